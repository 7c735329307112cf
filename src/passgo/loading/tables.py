"""From the tables of a file to the numbers of a Board."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from passgo.loading.checks import all_checks
from passgo.loading.edition import Card, Group, Space
from passgo.loading.sheet import Sheet
from passgo.rules.additions import EditionBoard
from passgo.rules.board import Board, Printed
from passgo.rules.steps import Step
from passgo.rules.words import (
    CARDS,
    DECKS,
    DICE,
    FACES,
    GROUPS,
    KEPT_CARDS,
    LEVELS,
    SPACES,
    Charge,
    For,
    KeptUse,
    Kind,
    MortgageRule,
    RentRule,
    When,
)
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
        "title": sheet.word(data, ("title",)), "year": sheet.number(data, ("year",), 0),
        "versions": sheet.texts(data, ("versions",)),
        "currency": sheet.word(data, ("currency",), default=""), "tokens": sheet.texts(data, ("tokens",)),
        "decks": tuple(sheet.word(deck, ("deck", d, "name")) for d, deck in enumerate(sheet.tables("deck"))),
        "notes": tuple(read_notes(sheet, sheet.table("notes"))),
        "reasons": dict(read_reasons(sheet, sheet.table("reasons"))),
        **{name: {key: sheet.word(sheet.table(name), (name, key)) for key in sheet.table(name)}
           for name in ("sources", "pieces")}}


def read_reasons(sheet: Sheet, reasons: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The clause behind each refusal, and behind that of one kind of action where it is another: `BUILD.NOT_OWNER`."""
    for name, clause in reasons.items():
        if isinstance(clause, dict):
            yield from ((f"{name}.{reason}", sheet.word(clause, ("reasons", name, reason))) for reason in clause)
        else:
            yield name, sheet.word(reasons, ("reasons", name))


