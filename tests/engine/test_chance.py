"""Chance is spoken, never stored: weighted dice, decks without an order, and boards that never come to rest."""
from __future__ import annotations

import pathlib
from fractions import Fraction

import pytest

from passgo import Action, Game, IllegalAction
from passgo.loading import Edition, editions, read
from passgo.rules.sizes import FRAMES, STEPS_IN_A_BREATH
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, Ending, Kind
from proving.tables import best_engine

ENGINES = list(dict.fromkeys(("engines.python", best_engine())))
every = pytest.mark.parametrize("key", editions())

LOADED = """
title = "Loaded dice"
extends = "{key}"

[[die]]
pips = [1, 2, 3, 4, 5, 6]
odds = [3, 1, 1, 1, 1, 1]

[[die]]
pips = [1, 2, 3, 4, 6, 6]
odds = [1, 0, 0, 0, 1, 2]
"""

ROOM = """
title = "Cards and nothing else"
extends = "here_and_now"

[rules]
jail = 3
salary = 0
doubles_roll_again = 0
doubles_to_jail = 99

[[space]]
name = "GO"

[[space]]
name = "A"
landing = "DRAW"
deck = "one"

[[space]]
name = "B"
landing = "DRAW"
deck = "{second}"

[[space]]
name = "Jail"
"""


def deck(name: str, cards: list[str]) -> str:
    return f'\n[[deck]]\nname = "{name}"\n' + "".join(f'\n[[card]]\ndeck = "{name}"\n{card}\n' for card in cards)


def opened(edition: Edition) -> Game:
    """A new game for as few as can play, whatever its opening leaves to chance behind it."""
    game = Game.new(edition, edition.board.fewest, seed=None, first=0)
    while game.waits_for_chance:
        game.tell(CHANCE, game.outcomes()[0][0])
    return game


@every
def test_weighted_dice_fall_as_their_odds_say(key: str, tmp_path: pathlib.Path) -> None:
    """Each outcome has the product of its faces' odds; a face without odds cannot be told."""
    path = tmp_path / "loaded.toml"
    path.write_text(LOADED.format(key=key))
    game = opened(read(str(path)))
    game.play("ROLL")
    chances = {(outcome.a, outcome.b): chance for outcome, chance in game.outcomes()}
    ones, others = {1: Fraction(3, 8)}, {n: Fraction(1, 8) for n in range(2, 7)}
    expected = {(a, b): p * q for a, p in (ones | others).items() for b, q in ((1, Fraction(1, 4)), (6, Fraction(3, 4)))}
    assert chances == expected and sum(chances.values()) == 1
    with pytest.raises(IllegalAction, match="Chance cannot say this now"):
        game.tell(CHANCE, Action(Kind.OUTCOME, 1, 2))


@every
def test_every_outcome_of_fair_dice_can_be_tried(key: str) -> None:
    """Outcomes are listed with their chances, and forks meet them all; before the roll there is nothing to list."""
    game = opened(read(key))
    assert game.outcomes() == []
    game.play("ROLL")
    outcomes = game.outcomes()
    dice = {(a, b) for a in game.edition.board.pips[0] for b in game.edition.board.pips[1]}
    assert {(outcome.a, outcome.b) for outcome, _ in outcomes} == dice and sum(chance for _, chance in outcomes) == 1
    for outcome, _ in outcomes:
        game.fork().tell(CHANCE, outcome)
    assert game.waits_for_chance


def test_unseen_cards_are_tossed_and_used_ones_come_back_in_order(tmp_path: pathlib.Path) -> None:
    """While unseen cards are left the next is a toss among them; after that nothing is left to chance [HN-06]."""
    path = tmp_path / "cards.toml"
    path.write_text(ROOM.format(second="one") + deck("one", [f'step = "COLLECT"\nsum = {n}' for n in range(1, 6)]))
    game = Game.new(read(str(path)), 2, seed=None, first=0)
    drawn: list[int] = []
    ways: list[int] = []
    while len(drawn) < 15:
        game.play("ROLL")
        seen = game.view(-1).table
        pips = (1, 1) if seen.at[seen.turn] in (0, 3) else (1, 6)
        happened = game.tell(CHANCE, Action(Kind.OUTCOME, *pips))
        if game.waits_for_chance:
            ways.append(len(game.outcomes()))
            happened += game.tell(CHANCE, game.outcomes()[-1 if len(ways) % 2 else 0][0])
        drawn += [event.what for event in happened if event.name == "DREW"]
    assert ways == [5, 4, 3, 2, 1]
    assert sorted(drawn[:5]) == [0, 1, 2, 3, 4] and drawn[5:10] == drawn[10:15] == drawn[:5]


def test_cards_that_chase_each_other_void_the_game_and_nothing_worse(tmp_path: pathlib.Path) -> None:
    """More unfinished cards than the agenda has room for: the game is void, says so, and is saved and replayed like any other."""
    path = tmp_path / "chase.toml"
    path.write_text(ROOM.format(second="two") + deck("one", ['step = "ADVANCE"\nto = "B"'] * 32)
                    + deck("two", ['step = "ADVANCE"\nto = "A"'] * 32))
    game = Game.new(read(str(path)), 2, seed=7)
    happened = []
    while not game.over and len(game.inputs) < 500:
        happened += game.play("ROLL")
    assert game.core.over == Ending.VOID_FULL and game.winners == ()
    assert game.ending.startswith("void: ") and f"Nobody won: {game.ending}." in str(game)
    assert any("The game is over: void" in game.teller().sentence(event) for event in happened)
    assert game.core.field("depth") <= FRAMES
    assert Game.load(game.save()).core.dump() == game.core.dump()
    with pytest.raises(IllegalAction, match="The game is over"):
        game.play("ROLL", 0)


@pytest.mark.parametrize("engine", ENGINES)
@every
def test_a_board_that_never_rests_is_stopped(key: str, engine: str) -> None:
    """No file can say this, for it is complained about; but the rules themselves stop after so many steps in one breath."""
    board = read(key).board.copy()
    board.landing = [Step.ADVANCE] * len(board.landing)
    board.landing_what = [5] * len(board.landing)
    board.at_go = board.target = 0  # no salary on the way asks anything, or wins
    core = __import__(f"passgo.{engine}", fromlist=["Core"]).Core(board.dump(), board.fewest, 0)
    while core.waits_for() == CHANCE:
        core.put(CHANCE, core.nth_way(0))
    core.record(True)
    core.put(0, (Kind.ROLL, 0, 0, 0, 0, 0))
    core.put(CHANCE, core.nth_way(0))
    assert core.over == Ending.VOID_ENDLESS and core.winners == 0
    assert core.told < 4 * STEPS_IN_A_BREATH
