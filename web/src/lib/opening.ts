/** A room is made, its secrets are kept, and we are in it; it begins by itself where nobody is waited for. */
import { api } from "./api";
import { route } from "./route.svelte";
import { keep } from "./seats";
import type { NewRoom } from "../wire";

export async function openRoom(wish: NewRoom, title: string): Promise<void> {
  const made = await api.make(wish);
  keep(made.room, { code: made.code, title, host: made.host, seats: made.mine });
  if (!wish.seats.some((seat) => seat.kind === "open")) await api.start(made.room, made.host);
  route.go("room", made.room);
}
