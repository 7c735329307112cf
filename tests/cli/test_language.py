"""The terminal speaks what `--lang` says, else what the system speaks; commands are the same in every language."""
from __future__ import annotations

import pytest

from passgo.cli.app import choose_language
from passgo.text import spoken_here, use_language
from passgo.text.money import read_money


@pytest.mark.parametrize(("args", "system", "spoken"), [
    (["--lang", "de", "play"], "en_US.UTF-8", "de"), (["play", "--lang=de"], "C", "de"), (["play"], "de_DE.UTF-8", "de"),
    (["--lang", "en", "play"], "de_DE.UTF-8", "en"), (["--lang", "xx"], "fr_FR.UTF-8", "en"), (["--lang"], "", "en")])
def test_the_terminal_speaks_what_it_is_asked_to(
        monkeypatch: pytest.MonkeyPatch, args: list[str], system: str, spoken: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)
    try:
        assert not [word for word in choose_language(args) if word.startswith("--lang") or word == spoken]
        assert spoken_here() == spoken
    finally:
        use_language("en")


def test_sums_are_read_as_the_language_writes_them() -> None:
    assert [read_money(typed, language="de") for typed in ("1,2M", "1.250.000", "500k", "1.5M", "3 $")] == [
        1_200_000, 1_250_000, 500_000, 1_500_000, 3]
    assert [read_money(typed, language="en") for typed in ("1.2M", "1,250,000", "1,2M")] == [1_200_000, 1_250_000, None]
