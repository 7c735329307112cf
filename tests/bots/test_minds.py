"""Thinking: both engines think the same, secrets are made up and never read, nets belong to their rules."""
from __future__ import annotations

import json
import pathlib
import random
from types import SimpleNamespace
from typing import Any

import pytest

from passgo import Action, Game, read
from passgo.bots import BOTS, LEVELS, Bot, PolicyBot, bot_named, play_out
from passgo.bots.master import Master
from passgo.engines.python import Core as PlainCore
from passgo.loading import editions
from passgo.minds import advice, nets, plain, search, thinking
from passgo.minds.odds import EDGE, blended, odds, odds_of_view
from passgo.minds.population import ROWS, anybody, explained, rows
from passgo.minds.ratings import ratings
from passgo.minds.review import review
from passgo.play.thoughts import Budget, BudgetError, Share, Weighed
from passgo.rules.bots.words import Policy, Way
from passgo.rules.words import Kind
from passgo.text import say

native = pytest.importorskip("passgo._native")
TRADERS = [Policy.TRADER] * 3


def opened(edition: str, rounds: int = 6, seed: int = 3, players: int = 3) -> Game:
    """A game some rounds old, and somebody is asked."""
    game = Game.new(edition, players, seed=seed)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(players)}, lambda game: game.round > rounds)
    return game


def twins(edition: str, game: Game) -> tuple[Any, PlainCore]:
    """The same table on both engines, both taught."""
    board = read(edition).board.dump()
    pair = native.Core(board, len(game.names)), PlainCore(board, len(game.names))
    for core in pair:
        core.load(game.core.dump())
        assert nets.prepare(core, game.edition) is None
    return pair


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_both_engines_think_the_same(edition: str) -> None:
    game = opened(edition)
    fast, slow = twins(edition, game)
    seat = game.asked[0]
    assert native.judged(fast) == plain.judged(slow)
    assert [native.features(fast, s) for s in range(3)] == [plain.features(slow, s) for s in range(3)]
    table = [TRADERS, [Policy.FP_A, Policy.TRADER_V1, Policy.FP_C]]
    assert native.futures(fast, seat, table, 5, 0, 3, 6) == plain.futures(slow, seat, table, 5, 0, 3, 6)
    said: list[Any] = [tuple(action) for action in game.legal(seat, side=False).actions[:3]]
    assert said
    assert native.weigh(fast, seat, said, table, 5, 0, 2, 4) == plain.weigh(slow, seat, said, table, 5, 0, 2, 4)
    assert native.harvest(fast, 3, table, table, 9, 0, 1, 40, 100) == plain.harvest(slow, 3, table, table, 9, 0, 1, 40, 100)
    for policy in (Policy.LITE, Policy.SHARP, Policy.SILENT, Policy.FP_B, Policy.TRADER):
        assert fast.decide(seat, policy, 7) == slow.decide(seat, policy, 7)
    for way in (Way.FIXED, Way.TRADER, Way.FAIR):
        assert native.bargains(fast, seat, 1, way, 2_000) == plain.bargains(slow, seat, 1, way, 2_000)


@pytest.mark.parametrize("edition", editions())
def test_weights_belong_to_the_rules(edition: str) -> None:
    """Fails when rules or the eyes of the net have changed since the weights were trained: `make train` makes new ones."""
    assert nets.belongs(edition) is None
    measured = nets.card_of(edition)["measured"]
    assert measured["log_loss"] < 0.85 * measured["equal_shares"]
    assert all(abs(said - came) < 0.05 for said, came, count in measured["deciles"] if count >= 400)


