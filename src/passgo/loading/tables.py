"""From the tables of a file to the numbers of a Board."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from passgo.loading.checks import all_checks
from passgo.loading.edition import Card, Group, Space
from passgo.loading.sheet import Sheet
from passgo.rules.additions import EditionBoard
from passgo.rules.board import Board, Printed
from passgo.rules.sizes import CARDS, DECKS, DICE, GROUPS, KEPT_CARDS, LEVELS, SPACES
from passgo.rules.steps import Step
from passgo.rules.words import Charge, For, KeptUse, Kind, MortgageRule, RentRule, When
from passgo.struct import Names, fields

NAMED: dict[str, type[Names]] = {"mortgage_rule": MortgageRule} | dict.fromkeys(
    ("auction", "after_roll", "opening", "at_go", "perk_step", "piece_step", "at_bankruptcy", "after_bankruptcy"), Step)
for checks in all_checks():
    NAMED |= checks.named
"""Entries of [rules] that are given as words."""
COMPUTED = {"spaces", "groups", "all_deeds", "kept_cards", "top_level"}.union(*(checks.computed for checks in all_checks()))
"""Numbers of a Board that follow from its tables."""
PLAIN = {name for name, (_, dims) in fields(Board).items() if not dims} - COMPUTED | {"houses_for_hotel"}
UNSAID = {"jail_double_again", "fine_waits", "interest_of_price", "any_bid", "redeem_own_turn", "deal_step", "debt_in_deals",
          "cards_return", "stop_agreed", "fair_rounds", "stall_rounds", "stall_limit"}
"""What a table can agree on, and an edition need not speak of: then it is 0."""
REQUIRED = PLAIN & (fields(Printed).keys() | {"houses_for_hotel"}) - UNSAID
"""Every edition must say these; what only another edition prints is 0."""
OF_EDITIONS = fields(EditionBoard).keys()
BY_SPACE = {name for name in OF_EDITIONS if fields(Board)[name][1] == (SPACES,)}
"""Numbers an edition prints for a space, under their own name in its table."""
BY_NAME = {name: words for checks in all_checks() for name, words in checks.space_words.items()}
"""Those of them that may be given as a word."""
RENTS = {rule: rents for checks in all_checks() for rule, rents in checks.rents.items()}
"""How many entries `rent` needs by a rule only one edition has, and what they are."""
LISTS = {name for name in OF_EDITIONS if len(fields(Board)[name][1]) == 1} - BY_SPACE
"""Rows of numbers an edition prints, under their own name in [rules]."""


def read_words(sheet: Sheet) -> dict[str, Any]:
    """What an edition is called, what its money and its tokens are, and where its figures come from."""
    data = sheet.data
    return {
        "title": data["title"], "year": data.get("year", 0), "versions": tuple(data.get("versions", ())),
        "currency": data.get("currency", ""), "tokens": tuple(data.get("tokens", ())),
        "decks": tuple(deck["name"] for deck in sheet.tables("deck")),
        "notes": tuple(read_notes(sheet, sheet.table("notes"))), "reasons": dict(read_reasons(sheet.table("reasons"))),
        "sources": sheet.table("sources"), "pieces": sheet.table("pieces")}


def read_reasons(reasons: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The clause behind each refusal, and behind that of one kind of action where it is another: `BUILD.NOT_OWNER`."""
    for name, clause in reasons.items():
        if isinstance(clause, dict):
            yield from ((f"{name}.{reason}", one) for reason, one in clause.items())
        else:
            yield name, clause


