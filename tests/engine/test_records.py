"""Game records: what is written can be read, and what cannot have been played is refused with its line."""
from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from passgo import Action, BadRecord, Game, Input, Record
from passgo.bots import PolicyBot, play_out
from passgo.events import decode
from passgo.loading import editions, read
from passgo.rules.words import Kind

calm = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def finished(key: str) -> Game:
    """A game between a few bots, as short as an edition's options allow; cut short by nothing."""
    options = {option.name: 4 for option in read(key).options if option.table.get("sets") == "round_limit"}
    names = ["Ada", "Bo", "Cy"][:read(key).board.fewest]
    game = Game.new(key, names, seed=918273645, options=options)
    bots = {seat: PolicyBot("random", 1) if seat == 0 else PolicyBot("trader", seat) for seat in range(len(names))}
    play_out(game, bots, lambda game: game.over or len(game.inputs) > 4000)
    assert game.over
    return game


@pytest.fixture(scope="module", params=editions())
def game(request: pytest.FixtureRequest) -> Game:
    return finished(request.param)


def test_a_record_survives_the_round_trip(game: Game, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "game.jsonl"
    text = game.save(path)
    record = Record.load(path)
    assert record.text() == text == path.read_text(encoding="utf-8")
    assert record.inputs == tuple(game.inputs) and record.result == game.result()
    assert record.header.seats == game.names and record.header.rules == game.edition.rules_version
    again = Game.load(record)
    assert again.core.dump() == game.core.dump() and again.names == game.names
    assert all(json.loads(line) for line in text.splitlines())


def test_a_table_laid_from_outside_is_not_saved_as_another_game(tmp_path: pathlib.Path) -> None:
    """A record holds what was said; a position brought in by `core.load` was never said, and is not lost silently."""
    game = Game.new("here_and_now", 2, seed=1)
    game.save()
    values = game.core.dump()
    values["cash"][0] += 1_000_000
    values["bank"] -= 1_000_000
    game.core.load(values)
    path = tmp_path / "game.jsonl"
    with pytest.raises(BadRecord, match="laid out from outside"):
        game.save(path)
    assert not path.exists()
    game.play("ROLL")
    with pytest.raises(BadRecord):
        game.save()


@pytest.mark.parametrize("name", ["line\nbreak", "separator\u2028", "next\x85line", 'quote"', "王"])
def test_a_record_survives_whatever_a_player_is_called(name: str) -> None:
    game = Game.new(players=[name, "Ada"], seed=1)
    assert Game.load(game.save()).names == game.names


def test_a_record_without_its_seed_keeps_the_secret(game: Game) -> None:
    """What fell is in it, what would have fallen is not."""
    record = game.record(secrets=False)
    assert record.header.seed is None and str(game.seed) not in record.text().splitlines()[0]
    assert Game.load(record).core.dump() == game.core.dump()


def test_a_game_cut_off_in_the_middle_of_a_line_goes_on_from_there(game: Game) -> None:
    """A sudden end costs the line that was being written, nothing more."""
    text = game.save()
    cut = text[:text.rindex("\n", 0, len(text) // 2) + 9]
    assert not cut.endswith("\n")
    loaded = Game.load(cut)
    assert loaded.inputs == game.inputs[:len(loaded.inputs)] and len(loaded.inputs) == cut.count("\n") - 1
    assert not loaded.over and Record.parse(cut).result is None


def header(text: str, **changes: object) -> str:
    first, _, rest = text.partition("\n")
    return json.dumps({**json.loads(first), **changes}) + "\n" + rest


def line(text: str, number: int, new: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = new
    return "\n".join(lines) + "\n"


BROKEN: dict[str, Callable[[str], str]] = {
    "record: the file is empty.": lambda text: "",
    "record, line 1: the header cannot be read.": lambda text: line(text, 1, "{"),
    "record: this is not a Pass GO record.": lambda text: line(text, 1, '{"edition": "here_and_now"}'),
    "record: format 99 of records is not known here.": lambda text: header(text, passgo=99),
    "record: played by version 99 of the rules of":
        lambda text: header(text, rules=99),
    "record: played on another board than ": lambda text: header(text, board="0123456789ab"),
    "record, line 1: There is no edition 'atlantis'": lambda text: header(text, edition="atlantis"),
    "record, line 1: There is no option 'teleport'": lambda text: header(text, options={"teleport": True}),
    "is not for 1 players.": lambda text: header(text, seats=["Ada"]),
    "record, line 1: there is no seat 7.": lambda text: header(text, first=7),
    "record, line 4: this is not JSON.": lambda text: line(text, 4, '"0 ROLL'),
    "record, line 5: this is not JSON.": lambda text: line(text, 5, "7" * 5_000),
    "record, line 6: this is not JSON.": lambda text: line(text, 6, "[" * 100_000),
    "record, line 1: \0.toml: cannot be read: ": lambda text: header(text, edition="\0.toml"),
    "record, line 4: this is no input": lambda text: line(text, 4, "17"),
    "record, line 4: There is no action 'FLY'.": lambda text: line(text, 4, '"0 FLY"'),
    "record, line 4: 'zero' is not a whole number.": lambda text: line(text, 4, '"zero ROLL"'),
    "record, line 4: 99999999999 is too big a number.": lambda text: line(text, 4, '"0 BUILD space=99999999999"'),
    "record, line 4: ROLL has no 'height'": lambda text: line(text, 4, '"0 ROLL height=3"'),
    "record, line 2: `CHANCE OUTCOME a=7 b=7` is against the rules: Chance cannot say this now.":
        lambda text: line(text, 2, '"CHANCE OUTCOME a=7 b=7"'),
    "record, line 4: `1 GIVE_UP` is against the rules: ": lambda text: line(text, 4, '"1 GIVE_UP"'),
    "the result written there is not the one that was played":
        lambda text: text.replace('"winners": [', '"winners": [1, 0, '),
    "nothing can follow the result": lambda text: text + '"0 ROLL"\n',
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_record_is_refused_with_a_sentence(sentence: str, game: Game) -> None:
    text = BROKEN[sentence](game.save())
    with pytest.raises(BadRecord, match=re.escape(sentence)):
        Game.load(text)


@pytest.mark.parametrize("change", [{"options": {"rounds": [1]}}, {"options": {"rounds": None}}, {"seats": [1, 2]}])
def test_a_header_of_the_wrong_kind_is_refused(change: dict[str, object], game: Game) -> None:
    with pytest.raises(BadRecord, match=re.escape("record, line 1: the header cannot be read.")):
        Game.load(header(game.save(), **change))


def test_a_name_may_hold_whatever_separates_lines_elsewhere() -> None:
    names = ["Ada\u2028Lovelace", "Bo\x85", "Cy\x1c\u2029"]
    assert Game.load(Game.new("here_and_now", names, seed=1).save()).names == tuple(names)


@pytest.mark.parametrize("key", editions())
def test_what_happened_before_the_first_input_is_told_too(key: str) -> None:
    """Where it is said who starts, the game begins by itself: the record of it tells so."""
    told = Game.new(key, 3, seed=None, first=1)
    happened = next(Game.replay(told.record()))[2]
    assert happened == [decode(event) for event in told.core.events(0)]
    if not told.waits_for_chance:
        assert [(event.name, event.who) for event in happened] == [("BEGAN", 1), ("TURN", 1)]
    assert Game.new(key, 3, seed=None).core.events(0) == [], "everybody's starting money is no news"


def test_a_changed_result_is_found_in_its_line(game: Game) -> None:
    text = game.save()
    lines = text.count("\n")
    with pytest.raises(BadRecord, match=f"record, line {lines}: the result written there"):
        Game.load(text.replace('"digest": "', '"digest": "f'))


def test_files_that_are_no_text_or_not_there(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadRecord, match="none.jsonl cannot be read: No such file or directory"):
        Record.load(tmp_path / "none.jsonl")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not a text file"):
        Record.load(tmp_path / "binary")


@pytest.mark.slow
@settings(calm, max_examples=300)
@given(data=st.data())
def test_a_mutilated_record_is_refused_or_a_game(game: Game, data: st.DataObject) -> None:
    """Any few characters changed anywhere: a BadRecord with a sentence, or another game that these rules allow."""
    text = game.save()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, min(len(text), 900)) | st.integers(0, len(text)))
        length = data.draw(st.integers(0, 6))
        new = data.draw(st.text(max_size=4) | st.sampled_from(("null", "[]", "{}", "-1", "1e9", '"', "\n")))
        text = text[:at] + new + text[at + length:]
    try:
        Game.load(text)
    except BadRecord as error:
        assert str(error)


@settings(calm, max_examples=300)
@given(who=st.sampled_from((-3, -2, 0, 7)), kind=st.sampled_from(sorted(Kind.names().values())),
       numbers=st.tuples(*[st.integers(-2 ** 31, 2 ** 31 - 1)] * 2), sets=st.tuples(*[st.integers(0, 2 ** 64 - 1)] * 2),
       money=st.integers(-2 ** 63, 2 ** 63 - 1))
def test_every_input_prints_as_what_reads_back(who: int, kind: int, numbers: tuple[int, int], sets: tuple[int, int],
                                               money: int) -> None:
    """The words of a record say everything there is in an action."""
    said = Input(who, Action(kind, *numbers, *sets, money))
    assert Input.read(str(said)) == said and eval(repr(said)) == said
