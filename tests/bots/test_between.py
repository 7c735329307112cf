"""What the master of Millionaire says before somebody else's roll, and what it buys for the sake of deals to come."""
from __future__ import annotations

import pytest

from passgo import Action, Game
from passgo.bots import Bot, PolicyBot, next_move, play_out
from passgo.bots.master import JUMP, Master
from passgo.engines.python import Core as PlainCore
from passgo.minds import nets, plans
from passgo.play.dealer import seed_of
from passgo.play.thoughts import Budget
from passgo.rules.bots.packages import WORTH_IT
from passgo.rules.bots.sharp import DEALS, TRIES
from passgo.rules.steps import Step
from passgo.rules.words import Kind

native = pytest.importorskip("passgo._native")
ENOUGH, LITTLE = Budget(600.0), Budget(600.0, 40)


def before_a_roll() -> tuple[Game, int]:
    """Somebody is about to roll, and another player, who is told, has a plan of deals."""
    for seed in range(40):
        game = Game.new("millionaire", 4, seed=f"between {seed}")
        play_out(game, {seat: PolicyBot("trader", seat) for seat in range(4)}, lambda game: game.round > 5)
        nets.prepare(game.core, game.edition)
        if game.core.question()[0] != Step.ASK_TURN:
            continue
        for seat in {0, 1, 2, 3}.difference(game.asked):
            plan = plans.best_plan(game.core, seat, 1, ENOUGH)
            if plan is not None and plan.odds > plans.odds_at(game.core, seat) + WORTH_IT:
                return game, seat
    raise AssertionError("nobody has a plan")


def table_of(game: Game, seat: int, bot: Bot) -> dict[int, Bot]:
    return {other: bot if other == seat else PolicyBot("trader_v1", other) for other in range(4)}


def asked_about_a_deed(count: int, question: int) -> list[Game]:
    """Tables at which somebody may buy a deed, or bid for one."""
    found: list[Game] = []
    for seed in range(count):
        game = Game.new("millionaire", 4, seed=f"bought {seed}")
        play_out(game, {seat: PolicyBot("trader_v1", seat) for seat in range(4)},
                 lambda game: game.round > 3 and game.core.question()[0] == question)
        if not game.over:
            nets.prepare(game.core, game.edition)
            found.append(game)
    return found


def answers_to(game: Game, seat: int) -> list[Action]:
    """No and yes: an auction or the deed, no bid or a higher one."""
    bids = game.view(seat).legal().bids
    if bids:
        return [Action(Kind.PASS), Action(Kind.BID, money=bids[min(JUMP, len(bids) - 1)])]
    return [Action(Kind.DECLINE), Action(Kind.BUY)]


def test_a_plan_need_not_wait_for_a_turn_of_ones_own() -> None:
    game, seat = before_a_roll()
    move = next_move(game, table_of(game, seat, Master(1, LITTLE)))
    assert move is not None and move[0] == seat != game.asked[0]
    offer = move[1]
    assert offer.kind == Kind.OFFER
    game.play(offer, seat)
    assert game.asked == (offer.a,)
    game.play(Action(Kind.ACCEPT), offer.a)
    assert game.core.question()[0] == Step.ASK_TURN and game.asked[0] != seat


def test_who_makes_no_hard_offers_waits_to_be_asked() -> None:
    game, seat = before_a_roll()
    view = game.view(seat)
    assert Master(1, LITTLE).volunteer(view) is not None
    assert Master(1, LITTLE, offers=False).volunteer(view) is None
    assert Master(1, LITTLE, fair=True).volunteer(view) is None
    assert PolicyBot("sharp").volunteer(view) is None
    asked, = game.asked
    assert Master(1, LITTLE).volunteer(game.view(asked)) is None


