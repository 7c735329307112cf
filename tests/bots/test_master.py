"""How the master answers an offer: futures that end at the net may err, and whoever makes an offer may have looked for that."""
from __future__ import annotations

from types import SimpleNamespace

import pytest

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.bots.master import RACE_TURNS, Master
from passgo.minds import deals, search, thinking
from passgo.minds.odds import ALL
from passgo.play.actions import Action
from passgo.play.thoughts import Budget, Share, Weighed
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.rules.words import Kind


def able_to_give(edition: str = "here_and_now") -> Game:
    """Somebody is about to roll, and has a deed to offer."""
    game = Game.new(edition, ["Ada", "Ben", "Cleo"], seed=3)
    play_out(game, {seat: PolicyBot("thrifty") for seat in range(3)}, until=may_give)
    return game


def may_give(game: Game) -> bool:
    seat = game.asked[0] if len(game.asked) == 1 else -1
    return seat >= 0 and game.view(seat).table.deeds[seat] > 0 and game.view(seat).legal(side=False).may_offer


def gift(game: Game) -> Action:
    """A deed and money for nothing."""
    seat = game.asked[0]
    table = game.view(seat).table
    deeds, money = table.deeds[seat], min(table.cash[seat] // 2, 1_000_000)
    return Action(Kind.OFFER, (seat + 1) % 3, give=deeds & -deeds, money=money)


def asked_about_an_offer(edition: str = "here_and_now") -> Game:
    """Somebody is asked whether it takes a gift."""
    game = able_to_give(edition)
    seat = game.asked[0]
    game.play(gift(game), seat)
    assert game.asked == ((seat + 1) % 3,)
    return game


def test_nobody_is_asked_the_same_twice_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the next turn they are: much may have changed."""
    game = able_to_give()
    offer, asked = gift(game), game.view(game.asked[0])

    def prior_of(view: View, whim: int, policy: int = Policy.SHARP) -> Action:
        return offer if policy == Policy.SHARP else Action(Kind.ROLL)

    monkeypatch.setattr(search, "prior_of", prior_of)
    monkeypatch.setattr(search, "weighed", lambda core, seat, actions, *more, **others: [
        Weighed(action, 0.4, 0.01, 0.0, 0.01) for action in actions])
    master = Master(1)
    assert master.decide(asked) == offer and master.decide(asked).kind == Kind.ROLL
    assert Master(1, offers=False).decide(asked).kind == Kind.ROLL
    heir = Master(2)
    heir.goes_on_from(master)
    assert heir.decide(asked).kind == Kind.ROLL, "whoever sits down there knows it, too"
    heir.made.add(Action(Kind.ROLL))
    assert master.made == {offer}, "what was thought in vain has not been said"
    monkeypatch.setattr(asked.table, "round", asked.table.round + 1)
    assert master.decide(asked) == offer


def test_what_was_refused_is_not_weighed_again_beside_another_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = able_to_give()
    refused, view = gift(game), game.view(game.asked[0])
    other, weighed = refused._replace(money=refused.money // 2), list[Action]()

    def none_better(core: object, seat: int, actions: list[Action], *more: object, **others: object) -> list[Weighed]:
        weighed.extend(actions)
        return [Weighed(action, 0.4, 0.01, 0.0, 0.01) for action in actions]

    calls = SimpleNamespace(**{**vars(thinking.of(view.core)), "bargains": lambda *_: [refused]})
    monkeypatch.setattr(search, "prior_of", lambda view, whim, policy=Policy.SHARP: (
        other if policy == Policy.SHARP else Action(Kind.ROLL)))
    monkeypatch.setattr(thinking, "of", lambda core: calls)
    monkeypatch.setattr(search, "weighed", none_better)
    for made in (False, True):
        weighed.clear()
        master = Master(1)
        assert not master.made_before(view, refused)
        master.made |= {refused} if made else set()
        assert master.decide(view) == other and (refused in weighed) is not made


@pytest.mark.parametrize(("short", "long", "answer"), [
    (0.2, 0.1, Kind.ACCEPT), (0.2, 0.02, Kind.ACCEPT), (0.2, -0.1, Kind.REJECT), (0.2, 0.0, Kind.REJECT),
    (0.02, 0.1, Kind.REJECT), (-0.2, 0.1, Kind.REJECT)])
def test_a_yes_is_one_by_long_futures_too(short: float, long: float, answer: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By three errors in short ones, and by one in long ones."""
    seen: list[int] = []
    here: list[set[int]] = []

    def weighed(core: object, seat: int, actions: list[Action], population: list[list[int]], budget: object, seed: int,
                turns: int, until_clear: bool) -> list[Weighed]:
        seen.append(turns)
        here.append({row[seat] for row in population})
        gain = short if turns else long
        told = [Weighed(actions[0], 0.4, 0.01, 0.0, 0.01), Weighed(actions[1], 0.4 + gain, 0.01, gain, 0.01)]
        return sorted(told, key=lambda one: -one.odds)

    monkeypatch.setattr(search, "weighed", weighed)
    game = asked_about_an_offer()
    assert Master(1).decide(game.view(game.asked[0])).kind == answer
    assert seen == ([search.TURNS, 0] if short > 0.1 else [search.TURNS])
    assert here[0] == {Policy.TRADER}
    assert short < 0.1 or len(here[1]) > 1, "by whoever may play on at this seat"


@pytest.mark.parametrize(("edition", "policy", "turns"), [
    ("here_and_now", Policy.TRADER, search.TURNS), ("millionaire", Policy.SILENT, RACE_TURNS)])
def test_where_cash_wins_futures_are_short_and_played_on_by_who_builds_late(edition: str, policy: int, turns: int,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, set[int]]] = []

    def weighed(core: object, seat: int, actions: list[Action], population: list[list[int]], budget: object, seed: int,
                turns: int, until_clear: bool) -> list[Weighed]:
        seen.append((turns, {row[seat] for row in population}))
        return [Weighed(action, 0.4, 0.01, 0.0, 0.01) for action in actions]

    monkeypatch.setattr(search, "weighed", weighed)
    game = asked_about_an_offer(edition)
    assert Master(1).decide(game.view(game.asked[0])).kind == Kind.REJECT
    assert seen == [(turns, {policy})]


