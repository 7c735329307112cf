"""Players and their property, in lines: for the middle of the board, for a list of deeds, for one deed."""
from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.text import Text

from passgo.cli.terminal.cells import Table
from passgo.cli.terminal.marks import Marks, Signs, seat_style
from passgo.cli.terminal.seats import Seats
from passgo.explain import rent_in_words
from passgo.loading import Edition
from passgo.play.view import View
from passgo.rules.words import BANK, KEPT, MortgageRule, RentRule
from passgo.sentences import city
from passgo.wording import short_money, standing, tropical_tycoon


def player_lines(view: View, seats: Seats, marks: Marks, signs: Signs, width: int, roomy: bool = True) -> list[Text]:
    """For each player number, name, cash, place, what the edition adds, and a letter for every deed.

    Deeds that do not fit beside the rest stand below it where the screen is roomy.
    """
    lines, table = [], view.table
    for seat, name in enumerate(seats.names):
        label = f"{name} ({seats.bots[seat]})" if seat in seats.bots else name
        line = Text().append(signs.turn if table["turn"] == seat else " ", "bold")
        line.append(str(seat + 1), f"{seat_style(seat)} reverse")
        line.append(f" {set_cell_size(label, 17)}", seat_style(seat))
        if table["alive"] >> seat & 1:
            line.append(f"{marks.edition.money(table['cash'][seat]):>12} ")
            line.append(f" {place(marks, table, seat, 14)} ", "dim")
            badge = standing.badge(view, seat)
            line.append(f"{badge.replace('★', signs.star)}  " if badge else "")
            deeds = holdings(table, seat, marks, signs)
            if roomy and badge and len(line) + len(deeds) > width:
                lines += [line, Text("   ").append_text(deeds)]
                continue
            line.append_text(deeds)
        else:
            line.append("bankrupt", "dim")
        lines.append(line)
    for line in lines:
        line.truncate(width)
    return lines


def place(marks: Marks, table: Table, seat: int, width: int) -> str:
    return "in Jail".ljust(width) if table["jail"][seat] else marks.name(table["at"][seat], width)


def holdings(table: Table, seat: int, marks: Marks, signs: Signs) -> Text:
    """`YY· R RRR`: a letter for every deed, a dot for what a group still lacks; a whole group stands on its colour."""
    text = Text()
    for group in marks.edition.groups:
        owned = [space for space in group.spaces if table["owner"][space] == seat]
        if not owned:
            continue
        whole = len(owned) == len(group.spaces)
        letter = marks.letters[group.name]
        for space in owned:
            mortgaged = bool(table["mortgaged"] >> space & 1)
            text.append(letter.lower() if mortgaged else letter, marks.bands[group.name] if whole else "bold")
        text.append(signs.gap * (len(group.spaces) - len(owned)) + " ", "dim")
    cards = sum(table["deeds"][seat] >> (KEPT + card.kept) & 1 for card in marks.edition.kept)
    text.append(f"+{cards} card{'s' if cards > 1 else ''}" if cards else "")
    return text


def bank_lines(view: View, names: Sequence[str], width: int) -> list[Text]:
    """The round, the bank and the sky, in as many lines as they need."""
    words = f"Round {view['round']} · {standing.bank_words(view.edition, names, view.table)}"
    return [Text(line, "dim") for text in (words, standing.sky_words(view)) for line in textwrap.wrap(text, width)]


def legend_lines(edition: Edition, width: int) -> list[Text]:
    """What the signs on the board mean where they do not speak for themselves."""
    words = city.LEGEND if edition.board.block_limit else "? a Fortune card lies there" if edition.board.target else ""
    return [Text(line, "dim") for line in textwrap.wrap(words, width)]


def deed_lines(view: View, names: Sequence[str], seat: int) -> list[Text]:
    """All that somebody owns, group by group, with what it brings."""
    edition = view.edition
    cash, worth = edition.money(view["cash"][seat]), edition.money(standing.worth(view, seat))
    lines = [Text(f"{names[seat]} has {cash} in cash and is worth {worth} in all.")]
    note = standing.notes(view, seat)
    lines += [Text(f"  {note}")] if note else []
    for group in edition.groups:
        owned = [space for space in group.spaces if view["owner"][space] == seat]
        if owned:
            count = "all" if len(owned) == len(group.spaces) else f"{len(owned)} of {len(group.spaces)}"
            lines.append(Text(f"  {group.name}, {count}: " + "; ".join(deed_words(view, space) for space in owned)))
    cards = [card.name for card in edition.kept if view["deeds"][seat] >> (KEPT + card.kept) & 1]
    return [*lines, *([Text(f"  {', '.join(cards)}")] if cards else [])]


