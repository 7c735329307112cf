"""Auctions of all three kinds on any board: sealed hands leave no trace of their order, and the clock is always right."""
from __future__ import annotations

import importlib
import itertools
import random
from typing import Any

import pytest

from passgo.loading import editions, read
from passgo.rules.board import Board
from passgo.rules.steps import Step
from passgo.rules.words import BANK, CHANCE, CLOCK, NOBODY, Event, Kind, Reason
from proving.laws import broken_laws
from proving.tables import best_engine
from proving.walks import walk

ENGINES = list(dict.fromkeys(("engines.python", best_engine())))
both = pytest.mark.parametrize("engine", ENGINES)
every = pytest.mark.parametrize("key", editions())


def board_of(key: str, **rules: Any) -> Board:
    """The printed board with other rules."""
    board = read(key).board.copy()
    for name, value in rules.items():
        setattr(board, name, value)
    return board


def auction(engine: str, board: Board, seats: int, mortgaged: bool = False) -> tuple[Any, int]:
    """A game whose bank has just called its first deed; seat 1 owns the second one. And the number of that first deed."""
    core = importlib.import_module(f"passgo.{engine}").Core(board.dump(), seats, 0)
    core.record(True)
    lot, owned = [space for space in range(board.spaces) if board.all_deeds >> space & 1][:2]
    v = core.dump()
    v["owner"][owned], v["deeds"][1] = 1, 1 << owned
    if mortgaged:
        v["mortgaged"], v["lent"][owned] = 1 << owned, 1000
    v["depth"] = 2
    v["step"][:2], v["who"][:2], v["what"][:2] = [Step.NEXT_TURN, board.auction], [0, NOBODY], [0, lot]
    v["bidders"], v["auction_until"] = v["alive"], board.auction_ms
    core.load(v)
    return core, lot


def say(core: Any, who: int, kind: int, a: int = 0, b: int = 0, give: int = 0, want: int = 0, money: int = 0) -> None:
    action = (kind, a, b, give, want, money)
    assert core.refusal(who, action) == Reason.FINE, Reason.name(core.refusal(who, action))
    core.put(who, action)


@both
@every
def test_sealed_bids_leave_no_trace_of_their_order(key: str, engine: str) -> None:
    """Every order in which four hands close ends in the same state, to the last field; two equals roll for it."""
    board = board_of(key, auction=Step.ASK_SEALED_AUCTION)
    step = board.bid_step
    ends = []
    for order in itertools.permutations(range(4)):
        core, lot = auction(engine, board, 4)
        for seat in order:
            say(core, seat, Kind.BID, money=(0, 5 * step, 5 * step, step)[seat])
        assert core.waits_for() == CHANCE, "two tied: they roll for it"
        say(core, CHANCE, *core.nth_way(0)[:3])
        say(core, CHANCE, *core.nth_way(core.ways() - 1)[:3])
        ends.append(core.dump())
    assert all(end == ends[0] for end in ends)
    assert ends[0]["owner"][lot] == 2 and ends[0]["cash"][2] == board.start_cash - 5 * step
    assert ends[0]["sealed"] == [0] * len(ends[0]["sealed"]), "open hands are put away"


@pytest.mark.slow
@both
@every
@pytest.mark.parametrize("limit", [0, 600_000])
def test_the_clock_is_never_refused_wrongly(key: str, engine: str, limit: int) -> None:
    """While something is timed any later time is in order, and only an earlier one is not; else there is no clock."""
    board = board_of(key, auction=Step.ASK_TIMED_AUCTION, auction_ms=50_000, warning_ms=5_000, deal_ms=20_000,
                     time_limit_ms=limit)
    waited = ticked = 0
    for seed in range(30 if engine == "engines.python" else 120):
        core = importlib.import_module(f"passgo.{engine}").Core(board.dump(), 2 + seed % 3)
        for who, _ in walk(core, random.Random(seed), 120):
            v, due = core.dump(), core.next_deadline()
            for now in (v["clock"], v["clock"] + 1, max(due, v["clock"]), due + 10 ** 7):
                assert core.refusal(CLOCK, (Kind.TICK, 0, 0, 0, 0, now)) == (Reason.FINE if due else Reason.NO_CLOCK)
            back = core.refusal(CLOCK, (Kind.TICK, 0, 0, 0, 0, v["clock"] - 1))
            assert back == (Reason.BACK_IN_TIME if due else Reason.NO_CLOCK)
            if core.waits_for() == CLOCK:
                waited += 1
                assert due > v["clock"], "what is waited for lies ahead"
            ticked += who == CLOCK
        assert broken_laws(core.dump(), board) == []
    assert ticked > 50 and waited > 10


