"""Boards are data: a custom one needs a file, not a compiler; a wrong one is told by its line what is wrong with it."""
from __future__ import annotations

import pathlib
import random
import re
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.editions import LISTED
from passgo.engines.python import Core
from passgo.loading import BadEdition, BadOption, UnknownEdition, editions, printed, read
from passgo.loading.structure import misshapen
from proving.boards import mutilated
from proving.laws import broken_laws
from proving.tables import best_engine, draw_options
from proving.walks import walk

HERE = pathlib.Path(__file__).parent
RING = (HERE / "ring.toml").read_text(encoding="utf-8")
calm = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def test_a_board_of_ones_own_plays_to_the_end(tmp_path: pathlib.Path) -> None:
    """Eight spaces, one deck, two groups: bots of all kinds play it, it is saved, and the record names the file."""
    path = tmp_path / "ring.toml"
    path.write_text(RING)
    edition = read(str(path), (("rounds", 60),))
    assert (edition.key, edition.title, edition.decks) == ("ring", "A ring of eight", ("Only",))
    assert edition.board.spaces == 8 and [group.name for group in edition.groups] == ["Brook", "Harbour"]
    game = Game.new(edition, 3, seed=5)
    play_out(game, {seat: PolicyBot(name) for seat, name in enumerate(("trader", "thrifty", "random"))})
    assert game.over and game.winners and game.ending in ("the agreed rounds were played", "the last player left")
    assert Game.load(game.save()).core.dump() == game.core.dump()
    core = __import__(f"passgo.{best_engine()}", fromlist=["Core"]).Core(edition.board.dump(), 4)
    tally = core.simulate([1, 1, 5, 4], 1, 0, 50, 500)
    assert tally["games"] == 50 and sum(tally["wins"]) >= 50


def test_what_a_file_does_not_say_it_takes_from_the_edition_it_extends(tmp_path: pathlib.Path) -> None:
    """Two lines are a whole edition: another salary, all else as printed; options of the base can be set on it."""
    path = tmp_path / "rich.toml"
    for key in editions():
        path.write_text(f'title = "Rich"\nextends = "{key}"\n[rules]\nsalary = 7_000_000\n')
        mine, printed = read(str(path)), read(key)
        assert mine.board.salary == 7_000_000 and mine.spaces == printed.spaces and mine.cards == printed.cards
        assert mine.options == printed.options and mine.reasons == printed.reasons
        board = mine.board.copy()
        board.salary = printed.board.salary
        assert board.dump() == printed.board.dump() and mine.digest != printed.digest


def test_a_file_that_was_changed_is_read_again(tmp_path: pathlib.Path) -> None:
    """Whoever tries out a board of his own changes it while the program runs."""
    path = tmp_path / "mine.toml"
    for salary in (1, 2):
        path.write_text(f'title = "Mine"\nextends = "here_and_now"\n[rules]\nsalary = {salary}\n')
        assert read(str(path)).board.salary == salary and read(str(path)) is read(str(path))


def test_one_and_yes_are_different_answers() -> None:
    """Whichever of them was read first."""
    assert read("here_and_now", (("rounds", 1),)).board.round_limit == 1
    assert read("here_and_now", (("jackpot", True),)).board.jackpot == 1
    for name, value in (("rounds", True), ("jackpot", 1)):
        with pytest.raises(BadOption, match=f"{name} cannot be {value}"):
            read("here_and_now", ((name, value),))


def line_of(text: str, words: str) -> int:
    return text[:text.index(words)].count("\n") + 1


