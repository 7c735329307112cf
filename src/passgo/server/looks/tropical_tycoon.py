"""Tropical Tycoon: jobs and tokens, developments, the weather and the ship."""
from __future__ import annotations

from passgo.server.looks import sentences
from passgo.view import View


def space_badges(view: View, space: int) -> list[str]:
    standing = view["development"][space]
    return [sentences("tropical_tycoon").DEVELOPMENTS[standing]] if standing else []


def player_badges(view: View, seat: int) -> list[str]:
    notes = sentences("tropical_tycoon").player_notes(view, seat)
    return notes.split(", ") if notes else []


def extra(view: View) -> dict[str, str | int]:
    line = sentences("tropical_tycoon").status_line(view)
    return {"Island": line} if line else {}
