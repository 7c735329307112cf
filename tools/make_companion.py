"""Write what the companion knows of the rules: web/src/companion/data.json, made from the editions and never by hand.

    python tools/make_companion.py             write the file
    python tools/make_companion.py --check     is the file, and the built page, what the rules say today?

The companion serves owners of the printed boxes. So nothing of ours that a printed deed says otherwise gets in: of Tropical
Tycoon no name and no price of a property, and a place to go to is told by where it lies on the ring.
"""
from __future__ import annotations

import argparse
import hashlib
import json
import pathlib
import re
import sys
from typing import Any

from passgo.editions.city.rules.hours import LAST_BEEP_MS
from passgo.editions.city.text import KEYS
from passgo.editions.tropical_tycoon.rules.words import Development, Job, Standing, Thing, Verb, Weather, Whom
from passgo.loading import Edition, Scene, editions, read, rulebook
from passgo.text import ENGLISH, languages
from passgo.text.words import Words, slug

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "web" / "src" / "companion" / "data.json"
BUILT = ROOT / "src" / "passgo" / "static" / "companion"
CORNERS = {0: "GO", 10: "Just Visiting", 20: "Free Parking", 30: "Go to Jail"}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
HAZARDS = 4
Json = dict[str, Any]


def everything() -> Json:
    """All that the page is built from, with a digest that tells one set of rules from another."""
    made: Json = {"city": city(read("city")), "island": island(read("tropical_tycoon")),
                  "boxes": [box(read(key)) for key in editions()],
                  "elsewhere": {language: elsewhere(language) for language in languages() if language != ENGLISH}}
    return {"digest": hashlib.sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()[:16], **made}


# ---------------------------------------------------------------------------------------------------------------- City
def city(edition: Edition) -> Json:
    """Districts with their rents, the times of the Trading Unit, and the guesses at its odds."""
    board, words = edition.board, Words(edition, "en")
    names = [words.piece(key) for key in KEYS]
    group_of = {space: group.number for group in edition.groups for space in group.spaces}
    beeps, left = [], board.hour_warning_ms
    while left >= LAST_BEEP_MS:
        beeps.append(left)
        left //= 2
    odds = {name: list(read("city", (("button", name),)).board.button_odds) for name in ("quarters", "sixth", "tenth")}
    return {
        "groups": [{"name": group.name, "letter": mark} for group, mark in zip(edition.groups, letters(edition), strict=True)],
        "districts": [{"space": space, "name": edition.spaces[space].name, "group": group_of[space],
                       "rent": list(board.rent[space])[:board.block_limit + 1]} for space in sorted(group_of)],
        "hazards": names[:HAZARDS], "bonuses": names[HAZARDS:],
        "block_limit": board.block_limit, "stadiums": board.stadiums, "railroads": board.railroads, "bid_step": board.bid_step,
        "auction_ms": board.auction_ms, "warning_ms": board.warning_ms, "hour_ms": board.hour_ms, "beeps_ms": beeps, "odds": odds,
        "notes": sorted(edition.notes, reverse=True), "clauses": clauses("city"),
    }


def letters(edition: Edition) -> list[str]:
    """A letter for each group, no two alike."""
    taken: list[str] = []
    for group in edition.groups:
        wanted = group.name.replace(" ", "").upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        taken.append(next(letter for letter in wanted if letter not in taken))
    return taken


# ------------------------------------------------------------------------------------------------------ Tropical Tycoon
def island(edition: Edition) -> Json:
    """Jobs, the shares developments earn of a sum that stands on the owner's own deed, and the script of the channel."""
    board = edition.board
    return {
        "jobs": named(Job), "weathers": named(Weather), "developments": named(Development), "standings": named(Standing),
        "verbs": named(Verb), "whom": named(Whom), "things": named(Thing),
        "casino": list(board.casino), "pier": list(board.pier), "park": list(board.park), "neighbour": list(board.neighbour),
        "kitchen": board.kitchen, "ship_times": board.ship_times,
        "first_weather": board.first_weather, "first_ship": board.first_ship,
        "rent_step": max(board.interest_step, 1), "note": board.bid_step,
        "growth_rounds": getattr(board, "growth_rounds", 0), "growth_most": getattr(board, "growth_most", 1),
        "stories_told": getattr(board, "stories_told", 0),
        "fewest": board.fewest, "most": board.most, "start_cash": board.start_cash, "start_deeds": board.deal_deeds,
        "choice_tokens": board.choice_tokens, "artist_tokens": board.artist_tokens, "fortune_cash": board.fortune_cash,
        "scenes": [scene_of(edition, scene) for scene in edition.scenes],
        "stories": [{"id": story.id, "name": plain(edition, story.name), "last": story.last,
                     "first": edition.scenes[story.parts[0]].id} for story in edition.stories],
        "clauses": clauses("tropical_tycoon"),
    }


