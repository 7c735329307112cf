"""The channel of the companion is the channel of the rules: COMPANION B3 and B5, two thousand walks, every branch."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from channel_walks import EDITION, walks
from real_table import RealTable

Told = list[dict[str, Any]]
WALKS, LENGTH = 2000, 3
TELL_AGAIN = """([walks, names]) => {
  const { channel, freshIsland, telling, ISLAND } = companion;
  const wrong = [];
  const same = (what, ours, theirs) => {
    const [one, other] = [ours, theirs].map((side) => JSON.stringify(side));
    if (one !== other) wrong.push(`${what}: ${one} != ${other}`);
  };
  for (const { jobs, steps } of walks) {
    let state = { ...freshIsland(), open: true, players: jobs.map((job, n) => ({ name: names[n], job, gone: false })) };
    for (const step of steps) {
      if (step.off) { same("off air", channel.offAir(state), true); continue; }
      const parts = () => channel.openStories(state).map((one) => channel.nextPart(state, one));
      const among = step.channel === "news" ? parts() : channel.unseen(state, step.channel);
      same(`${step.scene} among`, [...among].sort(), [...step.among].sort());
      state = channel.show(state, step.scene, step.you);
      const scene = channel.sceneOf(step.scene);
      if (step.chooser !== null) same(`${step.scene} chooser`, state.show.chooser, step.chooser);
      if (scene.asks) state = channel.choose(state, step.choice);
      state = channel.settle(state, step.result);
      const stories = ISLAND.stories.map((story) => story.id);
      same(`${step.scene} parts`, stories.map((one) => channel.nextPart(state, one)), step.parts);
      same(`${step.scene} heroes`, stories.map((one) => channel.heroOf(state, { story: one })), step.heroes);
      same(`${step.scene} sky and ship`, [state.sky, state.ship], [step.sky, step.ship]);
      channel.effectsNow(state).forEach(([verb, who], n) => {
        const seat = step.meant[n];
        if (seat === null) return;
        const said = telling.whom(state, who);
        const right = seat === -1 ? said.person === "nobody" : said.text.includes(names[seat]);
        if (!right) wrong.push(`${step.scene} line ${n}: ${said.text} is not ${names[seat]}`);
      });
    }
  }
  return wrong.slice(0, 20);
}"""


@pytest.fixture(scope="module")
def told() -> Told:
    return walks(WALKS, LENGTH, 7)


@pytest.mark.slow
def test_B5_two_thousand_walks_of_the_rules_are_told_again_alike(told: Told, table_at_home: Callable[..., RealTable]) -> None:
    """The same scenes to choose from, the same chooser, the same next part, hero, sky and ship, the same people meant."""
    page = table_at_home().go()
    for start in range(0, WALKS, 250):
        assert page.evaluate(TELL_AGAIN, [told[start:start + 250], ["Xaver", "Yuki", "Zoe", "Wanda", "Vito"]]) == []


@pytest.mark.slow
def test_B5_the_walks_reach_every_branch_and_the_end_of_the_news(told: Told) -> None:
    steps = [step for walk in told for step in walk["steps"]]
    reached = {(step["scene"], step["choice"], step["result"]) for step in steps if not step.get("off")}
    branches = {(scene.id, c, r) for scene in EDITION.scenes
                for c, choice in enumerate(scene.choices) for r in range(len(choice.results))}
    assert reached == branches
    assert any(step.get("off") for step in steps)


def test_B3_no_scene_twice_before_all_of_its_deck_and_not_across_evenings(table_at_home: Callable[..., RealTable]) -> None:
    """By taps, over a reload and over a new evening that keeps what was seen."""
    home = table_at_home()
    page = home.go("island")
    deck = [scene.id for scene in EDITION.scenes if scene.channel == "chance"]
    seen: list[str] = []
    for n in range(len(deck) + 1):
        if n == len(deck) // 3:
            home.reload()
        if n == len(deck) // 2:
            page.click("text=New evening")
            page.click("[data-keep]")
        page.click("[data-entry=chance]")
        seen.append(str(page.get_attribute("article", "data-scene")))
        page.click("[data-choice='0']")
        page.click("[data-done]")
    assert sorted(seen[:-1]) == sorted(deck) and seen[-1] != seen[-2]
