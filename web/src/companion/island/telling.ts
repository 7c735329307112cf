/** The channel in words: texts for the jobs at the table, and every effect as a sentence to do. */
import { short } from "../../lib/money";
import { ELSEWHERE, ISLAND, type Effect } from "../lib/data";
import { LANGUAGE, t } from "../lib/text";
import { growth, heroOf, sceneOf, UNNAMED } from "./channel";
import { inOffice, type IslandState } from "./state";

const MAYOR = ISLAND.whom.indexOf("mayor");
/** Rolls with news or a scene in a round, for each player, as often as the dice and the ring make it. */
const SHOWS_A_TURN = 0.32;
const SEATS = 4;

export const jobName = (job: number): string => t(`job-${ISLAND.jobs[job]}`);
export const money = (sum: number): string => short(sum, "$");

/** The printed words of the channel, and what the language of the device says for them. */
const printed = ISLAND.scenes.flatMap((scene) => [scene.text, ...scene.choices.flatMap((choice) => [choice.says, ...choice.results.map((result) => result.text)])]).concat(ISLAND.stories.map((story) => story.name));
const WORDS: Record<string, string> = Object.fromEntries((ELSEWHERE[LANGUAGE]?.scenes ?? []).map((words, n) => [printed[n], words]));

/** `{mayor:the Mayor|you}`: the first where somebody has that job, else the second; unknown tables have all jobs. */
export function spoken(state: IslandState, text: string): string {
  return (WORDS[text] ?? text).replace(/\{([a-z ]+):([^|}]*)\|([^}]*)\}/g, (_, job: string, held: string, free: string) => {
    const number = ISLAND.jobs.indexOf(job.replace(" ", "_"));
    return !state.players.length || inOffice(state, number) >= 0 ? held : free;
  });
}

/** How many times the printed sums now: as said by hand, or by how long the evening has been. */
export function timesNow(state: IslandState): number {
  if (state.times) return state.times;
  const seats = state.players.filter((one) => !one.gone).length || SEATS;
  return growth(1 + Math.floor(state.shown / (seats * SHOWS_A_TURN)));
}

/** At the beginning of a sentence, and inside one. */
type Named = { text: string; within: string; person: "you" | "one" | "nobody" };
const NOBODY: Named = { text: "", within: t("to-bank"), person: "nobody" };
const called = (id: string, values: Record<string, string> = {}, person: Named["person"] = "one"): Named => ({ text: t(`who-${id}`, values), within: t(`to-${id}`, values), person });
const named = (state: IslandState, seat: number): Named | null => (seat >= 0 && state.players[seat] ? { text: state.players[seat].name, within: state.players[seat].name, person: "one" } : null);
const you = (): Named => called("you", {}, "you");

/** Whom a line means; `nobody`: a job that nobody has. */
export function whom(state: IslandState, word: number): Named {
  const now = state.show!;
  const scene = sceneOf(now.scene);
  const name = ISLAND.whom[word];
  switch (name) {
    case "you": return named(state, now.you) ?? you();
    case "chooser":
      if (scene.for && now.chooser !== now.you) return called("job", { job: jobName(scene.for), name: state.players[now.chooser].name });
      if (scene.for && !state.players.length) return called("the-job", { job: jobName(scene.for) });
      return named(state, now.chooser) ?? you();
    case "hero": {
      const hero = heroOf(state, scene);
      if (hero === UNNAMED && !isFirst(scene.id)) return called("hero");
      return named(state, hero) ?? named(state, now.you) ?? you();
    }
    case "next": {
      if (now.you < 0) return called("next");
      const order = state.players.map((_, n) => (now.you + 1 + n) % state.players.length);
      return named(state, order.find((seat) => !state.players[seat].gone) ?? -1) ?? called("next");
    }
  }
  if (word >= MAYOR && word < MAYOR + ISLAND.jobs.length - 1) {
    const job = word - MAYOR + 1;
    if (!state.players.length) return called("the-job", { job: jobName(job) });
    const seat = inOffice(state, job);
    return seat < 0 ? NOBODY : called("job", { job: jobName(job), name: state.players[seat].name });
  }
  return called(name);
}

const isFirst = (scene: string): boolean => ISLAND.stories.some((one) => one.first === scene);

/** Where on the owner's own board: by the name typed for it, else by the ring. */
export function place(state: IslandState, [, , , space, , corner, nth]: Effect): string {
  if (!nth) return space % 10 ? t("place-space", { space }) : t(`corner-${space}`);
  const own = state.places[space];
  return own ? t("place-own", { name: own, space }) : t("place", { nth: t(`nth-${nth}`), corner: t(`corner-${corner}`), space });
}

/** One line of the script as sentences to do; none where it means a job nobody has. */
export function doing(state: IslandState, effect: Effect): string[] {
  const [verb, who, to, what, sum] = effect;
  const name = ISLAND.verbs[verb];
  const subject = whom(state, who);
  if (name !== "weather" && name !== "ship" && name !== "auction" && subject.person === "nobody") return [];
  const object = whom(state, to);
  const values = {
    who: subject.text, person: subject.person, sum: money(sum * timesNow(state)),
    whom: object.within,
    count: Math.abs(what), thing: t(`thing-${ISLAND.things[what] ?? "deed"}`), sky: t(`sky-${ISLAND.weathers[what] ?? "sunny"}`),
    place: name === "go_to" ? place(state, effect) : "",
  };
  const id = name === "tokens" ? (what < 0 ? "do-tokens-lost" : "do-tokens")
    : name === "move" ? (what < 0 ? "do-move-back" : "do-move")
    : name === "ship" ? (what ? "do-ship-arrives" : "do-ship-leaves")
    : name === "pay" && ISLAND.whom[to] === "others" ? "do-pay-each"
    : `do-${name}`;
  const lines = [t(id, values)];
  // The day the bank has no property left comes in every game: what happens then stands there always.
  if (["deed", "buy", "auction"].includes(name)) lines.push(t(`do-${name}-else`, values));
  return lines;
}

/** Everything to do after a scene, the token for a choice first [TT-38 TT-41]. */
export function orders(state: IslandState): string[] {
  const now = state.show;
  if (!now || now.result < 0) return [];
  const scene = sceneOf(now.scene);
  const chooser = whom(state, ISLAND.whom.indexOf("chooser"));
  const token = scene.asks ? [t("do-choice-token", { who: chooser.text, person: chooser.person, count: ISLAND.choice_tokens })] : [];
  const effects = scene.choices[now.choice].results[now.result].do;
  return [...token, ...effects.flatMap((effect) => doing(state, effect)), ...(effects.some(another) ? [t("do-bearable")] : [])];
}

/** Does somebody pay by another's choice? Nobody is ruined by that [TT-39]. */
function another([verb, who]: Effect): boolean {
  return ["pay", "pay_per"].includes(ISLAND.verbs[verb]) && !["chooser", "bank"].includes(ISLAND.whom[who]);
}
