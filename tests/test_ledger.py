"""The ledger: every clause of every rulebook is shown by a test that names it, and nothing cites a clause that is not there.

Marks and docstrings are read from the files, so this test says the same whether it runs alone or with all others.
"""
from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Callable, Iterator

import pytest

from passgo.editions import HERE
from passgo.loading import Clause, clauses_of, read
from passgo.rules.words import Ending, Event, For, Kind, Reason
from passgo.struct import Names
from passgo.text.events import Teller, makers
from passgo.text.refusals import refusal_of

TESTS = pathlib.Path(__file__).parent
PACKAGE = HERE.parent
BOOKS = {path.parent.name: clauses_of(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*/RULEBOOK.md"))}
CLAUSES: dict[str, Clause] = {clause: text for book in BOOKS.values() for clause, text in book.items()}
PREFIXES = {"HN": "here_and_now", "CT": "city", "ML": "millionaire", "TT": "tropical_tycoon"}
FIRST_REASON_OF_AN_EDITION = 64
"""Reasons from here on belong to one edition; the others must be explained by every edition."""
CITED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")


def read_once(found: Callable[[], Iterator[tuple[str, str]]]) -> Callable[[], tuple[tuple[str, str], ...]]:
    """Reading hundreds of files takes a second: what was found is kept."""
    return functools.cache(lambda: tuple(found()))


@read_once
def marks() -> Iterator[tuple[str, str]]:
    """(clause, where) of every `pytest.mark.clause` in the tests."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for clause in node.args:
                    assert isinstance(clause, ast.Constant), f"{path.name}:{node.lineno}: a clause is named by its id"
                    yield str(clause.value), f"{path.relative_to(TESTS)}:{node.lineno}"


@read_once
def docstrings() -> Iterator[tuple[str, str]]:
    """(text, where) of every docstring in the rules, those of fields and numbers included."""
    for path in sorted([*PACKAGE.glob("rules/**/*.py"), *HERE.glob("*/rules/**/*.py"), *HERE.glob("*/bots/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield node.value.value, f"{path.relative_to(PACKAGE)}:{node.lineno}"


def is_known(clause: str) -> bool:
    """Is it in a rulebook, or of an edition whose rulebook is not here yet?"""
    to_come = clause[:2] in PREFIXES and PREFIXES[clause[:2]] not in BOOKS
    return clause in CLAUSES or to_come


def test_there_are_rulebooks_and_their_clauses_have_text_and_a_heading() -> None:
    assert len(BOOKS["here_and_now"]) == 57
    assert all(clause.text and clause.heading for clause in CLAUSES.values())
    assert {clause[:2] for clause in CLAUSES} <= PREFIXES.keys()


def test_every_clause_line_of_a_rulebook_is_read_as_one() -> None:
    for path in HERE.glob("*/RULEBOOK.md"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if re.match(r"- [A-Z]{2}-", line)]
        assert len(lines) == len(BOOKS[path.parent.name]), "an id is used twice or misspelt"


@pytest.mark.parametrize("key", BOOKS)
def test_every_clause_names_its_page_or_is_our_decision(key: str) -> None:
    assert [clause.id for clause in BOOKS[key].values() if not clause.page and not clause.ours] == []
    assert sum(bool(clause.page) for clause in BOOKS[key].values()) > len(BOOKS[key]) * 8 // 10
    assert not any("[" in clause.text for clause in BOOKS[key].values()), "a page stands at the end of a clause"


@pytest.mark.parametrize("key", BOOKS)
def test_every_clause_is_shown_by_a_test_that_names_it(key: str) -> None:
    named = {clause for clause, _ in marks()}
    assert [clause for clause in BOOKS[key] if clause not in named] == []


def test_no_test_names_an_unknown_clause() -> None:
    assert [f"{where} {clause}" for clause, where in marks() if clause not in CLAUSES] == []


@pytest.mark.parametrize("key", BOOKS)
def test_every_clause_is_cited_where_it_is_carried_out(key: str) -> None:
    """In a docstring of the rules, or beside its figure in the data of the edition."""
    cited = {clause for text, _ in docstrings() for clause in CITED.findall(text)}
    for path in (HERE / key).glob("*.toml"):
        cited |= set(CITED.findall(path.read_text(encoding="utf-8")))
    assert [clause for clause in BOOKS[key] if clause not in cited] == []


def test_no_docstring_of_the_rules_cites_an_unknown_clause() -> None:
    wrong = [f"{where} {clause}" for text, where in docstrings() for clause in CITED.findall(text) if not is_known(clause)]
    assert wrong == []


@pytest.mark.parametrize("key", BOOKS)
def test_every_refusal_has_a_sentence_and_a_clause(key: str) -> None:
    names = {name: number for name, number in Reason.names().items() if number != Reason.FINE}
    assert all(refusal_of(read(key), Kind.ROLL, number).sentence.endswith(".") for number in names.values())
    clauses = read(key).reasons
    assert [name for name, number in names.items() if number < FIRST_REASON_OF_AN_EDITION and name not in clauses] == []
    for refused in clauses:
        *kind, name = refused.split(".")
        assert name in names and set(kind) <= Kind.names().keys(), f"{refused} is no refusal"
    assert [f"{name} {clause}" for name, clause in clauses.items() if clause not in BOOKS[key]] == []


@pytest.mark.parametrize("key", BOOKS)
def test_every_option_names_the_clauses_it_changes(key: str) -> None:
    for option in read(key).options:
        assert option.clauses and all(clause in BOOKS[key] for clause in option.clauses), option.name


def has_all(words: type[Names], sentences: set[str]) -> None:
    assert words.names().keys() - sentences == set(), f"{words.__name__} without a sentence"
    assert sentences - words.names().keys() == set(), f"a sentence for no {words.__name__}"


def test_every_ending_event_and_payment_has_a_sentence() -> None:
    has_all(Event, set(makers()))
    tell = Teller(read("city"), ())
    assert all(tell.ending(number) for number in Ending.names().values())
    assert all(tell.reason(number) for number in For.names().values())