def read_notes(sheet: Sheet, notes: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """The notes everybody starts with, and how many of each."""
    for note, count in notes.items():
        if note.isascii() and note.isdigit():
            yield int(note), count
        else:
            sheet.complain(("notes", note), f"a note is a whole number, not {note!r}")


def read_groups(sheet: Sheet) -> list[Group]:
    """The colour groups, in the order they come on the track."""
    members: dict[str, list[int]] = {}
    for i, space in enumerate(sheet.tables("space")):
        if "group" in space:
            members.setdefault(space["group"], []).append(i)
    if len(members) > GROUPS:
        sheet.complain(("space",), f"there are {len(members)} groups; {GROUPS} are possible")
    return [Group(n, name, tuple(spaces)) for n, (name, spaces) in enumerate(members.items())][:GROUPS]


def read_spaces(sheet: Sheet) -> list[Space]:
    """The spaces of the track, in words."""
    found = []
    for i, table in enumerate(sheet.tables("space")):
        city, group, source = (table.get(key, "") for key in ("city", "group", "from"))
        found.append(Space(i, table["name"], city, group, table.get("landing", "NOTHING"), source or "ours"))
    return found


def read_cards(sheet: Sheet) -> list[Card]:
    """The cards of all decks, in words; those a player may keep are numbered."""
    decks = [deck["name"] for deck in sheet.tables("deck")]
    if len(decks) > DECKS:
        sheet.complain(("deck",), f"there are {len(decks)} decks; {DECKS} are possible")
    found: list[Card] = []
    kept = 0
    for i, table in enumerate(sheet.tables("card")):
        if table["deck"] not in decks:
            sheet.complain(("card", i, "deck"), f"there is no deck {table['deck']!r}")
            continue
        deck = decks.index(table["deck"])
        number = sum(card.deck == deck for card in found)
        is_kept = table["step"] == "CARD_KEPT"
        text = table.get("text", "")
        found.append(Card(table.get("id", f"{deck}-{number}"), deck, number, table.get("name", text), text,
                          kept if is_kept else -1, table.get("from", "ours")))
        kept += is_kept
    if kept > KEPT_CARDS:
        sheet.complain(("card",), f"{kept} cards can be kept; {KEPT_CARDS} are possible")
    for deck, name in enumerate(decks[:DECKS]):
        count = sum(card.deck == deck for card in found)
        if not 0 < count <= CARDS:
            sheet.complain(("deck", deck, "name"), f"the deck {name!r} has {count} cards; 1 to {CARDS} are possible")
    return found


def fill_board(sheet: Sheet, rules: dict[str, Any], groups: list[Group], spaces: list[Space], cards: list[Card]) -> Board:
    """All numbers in their places; what is out of place is complained about."""
    board = Board()
    fill_rules(sheet, board, rules)
    fill_dice(sheet, board)
    board.spaces = len(spaces)
    board.groups = len(groups)
    for i, table in enumerate(sheet.tables("space")):
        fill_space(sheet, board, i, table, groups)
    if not sheet.complaints:
        fill_cards(sheet, board, cards, groups, spaces)
    return board


def fill_rules(sheet: Sheet, board: Board, rules: dict[str, Any]) -> None:
    """The plain parameters, and the occasions of side business."""
    for name in PLAIN:
        if name in NAMED:
            setattr(board, name, NAMED[name].number(rules.get(name, "NOTHING")))
        elif name == "houses_for_hotel":
            board.top_level = rules[name] + 1
        else:
            setattr(board, name, rules.get(name, 0))
    for name in LISTS:
        row = getattr(board, name)
        for i, value in enumerate(rules.get(name, ())):
            row[i] = value
    for kind, occasions in sheet.table("when").items():
        board.when[Kind.number(kind)] = sum(When.number(occasion) for occasion in set(occasions))


def fill_dice(sheet: Sheet, board: Board) -> None:
    """What the dice show, and how likely; every face alike unless the file says otherwise."""
    dice = sheet.tables("die")
    if len(dice) != DICE:
        sheet.complain(("die",), f"there are {len(dice)} dice; it takes {DICE}")
    for d, die in enumerate(dice[:DICE]):
        pips = die.get("pips", [])
        odds = die.get("odds") or [1] * len(pips)
        for face, (pip, odd) in enumerate(zip(pips, odds, strict=False)):
            board.pips[d][face] = pip
            board.odds[d][face] = odd


def fill_space(sheet: Sheet, board: Board, i: int, table: dict[str, Any], groups: list[Group]) -> None:
    """What landing here does, and what the deed says."""
    landing = table.get("landing", "NOTHING")
    board.landing[i] = Step.number(landing)
    board.landing_what[i] = table.get("what", 0)
    board.landing_sum[i] = table.get("sum", 0)
    if landing == "DRAW":
        decks = {deck["name"]: d for d, deck in enumerate(sheet.tables("deck")[:DECKS])}
        if decks:
            board.landing_what[i] = decks[sheet.word(table, ("space", i, "deck"), decks)]
        else:
            sheet.complain(("space", i, "deck"), "there is no deck to draw from")
    elif landing == "FEE":
        board.landing_what[i] = For.TAX
    for checks in all_checks():
        checks.landing(sheet, board, ("space", i), table)
    for field in BY_SPACE:
        value = table.get(field, 0)
        getattr(board, field)[i] = BY_NAME[field][value] if isinstance(value, str) else value
    if "group" not in table:
        return
    group = next((g for g in groups if g.name == table["group"]), None)
    if group is None:
        return
    board.group[i] = group.number
    board.members[group.number] |= 1 << i
    board.all_deeds |= 1 << i
    board.rent_rule[i] = RentRule.number(sheet.word(table, ("space", i, "rule"), RentRule.names()))
    for field in ("price", "loan"):
        getattr(board, field)[i] = sheet.needed(table, ("space", i, field))
    board.house[i] = table.get("house", 0)
    board.hotel[i] = table.get("hotel", board.house[i])
    rents = table.get("rent", [])
    if not rents:
        sheet.complain(("space", i, "rent"), "a deed needs its `rent`")
    elif board.rent_rule[i] == RentRule.HOUSES:
        if len(rents) <= board.top_level:
            sheet.complain(("space", i, "rent"), f"`rent` needs {board.top_level + 1} entries: site, houses and hotel")
        rents = [*rents[:board.top_level], rents[-1]]
    elif table.get("rule") in RENTS:
        entries, what = RENTS[table["rule"]]
        if len(rents) != entries:
            sheet.complain(("space", i, "rent"), f"`rent` needs {entries} entries: {what}")
    elif len(rents) < len(group.spaces):
        sheet.complain(("space", i, "rent"), f"`rent` needs {len(group.spaces)} entries: one for each number owned")
    for level, rent in enumerate(rents[:LEVELS]):
        board.rent[i][level] = rent


def fill_cards(sheet: Sheet, board: Board, cards: list[Card], groups: list[Group], spaces: list[Space]) -> None:
    """The step printed on each card, and its numbers."""
    places: dict[str, int] = {}
    for space in spaces:
        places.setdefault(space.name, space.number)
    named = {group.name: group.number for group in groups}
    for i, (card, table) in enumerate(zip(cards, sheet.tables("card"), strict=True)):
        path = ("card", i)
        step = Step.number(table["step"])
        what, how, money = (table.get(key, 0) for key in ("what", "how", "sum"))
        match step:
            case Step.ADVANCE:
                what = places[sheet.word(table, (*path, "to"), places)]
            case Step.NEAREST:
                what = named.get(sheet.word(table, (*path, "group"), named), 0)
                how = Charge.number(table.get("charge", "PRINTED"))
                money = table.get("factor", 1)
            case Step.GO_BACK | Step.MOVE:
                what = sheet.needed(table, (*path, "spaces"))
            case Step.REPAIRS:
                money, what = sheet.needed(table, (*path, "house")), sheet.needed(table, (*path, "hotel"))
            case Step.FEE:
                what = For.CARD
            case Step.CARD_KEPT:
                what = card.kept
                board.kept_deck[what], board.kept_card[what] = card.deck, card.number
                board.kept_traded[what] = int(table.get("traded", True))
                board.kept_use[what] = KeptUse.number(sheet.word(table, (*path, "use"), KeptUse.names()))
        for checks in all_checks():
            what, how, money = checks.card(sheet, board, path, table, card, (what, how, money))
        board.cards[card.deck] = card.number + 1
        board.card_step[card.deck][card.number] = step
        board.card_what[card.deck][card.number] = what
        board.card_how[card.deck][card.number] = how
        board.card_sum[card.deck][card.number] = money
    board.kept_cards = sum(card.kept >= 0 for card in cards)
