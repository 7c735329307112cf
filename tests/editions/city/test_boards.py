"""A board of one's own in the manner of City: what the rules would trust blindly is refused with a sentence."""
from __future__ import annotations

import pathlib

import pytest

import passgo
from passgo import BadEdition, Game, read
from passgo.bots import PolicyBot, play_out

CITY = pathlib.Path(passgo.__file__).parent / "editions" / "city"


def changed(tmp_path: pathlib.Path, old: str, new: str) -> str:
    """City as a file of one's own, with one thing changed."""
    text = "".join((CITY / f"{name}.toml").read_text(encoding="utf-8") for name in ("board", "cards"))
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(("old", "new", "sentence"), [
    ("button_odds = [1, 1, 1, 1]", "button_odds = [0, 0, 0, 0]", "the odds of the Build button"),
    ("button_odds = [1, 1, 1, 1]", "button_odds = [1, 1, -1, 1]", "the odds of the Build button"),
    ("button_odds = [1, 1, 1, 1]", "button_odds = [1, 1, 1, 1, 1]", "has 5 entries; 4 are possible"),
    ("block_limit = 8", "block_limit = 9", "`block_limit` must be from 0 to 8"),
    ("piece_count = [3", "piece_count = [-3", "the numbers of `piece_count`"),
    ("clearing_fee = 500_000", "clearing_fee = -1", "`clearing_fee` must be from 0"),
    ('hazard = "PRISON"', 'hazard = "SCHOOL"', "names one hazard and one bonus building"),
    ('hazard = "PRISON"', 'hazard = "VOLCANO"', "`hazard` is 'VOLCANO'"),
    ('hazard = "PRISON"', "hazard = 12", "there is no such piece"),
    ('rule = "BLOCKS"', 'rule = "FLEET"', "a district needs rule"),
    ("rent = [20_000, 100_000, ", "rent = [", "`rent` needs 9 entries"),
    ('for = "AUCTION"', 'for = "FUN"', "`for` is 'FUN'"),
    ('after_roll = "BUTTON"', 'after_roll = "JUMP"', "`after_roll` can be: NOTHING, BUTTON, LAST_WORD, NEWS"),
    ('landing = "PLANNING"', 'landing = "HAZARD"', "landing here cannot be HAZARD"),
    ('step = "TOXIC_WASTE"', 'step = "BUTTON"', "a card cannot say BUTTON"),
    ('piece = "PRISON"', 'piece = "ZOO"', "`piece` is 'ZOO'"),
])
def test_what_cannot_be_played_is_said(tmp_path: pathlib.Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadEdition, match=sentence):
        read(changed(tmp_path, old, new))


def test_other_figures_are_played(tmp_path: pathlib.Path) -> None:
    edition = read(changed(tmp_path, "button_odds = [1, 1, 1, 1]", "button_odds = [0, 0, 0, 7]"))
    game = Game.new(edition, 3, seed=8)
    play_out(game, {seat: PolicyBot("trader") for seat in range(3)}, lambda g: g.round > 30)
    table = game.view(-1).table
    assert sum(table.works) == 0 and table.rails.bit_count() == 8, "railroads, and no block but for the cards"


def test_new_towns_figure_is_one_line_to_change(tmp_path: pathlib.Path) -> None:
    edition = read(changed(tmp_path, "7_000_000, 8_000_000, 14_000_000", "7_000_000, 10_000_000, 14_000_000"))
    assert edition.board.rent[26] == edition.board.rent[27]
