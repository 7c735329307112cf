"""What holds in every game of the island, whoever plays it: nothing is lost, nothing comes from nowhere, stories go forward."""
from __future__ import annotations

import random
from typing import Any

import pytest

from passgo import read
from passgo.rules.bots.words import Policy
from passgo.rules.sizes import SPACES
from passgo.rules.words import CHANCE

native = pytest.importorskip("passgo._native")
EDITION = read("tropical_tycoon")
JOBS = ("mayor", "developer", "police_chief", "artist", "surfer")
POLICIES = (Policy.RANDOM, Policy.WALKER, Policy.SITTER, Policy.THRIFTY, Policy.TRADER)


def some_table(rng: random.Random) -> tuple[dict[str, Any], list[int]]:
    """Random options, seats and players."""
    options: dict[str, Any] = {
        "perks": rng.choice(["automatic", "claimed"]), "rent": rng.choice(["automatic", "claimed"]),
        "until": rng.choice(["agreement", "bankruptcy"]), "rounds": rng.choice([0, 0, 5, 30]),
        "fortune_cash": rng.choice([100_000, 500_000, 1_000_000]), "start_cash": rng.choice([200_000, 1_500_000, 6_000_000]),
        "start_deeds": rng.randrange(6), **{job: rng.random() < 0.7 for job in JOBS}}
    return options, [rng.choice(POLICIES) for _ in range(rng.randint(3, 5))]


def books(before: dict[str, Any], after: dict[str, Any], events: list[Any], edition: Any) -> None:
    """Money, pieces, deeds and tokens, before and after one input."""
    board = edition.board
    assert sum(after["cash"]) + after["bank"] + after["pot"] == 0
    for kind, of in enumerate((board.casinos, board.piers, board.restaurants, board.parks), start=1):
        assert after["stock"][kind] + after["development"].count(kind) == of and after["stock"][kind] >= 0
    assert after["houses_left"] + sum(n for n in after["level"] if n < 5) == board.houses
    assert after["hotels_left"] + after["level"].count(5) == board.hotels
    for seat in range(after["seats"]):
        assert after["deeds"][seat] == sum(1 << space for space in range(SPACES) if after["owner"][space] == seat)
        earned = sum(e[2] for e in events if e[0] == 81 and e[1] == seat)
        assert after["tokens"][seat] == before["tokens"][seat] + earned >= 0, "every token is told"
    assert after["built"] == sum(1 << n for n in range(SPACES) if after["level"][n] or after["development"][n])
    assert all(not (after["level"][n] and after["development"][n]) for n in range(SPACES))
    assert all((after["spent"][n] > 0) <= bool(after["built"] >> n & 1) for n in range(SPACES))
    for story in range(board.stories):
        was, now = before["story_part"][story], after["story_part"][story]
        assert now == was or (was != -1 and (now == -1 or now > was)), "stories only move forward"
        assert before["story_hero"][story] in (-1, after["story_hero"][story]), "a hero is for life"


def evenness(after: dict[str, Any], edition: Any) -> bool:
    """No property more than one step ahead in its group, developments left aside."""
    for group in edition.groups:
        levels = [after["level"][n] for n in group.spaces if not after["development"][n]]
        if levels and max(levels) - min(levels) > 1:
            return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("game", range(40))
def test_nothing_is_lost_and_stories_only_move_forward(game: int) -> None:
    rng = random.Random(1000 + game)
    options, players = some_table(rng)
    edition = read("tropical_tycoon", tuple(sorted(options.items())))
    core = native.Core(edition.board.dump(), len(players))
    core.record(True)
    whim, before = game + 1, core.dump()
    for _ in range(600):
        if core.over:
            break
        told = core.told
        if core.waits_for() == CHANCE:
            core.put(CHANCE, core.nth_way(rng.randrange(core.ways())))
        else:
            seat = core.next_speaker()
            said, whim = core.decide(seat, players[seat], whim)
            assert core.refusal(seat, said) == 0, said
            core.put(seat, said)
        after = core.dump()
        books(before, after, core.events(told), edition)
        if not core.over and after["step"][after["depth"] - 1] != 92:
            assert evenness(after, edition), "only the question about evenness leaves a group uneven"
        before = after


@pytest.mark.parametrize("name", ["random", "walker", "sitter", "thrifty", "trader"])
def test_every_bot_plays_it_and_games_of_traders_end(name: str) -> None:
    policy = {"random": Policy.RANDOM, "walker": Policy.WALKER, "sitter": Policy.SITTER, "thrifty": Policy.THRIFTY,
              "trader": Policy.TRADER}[name]
    for seats in (3, 4, 5):
        tally = native.Core(EDITION.board.dump(), seats).simulate([policy] * seats, 3, 0, 40, 60)
        assert tally["games"] == 40 and tally["endings"][5] == tally["endings"][6] == 0, "no game is void"
        if name == "trader":
            assert sum(tally["endings"][1:]) > 15 and tally["endings"][2] > 15


@pytest.mark.slow
@pytest.mark.parametrize("policy", [Policy.TRADER_V1, Policy.TRADER], ids=["the first trader", "the trader"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_job_wins_too_often_or_too_rarely_and_four_traders_mostly_finish_in_thirty_to_sixty_rounds(
        seats: int, policy: int) -> None:
    """The trader of today builds houses hard, and its games are shorter: how long they last is measured by the first one."""
    base = native.Core(EDITION.board.dump(), seats)
    rounds, wins, held, stood, endless = [], [0.0] * 6, [0] * 6, [0] * 5, 0
    for game in range(9_000):
        core = base.fresh(seats)
        core.traced([policy] * seats, game, 100_000)
        values = core.dump()
        rounds.append(values["round"])
        winners = [seat for seat in range(seats) if values["winners"] >> seat & 1]
        endless += not winners
        for seat in range(seats) if winners else ():
            held[values["job"][seat]] += 1
            wins[values["job"][seat]] += (seat in winners) / len(winners)
        for kind in range(1, 5):
            stood[kind] += values["development"].count(kind)
    assert endless == 0, "where nobody deals any more a game ends by agreement [TT-84]"
    if seats == 4 and policy == Policy.TRADER_V1:
        assert sum(30 <= n <= 60 for n in rounds) > len(rounds) * 6 // 10
    shares = [seats * wins[job] / held[job] for job in range(1, 6)]
    assert all(0.87 <= share <= 1.13 for share in shares), shares
    least = 1_800 if policy == Policy.TRADER_V1 else 600
    assert all(stood[kind] > least for kind in range(1, 5)), "every development is worth building somewhere"


def test_a_trader_wins_more_than_its_share_against_thrifty_players() -> None:
    board = read("tropical_tycoon", (("rounds", 40),)).board.dump()
    tally = native.Core(board, 4).simulate([Policy.TRADER] + [Policy.THRIFTY] * 3, 11, 0, 1_000, 100)
    assert tally["wins"][0] > 1.15 * sum(tally["wins"][:4]) / 4
