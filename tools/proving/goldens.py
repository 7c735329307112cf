"""Golden games: whole games as they were said and told, which later rules must say and tell again.

A golden is a record (`.jsonl`) and the log of it (`.txt`), one sentence a line. Between them the goldens of an edition ask
every question it can ask, and every kind of action is said in them.
"""
from __future__ import annotations

import pathlib
from typing import Any

from passgo import Game
from passgo.editions import homes
from passgo.play.record import Record
from passgo.rules.declare import steps_of
from passgo.rules.steps import Step
from passgo.rules.words import FIRST_ASK, FIRST_TOSS, Ending, Event, Kind
from passgo.struct import Names
from passgo.text.events import Teller

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "tests" / "golden"
PERFT = GOLDEN.parent / "perft"


ABSENT = {
    "city": {  # no houses and hotels, no income tax, no claims, no interest, and the Trading Unit for every auction
        "asks ASK_LIFT", "asks ASK_OPEN_AUCTION", "asks ASK_PLACE", "asks ASK_SEALED_AUCTION", "asks ASK_TAX", "asks ASK_WANTS",
        "says BUILD", "says CLAIM", "says LEAVE", "says LIFT", "says PAY_FLAT", "says PAY_SHARE", "says PLACE", "says SELL",
        "says WANT"},
    "millionaire": {  # no clock, no income tax, no claims, and the last buildings go to whoever comes first
        "asks ASK_PLACE", "asks ASK_SEALED_AUCTION", "asks ASK_TAX", "asks ASK_TIMED_AUCTION", "asks ASK_WANTS", "says CLAIM",
        "says PAY_FLAT", "says PAY_SHARE", "says PLACE", "says TICK", "says WANT"},
    "tropical_tycoon": {  # closed hands for every auction, no clock, no income tax, no card that opens the Jail
        "asks ASK_OPEN_AUCTION", "asks ASK_TAX", "asks ASK_TIMED_AUCTION", "says PASS", "says PAY_FLAT", "says PAY_SHARE",
        "says TICK", "says USE_CARD"},
}
"""Shared questions and actions that an edition does not know; a test walks its games to see that this is so."""


def words_of(names: type[Names], key: str) -> dict[str, int]:
    """The words an edition has: those all share, and those of its own chapter."""
    pages = ("passgo.rules.words", f"{homes()[key]}.rules.words")
    return {name: number for base in names.__mro__ if base.__module__ in pages
            for name, number in vars(base).items() if isinstance(number, int) and not name.startswith("_")}


def must_appear(key: str) -> set[str]:
    """Every question and every kind of action of an edition."""
    known = steps_of("passgo.rules") | steps_of(homes()[key])
    asks = {name for name, number in known.items() if FIRST_ASK <= number < FIRST_TOSS}
    return ({f"asks {name}" for name in asks} | {f"says {name}" for name in words_of(Kind, key)}) - ABSENT.get(key, set())


def may_appear(key: str) -> set[str]:
    """What a search for goldens also looks for: every event, every ending but the void ones."""
    endings = {name for name in words_of(Ending, key) if name != "PLAYING" and not name.startswith("VOID")}
    return {f"tells {name}" for name in words_of(Event, key)} | {f"ends {name}" for name in endings}


def tell(record: Record) -> tuple[str, set[str]]:
    """The log of a game, and everything that appears in it; raises BadRecord where it cannot have been played."""
    lines: list[str] = []
    met: set[str] = set()
    game: Any = None
    for game, said, happened in Game.replay(record):
        teller = Teller(game.edition, game.names)
        if said is None:
            chosen = ", ".join(f"{name}: {value}" for name, value in sorted(record.header.options.items()))
            lines.append(f"{game.edition.title} for {len(game.names)}; {chosen or 'the printed rules'}.")
        else:
            met.add(f"says {said.action.name}")
        met |= {f"tells {event.name}" for event in happened}
        lines += [sentence for sentence in map(teller.sentence, happened) if sentence]
        values = game.core.dump()
        if values["depth"] and FIRST_ASK <= values["step"][values["depth"] - 1] < FIRST_TOSS:
            met.add(f"asks {Step.name(values['step'][values['depth'] - 1])}")
    if game.over:
        met.add(f"ends {Ending.name(game.core.over)}")
    return "\n".join(lines) + "\n", met
