"""Plans in Millionaire: several deals in a row, and houses that wait for the last word of a turn."""
from __future__ import annotations

from typing import Any

import pytest

from passgo import Action, Game
from passgo.bots import PolicyBot, play_out
from passgo.bots.master import Master, may_propose
from passgo.engines.python import Core as PlainCore
from passgo.minds import nets, plain, plans, search, thinking
from passgo.play.thoughts import Budget
from passgo.play.view import View
from passgo.rules.bots.packages import WORTH_IT
from passgo.rules.bots.words import Policy, Way
from passgo.rules.steps import Step
from passgo.rules.words import Kind, Reason

native = pytest.importorskip("passgo._native")
ENOUGH = Budget(600.0)
LIGHT_BLUE, RED = (4, 6, 7), (17, 19, 20)


def dealt(hands: dict[int, tuple[int, ...]], players: int = 4, edition: str = "millionaire") -> Game:
    """A new game with these deeds in these hands; the player in the first chair is about to begin a turn."""
    game = Game.new(edition, players, seed=1, first=0)
    table = game.core.dump()
    for seat, deeds in hands.items():
        table["deeds"][seat] = sum(1 << space for space in deeds)
        for space in deeds:
            table["owner"][space] = seat
    game.core.load(table)
    assert nets.prepare(game.core, game.edition) is None
    return game


def planned_tables(count: int) -> list[tuple[Any, int, plans.Plan]]:
    """Tables of traders at which a plan of several deals leads further than every single bargain."""
    found: list[tuple[Any, int, plans.Plan]] = []
    for seed in range(40):
        game = Game.new("millionaire", 4, seed=f"plans {seed}")
        play_out(game, {seat: PolicyBot("trader", seat) for seat in range(4)}, lambda game: game.round > 5)
        seat = game.asked[0]
        nets.prepare(game.core, game.edition)
        best = plans.best_plan(game.core, seat, 1, ENOUGH) if game.core.question()[0] == Step.ASK_TURN else None
        if best is not None and len(best.deals) > 1:
            found.append((game.core, seat, best))
        if len(found) == count:
            break
    return found


def test_houses_wait_until_the_dice_have_fallen() -> None:
    """What goes up before the roll may be missing for the rent of that very roll; the others roll only after the last word."""
    game = dealt({0: LIGHT_BLUE})
    assert Action(*game.core.decide(0, Policy.TRADER_V1, 1)[0]).kind == Kind.BUILD
    assert Action(*game.core.decide(0, Policy.SILENT, 1)[0]).kind == Kind.ROLL
    assert not any(action.kind == Kind.BUILD for action in search.candidates(game.view(0), Action(Kind.ROLL)))
    game.play(Action(Kind.ROLL), 0)
    play_out(game, {0: PolicyBot("trader_v1")}, lambda game: game.core.question()[0] == Step.ASK_END)
    said = [Action(*core.decide(0, Policy.SILENT, 1)[0]) for core in twins(game.core, game)]
    assert said[0] == said[1]
    assert said[0].kind == Kind.BUILD and said[0].a in LIGHT_BLUE


def twins(core: Any, game: Game) -> tuple[Any, PlainCore]:
    """The same table on both engines."""
    pair = native.Core(game.edition.board.dump(), len(game.names)), PlainCore(game.edition.board.dump(), len(game.names))
    for one in pair:
        one.load(core.dump())
        nets.prepare(one, game.edition)
    return pair


def test_no_more_houses_than_the_net_likes() -> None:
    """Who is one salary from winning ends the turn: a house would put the sum out of reach."""
    game = dealt({0: LIGHT_BLUE})
    game.play(Action(Kind.ROLL), 0)
    play_out(game, {0: PolicyBot("trader_v1")}, lambda game: game.core.question()[0] == Step.ASK_END)
    table = game.core.dump()
    table["cash"][0] = 995_000
    table["at"][0] = 31
    game.core.load(table)
    assert Action(*game.core.decide(0, Policy.SILENT, 1)[0]).kind == Kind.END_TURN


