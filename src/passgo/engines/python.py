"""The same interface as the compiled core, on the plain Python rules: for debugging, coverage, and where no compiler is."""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Self

from passgo.engines.rows import SILENT as SILENT
from passgo.engines.rows import play_rows as play_rows
from passgo.rules import contents as contents
from passgo.rules import playout as driver
from passgo.rules import questions
from passgo.rules.board import Board
from passgo.rules.bots.decide import decide, volunteer
from passgo.rules.bots.words import thinks
from passgo.rules.chance import nth_way, ways
from passgo.rules.declare import ANSWERS
from passgo.rules.ending import time_limit
from passgo.rules.engine import put, refusal, set_up, waits_for
from passgo.rules.luck import seeded
from passgo.rules.menu import legal, side_business
from passgo.rules.mind import Mind, Net
from passgo.rules.records import Action, Luck, Menu, Reckoning, Tally, Tape
from passgo.rules.rooms import actors
from passgo.rules.secrets import hide_from
from passgo.rules.sizes import LINES, RECORDS
from passgo.rules.speakers import next_speaker
from passgo.rules.state import State
from passgo.rules.time import next_deadline
from passgo.rules.words import NOBODY
from passgo.struct import copied, fields

Said = tuple[int, int, int, int, int, int]
Told = tuple[int, int, int, int, int, int, int, int]


