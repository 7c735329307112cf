"""One of a thing is said in the singular, in every catalogue: those of the package, of the page and of the companion."""
from __future__ import annotations

import pathlib
import re

import pytest

from passgo.text import languages, say
from passgo.text.catalogue import ENGLISH, entries

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOGUES = sorted(path for folder in ("src/passgo", "web/src") for path in (ROOT / folder).rglob("*.ftl"))
COUNTED = re.compile(r"\{ \$(count|rounds|more|left|tokens|printed|seconds|minutes|hours|blocks|decisions|days|times|lost|homes|"
                     r"works) \} (?:[A-Za-z]+ )?[a-z]+s\b")
"""A number, and a noun in the plural behind it."""
MANY = re.compile(COUNTED.pattern.replace("[A-Za-z]+ )?[a-z]+s", "[A-Za-zäöüß]+ )?[A-ZÄÖÜ][a-zäöüß]+(?:en|er|e|n|s)"))
"""The same in German."""
CHOSEN = re.compile(r"\$(\w+) ->\s+(?:\[0\][^\n]*\s+)?\[one\]")
SEVERAL = {"rent-blocks", "rent-whole-group", "because-blocks", "play-table", "play-too-many-people", "play-far-too-many",
           "use-too-many-bots", "times-how", "space-price-leaves"}
"""Said only of two and more; or what is left is a sum."""
ALIKE = {"piece-own", "corrected-residential", "corrected-industrial", "measure-text"}
"""Said so in German that one and many are the same."""


def name_of(path: pathlib.Path) -> str:
    return path.relative_to(ROOT).as_posix()


def twin(path: pathlib.Path, language: str) -> pathlib.Path:
    """The same catalogue in another language."""
    return pathlib.Path(re.sub(r"/en(/|\.ftl$)", rf"/{language}\1", path.as_posix()))


ENGLISH_ONES = [path for path in CATALOGUES if twin(path, "xx") != path]


@pytest.mark.parametrize("path", ENGLISH_ONES, ids=name_of)
def test_what_is_counted_has_a_singular(path: pathlib.Path) -> None:
    for id, text in entries(path).items():
        for found in COUNTED.finditer(text):
            assert id in SEVERAL or f"${found[1]} ->" in text, f"{name_of(path)}: {id} says `1 …s`"


@pytest.mark.parametrize("path", [twin(path, "de") for path in ENGLISH_ONES], ids=name_of)
def test_what_is_counted_has_a_singular_in_german(path: pathlib.Path) -> None:
    for id, text in entries(path).items():
        for found in MANY.finditer(text):
            assert id in SEVERAL or f"${found[1]} ->" in text, f"{name_of(path)}: {id} says `1 {found[0].split()[-1]}`"


@pytest.mark.parametrize("path", ENGLISH_ONES, ids=name_of)
def test_what_has_a_singular_in_english_has_one_in_every_language(path: pathlib.Path) -> None:
    for language in languages():
        other = entries(twin(path, language)) if language != ENGLISH and twin(path, language).exists() else {}
        for id, text in entries(path).items():
            for found in CHOSEN.finditer(text if id in other and id not in ALIKE else ""):
                assert f"${found[1]} ->" in other[id], f"{name_of(twin(path, language))}: {id} does not count {found[1]}"


def test_they_are_told_apart() -> None:
    assert say("final-title", "en", edition="City", rounds=1) == "City: after 1 round"
    assert say("final-title", "de", edition="City", rounds=1) == "City: nach 1 Runde"
    assert say("card-says-back", "en", who="Ann", count=1) == "Ann draws a card: go back 1 space."
    assert say("review-seat", "de", name="Ann", decisions=1, accuracy=9, lost=1).endswith("9 %, 1 Punkt durch Fehler verloren.")
    assert say("corrected-tokens", "de", who="Ann", count=2) == "Ann hat 2 Glücksmarken."


def test_several_who_are_asked_are_a_list_of_people() -> None:
    assert say("asked", "en", names=["Ben", "Dev"], count=2, what="to roll") == "Ben and Dev are asked to roll."
    assert say("asked", "de", names=["Ben", "Dev", "Cleo"], count=3, what="würfeln") == "Ben, Dev und Cleo sollen würfeln."
