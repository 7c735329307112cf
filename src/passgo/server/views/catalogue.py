"""What is printed, for those who choose and look: editions with their options, boards, rulebooks."""
from __future__ import annotations

import functools
import itertools
import json
import math
import re
import string
from collections.abc import Mapping, Sequence

from passgo.bots import BOTS, LEVELS
from passgo.loading import BadOption, Edition, Option, UnknownEdition, Value, editions, read, rulebook
from passgo.minds.ratings import ratings
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, RentRule
from passgo.server.ops.boards import board_of
from passgo.server.refusals import LONGEST, Refusal, told
from passgo.server.views import badges
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
from passgo.server.wire.field_types import GIVEN
from passgo.server.wire.names import alike
from passgo.text import ENGLISH, say
from passgo.text.standing import rent_names
from passgo.text.words import Words, capital, slug


def edition_with(key: str, options: Mapping[str, Value]) -> Edition:
    """An edition that comes with Pass GO, never a file of somebody's; refused with the sentence that says what would do."""
    if key not in editions():
        raise Refusal("NO_SUCH_THING", told("server-no-edition", known=editions()), status=404)
    try:
        return read(key, tuple(sorted(options.items())))
    except (UnknownEdition, BadOption) as error:
        why = str(error)[:LONGEST]
        raise Refusal("BAD_REQUEST", lambda language: why, status=400) from None


def edition_for(wish: NewRoom, own: str = "") -> Edition:
    """The edition of a room to be made, with the right number of seats and bots that exist; `own`: the text of its board."""
    edition = own_with(wish, own) if own else edition_with(wish.edition, wish.options)
    board = edition.board
    if not board.fewest <= len(wish.seats) <= board.most:
        wrong = told("server-players", edition=edition.title, fewest=board.fewest, most=board.most)
        raise Refusal("BAD_REQUEST", wrong, status=400)
    if any(seat.kind == "bot" and seat.bot not in BOTS for seat in wish.seats):
        raise Refusal("BAD_REQUEST", told("server-bot-seat", known=[*BOTS]), status=400)
    if any(alike(one.name, other.name) for one, other in itertools.combinations(wish.seats, 2)):
        raise Refusal("BAD_REQUEST", told("server-same-name"), status=400)
    if wish.public and wish.luck == "table":
        raise Refusal("BAD_REQUEST", told("server-public-dealt"), status=400)
    check_given(wish.public, [seat.name.strip() for seat in wish.seats])
    return edition


def own_with(wish: NewRoom, own: str) -> Edition:
    """A board of somebody's own, which whoever keeps this server has named: for real tables, whose dice nobody promises."""
    if wish.luck != "table":
        raise Refusal("BAD_REQUEST", told("server-own-board"), status=400)
    try:
        return board_of(wish.edition, own, wish.options)
    except BadOption as error:
        why = str(error)[:LONGEST]
        raise Refusal("BAD_REQUEST", lambda language: why, status=400) from None


def check_given(public: bool, names: list[str]) -> None:
    """Where everybody may come, people are called by given names."""
    if public and not set(names) <= set(GIVEN):
        raise Refusal("BAD_REQUEST", told("server-given-name", known=[*GIVEN]), status=400)


@functools.cache
def all_editions(language: str = ENGLISH) -> list[EditionShown]:
    names, measured = sorted(BOTS, key=lambda name: [*LEVELS, *BOTS].index(name)), ratings()
    return [edition_shown(read(key), [bot_shown(name, language, measured.get(key, {}).get(name, 0)) for name in names], language)
            for key in editions()]


def own_editions(boards: Mapping[str, str], language: str) -> list[EditionShown]:
    """The boards of one's own this server has been given."""
    return [edition_shown(board_of(key, text, {}), [], language) for key, text in boards.items()]


def edition_shown(e: Edition, bots: list[BotShown], language: str) -> EditionShown:
    return EditionShown(key=e.key, title=e.title, year=e.year, fewest=e.board.fewest, most=e.board.most, currency=e.currency,
                        options=[option_shown(option, Words(e, language)) for option in e.options], bots=bots)


def bot_shown(name: str, language: str, elo: int) -> BotShown:
    """A bot with its sentence and its measured strength; one of the three levels with its person."""
    level, person = LEVELS.get(name, ("", ""))
    says = say("bot-sentence", language, says=capital(say(f"bot-{name}", language)))
    return BotShown.model_validate({"name": name, "says": says, "level": level, "person": person, "elo": elo})


def option_shown(option: Option, words: Words) -> OptionShown:
    choices = list(option.table["values"]) if option.kind == "choice" else []
    return OptionShown.model_validate({
        "name": option.name, "kind": option.kind, "says": words.option_says(option), "default": option.default,
        "choices": choices, "least": option.least, "most": option.most, "clauses": list(option.clauses)})


