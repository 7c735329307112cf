"""What a refused player is told: the sentence of each Reason. The clause stands in the edition's reasons.toml."""
from __future__ import annotations

import functools
from typing import NamedTuple

from passgo.loading import Edition
from passgo.rules.words import Correction, Kind, Reason
from passgo.text.catalogue import catalogue
from passgo.text.speaking import spoken_here
from passgo.text.words import slug


class Refusal(NamedTuple):
    """Why something cannot be done."""
    reason: str
    clause: str
    sentence: str


@functools.cache
def kind_names() -> dict[int, str]:
    return {number: name for name, number in (Kind.names() | Correction.names()).items()}


def refusal_of(edition: Edition, kind: int, reason: int, language: str | None = None) -> Refusal:
    """A Reason for refusing this kind of action, as a player reads it; some kinds have it said more exactly."""
    name, action = Reason.name(reason), kind_names().get(kind, "")
    clause = edition.reasons.get(f"{action}.{name}") or edition.reasons.get(name, "")
    speaks = catalogue(language or spoken_here(), edition.home)
    exact = f"refusal-{slug(action)}-{slug(name)}"
    return Refusal(name, clause, speaks.say(exact if speaks.knows(exact) else f"refusal-{slug(name)}"))
