"""The sentence why: true of the answer it stands beside, in every edition and language."""
from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from dealer import Table
from test_minds import opened

from passgo import Action, Game, View
from passgo.bots import Bot, PolicyBot, next_move
from passgo.loading import editions
from passgo.minds import advice, nets, search, thinking
from passgo.minds.reasons import plain, why
from passgo.play.thoughts import Budget, Weighed
from passgo.rules.side import is_side
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, CLOCK, Kind, Reason
from passgo.text.actions import Phrases

pytest.importorskip("passgo._native")
NAMES = ("Ada", "Ben", "Chiara")


def asked_in(edition: str, seeds: range, players: int = 3, rounds: int = 25) -> Iterator[tuple[Game, View]]:
    """Every question of some games among all kinds of players."""
    for seed in seeds:
        rng = random.Random(seed)
        game = Game.new(edition, players, seed=f"why {seed}")
        bots: dict[int, Bot] = {seat: PolicyBot(rng.choice(["trader", "random", "sharp", "fp_a"]), seat)
                                for seat in range(players)}
        while not game.over and game.round < rounds:
            for seat in game.asked:
                yield game, game.view(seat)
            move = next_move(game, bots)
            if move is not None:
                game.play(move[1], move[0])
            elif game.core.waits_for() == CLOCK:
                game.tick(game.core.next_deadline())


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_every_answer_has_a_reason_that_is_true_of_it(edition: str) -> None:
    """Whatever might be advised: who completes a group does so, who cannot pay cannot, a rent rises as it is told."""
    told: set[str] = set()
    for game, view in asked_in(edition, range(3)):
        p, legal = Phrases(view, game.names), view.legal()
        seat, step, cash = view.seat, p.step, view.table.cash[view.seat]
        for action in legal.actions:
            if action.kind in (Kind.CLAIM, Kind.PROPOSE_STOP):
                continue
            said, alone = why(p, action), len(legal.actions) == 1
            told.add(said)
            after = view.core.clone()
            after.put(seat, action)
            if said.startswith("it completes ") and action.kind != Kind.BUY:
                assert after.field("owner").count(seat) > view.table.owner.count(seat), (said, str(action))
            if said == p.text("because-not-enough-cash"):
                assert step != Step.ASK_BUY or cash < game.edition.board.price[p.what]
            if action.kind == Kind.BUILD:
                assert p.money(after.ask("rent_value", action.a)) in said, (said, str(action))
            if why(p, action, alone=True) == p.text("because-only"):
                assert alone or [one for one in legal.actions if not is_side(one.kind)] == [action]
    assert len(told) > 8


@pytest.mark.parametrize("edition", editions())
def test_both_gain_by_an_offer_only_where_the_net_sees_it_so(edition: str) -> None:
    """The sharp player bargains hard: a hint that makes its offer does not call it good for the partner, where it is not."""
    said: dict[bool, str] = {}
    for game, view in asked_in(edition, range(12), rounds=16):
        if view.table.step[view.table.depth - 1] != Step.ASK_TURN:
            continue
        nets.prepare(view.core, view.edition)
        prior = search.prior_of(view, 1)
        if prior.kind != Kind.OFFER:
            continue
        calls = thinking.of(view.core)
        after = calls.deal_odds(view.core, view.seat, prior, 1)
        both = after is not None and after[prior.a] > calls.judged(view.core)[prior.a]
        sentence = why(Phrases(view, game.names), prior)
        assert sentence.startswith("both of you gain" if both else "you gain by it"), (both, sentence)
        said[both] = sentence
        if len(said) == 2:
            break
    assert False in said


def test_an_end_that_is_proposed_is_weighed_for_who_is_asked() -> None:
    """Who is far behind when all is counted is not told to agree; who wins by it is."""
    game = opened("here_and_now", rounds=10)
    table = game.core.dump()
    game.core.load(table | {"cash": [60_000_000, 200_000, 200_000, *table["cash"][3:]]})
    game.play("PROPOSE_STOP", game.asked[0])
    told = {seat: advice.hint(game.view(seat), game.names, Budget(20.0, 200)) for seat in game.asked}
    for seat, hint in told.items():
        assert {one.action.kind for one in hint.weighed} == {Kind.AGREE, Kind.GO_ON}
        assert hint.action.kind == (Kind.AGREE if seat == 0 else Kind.GO_ON)
    assert told


def test_a_deal_is_called_bad_only_where_it_is_proven() -> None:
    game = opened("here_and_now", rounds=8)
    seat = game.asked[0]
    things = game.view(seat).table.deeds[seat] & (1 << 40) - 1
    game.play(Action(Kind.OFFER, a=(seat + 1) % 3, give=things & -things), seat)
    p = Phrases(game.view((seat + 1) % 3), game.names)
    assert why(p, Action(Kind.REJECT), sure=True) == "the deal costs you more than it brings"
    assert why(p, Action(Kind.REJECT), sure=False) == "it is not proven that the deal brings you anything"


def test_rent_that_must_be_asked_for_is_lost_otherwise(table: Table) -> None:
    """[HN-33]"""
    t = table(owner={1: 1, 3: 1}, at={0: 0}, options={"rent": "claimed"}).say(0, "ROLL").say(CHANCE, "OUTCOME a=1 b=2")
    said = Action(Kind.CLAIM, 3, 0)
    assert t.core.refusal(1, said) == Reason.FINE
    assert why(Phrases(View(t.edition, t.core, 1), NAMES), said) == "rent nobody asks for in time is lost"