WRONG = {
    ("salary = 60", "salry = 60"): "[rules] knows no `salry`",
    ("salary = 60", "salary = -1"): "`salary` must be from 0",
    ("salary = 60", "salary = 1.5"): "`salary` must be a whole number, not 1.5",
    ("salary = 60", 'salary = "much"'): "`salary` must be a whole number",
    ("salary = 60", "salary = 9_999_999_999_999_999"): "`salary` must be from 0",
    ("bid_step = 1", "bid_step = 0"): "`bid_step` must be at least 1",
    ("jail = 3", "jail = 8"): "`jail` is not on the board",
    ("jail = 3", "jail = 3\njackpot = 2"): "`jackpot` is 0 or 1",
    ("jail = 3", "jail = 3\nhouses_for_hotel = 9"): "`rent` needs 11 entries",
    ("jail = 3", 'jail = 3\nauction = "ASK_TURN"'): "`auction` must be one of the auction asks",
    ("jail = 3", 'jail = 3\nauction = "LOUD"'): "`auction` is 'LOUD'; it can be: ",
    ("jail = 3", "jail = 3\ndeal_deeds = 2"): "more than the board has",
    ("most = 4", "most = 9"): "`fewest` and `most` players lie between 2 and 8",
    ("price = 100", "price = -100"): "sums must be from 0",
    ("price = 100", "prize = 100"): "`price` is missing",
    ('landing = "FEE"', 'landing = "SWIM"'): "`landing` is 'SWIM'; it can be: ",
    ('landing = "FEE"', 'landing = "ASK_TURN"'): "landing here cannot be ASK_TURN",
    ('landing = "FEE"', 'landing = "DEED"'): "a deed needs a `group`",
    ('rule = "FLEET"', 'rule = "RAFT"'): "`rule` is 'RAFT'; it can be: ",
    ("rent = [25]", "rent = 25"): "`rent` must be a list of whole numbers",
    ("rent = [25]", "rent = []"): "a deed needs its `rent`",
    ("rent = [5, 9, 20, 40, 60, 90]", "rent = [5, 9]"): "`rent` needs 6 entries",
    ('deck = "Only"\n\n[[space]]', 'deck = "Other"\n\n[[space]]'): "`deck` is 'Other'; it can be: Only",
    ('step = "COLLECT"', 'step = "NEXT_TURN"'): "a card cannot say NEXT_TURN",
    ('step = "COLLECT"', 'step = "ADVANCE"\nto = "Nowhere"'): "`to` is 'Nowhere'; it can be: GO, Mill, Lane",
    ("spaces = 2", "spaces = 8"): "`spaces` must be 1 to 7",
    ("sum = 10", "sum = -10"): "this sum is too big, or below nothing",
    ('use = "OUT_OF_JAIL"', 'use = "DOORSTOP"'): "`use` is 'DOORSTOP'; it can be: ",
    ('group = "Harbour"\ncharge', 'group = "Hills"\ncharge'): "`group` is 'Hills'; it can be: Brook, Harbour",
    ('extends = "here_and_now"', 'extends = "there_and_then"'): "extends 'there_and_then', but there are only: ",
    ('title = "A ring of eight"', "title = 8"): "`title` must be a text, not 8",
    ('title = "A ring of eight"', 'title = "A ring of eight"\ncolour = "red"'): "no edition knows `colour`",
    ("sum = 30", "some = 30"): "[space] knows no `some`",
    ("jail = 3", 'jail = 3\n[when]\nFLY = ["OWN_TURN"]'): "[when] knows no `FLY`",
    ("jail = 3", 'jail = 3\n[when]\nBUILD = "OWN_TURN"'): "`BUILD` must be a list of: ",
    ("jail = 3", 'jail = 3\n[notes]\n5 = "many"'): "`5` must be a whole number, not 'many'",
}
MOVED = {"[rules] knows no": "salry", "`colour`": "colour", "`FLY`": "FLY", "`BUILD`": "BUILD", "`5`": '5 = "many"',
         "`jackpot`": "jackpot", "`auction` ": "auction =", "more than": "deal_deeds",
         "`group` is": 'group = "Hills"', "a card cannot": 'step = "NEXT', "`to`": 'to = "Now', "`rent` needs 11": "rent =",
         "`price` is missing": '[[space]]\nname = "Mill"', "a deed needs a `group`": 'landing = "DEED"\nsum'}