@pytest.mark.parametrize("edition", editions())
def test_other_rents_are_other_rules(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands on a deed changes what a net should know, though games at random hardly ever put a hotel up."""
    board = read(edition).board
    other = board.dump()
    top = board.top_level
    other["rent"] = [[*rents[:top], 0, *rents[top + 1:]] for rents in other["rent"]]
    assert nets.fingerprint.__wrapped__(edition) == nets.fingerprint(edition)
    changed = SimpleNamespace(board=SimpleNamespace(dump=lambda: other, fewest=board.fewest, most=board.most))
    monkeypatch.setattr(nets, "read", lambda key: changed)
    assert nets.fingerprint.__wrapped__(edition) != nets.fingerprint(edition)


def test_weights_that_are_missing_damaged_or_of_another_net_are_a_sentence(tmp_path: pathlib.Path) -> None:
    with pytest.raises(nets.NetError, match="There are no weights for city: its bots play without a net"):
        nets.weights_of("city", tmp_path)
    card = json.loads((nets.HOME / "city.json").read_text())
    (tmp_path / "millionaire.json").write_text(json.dumps({**card, "edition": "millionaire", "shape": [1, 2, 3]}))
    with pytest.raises(nets.NetError, match=r"for a net of shape \[1, 2, 3\]"):
        nets.weights_of("millionaire", tmp_path)
    (tmp_path / "here_and_now.json").write_text(json.dumps({**card, "edition": "here_and_now", "layers": {"first": "AAAA"}}))
    with pytest.raises(nets.NetError, match="damaged"):
        nets.weights_of("here_and_now", tmp_path)
    (tmp_path / "tropical_tycoon.json").write_text("{")
    with pytest.raises(nets.NetError, match="cannot be read"):
        nets.weights_of("tropical_tycoon", tmp_path)


def test_a_number_that_has_changed_in_the_weights_is_found(tmp_path: pathlib.Path) -> None:
    """As many numbers as there should be, and some of them others."""
    card = json.loads((nets.HOME / "city.json").read_text())
    card["layers"]["first"] = "A" * 40 + card["layers"]["first"][40:]
    (tmp_path / "city.json").write_text(json.dumps(card))
    with pytest.raises(nets.NetError, match="damaged"):
        nets.weights_of("city", tmp_path)


def test_without_weights_the_sharp_player_is_a_trader() -> None:
    game = opened("here_and_now")
    core = native.Core(game.edition.board.dump(), 3)
    core.load(game.core.dump())
    seat = game.asked[0]
    assert not native.taught(core)
    assert core.decide(seat, Policy.SHARP, 3)[0] == core.decide(seat, Policy.TRADER, 3)[0]


def test_a_thought_makes_up_what_is_hidden_and_reads_nothing_of_it() -> None:
    """Millionaire: kept cards of others. Whatever they really hold, the same View leads to the same thought."""
    game = opened("millionaire", rounds=12, seed=8)
    holder = next(seat for seat in range(3) if game.core.field("held")[seat])
    watcher = (holder + 1) % 3
    view = game.view(watcher)
    assert view.table.hand[holder] == 0
    made_up = [native.filled(view.core, watcher, seed).dump() for seed in range(8)]
    assert all(bin(one["hand"][holder]).count("1") == one["held"][holder] for one in made_up)
    assert len({one["hand"][holder] for one in made_up}) > 1
    assert all(one["hand"][watcher] == view.table.hand[watcher] for one in made_up)


def test_bids_in_closed_hands_are_made_up() -> None:
    for seed in range(40):
        game = Game.new("tropical_tycoon", 3, seed=seed)
        bots = {seat: PolicyBot("trader", seat) for seat in range(3)}
        play_out(game, bots, lambda game: len(game.asked) > 1 and game.view(-1).table.bidders != 0)
        if not game.over:
            break
    first, second = game.asked[:2]
    game.play(Action(Kind.BID, money=game.legal(first).bids[1]), first)
    view = game.view(second)
    assert view.table.sealed[first] == 0
    bids = {native.filled(view.core, second, seed).field("sealed")[first] for seed in range(12)}
    assert len(bids) > 1 and max(bids) <= view.table.cash[first]


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_sharp_tables_end_and_no_turn_is_endless(edition: str) -> None:
    core = native.Core(read(edition).board.dump(), 4)
    nets.prepare(core, read(edition))
    for row in ([Policy.SHARP] * 4, [Policy.SHARP, Policy.LITE, Policy.TRADER, Policy.FP_A]):
        done = core.simulate(row, 5, 0, 4, 300)
        assert done["inputs"] < 4 * 8_000
        assert done["endings"][15] == 0


@pytest.mark.parametrize("edition", editions())
def test_a_master_plays_a_game_with_a_view_and_nothing_else(edition: str) -> None:
    game = Game.new(edition, 3, seed=2)
    bots: dict[int, Bot] = {0: Master(1, Budget(1.0, 16)), 1: PolicyBot("sharp", 1), 2: PolicyBot("trader", 2)}
    play_out(game, bots, lambda game: game.over or game.round > 5)
    assert game.over or game.round > 5
    assert {who for who, _ in game.inputs} >= {0, 1, 2}


def test_the_same_seed_thinks_the_same() -> None:
    game = opened("here_and_now")
    seat = game.asked[0]
    assert Master(4, Budget(5.0, 24)).decide(game.view(seat)) == Master(4, Budget(5.0, 24)).decide(game.view(seat))


def test_a_budget_of_nothing_is_refused() -> None:
    for wrong in ({"seconds": 0}, {"futures": 0}, {"cores": 0}):
        with pytest.raises(BudgetError, match="in no time"):
            Budget(**wrong)


def test_too_much_at_once_is_refused() -> None:
    game = opened("here_and_now")
    for calls, core in ((native, game.core), (plain, twins("here_and_now", game)[1])):
        with pytest.raises(ValueError, match="at most 64 actions"):
            calls.weigh(core, 0, [(Kind.ROLL, 0, 0, 0, 0, 0)] * 65, [TRADERS], 1, 0, 1, 1)
        with pytest.raises(ValueError, match="needs a row"):
            calls.futures(core, 0, [], 1, 0, 1, 1)
        with pytest.raises(ValueError, match="at most 64 rows"):
            calls.futures(core, 0, [TRADERS] * 65, 1, 0, 1, 1)


def test_odds_add_up_and_come_from_the_view_alone() -> None:
    game = opened("millionaire", rounds=8)
    shares = odds(game, 0, Budget(5.0, 200))
    assert sum(share.odds for share in shares) == pytest.approx(1, abs=0.01)
    assert all(0 < share.error < 0.1 for share in shares)
    assert odds_of_view(game.view(0), Budget(5.0, 100)) == odds_of_view(game.view(0), Budget(5.0, 100))
    while not game.over:
        play_out(game, {seat: PolicyBot("trader", seat) for seat in range(3)})
    assert [share.odds for share in odds(game)] == [float(seat in game.winners) for seat in range(3)]


def test_who_looks_ahead_has_better_odds_and_who_is_out_none() -> None:
    futures = [Share(0.6, 0.01), Share(0.4, 0.01), Share(0.0, 0.01)]
    nobody = blended(futures, [0.1, 0.9, 0.0], [0.0, 0.0, 0.0])
    assert [share.odds for share in nobody] == pytest.approx([0.6, 0.4, 0.0])
    one = blended(futures, [0.6, 0.4, 0.0], [0.0, 1.0, 0.0])
    assert one[1].odds == pytest.approx(0.4 * EDGE / (0.4 * EDGE + 0.6), abs=0.01) and one[2].odds == 0
    everybody = blended(futures, [0.2, 0.8, 0.0], [1.0, 1.0, 0.0])
    assert 0.2 < everybody[0].odds < 0.4 and sum(share.odds for share in everybody) == pytest.approx(1)


def test_offers_tell_who_looks_ahead() -> None:
    game = Game.new("here_and_now", 4, seed=5)
    names = ("sharp", "trader", "sharp", "fp_a")
    play_out(game, {seat: PolicyBot(name, seat) for seat, name in enumerate(names)}, lambda game: game.round > 12)
    keen = [belief[Policy.LITE] for belief in explained(game)]
    assert min(keen[0], keen[2]) > 0.6 and max(keen[1], keen[3]) < 0.1


def test_what_a_seat_has_said_tells_who_it_is_like() -> None:
    game = Game.new("here_and_now", 3, seed=5)
    bots = {0: PolicyBot("thrifty", 0), 1: PolicyBot("trader_v1", 1), 2: PolicyBot("thrifty", 2)}
    play_out(game, bots, lambda game: game.round > 12)
    beliefs = explained(game)
    assert beliefs[0][Policy.THRIFTY] > anybody(3)[0][Policy.THRIFTY]
    assert beliefs[1][Policy.THRIFTY] < beliefs[0][Policy.THRIFTY]
    assert all(sum(belief.values()) == pytest.approx(1) for belief in beliefs)
    drawn = rows(beliefs, 1, (1, Policy.LITE))
    assert len(drawn) == ROWS and {row[1] for row in drawn} == {Policy.LITE}


def test_the_best_of_many_equal_options_is_not_believed() -> None:
    prior, other = Action(Kind.ROLL), Action(Kind.BUY)
    lucky = [Weighed(other, 0.52, 0.02, 0.02, 0.02), Weighed(prior, 0.50, 0.02, 0.0, 0.0)]
    assert search.proven(lucky, prior, search.needed(8)).action == prior
    # However uncertain the odds are: with the same luck the difference is not.
    clear = [Weighed(other, 0.60, 0.20, 0.10, 0.02), Weighed(prior, 0.50, 0.20, 0.0, 0.0)]
    assert search.proven(clear, prior, search.needed(8)).action == other


@pytest.mark.parametrize("edition", editions())
def test_every_question_gets_a_hint(edition: str) -> None:
    """The first of each kind of question in some games; a hint is always something the seat may do."""
    asked: set[int] = set()
    rng = random.Random(3)
    for seed in range(3):
        game = Game.new(edition, 3, seed=seed)
        bots: dict[int, Bot] = {seat: PolicyBot(rng.choice(["trader", "random", "fp_a"]), seat) for seat in range(3)}
        while not game.over and game.round < 14:
            view = game.view(game.asked[0]) if game.asked else None
            step = view.table.step[view.table.depth - 1] if view else -1
            if view is not None and step not in asked:
                asked.add(step)
                told = advice.hint(view, game.names, Budget(5.0, 12))
                assert view.refusal(told.action) == 0
                said = told.sentence(view, game.names)
                assert ("± " in said) == (len(told.weighed) > 1 and told.gain >= 0.005) and "% to win" not in said
            before = len(game.inputs)
            play_out(game, bots, lambda game, before=before: len(game.inputs) > before)  # type: ignore[misc]
    assert len(asked) >= 4


def test_no_advice_where_a_table_wants_none() -> None:
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    for ask in (lambda: advice.hint(view, game.names, hints=False), lambda: advice.worth(view, hints=False),
                lambda: advice.fair_deal(view, hints=False)):
        with pytest.raises(advice.NotAllowed, match="without hints"):
            ask()
    with pytest.raises(advice.NotAllowed, match="not asked anything"):
        advice.hint(game.view((game.asked[0] + 1) % 3), game.names)
    with pytest.raises(advice.NotAllowed, match="no offer on the table"):
        advice.worth(view)


def test_a_gift_is_bad_for_who_gives_it() -> None:
    game = opened("here_and_now", rounds=8)
    seat = game.asked[0]
    view = game.view(seat)
    other = next(s for s in range(3) if s != seat)
    things = view.table.deeds[seat] & ((1 << 40) - 1)
    gift = Action(Kind.OFFER, a=other, give=things & -things, money=view.table.cash[seat] // 2)
    told = advice.worth(view, gift, Budget(5.0, 600))
    assert told.maker.odds < 0 < told.partner.odds
    assert "bad for you" in advice.worth_sentence(view, game.names, told)


def test_a_review_tells_luck_from_decisions_and_names_a_blunder() -> None:
    game = Game.new("here_and_now", 3, seed=6)
    bots = {seat: PolicyBot("trader", seat) for seat in range(3)}
    play_out(game, bots, lambda game: game.over or game.round > 30)
    told = review(game.record(), (1,), Budget(60.0, 8))
    assert len(told.curve) > 20 and all(sum(odds) == pytest.approx(1, abs=0.01) for odds in [one.odds for one in told.curve])
    mine = told.seats[1]
    assert mine.decisions > 5 and 0 <= mine.accuracy <= 1
    assert all(one.loss > 2 * one.error for one in mine.mistakes)
    assert list(told.seats) == [1]


def test_levels_have_names_and_a_line_each() -> None:
    assert LEVELS.keys() <= set(BOTS)
    assert bot_named("master", 1).name == "master"
    assert all(say(f"bot-{name}").startswith(f"{level}: {person}") for name, (level, person) in LEVELS.items())


def test_a_call_of_thought_is_found_for_either_engine() -> None:
    assert thinking.of(native.Core(read("city").board.dump(), 2)) is native
    assert thinking.of(PlainCore(read("city").board.dump(), 2)) is plain


def test_measured_strength_is_read_where_a_run_ships_and_else_there_is_none(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ratings.json"
    assert ratings(file) == {}
    other = tmp_path / "other.json"
    runs = [{"match": "master", "wins": 58}, {"match": "rating", "edition": "city", "elo": {"sharp": 1101.4}}]
    other.write_text(json.dumps(runs))
    assert ratings(other) == {"city": {"sharp": 1101}}
    for n, wrong in enumerate(("{", "7", '[{"elo": 3}]', "[]")):
        broken = tmp_path / f"{n}.json"
        broken.write_text(wrong)
        assert ratings(broken) == {}
