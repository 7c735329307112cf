"""The board of Millionaire by name, so that a test reads like the rule it shows."""
from __future__ import annotations

from typing import Any

from dealer import Dealer, Table

K = 1_000
START = 372 * K
MILLION = 1_000 * K

GO, JAIL, FREE_PARKING, GO_TO_JAIL = 0, 8, 16, 24
LIFESTYLE, CHANCE_SPACE = 2, 5
MOTOR, GADGET = BROWN = (1, 3)
SURFER, AQUA, LAKESIDE = LIGHT_BLUE = (4, 6, 7)
CASTLE, DREAM, PALACE = PINK = (9, 10, 11)
ADVENTURE, THEMEPARK, MOVIE = ORANGE = (12, 14, 15)
STYLE, PARTY, SHOWTIME = RED = (17, 19, 20)
SUNSHINE, BLING, YACHT = YELLOW = (21, 22, 23)
TREETOP, SKI, DIAMOND = GREEN = (25, 26, 28)
FORTUNE_VALLEY, PARADISE = DARK_BLUE = (30, 31)
DEEDS = BROWN + LIGHT_BLUE + PINK + ORANGE + RED + YELLOW + GREEN + DARK_BLUE

OUT_OF_JAIL, FREE_HOUSE, TAKE_OVER, FORCED_DEAL, RENT_FREE = "FO01", "FO03", "FO06", "FO08", "FO10"
COLLECT, FROM_EACH, PAY_ONE, GIVE_ONE, REFUND, BACKWARDS, TREASURE, STAR = (
    "FO12", "FO15", "FO16", "FO18", "FO19", "FO20", "FO21", "FO22")


def lay(table: Table, seats: int = 3, fortune: bool = False, hand: dict[int, list[str]] | None = None, **changes: Any) -> Dealer:
    """A position; Fortune cards lie on the board only where a test is about them. `hand` says who keeps which, face down."""
    if not fortune:
        changes.setdefault("fortune", 0)
    kept = hand or {}
    changes["hand"] = {seat: sum(1 << number(name) for name in names) for seat, names in kept.items()}
    changes["held"] = {seat: len(names) for seat, names in kept.items()}
    return table("millionaire", seats, **changes)


def number(card: str) -> int:
    """The number of a Fortune card among its kind."""
    return int(card[2:]) - 1


def hand_of(t: Dealer, seat: int) -> list[str]:
    """The Fortune cards a seat keeps face down."""
    return [f"FO{n + 1:02}" for n in range(22) if t.hand[seat] >> n & 1]


def own(seat: int, *spaces: int) -> dict[int, int]:
    """These deeds belong to this seat: `owner=own(0, *BROWN) | own(1, STYLE)`."""
    return dict.fromkeys(spaces, seat)


def built(level: int, *spaces: int) -> dict[int, int]:
    """So many houses on each of these; 5 is a hotel."""
    return dict.fromkeys(spaces, level)


def in_debt(table: Table, owed: int = 550 * K, **changes: Any) -> Dealer:
    """Seat 0 has just landed on a hotel of seat 1 on Paradise Island and cannot pay."""
    owner = own(1, *DARK_BLUE) | changes.pop("owner", {})
    level = built(5, *DARK_BLUE) | changes.pop("level", {})
    t = lay(table, owner=owner, level=level, at={0: 28}, **changes).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.owed == owed
    return t
