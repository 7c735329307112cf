"""The screen: on a terminal the whole table, drawn afresh; in a pipe, or where somebody listens, only what is new."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from passgo.cli.terminal.flow import flow, numbered
from passgo.cli.terminal.log import Log
from passgo.cli.terminal.marks import Marks, seat_style, signs
from passgo.cli.terminal.menu import Choice, Menu
from passgo.cli.terminal.panels import bank_lines, legend_lines, player_lines
from passgo.cli.terminal.ring import Ring, cell_width, ring_height, strip
from passgo.cli.terminal.seats import Seats
from passgo.editions import Edition
from passgo.view import View
from passgo.wording.standing import sky_words

LOG_LINES = 2
"""So much of the log is shown wherever there is room for it."""
ROOMY = 9
"""Where there is room for so many lines more, the signs on the board are explained."""


class Screen:
    """Everything people see. `plain` means: no drawing, no colours, only sentences."""

    def __init__(self, out: Console, edition: Edition, seats: Seats, plain: bool) -> None:
        self.out, self.seats, self.plain = out, seats, plain
        self.edition, self.marks, self.signs = edition, Marks(edition), signs()

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
    def table(self, view: View, log: Log, viewer: int, below: Sequence[Text] = ()) -> None:
        """The board with the players and the last of the log, and lines below; in a pipe, only what is new in the log."""
        if self.plain:
            for sentence in log.new_sentences(viewer):
                self.say(sentence)
        else:
            self.wipe()
            room = self.out.height - 1 - sum(-(-max(len(line), 1) // self.out.width) for line in below)
            self.lines(self.drawn(view, log, viewer, room))
            log.shown = len(log.events)
        self.lines(below)

    def drawn(self, view: View, log: Log, viewer: int, room: int) -> list[Text]:
        """A ring if it fits into so many lines; otherwise a strip with the players below."""
        spaces, width = self.edition.board.spaces, self.out.width
        if cell_width(spaces, width) and room >= ring_height(spaces):
            ring = Ring(self.marks, self.signs, width)
            return ring.lines(view.table, self.middle(view, log, viewer, *ring.middle))
        lines = strip(self.marks, self.signs, view.table, width)
        return lines + self.middle(view, log, viewer, width, room - len(lines))

    def middle(self, view: View, log: Log, viewer: int, width: int, height: int) -> list[Text]:
        """The players, the bank, and as much of the log as fits."""
        room = width - 2
        bank = bank_lines(view, self.seats.names, room)
        lines = [*player_lines(view, self.seats, self.marks, self.signs, room), *bank]
        if len(lines) + LOG_LINES > height:
            lines = [*player_lines(view, self.seats, self.marks, self.signs, room, roomy=False),
                     bank[-1 if sky_words(view) else 0]]
        if height > len(lines) + ROOMY:
            lines += legend_lines(self.edition, room)
        if height > len(lines) + LOG_LINES:
            lines.append(Text())
        lines += log.tail(self.out, viewer, room, max(LOG_LINES, height - len(lines)))
        return [Text(" ").append_text(line) for line in lines]

    def board(self, view: View) -> None:
        """The board alone, for those who ask for it."""
        self.lines(strip(self.marks, self.signs, view.table, min(self.out.width, 120)))
        self.lines(player_lines(view, self.seats, self.marks, self.signs, self.out.width))
        self.lines([*bank_lines(view, self.seats.names, self.out.width), *legend_lines(self.edition, self.out.width)])

    # ------------------------------------------------------------------------------------------------------- the menu
    def question(self, seat: int, sentence: str) -> Text:
        """Who is asked what."""
        return Text().append(f"{self.seats.names[seat]}: ", seat_style(seat)).append(sentence, "bold")

    def menu(self, menu: Menu, between: bool) -> list[Text]:
        """Numbered answers, a line each; long lists and business heading by heading."""
        at_once = None if between else menu.at_once
        indent = max(12, *(len(choice.heading) + 4 for choice in menu.choices)) if menu.choices else 0
        lines: list[Text] = []
        for heading, choices in menu.sections():
            if heading:
                items = [numbered(choice.number, choice.text) for choice in choices]
                lines += flow(f"  {heading}", items, self.out.width, indent)
            else:
                lines += [self.answer(choice, choice == at_once) for choice in choices]
        return [*lines, *([Text(f"     {menu.hint}", "dim")] if menu.hint else [])]

    def answer(self, choice: Choice, at_once: bool) -> Text:
        text = Text().append(f"{choice.number:>3}  ", "bold").append(choice.text)
        return text.append("  (Enter)" if at_once else "", "dim")