def elsewhere(language: str) -> Json:
    """The words of the channel and City's pieces in another language, in the order in which they stand here in English."""
    words = Words(read("tropical_tycoon"), language)
    found: list[str] = []
    for scene in words.edition.scenes:
        id = f"scene-{slug(scene.id)}"
        found.append(words.said(id, scene.text))
        for c, choice in enumerate(scene.choices, start=1):
            found.append(words.said(f"{id}.choice-{c}", choice.says) if choice.says else "")
            found += [words.said(f"{id}.result-{c}-{r}", result.text) for r, result in enumerate(choice.results, start=1)]
    found += [words.said(f"story-{slug(story.id)}", story.name) for story in words.edition.stories]
    places = {words.place(n) for n in range(len(words.edition.spaces)) if is_property(words.edition, n)}
    named = [text for text in found if any(place in text for place in places)]
    if named:
        raise ValueError(f"{language}: the owner's board has no such place: {named[0]}")
    city = Words(read("city"), language)
    return {"scenes": found, "pieces": [city.piece(key) for key in KEYS]}


def named(words: Any) -> list[str]:
    """Names by number, in lower case."""
    numbers = {number: name.lower() for name, number in words.names().items()}
    return [numbers.get(number, "") for number in range(max(numbers) + 1)]


def scene_of(edition: Edition, scene: Scene) -> Json:
    """A scene with its effects as the loader has read them."""
    board = edition.board
    row = board.scene_choice[scene.number]
    return {"id": scene.id, "channel": scene.channel, "story": scene.story, "for": board.scene_for[scene.number],
            "picture": scene.picture, "text": plain(edition, scene.text), "asks": scene.asks,
            "choices": [{"says": plain(edition, choice.says), "needs": choice.needs,
                         "results": [{"text": plain(edition, result.text), "odds": result.odds, "next": result.next,
                                      "do": effects(edition, board.choice_result[row + c] + r)}
                                     for r, result in enumerate(choice.results)]}
                        for c, choice in enumerate(scene.choices)]}


def effects(edition: Edition, result: int) -> list[list[Any]]:
    """[verb, who, whom, what, sum] for each line; where one is sent, also the corner before it and which property after it."""
    board = edition.board
    first = board.result_effect[result]
    found: list[list[Any]] = []
    for e in range(first, first + board.result_effects[result]):
        line: list[Any] = [board.effect_verb[e], board.effect_who[e], board.effect_whom[e],
                           board.effect_what[e], board.effect_sum[e]]
        found.append([*line, *ring(edition, board.effect_what[e])] if board.effect_verb[e] == Verb.GO_TO else line)
    return found


def is_property(edition: Edition, space: int) -> bool:
    return bool(edition.spaces[space].group)


def ring(edition: Edition, space: int) -> tuple[int, int]:
    """The corner before a property, and the how many-th property after it this is; 0: no property."""
    corner = max(n for n in CORNERS if n <= space)
    return corner, sum(is_property(edition, n) for n in range(corner + 1, space + 1)) if is_property(edition, space) else 0


def on_the_ring(edition: Edition, space: int) -> str:
    """`the third property after Free Parking`: true on every printed board of this family."""
    corner, nth = ring(edition, space)
    return f"the {ORDINALS[nth - 1]} property after {CORNERS[corner]}"


def plain(edition: Edition, text: str) -> str:
    """Without the names we gave to properties: on the owner's board they are called otherwise [COMPANION B2]."""
    for number, space in enumerate(edition.spaces):
        if is_property(edition, number):
            text = re.sub(rf"\b(?:the )?{re.escape(space.name)}\b", on_the_ring(edition, number), text)
    return text


# --------------------------------------------------------------------------------------------------------------- shared
def clauses(key: str) -> list[list[str]]:
    """The rulebook in our words, for `The rules` at any time."""
    return [[clause.id, clause.heading, " ".join(clause.text.replace("**D** ", "(our decision) ").replace("**", "").split())]
            for clause in rulebook(key).values()]


def box(edition: Edition) -> Json:
    """What a bank needs to know of a box."""
    board = edition.board
    return {"key": edition.key, "title": edition.title, "currency": edition.currency,
            "start": board.start_cash, "go": board.salary, "step": board.salary_step,
            "stadium": board.stadium_wages, "mayor": board.mayor_salary, "target": board.target, "most": board.most,
            "note": board.bid_step}


def built_digest() -> str:
    """The digest inside the built page, or nothing."""
    for file in sorted(BUILT.glob("assets/*.js")):
        found = re.search(r'digest:\s*[`"\']([0-9a-f]{16})', file.read_text(encoding="utf-8"))
        if found:
            return found[1]
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where companion and rules differ")
    check = parser.parse_args().check
    made = json.dumps(everything(), ensure_ascii=False, separators=(",", ":"))
    if not check:
        DATA.write_text(made, encoding="utf-8")
        return 0
    if not DATA.is_file() or DATA.read_text(encoding="utf-8") != made:
        print("The companion's data is not what the rules say: run tools/make_companion.py.", file=sys.stderr)
        return 1
    if built_digest() != json.loads(made)["digest"]:
        print("The built companion is of other rules: run tools/build_web.py.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
