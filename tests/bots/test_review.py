"""A game looked at again: what it names is proven, what it cannot know it does not tell."""
from __future__ import annotations

import pathlib
import random
from itertools import pairwise
from typing import Any

import pytest
from test_advice import gift_of
from test_minds import opened

from passgo import Action, Game, View
from passgo.bots import PolicyBot, next_move, play_out
from passgo.minds import deals, pages, search
from passgo.minds.review import Mistake, Review, SeatReview, options_at, review
from passgo.play.thoughts import Budget, Share
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, TABLE, Kind

native = pytest.importorskip("passgo._native")


def test_deals_nobody_proposed_are_looked_for_at_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[int, int]] = []

    def found(view: View, *_: Any, **__: Any) -> list[Any]:
        looked.append((view.seat, view.table.round))
        return []

    monkeypatch.setattr(deals, "found", found)
    game = Game.new("here_and_now", 3, seed=6)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(3)}, lambda game: game.over or game.round > 12)
    review(game.record(), budget=Budget(60.0, 2))
    for seat in range(3):
        rounds = [round for who, round in looked if who == seat]
        assert len(rounds) >= 3 and all(later - sooner > 2 for sooner, later in pairwise(rounds))


def test_what_somebody_has_proposed_is_no_deal_nobody_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same things between the same two, by either of them and for any sum."""
    game = opened("here_and_now", rounds=8)
    seat = game.asked[0]
    partner = (seat + 1) % 3
    gift = gift_of(game.view(seat))
    good = Share(0.2, 0.01)
    monkeypatch.setattr(deals, "found", lambda view, *_, **__: [deals.Worth(
        gift if view.seat == seat else Action(Kind.OFFER, a=seat, want=gift.give, money=10_000), good, good)])
    bots = {one: PolicyBot("walker", one) for one in range(3)}

    def missed(made: bool) -> list[int]:
        table = game.fork(3)
        if made:
            table.play(gift, seat)
            table.play("REJECT", partner)
        play_out(table, bots, lambda table: table.round > 14)
        told = review(table.record(), budget=Budget(60.0, 2))
        return [len(told.seats[one].missed) for one in (seat, partner)]

    assert min(missed(made=False)) > 0
    assert missed(made=True) == [0, 0]


def test_without_a_net_the_odds_of_a_review_are_those_of_futures_and_no_luck_is_told(tmp_path: pathlib.Path) -> None:
    """A board of one's own: a curve that is the same for all until the end, and sums of nothing, would be false."""
    path = tmp_path / "walk.toml"
    path.write_text('extends = "here_and_now"\ntitle = "Short Walk"\n[rules]\nstart_cash = 10_000_000\n')
    game = Game.new(str(path), 3, seed=4)
    play_out(game, {0: PolicyBot("random"), 1: PolicyBot("trader"), 2: PolicyBot("trader")})
    told = review(game.record(), (), Budget(5.0, 8))
    assert told.note and max(told.curve[-2].odds) > 0.6
    assert len({point.odds for point in told.curve}) > len(told.curve) / 2
    told = review(game.record(), (1,), Budget(1.0, 8))
    assert not told.seats[1].turnings and "Luck" not in "\n".join(pages.lines(told))
    english, german = ([*pages.lines(told, language)][1] for language in ("en", "de"))
    assert english.startswith("Boards of your own have no net: on Short Walk")
    assert german.startswith("Eigene Pläne haben kein Netz: Auf Short Walk")


def test_a_game_not_over_is_not_called_won_by_nobody() -> None:
    told = review(opened("here_and_now").record(), ())
    assert next(pages.lines(told)).startswith("Not played to its end, ")
    assert next(pages.lines(told, "de")).startswith("Noch nicht zu Ende gespielt, ")


def test_what_a_banker_puts_right_is_no_luck() -> None:
    luck, game = random.Random(4), Game.new("here_and_now", 2, seed=None, first=0)
    bots = {seat: PolicyBot("trader", seat) for seat in range(2)}
    told = False
    while game.round < 8:
        if game.waits_for_chance:
            game.tell(CHANCE, Action(*game.core.nth_way(luck.randrange(game.core.ways()))))
        elif game.round > 6 and not told:
            told = bool(game.tell(TABLE, Action.read("SET_CASH seat=0 money=80000000")))
        elif (move := next_move(game, bots)) is not None:
            game.play(move[1], move[0])
        else:
            game.tick(game.core.next_deadline())
    found = review(game.record(), (0,), Budget(1.0, 8)).seats[0]
    assert found.others > 0.3 and abs(found.luck) < 0.25


def test_any_whole_number_is_the_seed_of_a_review() -> None:
    record = opened("here_and_now").record()
    for seed in (-1, 2**64 - 1, 2**64):
        assert review(record, (0,), Budget(5.0, 4), seed).seats[0].decisions


def test_not_to_have_proposed_an_end_is_no_mistake() -> None:
    """From round 150 on the sharp player would, and all bots agree; an end somebody did propose is weighed like any answer."""
    game = Game.new("here_and_now", 3, seed=3)
    play_out(game, {seat: PolicyBot("random", seat) for seat in range(3)}, lambda game: game.round > 150 and (
        game.view(-1).table.step[game.view(-1).table.depth - 1] == Step.ASK_TURN))
    view, end = game.view(game.asked[0]), Action(Kind.PROPOSE_STOP)
    assert search.prior_of(view, 1, Policy.LITE) == end
    assert options_at(view, Action(Kind.ROLL), 1)[0].kind == Kind.ROLL and end not in options_at(view, Action(Kind.ROLL), 1)
    assert options_at(view, end, 1)[0] == end and Action(Kind.ROLL) in options_at(view, end, 1)


@pytest.mark.parametrize(("loss", "error", "english", "german"), [
    (0.015, 0.005, "+1.5 ± 0.5", "+1,5 ± 0,5"), (0.0104, 0.0051, "+1.04 ± 0.51", "+1,04 ± 0,51"),
    (0.012, 0.00001, "+1.2 ± 0.1", "+1,2 ± 0,1"), (0.204, 0.03, "+20 ± 3", "+20 ± 3")])
def test_no_mistake_is_named_that_its_figures_do_not_prove(loss: float, error: float, english: str, german: str) -> None:
    game = opened("here_and_now")
    seat = game.asked[0]
    wrong = Mistake(5, 2, game.view(seat), Action(Kind.ROLL), Action(Kind.PROPOSE_STOP), loss, error)
    told = Review(game.names, (), [], {seat: SeatReview(seat, 1, 1, mistakes=[wrong])})
    for language, said in (("en", f"({english} points)"), ("de", f"({german} Punkte)")):
        assert said in "\n".join(pages.lines(told, language))


def test_who_was_not_looked_at_for_want_of_time_is_not_said_to_have_had_no_choice() -> None:
    told = review(opened("here_and_now").record(), (0,), Budget(1e-9, 4))
    said = "\n".join(pages.lines(told))
    assert told.seats[0].skipped and "no decision was weighed" in said and "nothing to choose" not in said
