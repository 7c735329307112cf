/** What this device says by itself, because the person has said it before or nothing else can be said. */
import { choiceTo } from "./choices";
import type { Room } from "./room.svelte";

export function itself(room: Room): string | null {
  const { view } = room;
  const prompt = view?.prompt;
  if (!view || !prompt || room.seat < 0) return null;
  if (room.doors.isOut(room.seat, prompt)) return choiceTo("PASS", view.legal)?.action ?? null;
  if (prompt.kind === "ASK_PARKING" && !affordable(room)) return choiceTo("DECLINE", view.legal)?.action ?? null;
  return null;
}

/** Could anything the bank has be paid for, were everything sold and mortgaged? Rather asked once too often than once too little. */
function affordable(room: Room): boolean {
  const { spaces } = room.board!;
  const now = room.view!.spaces;
  const own = now.filter((space) => space.owner === room.seat);
  const means = own.reduce((sum, space) => sum + (space.mortgaged ? 0 : spaces[space.number].loan) + space.level * spaces[space.number].house, room.me?.cash ?? 0);
  return spaces.some((space) => space.price > 0 && now[space.number].owner === null && space.price <= means);
}
