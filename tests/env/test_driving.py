"""`Game.advance`, copies and pickles: a game driven from outside misses nothing, and a copy is the same game."""
from __future__ import annotations

import copy
import json
import pickle
import re
from typing import Any

import pytest

from passgo import Event, Game
from passgo.bots import POLICIES, PolicyBot, UnknownBot
from passgo.engines import choose
from passgo.loading import editions

ENGINES = ["passgo._native", "passgo.engines.python"]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each engine as the one in use."""
    module = pytest.importorskip(request.param)
    monkeypatch.setattr(choose, "Core", module.Core, raising=False)
    return str(request.param)


def test_a_game_by_the_clock_ends_by_the_clock() -> None:
    """Nobody looks at a watch, so every turn takes half a minute."""
    game = Game.new("here_and_now", 4, seed=3, options={"minutes": 30})
    game.advance()
    assert game.over and game.core.clock >= 30 * 60_000
    assert game.result()["ending"] == "TIME_UP"


def test_no_rent_is_lost_that_a_bot_would_claim() -> None:
    game = Game.new("here_and_now", 4, seed=3, options={"rent": "claimed"})
    told = game.advance()
    assert game.over
    assert sum(event.name == "RENT_OPEN" for event in told) > 20
    assert not [event for event in told if event.name == "RENT_LOST"]


@pytest.mark.parametrize("key", editions())
def test_it_stops_where_an_own_seat_must_decide(key: str) -> None:
    game, own = Game.new(key, 3, seed=5), 0
    for _ in range(40):
        game.advance(until={1}, bots={0: "thrifty", 2: PolicyBot("trader", 1)})
        if game.over:
            break
        assert 1 in game.asked
        own += 1
        game.play(game.legal(1).first, 1)
    assert own > 10


def test_who_thinks_by_a_net_has_it_when_called_by_name() -> None:
    """`sharp` says the same whether it is a name or a bot of its own; a whim never tips its scales."""
    by_name, by_bot = (Game.new("here_and_now", 3, seed=4) for _ in range(2))
    by_name.advance(until={0}, bots="sharp")
    by_bot.advance(until={0}, bots={seat: PolicyBot("sharp", seat) for seat in (1, 2)})
    for _ in range(25):
        assert by_name.inputs == by_bot.inputs
        for game, bots in ((by_name, "sharp"), (by_bot, {seat: PolicyBot("sharp", seat) for seat in (1, 2)})):
            game.play(game.legal(0).first, 0)
            game.advance(until={0}, bots=bots)


def test_a_pickled_game_can_be_thought_about(engine: str) -> None:
    game = pickle.loads(pickle.dumps(Game.new("here_and_now", 2, seed=4)))
    assert game.core.__class__.__module__ == engine
    assert game.advance(until={1}, bots="sharp")


@pytest.mark.parametrize(("name", "says"), [("master", "no policy of the rules: bot_named('master')"),
                                            ("lite", "There is no bot 'lite'"), ("person", "There is no bot 'person'")])
def test_who_does_not_play_by_name_is_told_and_only_those_who_do_are_offered(name: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(says)) as told:
        Game.new("city", 3).advance(until={0}, bots=name)
    assert str(told.value).endswith(f"there are: {', '.join(POLICIES)}.")


def test_a_seat_without_a_player_is_named() -> None:
    with pytest.raises(ValueError, match="Nobody plays seat 2"):
        Game.new("city", 3).advance(until={0}, bots={1: "trader"})


@pytest.mark.parametrize(("until", "bots", "says"), [
    ({3}, "trader", "A seat must be from 0 to 2, not 3"),
    ({-1}, "trader", "A seat must be from 0 to 2"),
    (0, "trader", "as in {0}, not as 0"),
    ("0", "trader", "as in {0}"),
    ({True}, "trader", "must be a whole number"),
    ({0}, {1: "trader", 2: "trader", 3: "trader"}, "A seat must be from 0 to 2, not 3"),
    ({0}, ["trader"], "not by ['trader']"),
])
def test_a_seat_that_is_not_there_is_not_waited_for(until: Any, bots: Any, says: str) -> None:
    """To the end of the game nobody would have been asked."""
    game = Game.new("city", players=3, seed=1)
    before = game.core.text()
    with pytest.raises((TypeError, ValueError), match=re.escape(says)):
        game.advance(until, bots)
    assert game.core.text() == before


def test_what_is_played_comes_before_who_plays_it() -> None:
    game = Game.new("city", players=3, seed=1)
    game.advance({0, 1, 2})
    seat = game.asked[0]
    with pytest.raises(TypeError, match="and then comes the seat"):
        game.play(seat, game.legal(seat).first)  # type: ignore[arg-type]


def test_dice_of_ones_own_are_waited_for() -> None:
    game = Game.new("here_and_now", 2, seed=None)
    assert game.advance() == [] and game.waits_for_chance


def on(game: Game) -> list[Event]:
    """Somebody who is asked says what stands first; the clock is wound on to there."""
    happened = game.advance(until=range(len(game.names)))
    if game.over:
        return happened
    seat = game.core.next_speaker()
    return happened + game.play(game.legal(seat).first, seat)


@pytest.mark.parametrize("key", editions())
def test_pickled_and_copied_games_go_on_alike(key: str, engine: str) -> None:
    """Game, View and Core: the same table, the same future, and what happens to a copy does not happen to the game."""
    game = Game.new(key, 3, seed=8)
    for _ in range(30):
        on(game)
    assert game.core.__class__.__module__ == engine
    before = game.core.dump()
    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game).fork()):
        assert other.core.dump() == before and other.inputs == game.inputs
        twin = game.fork()
        assert on(other) == on(twin)
        assert other.core.dump() == twin.core.dump() and game.core.dump() == before
    view = game.view(1)
    for seen in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view)):
        assert seen.json() == view.json() and seen.legal() == view.legal()
    for core in (pickle.loads(pickle.dumps(game.core)), copy.deepcopy(game.core)):
        assert core.dump() == before and core.digest() == game.core.digest()


def test_a_pickle_of_other_rules_is_refused() -> None:
    native = pytest.importorskip("passgo._native")
    with pytest.raises(ValueError, match="other rules"):
        native.printed_again("another digest", b"")


@pytest.mark.parametrize("key", editions())
def test_the_text_of_a_view_is_json_in_order(key: str, engine: str) -> None:
    """Byte for byte what json.dumps would write of what the seat may know."""
    game = Game.new(key, 4, seed=2)
    for _ in range(60):
        on(game)
        view = game.view(2)
        assert view.json() == json.dumps({"edition": key, "seat": 2, "table": view.table.dump()}, sort_keys=True)
