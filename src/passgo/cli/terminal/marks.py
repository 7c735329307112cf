"""Colours, letters and signs: a group is a colour and a letter, a player a colour and a number; nothing is colour alone."""
from __future__ import annotations

from typing import NamedTuple

from passgo.cli.console import shows
from passgo.editions import Edition

BANDS = {
    "purple": "white on #6b3fa0", "light blue": "black on #8fd3f4", "magenta": "white on #b52d83", "pink": "black on #f49ac1",
    "orange": "black on #f08c1e", "red": "white on #c62f38", "yellow": "black on #f0d81a", "green": "white on #1b7d45",
    "dark blue": "white on #2444b8", "brown": "white on #7b4b2a",
}
OTHER_BANDS = ("white on grey35", "black on grey62", "black on #9ad0c2", "black on #d8c3a5")
PLAIN_BAND = "default on grey15"
SEAT_STYLES = ("bold bright_green", "bold bright_cyan", "bold bright_magenta", "bold bright_yellow", "bold bright_red",
               "bold bright_blue", "bold dark_orange", "bold bright_white")


class Signs(NamedTuple):
    """The letters a board is drawn with."""
    house: str
    hotel: str
    mortgaged: str
    turn: str
    gap: str
    lines: str
    """─ │ and the nine corners and crossings, row by row."""


FINE = Signs("■", "▣", "▽", "▶", "·", "─│┌┬┐├┼┤└┴┘")
ASCII = Signs("^", "#", "-", ">", ".", "-|+++++++++")


def signs() -> Signs:
    """Fine ones where the terminal can show them."""
    return FINE if shows("".join(FINE)) else ASCII


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


class Marks:
    """The bands and letters of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.letters: dict[str, str] = {}
        self.bands: dict[str, str] = {}
        others = iter(OTHER_BANDS * 4)
        for group in edition.groups:
            letters = [letter for letter in group.name.upper() if letter.isalpha() and letter not in self.letters.values()]
            self.letters[group.name] = letters[0] if letters else str(group.number % 10)
            self.bands[group.name] = BANDS.get(group.name.lower()) or next(others)

    def letter(self, space: int) -> str:
        return self.letters.get(self.edition.spaces[space].group, " ")

    def band(self, space: int) -> str:
        return self.bands.get(self.edition.spaces[space].group, PLAIN_BAND)

    def name(self, space: int, width: int) -> str:
        """The name in so many letters, cut where it must be."""
        return cut(self.edition.spaces[space].name, width)


def cut(name: str, width: int) -> str:
    """Long names lose their blanks first, then their end: `Times Sq`."""
    if len(name) <= width:
        return name.ljust(width)
    words = name.split()
    tight = words[0] if len(words[0]) >= width - 1 else name
    return tight[:width].rstrip().ljust(width)
