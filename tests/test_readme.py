"""What README and CONTRIBUTING show a stranger runs as it stands."""
from __future__ import annotations

import pathlib
import re

import pytest

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


def test_links_of_readme_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
