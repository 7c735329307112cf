"""The bots are what they say: who never buys owns nothing, who trades finishes games, and a new one is a small class."""
from __future__ import annotations

import random
from typing import Any

import pytest

from passgo import Action, Game, View, read
from passgo.bots import POLICIES, Bot, PolicyBot, UnknownBot, play_out
from passgo.engines.choose import Core
from passgo.loading import editions
from passgo.rules.words import CHANCE, Ending, Kind
from passgo.study import Series
from passgo.text import say


def tally(bots: list[str], games: int, rounds: int = 500, seed: int = 1, edition: str = "here_and_now") -> dict[str, Any]:
    core = Core(read(edition).board.dump(), len(bots))
    return core.simulate([POLICIES[bot] for bot in bots], seed, 0, games, rounds)


def test_four_traders_end_their_games_by_bankruptcy() -> None:
    """At least 95 % within 500 rounds."""
    done = tally(["trader"] * 4, 60)
    assert done["endings"][Ending.LAST_LEFT] >= 57


@pytest.mark.clause("TT-83")
def test_a_game_that_goes_round_for_ever_is_stopped_as_guests_would() -> None:
    """Three traders whose game was once endless: one of them proposes to stop, the others agree, and all is counted."""
    core = Core(read("tropical_tycoon").board.dump(), 3)
    assert core.traced([POLICIES["trader"]] * 3, 14847, 100_000) != 0
    assert core.dump()["over"] == Ending.AGREED and core.round == 150


def test_a_bot_that_wished_to_stop_and_was_refused_leaves_people_in_peace() -> None:
    """It asks in round 150 and, after a no, not again for thirty rounds; it asks in its own turn, and only once."""
    core = Core(read("here_and_now").board.dump(), 3)
    asked: list[int] = []
    rng, whim = random.Random(5), 1
    core.load(core.dump() | {"round": 149, "turns": 450, "cash": [900_000_000] * 3 + [0] * 5})
    while core.round < 185 and not core.over:
        if core.waits_for() == CHANCE:
            core.put(CHANCE, core.nth_way(rng.randrange(core.ways())))
            continue
        seat = core.next_speaker()
        said, whim = core.decide(seat, POLICIES["walker" if seat == 0 else "trader"], whim)
        if said[0] == Kind.PROPOSE_STOP:
            asked.append(core.round)
        elif said[0] == Kind.AGREE and seat == 0:
            said = (Kind.GO_ON, 0, 0, 0, 0, 0)
        core.put(seat, said)
    assert asked == [150, 180]


def test_traders_beat_the_thrifty_and_both_beat_the_random() -> None:
    mixed = tally(["trader", "thrifty"] * 2, 400)["wins"]
    assert mixed[0] + mixed[2] > 2 * (mixed[1] + mixed[3])
    assert tally(["trader", *["random"] * 3], 40)["wins"][0] >= 35
    thrifty = tally(["thrifty", *["random"] * 3], 40)["wins"]
    assert thrifty[0] > sum(thrifty[1:])


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["thrifty", "trader"])
@pytest.mark.parametrize("edition", editions())
def test_no_chair_is_favoured(edition: str, bot: str) -> None:
    """Who starts is thrown for, so equal players win alike: nobody is paid, dealt with or asked first for a low number."""
    pytest.importorskip("passgo._native")
    wins = tally([bot] * 4, 6000, rounds=150, edition=edition)["wins"][:4]
    assert max(wins) < 1.1 * sum(wins) / 4 and min(wins) > 0.9 * sum(wins) / 4


@pytest.mark.parametrize(("bot", "in_jail"), [("walker", 0), ("sitter", 1)])
def test_walkers_own_nothing_and_sitters_stay_in_jail(bot: str, in_jail: int) -> None:
    game = Game.new("here_and_now", 3, seed=4, options={"offer_limit": False})
    bots: dict[int, Bot] = {seat: PolicyBot(bot, seat) for seat in range(3)}
    jailed_rolls = 0
    while game.round <= 60:
        before = game.view(-1).table.jail
        seat = game.asked[0]
        action = bots[seat].decide(game.view(seat))
        jailed_rolls += action.kind == Kind.ROLL and before[seat] > 0
        assert action.kind not in (Kind.BUY, Kind.BID, Kind.OFFER, Kind.BUILD)
        game.play(action, seat)
    assert game.view(-1).table.owner == [-1] * 40
    assert bool(jailed_rolls) == bool(in_jail)


def test_a_policy_plays_the_same_on_a_view_as_in_the_simulator() -> None:
    """Game by game: the winner of a series of traders is the winner when each of them looks through a View."""
    for seed in (3, 4):
        done = tally(["trader"] * 3, 1, seed=seed)
        game = Game.new("here_and_now", 3, seed=seed)
        play_out(game, {seat: PolicyBot("trader", seat) for seat in range(3)})
        assert [seat for seat in range(3) if done["wins"][seat]] == list(game.winners)
        assert done["rounds"][game.round] == 1


@pytest.mark.parametrize("edition", editions())
def test_a_new_bot_is_one_small_class(edition: str) -> None:
    class Buyer(Bot):
        name = "buyer"

        def decide(self, view: View) -> Action:
            return view.legal().first

    game = Game.new(edition, 3, seed=1)
    play_out(game, {0: Buyer(), 1: PolicyBot("thrifty"), 2: PolicyBot("trader")}, lambda game: game.round > 10)
    assert game.round > 10
    assert game.view(-1).table.deeds[0] != 0


def test_a_bot_that_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownBot, match="there are: random, walker"):
        PolicyBot("genius")
    with pytest.raises(UnknownBot, match=r"no policy of the rules: bot_named\('master'\).* there are: random, walker.*fp_c\.$"):
        Series(bots=("master",) * 3).checked()
    assert all(say(f"bot-{name}") for name in POLICIES)
    with pytest.raises(TypeError, match="does not decide"):
        Bot().decide(Game.new(players=2).view(0))
