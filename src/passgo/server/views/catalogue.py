"""What is printed, for those who choose and look: editions with their options, boards, rulebooks."""
from __future__ import annotations

import functools
import json
import re
import string
from collections.abc import Mapping

from passgo.bots import POLICIES, SAYS
from passgo.events import Teller
from passgo.loading import BadOption, Edition, Group, Option, UnknownEdition, Value, editions, read, rulebook
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, RentRule
from passgo.server.refusals import Refusal
from passgo.server.views import badges
from passgo.server.views.badges.clauses import clauses_of
from passgo.server.wire.bodies import (
    BoardCard,
    BoardGroup,
    BoardShown,
    BoardSpace,
    BotShown,
    ClauseShown,
    EditionShown,
    NewRoom,
    OptionShown,
    RentShown,
    SceneShown,
)


def edition_with(key: str, options: Mapping[str, Value]) -> Edition:
    """An edition that comes with Pass GO, never a file of somebody's; refused with the sentence that says what would do."""
    if key not in editions():
        raise Refusal("NO_SUCH_THING", f"There is no such edition; there are: {', '.join(editions())}.", status=404)
    try:
        return read(key, tuple(sorted(options.items())))
    except (UnknownEdition, BadOption) as error:
        raise Refusal("BAD_REQUEST", str(error)[:200], status=400) from None


def edition_for(wish: NewRoom) -> Edition:
    """The edition of a room to be made, with the right number of seats and bots that exist."""
    edition = edition_with(wish.edition, wish.options)
    board = edition.board
    if not board.fewest <= len(wish.seats) <= board.most:
        raise Refusal("BAD_REQUEST", f"{edition.title} is for {board.fewest} to {board.most} players.", status=400)
    if any(seat.kind == "bot" and seat.bot not in POLICIES for seat in wish.seats):
        raise Refusal("BAD_REQUEST", f"A bot seat needs one of these bots: {', '.join(POLICIES)}.", status=400)
    if len({seat.name.strip().lower() for seat in wish.seats}) < len(wish.seats):
        raise Refusal("BAD_REQUEST", "Two players have the same name.", status=400)
    return edition


@functools.cache
def all_editions() -> list[EditionShown]:
    bots = [BotShown(name=name, says=f"{says[0].upper()}{says[1:].rstrip('.')}.") for name, says in SAYS.items()]
    return [EditionShown(key=key, title=e.title, year=e.year, fewest=e.board.fewest, most=e.board.most, currency=e.currency,
                         options=[option_shown(option) for option in e.options], bots=bots)
            for key in editions() for e in [read(key)]]


def option_shown(option: Option) -> OptionShown:
    choices = list(option.table["values"]) if option.kind == "choice" else []
    return OptionShown.model_validate({
        "name": option.name, "kind": option.kind, "says": option.says, "default": option.default, "choices": choices,
        "least": option.least, "most": option.most, "clauses": list(option.clauses)})


def options_of(text: str) -> dict[str, Value]:
    """Options from a query: a JSON object of plain values."""
    try:
        values = json.loads(text or "{}")
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict) or not all(isinstance(value, bool | int | str) for value in values.values()):
        raise Refusal("BAD_REQUEST", "`options` must be a JSON object of plain values.", status=400)
    return values


@functools.lru_cache(maxsize=64)
def board_shown(edition_key: str, options: tuple[tuple[str, Value], ...]) -> BoardShown:
    """Everything printed on the board, the deeds and the cards."""
    edition = edition_with(edition_key, dict(options))
    return BoardShown(
        key=edition.key, title=edition.title, currency=edition.currency, digest=edition.digest,
        top_level=edition.board.top_level, jail=edition.board.jail,
        spaces=[space_printed(edition, number) for number in range(edition.board.spaces)],
        groups=[BoardGroup(number=g.number, name=g.name, letter=letter, spaces=list(g.spaces))
                for g, letter in zip(edition.groups, letters(edition.groups), strict=True)],
        decks=list(edition.decks), tokens=list(edition.tokens),
        cards=[BoardCard(id=c.id, deck=c.deck, name=c.name, text=c.text, kept=c.kept >= 0) for c in edition.cards],
        scenes=[SceneShown(title=title, picture=picture) for title, picture in badges.scenes(edition)])


def space_printed(edition: Edition, number: int) -> BoardSpace:
    board, space = edition.board, edition.spaces[number]
    group = next((g.number for g in edition.groups if number in g.spaces), None)
    return BoardSpace(number=number, name=space.name, city=space.city, group=group, landing=space.landing,
                      price=board.price[number], loan=board.loan[number], house=board.house[number], hotel=board.hotel[number],
                      rents=rents_printed(edition, number), text=spoken(edition, number),
                      clauses=clauses_of(edition, number))


def rents_printed(edition: Edition, number: int) -> list[RentShown]:
    """The rents of a deed, each with what it is for."""
    board, tell = edition.board, Teller(edition, ())
    owned = [f"{many} owned" for many in range(1, board.members[board.group[number]].bit_count() + 1)]
    names: list[str] = []
    match board.rent_rule[number]:
        case RentRule.HOUSES:
            names = ["site", *(counted(many, tell.piece(HOUSE_LOT)) for many in range(1, board.top_level)), tell.piece(HOTEL_LOT)]
        case RentRule.BLOCKS:
            names = ["site", *(counted(many, "block") for many in range(1, board.block_limit + 1))]
        case RentRule.FLEET:
            names = owned
        case RentRule.DICE:
            names = [f"{one}, times the dice" for one in owned]
    return [RentShown(says=says, sum=rent) for says, rent in zip(names, board.rent[number], strict=False)]


def counted(many: int, word: str) -> str:
    return f"{many} {word}{'' if many == 1 else 's'}"


def spoken(edition: Edition, number: int) -> str:
    """The printed space for a screen reader."""
    space, board = edition.spaces[number], edition.board
    words = [space.name, *([space.city] if space.city else []), *([f"group {space.group}"] if space.group else [])]
    if board.price[number]:
        words.append(f"price {edition.money(board.price[number])}")
    if board.landing_sum[number]:
        words.append(edition.money(board.landing_sum[number]))
    return ", ".join(words)


def letters(groups: tuple[Group, ...]) -> list[str]:
    """A letter for each group, no two alike: of its name if one is left, else of the alphabet."""
    taken: list[str] = []
    for group in groups:
        pool = group.name.upper() + string.ascii_uppercase
        taken.append(next(letter for letter in pool if letter.isalpha() and letter not in taken))
    return taken


@functools.cache
def rules_shown(key: str) -> list[ClauseShown]:
    edition_with(key, {})
    return [ClauseShown(id=c.id, heading=c.heading, text=readable(c.text), ours=c.ours) for c in rulebook(key).values()]


def readable(text: str) -> str:
    """A clause without the marks of the ledger: what **D** begins, we decided."""
    begun = re.sub(r"(^|[.;:] |\n)\*\*D\*\*:? ", r"\1Our reading: ", text)
    return begun.replace("**D**", "our reading").replace("**", "").replace("`", "")
