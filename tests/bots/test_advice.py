"""Advice, odds and reviews that somebody asks for wrongly, at the wrong table or with too much time: a sentence, and they end."""
from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

import pytest
from test_minds import TRADERS, opened, twins

from passgo import Action, Game, View
from passgo.bots import Bot, PolicyBot, play_out
from passgo.minds import advice, nets, plain, search
from passgo.minds.odds import ALL, odds, odds_of_view
from passgo.minds.population import rows
from passgo.play.thoughts import Budget, BudgetError, Weighed
from passgo.rules.bots.words import Policy, Way
from passgo.rules.steps import Step
from passgo.rules.words import Kind

native = pytest.importorskip("passgo._native")


def gift_of(view: View) -> Action:
    """A deed for nothing, to the next seat."""
    things = view.table.deeds[view.seat] & (1 << 40) - 1
    return Action(Kind.OFFER, a=(view.seat + 1) % 3, give=things & -things)


# ----------------------------------------------------------------------------------------------------------------- time
def test_a_budget_that_is_no_number_is_refused() -> None:
    with pytest.raises(BudgetError, match="in no time"):
        Budget(float("nan"))
    with pytest.raises(BudgetError, match="in no time"):
        Budget(-1.0)


def test_endless_futures_end_with_the_time() -> None:
    view = opened("here_and_now").view(opened("here_and_now").asked[0])
    for budget in (Budget(0.05, math.inf), Budget(0.05, 2.5, 1.5)):  # type: ignore[arg-type]
        assert view.weigh(view.legal(side=False).actions, budget)
        assert odds_of_view(view, budget)


@pytest.mark.parametrize("think", [
    lambda view: advice.hint(view, "ABC", Budget(0.1, 10**12, 10**6)),
    lambda view: advice.worth(view, gift_of(view), Budget(0.1, 10**12, 10**6)),
    lambda view: odds_of_view(view, Budget(0.1, 10**12, 10**6)),
    lambda view: view.weigh(view.legal(side=False).actions, Budget(0.1, 10**12)),
])
def test_however_many_futures_are_asked_for_the_time_is_kept(think: Callable[[View], Any]) -> None:
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    began = time.process_time()
    assert think(view)
    assert time.process_time() - began < 2, "a thousand times fewer seconds than futures"


def test_time_that_ends_early_changes_nothing_of_what_was_thought_by_then() -> None:
    """Some futures between two looks at the clock, or all at once: the same sums."""
    game = opened("here_and_now")
    view, seat = game.view(game.asked[0]), game.asked[0]
    nets.prepare(view.core, view.edition)
    actions = [*view.legal(side=False).actions][:1] * 2
    found = search.weighed(view.core, seat, actions, [TRADERS], Budget(60.0, 300), 5)
    told = native.weigh(view.core, seat, [tuple(one) for one in actions], [TRADERS], 5, 0, 150, search.TURNS)
    assert found[0] == search.estimate(actions[0], list(told[0]), 150)


# ----------------------------------------------------------------------------------------------------------- other seats
def test_no_seat_and_no_row_that_is_not_there_is_thought_about() -> None:
    game = opened("here_and_now")
    fast, slow = twins("here_and_now", game)
    roll = [(Kind.ROLL, 0, 0, 0, 0, 0)]
    for calls, core in ((native, fast), (plain, slow)):
        for wrong in (-1, 3, 8, 99):
            with pytest.raises(ValueError, match=f"no seat {wrong}"):
                calls.weigh(core, wrong, roll, [TRADERS], 1, 0, 1, 1)
            with pytest.raises(ValueError, match=f"no seat {wrong}"):
                calls.features(core, wrong)
            with pytest.raises(ValueError, match=f"no seat {wrong}"):
                calls.bargains(core, wrong, 1, Way.TRADER, 0)
            with pytest.raises(ValueError, match=f"no seat {wrong}"):
                calls.sales(core, wrong, 1)
            with pytest.raises(ValueError, match=f"no seat {wrong}"):
                calls.deal_odds(core, wrong, roll[0], 1)
        for wrong in (-2, 3):
            with pytest.raises(ValueError, match=f"no seat {wrong}"):
                calls.futures(core, wrong, [TRADERS], 1, 0, 1, 1)
        with pytest.raises(ValueError, match="at most 8 seats"):
            calls.futures(core, 0, [TRADERS * 3], 1, 0, 1, 1)


