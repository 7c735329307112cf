"""The board as a ring of spaces with room in the middle, and as a strip of columns where a ring does not fit."""
from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from passgo.cli.terminal.cells import cell_of, one_line, two_lines
from passgo.cli.terminal.marks import Marks, Signs
from passgo.play.fields import TableFields

NARROWEST, WIDEST = 7, 12
"""Letters in a cell of the ring."""
COLUMN = 19
"""Letters in a line of the strip, at least."""


def cell_width(spaces: int, width: int) -> int:
    """How wide a cell of the ring may be in a terminal of this width; 0: no ring."""
    if spaces % 4:
        return 0
    room = (width - 1) // (spaces // 4 + 1) - 1
    return min(room, WIDEST) if room >= NARROWEST else 0


def ring_height(spaces: int) -> int:
    return 2 * (spaces // 4 + 1) + 4


class Ring:
    """A board of 4 × n spaces; GO is the corner below right, and the track runs clockwise."""

    def __init__(self, marks: Marks, signs: Signs, width: int) -> None:
        self.marks, self.signs = marks, signs
        self.spaces = marks.edition.board.spaces
        self.side = self.spaces // 4
        self.cell = cell_width(self.spaces, width)
        self.width = (self.side + 1) * (self.cell + 1) + 1

    @property
    def middle(self) -> tuple[int, int]:
        """Width and height of the room inside."""
        return self.width - 2 * (self.cell + 2), 2 * (self.side - 1)

    def lines(self, table: TableFields, middle: Sequence[Text]) -> list[Text]:
        """The whole board, with these lines inside."""
        n = self.side
        drawn = [two_lines(cell_of(table, space, self.signs, self.marks), self.marks, self.cell)
                 for space in range(self.spaces)]
        h, v, *corner = list(self.signs.lines)
        bar = h * self.cell
        out = [Text(corner[0] + corner[1].join([bar] * (n + 1)) + corner[2])]
        out += [self.row([drawn[space][k] for space in range(2 * n, 3 * n + 1)], v) for k in (0, 1)]
        out.append(Text(corner[3] + bar + corner[4] + corner[7].join([bar] * (n - 1)) + corner[4] + bar + corner[5]))
        out += self.sides(drawn, middle, v)
        out.append(Text(corner[3] + bar + corner[4] + corner[1].join([bar] * (n - 1)) + corner[4] + bar + corner[5]))
        out += [self.row([drawn[space][k] for space in range(n, -1, -1)], v) for k in (0, 1)]
        out.append(Text(corner[6] + corner[7].join([bar] * (n + 1)) + corner[8]))
        return out

    def row(self, cells: Sequence[Text], v: str) -> Text:
        return Text(v).join([Text(), *cells, Text()])

    def sides(self, drawn: Sequence[tuple[Text, Text]], middle: Sequence[Text], v: str) -> list[Text]:
        """Left going up, right going down, and the room between."""
        width, height = self.middle
        out = []
        for line in range(height):
            inside = middle[line].copy() if line < len(middle) else Text()
            inside.truncate(width, pad=True)
            left, right = 2 * self.side - 1 - line // 2, 3 * self.side + 1 + line // 2
            out.append(Text.assemble(v, drawn[left][line % 2], v, inside, v, drawn[right][line % 2], v))
        return out


def columns_in(width: int) -> int:
    """How many columns of a strip stand beside each other: at best four, one for each side of the board."""
    return max(1, min(4, width // COLUMN))


def strip_height(spaces: int, width: int) -> int:
    return -(-spaces // columns_in(width))


def strip(marks: Marks, signs: Signs, table: TableFields, width: int) -> list[Text]:
    """A line a space, in columns that are read downwards."""
    spaces = marks.edition.board.spaces
    columns, rows = columns_in(width), strip_height(spaces, width)
    room = width // columns - 1
    cells = [one_line(cell_of(table, space, signs, marks), marks, room) for space in range(spaces)]
    out = []
    for i in range(rows):
        line = Text(" ").join([cells[i + k * rows] for k in range(columns) if i + k * rows < spaces])
        line.rstrip()
        out.append(line)
    return out
