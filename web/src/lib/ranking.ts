/** Who stands where at the end: the winners, then who is still there, by what is counted; then who held out longest. */
import type { PlayerShown, Shown, Told } from "../wire";
import type { Room } from "./room.svelte";

/** Somebody on the list: `place` is shared by those nothing tells apart; `fell` is the round of a bankruptcy, 0: there was none. */
export type Ranked = { player: PlayerShown; place: number; fell: number };

/** Where cash alone wins, cash alone is counted: the sum on the card. */
const counted = (view: Shown, player: PlayerShown): number => (view.world.target ? player.cash : player.score);

export function ranked(view: Shown, told: Told[]): Ranked[] {
  let round = 0;
  const fell = new Map<number, { round: number; seq: number }>();
  for (const { name, who, what, seq } of told) {
    if (name === "TURN") round = what;
    else if (name === "BANKRUPT") fell.set(who, { round, seq });
  }
  const won = (player: PlayerShown): boolean => view.winners.includes(player.seat);
  const order = (player: PlayerShown): number[] => [Number(won(player)), Number(player.alive), counted(view, player), player.alive ? 0 : (fell.get(player.seat)?.seq ?? 0)];
  const better = (a: PlayerShown, b: PlayerShown): number => {
    const [one, other] = [order(a), order(b)];
    const at = one.findIndex((value, i) => value !== other[i]);
    return at < 0 ? 0 : other[at] - one[at];
  };
  const all = [...view.players].sort(better);
  /** Who has won together stands on the same step, whatever else they have. */
  const same = (a: PlayerShown, b: PlayerShown): boolean => (won(a) && won(b)) || better(a, b) === 0;
  return all.map((player) => ({ player, place: all.findIndex((other) => same(other, player)) + 1, fell: player.alive ? 0 : (fell.get(player.seat)?.round ?? 0) }));
}

export const ranking = (room: Room): Ranked[] => ranked(room.view!, room.told);

/** What stands beside a name: the count or the cash, or how long somebody held out who has nothing left to count. */
export function result(room: Room, { player, fell }: Ranked, until: (round: number) => string): string {
  if (fell && !counted(room.view!, player)) return until(fell);
  return room.view!.world.target ? room.short(player.cash) : player.score_text;
}