def test_the_worth_of_a_deal_is_told_only_to_the_two_who_would_make_it() -> None:
    game = opened("here_and_now", rounds=8)
    seat = game.asked[0]
    partner, third = (seat + 1) % 3, (seat + 2) % 3
    gift = gift_of(game.view(seat))
    game.play(gift, seat)
    assert advice.worth(game.view(partner), budget=Budget(5.0, 20)).offer == gift
    assert advice.worth(game.view(seat), budget=Budget(5.0, 20)).offer == gift
    with pytest.raises(advice.NotAllowed, match="between others"):
        advice.worth(game.view(third))
    with pytest.raises(advice.NotAllowed, match="between others"):
        advice.worth(game.view(-1))


@pytest.mark.parametrize("wrong", [
    "ROLL", "OFFER to=7", "OFFER to=99", "OFFER to=-1", "OFFER to=1 give=card15", "OFFER to=1 want=39",
    f"OFFER to=1 money={2**63 - 1}", f"OFFER to=1 money={-2**63}", f"OFFER to={2**31 - 1}"])
def test_what_is_no_deal_is_worth_a_sentence(wrong: str) -> None:
    game = opened("here_and_now")
    with pytest.raises(advice.NotAllowed, match="Nobody could agree"):
        advice.worth(game.view(game.asked[0]), Action.read(wrong))


def test_nobodys_advice_depends_on_what_others_hold() -> None:
    """Millionaire, another hand in somebody's hand: what the others are told of hints, odds and deals is the same to a letter."""
    game = opened("millionaire", rounds=12, seed=8)
    holder = next(seat for seat in range(3) if game.core.field("held")[seat])
    others = [seat for seat in (-1, 0, 1, 2) if seat != holder]
    hands = set()
    for seed in range(4):
        twin = game.fork()
        twin.core.load(native.filled(game.view(others[1]).core, others[1], seed).dump())
        hands.add(twin.core.field("hand")[holder])
        assert [told_to(twin, seat) for seat in others[:2]] == [told_to(game, seat) for seat in others[:2]]
    assert len(hands) > 1


def test_nobodys_advice_depends_on_a_bid_in_a_closed_hand() -> None:
    game = Game.new("here_and_now", 3, seed=11, options={"auctions": "sealed"}, first=0)
    bots = {seat: PolicyBot("thrifty", seat) for seat in range(3)}
    play_out(game, bots, lambda game: game.core.question()[0] == Step.ASK_SEALED_AUCTION)
    bids, told = game.legal(0).bids, set()
    for bid in (bids[0], bids[1], bids[-1]):
        twin = game.fork()
        twin.play(Action(Kind.BID, money=bid), 0)
        told.add(tuple(told_to(twin, seat) for seat in (-1, 1, 2)))
    assert len(told) == 1


def told_to(game: Game, seat: int) -> str:
    """All that can be asked from this chair, in words."""
    view = game.view(seat)
    said = [str(odds_of_view(view, Budget(60.0, 40)))]
    asking: list[Callable[[], Any]] = [lambda: advice.hint(view, game.names, Budget(60.0, 40)),
                                       lambda: advice.fair_deal(view, Budget(60.0, 40))]
    for ask in asking:
        try:
            said.append(repr(ask()))
        except advice.NotAllowed as why:
            said.append(str(why))
    return "\n".join(said)


# ---------------------------------------------------------------------------------------------------------------- hints
def test_the_error_of_a_hint_is_that_of_the_difference_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    prior = Action(Kind.ROLL)
    monkeypatch.setattr(search, "prior_of", lambda *_: prior)
    others = [Weighed(Action(Kind.BUILD, n), 0.5 - n / 20, 0.1, -n / 20, 0.07 / n) for n in (1, 2, 3)]
    monkeypatch.setattr(search, "weighed_for", lambda *_: [Weighed(prior, 0.5, 0.1, 0.0, 0.001), *others])
    told = advice.hint(view, game.names)
    assert told.action == prior
    assert [told.gain, told.error] == pytest.approx([0.05, 0.07])
    monkeypatch.setattr(search, "weighed_for", lambda *_: [
        Weighed(Action(Kind.BUILD, 1), 0.8, 0.1, 0.3, 0.02), others[0], Weighed(prior, 0.5, 0.1, 0.0, 0.001)])
    told = advice.hint(view, game.names)
    assert told.action == Action(Kind.BUILD, 1) and not told.usual
    assert [told.gain, told.error] == pytest.approx([0.3, 0.02]), "against the usual answer, whatever else was left"


