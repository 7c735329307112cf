"""The sums of the rules themselves, for every case the companion may be asked about."""
from __future__ import annotations

import itertools
import random
from types import SimpleNamespace
from typing import Any

from passgo import read, rent_in_words
from passgo.editions.tropical_tycoon.rules.answers import casino_share, development_rent, earned, fortune_of
from passgo.editions.tropical_tycoon.rules.words import Development
from passgo.engines.python import Core

CITY, ISLAND = read("city"), read("tropical_tycoon")
DISTRICTS = sorted(space for group in CITY.groups for space in group.spaces)
HAZARDS, BLOCKS = 4, 8
Json = dict[str, Any]


def clear(s: Any) -> None:
    """No building, no mortgage, and everything of City's districts belongs to seat 0."""
    for space in DISTRICTS:
        s.homes[space] = s.works[space] = 0
        s.pieces[space][0] = s.pieces[space][1] = s.pieces[space][2] = s.pieces[space][3] = 0
        s.owner[space] = 0
    s.hazards = s.skyscrapers = s.tower = s.mortgaged = 0
    for seat in range(s.seats):
        s.deeds[seat] = 0
    s.deeds[0] = sum(1 << space for space in DISTRICTS)


def city_rents() -> list[Json]:
    """Every district with every number of blocks, hazard, skyscraper, Tower and mortgage: 15,840 rents with their reasons."""
    core = Core(CITY.board.dump(), 2)
    told = SimpleNamespace(core=core, edition=CITY)
    found: list[Json] = []
    for n, space in enumerate(DISTRICTS):
        bit = 1 << space
        for homes, works in ((h, w) for h in range(BLOCKS + 1) for w in range(BLOCKS + 1 - h)):
            for hazard, sky, tower, mortgaged in itertools.product((0, 1), repeat=4):
                s = core.s
                clear(s)
                s.homes[space], s.works[space] = homes, works
                piece = (homes + works) % HAZARDS if hazard else -1
                if hazard:
                    s.hazards = bit
                    s.pieces[space][piece] = 1
                s.skyscrapers, s.tower, s.mortgaged = bit * sky, bit * tower, bit * mortgaged
                site = {"homes": homes, "works": works, "hazard": piece, "skyscraper": n if sky else -1,
                        "tower": n if tower else -1, "mortgaged": bool(mortgaged)}
                rent = core.ask("rent_value", space) * (1 - mortgaged)
                found.append({"district": n, "site": site, "rent": rent, "words": rent_in_words(told, space)})  # type: ignore[arg-type]
    return found


def city_counts(count: int, seed: int) -> list[Json]:
    """Whole cities at the end of a game, and what each player is worth."""
    rng = random.Random(seed)
    core = Core(CITY.board.dump(), 4)
    found = []
    for _ in range(count):
        s = core.s
        clear(s)
        plots: list[Json] = []
        for _ in DISTRICTS:
            homes = rng.randrange(9)
            plot = {"owner": rng.randrange(-1, 4), "homes": homes, "works": rng.randrange(9 - homes),
                    "hazard": rng.choice((-1, -1, 0, 1, 2, 3)), "bonus": -1, "rail": False, "stadium": False,
                    "skyscraper": rng.random() < 0.1, "tower": False, "mortgaged": rng.random() < 0.15}
            plots.append(plot)
        plots[rng.randrange(len(plots))]["tower"] = rng.random() < 0.7
        s.deeds[0] = 0
        for space, plot in zip(DISTRICTS, plots, strict=True):
            s.homes[space], s.works[space], s.owner[space] = plot["homes"], plot["works"], plot["owner"]
            if plot["owner"] >= 0:
                s.deeds[plot["owner"]] |= 1 << space
            s.hazards |= (plot["hazard"] >= 0) << space
            s.skyscrapers |= plot["skyscraper"] << space
            s.tower |= plot["tower"] << space
            s.mortgaged |= plot["mortgaged"] << space
        cash = [rng.randrange(0, 5000) * 10_000 for _ in range(4)]
        for seat in range(4):
            s.cash[seat] = cash[seat]
        found.append({"plots": plots, "cash": cash, "worth": [core.ask("final_count", seat) for seat in range(4)]})
    return found


def development_rents() -> list[Json]:
    """Every kind of development under every sky, with and without the ship, every die and all neighbours."""
    core = Core(ISLAND.board.dump(), 3)
    s = core.s
    board = ISLAND.board
    space, left, right = 24, 23, 26
    levels = (0, 2, 4, board.top_level)
    found: list[Json] = []
    for turnover in (1, 99, 12_345, 108_000, 450_000, 750_001):
        # The deed's own figure stands for what the board has there.
        s.board.turnover[space] = turnover
        for sky, ship, pips, (a, b) in itertools.product(range(4), range(2), range(1, 7), itertools.product(range(4), repeat=2)):
            s.weather, s.ship, s.level[left], s.level[right] = sky, ship, levels[a], levels[b]
            rents = {}
            for kind in (Development.PIER, Development.RESTAURANT, Development.PARK):
                s.development[space] = kind
                rents[Development.name(kind).lower()] = development_rent(s, space)
            rents["casino"] = earned(s, turnover, casino_share(s, pips))
            found.append({"deed": turnover, "sky": sky, "ship": ship, "pips": pips, "left": a, "right": b, "rents": rents})
    return found


def fortunes(count: int, seed: int) -> list[Json]:
    rng = random.Random(seed)
    core = Core(ISLAND.board.dump(), 3)
    s = core.s
    spaces = [space for group in ISLAND.groups for space in group.spaces if ISLAND.board.house[space]]
    found: list[Json] = []
    for _ in range(count):
        s.deeds[0] = s.built = s.developed = 0
        for space in range(40):
            s.level[space] = s.development[space] = 0
            s.owner[space] = -1
        for space in rng.sample(spaces, rng.randrange(len(spaces))):
            s.owner[space] = 0
            s.deeds[0] |= 1 << space
            s.level[space] = rng.randrange(0, 6)
            s.built |= (s.level[space] > 0) << space
        s.board.fortune_cash = rate = rng.choice((500_000, 250_000, 123_456))
        s.tokens[0], s.cash[0] = rng.randrange(60), rng.randrange(9_000_000)
        found.append({"tokens": s.tokens[0], "cash": s.cash[0], "printed": core.ask("fortune_built", 0), "rate": rate,
                      "fortune": fortune_of(s, 0)})
    return found
