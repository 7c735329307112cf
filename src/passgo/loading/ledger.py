"""Where a clause is carried out and shown: functions of the rules that cite it, figures that do, tests that name it."""
from __future__ import annotations

import ast
import pathlib
import re
from collections.abc import Iterator
from typing import NamedTuple

from passgo.editions import folder, homes

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
TESTS = PACKAGE.parents[1] / "tests"
CITED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")


class Place(NamedTuple):
    """One place: `kind` is "code", "data" or "test"; `what` the function, the line of the file, or the test."""
    clause: str
    kind: str
    path: pathlib.Path
    line: int
    what: str


def places() -> Iterator[Place]:
    """All of them; tests only in a checkout."""
    for path in chapters():
        yield from cited_in_code(path)
    for key in homes():
        for path in sorted(folder(key).glob("*.toml")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                for clause in CITED.findall(line):
                    yield Place(clause, "data", path, number, line.strip())
    for path in sorted(TESTS.rglob("test_*.py")) if TESTS.is_dir() else ():
        yield from marked_in_tests(path)


def chapters() -> list[pathlib.Path]:
    """The files of the rules: the shared ones, and those of the editions and their bots."""
    own = [path for key in homes() for part in ("rules", "bots") for path in (folder(key) / part).rglob("*.py")]
    return sorted([*(PACKAGE / "rules").rglob("*.py"), *own])


def cited_in_code(path: pathlib.Path) -> Iterator[Place]:
    """Docstrings, those of fields and numbers included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        body = node.body if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) else []
        for owner, statement in zip([node, *body], body, strict=False):
            text = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                for clause in CITED.findall(text.value):
                    yield Place(clause, "code", path, getattr(owner, "lineno", 1), name_of(owner) or path.stem)


def name_of(node: ast.AST) -> str:
    """What a function, class or field is called."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ""


def marked_in_tests(path: pathlib.Path) -> Iterator[Place]:
    """`@pytest.mark.clause("HN-99")` above a test."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for clause in mark.args:
                        if isinstance(clause, ast.Constant):
                            yield Place(str(clause.value), "test", path, node.lineno, node.name)


def where(clause: str) -> list[Place]:
    """The places of one clause: code first, then data, then tests."""
    order = ("code", "data", "test")
    return sorted((place for place in places() if place.clause == clause), key=lambda place: (order.index(place.kind), place))