def test_nobody_is_told_to_offer_what_was_just_refused() -> None:
    """The offer of a hint, made and refused, is not the next hint."""
    refused = 0
    for seed in range(12):
        game = opened("tropical_tycoon", seed=seed)
        for _ in range(4):
            seat = game.asked[0]
            view = game.view(seat)
            if view.table.step[view.table.depth - 1] != Step.ASK_TURN:
                break
            made = advice.offers_made(game.inputs, seat)
            told = advice.hint(view, game.names, Budget(20.0, 60), made=made)
            assert told.action not in made
            refused += advice.hint(view, game.names, Budget(20.0, 60)).action in made
            if told.action.kind != Kind.OFFER:
                break
            game.play(told.action, seat)
            game.play("REJECT", told.action.a)
    assert refused, "without being told what was made it would"


def test_a_hint_is_better_than_what_would_be_said_anyway_by_as_much_as_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the clock ended the thought with several left: not than another one that is nearly as good."""
    game = opened("here_and_now")
    usual = Weighed(Action(Kind.ROLL), 0.4, 0.1, 0.0, 0.001)
    best, other = (Weighed(Action(Kind.BUILD, n), 0.6 - n / 100, 0.1, 0.2 - n / 100, 0.03 * n) for n in (1, 2))
    monkeypatch.setattr(search, "prior_of", lambda *_: usual.action)
    monkeypatch.setattr(search, "weighed_for", lambda *_: [best, other, usual])
    told = advice.hint(game.view(game.asked[0]), game.names)
    assert (told.action, told.usual) == (best.action, False)
    assert [told.gain, told.error] == [best.gain, best.gain_error]
    assert told.error_beside(usual) == pytest.approx(0.03, rel=0.01)
    assert told.error_beside(other) == pytest.approx(math.hypot(0.03, 0.06))


def test_a_hint_cut_short_is_not_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four futures that gain ten points on the average and differ by ten each way say ten points of error, not five."""
    def told_of(core: object, seat: int, actions: list[tuple[int, ...]], *futures: Any) -> list[tuple[int, ...]]:
        gap, n = ALL // 10, futures[3]
        return [(0, 0, 0, 0), *[(gap * n, 2 * gap * gap * n, gap * n, 2 * gap * gap * n)] * (len(actions) - 1)]

    monkeypatch.setattr(search, "told_of", told_of)
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    monkeypatch.setattr(search, "prior_of", lambda *_: Action(Kind.ROLL))
    monkeypatch.setattr(search, "candidates", lambda *_, **__: [Action(Kind.ROLL), Action(Kind.BUILD)])
    short, long = (advice.hint(view, game.names, budget) for budget in (Budget(1e-9, 400), Budget(60.0, 400)))
    assert [short.error, long.error] == pytest.approx([0.1, 0.1 / 197 ** 0.5], rel=0.01)
    assert short.usual and not long.usual


def test_who_has_made_offers_enough_is_measured_by_what_it_would_say_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened("here_and_now")
    view, heard = game.view(game.asked[0]), list[Action]()
    said = {Policy.SHARP: gift_of(view), Policy.SILENT: Action(Kind.BUILD, 1)}
    monkeypatch.setattr(search, "prior_of", lambda view, whim, policy=Policy.SHARP: said[policy])

    def weighed_for(view: View, options: list[Action], *_: object) -> list[Weighed]:
        heard.append(options[0])
        return [Weighed(options[0], 0.4, 0.1, 0.0, 0.1)]

    monkeypatch.setattr(search, "weighed_for", weighed_for)
    for offers in (2, 3):
        monkeypatch.setattr(view.table, "offers", offers)
        advice.hint(view, game.names)
    assert heard == [said[Policy.SHARP], said[Policy.SILENT]]