def options_of(text: str) -> dict[str, Value]:
    """Options from a query: a JSON object of plain values."""
    try:
        values = json.loads(text or "{}")
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict) or not all(isinstance(value, bool | int | str) for value in values.values()):
        raise Refusal("BAD_REQUEST", told("server-bad-options"), status=400)
    return values


@functools.lru_cache(maxsize=64)
def board_shown(edition_key: str, options: tuple[tuple[str, Value], ...], language: str = ENGLISH) -> BoardShown:
    """What a printed edition prints, with these options."""
    return all_printed(edition_with(edition_key, dict(options)), language)


def all_printed(edition: Edition, language: str = ENGLISH) -> BoardShown:
    """Everything printed on the board, the deeds and the cards."""
    words = Words(edition, language)
    names = [words.group(group.name) for group in edition.groups]
    return BoardShown(
        key=edition.key, title=edition.title, currency=edition.currency, digest=edition.digest,
        top_level=edition.board.top_level, block_limit=badges.block_limit(edition), note=smallest_sum(edition),
        jail=edition.board.jail,
        spaces=[space_printed(words, number) for number in range(edition.board.spaces)],
        groups=[BoardGroup(number=g.number, key=slug(g.name), name=name, letter=letter, spaces=list(g.spaces))
                for g, name, letter in zip(edition.groups, names, letters(names), strict=True)],
        decks=[words.deck(deck) for deck in range(len(edition.decks))], tokens=[words.token(token) for token in edition.tokens],
        cards=[BoardCard(id=c.id, deck=c.deck, name=words.card_name(c), text=words.card_text(c), kept=c.kept >= 0)
               for c in edition.cards],
        scenes=[SceneShown(title=title, picture=picture) for title, picture in badges.scenes(edition, words)])


def smallest_sum(edition: Edition) -> int:
    """What every printed sum is a multiple of: the smallest note, or less on a board of one's own with smaller figures."""
    board = edition.board
    return math.gcd(board.bid_step, board.salary, board.start_cash, *board.price)


def space_printed(words: Words, number: int) -> BoardSpace:
    edition, board, space = words.edition, words.edition.board, words.edition.spaces[number]
    group = next((g.number for g in edition.groups if number in g.spaces), None)
    return BoardSpace(number=number, key=slug(space.name), name=words.place(number), city=words.city(number), group=group,
                      landing=space.landing,
                      price=board.price[number], loan=board.loan[number], house=board.house[number], hotel=board.hotel[number],
                      rents=rents_printed(words, number), text=spoken(words, number),
                      clauses=badges.clauses_of(edition, number))


def rents_printed(words: Words, number: int) -> list[RentShown]:
    """The rents of a deed, each with what it is for."""
    board = words.edition.board
    owned = range(1, board.members[board.group[number]].bit_count() + 1)
    match board.rent_rule[number]:
        case RentRule.HOUSES:
            house, hotel = words.piece_key(HOUSE_LOT), words.piece_key(HOTEL_LOT)
            houses = [words.piece(house, "count", count=count) for count in range(1, board.top_level)]
            names = [words.say("printed-site"), *houses, words.piece(hotel)]
        case RentRule.FLEET:
            names = [words.say("printed-owned", count=count) for count in owned]
        case RentRule.DICE:
            names = [words.say("printed-owned-dice", count=count) for count in owned]
        case _:
            names = rent_names(words, number)
    return [RentShown(says=says, sum=rent) for says, rent in zip(names, board.rent[number], strict=False)]


def spoken(words: Words, number: int) -> str:
    """The printed space for a screen reader."""
    board, group, city = words.edition.board, words.group(words.edition.spaces[number].group), words.city(number)
    parts = [words.place(number), *([city] if city else []), *([words.say("printed-group", group=group)] if group else [])]
    if board.price[number]:
        parts.append(words.say("printed-price", price=words.money(board.price[number])))
    if board.landing_sum[number]:
        parts.append(words.money(board.landing_sum[number]))
    return words.say("shown-label", parts=parts)


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each group, no two alike: of its name if one is left, else of the alphabet."""
    taken: list[str] = []
    for name in names:
        pool = name.upper() + string.ascii_uppercase
        taken.append(next(letter for letter in pool if letter.isalpha() and letter not in taken))
    return taken


@functools.cache
def rules_shown(key: str) -> list[ClauseShown]:
    edition_with(key, {})
    return [ClauseShown(id=c.id, heading=c.heading, text=readable(c.text), ours=c.ours, page=c.page)
            for c in rulebook(key).values()]


def readable(text: str) -> str:
    """A clause without the marks of the ledger: what **D** begins, we decided."""
    begun = re.sub(r"(^|[.;:] |\n)\*\*D\*\*:? ", r"\1Our reading: ", text)
    return begun.replace("**D**", "our reading").replace("**", "").replace("`", "")
