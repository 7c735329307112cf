"""Tallies: what games add up to, as the rules count them; two tallies make one by adding every number."""
from __future__ import annotations

from typing import Any

from passgo.rules.records import Tally as Counted

Tally = dict[str, Any]
"""The numbers of `rules.records.Tally`, by name."""


def nothing() -> Tally:
    """No game yet."""
    return Counted().dump()


def added(one: Tally, other: Tally) -> Tally:
    """Both together; who plays is not added up."""
    return {name: other[name] if name == "policy" else plus(value, other[name]) for name, value in one.items()}


def plus(a: Any, b: Any) -> Any:
    return [plus(x, y) for x, y in zip(a, b, strict=True)] if isinstance(a, list) else a + b
