"""How strong are the bots? Games with rotating seats; every figure with its standard error and the number of games.

    python tools/arena.py [match …] [--games 400] [--cores 2] [--futures 400] [--seconds 60] [--first 0] [--json figures.json]

Matches: master, quiet (the master without offers), veto (with the trader's offers, or none), fair (with such offers only as help
both), fixed (the master with FP-A, FP-B, FP-C), sharp, trader (against thrifty and random, any number of players, with and
without trade), deals (what offers it takes and makes are worth, by full futures), gullible (at how many positions a rival can
talk it out of three points), endings (tables of masters and mixed ones end, no turn is endless), calibration (do odds mean what
they say?), rating. With --seconds a match counts the games that are over by then.
"""
from __future__ import annotations

import argparse
import json
import math
import os
import pathlib
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from measuring.calibration import TABLES, calibrated
from measuring.gullible import Asked, gulled
from measuring.veto import Vetoing
from passgo.bots import POLICIES, Bot, bot_named, next_move
from passgo.bots.master import Master
from passgo.engines import choose as engine
from passgo.loading import editions, read
from passgo.minds import deals, nets
from passgo.minds.population import anybody, rows
from passgo.play.game import Game
from passgo.play.thoughts import Budget
from passgo.rules.words import CLOCK, Kind

ROUNDS = 300
RATED_ROUNDS = 120
"""A game that is not over by then does not count in a rating."""
ENDING_FUTURES = 40
"""Where only the end of games is looked for, a master thinks less."""
Row = tuple[str, ...]
Figures = dict[str, Any]
Job = TypeVar("Job")
Told = TypeVar("Told")
limit: float | None = None
"""Seconds a match may take."""
first = 0
"""The number of the first game: where another run ended, so that none is played twice."""


def within(pool: ProcessPoolExecutor, play: Callable[[Job], Told], jobs: Sequence[Job]) -> list[Told]:
    """What the games tell, in their order; those that are not over within the seconds there are do not count."""
    told: list[Told] = []
    try:
        for one in pool.map(play, jobs, timeout=limit, chunksize=1):
            told.append(one)
    except TimeoutError:
        print(f"    {len(told)} of {len(jobs)} games in time", flush=True)
    return told


def bot(name: str, seed: str, futures: int) -> Bot:
    """`quiet` is the master without offers of its own, `veto` makes the trader's or none, `fair` fair ones only."""
    if name == "veto":
        return Vetoing(seed, Budget(1.0, futures), offers=False)
    if name in ("master", "quiet", "fair"):
        return Master(seed, Budget(1.0, futures), offers=name != "quiet", fair=name == "fair")
    return bot_named(name, seed)


def one_game(job: tuple[str, Row, int, int]) -> tuple[list[int], int, float, int]:
    """Winners, inputs of the longest turn, seconds a decision of the first name took, decisions."""
    key, names, number, futures = job
    turned = names[number % len(names):] + names[:number % len(names)]
    game = Game.new(key, len(names), seed=f"arena {number // len(names)}")
    bots = {seat: bot(name, f"{number} {seat}", futures) for seat, name in enumerate(turned)}
    longest = inputs = turn = decisions = 0
    spent = 0.0
    while not game.over and game.round <= ROUNDS:
        began = time.process_time()
        move = next_move(game, bots)
        if move is not None and turned[move[0]] == names[0]:
            spent += time.process_time() - began
            decisions += 1
        if move is not None:
            game.play(move[1], move[0])
        elif game.core.waits_for() == CLOCK:
            game.tick(game.core.next_deadline())
        now = game.core.field("turns") if move is None or move[1].kind == Kind.ROLL else turn
        inputs = inputs + 1 if now == turn else 0
        turn, longest = now, max(longest, inputs)
    return [(seat + number) % len(names) for seat in game.winners], longest, spent, decisions


def played(pool: ProcessPoolExecutor, key: str, names: Row, games: int, futures: int) -> Figures:
    """How often the first of these wins, seats rotating; a shared win counts by halves."""
    told = within(pool, one_game, [(key, names, n, futures) for n in range(first, first + games)])
    games = max(len(told), 1)
    won = [(0 in winners) / max(len(winners), 1) for winners, *_ in told]
    mean = sum(won) / games
    return {"edition": key, "table": list(names), "games": games, "wins": round(100 * mean, 1),
            "error": round(100 * math.sqrt(max(mean * (1 - mean), 0.25 / games) / games), 1),
            "unended": sum(not winners for winners, *_ in told), "longest_turn": max((one[1] for one in told), default=0),
            "ms": round(1000 * sum(one[2] for one in told) / max(sum(one[3] for one in told), 1), 2)}


