"""Players and their property, in lines: for the middle of the board, for a list of deeds, for one deed."""
from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.text import Text

from passgo.cli.terminal.marks import Marks, Signs, seat_style
from passgo.cli.terminal.seats import Seats
from passgo.loading import Edition
from passgo.play.fields import TableFields
from passgo.play.view import View
from passgo.rules.words import BANK, HOTEL_LOT, HOUSE_LOT, KEPT, RentRule
from passgo.table import share
from passgo.text import say, standing
from passgo.text.events import Teller
from passgo.text.rents import rent_in_words
from passgo.text.words import Words, capital


def player_lines(view: View, seats: Seats, marks: Marks, signs: Signs, width: int, roomy: bool = True) -> list[Text]:
    """For each player number, name, cash, place, what the edition adds, and a letter for every deed.

    Deeds that do not fit beside the rest stand below it where the screen is roomy.
    """
    lines, table, words = [], view.table, marks.words
    for seat, name in enumerate(seats.names):
        label = say("terminal-player-bot", name=name, bot=seats.bots[seat]) if seat in seats.bots else name
        line = Text().append(signs.turn if table.turn == seat else " ", "bold")
        line.append(str(seat + 1), f"{seat_style(seat)} reverse")
        line.append(f" {set_cell_size(label, 17)}", seat_style(seat))
        if table.alive >> seat & 1:
            line.append(f"{words.money(table.cash[seat]):>12} ")
            line.append(f" {place(marks, table, seat, 14)} ", "dim")
            badge = standing.badge(view, seat, words)
            line.append(f"{badge.replace('★', signs.star)}  " if badge else "")
            deeds = holdings(table, seat, marks, signs)
            if roomy and badge and len(line) + len(deeds) > width:
                lines += [line, Text("   ").append_text(deeds)]
                continue
            line.append_text(deeds)
        else:
            line.append(say("table-bankrupt"), "dim")
        lines.append(line)
    for line in lines:
        line.truncate(width)
    return lines


def place(marks: Marks, table: TableFields, seat: int, width: int) -> str:
    return say("table-in-jail").ljust(width) if table.jail[seat] else marks.name(table.at[seat], width)


def holdings(table: TableFields, seat: int, marks: Marks, signs: Signs) -> Text:
    """`YY· R RRR`: a letter for every deed, a dot for what a group still lacks; a whole group stands on its colour."""
    text = Text()
    for group in marks.edition.groups:
        owned = [space for space in group.spaces if table.owner[space] == seat]
        if not owned:
            continue
        whole = len(owned) == len(group.spaces)
        letter = marks.letters[group.name]
        for space in owned:
            mortgaged = bool(table.mortgaged >> space & 1)
            text.append(letter.lower() if mortgaged else letter, marks.bands[group.name] if whole else "bold")
        text.append(signs.gap * (len(group.spaces) - len(owned)) + " ", "dim")
    cards = sum(table.deeds[seat] >> (KEPT + card.kept) & 1 for card in marks.edition.kept)
    text.append(say("terminal-kept-cards", count=cards) if cards else "")
    return text


def bank_lines(view: View, names: Sequence[str], width: int) -> list[Text]:
    """The round, the bank and the sky, in as many lines as they need."""
    tell = Teller(view.edition, names)
    words = say("terminal-round", round=view.table.round, bank=standing.bank_words(tell, view.table))
    return [Text(line, "dim") for text in (words, standing.sky_words(view, tell)) for line in textwrap.wrap(text, width)]


def legend_lines(edition: Edition, width: int) -> list[Text]:
    """What the signs on the board mean where they do not speak for themselves."""
    return [Text(line, "dim") for line in textwrap.wrap(standing.legend(Words(edition)), width)]


def deed_lines(view: View, names: Sequence[str], seat: int) -> list[Text]:
    """All that somebody owns, group by group, with what it brings."""
    edition, words = view.edition, Words(view.edition)
    cash, worth = words.money(view.table.cash[seat]), words.money(standing.worth(view, seat))
    lines = [Text(say("terminal-has", name=names[seat], cash=cash, worth=worth))]
    note = standing.notes(view, seat, words)
    lines += [Text(f"  {note}")] if note else []
    for group in edition.groups:
        owned = [space for space in group.spaces if view.table.owner[space] == seat]
        if owned:
            deeds = "; ".join(deed_words(view, space) for space in owned)
            had = share(words, owned, group.spaces)
            lines.append(Text("  " + say("terminal-group", group=words.group(group.name), share=had, deeds=deeds)))
    cards = [words.card_name(card) for card in edition.kept if view.table.deeds[seat] >> (KEPT + card.kept) & 1]
    return [*lines, *([Text(f"  {', '.join(cards)}")] if cards else [])]