def test_where_the_last_house_stands_the_rent_rises_as_it_is_told(table: Table) -> None:
    """[HN-76]"""
    t = table(owner={1: 0, 3: 0, 6: 1, 8: 1, 9: 1}, houses_left=1, cash={0: 9_000_000, 1: 9_000_000})
    t.say(0, "BUILD space=1").say(0, "WANT count=1").say(1, "WANT count=1").say(0, "BID money=600000").say(1, "PASS")
    p, rent = Phrases(View(t.edition, t.core, 0), NAMES), t.edition.board.rent[1]
    assert p.step == Step.ASK_PLACE
    before = t.core.ask("rent_value", 1)
    assert why(p, Action(Kind.PLACE, 1)) == f"landing on {p.space(1)} then costs {p.money(rent[1])} instead of {p.money(before)}"
    assert t.say(0, "PLACE space=1").core.ask("rent_value", 1) == rent[1]


def test_a_house_that_raises_nothing_is_not_said_to_raise_the_rent(table: Table) -> None:
    """Millionaire: the first house on some deeds costs guests as much as the whole group does without."""
    t = table("millionaire", owner={4: 0, 6: 0, 7: 0})
    p, action = Phrases(View(t.edition, t.core, 0), NAMES), Action(Kind.BUILD, 4)
    before = t.core.ask("rent_value", 4)
    assert before == t.edition.board.rent[4][1]
    assert why(p, action) == f"the rent of {p.space(4)} rises with the next house only, and that needs this one"


def test_agreeing_to_a_limit_counts_nothing_now() -> None:
    """[HN-96]"""
    for game, view in asked_in("here_and_now", range(40), rounds=60):
        if view.table.step[view.table.depth - 1] == Step.ASK_LIMIT:
            said = why(Phrases(view, game.names), Action(Kind.AGREE))
            assert said == "an end that is in sight suits you"
            return
    raise AssertionError("no table was offered a limit")


def test_best_is_called_only_what_looked_best() -> None:
    """What stands because nothing else is proven is what an experienced player would say, and no more."""
    for game, view in asked_in("tropical_tycoon", range(40), rounds=8):
        p = Phrases(view, game.names)
        if p.step == Step.ASK_SCENE:
            break
    first, other = view.legal().actions[:2]
    found = (Weighed(first, 0.3, 0.05, 0.0, 0.0), Weighed(other, 0.4, 0.05, 0.1, 0.05))
    assert advice.Hint(first, 0.3, -0.1, 0.05, found).why(view, game.names) == "an experienced player would say so, too"
    assert advice.Hint(other, 0.4, 0.1, 0.05, found[::-1]).why(view, game.names) == "of all answers it leads to the best futures"


@pytest.mark.parametrize(("edition", "told"), [
    ("city", {"raises what", "all blocks", "takes rent", "bring no rent", "keeps hazards", "reach GO", "pressing"}),
    ("tropical_tycoon", {"raises what"}), ("millionaire", {"raises what"})])
def test_rents_move_as_a_reason_says(edition: str, told: set[str]) -> None:
    """[CT-12 CT-50 CT-53 CT-71 CT-73 TT-65] A stadium, a park or a block under a hazard raises no rent."""
    heard: set[str] = set()
    for game, view in asked_in(edition, range(6), rounds=40):
        p, board = Phrases(view, game.names), game.edition.board
        deeds = [space for space in range(board.spaces) if board.all_deeds >> space & 1]
        for action in view.legal().actions:
            said = why(p, action)
            if not (words := next((one for one in told if one in said), "")):
                continue
            heard.add(words)
            after = view.core.clone()
            after.put(view.seat, action)
            before, now = (sum(core.ask("rent_value", space) for space in deeds) for core in (view.core, after))
            up, down = words in ("raises what", "all blocks"), words == "takes rent"
            assert (now > before, now < before) == (up, down), (said, str(action))
    assert heard == told


@pytest.mark.parametrize("edition", ["here_and_now", "millionaire"])
def test_only_where_a_mortgage_bears_interest_is_there_any_to_be_spared(edition: str) -> None:
    """[ML-63]"""
    for game, view in asked_in(edition, range(40), rounds=60):
        if view.table.step[view.table.depth - 1] == Step.ASK_LIFT:
            said = why(Phrases(view, game.names), Action(Kind.LIFT))
            assert ("interest" in said) == (edition == "here_and_now") and said.startswith("then it brings rent again")
            return
    raise AssertionError("no mortgaged deed changed hands")


@pytest.mark.parametrize(("step", "kind", "said"), [
    (Step.ASK_STOP, Kind.AGREE, "what is counted now is your best chance"),
    (Step.ASK_STOP, Kind.GO_ON, "there is more to win by going on"), (Step.ASK_RAISE, Kind.MORTGAGE, "that is missed least")])
def test_a_reason_that_compares_is_given_only_where_it_is_so(step: int, kind: int, said: str) -> None:
    """Whether to stop is told by who would win: where that is the same, or worse, nothing is claimed."""
    for game, view in asked_in("here_and_now", range(40), rounds=60):
        answer = next((one for one in view.legal().actions if one.kind == kind), None)
        if view.table.step[view.table.depth - 1] == step and answer is not None:
            other = next(one for one in view.legal().actions if one != answer)
            for gain, reason in ((0.1, said), (-0.01, "an experienced player would say so, too")):
                found = tuple(Weighed(one, 0.5, 0.01, 0.0, 0.01) for one in (answer, other))
                assert advice.Hint(answer, 0.5, gain, 0.01, found).why(view, game.names) == reason
            return
    raise AssertionError("nobody was asked")


def test_every_word_with_a_reason_is_one_somebody_can_say() -> None:
    """Those of the editions among them, which say it themselves."""
    assert {Kind.ROLL, Kind.PRESS, Kind.UPGRADE, Kind.DEVELOP} <= plain().keys() <= {*Kind.names().values()}
