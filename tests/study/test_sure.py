"""How sure the figures of a study are: changes in per cent, sums of the ledger, and games that were cut short."""
from __future__ import annotations

import random
import re
from typing import Any

import pytest

from passgo.study import Series, simulate
from passgo.study.experiment import parsed
from passgo.study.intervals import Estimate, ratio
from passgo.study.page import MARKS, landed_in, page, rent_in
from passgo.study.playing import study
from passgo.study.rows import played
from passgo.study.verdicts import besides, by_trait, fair_share, per_cent, verdicts

pytest.importorskip("passgo._native")


@pytest.mark.parametrize("same_luck", [True, False])
@pytest.mark.parametrize("times", [0.4, 1.0, 2.5])
def test_a_change_in_per_cent_knows_that_its_measure_is_not_sure_either(times: float, same_luck: bool) -> None:
    """Games 2.5 times as long, with as much more spread: an interval of 95 per cent holds the truth about so often."""
    rng, held = random.Random(int(times * 10)), 0
    for _ in range(600):
        ones = [times * rng.gauss(50, 20) for _ in range(60)]
        others = [rng.gauss(50, 20) for _ in range(60)]
        found = ratio(ones, others, same_luck)
        held += found.low <= times - 1 <= found.high
    assert 552 <= held <= 590


def test_pairs_in_per_cent_by_hand() -> None:
    """Twice as long in every game is exactly twice as long."""
    assert ratio([2, 6, 10], [1, 3, 5], True) == (1.0, 1.0, 1.0)
    assert ratio([1], [0], True).half == float("inf")


def small(**said: Any) -> Any:
    return parsed({"title": "t", "games": 400, "max_rounds": 60, **said}, "here")


def test_sums_of_the_ledger_have_bounds_and_hold_the_truth() -> None:
    """Of ten studies of 400 games, the figures of 8,000 lie in the bounds of nearly all."""
    truth = study(small(games=8000, seed=99)).results[0].piece
    held = of = 0
    for seed in range(10):
        piece = study(small(seed=seed)).results[0].piece
        assert len(piece.parts) == 40 and sum(part.games for part in piece.parts) == 400
        for figure, places in ((landed_in, (0, 5, 10, 24, 40)), (rent_in, (5, 12, 39))):
            for place in places:
                found = piece.sure(lambda some, f=figure, n=place: f(some, n))         # type: ignore[misc]
                held += found.low <= figure(truth, place) <= found.high
                of += 1
    assert 0.88 * of <= held < of


def test_rates_of_the_ledger_have_bounds_too_and_printed_rents_have_none() -> None:
    """What later winners are worth in round 15 is not sure; a landing on a hotel costs what is printed."""
    truth = study(small(games=6000, seed=98)).results[0].piece
    held = of = 0
    for seed in range(12):
        piece = study(small(seed=seed)).results[0].piece
        for place in ((("worth_won", 15), ("alive_won", 15)), (("worth_lost", 30), ("alive_lost", 30))):
            found = piece.rate(*place)
            held += found.low <= truth.rate(*place).value <= found.high
            of += 1
        assert piece.rate(("rent_sum", 39, 5), ("rents", 39, 5)).half < 1
    assert 0.75 * of <= held
    assert piece.parts[0].rate(*place).half == float("inf"), "one part alone tells nothing"


def test_a_wish_that_is_not_fulfilled_is_told() -> None:
    short = study(small(games=2100, until=0.001, max_rounds=20))
    said = "\n".join(verdicts(short))
    told = re.search(r"not known to the 0.001 rounds that were wished: as printed to ([\d.]+), .* about ([\d,]+) games", said)
    assert told and float(told[1]) > 0.001 and int(told[2].replace(",", "")) > 100_000
    assert "wished" not in "\n".join(verdicts(study(small(games=2100, until=5, max_rounds=20))))


def test_a_game_of_nine_rounds_took_nine() -> None:
    """When the rounds are up, one more has been counted, but nobody plays in it; `simulate` says the same."""
    series = Series(options=(("rounds", 9),), bots=("trader_v1",) * 3, seed=2, max_rounds=60)
    piece = played(series, 0, 50)
    assert max(piece.column("rounds")) == 9 and piece.tally["rounds"][10] == 0
    assert simulate(series, 50)["rounds"]["mean"] == round(sum(piece.column("rounds")) / 50, 2)


