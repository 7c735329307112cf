"""Collect: the modules of the rules in import order, and who among them may name an edition or use luck."""
from __future__ import annotations

import ast
import importlib
import importlib.util
import pathlib
import traceback
from types import ModuleType

from passgo.editions import chapters, homes, of_edition

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PREFIX = "passgo.rules."
DECLARING = {PREFIX + name for name in ("additions", "declare", "hooks", "steps", "tables", "then")}
"""Plain Python for the interpreted rules; here their tables are printed as switches."""
DRIVERS = {"ledger", "luck", "policies", "playout", "thought"}
"""Not rules: with the bots and the talk of learners, the only modules that may use luck."""
OUTSIDE = {"__future__", "typing", "passgo.struct"}
"""What a chapter may import beside other chapters."""


class Complaint(Exception):
    """A line of the rules is outside the subset: `file:line: message`."""


class Chapter:
    """One module of the rules: its text, its tree and the living module (for hints, names and constants)."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = place_of(name)
        self.text = self.path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, str(self.path))
        self.module: ModuleType = importlib.import_module(name)
        self.functions = [n for n in self.tree.body if isinstance(n, ast.FunctionDef)]
        self.folder, _, self.page = name.removeprefix(PREFIX).rpartition(".")

    @property
    def imports(self) -> list[str]:
        """The chapters it uses, by their full names: `from passgo.editions.city.rules import lines` is one, too."""
        found: list[str] = []
        for node in self.tree.body:
            whole = str(node.module) if isinstance(node, ast.ImportFrom) else ""
            if isinstance(node, ast.ImportFrom) and is_chapter(whole):
                package = place_of(whole).name == "__init__.py"
                found += [f"{whole}.{alias.name}" for alias in node.names] if package else [whole]
        return [name for name in found if name not in DECLARING]

    @property
    def is_driver(self) -> bool:
        return "bots" in self.folder.split(".") or self.folder == "talk" or (not self.folder and self.page in DRIVERS)

    @property
    def may_name_editions(self) -> bool:
        return bool(of_edition(self.name))

    def place(self, node: ast.AST) -> str:
        return f"{short(str(self.path))}:{getattr(node, 'lineno', 1)}"


def short(path: str) -> str:
    """A path as one types it, from the top of the repository."""
    return path.removeprefix(f"{ROOT}/")


def place_of(module: str) -> pathlib.Path:
    """The file of a module."""
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        raise ImportError(f"there is no {module}")
    return pathlib.Path(found.origin)


def is_chapter(module: str) -> bool:
    """Of the rules or the bots: the shared ones, or those of an edition."""
    own = f"{homes()[key]}." if (key := of_edition(module)) else PREFIX
    return f"{module}.".startswith(PREFIX) or module.removeprefix(own).split(".")[0] in ("rules", "bots")


def collect() -> list[Chapter]:
    """Depth first along the imports from the contents page: whoever is used stands before its users."""
    top = tuple(PREFIX + name for name in ("empty", "contents", "playout", "thought", "secrets", "talk.tables", "talk.poster",
                                           "ledger"))
    done: dict[str, Chapter] = {}

    def visit(name: str) -> None:
        if name not in done:
            chapter = Chapter(name)
            for used in chapter.imports:
                visit(used)
            done[name] = chapter

    try:
        for name in (*top, *chapters()):
            visit(name)
    except SyntaxError as error:
        raise Complaint(f"{short(str(error.filename))}:{error.lineno}: {error.msg}") from error
    except Exception as error:
        # A chapter that cannot even be imported: point at the last of our lines on the way to the error.
        ours = [frame for frame in traceback.extract_tb(error.__traceback__) if {"rules", "bots"} & {*frame.filename.split("/")}]
        where = f"{short(ours[-1].filename)}:{ours[-1].lineno}" if ours else top[0]
        raise Complaint(f"{where}: {type(error).__name__}: {error}") from error
    return list(done.values())
