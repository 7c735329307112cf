import { expect, it } from "vitest";
import { ISLAND, type Effect } from "../src/companion/lib/data";
import { doing } from "../src/companion/island/telling";
import { freshIsland } from "../src/companion/island/state";

const paid = (who: string, whom: string): string[] => {
  const state = { ...freshIsland(), show: { scene: ISLAND.scenes[0].id, you: -1, chooser: -1, choice: 0, result: 0 } };
  return doing(state, [ISLAND.verbs.indexOf("pay"), ISLAND.whom.indexOf(who), ISLAND.whom.indexOf(whom), 0, 50_000] as Effect);
};

it("whoever is meant is called otherwise at the beginning of a sentence than inside it", () => {
  expect(paid("bank", "you")).toEqual(["The bank pays you $50k."]);
  expect(paid("you", "bank")).toEqual(["You pay the bank $50k."]);
  expect(paid("most_cash", "next")).toEqual(["Whoever has the most cash (several, if equal) pays the player after you $50k."]);
  expect(paid("next", "mayor")).toEqual(["The player after you pays the Mayor $50k."]);
});
