"""What holds at every rest of every game of Millionaire, and that both engines play the same one."""
from __future__ import annotations

import random
from typing import Any

import pytest

from passgo.editions.millionaire.rules.words import FORTUNE
from passgo.events import Event, decode
from passgo.loading import read
from passgo.rules.bots.words import Policy
from passgo.rules.words import KEPT, Ending
from proving.laws import somebody_speaks, wrong_lines
from proving.tables import Table, draw_options, draw_tables
from proving.walks import members, next_input

GAMES = 150


def fortune_cards(v: dict[str, Any], board: Any) -> list[int]:
    """Every place where a Fortune card can be: just taken, kept face down, laid open, or discarded."""
    places = [card for seat in range(v["seats"]) for card in members(v["hand"][seat])]
    places += [v["drawn"][seat] - 1 for seat in range(v["seats"]) if v["drawn"][seat]]
    places += v["pile"][FORTUNE][:v["pile_count"][FORTUNE]]
    return places + [board.kept_card[k] for deeds in v["deeds"] for k in range(board.kept_cards)
                     if deeds >> KEPT + k & 1 and board.kept_deck[k] == FORTUNE]


def check(v: dict[str, Any], before: dict[str, Any], board: Any) -> None:
    """The laws of this edition, at a rest and since the one before."""
    taken = fortune_cards(v, board)
    assert len(set(taken)) == len(taken), "no card is in two places"
    if board.fortune:
        assert len(taken) + v["fortune"].bit_count() == 22, "every card is on the board or in one of these places"
    assert [v["held"][seat] for seat in range(v["seats"])] == [
        v["hand"][seat].bit_count() + (v["drawn"][seat] > 0) for seat in range(v["seats"])]
    assert v["fortune"] & ~before["fortune"] == 0, "nothing is ever laid back on the board"
    for seat in range(v["seats"]):
        assert 0 <= v["star"][seat] <= 2
        if not v["alive"] >> seat & 1 and not v["over"]:
            assert v["held"][seat] == v["cash"][seat] == 0
    rich = [seat for seat in range(v["seats"]) if v["cash"][seat] >= board.target and v["alive"] >> seat & 1]
    if v["over"] == Ending.PLAYING:
        assert not rich, "the game stops the moment somebody has the sum"
    if v["over"] == Ending.TARGET:
        assert len(members(v["winners"])) == 1 and set(members(v["winners"])) <= set(rich)
    assert sum(v["cash"]) + v["bank"] + v["pot"] == 0, "money"
    hotels = v["level"].count(5)
    assert (v["houses_left"] + sum(v["level"]) - 5 * hotels, v["hotels_left"] + hotels) == (board.houses, board.hotels), "pieces"


def check_levels(told: list[Event], before: list[int], now: list[int]) -> None:
    """One level at a time; an upgrade at GO and a card whose place in its pile is known may follow from one word."""
    stars = list(before)
    for event in told:
        if event.name == "LEVEL":
            assert event.how in (1, -1) and event.what == stars[event.who] + event.how, "never a jump"
            stars[event.who] = event.what
    assert stars == now


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["engines.python", "_native"])
def test_the_laws_hold_in_games_where_anybody_may_do_anything(engine: str) -> None:
    module = pytest.importorskip(f"passgo.{engine}")
    rng = random.Random(f"laws {engine}")
    endings = set()
    for _ in range(GAMES if engine == "_native" else 8):
        board = read("millionaire", draw_options(read("millionaire"), rng)).board
        core = module.Core(board.dump(), rng.randint(2, 4))
        core.record(True)
        before = core.dump()
        for _ in range(1500):
            if core.over:
                break
            assert somebody_speaks(core)
            who, said = next_input(core, rng)
            since = core.told
            core.put(who, said)
            now = core.dump()
            check(now, before, board)
            check_levels([decode(told) for told in core.events(since)], before["star"], now["star"])
            before = now
            if rng.random() < 0.03 and not core.over:
                seat = rng.randrange(now["seats"])
                assert list(wrong_lines(core, seat, board.bid_step)) == []
        endings.add(core.over)
    assert Ending.TARGET in endings and Ending.VOID_FULL not in endings and Ending.VOID_ENDLESS not in endings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_games_between_traders_end(seats: int) -> None:
    core = pytest.importorskip("passgo._native").Core(read("millionaire").board.dump(), seats)
    tally = core.simulate([Policy.TRADER] * seats, 2012, 0, 2000, 1000)
    ended = tally["endings"]
    assert ended[Ending.TARGET] + ended[Ending.LAST_LEFT] + ended[Ending.ROUNDS_UP] == 2000 and ended[Ending.TARGET] > 1200
    assert ended[Ending.ROUNDS_UP] < 20, "hardly ever must a limit be set"


def test_four_traders_play_20_to_45_rounds() -> None:
    core = pytest.importorskip("passgo._native").Core(read("millionaire").board.dump(), 4)
    rounds = core.simulate([Policy.TRADER] * 4, 2012, 0, 2000, 1000)["rounds"]
    played = [n for n, games in enumerate(rounds) for _ in range(games)]
    assert 20 <= sorted(played)[1000] <= 45


@pytest.mark.parametrize("policy", [Policy.RANDOM, Policy.WALKER, Policy.SITTER, Policy.THRIFTY, Policy.TRADER])
def test_every_bot_plays_every_option(policy: int) -> None:
    for i, table in enumerate(draw_tables("millionaire", 40, 7)):
        board = table.read().board
        core = pytest.importorskip("passgo._native").Core(board.dump(), 4)
        seats = [policy, Policy.TRADER if i % 2 else policy, policy]
        assert core.simulate(seats, i, 0, 5, 3000)["games"] == 5
        assert Table("millionaire", table.options, tuple(seats), i).core("_native").traced(seats, i, 3000) != 0


def test_the_trader_wins_against_the_thrifty() -> None:
    core = pytest.importorskip("passgo._native").Core(read("millionaire").board.dump(), 4)
    wins = [0, 0]
    for seat in range(4):
        seats = [Policy.TRADER if s == seat else Policy.THRIFTY for s in range(4)]
        tally = core.simulate(seats, 5, 0, 500, 1000)
        wins[0] += tally["wins"][seat]
        wins[1] += sum(tally["wins"]) - tally["wins"][seat]
    assert wins[0] * 10 > sum(wins) * 3, "an equal share would be a quarter"
