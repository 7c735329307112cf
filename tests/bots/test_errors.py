"""Errors are what they say: asked again with other luck, figures lie as far apart as their ± tells."""
from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest

from passgo import Action, Game, View
from passgo.bots import PolicyBot, play_out
from passgo.loading import editions
from passgo.minds import advice, deals, nets, search, thinking
from passgo.minds.odds import odds_of_view
from passgo.minds.population import anybody, rows
from passgo.play.thoughts import Budget, Share
from passgo.rules.bots.words import Way
from passgo.rules.words import Kind

pytest.importorskip("passgo._native")
TIMES = 20


def worth(view: View, seed: int) -> Share:
    """Of the best offer this seat can think of, for itself."""
    nets.prepare(view.core, view.edition)
    offer = Action(*thinking.of(view.core).bargains(view.core, view.seat, 1, Way.TRADER, -2_000_000)[0])
    told = deals.worth_of(view, offer, rows(anybody(view.table.seats), seed), Budget(60.0, 300), seed)
    assert told is not None
    return told.maker


def odds(view: View, seed: int) -> Share:
    return odds_of_view(view, Budget(60.0, 150), None, seed)[view.seat]


def gain(view: View, seed: int) -> Share:
    """Of the second answer over the first."""
    both = [*view.legal().actions[:2]]
    told = next(one for one in search.weighed_for(view, both, Budget(60.0, 200), seed) if one.action == both[1])
    return Share(told.gain, told.gain_error)


def opened_by(bot: str, edition: str, seed: int) -> Game:
    """Some rounds old, and a deal may be offered. Among the thrifty all is still to be dealt, and a deal changes the game."""
    game = Game.new(edition, 4, seed=seed)
    play_out(game, {seat: PolicyBot(bot, seat) for seat in range(4)}, lambda game: game.over or (
        game.round > 6 and len(game.asked) == 1 and game.view(game.asked[0]).legal(side=False).may_offer))
    return game


@pytest.mark.parametrize(("odds", "verdict"), [(0.03, "good"), (0.01, "even"), (0.0, "even"), (-0.01, "even"), (-0.03, "bad")])
def test_a_deal_is_good_or_bad_only_beyond_its_error(odds: float, verdict: str) -> None:
    assert advice.verdict(Share(odds, 0.02)) == verdict


def test_fair_is_what_both_surely_gain_by() -> None:
    offer, sure, unsure = Action(Kind.OFFER), Share(0.05, 0.01), Share(0.01, 0.01)
    assert deals.Worth(offer, sure, sure).fair
    assert not deals.Worth(offer, unsure, sure).fair and not deals.Worth(offer, sure, unsure).fair


@pytest.mark.slow
@pytest.mark.parametrize("table_of", ["trader", "thrifty"])
@pytest.mark.parametrize("ask", [worth, odds, gain])
def test_figures_asked_again_differ_by_their_error(ask: Callable[[View, int], Share], table_of: str) -> None:
    """Over two tables of every edition; a table alone is right within a third."""
    wide = []
    for edition in editions():
        for table in (3, 5):
            game = opened_by(table_of, edition, table)
            told = [ask(game.view(game.asked[0]), seed) for seed in range(TIMES)]
            wide.append(statistics.stdev(one.odds for one in told) / statistics.mean(one.error for one in told))
    assert 0.75 < statistics.mean(wide) < 1.25, wide


def test_no_deal_is_good_or_bad_by_less_than_the_error_that_is_shown() -> None:
    """`0 ± 1, this deal is bad for you` would be read as a mistake."""
    assert [advice.verdict(Share(odds, 0.001)) for odds in (0.004, -0.004, 0.02, -0.02)] == ["even", "even", "good", "bad"]
    assert advice.verdict(Share(0.02, 0.03)) == "even"
