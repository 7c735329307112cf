"""Rent value, loan and final count against a second reckoning, written from the rulebook alone, on random cities."""
from __future__ import annotations

import random
from typing import Any

import pytest

from passgo import read

from .helpers import DISTRICTS, GROUPS, RENTS

PRINTED = dict(zip(DISTRICTS, RENTS.values(), strict=True))


def rent(v: dict[str, Any], district: int) -> int:
    """Page 13: count the blocks, under a hazard the industrial ones only; double it at most once [CT-73 CT-80 CT-81]."""
    blocks = v["works"][district] + (0 if any(v["pieces"][district][:4]) else v["homes"][district])
    group = next(group for group in GROUPS if district in group)
    skyscraper = any(v["skyscrapers"] >> other & 1 for other in group)
    tower = any(v["tower"] >> other & 1 and v["owner"][other] == v["owner"][district] for other in DISTRICTS)
    return int(PRINTED[district][blocks] * (2 if skyscraper or tower else 1))


def worth(v: dict[str, Any], seat: int) -> int:
    """Page 16: the cash, and the rent value of every district that is not mortgaged [CT-133]."""
    mine = [n for n in DISTRICTS if v["owner"][n] == seat and not v["mortgaged"] >> n & 1]
    return int(v["cash"][seat]) + sum(rent(v, n) for n in mine)


def some_city(v: dict[str, Any], rng: random.Random) -> None:
    """Any owners, blocks, pieces, landmarks and mortgages."""
    for n in DISTRICTS:
        owner = rng.randrange(-1, v["seats"])
        v["owner"][n] = owner
        if owner >= 0:
            v["deeds"][owner] |= 1 << n
            if rng.random() < 0.2:
                v["mortgaged"] |= 1 << n
                v["lent"][n] = 100_000
        blocks = rng.choice((0, 0, rng.randint(1, 8)))
        v["homes"][n] = rng.randint(0, blocks)
        v["works"][n] = blocks - v["homes"][n]
        side = rng.choice((None, None, 0, 4))
        if side is not None:
            for piece in rng.sample(range(side, side + 4), rng.randint(1, 4)):
                v["pieces"][n][piece] = 1
                v["placed"][piece] += 1
            v["hazards" if side == 0 else "bonuses"] |= 1 << n
    v["skyscrapers"] = sum(1 << rng.choice(group) for group in GROUPS if rng.random() < 0.3)
    v["tower"] = rng.choice((0, 1 << rng.choice(DISTRICTS)))
    for seat in range(v["seats"]):
        v["cash"][seat] = rng.randrange(4000) * 10_000


@pytest.mark.clause("CT-80", "CT-81", "CT-110", "CT-133")
@pytest.mark.parametrize("engine", ["engines.python", "_native"])
def test_both_reckonings_agree(engine: str) -> None:
    module = pytest.importorskip(f"passgo.{engine}")
    rng = random.Random("reckoning")
    board = read("city").board.dump()
    for _ in range(60 if engine == "engines.python" else 600):
        core = module.Core(board, rng.randint(2, 6), 0)
        v = core.dump()
        some_city(v, rng)
        core.load(v)
        for n in DISTRICTS:
            value = 0 if v["owner"][n] < 0 else rent(v, n)
            assert core.ask("rent_value", n) == value == core.ask("loan_on", n)
            assert sum(money for _, _, money in core.reckon(n)) == (0 if v["mortgaged"] >> n & 1 else value)
        assert [core.ask("final_count", seat) for seat in range(v["seats"])] == [worth(v, seat) for seat in range(v["seats"])]
