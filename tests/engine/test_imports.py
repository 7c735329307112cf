"""Who may use whom: rules ← loading, engines ← play, text ← bots, study, env, server ← cli. And who may write what."""
from __future__ import annotations

import ast
import functools
import pathlib
import subprocess
import sys
from collections.abc import Iterator

import pytest

import passgo
from passgo.editions import HERE, LISTED

PACKAGE = pathlib.Path(passgo.__file__).parent
RULES = PACKAGE / "rules"
CHAPTERS = [path for path in sorted([*RULES.rglob("*.py"), *HERE.rglob("*.py")])
            if path.is_relative_to(RULES) or {"rules", "bots"} & {*path.parts}]
"""The rules and the bots, those of the editions included."""
FLOORS = (
    {"struct", "editions"},
    {"rules"},
    {"loading", "engines"},
    {"play", "events", "table", "text"},
    {"bots", "minds", "study", "env", "server"},
    {"cli"},
    {"__main__"},
)
"""From the ground up; nobody looks upstairs. `passgo/__init__.py` shows the lower floors to those from the bots up."""
ALLOWED = {"fluent.py": {"fluent"}, "language.py": {"babel"}, "structure.py": {"pydantic", "pydantic_core"}}
"""Libraries the lower floors stand on; none of them is read before somebody needs a sentence, or reads a file of one's own."""
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.name != "__init__.py")


def floor_of(part: str) -> int:
    return next((floor for floor, parts in enumerate(FLOORS) if part in parts), -1)


def floor(parts: tuple[str, ...]) -> int:
    """Of a module, by the parts of its name: an edition's rules are on the floor of the rules, its checks on that of loading,
    its text and badges on that of the text layer.

    The list of the editions itself lies below them all."""
    if parts[0] == "editions" and len(parts) > 1:
        return floor_of({"rules": "rules", "bots": "rules", "text": "text", "badges": "text"}.get("".join(parts[2:3]), "loading"))
    return floor_of(parts[0])


def name_of(path: pathlib.Path) -> str:
    return str(path.relative_to(PACKAGE))


def imported(path: pathlib.Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, wherever the import stands, by its full name and line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno}: imports are written out in full"
            whole = [f"passgo.{alias.name}" for alias in node.names] if node.module == "passgo" else [str(node.module)]
            yield from ((node.lineno, module) for module in whole)


def test_every_part_has_its_floor() -> None:
    """A new module is put on a floor here before anybody uses it."""
    parts = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in SOURCES}
    assert not {part for part in parts if floor_of(part) < 0}


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_nobody_looks_upstairs(path: pathlib.Path) -> None:
    here = floor(path.relative_to(PACKAGE).with_suffix("").parts) if path != HERE / "__init__.py" else 0
    for line, module in imported(path):
        if module.startswith("passgo."):
            used = floor(tuple(module.split(".")[1:]))
            shown = used < 0 and here >= floor_of("bots")
            assert shown or 0 <= used <= here, f"{name_of(path)}:{line} imports {module}"
        elif here <= floor_of("play"):
            foreign = ALLOWED.get(path.name, set())
            assert module.split(".")[0] in sys.stdlib_module_names | foreign, f"{name_of(path)}:{line} imports {module}"


@pytest.mark.parametrize("path", CHAPTERS, ids=name_of)
def test_the_rules_import_nothing_but_rules(path: pathlib.Path) -> None:
    """Chapters, the records they are made of, and the types of both."""
    allowed = {"__future__", "typing", "passgo.struct"}
    if path.parent == RULES and path.stem in ("additions", "declare", "hooks", "steps", "tables"):
        allowed |= {"collections.abc", "importlib", "sys", "passgo.editions"}
    own = ".".join(["passgo", *path.relative_to(PACKAGE).parts[:2]]) if path.is_relative_to(HERE) else "passgo.rules"
    for line, module in imported(path):
        ours = module.startswith(("passgo.rules", f"{own}.rules", f"{own}.bots"))
        assert ours or module in allowed, f"{name_of(path)}:{line} imports {module}"


