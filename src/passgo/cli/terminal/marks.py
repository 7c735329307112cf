"""Colours, letters and signs: a group is a colour and a letter, a player a colour and a number; nothing is colour alone."""
from __future__ import annotations

from typing import NamedTuple

from passgo.cli.console import shows
from passgo.loading import Edition
from passgo.text.words import Words

BANDS = {
    "purple": "#ffffff on #6b3fa0", "light blue": "#101010 on #8fd3f4", "magenta": "#ffffff on #b52d83",
    "pink": "#101010 on #f49ac1", "orange": "#101010 on #f08c1e", "red": "#ffffff on #c62f38", "yellow": "#101010 on #f0d81a",
    "green": "#ffffff on #1b7d45", "dark blue": "#ffffff on #2444b8", "brown": "#ffffff on #7b4b2a",
}
OTHER_BANDS = ("#ffffff on grey35", "#101010 on grey62", "#101010 on #9ad0c2", "#101010 on #d8c3a5")
PLAIN_BAND = "default on grey15"
SEAT_STYLES = ("bold #6fe06f", "bold #5fd7ff", "bold #ff87d7", "bold #ffd75f", "bold #ff8a8a", "bold #9ab4ff", "bold #ffaf5f",
               "bold #eeeeee")
OWNER_GROUND = "on #1c1c1c"
"""Behind an owner's number, so that it stands out from every band."""


class Signs(NamedTuple):
    """The letters a board is drawn with."""
    house: str
    hotel: str
    mortgaged: str
    turn: str
    gap: str
    card: str
    star: str
    lines: str
    """─ │ and the nine corners and crossings, row by row."""


FINE = Signs("■", "▣", "▽", "▶", "·", "?", "★", "─│┌┬┐├┼┤└┴┘")
ASCII = Signs("^", "#", "-", ">", ".", "?", "*", "-|+++++++++")


def signs() -> Signs:
    """Fine ones where the terminal can show them."""
    return FINE if shows("".join(FINE)) else ASCII


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


class Marks:
    """The bands and letters of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition, self.words = edition, Words(edition)
        self.letters: dict[str, str] = {}
        self.bands: dict[str, str] = {}
        others = iter(OTHER_BANDS * 4)
        for group in edition.groups:
            name = self.words.group(group.name).upper()
            letters = [letter for letter in name if letter.isalpha() and letter not in self.letters.values()]
            self.letters[group.name] = letters[0] if letters else str(group.number % 10)
            self.bands[group.name] = BANDS.get(group.name.lower()) or next(others)

    def letter(self, space: int) -> str:
        return self.letters.get(self.edition.spaces[space].group, " ")

    def band(self, space: int) -> str:
        return self.bands.get(self.edition.spaces[space].group, PLAIN_BAND)

    def name(self, space: int, width: int) -> str:
        """The name in so many letters, cut where it must be."""
        return cut(self.words.place(space), width)


def cut(name: str, width: int) -> str:
    """Long names lose their blanks first, then their end: `Times Sq`."""
    if len(name) <= width:
        return name.ljust(width)
    words = name.split()
    tight = words[0] if len(words[0]) >= width - 1 else name
    return tight[:width].rstrip().ljust(width)