def test_a_bot_of_ones_own_gets_its_answers_weighed_through_the_view() -> None:
    class Thinker(Bot):
        def decide(self, view: View) -> Action:
            found = view.weigh(view.legal(side=False).actions, Budget(5.0, 24))
            return found[0].action if found else view.legal().first

    game = Game.new("here_and_now", 3, seed=1)
    bots: dict[int, Bot] = {0: Thinker(), 1: PolicyBot("thrifty"), 2: PolicyBot("trader")}
    play_out(game, bots, lambda game: game.round > 6)
    assert game.round > 6 and game.view(-1).table.deeds[0] != 0
    seat = game.asked[0]
    found = game.view(seat).weigh([Action(Kind.ROLL), Action(Kind.SETTLE)], Budget(5.0, 24))
    assert [one.action for one in found] == [Action(Kind.ROLL)], "what may not be said now is left out"
    assert 0 < found[0].odds < 1 and found[0].error > 0


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = opened("here_and_now")
    view, budget = game.view(game.asked[0]), Budget(5.0, 8)
    assert view.weigh(view.legal().actions, budget, seed) and odds_of_view(view, budget, seed=seed)
    assert view.refusal(advice.hint(view, game.names, budget, seed=seed).action) == 0
    assert advice.worth(view, gift_of(view), budget, seed=seed)
    advice.fair_deal(view, budget, seed=seed)


def test_what_no_table_has_room_for_is_refused_and_not_weighed() -> None:
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    for action in (Action(Kind.BID, money=2**70), Action(Kind.BUILD, a=2**40), Action(-2**40)):
        assert view.refusal(action) != 0 and view.weigh([action]) == []


def test_as_many_answers_are_weighed_as_there_are() -> None:
    """More than one call takes; each is compared with the first."""
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    first = view.legal(side=False).actions[0]
    found = view.weigh([first] * 100, Budget(60.0, 1))
    assert {one.action for one in found} == {first} and {one.odds for one in found} == {found[0].odds}
    assert all(one.gain == 0 for one in found)


def test_a_game_tells_its_odds() -> None:
    game = opened("city")
    assert game.odds(1, Budget(60.0, 50)) == odds(game, 1, Budget(60.0, 50))
    assert len(game.odds(budget=Budget(60.0, 50))) == 3


# ----------------------------------------------------------------------------------------------------------- who is there
@pytest.mark.parametrize(("think", "own"), [
    (lambda view, beliefs: advice.hint(view, "ABC", Budget(5.0, 24), beliefs=beliefs), True),
    (lambda view, beliefs: advice.worth(view, gift_of(view), Budget(5.0, 24), beliefs=beliefs), False),
    (lambda view, beliefs: advice.fair_deal(view, Budget(60.0, 40), beliefs=beliefs), False),
], ids=["hint", "worth", "deal"])
def test_advice_is_among_such_players_as_the_others_seem_to_be(think: Callable[..., Any], own: bool,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks ahead takes nothing a trader would take: what was promised among anybody came to nothing."""
    game = opened("here_and_now", seed=2)
    view = game.view(game.asked[0])
    heard, here = list[set[int]](), list[set[int]]()

    def told(beliefs: list[dict[int, float]], *others: Any) -> list[list[int]]:
        drawn = rows(beliefs, *others)
        heard.append({kind for row in drawn for seat, kind in enumerate(row) if seat != view.seat})
        here.append({row[view.seat] for row in drawn})
        return drawn

    for module in (advice, search):
        monkeypatch.setattr(module, "rows", told)
    think(view, [{Policy.THRIFTY: 1.0}] * 3)
    think(view, None)
    assert heard[0] == {Policy.THRIFTY} and len(heard[-1]) > 3
    assert here[0] == ({Policy.TRADER} if own else {Policy.THRIFTY})


def test_a_deal_nobody_had_time_for_is_not_said_to_be_none() -> None:
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    assert advice.fair_deal(view, Budget(60.0, 8)) is None, "eight futures are sure of nothing"
    with pytest.raises(advice.NotAllowed, match="in the time there was"):
        advice.fair_deal(view, Budget(1e-6, 10**9))