def deed_words(view: View, space: int) -> str:
    """`Hollywood, 2 houses, rent $1.5M`."""
    words = Words(view.edition)
    deed = words.place(space) + standing.marks_on(words, view.table, space)
    if view.table.mortgaged >> space & 1:
        return say("terminal-deed-mortgaged", deed=deed, money=words.short(view.table.lent[space]))
    built = standing.on_it(words, view.table, space)
    deed = say("terminal-deed-built", deed=deed, built=built) if built else deed
    if view.edition.board.rent_rule[space] == RentRule.DICE:
        return say("terminal-deed-dice", deed=deed)
    return say("terminal-deed-rent", deed=deed, money=words.short(view.core.ask("rent_value", space)))


def group_size(edition: Edition, space: int) -> int:
    return edition.board.members[edition.board.group[space]].bit_count()


def space_lines(view: View, names: Sequence[str], space: int) -> list[Text]:
    """One space as its deed prints it, and how it stands now."""
    board, printed, words = view.edition.board, view.edition.spaces[space], Words(view.edition)
    title = ", ".join(word for word in (words.place(space), words.city(space), words.group(printed.group)) if word)
    lines = [f"{space} {title}"]
    if not board.all_deeds >> space & 1:
        note = standing.space_note(words, space)
        lines += [*([note] if note else []), say("terminal-nobody-can-own")]
    else:
        lines += [deed_line(view, names, space), *rents_printed(words, space)]
        if view.table.owner[space] != BANK:
            lines.append(say("terminal-rent-now", rent=rent_in_words(view, space)))
    return [Text(lines[0], "bold"), *(Text(f"  {line}") for line in lines[1:])]


def deed_line(view: View, names: Sequence[str], space: int) -> str:
    """What it costs, what the bank lends on it, and who has it."""
    board, owner, words = view.edition.board, view.table.owner[space], Words(view.edition)
    price, loan = words.money(board.price[space]), standing.loan_printed(words, space)
    if owner == BANK:
        return say("terminal-price-bank", price=price, loan=loan)
    return say("terminal-price-owned", price=price, loan=loan, owner=names[owner], deed=deed_words(view, space))


def rents_printed(words: Words, space: int) -> list[str]:
    """The rents of a deed as it prints them."""
    board, size = words.edition.board, group_size(words.edition, space)
    figures = [words.short(rent) for rent in board.rent[space]]
    match board.rent_rule[space]:
        case RentRule.HOUSES:
            developments = standing.printed_on(words, space)
            house, hotel = words.piece_key(HOUSE_LOT), words.piece_key(HOTEL_LOT)
            line = say("terminal-rents-houses", site=figures[0], pieces=words.piece(house, "many"),
                       houses=figures[1:board.top_level],
                       hotel_piece=words.piece(hotel, "a"), hotel=figures[board.top_level],
                       piece=capital(words.piece(house, "a")), price=words.short(board.house[space]))
            return [line, *([developments] if developments else [])]
        case RentRule.FLEET:
            return [say("terminal-rents-fleet", rents=figures[:size])]
        case RentRule.DICE:
            return [say("terminal-rents-dice", rents=figures[:size])]
    own = standing.rents_printed(words, space)
    return [own] if own else []


def rent_lines(view: View, names: Sequence[str]) -> list[Text]:
    """Who earns what and why: every property in somebody's hands, the dearest first."""
    owned = [space for space in range(view.edition.board.spaces) if view.table.owner[space] != BANK]
    owned.sort(key=lambda space: -sum(money for _, _, money in view.core.reckon(space)))
    words = Words(view.edition)
    return [Text(say("terminal-rent-line", owner=names[view.table.owner[space]], space=words.place(space),
                     rent=rent_in_words(view, space))) for space in owned] or [Text(say("terminal-nobody-owns"))]
