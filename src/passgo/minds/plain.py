"""The native calls for thought (native/thought.pyx) on the plain Python rules: the same numbers, slower."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from passgo.engines.python import SILENT, Core, Said
from passgo.rules import thought
from passgo.rules.bots.bargains import odds_of_deal
from passgo.rules.bots.net import judge
from passgo.rules.bots.packages import seeks_bargain
from passgo.rules.bots.sales import lists_sales
from passgo.rules.engine import put, set_up
from passgo.rules.luck import seeded, whim
from passgo.rules.mind import FEATURES
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.sizes import SEATS
from passgo.rules.state import State
from passgo.rules.words import NOBODY

ACTIONS, ROWS, GLANCES = 64, 64, 5
Rows = Sequence[Sequence[int]]


def teach(core: Core, weights: dict[str, Any]) -> None:
    """Give the bots at this table, and at all its copies, a net."""
    core.net.load(weights)


def taught(core: Core) -> bool:
    return bool(core.net.ready == 1)


def judged(core: Core) -> tuple[int, ...]:
    """Everybody's odds by the net, in millionths."""
    mind = core.mind()
    judge(core.s, mind)
    return tuple(int(odds) for odds in mind.odds[:core.s.seats])


def seated(core: Core, seat: int, first: int = 0) -> int:
    """A seat of this table; from -1 on where a watcher may think, too."""
    if not first <= seat < core.s.seats:
        raise ValueError(f"there is no seat {seat}")
    return seat


def features(core: Core, seat: int) -> list[int]:
    """What the net sees of a seat."""
    seated(core, seat)
    mind = core.mind()
    thought.describe(core.s, mind, seat)
    return [int(x) for x in mind.x]


def filled(core: Core, seat: int, seed: int) -> Core:
    """A table on which what this seat cannot see is made up."""
    seated(core, seat, NOBODY)
    other, luck = core.clone(), Luck()
    seeded(luck, seed, 0)
    core.enter(other.s)
    thought.determinize(other.s, seat, Menu(), Action(), luck)
    return other


def rows_of(population: Rows) -> Rows:
    if len(population) > ROWS:
        raise ValueError(f"a population has at most {ROWS} rows")
    if not population:
        raise ValueError("a population needs a row")
    if any(len(row) > SEATS for row in population):
        raise ValueError(f"a row of a population has at most {SEATS} seats")
    return population


def seat_row(tally: Tally, row: Sequence[int]) -> None:
    for seat, policy in enumerate(row):
        tally.policy[seat] = policy


def trial_of(core: Core) -> State:
    s = core.s.copy()
    s.tape = SILENT
    core.enter(s)
    return s


def weigh(core: Core, seat: int, actions: list[Said], population: Rows, seed: int, start: int, n: int,
          turns: int) -> list[tuple[int, int, int, int]]:
    """Futures number `start` and on of each action, all with the same luck: the sum of this seat's odds, the sum of their
    squares, and the same two of the difference to the first action. `turns` 0: to the end."""
    if len(actions) > ACTIONS:
        raise ValueError(f"at most {ACTIONS} actions are weighed at once")
    seated(core, seat)
    rows, tally, menu = rows_of(population), Tally(), Menu()
    sums = [[0, 0, 0, 0] for _ in actions]
    for k in range(start, start + n):
        base, luck, first = trial_of(core), Luck(), 0
        seeded(luck, seed, k)
        seat_row(tally, rows[k % len(rows)])
        thought.determinize(base, seat, menu, Action(), luck)
        for a, said in enumerate(actions):
            trial, own, act = base.copy(), luck.copy(), Action()
            act.kind, act.a, act.b, act.give, act.want, act.money = said
            put(trial, seat, act)
            thought.play_until(trial, tally, menu, act, own, turns)
            thought.outcome(trial, trial.mind)
            value = int(trial.mind.odds[seat])
            first = value if a == 0 else first
            gap = value - first
            for i, more in enumerate((value, value * value, gap, gap * gap)):
                sums[a][i] += more
    return [(one, two, three, four) for one, two, three, four in sums]


