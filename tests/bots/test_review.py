"""A game looked at again: what it names is proven, what it cannot know it does not tell."""
from __future__ import annotations

import pathlib
import random
import re
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from test_advice import gift_of
from test_minds import opened

from passgo import Action, Game, View
from passgo.bots import PolicyBot, next_move, play_out
from passgo.minds import deals, pages, search, thinking
from passgo.minds.odds import ALL
from passgo.minds.review import Missed, Mistake, Point, Review, Reviewer, SeatReview, better_than, options_at, review
from passgo.play.thoughts import Budget, Share, Weighed
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


def test_however_many_futures_a_review_may_follow_it_ends_with_its_time() -> None:
    began = time.process_time()
    told = review(opened("here_and_now").record(), (0,), Budget(0.1, 10**12)).seats[0]
    assert told.skipped and time.process_time() - began < 10


def test_a_review_of_a_seat_that_is_not_there_is_refused_with_a_sentence() -> None:
    for seat in (-1, 3, 99):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            review(opened("here_and_now").record(), (0, seat))


def test_a_review_may_be_asked_for_with_one_future() -> None:
    told = review(opened("here_and_now").record(), (0,), Budget(60.0, 1)).seats[0]
    assert told.decisions and all(one.loss > 2 * one.error for one in told.mistakes)


@pytest.mark.parametrize(("gain", "error", "said"), [
    (0.0149, 0.0051, "+1.5 ± 0.5"), (0.0436, 0.0161, "+4.4 ± 1.6"), (0.284, 0.041, "+28 ± 4"), (0.114, 0.0569, "+11.40 ± 5.69"),
    (0.0114, 0.00569, "+1.14 ± 0.57"), (0.0123, 0.0002, "+1.2 ± 0.1"), (0.13, 0.0001, "+13 ± 1")])
def test_what_is_proven_is_written_so_that_its_figures_prove_it(gain: float, error: float, said: str) -> None:
    """The same as on the page of the server (web/tests/minds.test.ts)."""
    assert " ± ".join(pages.proven(gain, error)) == said
    assert " ± ".join(pages.proven(gain, error, "de")) == said.replace(".", ",")
    view = opened("here_and_now").view(0)
    mistake = Mistake(1, 1, view, Action(Kind.ROLL), Action(Kind.ROLL), gain, error)
    told = Review(("Ada", "Ben", "Cleo"), (), [], {0: SeatReview(0, decisions=1, mistakes=[mistake])})
    assert f"({said} points)" in "\n".join(pages.lines(told))


def test_the_better_move_is_the_best_by_futures_that_did_not_choose_it(monkeypatch: pytest.MonkeyPatch) -> None:
    worth, followed = (0.3, 0.4, 0.2, 0.6, 0.1, 0.25), list[range]()

    def weigh(core: object, seat: int, actions: list[tuple[int, ...]], rows: object, seed: int, start: int, n: int,
              turns: int) -> list[tuple[int, ...]]:
        followed.append(range(start, start + n))
        odds = [int(ALL * worth[action[1]]) for action in actions]
        return [(one * n, one * one * n, (one - odds[0]) * n, (one - odds[0]) ** 2 * n) for one in odds]

    moves = [Action(Kind.BUILD, n) for n in range(6)]
    monkeypatch.setattr("passgo.minds.review.options_at", lambda *_: moves)
    monkeypatch.setattr(thinking, "of", lambda core: SimpleNamespace(weigh=weigh))
    found = better_than(opened("here_and_now").view(0), moves[0], 1, 24, 8)
    assert found is not None and found.action == moves[3] and found.gain == pytest.approx(0.3)
    assert len(followed) == 3 and not set(followed[2]) & {*followed[0], *followed[1]}


def test_what_a_player_has_lost_is_what_its_mistakes_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    record = opened("here_and_now").record()
    for error, named in ((0.01, True), (0.02, False)):
        better = Weighed(Action(Kind.ROLL), 0.5, 0.1, 0.03, error)
        monkeypatch.setattr("passgo.minds.review.better_than", lambda *_, better=better: better)
        told = review(record, (0,), Budget(60.0, 2)).seats[0]
        assert len(told.mistakes) == (told.decisions if named else 0) and told.decisions > 5
        assert told.lost == pytest.approx(0.03 * len(told.mistakes)) and told.accuracy == (0.0 if named else 1.0)


def test_who_gives_a_deed_and_all_its_cash_away_is_told_so() -> None:
    game = opened("here_and_now", rounds=8)
    seat = game.asked[0]
    partner = (seat + 1) % 3
    table = game.view(partner).table
    asked = Action(Kind.OFFER, a=partner, want=table.deeds[partner] & -table.deeds[partner], money=-table.cash[partner])
    game.play(asked, seat)
    game.play(Action(Kind.ACCEPT), partner)
    mistake = review(game.record(), (partner,), Budget(60.0, 24)).seats[partner].mistakes[-1]
    assert (mistake.action.kind, mistake.instead.kind) == (Kind.ACCEPT, Kind.REJECT)
    assert mistake.loss > 0.05 and mistake.step == len(game.inputs)


def test_turning_points_are_the_turns_that_changed_most() -> None:
    """A dot on the curve is where such a turn led to."""
    reviewer = Reviewer(opened("here_and_now").record(), (0,), Budget(), 1)
    odds = [0.5, 0.56, 0.86, 0.87, 0.6, 0.53, 0.61, 0.7]
    luck, own = (0.01, 0.0, 0.0), (0.02, 0.0, 0.0)
    reviewer.told.curve = [Point(10 * n, n, (one, 1 - one, 0.0), luck, own) for n, one in enumerate(odds)]
    mine = reviewer.told.seats[0]
    reviewer.sum_up(mine)
    changes = [(one.step, round(one.change, 2)) for one in mine.turnings]
    assert changes == [(10, 0.3), (30, -0.27), (40, -0.07), (50, 0.08), (60, 0.09)]
    drawn = pages.graph(reviewer.told)
    curve = [(f"{pages.WIDTH * n / 7:.1f}", f"{pages.HEIGHT * (1 - one):.1f}") for n, one in enumerate(odds)]
    assert f'<polyline points="{" ".join(map(",".join, curve))}"' in drawn
    assert re.findall(r'<circle cx="([^"]*)" cy="([^"]*)"', drawn) == [curve[n] for n in (2, 4, 5, 6, 7)]
    assert all(one.others == pytest.approx(one.change - 0.03) for one in mine.turnings)
    assert [mine.luck, mine.own, mine.others] == pytest.approx([0.07, 0.14, 0.2 - 0.21])


def test_a_deal_nobody_proposed_is_told_with_what_it_brings_whom() -> None:
    deal = Missed(1, 4, opened("here_and_now").view(0), deals.Worth(
        Action(Kind.OFFER, 2, money=100_000), Share(0.08, 0.01), Share(0.03, 0.01)))
    told = Review(("Ada", "Ben", "Cleo"), (), [], {0: SeatReview(0, missed=[deal])})
    assert [*pages.lines(told)][-1].endswith("(you +8, Cleo +3 points).")


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
