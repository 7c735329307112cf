/** Who stands where at the end: the winners, then who is still there, by what is counted; then who held out longest. */
import type { PlayerShown } from "../wire";
import type { Room } from "./room.svelte";

/** Where cash alone wins, cash alone is counted: the sum on the card. */
export const counted = (room: Room, player: PlayerShown): number => (room.view!.world.target ? player.cash : player.score);

export function ranking(room: Room): PlayerShown[] {
  const { players, winners } = room.view!;
  const left = (player: PlayerShown): number => (player.alive ? Infinity : (room.told.findLast(({ name, who }) => name === "BANKRUPT" && who === player.seat)?.seq ?? 0));
  const won = (player: PlayerShown): number => Number(winners.includes(player.seat));
  return [...players].sort((a, b) => won(b) - won(a) || Number(b.alive) - Number(a.alive) || counted(room, b) - counted(room, a) || left(b) - left(a));
}
