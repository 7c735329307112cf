"""What README and CONTRIBUTING show a stranger runs as it stands."""
from __future__ import annotations

import doctest
import pathlib
import re
from types import ModuleType

import pytest

import passgo.play.actions
import passgo.study
import passgo.text.rents

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_readme_opens_with_the_two_commands() -> None:
    first = README.split("```")[1].split("\n")
    assert [line.split("#")[0].strip() for line in first if line.strip()] == ["make play", "make test"]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})


@pytest.mark.parametrize("module", [passgo.play.actions, passgo.text.rents, passgo.study], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_hold(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_links_of_readme_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_map_of_the_code_is_true() -> None:
    """Every path CONTRIBUTING and the house in two pages name is there, and what one is told to look for stands in it."""
    rows = re.findall(r"^\|([^|\n]+)\|([^|\n]+)\|([^|\n]+)\|$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.M)[2:]
    assert len(rows) > 15
    for _, where, what in rows:
        paths = [ROOT / path if path.startswith(("web/", "tools/")) else ROOT / "src" / "passgo" / path
                 for path in re.findall(r"`([a-z_./]+)`", where)]
        assert all(path.exists() for path in paths), where
        text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())
        missing = [name for name in re.findall(r"`([^`]+)`", what) if not re.search(rf"\b{re.escape(name)}\b", text)]
        assert not missing, (where, missing)


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/text.md"])
def test_files_a_page_names_are_there(page: str) -> None:
    """Wherever they lie: `rules/turn.py` may be said for `src/passgo/rules/turn.py`, `turn.py` may not."""
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:[a-z_]+/)+[A-Za-z_.]+\.(?:py|ts|toml|md|txt|ftl|svelte))`", text))
    assert len(named) > 1
    places = [ROOT, ROOT / "src" / "passgo", ROOT / "src" / "passgo" / "rules", ROOT / "tests" / "elsewhere" / "tollway"]
    assert not [path for path in named if not any((place / path).exists() for place in places)]