def test_parts_are_joined_two_by_two_where_there_are_many() -> None:
    piece = study(small(games=30_000, until=0.4, max_rounds=20)).results[0].piece
    assert 2 <= len(piece.parts) <= 81 and sum(part.games for part in piece.parts) == piece.games
    assert [part.start for part in piece.parts] == [sum(part.games for part in piece.parts[:n]) for n in range(len(piece.parts))]


def test_games_cut_short_are_told_of_and_have_not_ended() -> None:
    """Walkers never ruin anybody: no game ends, and nobody is told that games take twelve rounds."""
    found = study(small(bots=["walker"], max_rounds=12, games=50))
    said = "\n".join(verdicts(found))
    assert "as printed: 100.0 % ± 7.1 of the games were cut short, most of them after 12 rounds" in said
    assert "<td>as printed</td><td>100.0% ± 7.1</td><td>100.0% ± 7.1</td>" in page(found)
    assert "who begins" not in said, "nobody won, so nobody had less than his share"
    half = study(small(games=300, max_rounds=40))
    assert 0.1 < fair_share(half.results[0]) < 0.2
    assert f"{fair_share(half.results[0]):.1%}" in "\n".join(verdicts(half))


def test_the_numbers_of_a_curve_do_not_end_where_the_curve_does() -> None:
    """A curve ends where one game in a hundred is left; its table tells of that one, and of tries that are not drawn."""
    found = study(small(games=1000, max_rounds=400, bots=["trader_v1"],
                        **{"try": [{"name": f"again {n}"} for n in range(9)]}))
    rounds = sorted(found.results[0].piece.column("rounds"))
    place, mark = next((n, mark) for n, mark in enumerate(MARKS) if mark > rounds[990])
    left = sum(length > mark for length in rounds) / 1000
    assert 0 < left < 0.01
    shown = page(found)
    assert "The first 8 of 10 tries" in shown
    row = re.search(r"<td>again 8</td>((?:<td>[\d.]+% ± [\d.]+</td>)+)</tr>", shown)
    assert row is not None and re.findall(r"[\d.]+%", row[1])[place] == f"{left:.1%}"


@pytest.mark.parametrize(("estimate", "says"), [
    (Estimate(0.312, 0.306, 0.318), "31.2 % ± 0.6"), (Estimate(0.01, 0.0096, 0.0104), "1.00 % ± 0.04"),
    (Estimate(0.0071, 0.0002, 0.014), "0.71 % ± 0.69"), (Estimate(0.5, 0.5, 0.5), "50.0 % ± 0.0")])
def test_as_many_digits_as_it_takes(estimate: Estimate, says: str) -> None:
    assert per_cent(estimate) == says


def test_nobody_is_called_best_who_may_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty games tell nothing about jobs; many sentences are told to be taken together."""
    found = study(small(edition="tropical_tycoon", games=60, max_rounds=100))
    assert "is the best job" not in "\n".join(verdicts(found))
    assert {name for name, _, _ in by_trait(found.results[0])} <= {"Mayor", "Developer", "Police Chief", "Artist", "Surfer"}
    assert "Police Chief" in page(found) and not by_trait(study(small(games=10)).results[0])
    rows = [("Mayor", Estimate(0.284, 0.278, 0.290), 900), ("Artist", Estimate(0.274, 0.267, 0.281), 900),
            ("Surfer", Estimate(0.240, 0.233, 0.247), 900), ("Police", Estimate(0.238, 0.231, 0.245), 900),
            ("Nobody", Estimate(0.9, 0.1, 1.0), 5)]
    monkeypatch.setattr("passgo.study.verdicts.by_trait", lambda base: rows)
    assert ("of those who had a job, Mayor won most (28.4 % ± 0.6; not surely more than Artist), "
            "Police least (23.8 % ± 0.7; not surely less than Surfer).") in "\n".join(verdicts(found))
    assert besides(["a", "b", "c"], "more") == "; not surely more than 3 others" and besides([], "less") == ""
    many = study(small(games=20, **{"try": [{"name": f"again {n}"} for n in range(9)]}))
    assert verdicts(many)[-1].startswith("Each of these bounds is right with 95 per cent")