def test_sales_are_single_deeds_and_parts_that_a_trader_agrees_to() -> None:
    game = dealt({0: RED[:2], 1: RED[2:], 2: LIGHT_BLUE[:1]})
    fast, slow = twins(game.core, game)
    sales = [Action(*said) for said in native.sales(fast, 0, 1)]
    assert sales == [Action(*said) for said in plain.sales(slow, 0, 1)]
    given = {(sale.a, sale.give) for sale in sales if sale.give}
    part = 1 << RED[0] | 1 << RED[1]
    assert {(seat, things) for seat in (1, 2, 3) for things in (part, 1 << RED[0], 1 << RED[1])} >= given > {(1, part)}
    assert {(sale.a, sale.want) for sale in sales if sale.want} == {(1, 1 << RED[2]), (2, 1 << LIGHT_BLUE[0])}
    assert all(plans.agreed(fast, 0, sale) is not None for sale in sales)


def test_a_plan_is_better_than_any_single_deal_and_all_of_it_would_be_taken() -> None:
    tables = planned_tables(2)
    assert len(tables) == 2
    for core, seat, plan in tables:
        now, after = plans.odds_at(core, seat), core
        for offer in plan.deals:
            after = plans.agreed(after, seat, offer)
            assert after is not None
            assert plans.odds_at(after, seat) >= now - plans.STEP_BACK
        assert plans.odds_at(after, seat) == plan.odds
        single = [plans.agreed(core, seat, Action(*said)) for said in native.bargains(core, seat, 1, Way.TRADER, -2_000_000)]
        assert plan.odds > max([now] + [plans.odds_at(one, seat) for one in single if one is not None])


def test_a_plan_takes_no_longer_than_it_may() -> None:
    """With no time at all for a second step, what one deal leads to stands."""
    core, seat, plan = planned_tables(1)[0]
    hasty = plans.best_plan(core, seat, 1, Budget(1e-9))
    assert hasty is None and len(plan.deals) > 1


@pytest.mark.slow
def test_both_engines_plan_the_same() -> None:
    (core, seat, plan), = planned_tables(1)
    game = Game.new("millionaire", 4, seed=1)
    slow = twins(core, game)[1]
    assert plans.best_plan(slow, seat, 1, ENOUGH) == plan


def test_the_master_says_the_first_deal_of_its_plan() -> None:
    (core, seat, plan), = planned_tables(1)
    view = View(Game.new("millionaire", 4, seed=1).edition, core, seat)
    prior = search.prior_of(view, 1, Policy.SILENT)
    said = Master(1, Budget(1.0, 40)).planned(view, prior, 1)
    assert plan.odds > plans.odds_at(core, seat) + WORTH_IT
    assert said == plan.deals[0]
    assert view.refusal(said) == Reason.FINE
    again = Master(1, Budget(1.0, 40))
    assert not again.made_before(view, said)
    again.made.add(said)
    assert again.planned(view, prior, 1) is None, "it has been refused in this turn"
    refused = core.dump()
    refused["offers"] = 2
    silent = twins(core, Game.new("millionaire", 4, seed=1))[0]
    silent.load(refused)
    assert not may_propose(View(view.edition, silent, seat))
    assert Master(1, Budget(1.0, 40)).planned(View(view.edition, silent, seat), prior, 1) is None


@pytest.mark.parametrize(("offer", "struck"), [
    (Action(Kind.OFFER, 2, want=1 << 4), True), (Action(Kind.OFFER, 2, want=1 << 17), False),
    (Action(Kind.OFFER, 2, give=1 << 17), True), (Action(Kind.OFFER, 2, give=1 << 4), False)])
def test_a_deal_was_struck_if_what_was_to_change_hands_has(offer: Action, struck: bool) -> None:
    master = Master(1)
    master.said = offer
    master.look_after(dealt({0: LIGHT_BLUE, 2: RED}).view(0))
    assert (master.struck, master.refused) == (int(struck), int(not struck))


def test_elsewhere_deals_are_not_planned_in_a_row() -> None:
    """Only where cash wins: that is where plans were measured."""
    game = dealt({0: (1, 3), 1: (6, 8)}, edition="here_and_now")
    assert thinking.of(game.core).sales(game.core, 0, 1) == []
    assert plans.best_plan(game.core, 0, 1, ENOUGH) is None
