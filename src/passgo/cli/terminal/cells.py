"""One space of the board, as two short lines or as one long one."""
from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from passgo.cli.terminal.marks import OWNER_GROUND, Marks, Signs, seat_style
from passgo.play.fields import TableFields
from passgo.text.standing import cell_marks, is_covered


class Cell(NamedTuple):
    """What lies on a space."""
    space: int
    owner: int
    buildings: str
    tokens: tuple[int, ...]


def cell_of(table: TableFields, space: int, signs: Signs, marks: Marks) -> Cell:
    """Read from the open table."""
    level = table.level[space]
    buildings = signs.hotel if level == marks.edition.board.top_level else signs.house * level
    buildings = buildings or cell_marks(marks.words, table, space)
    if is_covered(table, space):
        buildings = signs.card
    if table.mortgaged >> space & 1:
        buildings = signs.mortgaged + cell_marks(marks.words, table, space)
    tokens = tuple(seat for seat in range(table.seats) if table.at[seat] == space and table.alive >> seat & 1)
    return Cell(space, table.owner[space], buildings, tokens)


def tokens_of(cell: Cell, room: int) -> Text:
    """Seat numbers, or how many there are where they do not fit."""
    text = Text()
    if len(cell.tokens) > room:
        return Text(f"x{len(cell.tokens)}"[-room:], "bold")
    for seat in cell.tokens:
        text.append(str(seat + 1), f"{seat_style(seat)} reverse")
    return text


def two_lines(cell: Cell, marks: Marks, width: int) -> tuple[Text, Text]:
    """The name on its band with the owner's number; the group's letter, buildings and tokens below."""
    band = marks.band(cell.space)
    owned = cell.owner >= 0
    first = Text().append(marks.name(cell.space, width - 1 if owned else width), band)
    if owned:
        first.append(str(cell.owner + 1), f"{seat_style(cell.owner)} {OWNER_GROUND}")
    left = Text().append(marks.letter(cell.space), "dim")
    left.append(cell.buildings, "bold")
    tokens = tokens_of(cell, max(2, width - len(left)))
    left.append(" " * (width - len(left) - len(tokens)))
    left.append_text(tokens)
    left.truncate(width)
    return first, left


def one_line(cell: Cell, marks: Marks, width: int) -> Text:
    """`Y Hollywood   2■■■  1`; numbers of blocks stand apart from owner and tokens."""
    buildings = f" {cell.buildings} " if cell.buildings[:1].isdigit() else cell.buildings
    built = max(4, len(buildings))
    room = width - 6 - built
    text = Text().append(marks.letter(cell.space), marks.band(cell.space))
    text.append(" " + marks.name(cell.space, room))
    text.append(str(cell.owner + 1) if cell.owner >= 0 else " ", seat_style(cell.owner) if cell.owner >= 0 else "")
    text.append(buildings.ljust(built), "bold")
    tokens = tokens_of(cell, 3)
    text.append_text(tokens)
    text.append(" " * max(0, width - len(text)))
    return text
