"""The nets: whatever is wrong with a file of weights, or where there is none, is a sentence, and the game goes on without."""
from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from typing import Any

import pytest
from test_minds import opened

from passgo import Game, read
from passgo.bots import PolicyBot
from passgo.minds import advice, nets
from passgo.minds.review import review
from passgo.play.thoughts import Budget

TRAIN = pathlib.Path(__file__).parents[2] / "tools" / "train.py"
native = pytest.importorskip("passgo._native")


def test_whatever_lies_where_weights_should_is_a_sentence(tmp_path: pathlib.Path) -> None:
    card = json.loads((nets.HOME / "city.json").read_text())
    for n, (wrong, sentence) in enumerate([
            ([], "damaged"), (7, "damaged"), ({**card, "edition": "millionaire"}, "are those of millionaire"),
            ({**card, "layers": []}, "damaged"), ({**card, "layers": dict.fromkeys(nets.LAYERS, 7)}, "damaged")]):
        home = tmp_path / str(n)
        home.mkdir()
        (home / "city.json").write_text(json.dumps(wrong))
        with pytest.raises(nets.NetError, match=sentence):
            nets.weights_of("city", home)
    (tmp_path / "city.json").mkdir()
    deep = tmp_path / "deep"
    deep.mkdir()
    (deep / "city.json").write_text("[" * 100_000)
    for home in (tmp_path, deep):
        with pytest.raises(nets.NetError, match="cannot be read"):
            nets.weights_of("city", home)


def test_weights_of_other_rules_are_not_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence, and the game goes on: the sharp player is a trader, a hint follows futures to their end."""
    monkeypatch.setattr(nets, "fingerprint", lambda key: "of other rules")
    game = opened("city")
    view = game.view(game.asked[0])
    bot = PolicyBot("sharp", 1)
    assert view.refusal(bot.decide(view)) == 0
    assert str(bot.note) == ("The weights of city were trained on other rules: its bots play without a net. `make train` makes "
                             "new ones.")
    assert not native.taught(view.core)
    assert view.refusal(advice.hint(view, game.names, Budget(5.0, 12)).action) == 0


def test_a_board_of_ones_own_takes_no_other_editions_net_for_its_name(tmp_path: pathlib.Path) -> None:
    """A file called city.toml is not City; advice goes on without a net."""
    file = tmp_path / "city.toml"
    file.write_text('extends = "here_and_now"\ntitle = "Short Walk"\n')
    game = Game.new(read(str(file)), 3, seed=1)
    assert str(nets.prepare(game.core, game.edition)).startswith("Boards of your own have no net: on Short Walk")
    assert not native.taught(game.core)
    view = game.view(game.asked[0])
    assert view.refusal(advice.hint(view, game.names, Budget(5.0, 12)).action) == 0
    assert view.weigh(view.legal(side=False).actions, Budget(5.0, 12))[0].error > 0.05, "won or lost, and nothing between"
    assert sum(share.odds for share in game.odds(budget=Budget(5.0, 20))) == pytest.approx(1, abs=0.01)
    assert review(game.record(), budget=Budget(5.0, 4)).note


def test_nothing_is_trained_for_a_board_of_ones_own(tmp_path: pathlib.Path) -> None:
    """Nobody would read those weights."""
    pytest.importorskip("numpy")
    file = tmp_path / "walk.toml"
    file.write_text('extends = "here_and_now"\ntitle = "Short Walk"\n')
    ran = subprocess.run([sys.executable, TRAIN, str(file), "--games", "2"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "boards of one's own have no net; there are: city, " in ran.stderr
    assert [*tmp_path.iterdir()] == [file]


def test_why_there_is_no_net_is_told_in_every_language_whichever_was_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(key: str) -> Any:
        raise nets.NetError("net-none", edition=key)

    monkeypatch.setattr(nets, "weights_of", missing)
    note = nets.belongs("city")
    assert str(note).startswith("There are no weights for city")
    monkeypatch.setattr("passgo.text.speaking._here", ["de"])
    assert str(note).startswith("Für city gibt es keine Gewichte")