def simulated(job: tuple[Any, ...]) -> Figures:
    """The same for players of the rules, at full speed: edition, names, games, seed, whether they may trade, rounds at most."""
    key, names, games, seed = job[:4]
    trade = job[4] if len(job) > 4 else True
    rounds = job[5] if len(job) > 5 else ROUNDS
    edition = read(key)
    board = edition.board.dump()
    if not trade:
        board["when"][Kind.OFFER] = 0
    core = engine.Core(board, len(names))
    nets.prepare(core, edition)
    won = unended = 0
    each = max(games // len(names), 1)
    mates = [0] * len(names)
    for turn in range(len(names)):
        turned = names[turn:] + names[:turn]
        tally = core.simulate([POLICIES[name] for name in turned], seed + turn, 0, each, rounds)
        unended += tally["endings"][0] + tally["endings"][15]
        for seat in range(len(names)):
            mates[(seat + turn) % len(names)] += tally["wins"][seat]
    won, games = mates[0], each * len(names)
    mean = won / games
    return {"edition": key, "table": list(names), "games": games, "wins": round(100 * mean, 1),
            "error": round(100 * math.sqrt(mean * (1 - mean) / games), 1), "unended": unended, "trade": trade,
            "each": [round(100 * one / games, 1) for one in mates]}


def offers_of(job: tuple[str, int, int, str]) -> tuple[list[float], list[tuple[float, float]]]:
    """One game of a bot among traders: what the offers it took cost it, and what its own brought both, by full futures."""
    key, number, futures, name = job
    game = Game.new(key, 4, seed=f"deals {number}")
    seat = number % 4
    bots = {s: bot(name if s == seat else "trader_v1", f"{number} {s}", futures) for s in range(4)}
    taken: list[float] = []
    made: list[tuple[float, float]] = []
    population = rows(anybody(4), number)
    while not game.over and game.round <= 40:
        move = next_move(game, bots)
        if move is None:
            game.tick(game.core.next_deadline())
            continue
        who, action = move
        if who == seat and action.kind == Kind.ACCEPT:
            worth = deals.worth_of_open_offer(game.view(seat), population, Budget(20.0, 4_000), turns=0)
            if worth is not None:
                taken.append(worth.partner.odds)
        if who == seat and action.kind == Kind.OFFER:
            worth = deals.worth_of(game.view(seat), action, population, Budget(20.0, 4_000), turns=0)
            if worth is not None:
                made.append((worth.maker.odds, worth.partner.odds))
        game.play(action, who)
    return taken, made


def deals_of(pool: ProcessPoolExecutor, key: str, games: int, futures: int, name: str) -> Figures:
    """Of the offers taken, how many cost more than three points; of its own, how many help both."""
    told = within(pool, offers_of, [(key, n, futures, name) for n in range(first, first + games)])
    taken = [one for some, _ in told for one in some]
    made = [one for _, some in told for one in some]
    both = sum(mine > 0 and theirs > 0 for mine, theirs in made)
    return {"edition": key, "bot": name, "games": len(told), "taken": len(taken), "bad": sum(one < -0.03 for one in taken),
            "made": len(made), "help_both": both,
            "mine": round(100 * sum(one[0] for one in made) / max(len(made), 1), 1),
            "theirs": round(100 * sum(one[1] for one in made) / max(len(made), 1), 1)}


def asked_at(job: tuple[str, int, int, str]) -> Asked | None:
    key, number, futures, name = job
    return gulled(key, number, lambda seed: bot(name, seed, futures))


def gullible(pool: ProcessPoolExecutor, key: str, positions: int, futures: int, name: str) -> Figures:
    """At how many positions some offer the bot takes costs it more than three points."""
    told = [one for one in within(pool, asked_at, [(key, n, futures, name) for n in range(first, first + positions)])
            if one is not None]
    bad = sum(one.bad for one in told)
    return {"edition": key, "bot": name, "positions": len(told), "bad": bad, "percent": round(100 * bad / max(len(told), 1), 1),
            "offers": sum(one.offers for one in told), "taken": sum(one.taken for one in told),
            "worst": min((one.worst for one in told), default=0.0)}


def elo(names: list[str], scores: dict[tuple[str, str], float]) -> dict[str, int]:
    """Elo from games one against three: the share of each against each, fitted by a few hundred small steps."""
    rating = dict.fromkeys(names, 1000.0)
    for _ in range(2000):
        for (one, other), share in scores.items():
            strength = 10 ** ((rating[one] - rating[other]) / 400)
            rating[one] += 2 * (share - strength / (strength + 3))
            rating[other] -= 2 * (share - strength / (strength + 3)) / 3
    shift = 1000 - rating["trader_v1"]
    return {name: round(value + shift) for name, value in rating.items()}


def rating(pool: ProcessPoolExecutor, key: str, games: int, futures: int) -> Figures:
    """One against three of each of the others; the master at fewer games."""
    names = ["random", "thrifty", "trader_v1", "fp_a", "fp_b", "fp_c", "trader", "sharp", "master"]
    pairs = [(one, other) for one in names for other in names if one != other and other != "master"]
    plain = [(one, other) for one, other in pairs if one != "master"]
    scores = {}
    told = pool.map(simulated, [(key, (one, other, other, other), games, 11, True, RATED_ROUNDS) for one, other in plain])
    for (one, other), figures in zip(plain, told, strict=True):
        ended = games - figures["unended"]
        scores[one, other] = min(max(figures["wins"] * games / 100 / max(ended, 1), 0.01), 0.99)
    for other in ("trader_v1", "trader", "sharp"):
        figures = played(pool, key, ("master", other, other, other), max(games // 2, 8), futures)
        scores["master", other] = min(max(figures["wins"] / 100, 0.01), 0.99)
    return {"edition": key, "games": games, "elo": elo(names, scores)}


def matches(pool: ProcessPoolExecutor, wanted: set[str], games: int, futures: int,
            keys: list[str], bots: list[str]) -> Iterable[tuple[str, Figures]]:
    """One after the other, the fast ones first."""
    plain: list[tuple[str, Row]] = []
    most = max(games, 400)
    if "sharp" in wanted:
        plain += [(key, ("sharp", *["trader_v1"] * 3)) for key in keys]
        plain += [("here_and_now", ("sharp", "fp_a", "fp_b", "fp_c"))]
    for figures in pool.map(simulated, [(key, row, most, 7) for key, row in plain]):
        yield "plain", figures
    if "trader" in wanted:
        boards = {key: read(key).board for key in keys}
        for figures in pool.map(simulated, [(key, ("trader", *[other] * (seats - 1)), most * 4, 7, trade) for key in keys
                                            for other in ("thrifty", "random", "trader_v1") for trade in (True, False)
                                            for seats in range(boards[key].fewest, boards[key].most + 1)]):
            yield "trader", figures
    for key in keys:
        for name in ("master", "quiet", "veto"):
            if name in wanted:
                yield name, played(pool, key, (name, *["trader_v1"] * 3), games, futures)
        if "fair" in wanted:
            yield "fair", played(pool, key, ("fair", *["trader_v1"] * 3), max(games // 4, 4), futures)
        if "deals" in wanted:
            for name in bots:
                yield "deals", deals_of(pool, key, max(games // 8, 8), futures, name)
        if "gullible" in wanted:
            for name in bots:
                yield "gullible", gullible(pool, key, games, futures, name)
        if "endings" in wanted:
            for row in (("master",) * 4, ("sharp",) * 4, ("master", "sharp", "trader", "thrifty"),
                        ("master", "fair", "fp_a", "random")):
                yield "endings", played(pool, key, row, max(games // 6, 4), ENDING_FUTURES)
        if "calibration" in wanted:
            for table in TABLES:
                yield "calibration", calibrated(pool, key, table, max(games // 8, 8), first=first)
        if "rating" in wanted:
            yield "rating", rating(pool, key, games, futures)
    if "fixed" in wanted:
        yield "fixed", played(pool, "here_and_now", ("master", "fp_a", "fp_b", "fp_c"), games, futures)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("matches", nargs="*", default=["master", "quiet", "fixed", "sharp", "trader", "deals", "endings"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--futures", type=int, default=400, help="futures a decision of the master (400)")
    parser.add_argument("--bots", default="master,fair", help="whose deals are looked at (master,fair)")
    parser.add_argument("--seconds", type=float, help="the most a match may take")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; go on where another run ended (0)")
    parser.add_argument("--editions", default=",".join(editions()))
    parser.add_argument("--json", type=pathlib.Path, help="where to write the figures")
    asked = parser.parse_args()
    global limit, first
    limit, first = asked.seconds, asked.first
    done: list[dict[str, Any]] = []
    with ProcessPoolExecutor(asked.cores) as pool:
        for name, figures in matches(pool, set(asked.matches), asked.games, asked.futures, asked.editions.split(","),
                                     asked.bots.split(",")):
            done.append({"match": name, **figures})
            print(json.dumps(done[-1]), flush=True)
            if asked.json:
                asked.json.write_text(json.dumps(done, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
