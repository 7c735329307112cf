"""The screen: on a terminal the whole table, drawn afresh; in a pipe, or where somebody listens, only what is new."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from passgo.cli.terminal.listing import foldable, menu_lines
from passgo.cli.terminal.log import Log
from passgo.cli.terminal.marks import Marks, seat_style, signs
from passgo.cli.terminal.menu import Menu
from passgo.cli.terminal.panels import bank_lines, legend_lines, player_lines
from passgo.cli.terminal.ring import Ring, cell_width, ring_height, strip, strip_height
from passgo.cli.terminal.seats import Seats
from passgo.loading import Edition
from passgo.play.view import View
from passgo.text import say
from passgo.text.standing import sky_words
from passgo.text.words import Words

LOG_LINES = 2
"""So much of the log is shown wherever there is room for it."""
ROOMY = 9
"""Where there is room for so many lines more, the signs on the board are explained."""


class Screen:
    """Everything people see. `plain` means: no drawing, no colours, only sentences."""

    def __init__(self, out: Console, edition: Edition, seats: Seats, plain: bool) -> None:
        self.out, self.seats, self.plain = out, seats, plain
        self.edition, self.marks, self.signs, self.words = edition, Marks(edition), signs(), Words(edition)

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence; in a pipe it is one line, however long."""
        self.out.print(Text(text, style), soft_wrap=self.plain)

    def lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.out.print(line, soft_wrap=self.plain)

    def wipe(self) -> None:
        """An empty screen; in a pipe an empty line."""
        if self.plain:
            self.out.print()
        else:
            self.out.clear()

    def forget(self) -> None:
        """An empty screen that cannot be scrolled back either: something on it was for one player alone."""
        self.wipe()
        if not self.plain and self.out.is_terminal:
            self.out.file.write("\x1b[3J")
            self.out.file.flush()

    # ------------------------------------------------------------------------------------------------------ the table
    def table(self, view: View, log: Log, viewer: int, asked: Sequence[Text] = (), menu: Menu | None = None,
              between: bool = False) -> None:
        """The board with the players and the last of the log, a question and its menu; in a pipe, only what is new in the log."""
        if self.plain:
            for sentence in log.new_sentences(viewer):
                self.say(sentence)
            below = [*asked, *(menu_lines(menu, self.out.width, between) if menu else ())]
        else:
            self.wipe()
            room = self.out.height - 1 - self.rows(asked)
            lines = self.menu_in(menu, between, room) if menu else []
            self.lines(self.drawn(view, log, viewer, room - self.rows(lines)))
            log.shown = len(log.events)
            below = [*asked, *lines]
        self.lines(below)

    def rows(self, lines: Iterable[Text]) -> int:
        """How many rows of the window these take."""
        return sum(max(1, len(line.wrap(self.out, self.out.width))) for line in lines)

    def least(self, board: bool, log: int = LOG_LINES) -> int:
        """So many rows stand above any menu: the board or where to find it, the players, the bank, and some of the log."""
        return (strip_height(self.edition.board.spaces, self.out.width) if board else 1) + len(self.seats.names) + 1 + log

    def menu_in(self, menu: Menu, between: bool, room: int) -> list[Text]:
        """The whole menu; where that leaves no room for the board, with business folded; where even so, beside no board."""
        headings = foldable(menu)
        drafts = [menu_lines(menu, self.out.width, between, headings[:n]) for n in range(len(headings) + 1)]
        above = (self.least(True), self.least(True, log=1), self.least(False))
        return next((lines for least in above for lines in drafts if self.rows(lines) + least <= room), drafts[-1])

    def drawn(self, view: View, log: Log, viewer: int, room: int) -> list[Text]:
        """A ring if it fits into so many lines; otherwise a strip with the players below, or the players alone."""
        spaces, width = self.edition.board.spaces, self.out.width
        if cell_width(spaces, width) and room >= ring_height(spaces):
            ring = Ring(self.marks, self.signs, width)
            return ring.lines(view.table, self.middle(view, log, viewer, *ring.middle))
        lines = (strip(self.marks, self.signs, view.table, width) if room >= self.least(True, log=1)
                 else [Text(f" {say('terminal-board-is-there')}", "dim")])
        return lines + self.middle(view, log, viewer, width, room - len(lines))

    def middle(self, view: View, log: Log, viewer: int, width: int, height: int) -> list[Text]:
        """The players, the bank, and as much of the log as fits."""
        room = width - 2
        bank = bank_lines(view, self.seats.names, room)
        lines = [*player_lines(view, self.seats, self.marks, self.signs, room), *bank]
        if len(lines) + LOG_LINES > height:
            lines = [*player_lines(view, self.seats, self.marks, self.signs, room, roomy=False),
                     bank[-1 if sky_words(view, self.words) else 0]]
        if height > len(lines) + ROOMY:
            lines += legend_lines(self.edition, room)
        if height > len(lines) + LOG_LINES:
            lines.append(Text())
        lines += log.tail(self.out, viewer, room, max(1, height - len(lines)))
        return [Text(" ").append_text(line) for line in lines]

    def board(self, view: View) -> None:
        """The board alone, for those who ask for it."""
        self.lines(strip(self.marks, self.signs, view.table, min(self.out.width, 120)))
        self.lines(player_lines(view, self.seats, self.marks, self.signs, self.out.width))
        self.lines([*bank_lines(view, self.seats.names, self.out.width), *legend_lines(self.edition, self.out.width)])

    def question(self, seat: int, sentence: str) -> Text:
        """Who is asked what."""
        return Text().append(say("terminal-question", name=self.seats.names[seat]), seat_style(seat)).append(sentence, "bold")
