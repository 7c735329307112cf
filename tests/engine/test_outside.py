"""What is no part of an edition knows nothing of one: neither its key, nor its words, nor its fields.

In the rules the tool that compiles them holds that, line by line; here it is held for all that is built around them.
"""
from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Iterator

import pytest

import passgo
from passgo.editions import HERE, LISTED, part
from passgo.rules.board import Board
from passgo.rules.state import State
from passgo.rules.steps import Step
from passgo.rules.words import Because, Correction, Ending, Event, For, KeptUse, Kind, MortgageRule, Reason, RentRule
from passgo.struct import Names, fields

PACKAGE = pathlib.Path(passgo.__file__).parent
WORDS: dict[str, type[Names]] = {one.__name__: one for one in (
    Because, Correction, Ending, Event, For, KeptUse, Kind, MortgageRule, Reason, RentRule, Step)}
PAGE = pathlib.Path(__file__).resolve().parents[2] / "web" / "src"
LISTS = {"worlds/places.ts", "worlds/cover.ts"}
"""The one list of the worlds, and the one of their pictures on the shelf."""
WEARS = "parts/letters.ts"
"""What letters wear is called like the worlds, and one of them is called like its edition."""
KEYS = re.compile("|".join(rf"(?<![\w-])(?:[\"'`]{key}[\"'`]|{key}/)" for key in LISTED) + "|here_and_now|tropical_tycoon")
"""The key of an edition on the page, as a word or on the way to its folder."""
SPACES_IN_CITIES = "loading/tables.py"
"""A space may stand in a city, and one of the editions is called like that."""
TABLES = {"t", "table", "board"}
"""What a table and a board are called outside the rules."""


def name_of(path: pathlib.Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


SOURCES = [path for path in sorted(PACKAGE.rglob("*.py"))
           if not {HERE, PACKAGE / "rules"} & {*path.parents}]


@functools.cache
def declared() -> dict[str, str]:
    """What stands in the `words`, `board` and `table` of every edition, and the words of its steps, with its key."""
    found: dict[str, str] = {}
    for key in LISTED:
        for name in ("rules.words", "rules.board", "rules.table"):
            if (module := part(key, name)) is not None:
                tree = ast.parse(pathlib.Path(str(module.__file__)).read_text(encoding="utf-8"))
                for block in tree.body:
                    if isinstance(block, ast.ClassDef):
                        found |= {target.id: f"{key} {block.name}" for node in block.body
                                  if isinstance(node, ast.AnnAssign | ast.Assign)
                                  for target in ([node.target] if isinstance(node, ast.AnnAssign) else node.targets)
                                  if isinstance(target, ast.Name)}
        for path in (HERE / key / "rules").glob("*.py") if (HERE / key / "rules").exists() else ():
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("step", "ask", "toss"):
                    found |= {str(word.value): f"{key} Step" for word in node.args[:1] if isinstance(word, ast.Constant)}
    return found


@functools.cache
def own_words() -> dict[str, set[str]]:
    """By class, the words only an edition brings to it."""
    return {name: {word for word in of.names() if name in declared().get(word, "")} for name, of in WORDS.items()}


@functools.cache
def own_fields() -> set[str]:
    """Fields of boards and tables that only an edition has."""
    return {name for name in {*fields(Board), *fields(State)} if declared().get(name, "").endswith(("Board", "Table"))}


def told(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and word, wherever something of an edition is named."""
    words = {word for name in WORDS for word in own_words()[name]} - {
        word for name, of in WORDS.items() for word in of.names() if word not in own_words()[name]}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            of = getattr(node.value, "id", "") or getattr(node.value, "attr", "")
            if node.attr in own_words().get(of, ()) or (of in TABLES and node.attr in own_fields()):
                yield node.lineno, f"{of}.{node.attr}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in words:
            yield node.lineno, node.value


def test_the_words_and_fields_of_editions_are_found() -> None:
    """Else nothing below could fail."""
    assert {"PRESS", "FORCED_DEAL", "CLAIM_PERK"} <= own_words()["Kind"] and "ROLL" not in own_words()["Kind"]
    assert {"development", "fortune", "hour_votes", "block_limit"} <= own_fields() and "cash" not in own_fields()
    planted = "if view.table.development[1] and kind == Kind.FORCED_DEAL and name == 'CASINO_ROLL': pass"
    assert [word for _, word in sorted(told(ast.parse(planted)))] == ["CASINO_ROLL", "Kind.FORCED_DEAL", "table.development"]


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_nothing_of_an_edition_is_named_outside_its_folder(path: pathlib.Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [f"{name_of(path)}:{line} names {word}" for line, word in told(tree)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            assert node.value not in LISTED or name_of(path) == SPACES_IN_CITIES, f"{name_of(path)}:{node.lineno} names it"
        if isinstance(node, ast.ImportFrom):
            assert not set(LISTED) & set(str(node.module).split(".")), f"{name_of(path)}:{node.lineno} imports {node.module}"


def of_the_page() -> list[pathlib.Path]:
    """Every source of the page that is no world of an edition; the companion is the boxes' own, and another program."""
    apart = [PAGE / "companion", *(PAGE / "worlds" / key for key in LISTED)]
    return [path for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]) if not {*apart} & {*path.parents}]


def test_the_page_knows_every_edition_from_its_list_only() -> None:
    """What differs by edition stands in `web/src/worlds/<edition>`, or comes over the wire."""
    found = {path.relative_to(PAGE).as_posix(): [*KEYS.finditer(path.read_text(encoding="utf-8"))] for path in of_the_page()}
    assert {name for name, keys in found.items() if keys} == {*LISTS, WEARS}
    assert {key[0] for key in found[WEARS]} == {'"city"'} and all(key in str(found["worlds/places.ts"]) for key in LISTED)


@pytest.mark.parametrize("planted", [
    'edition === "city"', "import('../worlds/city/scene')", "{ here_and_now: 1 }", "key == `millionaire`"])
def test_a_key_on_the_page_is_found(planted: str) -> None:
    assert KEYS.search(planted) and not KEYS.search("the city of a space, data-city, velocity/2")
