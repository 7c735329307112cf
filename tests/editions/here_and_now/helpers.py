"""The board of Here & Now by name, so that a test reads like the rule it shows."""
from __future__ import annotations

from passgo.rules.words import HOTEL_LOT, HOUSE_LOT

M = 1_000_000
K = 1_000
START = 15 * M
SALARY = 2 * M
FINE = 500 * K

GO, INCOME_TAX, CARD_DEBT, FREE_PARKING, GO_TO_JAIL, JAIL = 0, 4, 38, 20, 30, 10
JACOBS, TEXAS = PURPLE = (1, 3)
OPRY, ARCH, MALL = LIGHT_BLUE = (6, 8, 9)
OLYMPIC, ROCKS, BELL = MAGENTA = (11, 13, 14)
BEACH, SPACE_CENTER, PIONEER = ORANGE = (16, 18, 19)
CAMELBACK, WAIKIKI, DISNEY = RED = (21, 23, 24)
FRENCH, HOLLYWOOD, GOLDEN_GATE = YELLOW = (26, 27, 29)
VEGAS, WRIGLEY, WHITE_HOUSE = GREEN = (31, 32, 34)
FENWAY, TIMES_SQUARE = DARK_BLUE = (37, 39)
OHARE, LAX, JFK, ATLANTA = AIRPORTS = (5, 15, 25, 35)
CELL, INTERNET = PROVIDERS = (12, 28)
HOUSE, HOTEL = HOUSE_LOT, HOTEL_LOT

CHANCE_CARDS = [f"CH{n:02}" for n in range(1, 17)]
CHEST_CARDS = [f"CC{n:02}" for n in range(1, 17)]


def own(seat: int, *spaces: int) -> dict[int, int]:
    """These deeds belong to this seat: `owner=own(0, *PURPLE) | own(1, OHARE)`."""
    return dict.fromkeys(spaces, seat)


def built(level: int, *spaces: int) -> dict[int, int]:
    """So many houses on each of these; 5 is a hotel."""
    return dict.fromkeys(spaces, level)