def read_notes(sheet: Sheet, notes: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """The notes everybody starts with, and how many of each."""
    for note in notes:
        count = sheet.number(notes, ("notes", note))
        if note.isascii() and note.isdigit():
            yield int(note), count
        else:
            sheet.complain(("notes", note), f"a note is a whole number, not {note!r}")


def read_groups(sheet: Sheet) -> list[Group]:
    """The colour groups, in the order they come on the track."""
    members: dict[str, list[int]] = {}
    for i, space in enumerate(sheet.tables("space")):
        if isinstance(space.get("group"), str):
            members.setdefault(space["group"], []).append(i)
    if len(members) > GROUPS:
        sheet.complain(("space",), f"there are {len(members)} groups; {GROUPS} are possible")
    return [Group(n, name, tuple(spaces)) for n, (name, spaces) in enumerate(members.items())][:GROUPS]


def read_spaces(sheet: Sheet, groups: list[Group]) -> list[Space]:
    """The spaces of the track, in words."""
    tables = sheet.tables("space")
    if not 4 <= len(tables) <= SPACES:
        sheet.complain(("space",), f"there are {len(tables)} spaces; 4 to {SPACES} are possible")
    found = []
    for i, table in enumerate(tables[:SPACES]):
        name = sheet.word(table, ("space", i, "name"))
        landing = sheet.word(table, ("space", i, "landing"), Step.names(), "NOTHING")
        city, group, source = (str(table.get(key, "")) for key in ("city", "group", "from"))
        found.append(Space(i, name, city, group, landing, source or "ours"))
    return found


def read_cards(sheet: Sheet) -> list[Card]:
    """The cards of all decks, in words; those a player may keep are numbered."""
    decks = [str(deck.get("name", "")) for deck in sheet.tables("deck")]
    if len(decks) > DECKS:
        sheet.complain(("deck",), f"there are {len(decks)} decks; {DECKS} are possible")
    found: list[Card] = []
    kept = 0
    for i, table in enumerate(sheet.tables("card")):
        name = sheet.word(table, ("card", i, "deck"))
        if name not in decks:
            sheet.complain(("card", i, "deck"), f"there is no deck {name!r}")
            continue
        deck = decks.index(name)
        number = sum(card.deck == deck for card in found)
        step = sheet.word(table, ("card", i, "step"), Step.names())
        is_kept = step == "CARD_KEPT"
        text = sheet.word(table, ("card", i, "text"), default="")
        found.append(Card(str(table.get("id", f"{deck}-{number}")), deck, number, str(table.get("name", text)), text,
                          kept if is_kept else -1, str(table.get("from", "ours"))))
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
    for i, table in enumerate(sheet.tables("space")[:SPACES]):
        fill_space(sheet, board, i, table, groups)
    if not sheet.complaints:
        fill_cards(sheet, board, cards, groups, spaces)
    return board


def fill_rules(sheet: Sheet, board: Board, rules: dict[str, Any]) -> None:
    """The plain parameters, and the occasions of side business."""
    for name in sorted(rules.keys() - PLAIN - LISTS):
        sheet.complain(("rules", name), f"[rules] knows no `{name}`")
    for name in sorted(PLAIN):
        path = ("rules", name)
        if name in NAMED:
            word = sheet.word(rules, path, NAMED[name].names(), None if name in REQUIRED else "NOTHING")
            setattr(board, name, NAMED[name].number(word))
        elif name == "houses_for_hotel":
            board.top_level = sheet.number(rules, path) + 1
        else:
            setattr(board, name, sheet.number(rules, path, None if name in REQUIRED else 0))
    for name in sorted(LISTS):
        row = getattr(board, name)
        for i, value in enumerate(sheet.numbers(rules, ("rules", name), len(row))):
            row[i] = value
    for kind in sheet.table("when"):
        occasions = sheet.texts(sheet.table("when"), ("when", kind))
        if kind not in Kind.names() or not set(occasions) <= When.names().keys():
            sheet.complain(("when", kind), f"[when] gives kinds of side business lists of: {', '.join(When.names())}")
        else:
            board.when[Kind.number(kind)] = sum(When.number(occasion) for occasion in set(occasions))


def fill_dice(sheet: Sheet, board: Board) -> None:
    """What the dice show, and how likely; every face alike unless the file says otherwise."""
    dice = sheet.tables("die")
    if len(dice) != DICE:
        sheet.complain(("die",), f"there are {len(dice)} dice; it takes {DICE}")
    for d, die in enumerate(dice[:DICE]):
        pips = sheet.numbers(die, ("die", d, "pips"), FACES)
        odds = sheet.numbers(die, ("die", d, "odds"), FACES) or [1] * len(pips)
        for face, (pip, odd) in enumerate(zip(pips, odds, strict=False)):
            board.pips[d][face] = pip
            board.odds[d][face] = odd


def fill_space(sheet: Sheet, board: Board, i: int, table: dict[str, Any], groups: list[Group]) -> None:
    """What landing here does, and what the deed says."""
    landing = sheet.word(table, ("space", i, "landing"), Step.names(), "NOTHING")
    board.landing[i] = Step.number(landing)
    board.landing_what[i] = sheet.number(table, ("space", i, "what"), 0)
    board.landing_sum[i] = sheet.number(table, ("space", i, "sum"), 0)
    if landing == "DRAW":
        decks = {str(deck.get("name")): d for d, deck in enumerate(sheet.tables("deck")[:DECKS])}
        if decks:
            board.landing_what[i] = decks[sheet.word(table, ("space", i, "deck"), decks)]
        else:
            sheet.complain(("space", i, "deck"), "there is no deck to draw from")
    elif landing == "FEE":
        board.landing_what[i] = For.TAX
    for checks in all_checks():
        checks.landing(sheet, board, ("space", i), table)
    for field in BY_SPACE:
        words = BY_NAME.get(field, {})
        if words and isinstance(table.get(field), str):
            getattr(board, field)[i] = words[sheet.word(table, ("space", i, field), words)]
        else:
            getattr(board, field)[i] = sheet.number(table, ("space", i, field), 0)
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
        getattr(board, field)[i] = sheet.number(table, ("space", i, field))
    board.house[i] = sheet.number(table, ("space", i, "house"), 0)
    board.hotel[i] = sheet.number(table, ("space", i, "hotel"), board.house[i])
    rents = sheet.numbers(table, ("space", i, "rent"), LEVELS)
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
        what, how, money = (sheet.number(table, (*path, key), 0) for key in ("what", "how", "sum"))
        match step:
            case Step.ADVANCE:
                what = places[sheet.word(table, (*path, "to"), places)]
            case Step.NEAREST:
                what = named.get(sheet.word(table, (*path, "group"), named), 0)
                how = Charge.number(sheet.word(table, (*path, "charge"), Charge.names(), "PRINTED"))
                money = sheet.number(table, (*path, "factor"), 1)
            case Step.GO_BACK | Step.MOVE:
                what = sheet.number(table, (*path, "spaces"))
            case Step.REPAIRS:
                money, what = sheet.number(table, (*path, "house")), sheet.number(table, (*path, "hotel"))
            case Step.FEE:
                what = For.CARD
            case Step.CARD_KEPT:
                what = card.kept
                board.kept_deck[what], board.kept_card[what] = card.deck, card.number
                board.kept_traded[what] = 1 if table.get("traded", True) is True else 0
                board.kept_use[what] = KeptUse.number(sheet.word(table, (*path, "use"), KeptUse.names()))
        for checks in all_checks():
            what, how, money = checks.card(sheet, board, path, table, card, (what, how, money))
        board.cards[card.deck] = card.number + 1
        board.card_step[card.deck][card.number] = step
        board.card_what[card.deck][card.number] = what
        board.card_how[card.deck][card.number] = how
        board.card_sum[card.deck][card.number] = money
    board.kept_cards = sum(card.kept >= 0 for card in cards)
