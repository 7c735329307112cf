"""Players and their property, in lines: for the middle of the board, for a list of deeds, for one deed."""
from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from passgo.cli.terminal.cells import Table
from passgo.cli.terminal.marks import Marks, Signs, seat_style
from passgo.cli.terminal.seats import Seats
from passgo.editions import Edition
from passgo.explain import rent_in_words
from passgo.rules.words import BANK, KEPT, RentRule
from passgo.sentences import city
from passgo.view import View
from passgo.wording import short_money


def player_lines(table: Table, seats: Seats, marks: Marks, signs: Signs, width: int) -> list[Text]:
    """A line for each player: number, name, cash, place, and a letter for every deed."""
    lines = []
    for seat, name in enumerate(seats.names):
        label = f"{name} ({seats.bots[seat]})" if seat in seats.bots else name
        line = Text().append(signs.turn if table["turn"] == seat else " ", "bold")
        line.append(str(seat + 1), f"{seat_style(seat)} reverse")
        line.append(f" {label:<17.17}", seat_style(seat))
        if table["alive"] >> seat & 1:
            line.append(f"{marks.edition.money(table['cash'][seat]):>12} ")
            line.append(f" {place(marks, table, seat, 14)} ", "dim")
            line.append_text(holdings(table, seat, marks, signs))
        else:
            line.append("bankrupt", "dim")
        line.truncate(width)
        lines.append(line)
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


def bank_line(table: Table, edition: Edition) -> Text:
    if edition.board.block_limit:
        return Text(f"Round {table['round']} · {city.bank_line(edition, [f'player {n + 1}' for n in range(8)], table)}", "dim")
    pot = f" · Free Parking {short_money(edition, table['pot'])}" if table["pot"] else ""
    return Text(f"Round {table['round']} · bank: {table['houses_left']} houses, {table['hotels_left']} hotels{pot}", "dim")


def deed_lines(view: View, names: Sequence[str], seat: int) -> list[Text]:
    """All that somebody owns, group by group, with what it brings."""
    edition = view.edition
    worth = view.core.ask("total_worth", seat)
    lines = [Text(f"{names[seat]} has {edition.money(view['cash'][seat])} in cash and is worth {edition.money(worth)} in all.")]
    for group in edition.groups:
        owned = [space for space in group.spaces if view["owner"][space] == seat]
        if owned:
            count = "all" if len(owned) == len(group.spaces) else f"{len(owned)} of {len(group.spaces)}"
            lines.append(Text(f"  {group.name}, {count}: " + "; ".join(deed_words(view, space) for space in owned)))
    cards = [card.name for card in edition.kept if view["deeds"][seat] >> (KEPT + card.kept) & 1]
    return [*lines, *([Text(f"  {', '.join(cards)}")] if cards else [])]


def deed_words(view: View, space: int) -> str:
    """`Hollywood, 2 houses, rent $1.5M`."""
    level, edition = view["level"][space], view.edition
    words = edition.spaces[space].name
    if view["mortgaged"] >> space & 1:
        return f"{words}, mortgaged"
    if level:
        words += ", hotel" if level == edition.board.top_level else f", {level} house{'s' if level > 1 else ''}"
    rent = view.core.ask("rent_value", space)
    if edition.board.rent_rule[space] == RentRule.BLOCKS:
        return f"{words}{city.district_marks(view.table, space)}, rent {short_money(edition, rent)}"
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
        return [*lines, Text("  Nobody can own this space.")]
    owner = view["owner"][space]
    lines.append(Text(f"  Price {edition.money(board.price[space])}, mortgage {edition.money(board.loan[space])}. "
                      + ("The bank has it." if owner == BANK else f"{names[owner]} owns it: {deed_words(view, space)}.")))
    figures = [short_money(edition, rent) for rent in board.rent[space]]
    match board.rent_rule[space]:
        case RentRule.HOUSES:
            houses, hotel = ", ".join(figures[1:board.top_level]), figures[board.top_level]
            lines.append(Text(f"  Rent {figures[0]}; with houses {houses}; with a hotel {hotel}. "
                              f"A house costs {short_money(edition, board.house[space])}."))
        case RentRule.BLOCKS:
            lines.append(Text(f"  Rent {figures[0]}; with blocks {', '.join(figures[1:])}. A residential block costs "
                              f"{short_money(edition, board.house[space])}, an industrial one "
                              f"{short_money(edition, board.industrial[space])}."))
        case RentRule.FLEET:
            lines.append(Text(f"  Rent for one, two and more of the group: {', '.join(figures[:group_size(edition, space)])}."))
        case RentRule.DICE:
            times = ", ".join(figures[:group_size(edition, space)])
            lines.append(Text(f"  Rent for one, two and more of the group: {times} times the dice."))
    if owner != BANK:
        lines.append(Text(f"  Now {rent_in_words(view, space)}."))
    return lines