"""Where the line is not the one that was changed: what stands there."""


def test_the_editions_of_the_list_are_rightly_shaped_and_read_without_pydantic() -> None:
    """Here once for all: whoever plays one of them does not wait until that has been found out again."""
    for key in LISTED:
        assert list(misshapen(printed(key))) == []
    program = ("import sys; from passgo.loading import editions, read; [read(key) for key in editions()]\n"
               "print('pydantic' in sys.modules)")
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


@pytest.mark.parametrize("change", WRONG, ids=list(WRONG.values()))
def test_a_wrong_file_is_refused_with_its_line(change: tuple[str, str], tmp_path: pathlib.Path) -> None:
    old, new = change
    assert RING.count(old) == 1, old
    text = RING.replace(old, new)
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    with pytest.raises(BadEdition) as caught:
        read(str(path))
    found = [complaint for complaint in caught.value.complaints if WRONG[change] in complaint.sentence]
    assert found, caught.value
    place = next((words for key, words in MOVED.items() if key in found[0].sentence), new.split("\n")[0])
    assert found[0].line == line_of(text, place), (found[0], line_of(text, place))
    assert f"line {found[0].line}: " in str(caught.value) and str(path) in str(caught.value)


def test_everything_wrong_is_said_at_once(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "many.toml"
    text = RING.replace("salary = 60", "salry = 60").replace('rule = "FLEET"', 'rule = "RAFT"')
    path.write_text(text.replace("sum = 30", "sum = 3.5"))
    with pytest.raises(BadEdition) as caught:
        read(str(path))
    assert len(caught.value.complaints) == 3 and len({complaint.line for complaint in caught.value.complaints}) == 3


@pytest.mark.parametrize(("content", "sentence"), [
    (b"title = ", "is not TOML"), (b"\xff\xfe", "is not a text file in UTF-8"), (b"", "there are 0 spaces"),
    (None, "cannot be read"), (b'title = "x"\nspace = 5\n', "`space` must be a list of tables"),
    (b'title = "x"\nextends = "here_and_now"\nrules = 3\n', "`rules` must be a table"), (b'extends = ["a"]\n', "extends ['a']"),
])
def test_a_file_that_is_no_edition_is_refused(content: bytes | None, sentence: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "no.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadEdition, match=re.escape(sentence)):
        read(str(path))


@pytest.mark.slow
def test_an_unknown_edition_or_option_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownEdition, match="There is no edition 'atlantis'; there are: .*here_and_now"):
        read("atlantis")
    for key in editions():
        with pytest.raises(BadOption, match="There is no option 'teleport'; there are: "):
            read(key, (("teleport", True),))
        for option in read(key).options:
            for value in (None, 3.5, "", "no such thing", -1, 10 ** 12, option.most + 1):
                if not option.fits(value):
                    with pytest.raises(BadOption, match=f"{option.name} cannot be "):
                        read(key, ((option.name, value),))  # type: ignore[arg-type]


@pytest.mark.slow
@settings(calm, max_examples=400)
@given(st.integers(0, 2 ** 32 - 1))
def test_a_mutilated_file_is_refused_or_playable(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    """Complaints with sentences, or a board on which the laws hold; a wrong index would show on the plain rules."""
    rng = random.Random(seed)
    path = tmp_path_factory.mktemp("mutilated") / "ring.toml"
    path.write_text(mutilated(RING, rng))
    try:
        edition = read(str(path))
        edition = read(str(path), draw_options(edition, rng))
    except (BadEdition, BadOption) as error:
        assert str(error)
        return
    core = Core(edition.board.dump(), rng.randint(edition.board.fewest, edition.board.most))
    for _ in walk(core, rng, 80):
        assert broken_laws(core.dump(), edition.board) == []
    assert core.s.misfits() == []
