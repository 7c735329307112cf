/** What can be done at the channel, with luck drawn here and nowhere else. */
import { ISLAND } from "../lib/data";
import { one, shuffled, weighted } from "../lib/draw";
import { keep } from "../lib/keep.svelte";
import { link } from "../lib/link.svelte";
import { voice } from "../../lib/say.svelte";
import { watch } from "../lib/watch.svelte";
import { play, type Sound } from "../../sound";
import * as channel from "./channel";
import { noted, type IslandState } from "./state";
import { orders, spoken } from "./telling";

const act = (next: IslandState) => keep.act("island", next);

/** Chance, Community Chest or the News: the next scene comes on, and is read. */
export function tune(what: channel.Deck | "news"): void {
  const state = keep.island;
  if (what === "news" && channel.offAir(state)) return;
  const id = what === "news" ? channel.nextPart(state, one(channel.openStories(state))) : one(channel.unseen(state, what));
  const before = state;
  act(noted(channel.show({ ...state, open: true }, id, -1), watch.read(), what, id));
  perform(before, keep.island);
}

/** Sound and voice for what has just changed; a remote leaves both to the television. */
export function perform(before: IslandState, after: IslandState): void {
  if (link.role === "remote" || !after.show) return;
  const scene = channel.sceneOf(after.show.scene);
  const again = before.show?.scene === after.show.scene;
  if (!again) {
    play(scene.story ? "news" : "sting");
    voice.say(spoken(after, scene.text));
  }
  if (after.show.result < 0 || (again && before.show!.result >= 0)) return;
  const came = scene.choices[after.show.choice].results[after.show.result];
  play(soundOf(before, after, came.do.map(([verb]) => ISLAND.verbs[verb])));
  voice.say([spoken(after, came.text), ...orders(after)].join(" "));
}

function soundOf(before: IslandState, after: IslandState, verbs: string[]): Sound {
  const sky = after.sky === before.sky ? "" : ISLAND.weathers[after.sky];
  if (sky === "storm") return "thunder";
  if (sky === "rain") return "rain";
  if (verbs.includes("ship")) return "horn";
  if (verbs.includes("jail")) return "jail";
  return verbs.includes("get") ? "cash" : verbs.includes("pay") ? "pay" : "card";
}

/** Somebody must have a name, for the story will come back to them. */
export function asksWho(state: IslandState): boolean {
  const now = state.show;
  if (!now || now.you >= 0 || now.choice >= 0 || !state.players.length) return false;
  const scene = channel.sceneOf(now.scene);
  return Boolean(scene.story) && scene.asks && now.chooser < 0 && channel.heroOf(state, scene) === -1;
}

export function thatWas(seat: number): void {
  const state = keep.island;
  const now = state.show!;
  const scene = channel.sceneOf(now.scene);
  act({ ...state, show: { ...now, you: seat, chooser: channel.chooserOf(state, scene, seat) } });
}

/** A choice is made, or there is none to make: luck decides among its results, and that is read. */
export function decide(choice: number): void {
  const state = keep.island;
  const scene = channel.sceneOf(state.show!.scene);
  const chosen = scene.asks ? channel.choose(state, choice) : state;
  const results = scene.choices[scene.asks ? choice : 0].results;
  act(channel.settle(chosen, weighted(results.map((result) => result.odds))));
  perform(state, keep.island);
}

export function done(): void {
  voice.stop();
  act({ ...keep.island, show: null });
}

/** Jobs for everybody, one of them the Mayor, and who starts [TT-02]. */
export function drawJobs(names: string[]): void {
  const jobs = ISLAND.jobs.map((_, job) => job).slice(2);
  const dealt = shuffled([1, ...shuffled(jobs).slice(0, names.length - 1)]);
  const players = names.map((name, n) => ({ name, job: dealt[n], gone: false }));
  act(noted({ ...keep.island, players, first: one(players.map((_, n) => n)), open: true, estates: [] }, watch.read(), "jobs"));
  play("drum");
}
