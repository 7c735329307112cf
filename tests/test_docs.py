"""The pages of docs/: what they show runs, every command they name exists, and their links lead somewhere."""
from __future__ import annotations

import pathlib
import re
import subprocess
import sys

import pytest

from passgo.cli.app import COMMANDS

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
SHOWN = re.compile(r"^```python\n(.*?)^```", re.S | re.M)
WORDS = re.compile(r"`passgo ([a-z]+)[^`]*`|^passgo ([a-z]+)", re.M)
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")


def name_of(path: pathlib.Path) -> str:
    return path.relative_to(ROOT / "docs").as_posix()


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if SHOWN.search(page.read_text(encoding="utf-8"))], ids=name_of)
def test_the_python_of_a_page_runs(page: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """All blocks of a page one after the other, as somebody would type them."""
    code = "\n".join(SHOWN.findall(page.read_text(encoding="utf-8")))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_a_page_names_exists(page: pathlib.Path) -> None:
    named = {first or second for first, second in WORDS.findall(page.read_text(encoding="utf-8"))}
    assert named <= {*COMMANDS, "edition"}, named - {*COMMANDS, "edition"}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_links_of_a_page_lead_somewhere(page: pathlib.Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_page_is_on_the_map() -> None:
    """A page that stands in no menu is found by nobody."""
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert not [name_of(page) for page in PAGES if f": {name_of(page)}\n" not in menu]