def deed_words(view: View, space: int) -> str:
    """`Hollywood, 2 houses, rent $1.5M`."""
    edition = view.edition
    words = edition.spaces[space].name + city.district_marks(view.table, space)
    if view["mortgaged"] >> space & 1:
        return f"{words}, mortgaged for {short_money(edition, view['lent'][space])}"
    built = standing.on_it(edition, view.table, space)
    words += f", {built}" if built else ""
    rent = view.core.ask("rent_value", space)
    if edition.board.rent_rule[space] == RentRule.DICE:
        return f"{words}, rent by the dice"
    return f"{words}, rent {short_money(edition, rent)}"


def group_size(edition: Edition, space: int) -> int:
    return edition.board.members[edition.board.group[space]].bit_count()


def space_lines(view: View, names: Sequence[str], space: int) -> list[Text]:
    """One space as its deed prints it, and how it stands now."""
    edition, board = view.edition, view.edition.board
    printed = edition.spaces[space]
    title = ", ".join(word for word in (printed.name, printed.city, printed.group) if word)
    lines = [Text(f"{space} {title}", "bold")]
    if not board.all_deeds >> space & 1:
        note = city.space_words(edition, space)
        return [*lines, *([Text(f"  {note}")] if note else []), Text("  Nobody can own this space.")]
    owner = view["owner"][space]
    at_rent_value = board.mortgage_rule == MortgageRule.RENT_VALUE
    loan = "at its rent value" if at_rent_value else edition.money(board.loan[space])
    lines.append(Text(f"  Price {edition.money(board.price[space])}, mortgage {loan}. "
                      + ("The bank has it." if owner == BANK else f"{names[owner]} owns it: {deed_words(view, space)}.")))
    figures = [short_money(edition, rent) for rent in board.rent[space]]
    match board.rent_rule[space]:
        case RentRule.HOUSES:
            houses, hotel = ", ".join(figures[1:board.top_level]), figures[board.top_level]
            pieces = {"house": "house", "hotel": "hotel"} | edition.pieces
            lines.append(Text(f"  Rent {figures[0]}; with {pieces['house']}s {houses}; with a {pieces['hotel']} {hotel}. "
                              f"A {pieces['house']} costs {short_money(edition, board.house[space])}."))
            developments = tropical_tycoon.printed_on(edition, space)
            lines += [Text(f"  {developments}")] if developments else []
        case RentRule.BLOCKS:
            home, works, skyscraper = (short_money(edition, prices[space])
                                       for prices in (board.house, board.industrial, board.skyscraper))
            lines.append(Text(f"  Rent {figures[0]}; with blocks {', '.join(figures[1:])}. A residential block costs {home}, "
                              f"an industrial one {works}, a skyscraper {skyscraper}."))
        case RentRule.FLEET:
            lines.append(Text(f"  Rent for one, two and more of the group: {', '.join(figures[:group_size(edition, space)])}."))
        case RentRule.DICE:
            times = ", ".join(figures[:group_size(edition, space)])
            lines.append(Text(f"  Rent for one, two and more of the group: {times} times the dice."))
    if owner != BANK:
        lines.append(Text(f"  Now {rent_in_words(view, space)}."))
    return lines


def rent_lines(view: View, names: Sequence[str]) -> list[Text]:
    """Who earns what and why: every property in somebody's hands, the dearest first."""
    owned = [space for space in range(view.edition.board.spaces) if view["owner"][space] != BANK]
    owned.sort(key=lambda space: -sum(money for _, _, money in view.core.reckon(space)))
    return [Text(f"{names[view['owner'][space]]}: {view.edition.spaces[space].name}, {rent_in_words(view, space)}.")
            for space in owned] or [Text("Nobody owns anything yet.")]
