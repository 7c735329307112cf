"""The script of a channel, from its tables to the numbers of a Board.

A scene has choices, a choice has results, a result does things. What it does is said in short lines:

    you get 100k                 others pay you 20k          mayor pays bank 50k
    you get 10k per deed         you pay 25k per resort      you get 2 tokens / you lose 1 token
    you go to space 24 / GO      you go to Jail              you move 3 / you move back 2
    you leave Jail               weather storm               ship arrives / ship leaves
    you get a deed or 100k       you may buy a deed or get 50k
    a deed is auctioned or all get 20k

What comes after `or` is for the day when the bank has no property left.
"""
from __future__ import annotations

import re
from typing import Any, NamedTuple

from passgo.editions.tropical_tycoon.rules.board import CHOICES, EFFECTS, RESULTS, SCENES, STORIES
from passgo.editions.tropical_tycoon.rules.words import Job, Thing, Verb, Weather, Whom
from passgo.loading.edition import Choice, Result, Scene, Space, Story
from passgo.loading.sheet import Path, Sheet
from passgo.rules.board import Board
from passgo.rules.words import NOBODY

CHANNELS = ("chance", "chest", "news")
PICTURES = ("animal", "weather", "sea", "election", "crime", "bank", "party", "sport", "building", "traffic", "market",
            "test card")
"""What a screen can show with a scene; where none of them fits, the test card."""
MOST_IN_A_CHANNEL = 60
WHO = {name.lower().replace("_", " "): number for name, number in Whom.names().items()}
JOBS = {name.lower().replace("_", " "): number for name, number in Job.names().items()}
WEATHERS = {name.lower(): number for name, number in Weather.names().items()}
THINGS = {name.lower(): number for name, number in Thing.names().items()}
ONE = "(" + "|".join(sorted(WHO.keys() - {"bank"}, key=len, reverse=True)) + ")"
ANY = "(" + "|".join(sorted(WHO, key=len, reverse=True)) + ")"
SUM = r"(\d+)k"
PATTERNS: list[tuple[int, str]] = [
    (Verb.GET_PER, rf"{ONE} gets? {SUM} per (\w+)"),
    (Verb.GET, rf"{ONE} gets? {SUM}"),
    (Verb.PAY_PER, rf"{ONE} pays? {SUM} per (\w+)"),
    (Verb.PAY, rf"{ONE} pays? {ANY} {SUM}"),
    (Verb.TOKENS, rf"{ONE} (gets?|loses?) (\d+) tokens?"),
    (Verb.DEED, rf"{ONE} gets? a deed or {SUM}"),
    (Verb.BUY, rf"{ONE} may buy a deed or get {SUM}"),
    (Verb.JAIL, rf"{ONE} go(?:es)? to Jail"),
    (Verb.GO_TO, rf"{ONE} go(?:es)? to (GO|space \d+)"),
    (Verb.MOVE, rf"{ONE} moves? (back )?(\d+)"),
    (Verb.RELEASE, rf"{ONE} leaves? Jail"),
    (Verb.WEATHER, r"weather (\w+)"),
    (Verb.SHIP, r"ship (arrives|leaves)"),
    (Verb.AUCTION, rf"a deed is auctioned or {ONE} gets? {SUM}"),
]


class Effect(NamedTuple):
    """One line of the script as numbers."""
    verb: int
    who: int = Whom.BANK
    whom: int = Whom.BANK
    what: int = 0
    sum: int = 0


def effect_of(line: str) -> Effect | None:
    """What a line says; None: it cannot be read."""
    for verb, pattern in PATTERNS:
        match = re.fullmatch(pattern, line)
        if match:
            try:
                return effect_from(verb, match.groups())
            except KeyError:
                return None
    return None


def effect_from(verb: int, said: tuple[Any, ...]) -> Effect:
    """The words of one pattern; raises KeyError for a word that is none."""
    match verb:
        case Verb.GET | Verb.DEED | Verb.BUY | Verb.AUCTION:
            return Effect(verb, WHO[said[0]], sum=int(said[1]) * 1000)
        case Verb.GET_PER | Verb.PAY_PER:
            return Effect(verb, WHO[said[0]], what=THINGS[said[2]], sum=int(said[1]) * 1000)
        case Verb.PAY:
            return Effect(verb, WHO[said[0]], WHO[said[1]], sum=int(said[2]) * 1000)
        case Verb.TOKENS:
            return Effect(verb, WHO[said[0]], what=int(said[2]) * (-1 if said[1].startswith("lose") else 1))
        case Verb.GO_TO:
            return Effect(verb, WHO[said[0]], what=0 if said[1] == "GO" else int(said[1].removeprefix("space ")))
        case Verb.MOVE:
            return Effect(verb, WHO[said[0]], what=int(said[2]) * (-1 if said[1] else 1))
        case Verb.WEATHER:
            return Effect(verb, what=WEATHERS[said[0]])
        case Verb.SHIP:
            return Effect(verb, what=int(said[0] == "arrives"))
    return Effect(verb, WHO[said[0]])


