"""Studies: what a file may say, what comes out, and that the report stands by itself."""

from __future__ import annotations

import pathlib
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from passgo.loading import read
from passgo.study.experiment import BadStudy, load, parsed, ready
from passgo.study.page import page
from passgo.study.playing import study
from passgo.study.rows import played
from passgo.study.series import Series
from passgo.study.verdicts import verdicts

pytest.importorskip("passgo._native")


def small(**said: Any) -> Any:
    return parsed({"title": "t", "games": 120, "max_rounds": 200, **said}, "here")


def test_paired_games_have_the_same_luck() -> None:
    """A try that changes nothing differs by nothing at all; with luck of its own it differs a little."""
    same = {"try": [{"name": "the same again"}]}
    assert study(small(**same)).results[1].longer == (0.0, 0.0, 0.0)
    other = study(small(paired=False, **same)).results[1].longer
    assert other is not None and other.half > 0 and other.value != 0


def test_a_short_game_is_shorter_and_the_verdict_says_so() -> None:
    found = study(small(**{"try": [{"name": "ten rounds", "options": {"rounds": 10}}]}))
    assert found.results[1].longer is not None and found.results[1].longer.high < -0.3
    assert re.search(r"ten rounds shortens a game by \d+\.\d % ± \d", "\n".join(verdicts(found)))
    assert len(found.results[1].more_wins) == 4


def test_it_stops_when_it_is_sure_enough() -> None:
    found = study(small(games=50_000, until=5.0))
    assert found.results[0].games == 2000 and found.results[0].rounds.half <= 5


def test_a_grid_tries_each_with_each() -> None:
    plan = small(grid={"players": [2, 3], "options": [{}, {"jackpot": True}]})
    assert [one.name for one in plan.tries[1:]] == [
        "2 players, as printed",
        "2 players, jackpot=True",
        "3 players, as printed",
        "3 players, jackpot=True",
    ]
    assert [len(one.series.bots) for one in plan.tries] == [4, 2, 2, 3, 3]
    alone = small(grid={"options": [{"jackpot": True}, {}]})
    assert [one.name for one in alone.tries] == ["as printed", "jackpot=True"], "no options are the first try, not a second one"
    own = small(options={"rounds": 9}, grid={"players": [2, 3], "options": [{}]})
    assert [one.name for one in own.tries] == ["as set", "2 players, as set", "3 players, as set"]
    with pytest.raises(BadStudy, match="needs a name"):
        small(**{"try": [{"name": ""}]})
    with pytest.raises(BadStudy, match="grid: 'players' must be a list"):
        small(grid={"players": 3})
    with pytest.raises(BadStudy, match="compare is length or beginning"):
        small(compare="luck")


def test_where_editions_are_compared_the_first_is_called_by_its_own() -> None:
    """All of them are as printed."""
    assert [one.name for one in load("beginning").tries] == ["Here & Now", "City", "Millionaire", "Tropical Tycoon"]
    grid = parsed({"grid": {"edition": ["city"]}}, "here")
    assert [one.name for one in grid.tries] == ["Here & Now", "city"]


def test_records_are_plain() -> None:
    record = study(small()).records()[0]
    assert record["try"] == "as printed" and record["rounds_low"] < record["rounds"] < record["rounds_high"]
    assert all(isinstance(value, int | float | str | None) for value in record.values())


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_records_become_a_table_of(library: str) -> None:
    """One row a try, one column a number, and the same numbers."""
    pytest.importorskip(library)
    found = study(small(**{"try": [{"name": "ten rounds", "options": {"rounds": 10}}]}))
    frame = getattr(found, f"to_{library}")()
    assert frame.shape == (2, len(found.records()[0]))
    assert list(frame["try"]) == ["as printed", "ten rounds"]
    assert list(frame["rounds"]) == [one.rounds.value for one in found.results]
    ledgers = [one.piece.ledger for one in found.results]
    assert ledgers[0] is not None and ledgers[1] is None     # only the first try pays for one


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_late_try_with_more_seats_has_its_columns(library: str) -> None:
    pytest.importorskip(library)
    found = study(small(games=10, max_rounds=1, players=2, **{"try": [
        *({"name": f"again {n}"} for n in range(100)), {"name": "five", "players": 5}]}))
    assert {"wins_4", "wins_4_low", "wins_4_high"} <= {*getattr(found, f"to_{library}")().columns}



