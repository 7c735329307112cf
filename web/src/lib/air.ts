/** What the channel shows just now: the scene somebody must choose in, or what the stage is showing of one; null: nothing. */
import { t } from "../text";
import type { Room } from "./room.svelte";

export type OnAir = { title: string; caption: string; picture: string; outcome: boolean; running: string[]; wheel?: number };

const SKY = ["weather", "ship"];

export function onAir(room: Room): OnAir | null {
  const [view, { stage }] = [room.view!, room];
  if (!room.channel || view.over || room.past) return null;
  // What the set hides of the sky runs through below the stories.
  const sky = view.extra.filter(({ name }) => SKY.includes(name)).map(({ label, value }) => `${label}: ${value}`);
  const running = [...sky, ...(view.world.running.length ? view.world.running : [t("tv-nothing")])];
  if (stage.act?.shows === "wheel") return { title: t("tv-casino"), caption: stage.act.told.text, picture: "", outcome: false, running, wheel: stage.act.told.how };
  const on = stage.air ?? (view.world.on_air ? { scene: view.world.on_air.number, text: view.world.on_air.text, outcome: false } : null);
  if (!on || (!stage.busy && !view.world.on_air)) return null;
  const shown = room.board!.scenes[on.scene];
  return shown ? { ...shown, caption: on.text, outcome: on.outcome, running } : null;
}