# ------------------------------------------------------------------------------------------------------------- reading
def read_channel(sheet: Sheet) -> tuple[tuple[Scene, ...], tuple[Story, ...]]:
    """All scenes in words, in the order of the Board: Chance, Community Chest, then story by story."""
    stories = [table["id"] for table in sheet.tables("story")]
    found: list[Scene] = []
    for i, table in enumerate(sheet.tables("scene")):
        path: Path = ("scene", i)
        channel, address = table["channel"], table.get("for", "none")
        story = sheet.word(table, (*path, "story"), dict.fromkeys(stories, 0)) if channel == "news" and stories else ""
        choices = [Choice(choice["says"], choice.get("needs", 0) * 1000, read_results(sheet, path, choice))
                   for choice in table.get("choice", [])] or [Choice("", 0, read_results(sheet, path, table))]
        found.append(Scene(table["id"], 0, channel, story, "" if address == "none" else address, table["text"],
                           bool(table.get("choice")), tuple(choices), table.get("picture", "test card"), i))
    found.sort(key=lambda scene: (CHANNELS.index(scene.channel), stories.index(scene.story) if scene.story else 0))
    scenes = tuple(scene._replace(number=n) for n, scene in enumerate(found))
    return scenes, tuple(
        Story(table["id"], table.get("name", ""), table.get("last", False),
              tuple(scene.number for scene in scenes if scene.story == table["id"]))
        for table in sheet.tables("story"))


def read_results(sheet: Sheet, path: Path, table: dict[str, Any]) -> tuple[Result, ...]:
    if not table.get("results"):
        sheet.complain((*path, "results"), "a scene, or each of its choices, needs `results`")
        return (Result("", 1, (), ""),)
    return tuple(Result(result.get("text", ""), result.get("odds", 1), tuple(result.get("do", [])), result.get("next", ""))
                 for result in table["results"])


# ------------------------------------------------------------------------------------------------------------- filling
def fill_channel(sheet: Sheet, board: Board, scenes: tuple[Scene, ...], stories: tuple[Story, ...], spaces: list[Space]) -> None:
    """The script as numbers; a script that does not fit is complained about."""
    choices = [choice for scene in scenes for choice in scene.choices]
    results = [result for choice in choices for result in choice.results]
    lines = sum(len(result.does) for result in results)
    for name, size, most in (("scene", len(scenes), SCENES), ("choice", len(choices), CHOICES), ("result", len(results), RESULTS),
                             ("effect", lines, EFFECTS), ("story", len(stories), STORIES)):
        if size > most:
            sheet.complain(("scene",), f"the channel has {size} of `{name}`; {most} are possible")
            return
    numbers = {scene.id: scene.number for scene in scenes}
    board.scenes, board.stories = len(scenes), len(stories)
    for channel in range(2):
        mine = [scene.number for scene in scenes if scene.channel == CHANNELS[channel]]
        board.channel_first[channel], board.channel_scenes[channel] = (mine[0], len(mine)) if mine else (0, 0)
        if len(mine) > MOST_IN_A_CHANNEL:
            sheet.complain(("scene",), f"{CHANNELS[channel]} has {len(mine)} scenes; {MOST_IN_A_CHANNEL} are possible")
    for n, story in enumerate(stories):
        board.story_first[n] = story.parts[0] if story.parts else 0
        board.sign_off = n if story.last else board.sign_off
    script = Script(sheet, board, numbers, [story.id for story in stories])
    for scene in scenes:
        script.write(scene)


class Script:
    """Writes scenes into the tables of a Board, row by row."""

    def __init__(self, sheet: Sheet, board: Board, numbers: dict[str, int], stories: list[str]) -> None:
        self.sheet, self.board, self.numbers, self.stories = sheet, board, numbers, stories
        self.choices = self.results = self.effects = 0

    def write(self, scene: Scene) -> None:
        board, n = self.board, scene.number
        board.scene_story[n] = self.stories.index(scene.story) if scene.story else NOBODY
        board.scene_for[n] = JOBS[scene.address or "none"]
        board.scene_choices[n] = len(scene.choices) if scene.asks else 0
        board.scene_choice[n] = self.choices
        for choice in scene.choices:
            board.choice_scene[self.choices] = n
            board.choice_needs[self.choices] = choice.needs
            board.choice_results[self.choices] = len(choice.results)
            board.choice_result[self.choices] = self.results
            board.choice_weight[self.choices] = sum(result.odds for result in choice.results)
            self.choices += 1
            for result in choice.results:
                self.write_result(scene, result)

    def write_result(self, scene: Scene, result: Result) -> None:
        board, row = self.board, self.results
        path: Path = ("scene", scene.place)
        if result.next and result.next not in self.numbers:
            self.sheet.complain((*path, "next"), f"scene {scene.id}: there is no scene {result.next!r} to go on with")
        board.result_weight[row] = result.odds
        board.result_next[row] = self.numbers.get(result.next, NOBODY) if result.next else NOBODY
        board.result_effects[row] = len(result.does)
        board.result_effect[row] = self.effects
        for line in result.does:
            said = effect_of(line)
            if said is None:
                self.sheet.complain((*path, "do"), f"scene {scene.id}: {line!r} cannot be read")
                said = Effect(Verb.WEATHER)
            e = self.effects
            board.effect_verb[e], board.effect_who[e], board.effect_whom[e], board.effect_what[e], board.effect_sum[e] = said
            self.effects += 1
        self.results += 1


def fill_rents(sheet: Sheet, board: Board) -> None:
    """What casinos, piers, parks and restaurants earn, in per cent of their turnover."""
    table = sheet.table("development_rents")
    for name in ("casino", "pier", "park", "neighbour"):
        row = getattr(board, name)
        values = table.get(name, [])
        if table and len(values) != len(row):
            sheet.complain(("development_rents", name), f"`{name}` needs {len(row)} entries")
            continue
        for i, value in enumerate(values):
            row[i] = value
