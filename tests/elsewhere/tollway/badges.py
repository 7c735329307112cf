"""Tollway: who holds a season ticket, and which clauses speak of the gate."""
from __future__ import annotations

from passgo.play.view import View
from passgo.text.words import Words

CLAUSES = {"TOLL": "TW-01 TW-02"}


def player_badges(view: View, seat: int, words: Words) -> list[str]:
    return [words.say("badge-ticket")] if view.table.tickets >> seat & 1 else []
