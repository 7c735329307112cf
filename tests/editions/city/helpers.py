"""The board of City by name, and a position laid by hand, so that a test reads like the rule it shows."""
from __future__ import annotations

from typing import Any

from dealer import Dealer, Table

from passgo.editions.city.rules.words import FIRST_BONUS, Piece

M = 1_000_000
K = 1_000
START = 37_700 * K
WAGES = 2 * M
FINE = 500 * K

GO, JAIL, FREE_PARKING, GO_TO_JAIL = 0, 10, 20, 30
SUMMERGATE, STONESIDE = BROWN = (1, 3)
WESTLANDS, BAYVIEW, BRIGHTSIDE = LIGHT_BLUE = (6, 8, 9)
OLD_TOWN, HARBOR, QUAY = PINK = (11, 13, 14)
SHINE, EAST_BANK, TREETOP = ORANGE = (16, 18, 19)
SEAVIEW, WHARF, MIDDLETON = RED = (21, 23, 24)
NEW_TOWN, SILVER, CENTRAL = YELLOW = (26, 27, 29)
ROYAL, MARINA, RIVERSIDE = GREEN = (31, 32, 34)
FORTUNE, DIAMOND = DARK_BLUE = (37, 39)
GROUPS = (BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE)
DISTRICTS = tuple(space for group in GROUPS for space in group)
CHANCE_SPACES = (2, 7, 17, 22, 28, 36)
TAXES = (4, 38)
AUCTIONS = (12, 33)
PLANNING = {5: (Piece.RUBBISH_DUMP, Piece.PARK), 15: (Piece.PRISON, Piece.SCHOOL),
            25: (Piece.SEWAGE_PLANT, Piece.WATER_TOWER), 35: (Piece.POWER_STATION, Piece.WIND_FARM)}

RENTS = {name.replace("_", " "): [int(rent) * K for rent in rents] for name, *rents in map(str.split, """\
Summergate 20 100 200 400 800 1600 2200 3000 5500
Stoneside 40 200 400 800 1600 2200 3000 4000 7000
Westlands 60 300 600 1200 1800 2500 3500 5000 7500
Bayview_Dock 60 300 600 1200 1800 2500 3500 5000 7500
Brightside 80 400 800 1500 2500 3500 4500 6000 8500
Old_Town 100 500 1000 2000 3000 4000 5000 6500 9000
Harbor_Heights 100 500 1000 2000 3000 4000 5000 6500 9000
Central_Quay 120 600 1200 2400 3500 4500 5500 7000 9500
Shine_Village 140 700 1400 2800 3800 4800 6000 7500 10000
East_Bank 140 700 1400 2800 3800 4800 6000 7500 10000
Treetop_Park 160 800 1600 3000 4000 5000 6000 8000 11000
Seaview 180 900 1800 3500 4500 5500 6500 8500 12000
The_Wharf 180 900 1800 3500 4500 5500 6500 8500 12000
Middleton 200 1000 2000 3800 4800 5800 6800 8800 13500
New_Town 220 1100 2200 4000 5000 6000 7000 8000 14000
Silver_Harbor 220 1100 2200 4000 5000 6000 7000 10000 14000
Central_City 240 1200 2400 4200 5200 6200 8200 10500 15000
Royal_Court 260 1300 2600 4400 5300 6500 8500 11000 15500
The_Marina 260 1300 2600 4400 5300 6500 8500 11000 15500
Riverside 280 1500 3000 4500 5500 7000 9000 12000 16000
Fortune_Valley 350 1750 4500 5500 7000 9000 11000 16000 18000
Diamond_Hills 500 3000 5000 8000 10000 12000 15000 18000 20000
""".splitlines())}
"""The District cards in the order of the track: the land rent, then the rent of one to eight blocks, in thousands."""


def own(seat: int, *spaces: int) -> dict[int, int]:
    """These districts belong to this seat: `owner=own(0, *BROWN) | own(1, QUAY)`."""
    return dict.fromkeys(spaces, seat)


def mask(*spaces: int) -> int:
    """The set of these."""
    return sum(1 << space for space in spaces)


def city(table: Table, seats: int = 3, *, standing: dict[int, list[int]] | None = None, loans: dict[int, int] | None = None,
         **changes: Any) -> Dealer:
    """A game as if it had come to this: `standing` says which pieces stand on a district, `loans` what was lent on it."""
    t: Dealer = table("city", seats, **changes)
    values = t.core.dump()
    for space, pieces in (standing or {}).items():
        for piece in pieces:
            values["pieces"][space][piece] += 1
            values["placed"][piece] += 1
            values["hazards" if piece < FIRST_BONUS else "bonuses"] |= 1 << space
    for space, lent in (loans or {}).items():
        values["mortgaged"] |= 1 << space
        values["lent"][space] = lent
    t.core.load(values)
    return t


def landing(table: Table, space: int, seats: int = 3, dice: tuple[int, int] = (1, 2), **changes: Any) -> Dealer:
    """Seat 0 has just rolled and comes to rest here; a laid `at` for other seats is kept."""
    at = {0: (space - sum(dice)) % 40} | changes.pop("at", {})
    return city(table, seats, at=at, **changes).roll(0, *dice)


def button(t: Dealer, face: int, seat: int = 0) -> Dealer:
    """The seat presses the Build button, and it shows this; 4 is the railroad."""
    return t.say(seat, "PRESS").fall(face, 0)


def on(t: Dealer, space: int) -> list[int]:
    """The pieces that stand on a district."""
    return [piece for piece, count in enumerate(t.core.field("pieces")[space]) for _ in range(count)]


def rent(t: Dealer, space: int) -> int:
    """The rent value of a district now; its reckoning must add up to the same."""
    value = int(t.core.ask("rent_value", space))
    if not t.is_mortgaged(space):
        assert sum(money for _, _, money in t.core.reckon(space)) == value
    return value
