"""What people type on the command line, made into values: editions, options, bots, seeds and seats."""
from __future__ import annotations

import difflib
import os
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated

import typer

from passgo.bots import BOTS
from passgo.cli.trouble import usage
from passgo.editions import DEFAULT_EDITION
from passgo.loading import BadOption, Edition, Option, Value, editions, read
from passgo.rules.bits import WORD
from passgo.text import say
from passgo.text.money import read_money
from passgo.text.speaking import spoken_here
from passgo.text.words import Words as EditionWords
from passgo.text.words import figures_of

LONGEST = 20
"""So many digits has the largest number of 64 bits."""
Options = tuple[tuple[str, Value], ...]

Words = Annotated[list[str] | None, typer.Argument(
    metavar="EDITION OPTION=VALUE...", show_default=False,
    help=f"An edition or a .toml file of your own (default {DEFAULT_EDITION}), and options such as jackpot=on.")]
EditionName = Annotated[str, typer.Argument(metavar="EDITION", help="One of `passgo editions`, or a .toml file of your own.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]


def edition_and_options(words: Sequence[str] | None) -> tuple[str, Options]:
    """`here_and_now jackpot=on rounds=30` as the name of an edition and its options."""
    named = [word for word in words or () if "=" not in word]
    if len(named) > 1:
        usage(say("use-one-edition", count=len(named), names=", ".join(named)))
    name = edition_name(named[0] if named else DEFAULT_EDITION)
    return name, options_of(read(name), [word for word in words or () if "=" in word])


def edition_name(typed: str) -> str:
    """A key as `passgo editions` lists it, or the full path of a file."""
    if typed.endswith(".toml"):
        return os.path.abspath(typed)
    key = typed.lower().replace("-", "_").replace(" ", "_")
    return key if key in editions() else usage(say("use-no-edition", name=repr(typed), known=", ".join(editions())))


def options_of(edition: Edition, words: Iterable[str]) -> Options:
    """`name=value` words as options, money as people write it."""
    known = {option.name: option for option in edition.options}
    found: dict[str, Value] = {}
    for word in words:
        name, _, text = word.partition("=")
        name = name.replace("-", "_")
        if name not in known:
            usage(say("use-no-option", name=repr(name), near=nearest(name, known), known=", ".join(known) or "–"))
        sum = read_money(text, edition.currency) if known[name].kind == "money" else None
        try:
            found[name] = known[name].parse(text if sum is None else str(sum))
        except BadOption:
            usage(say("use-option-value", name=name, value=repr(text[:30]), choices=can_be(known[name])))
    return tuple(sorted(found.items()))


def can_be(option: Option) -> str:
    """The words it takes, or how far its numbers go."""
    if option.kind in ("switch", "choice"):
        return option.choices
    return say("use-from-to", least=figure(option.least), most=figure(option.most))


def nearest(typed: str, known: Iterable[str]) -> str:
    """What was meant, most likely; or the word "none"."""
    close = difflib.get_close_matches(typed.lower(), list(known), 1)
    return close[0] if close else "none"


def bot_names(text: str | None, seats: int, known: Collection[str] = BOTS) -> tuple[str, ...]:
    """A list such as `trader,thrifty`, repeated until every seat has one."""
    names = [name.strip().lower() for name in (text or "trader").split(",") if name.strip()]
    for name in names:
        if name in BOTS and name not in known:
            usage(say("use-bot-not-here", name=repr(name), known=", ".join(known)))
        if name not in known:
            usage(say("use-no-bot", name=repr(name), near=nearest(name, known), known=", ".join(known)))
    if not names:
        usage(say("use-bot-names", known=", ".join(known)))
    if text and len(names) > seats:
        usage(say("use-too-many-bots", count=len(names), seats=seats))
    return tuple(names[i % len(names)] for i in range(seats))


def whole(text: str) -> int | None:
    """A number written in plain digits, and not in more of them than any number here can have; None: it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None


def seed_number(text: str | None) -> int | None:
    """A seed is a whole number of 64 bits."""
    if text is None:
        return None
    number = whole(text.replace("_", "").replace(",", ""))
    if number is None or number > WORD:
        usage(say("use-seed", most=str(WORD), value=repr(text[:LONGEST + 10])))
    return number


def seats_fit(edition: Edition, players: int) -> None:
    """Fewer or more players than the game is for are refused [HN-01]."""
    board = edition.board
    if not board.fewest <= players <= board.most:
        usage(say("use-players", edition=EditionWords(edition).title(), fewest=board.fewest, most=board.most, count=players))


def figure(number: int) -> str:
    """With what stands between thousands here."""
    return f"{number:,}".replace(",", figures_of(spoken_here())[0])


def in_range(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        usage(say("use-range", name=name, least=figure(least), most=figure(most), value=figure(value)))
    return value
