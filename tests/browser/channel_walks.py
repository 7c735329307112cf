"""Walks through the Island Channel, told by the rules themselves: scene after scene, with every choice and every luck."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from dealer import Dealer, laid

from passgo import Action, read
from passgo.editions.tropical_tycoon.rules.effects import those
from passgo.editions.tropical_tycoon.rules.words import Job, Verb, Whom
from passgo.engines.choose import Core
from passgo.engines.python import Core as Plain
from passgo.rules.words import CHANCE, NOBODY

EDITION = read("tropical_tycoon")
KEPT = ("unseen_scenes", "last_scene", "story_part", "story_hero", "weather", "ship")
WAYS = {"chance": (4, 1, 2), "chest": (14, 1, 2), "news": (9, 1, 0)}
"""Where one stands, and what one rolls, to come to each."""
RICH = 50_000_000
BOARD = EDITION.board.dump()
ALONE = (Whom.YOU, Whom.CHOOSER, Whom.HERO, Whom.NEXT, *range(Whom.MAYOR, Whom.MAYOR + Job.SURFER))
Json = dict[str, Any]


def ids(mask: int, first: int) -> list[str]:
    return [EDITION.scenes[first + n].id for n in range(mask.bit_length()) if mask >> n & 1]


class Walk:
    """One evening at the channel: a table, its jobs, and what the channel remembers."""

    def __init__(self, rng: random.Random, bases: dict[tuple[int, int], Json], been: Counter[tuple[Any, ...]]) -> None:
        self.rng, self.bases, self.been = rng, bases, been
        self.seats = rng.choice((3, 4, 5))
        self.jobs = rng.sample(range(1, Job.SURFER + 1), self.seats)
        self.kept: Json = {name: self.base(0)[name] for name in KEPT}
        self.core = Core(BOARD, self.seats)
        self.plain = Plain(BOARD, self.seats)

    def pick(self, before: tuple[Any, ...], among: Sequence[Any]) -> Any:
        """Where few have been goes first, so that every branch is reached."""
        found = min(among, key=lambda one: (self.been[*before, one], self.rng.random()))
        self.been[*before, found] += 1
        return found

    def base(self, first: int) -> Json:
        """A game in which this seat is to roll."""
        if (self.seats, first) not in self.bases:
            game = laid(Core, "tropical_tycoon", self.seats, first)
            while game.core.waits_for() == CHANCE:
                game.core.put(CHANCE, game.core.nth_way(0))
            self.bases[self.seats, first] = game.core.dump()
        return self.bases[self.seats, first]

    def table(self, you: int, at: int) -> Dealer:
        values = {**self.base(you), **self.kept}
        values["job"] = [*self.jobs, *[0] * (len(values["job"]) - self.seats)]
        values["cash"] = [RICH if seat < self.seats else 0 for seat in range(len(values["cash"]))]
        values["bank"] = -sum(values["cash"])
        values["at"] = [at] * len(values["at"])
        values["owner"] = [NOBODY] * len(values["owner"])
        values["deeds"] = [0] * len(values["deeds"])
        self.core.load(values)
        return Dealer(EDITION, self.core)

    def step(self, channel: str) -> Json | None:
        """One scene, from the roll to its result; None: the channel is off air."""
        you = self.rng.randrange(self.seats)
        at, first, second = WAYS[channel]
        game = self.table(you, at)
        put(game, you, "ROLL")
        put(game, CHANCE, f"OUTCOME a={first} b={second}")
        if game.question not in ("TOSS_SCENE", "TOSS_NEWS"):
            assert channel == "news"
            return None
        told: Json = {"channel": channel, "you": you, "among": self.among(game, channel)}
        told["scene"] = self.pick((), told["among"])
        scene = next(one for one in EDITION.scenes if one.id == told["scene"])
        outcome = [story.id for story in EDITION.stories].index(scene.story) if channel == "news" else \
            scene.number - EDITION.board.channel_first[("chance", "chest").index(channel)]
        put(game, CHANCE, f"OUTCOME a={outcome}")
        chooser, choice = you, 0
        if scene.asks:
            assert game.question == "ASK_SCENE"
            values = game.core.dump()
            chooser, choice = values["who"][values["depth"] - 1], self.pick((scene.id,), range(len(scene.choices)))
            put(game, chooser, f"DECIDE choice={choice}")
        results = scene.choices[choice].results
        result = self.pick((scene.id, choice), range(len(results)))
        hero_known = game.core.field("story_hero")
        if len(results) > 1:
            put(game, CHANCE, f"OUTCOME a={result}")
        told |= {"chooser": chooser if scene.asks else None, "choice": choice, "result": result}
        told |= self.after(game, scene, choice, result)
        hero = hero_known[[story.id for story in EDITION.stories].index(scene.story)] if scene.story else NOBODY
        told["meant"] = self.meant(game, scene, choice, result, you, chooser, hero)
        return told

    def among(self, game: Dealer, channel: str) -> list[str]:
        values = game.core.dump()
        if channel != "news":
            deck = ("chance", "chest").index(channel)
            return ids(values["unseen_scenes"][deck], EDITION.board.channel_first[deck])
        open_stories = sorted({game.core.nth_way(k)[1] for k in range(game.core.ways())})
        return [EDITION.scenes[values["story_part"][story]].id for story in open_stories]

    def after(self, game: Dealer, scene: Any, choice: int, result: int) -> Json:
        """What the rules remember now; lines that wait behind a question of an earlier one are told by the script."""
        while game.question == "ASK_PARKING":
            values = game.core.dump()
            put(game, values["who"][values["depth"] - 1], "DECLINE")
        values = game.core.dump()
        self.kept = {name: values[name] for name in KEPT}
        for line in scene.choices[choice].results[result].does:
            if line.startswith("weather "):
                self.kept["weather"] = ["sunny", "cloudy", "rain", "storm"].index(line.removeprefix("weather "))
            elif line.startswith("ship "):
                self.kept["ship"] = int(line == "ship arrives")
        settled = game.question in ("ASK_TURN", "") and not values["over"]
        if settled:
            assert (values["weather"], values["ship"]) == (self.kept["weather"], self.kept["ship"])
        count = len(EDITION.stories)
        return {"sky": self.kept["weather"], "ship": self.kept["ship"],
                "parts": [EDITION.scenes[part].id if part != NOBODY else "" for part in values["story_part"][:count]],
                "heroes": [hero if hero != NOBODY else -1 for hero in values["story_hero"][:count]]}

    def meant(self, game: Dealer, scene: Any, choice: int, result: int, you: int, chooser: int, hero: int) -> list[int | None]:
        """For each line the seat it means, -1 for nobody, None where it means several or the bank."""
        self.plain.load(game.core.dump())
        board = EDITION.board
        row = board.choice_result[board.scene_choice[scene.number] + choice] + result
        found: list[int | None] = []
        for effect in range(board.result_effect[row], board.result_effect[row] + board.result_effects[row]):
            who = board.effect_who[effect]
            if who not in ALONE or board.effect_verb[effect] in (Verb.WEATHER, Verb.SHIP):
                found.append(None)
                continue
            mask = those(self.plain.s, who, you, chooser, hero)
            found.append(mask.bit_length() - 1)
        return found


def put(game: Dealer, who: int, words: str) -> None:
    """Without the dealer's counting, which no channel changes."""
    action = Action.read(words)
    assert game.core.refusal(who, action) == 0, f"{who} {words} at {game.question}"
    game.core.put(who, action)


def walks(count: int, length: int, seed: int) -> list[Json]:
    """So many evenings; one in fifty is watched until the channel goes off air."""
    rng = random.Random(seed)
    bases: dict[tuple[int, int], Json] = {}
    been: Counter[tuple[Any, ...]] = Counter()
    found = []
    for n in range(count):
        walk = Walk(rng, bases, been)
        steps: list[Json] = []
        whole = n % 50 == 0
        while whole or len(steps) < length:
            channel = "news" if whole else rng.choice(("chance", "chest", "news"))
            step = walk.step(channel)
            if step is None:
                steps.append({"channel": "news", "off": True})
                break
            steps.append(step)
        found.append({"jobs": walk.jobs, "steps": steps})
    return found
