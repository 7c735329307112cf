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