@pytest.mark.parametrize(("gaps", "best", "fewer"), [
    ((0.2, 0.3), 1, True), ((-0.2, -0.1), 0, True), ((0.0, 0.0), 0, True), ((-0.2, 0.21), 0, False), ((-0.2, 0.24), 1, False)])
def test_clear_decisions_take_fewer_futures(gaps: tuple[float, float], best: int, fewer: bool,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """The other answer is better or worse by one of these gaps in every second future, by the other one in the rest."""
    followed: list[int] = []

    def told_of(core: object, seat: int, actions: list[tuple[int, ...]], population: object, seed: int, done: int, n: int,
                turns: int) -> list[tuple[int, ...]]:
        followed.append(n)
        each = [int(ALL * gaps[k % 2]) for k in range(done, done + n)]
        half = ALL // 2
        other = [half + gap for gap in each]
        return [(half * n, half * half * n, 0, 0),
                (sum(other), sum(odds * odds for odds in other), sum(each), sum(gap * gap for gap in each))]

    monkeypatch.setattr(search, "told_of", told_of)
    game = asked_about_an_offer()
    actions, core = [Action(Kind.REJECT), Action(Kind.ACCEPT)], game.view(game.asked[0]).core
    for until_clear in (False, True):
        followed.clear()
        found = search.weighed(core, game.asked[0], actions, [[Policy.TRADER] * 3], Budget(600.0, 600), 1,
                               until_clear=until_clear)
        assert search.proven(found, actions[0], 1.0).action == actions[best]
        assert (sum(followed) < 300) is (fewer and until_clear) and sum(followed) <= 300


@pytest.mark.parametrize("options", range(2, 10))
def test_what_is_not_clear_gets_all_its_futures(options: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many answers there are, and however soon only two of them are left."""
    followed: list[int] = []

    def told_of(core: object, seat: int, actions: list[tuple[int, ...]], population: object, seed: int, done: int, n: int,
                turns: int) -> list[tuple[int, ...]]:
        followed.append(n * len(actions))
        return [(0, 0, 0, 0), *[(0, 0, 0, ALL**2 * n)] * (len(actions) - 1)]

    monkeypatch.setattr(search, "told_of", told_of)
    game = asked_about_an_offer()
    actions, core = [Action(Kind.BID, money=money) for money in range(options)], game.view(game.asked[0]).core
    search.weighed(core, game.asked[0], actions, [[Policy.TRADER] * 3], Budget(600.0, 6_000), 1, until_clear=True)
    assert 0.99 * 6_000 <= sum(followed) <= 6_000


def test_a_present_is_taken() -> None:
    game = asked_about_an_offer()
    assert Master(1).decide(game.view(game.asked[0])).kind == Kind.ACCEPT


@pytest.mark.parametrize(("partner", "fair"), [(0.05, True), (0.01, False), (-0.05, False)])
def test_a_fair_offer_is_one_by_long_futures_too(partner: float, fair: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def worth_of(view: View, offer: Action, population: list[list[int]], budget: object, seed: int = 1,
                 turns: int = search.TURNS) -> deals.Worth:
        seen.append((turns, len({row[view.seat] for row in population})))
        return deals.Worth(offer, Share(0.1, 0.01), Share(0.1 if turns else partner, 0.01))

    monkeypatch.setattr(deals, "worth_of", worth_of)
    for number in range(20):
        game = Game.new("here_and_now", 3, seed=number)
        play_out(game, {seat: PolicyBot("trader_v1") for seat in range(3)}, until=lambda game: game.round > 8)
        view = game.view(game.asked[0])
        said = Master(1, Budget(5.0, 16), fair=True).decide(view)
        if seen:
            break
    assert (said.kind == Kind.OFFER) is fair
    assert (search.TURNS, 1) in seen
    assert any(turns == 0 and kinds > 1 for turns, kinds in seen), "to the end, by whoever may play on at this seat"


def test_of_fair_offers_the_best_for_it_are_followed_to_the_end_and_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = [Action(Kind.OFFER, 1, want=1 << n) for n in range(4)]
    brings = dict(zip(offers, (0.05, 0.2, 0.1, 0.3), strict=True))
    long, cut = list[Action](), set[int]()

    def worth_of(view: View, offer: Action, population: object, part: Budget, seed: int = 1, turns: int = 1) -> deals.Worth:
        long.extend([offer] if turns == 0 else [])
        part.cut_short = turns in cut
        return deals.Worth(offer, Share(brings[offer], 0.01), Share(0.1, 0.01))

    game = able_to_give()
    monkeypatch.setattr(deals, "worth_of", worth_of)
    monkeypatch.setattr(thinking, "of", lambda core: SimpleNamespace(bargains=lambda *_: offers))
    for cut in (set(), {0}, {1}):
        long.clear()
        budget = Budget(60.0, 100)
        found = deals.found(game.view(game.asked[0]), [[Policy.TRADER] * 3], budget, finalists=8)
        assert [one.offer for one in found] == long == [offers[3], offers[1]]
        assert budget.cut_short is bool(cut)


def test_a_thought_cut_short_is_never_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four heaps of futures that differ by ten points each way say ten points of error, not six."""
    before = Game.new("here_and_now", 2, seed=1).core
    after = before.clone()

    class Calls:
        @staticmethod
        def futures(core: object, seat: int, rows: object, seed: int, start: int, n: int, turns: int) -> list[tuple[int, int]]:
            gap = (100_000 if start // n % 2 else -100_000) if core is after else 0
            return [((500_000 + gap) * n, 0), ((500_000 - gap) * n, 0)]

    monkeypatch.setattr(thinking, "of", lambda core: Calls)
    for futures, error in ((8 * 50, 0.1), (64 * 50, 0.1 / 29 ** 0.5)):
        budget = Budget(1e-9 if error == 0.1 else 60.0, futures)
        told = deals.changed(before, after, 0, [[5, 5]], 1, budget, 0)
        assert told[0].odds == pytest.approx(0.0) and told[0].error == pytest.approx(error, rel=0.05)
