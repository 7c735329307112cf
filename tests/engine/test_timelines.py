"""A game is its inputs: forked, saved, loaded, replayed and undone it is the same game."""
from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from passgo import Action, Game, Input
from passgo.loading import editions
from passgo.rules.words import CLOCK
from proving.tables import Table, draw_table
from proving.walks import next_input

calm = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any edition with any options; the deeds are still with the bank, for a record cannot begin in the middle."""
    seed = draw(st.integers(0, 2 ** 32 - 1))
    return draw_table(draw(st.sampled_from(editions())), random.Random(seed))._replace(laid=False)


def begin(table: Table) -> Game:
    return Game.new(table.read(), len(table.policies), seed=table.seed)


def play_on(game: Game, rng: random.Random, number: int) -> Iterator[Game]:
    """So many more inputs of seats and the clock; yields after each."""
    for _ in range(number):
        if game.over:
            return
        say(game, *next_input(game.core, rng))
        yield game


def say(game: Game, who: int, said: Any) -> None:
    if who == CLOCK:
        game.tick(said[5])
    else:
        game.play(Action(*said), who)


def all_of(game: Game) -> tuple[Any, ...]:
    """Everything that makes a game what it is."""
    return game.core.dump(), list(game.inputs), game.tosses, game.seed


@pytest.mark.slow
@settings(calm, max_examples=40)
@given(tables())
def test_a_fork_goes_its_own_way(table: Table) -> None:
    """Whatever is played in one of them, the other does not notice; with the same words they are the same again."""
    rng = random.Random(table.seed)
    game = begin(table)
    for _ in play_on(game, rng, 60):
        if rng.random() < 0.2 and not game.over:
            fork = game.fork()
            before = all_of(game)
            assert all_of(fork) == before
            for _ in play_on(fork, random.Random(rng.random()), 15):
                assert all_of(game) == before
            ahead = all_of(fork)
            who, said = next_input(game.core, rng)
            again = game.fork()
            say(game, who, said)
            say(again, who, said)
            assert all_of(again) == all_of(game) and all_of(fork) == ahead


@settings(calm, max_examples=20)
@given(tables())
def test_a_fork_with_a_seed_of_its_own_meets_other_dice(table: Table) -> None:
    """Nothing of what will fall is in the game: the same words with another seed lead elsewhere."""
    game = begin(table)
    rolls = set()
    for seed in range(12):
        fork = game.fork(seed=f"another {seed}")
        list(play_on(fork, random.Random(1), 6))
        rolls.add(tuple(said for said in fork.inputs[len(game.inputs):]))
        assert fork.inputs[:len(game.inputs)] == game.inputs
    assert len(rolls) > 1 or fork.over, "the table may have agreed to stop at once"


@pytest.mark.slow
@settings(calm, max_examples=40)
@given(tables())
def test_saved_loaded_and_replayed_it_is_the_same_game(table: Table) -> None:
    """The record alone gives back every number, every event and its own text."""
    game = begin(table)
    dumps = {len(game.inputs): game.core.dump()}
    for _ in play_on(game, random.Random(table.seed), 120):
        dumps[len(game.inputs)] = game.core.dump()
    told = game.core.events(0)
    again = Game.load(game.save())
    assert all_of(again) == all_of(game) and again.save() == game.save()
    assert again.core.events(0) == told
    for replayed, _, _ in Game.replay(game.save()):
        if len(replayed.inputs) in dumps:
            assert replayed.core.dump() == dumps[len(replayed.inputs)]
    assert all(Input.read(str(said)) == said for said in game.inputs)


@settings(calm, max_examples=40)
@given(tables())
def test_what_is_undone_and_said_again_falls_the_same_way(table: Table) -> None:
    """Undo gives back the table as it was, and cannot be used to roll better."""
    rng = random.Random(table.seed)
    game = begin(table)
    for _ in play_on(game, rng, 40):
        if game.over or rng.random() > 0.3:
            continue
        before = all_of(game)
        who, said = next_input(game.core, rng)
        if who == CLOCK:
            continue
        happened = game.play(Action(*said), who)
        after = all_of(game)
        assert game.undo() == Input(who, Action(*said)) and all_of(game) == before
        assert game.play(Action(*said), who) == happened and all_of(game) == after


def test_there_is_an_end_to_undoing() -> None:
    """Back to the first word of a seat, and no further."""
    for key in editions():
        game = begin(Table(key, (), (1, 1, 1), 5))
        start = all_of(game)
        list(play_on(game, random.Random(5), 20))
        for _ in range(sum(said.who >= 0 for said in game.inputs)):
            game.undo()
        assert all_of(game) == start
        with pytest.raises(ValueError, match="There is nothing to take back."):
            game.undo()
