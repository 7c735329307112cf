"""What goes over the wire of odds, hints, deals and reviews; all of it asked for by plain requests but the odds for all."""
from __future__ import annotations

from typing import Literal

from pydantic import Field

from passgo.server.wire.field_types import OddsWhen, Wire
from passgo.server.wire.frames import ShareShown


class TableWish(Wire):
    """Before the start the host says what this table allows."""
    odds: OddsWhen
    hints: bool


class OddsShown(Wire):
    """Everybody's odds as one seat may know them, or as everybody may."""
    seat: int
    """From whose chair; -1: what everybody may know."""
    shares: list[ShareShown]


class WeighedShown(Wire):
    """An answer that was weighed."""
    action: str
    text: str
    odds: float
    error: float
    """The standard error of how much worse than the best it is."""


class HintShown(Wire):
    """What a seat should say."""
    action: str
    """Send this back in an `act` frame as it is."""
    text: str
    why: str
    sentence: str
    """All of it in one."""
    odds: float
    gain: float
    """By how much it is better than what the sharp player would say (to an offer: no), or, where that is best, than the next
    best; 0: there was nothing else."""
    error: float
    """The standard error of that."""
    usual: bool
    """Is it what the sharp player would say (to an offer: no)?"""
    weighed: list[WeighedShown]


class DealAsked(Wire):
    """Is this deal good for me? `OFFER to=… give=… want=… money=…`; empty: the offer on the table."""
    action: str = Field(default="", max_length=400)


class WorthShown(Wire):
    """What a deal would change."""
    verdict: Literal["good", "bad", "even"]
    """For whoever asked."""
    sentence: str
    sides: list[ShareShown]
    """Changes of odds: of whoever makes the deal, and of whoever is asked."""


class DealShown(Wire):
    """A fair deal to propose, or a sentence that there is none."""
    action: str
    """Send this back in an `act` frame as it is; empty: there is none."""
    text: str
    worth: WorthShown | None


class PointShown(Wire):
    """The beginning of a turn: everybody's odds, and what luck and own answers have changed since the point before."""
    step: int
    round: int
    odds: list[float]
    luck: list[float]
    own: list[float]


class MistakeShown(Wire):
    """An answer, and a better one."""
    step: int
    round: int
    said: str
    better: str
    loss: float
    error: float


class TurningShown(Wire):
    """A turn that changed much."""
    step: int
    round: int
    change: float
    luck: float
    own: float
    others: float


class MissedShown(Wire):
    """A deal nobody proposed."""
    round: int
    offer: str
    to: int
    mine: float
    theirs: float


class SeatReviewed(Wire):
    """One player's game."""
    seat: int
    answers: int
    decisions: int
    skipped: int
    accuracy: float
    lost: float
    luck: float
    own: float
    others: float
    mistakes: list[MistakeShown]
    turnings: list[TurningShown]
    missed: list[MissedShown]


class ReviewShown(Wire):
    """A finished game looked at again, as far as it is by now."""
    edition: str
    title: str
    names: list[str]
    winners: list[int]
    note: str
    curve: list[PointShown]
    seats: list[SeatReviewed]
    waiting: int
    """Players still to be looked at: ask again in a moment; 0: this is all."""