def test_it_falls_silent_like_everybody_when_it_is_refused() -> None:
    """Two offers before one roll, anybody's; as many as in a turn of its own where deals are struck."""
    for answer, most in ((Kind.REJECT, TRIES), (Kind.ACCEPT, DEALS)):
        game, seat = before_a_roll()
        table = game.core.dump()
        table["traded"] = 0
        game.core.load(table)
        said = 0
        while (offer := Master(said, LITTLE).volunteer(game.view(seat))) is not None:
            game.play(offer, seat)
            game.play(Action(answer), offer.a)
            said += 1
        assert 0 < said <= most
        assert answer == Kind.ACCEPT or said == TRIES


@pytest.mark.parametrize("answer", [Kind.ACCEPT, Kind.REJECT])
def test_it_counts_on_plans_only_where_they_are_agreed_to(answer: int) -> None:
    """Who says no to a deal a trader would strike is no trader; whoever sits down in its place remembers it."""
    game, seat = before_a_roll()
    master = Master(1, LITTLE)
    offer = master.volunteer(game.view(seat))
    assert offer is not None and master.made == {offer}
    game.play(offer, seat)
    assert master.volunteer(game.view(seat)) is None, "the offer is not answered yet"
    game.play(Action(answer), offer.a)
    master.volunteer(game.view(seat))
    other = Master(2, LITTLE)
    other.goes_on_from(PolicyBot("sharp"))
    assert other.counts_on_plans
    other.goes_on_from(master)
    assert (master.struck, master.refused) == (other.struck, other.refused) == ((1, 0) if answer == Kind.ACCEPT else (0, 1))
    assert master.counts_on_plans == other.counts_on_plans == (answer == Kind.ACCEPT)
    assert answer == Kind.ACCEPT or other.volunteer(game.view(seat)) is None


def test_elsewhere_nobody_is_interrupted() -> None:
    for edition in ("here_and_now", "city", "tropical_tycoon"):
        game = Game.new(edition, 4, seed="between")
        play_out(game, {seat: PolicyBot("trader", seat) for seat in range(4)},
                 lambda game: game.round > 5 and game.core.question()[0] == Step.ASK_TURN)
        assert all(Master(1, LITTLE).volunteer(game.view(seat)) is None for seat in range(4) if seat not in game.asked)


@pytest.mark.parametrize(("question", "kinds"), [
    (Step.ASK_BUY, {Kind.BUY, Kind.DECLINE}), (Step.ASK_OPEN_AUCTION, {Kind.BID, Kind.PASS})])
def test_a_deed_is_bought_for_the_plan_it_leads_to(question: int, kinds: set[int]) -> None:
    """The answer with the better prospect is given, and neither is always the better one; where only one is left, that."""
    said: set[int] = set()
    for game in asked_about_a_deed(12, question):
        seat = game.core.next_speaker()
        if question == Step.ASK_OPEN_AUCTION:
            # A first bid of a thousand, and then of all there is.
            game.play(Action(Kind.BID, money=game.view(seat).legal().bids[-1 if said else 0]), seat)
            seat = game.core.next_speaker()
        view, answers = game.view(seat), answers_to(game, seat)
        answer = Master("deeds", LITTLE).decide(view)
        legal = [one for one in answers if not view.refusal(one)]
        prospects = {one: plans.prospect(view.core, seat, one, seed_of("master deeds 1"), ENOUGH) for one in legal}
        assert len(legal) < 2 or prospects[answer] == max(prospects.values())
        said.add(answer.kind)
    assert said == kinds


@pytest.mark.slow
@pytest.mark.parametrize("question", [Step.ASK_BUY, Step.ASK_OPEN_AUCTION])
def test_both_engines_see_the_same_prospect(question: int) -> None:
    game = asked_about_a_deed(1, question)[0]
    seat = game.core.next_speaker()
    slow = PlainCore(game.edition.board.dump(), 4)
    slow.load(game.core.dump())
    nets.prepare(slow, game.edition)
    for answer in answers_to(game, seat):
        assert plans.prospect(slow, seat, answer, 1, ENOUGH) == plans.prospect(game.core, seat, answer, 1, ENOUGH)
