"""What holds at every rest of every game: random walks over random tables, and whatever anybody may say at them."""
from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from passgo import Action, Game, IllegalAction
from passgo.loading import editions, read
from passgo.rules.words import CHANCE, CLOCK, Kind
from proving.laws import broken_laws, somebody_speaks
from proving.rounds import prove_laws, prove_menus, prove_oracles
from proving.tables import Table, best_engine, draw_table

ENGINE = best_engine()
calm = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any edition, any options, any seats; often with most deeds already in hand."""
    seed = draw(st.integers(0, 2 ** 32 - 1))
    table = draw_table(draw(st.sampled_from(editions())), random.Random(seed))
    return table._replace(laid=draw(st.booleans()))


@pytest.mark.slow
@settings(calm, max_examples=200)
@given(tables())
def test_the_laws_hold_at_every_rest(table: Table) -> None:
    """Money, pieces, deeds and cards are conserved, nobody is below nothing, and somebody can always speak."""
    prove_laws(table, ENGINE, 250)


@pytest.mark.slow
@settings(calm, max_examples=60)
@given(tables())
def test_the_laws_hold_between_bots_too(table: Table) -> None:
    """Traders, walkers and the others reach what random players seldom do."""
    core, board = table.core(ENGINE), table.board()
    for piece in range(40):
        assert core.traced(table.policies, table.seed + piece, 25) != 0
        assert broken_laws(core.dump(), board) == [] and somebody_speaks(core)


@pytest.mark.slow
@settings(calm, max_examples=100)
@given(tables())
def test_what_is_listed_is_accepted(table: Table) -> None:
    """Every line of every seat, both ends and the middle of the bids; and no bid one step outside."""
    prove_menus(table, ENGINE, 120)


@pytest.mark.slow
@settings(calm, max_examples=120)
@given(tables())
def test_garbage_is_judged_alike_and_changes_nothing(table: Table) -> None:
    """Both engines refuse for the same reason, or accept and go the same way; being asked changes nothing."""
    prove_oracles(table, list(dict.fromkeys(("engines.python", ENGINE))), 60)


@pytest.mark.parametrize("key", editions())
@settings(calm, max_examples=60)
@given(seed=st.integers(0, 2 ** 32), who=st.integers() | st.integers(-4, 9), kind=st.integers() | st.integers(-1, 130),
       numbers=st.tuples(*[st.integers() | st.integers(-2, 45)] * 2),
       sets=st.tuples(*[st.integers() | st.integers(0, 2 ** 64)] * 2),
       money=st.integers() | st.sampled_from((2 ** 63, 2 ** 63 - 1, -2 ** 63, -2 ** 63 - 1, 2 ** 200)))
def test_no_number_is_too_big_to_be_refused(key: str, seed: int, who: int, kind: int, numbers: tuple[int, int],
                                             sets: tuple[int, int], money: int) -> None:
    """Whatever is told to a Game is done, or refused with a sentence and without any change."""
    game = Game.new(key, 3, seed=seed)
    before = game.core.dump(), list(game.inputs)
    action = Action(kind, *numbers, *sets, money)
    try:
        game.tell(who, action)
    except IllegalAction as why:
        assert why.sentence and why.reason
        assert (game.core.dump(), game.inputs) == before
    else:
        assert -2 ** 63 <= money < 2 ** 63 and game.inputs[-1] == (who, action)


@pytest.mark.parametrize("key", editions())
@pytest.mark.parametrize("engine", ["engines.python", ENGINE])
def test_the_same_numbers_are_too_big_for_both_engines(key: str, engine: str) -> None:
    """A time, a sum or a set that no field can hold is refused by the plain rules as by the compiled ones."""
    seats = read(key).board.fewest
    game = Game.new(key, seats, seed=1)
    options = tuple((option.name, 5) for option in game.edition.options if option.table.get("sets") == "time_limit_ms")
    table = Table(key, options, (1,) * seats, 1)
    timed = Game.new(table.read(), seats, seed=1)
    for it in (game, timed):
        fresh = table.core(engine) if it is timed else Table(key, (), (1,) * seats, 1).core(engine)
        fresh.load(it.core.dump())
        it.core = fresh
        before = it.core.dump()
        for who, action in ((CLOCK, Action(Kind.TICK, money=2 ** 63)), (CLOCK, Action(Kind.TICK, money=2 ** 80)),
                            (CHANCE, Action(Kind.OUTCOME, a=2 ** 31)), (0, Action(Kind.OFFER, 1, give=2 ** 64, money=1)),
                            (0, Action(Kind.OFFER, 1, give=-1)), (0, Action(Kind.OFFER, 1, want=1, money=-2 ** 63 - 1)),
                            (0, Action(2 ** 31)), (2 ** 31, Action(Kind.ROLL)), (0, Action(Kind.BUILD, -2 ** 31 - 1))):
            with pytest.raises(IllegalAction):
                it.tell(who, action)
        assert it.core.dump() == before