def timed(key: str, engine: str, mortgaged: bool = False) -> tuple[Any, Board, int, int]:
    """A timed auction that seat 0 leads with two steps, and the deed of seat 1."""
    board = board_of(key, auction=Step.ASK_TIMED_AUCTION, auction_ms=50_000, warning_ms=5_000, deal_ms=0)
    board.when[Kind.OFFER] = board.when[Kind.REDEEM] = 15
    core, lot = auction(engine, board, 3, mortgaged)
    say(core, 0, Kind.BID, money=2 * board.bid_step)
    return core, board, lot, next(i for i in range(board.spaces) if core.field("owner")[i] == 1)


@both
@every
def test_an_offer_over_a_timed_auction_is_off_the_table_at_the_deadline(key: str, engine: str) -> None:
    """The auction does not wait for an answer: the offer is withdrawn, and the highest bid wins."""
    core, board, lot, owned = timed(key, engine)
    say(core, 1, Kind.OFFER, 2, give=1 << owned, money=-10_000)
    assert core.actors() == 0b100 and core.next_deadline() == 50_000
    say(core, CLOCK, Kind.TICK, money=49_999)
    assert core.actors() == 0b100, "there is still time"
    told = core.told
    say(core, CLOCK, Kind.TICK, money=50_000)
    v = core.dump()
    assert v["owner"][lot] == 0 and v["cash"][0] == board.start_cash - 2 * board.bid_step
    assert v["owner"][owned] == 1 and (v["give"], v["want"]) == (0, 0), "nothing has changed hands"
    assert (Event.LAPSED, 2, 1) in [event[:3] for event in core.events(told)]
    assert broken_laws(v, board) == [] and v["auction_until"] == 0


@both
@every
def test_a_question_over_a_timed_auction_is_answered_first(key: str, engine: str) -> None:
    """A mortgaged deed has just changed hands when the light goes off: its owner decides, then the auction is over. Where it is
    asked nothing (in City the loan goes along), that is at once."""
    core, _, lot, owned = timed(key, engine, mortgaged=True)
    say(core, 1, Kind.OFFER, 2, give=1 << owned)
    say(core, 2, Kind.ACCEPT)
    say(core, CLOCK, Kind.TICK, money=60_000)
    v = core.dump()
    if key == "city":
        assert v["owner"][lot] == 0 and v["owner"][owned] == 2 and v["auction_until"] == 0
        return
    assert v["step"][v["depth"] - 1] == Step.ASK_LIFT and v["owner"][lot] == BANK
    say(core, 2, Kind.LEAVE)
    assert core.field("owner")[lot] == 0 and core.field("owner")[owned] == 2


@both
@every
def test_a_bid_stays_covered_while_side_business_goes_on(key: str, engine: str) -> None:
    """What is bid cannot be promised away, in the open or in a closed hand."""
    for ask in (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION):
        board = board_of(key, auction=ask, auction_ms=50_000 if ask == Step.ASK_TIMED_AUCTION else 0)
        board.when[Kind.OFFER] = 15
        core, _ = auction(engine, board, 3)
        owned = next(i for i in range(board.spaces) if core.field("owner")[i] == 1)
        all_of_it = board.start_cash // board.bid_step * board.bid_step
        say(core, 0, Kind.BID, money=all_of_it)
        too_much = (Kind.OFFER, 1, 0, 0, 1 << owned, board.start_cash - all_of_it + max(board.deal_step, 1))
        assert core.refusal(0, too_much) == Reason.TOO_POOR
        assert core.refusal(2, too_much) == Reason.FINE