@pytest.mark.parametrize("path", [path for path in CHAPTERS if path.is_relative_to(RULES)], ids=name_of)
def test_no_shared_chapter_names_an_edition(path: pathlib.Path) -> None:
    """Neither by import nor by word; the tool that compiles the rules checks it too."""
    for line, module in imported(path):
        assert not set(LISTED) & set(module.split(".")), f"{name_of(path)}:{line} imports {module}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name | ast.Attribute):
            word = node.id if isinstance(node, ast.Name) else node.attr
            assert not any(key in word.lower() for key in LISTED), f"{name_of(path)}:{node.lineno} says {word}"


@functools.cache
def written(path: pathlib.Path) -> frozenset[tuple[str, str]]:
    """Function and field of every assignment to `s.field` or `s.field[...]`."""
    return frozenset(assigned(path))


def assigned(path: pathlib.Path) -> Iterator[tuple[str, str]]:
    """The same, one by one."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(
                    node, ast.AugAssign | ast.AnnAssign) else []
                for target in targets:
                    while isinstance(target, ast.Subscript):
                        target = target.value
                    if isinstance(target, ast.Attribute):
                        yield function.name, target.attr


ALONE = {"cash": "money.py", "bank": "money.py", "pot": "money.py", "owner": "deeds.py", "deeds": "deeds.py",
         "level": "pieces.py", "built": "pieces.py", "alive": "debts.py", "unseen": "cards.py", "pile": "cards.py",
         "over": "ending.py"}
"""What only one chapter writes; laying the table in `set_up` is no move, and a board that never rests is void."""
ELSEWHERE = {("engine.py", "set_up"), ("engine.py", "run"), ("agenda.py", "push")}
SPARE = {"looks.py", "packages.py"}
"""Bots that look ahead change a spare copy of the table, never the one that is played on."""


@pytest.mark.parametrize("field", ALONE)
def test_some_things_change_in_one_place_only(field: str) -> None:
    """Money moves through money.py, deeds change hands in deeds.py, and so on: there one can look for the mistake."""
    shared = [path for path in CHAPTERS if path.is_relative_to(RULES)]
    writers = {(path.name, function) for path in shared if path.name not in SPARE
               for function, name in written(path) if name == field}
    assert {path for path, function in writers if (path, function) not in ELSEWHERE} == {ALONE[field]}


def test_money_and_owners_are_written_nowhere_else_in_any_edition() -> None:
    for path in CHAPTERS:
        for function, name in written(path) if path.name not in SPARE else ():
            if name in ("cash", "owner"):
                assert path.name == ALONE[name] or (path.name, function) in ELSEWHERE, f"{name_of(path)}: {function}"


def test_importing_passgo_brings_in_nothing_from_elsewhere() -> None:
    """No typer, rich or numpy, no module beyond Python's own: a bot or a notebook pays only for the rules."""
    code = "import sys; from passgo import *; print(*{name.split('.')[0] for name in sys.modules})"
    with_it = set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())
    bare = subprocess.run([sys.executable, "-c", "import sys; print(*{name.split('.')[0] for name in sys.modules})"],
                          capture_output=True, text=True, check=True).stdout.split()
    assert "passgo" in with_it and not {"typer", "rich", "numpy", "click"} & with_it
    foreign = with_it - set(bare) - sys.stdlib_module_names - {"passgo"}
    assert not {name for name in foreign if not name.startswith(("_", "cython"))}, foreign


def test_the_interpreted_rules_answer_whatever_the_compiled_ones_do() -> None:
    """As soon as they are there, whoever asks first: a page of the bots that nobody had read yet knew no answer."""
    asked = {node.name for path in CHAPTERS for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.FunctionDef)
             and any(isinstance(one, ast.Name) and one.id == "asked" for one in node.decorator_list)}
    code = "from passgo.engines import python; from passgo.rules.declare import ANSWERS; print(*ANSWERS)"
    known = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "plans_pay" in asked and asked == set(known)
