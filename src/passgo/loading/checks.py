"""What an edition adds to the reading of a file: each may have a `checks.py` with `CHECKS = Checks(...)`.

A file of one's own may use the steps of any edition, so every board is held against the checks of all of them.
"""
from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from passgo.editions import homes, part
from passgo.loading.edition import Card, Edition, Space
from passgo.loading.sheet import Path, Sheet
from passgo.rules.board import Board
from passgo.struct import Names

Numbers = tuple[int, int, int]
"""`what`, `how` and `sum` of a card."""
RICH = 10 ** 15
"""No sum on a board is larger, so no sum in a game can overflow."""


def as_given(sheet: Sheet, board: Board, path: Path, table: dict[str, Any], card: Card, given: Numbers) -> Numbers:
    """No card is this edition's own."""
    return given


class Checks(NamedTuple):
    """How the tables only one edition knows become numbers, and what the compiled rules trust about those."""
    landings: frozenset[int] = frozenset()
    """Its steps that may stand on a space."""
    deeds: frozenset[int] = frozenset()
    """Those of them that a deed has, and only a deed."""
    cards: frozenset[int] = frozenset()
    """Its steps that may stand on a card."""
    rules: Mapping[str, frozenset[int]] = {}
    """Its steps that may stand in an entry of [rules], by that entry."""
    named: Mapping[str, type[Names]] = {}
    """Its entries of [rules] that are given as words."""
    computed: frozenset[str] = frozenset()
    """Its numbers of a Board that follow from tables."""
    space_words: Mapping[str, dict[str, int]] = {}
    """Its entries of a space that may be given as words."""
    rents: Mapping[str, tuple[int, str]] = {}
    """Rules of rent of its own: how many entries `rent` needs, and what they are."""
    landing: Callable[[Sheet, Board, Path, dict[str, Any]], None] = lambda sheet, board, path, table: None
    """The numbers of a landing of its own."""
    card: Callable[[Sheet, Board, Path, dict[str, Any], Card, Numbers], Numbers] = as_given
    """The numbers of a card of its own."""
    fill: Callable[[Sheet, Board, list[Space]], dict[str, Any]] = lambda sheet, board, spaces: {}
    """Its own tables, into the Board; returns what of them the Edition keeps in words."""
    complaints: Callable[[Board], Iterator[tuple[Path, str]]] = lambda board: iter(())
    """Everything wrong with its numbers, with the path in the file they came from."""
    faults: Callable[[Edition], list[str]] = lambda edition: []
    """What only shows when the edition has been read."""


@functools.cache
def all_checks() -> tuple[Checks, ...]:
    """Those of every edition."""
    return tuple(module.CHECKS for key in homes() if (module := part(key, "checks")) is not None)
