"""The keyboard: one line at a time, from a terminal, a pipe or a test; it can wait for a while, and it can hide what is typed."""
from __future__ import annotations

import contextlib
import io
import os
import select
import sys
from collections.abc import Iterator

try:
    import termios
except ImportError:  # Windows: nothing is hidden there, and a countdown stands still while somebody types.
    termios = None  # type: ignore[assignment]


class NoMoreInput(Exception):
    """The input has ended: the terminal was closed, or the pipe is empty."""


class NotYet(Exception):
    """Nothing was typed in the time given."""


class Leave(Exception):
    """Somebody gets up; the game is saved."""


class TimeUp(Exception):
    """Something is due by the clock, whatever is being typed."""


class Keyboard:
    """Lines from stdin, read past Python's own buffer so that waiting can have an end."""

    def __init__(self) -> None:
        self.typed = b""
        self.blind = False
        """Does what is typed stay off the screen?"""
        try:
            self.number: int | None = sys.stdin.fileno()
        except (io.UnsupportedOperation, AttributeError, ValueError):
            self.number = None
        self.is_terminal = self.number is not None and os.isatty(self.number)

    def line(self, seconds: float | None = None) -> str:
        """The next line; raises NoMoreInput at the end, NotYet when the seconds are over."""
        if self.number is None:
            return self.from_text()
        while b"\n" not in self.typed:
            if seconds is not None and termios is not None and not select.select([self.number], [], [], max(seconds, 0))[0]:
                raise NotYet
            more = os.read(self.number, 4096)
            if not more:
                if not self.typed:
                    raise NoMoreInput
                self.typed += b"\n"
            self.typed += more
        first, _, self.typed = self.typed.partition(b"\n")
        return first.decode("utf-8", "replace").strip()

    def from_text(self) -> str:
        text = sys.stdin.readline()
        if not text:
            raise NoMoreInput
        return text.strip()

    @contextlib.contextmanager
    def hidden(self) -> Iterator[None]:
        """What is typed does not show, nor what is typed ahead of the next question."""
        self.blind = True
        try:
            with self.silent():
                yield
        finally:
            self.blind = False

    @contextlib.contextmanager
    def silent(self) -> Iterator[None]:
        """A terminal keeps what is typed to itself."""
        if termios is None or not self.is_terminal or self.number is None:
            yield
            return
        before = termios.tcgetattr(self.number)
        termios.tcsetattr(self.number, termios.TCSADRAIN, [*before[:3], before[3] & ~termios.ECHO, *before[4:]])
        try:
            yield
        finally:
            termios.tcsetattr(self.number, termios.TCSADRAIN, before)
