"""The encoding has one source, and what is printed of it is what is there."""
from __future__ import annotations

import json

import numpy as np

import make_encoding
from passgo.env import Vec, encoding, word_name
from passgo.rules.words import Kind


def test_the_printed_encoding_is_current() -> None:
    for path, text in make_encoding.printed().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date: python tools/make_encoding.py"


def test_fields_lie_one_behind_the_other_and_mean_something() -> None:
    for part in ("observation", "board"):
        end = 0
        for field in encoding()[part]["fields"]:
            assert field["offset"] == end, field
            end += int(np.prod(field["shape"]))
        assert end == encoding()[part]["bytes"]
    assert json.dumps(encoding())
    assert set(encoding()["observation"]["editions"]) == {"city", "millionaire", "tropical_tycoon"}


def test_names_of_words() -> None:
    names = {word: word_name(word) for word in range(256)}
    assert (names[0], names[Kind.ROLL], names[128], names[168], names[183], names[191], names[224], names[255]) == (
        "silence", "ROLL", "space 0", "card 0", "seat 0", "number 0", "rung 0", "back")
    given = [name for name in names.values() if name]
    assert len(set(given)) == len(given)


def test_what_is_seen_can_be_read_by_the_table() -> None:
    """The money of all seats, read by name from the bytes, is the money on the table."""
    vec = Vec("here_and_now", tables=1, players=3, seed=4)
    at = {field["name"]: field["offset"] for field in encoding()["observation"]["fields"]}
    seed = 1
    for _ in range(200):
        seed = vec.draw(seed)
        vec.step()
        row, table, me = vec.observation[0], vec.core(0).dump(), int(vec.seat[0])
        money = [int(row[at["money"] + 2 * i]) * 256 + int(row[at["money"] + 2 * i + 1]) for i in range(3)]
        assert money == [table["cash"][(me + i) % 3] // vec.editions[0].board.bid_step for i in range(3)]
        owners = row[at["owners"]:at["owners"] + 40].tolist()
        assert owners == [0 if owner < 0 else (owner - me) % 3 + 1 for owner in table["owner"]]
