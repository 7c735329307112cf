"""What the editions add to the shared tables of events, questions, actions and rents: it stands in their `text`."""
from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from passgo.editions import homes, part


@functools.cache
def texts() -> tuple[ModuleType, ...]:
    """The `text` of every edition that has one."""
    return tuple(found for key in homes() if (found := part(key, "text")) is not None)


def with_editions(name: str, shared: Mapping[Any, Any]) -> dict[Any, Any]:
    """A shared table and what every edition adds to it."""
    table = dict(shared)
    for text in texts():
        table |= getattr(text, name, {})
    return table


def first(name: str, *said: Any) -> Any:
    """What the first edition that has anything to say answers; nothing: an empty string."""
    for make in makers(name):
        answer = make(*said)
        if answer:
            return answer
    return ""


@functools.cache
def makers(name: str) -> tuple[Callable[..., Any], ...]:
    """What the editions have under this name."""
    return tuple(make for text in texts() if (make := getattr(text, name, None)) is not None)


@functools.cache
def verbs() -> dict[str, tuple[int, ...]]:
    """What people type for the actions only an edition has."""
    found: dict[str, tuple[int, ...]] = {}
    for text in texts():
        for word, kinds in getattr(text, "VERBS", {}).items():
            found[word] = (*found.get(word, ()), *kinds)
    return found


@functools.cache
def by_number() -> frozenset[int]:
    """Answers that are called by their number, counted from 1."""
    return frozenset(kind for text in texts() for kind in getattr(text, "BY_NUMBER", ()))


@functools.cache
def pairs() -> frozenset[int]:
    """Business that names two spaces: where there is much of it, it is chosen step by step."""
    return frozenset(kind for text in texts() for kind in getattr(text, "PAIRS", ()))