def futures(core: Core, seat: int, population: Rows, seed: int, start: int, n: int, turns: int) -> list[tuple[int, int]]:
    """Futures from here: the sum of everybody's odds and of their squares."""
    seated(core, seat, NOBODY)
    rows, tally, menu = rows_of(population), Tally(), Menu()
    sums = [[0, 0] for _ in range(core.s.seats)]
    for k in range(start, start + n):
        trial, luck = trial_of(core), Luck()
        seeded(luck, seed, k)
        seat_row(tally, rows[k % len(rows)])
        thought.determinize(trial, seat, menu, Action(), luck)
        thought.play_until(trial, tally, menu, Action(), luck, turns)
        thought.outcome(trial, trial.mind)
        for i, one in enumerate(sums):
            one[0] += int(trial.mind.odds[i])
            one[1] += int(trial.mind.odds[i]) ** 2
    return [(one, two) for one, two in sums]


def until(core: Core, seat: int, policies: Sequence[int], seed: int, limit: int) -> None:
    """On from here until this seat is asked something; the Core is moved."""
    seated(core, seat)
    tally, luck = core.seated(policies), Luck()
    seeded(luck, seed, 0)
    core.enter(core.s)
    thought.play_to(core.s, tally, Menu(), Action(), luck, seat, limit)


def bargains(core: Core, seat: int, seed: int, way: int, floor: int) -> list[Said]:
    """Offers that bring this seat something as the net sees it, the best first; the floor is for its partner's odds."""
    seated(core, seat)
    s = trial_of(core)
    seeded(s.mind.luck, seed, 0)
    m = s.mind
    seeks_bargain(s, seat, Action(), way, floor)
    return [(int(m.kind[i]), m.one[i], m.two[i], m.give[i], m.want[i], m.money[i]) for i in range(m.ideas - 1, -1, -1)]


def sales(core: Core, seat: int, seed: int) -> list[Said]:
    """What a trader would sell to this seat, or buy of it, for money alone, where such deals may be steps of a plan."""
    seated(core, seat)
    s = trial_of(core)
    seeded(s.mind.luck, seed, 0)
    m = s.mind
    lists_sales(s, seat, Action())
    return [(int(m.kind[i]), m.one[i], m.two[i], m.give[i], m.want[i], m.money[i]) for i in range(m.ideas)]


def deal_odds(core: Core, seat: int, action: Said, seed: int) -> tuple[int, ...] | None:
    """Everybody's odds by the net if the partner said yes to this offer; None: it cannot be."""
    seated(core, seat)
    s, act = trial_of(core), Action()
    seeded(s.mind.luck, seed, 0)
    act.kind, act.a, act.b, act.give, act.want, act.money = action
    if odds_of_deal(s, seat, act) < 0:
        return None
    return tuple(int(odds) for odds in s.mind.odds[:s.seats])


def harvest(core: Core, seats: int, openings: Rows, population: Rows, seed: int, start: int, games: int, rounds: int,
            swaps: int = 0) -> bytes:
    """Positions of games as bytes: the features of every seat, who is alive, who won. Games that do not end are left out.
    In so many of a hundred, hands change at random after the opening."""
    rows, opening_rows, tally, menu, act, luck = rows_of(population), rows_of(openings), Tally(), Menu(), Action(), Luck()
    out = bytearray()
    for game in range(start, start + games):
        s = State()
        s.board, s.tape = core.s.board, SILENT
        core.enter(s)
        seeded(luck, seed, game)
        set_up(s, seats, NOBODY)
        seat_row(tally, opening_rows[whim(luck, len(opening_rows))])
        opening = 1 + whim(luck, seats * 16)
        seen: list[bytearray] = []
        while len(seen) < GLANCES and s.round < rounds and thought.to_next_glance(
                s, tally, menu, act, luck, opening if not seen else 1 + whim(luck, seats * 12)):
            if not seen:
                seat_row(tally, rows[whim(luck, len(rows))])
                if whim(luck, 100) < swaps:
                    thought.deals_at_random(s, luck)
            row = bytearray()
            for seat in range(seats):
                thought.describe(s, s.mind, seat)
                row += bytes(x & 255 for x in s.mind.x[:FEATURES])
            row.append(s.alive)
            seen.append(row)
        while not s.over and s.round < rounds and s.inputs < thought.LONGEST:
            thought.to_next_glance(s, tally, menu, act, luck, seats * 4)
        if s.over and s.winners:
            for row in seen:
                row.append(s.winners)
                out += row
    return bytes(out)