@pytest.mark.parametrize(
    "said, says",
    [
        ({"gmaes": 5}, "'gmaes' means nothing here"),
        ({"grid": {"players": [2, 3, 4], "options": [{"rounds": n} for n in range(400)]}}, "each with each makes 1,200 tries"),
        ({"games": 5}, "games must be a whole number from 10"),
        ({"bots": ["nobody"]}, "bots are random"),
        ({"players": 1}, "is for"),
        ({"try": [{"options": {}}]}, "needs a name"),
        ({"options": {"luck": True}}, "luck"),
        ({"try": [{"name": "a"}, {"name": "a"}]}, "same name"),
        ({"paired": 1}, "paired cannot be"),
        ({"bots": [["trader"]]}, "bots are random"),
        ({"edition": "nowhere"}, "no edition 'nowhere'"),
        ({"options": {"jackpot": [1]}}, r"jackpot cannot be \[1\]"),
        ({"seed": 1 << 64}, "seed must be a whole number from 0"),
        ({"until": -1}, "until must be a number of rounds"),
        ({"until": float("nan")}, "until must be a number of rounds"),
    ],
)
def test_a_file_that_says_something_wrong_is_told_so(said: dict[str, Any], says: str) -> None:
    with pytest.raises(BadStudy, match=says):
        small(**said)


def test_the_last_seed_has_strangers_too() -> None:
    """Tries that are not paired have seeds of their own, also where the numbers of seeds end."""
    found = study(small(seed=(1 << 64) - 1, paired=False, games=10))
    assert [one.games for one in found.results] == [10] * len(found.results)


def test_a_file_that_is_none(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadStudy, match="There is no study 'nothing'"):
        load("nothing")
    (tmp_path / "x.toml").write_text("games = = 3")
    with pytest.raises(BadStudy, match="cannot be read"):
        load(str(tmp_path / "x.toml"))


class Wellformed(HTMLParser):
    """Every tag that is opened is closed, and nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href"}
        self.seen[tag] = self.seen.get(tag, 0) + 1
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", ready())
def test_every_ready_study_can_be_played_and_drawn(name: str) -> None:
    """One file, with a table under every plot."""
    found = study(load(name)._replace(games=60))
    text = page(found)
    parser = Wellformed()
    parser.feed(text)
    assert not parser.open and parser.seen["figure"] == parser.seen["table"] >= 5
    assert found.experiment.title in text and not re.search(r"\b(nan|inf)\b", text)


def test_the_house_rules_are_all_of_them() -> None:
    """Every option of Here & Now is tried, alone."""
    tries = [dict(one.series.options) for one in load("house_rules").tries]
    assert {name for one in tries for name in one} == {option.name for option in read("here_and_now").options}
    assert all(len(one) <= 1 for one in tries)


def test_games_are_counted_as_the_caller_says() -> None:
    assert study(small(), games=20).results[0].games == 20
    with pytest.raises(BadStudy, match="from 10 to"):
        study(small(), games=3)


def test_bots_come_to_an_end_when_the_last_buildings_are_sold_in_closed_hands() -> None:
    """Where nobody bid for a building its builder asked for it again, a million times in one game of two hundred."""
    for bots in ("trader", "trader_v1"):
        piece = played(Series(options=(("auctions", "sealed"),), bots=(bots,) * 4, seed=1, max_rounds=500), 0, 400)
        assert max(piece.column("decisions")) < 10_000


def test_what_a_file_says_is_text_in_the_report() -> None:
    """A title is no markup."""
    evil = "<script>alert(1)</script>"
    text = page(study(small(title=evil, about=evil, games=20, **{"try": [{"name": evil}]})))
    assert evil not in text and "&lt;script&gt;alert(1)" in text