class Core:
    """One game on the interpreted rules. Nothing is checked here: ask `refusal` before `put`."""

    def __init__(self, board: dict[str, Any], seats: int, first: int = NOBODY, watched: bool = False) -> None:
        printed = Board()
        printed.load(board)
        self.begin(printed, seats, first, watched)

    def begin(self, board: Board, seats: int, first: int, watched: bool) -> None:
        self.s = State()
        self.s.board = board
        self.s.tape = SILENT
        self.menu = Menu()
        self.act = Action()
        self.net = Net()
        self.record(watched)
        set_up(self.s, seats, first)

    def fresh(self, seats: int, first: int = NOBODY) -> Self:
        other = object.__new__(type(self))
        other.begin(self.s.board, seats, first, False)
        other.net = self.net
        return other

    def clone(self) -> Self:
        other = object.__new__(type(self))
        other.s = self.s.copy()
        other.s.tape = SILENT
        # A copy may be thought about on another thread: what is written while thinking is not shared.
        other.menu, other.act = Menu(), Action()
        other.net = self.net
        return other

    def mind(self) -> Mind:
        """Paper to think on, with the net of this table."""
        mind = Mind()
        mind.net, mind.luck, mind.menu, mind.act, mind.tally = self.net, Luck(), Menu(), Action(), Tally()
        return mind

    def enter(self, s: State) -> None:
        """Let whoever decides at this table think."""
        s.mind, s.spare = self.mind(), State()

    def seen(self, seat: int) -> Self:
        """A copy from which all is gone that this seat may not know."""
        other = self.clone()
        hide_from(other.s, seat)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (type(self), self.s.board, self.s.dump(), self.s.tape is not SILENT)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        other = self.clone()
        other.record(self.s.tape is not SILENT)
        return other

    def record(self, on: bool) -> None:
        if on and self.s.tape is SILENT:
            self.s.tape = Tape()
            self.s.tape.on = 1
        elif not on:
            self.s.tape = SILENT

    def events(self, since: int) -> list[Told]:
        t = self.s.tape
        return [(t.event[i], t.who[i], t.what[i], t.how[i], t.money[i], t.give[i], t.want[i], t.audience[i])
                for i in (n % RECORDS for n in range(max(since, t.count - RECORDS), t.count))]

    @property
    def told(self) -> int:
        return self.s.tape.count

    def say(self, action: Said) -> None:
        a = self.act
        a.kind, a.a, a.b, a.give, a.want, a.money = action

    def said(self) -> Said:
        a = self.act
        return a.kind, a.a, a.b, a.give, a.want, a.money

    def waits_for(self) -> int:
        return waits_for(self.s)

    def actors(self) -> int:
        return actors(self.s)

    def next_deadline(self) -> int:
        return 0 if self.s.over else next_deadline(self.s)

    def refusal(self, who: int, action: Said) -> int:
        self.say(action)
        return int(refusal(self.s, who, self.act))

    def put(self, who: int, action: Said) -> None:
        self.say(action)
        put(self.s, who, self.act)

    def legal(self, seat: int, side: bool) -> tuple[list[Said], int, int, bool]:
        legal(self.s, seat, self.menu, self.act)
        if side:
            side_business(self.s, seat, self.menu, self.act)
        m = self.menu
        if m.full:
            raise OverflowError(f"more than {LINES} lines: this menu cannot be listed")
        return ([(int(m.kind[i]), m.a[i], m.b[i], 0, 0, m.money[i]) for i in range(m.count)],
                m.bid_low, m.bid_high, bool(m.may_offer))

    def ways(self) -> int:
        return ways(self.s)

    def nth_way(self, k: int) -> Said:
        nth_way(self.s, k, self.act)
        return self.said()

    def ask(self, question: str, what: int) -> int:
        """Something declared as `asked`, about a space or a seat."""
        return int(ANSWERS[question](self.s, what))

    def reckon(self, space: int) -> list[tuple[int, int, int]]:
        """Why the rent of this space is what it is: (Because, number, money), line by line."""
        if not 0 <= space < self.s.board.spaces:
            raise IndexError(space)
        r = Reckoning()
        questions.reckon(self.s, space, r)
        return [(r.why[i], r.number[i], r.money[i]) for i in range(r.count)]

    def decide(self, seat: int, policy: int, whim: int) -> tuple[Said, int]:
        """What this policy says to the question open now, and its next whim."""
        luck = Luck()
        luck.whim = whim
        if thinks(policy):
            self.enter(self.s)
        decide(self.s, seat, policy, self.menu, self.act, luck)
        return self.said(), luck.whim

    def time_limit(self) -> int:
        """When a game by the clock ends; 0: it is none."""
        return int(time_limit(self.s))

    def volunteer(self, policies: Sequence[int]) -> tuple[int, Said] | None:
        """Who speaks without being asked, and what it says; None: nobody."""
        seat = volunteer(self.s, self.seated(policies), self.act)
        return None if seat == NOBODY else (seat, self.said())

    def next_speaker(self) -> int:
        return next_speaker(self.s)

    def simulate(self, policies: Sequence[int], seed: int, start: int, games: int, rounds: int) -> dict[str, Any]:
        """Games number `start` and on of the series `seed`, on this board; returns their Tally."""
        tally, luck = self.seated(policies), Luck()
        for game in range(start, start + games):
            s = State()
            s.board, s.tape = self.s.board, SILENT
            self.enter(s)
            driver.play_game(s, tally, self.menu, self.act, luck, len(policies), seed, game, rounds)
        return tally.dump()

    def playouts(self, policies: Sequence[int], seed: int, start: int, games: int, rounds: int) -> dict[str, Any]:
        """As `simulate`, but from this very position on; `rounds` more of them at most."""
        tally, luck = self.seated(policies), Luck()
        for game in range(start, start + games):
            s = self.s.copy()
            s.tape = SILENT
            self.enter(s)
            seeded(luck, seed, game)
            driver.play_on(s, tally, self.menu, self.act, luck, s.round + rounds)
            driver.count_game(s, tally)
        return tally.dump()

    def traced(self, policies: Sequence[int], seed: int, limit: int) -> int:
        tally, luck = self.seated(policies), Luck()
        seeded(luck, seed, 0)
        self.enter(self.s)
        return driver.traced(self.s, tally, self.menu, self.act, luck, limit)

    def seated(self, policies: Sequence[int]) -> Tally:
        tally = Tally()
        for seat, policy in enumerate(policies):
            tally.policy[seat] = policy
        return tally

    def digest(self) -> int:
        return driver.digest(self.s, 0)

    def field(self, name: str) -> Any:
        """One number, or row of numbers, of the table."""
        if not isinstance(fields(State)[name][0], str):
            raise KeyError(name)
        return copied(getattr(self.s, name))

    def dump(self) -> dict[str, Any]:
        return self.s.dump()

    def stamp(self, passing: frozenset[str]) -> Any:
        """Equal as long as nothing but these fields has changed."""
        return {name: value for name, value in self.s.dump().items() if name not in passing}

    def text(self) -> str:
        """The table as JSON."""
        return json.dumps(self.s.dump(), sort_keys=True)

    def load(self, values: dict[str, Any]) -> None:
        self.s.load(values)

    @property
    def over(self) -> int:
        return self.s.over

    @property
    def winners(self) -> int:
        return self.s.winners

    @property
    def inputs(self) -> int:
        return self.s.inputs

    @property
    def round(self) -> int:
        return self.s.round

    @property
    def alive(self) -> int:
        return self.s.alive

    @property
    def clock(self) -> int:
        return self.s.clock

    @property
    def extra_ms(self) -> int:
        return self.s.extra_ms

    @property
    def auction_until(self) -> int:
        return self.s.auction_until

    @property
    def review_until(self) -> int:
        return self.s.review_until

    def question(self) -> tuple[int, int, int, int]:
        """What is open, to be told from what was open before: step, what it is about, how deep it lies, and the turn."""
        s = self.s
        top = max(0, s.depth - 1)
        return s.step[top], s.what[top], s.depth, s.turns


def again(cls: type[Core], board: Board, values: dict[str, Any], watched: bool) -> Core:
    """A game out of a pickle; its events begin anew."""
    core = object.__new__(cls)
    core.s = State()
    core.s.board, core.s.tape = board, SILENT
    core.s.load(values)
    core.menu, core.act, core.net = Menu(), Action(), Net()
    core.record(watched)
    return core
