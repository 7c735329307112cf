"""What the rules trust about a Tollway board."""
from __future__ import annotations

from collections.abc import Iterator

from passgo.loading.checks import RICH, Checks
from passgo.loading.sheet import Path
from passgo.rules.board import Board
from passgo.rules.steps import Step


def wrong_toll(board: Board) -> Iterator[tuple[Path, str]]:
    """A toll is a sum of money."""
    price = vars(board)["toll_price"]
    if not 0 <= price <= RICH:
        yield ("rules", "toll_price"), f"`toll_price` must be from 0 to {RICH:,}"


CHECKS = Checks(landings=frozenset({Step.number("TOLL")}), cards=frozenset({Step.number("TICKET")}), complaints=wrong_toll)
