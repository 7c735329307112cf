"""The game seen from a chair. Default-deny: every field of the State is named here as open or as one's own, or nothing runs.

A View holds a table of its own, built up from what the seat may know; everything it answers is computed from that
table, so it cannot tell more. Seat -1 is a watcher.
"""
from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.legal import Legal, legal_actions
from passgo.rules.state import State
from passgo.rules.words import CHANCE, CLOCK, Ending
from passgo.struct import copied, fields, zeros

if TYPE_CHECKING:
    from passgo.engines.choose import Core

OPEN = {
    "depth", "floor", "step", "who", "what", "how", "sum", "seats", "alive", "bank", "pot", "cash", "at", "jail", "deeds",
    "owner", "mortgaged", "lent", "level", "built", "houses_left", "hotels_left", "first", "turn", "turns", "round", "doubles",
    "dice", "offers", "unseen", "pile", "pile_count", "give", "want", "review_until", "fresh", "caller", "bidders",
    "auction_until", "estate", "wanted", "wants", "claims", "claim_owner", "claim_debtor", "claim_space", "claim_turn",
    "claim_sum", "clock", "inputs", "over", "winners", "extra_ms",
    "homes", "works", "pieces", "placed", "hazards", "bonuses", "rails", "stadium_sites", "skyscrapers", "tower", "dodger",
    "talks", "talks_until", "traded", "stall_told", "limit", "stop_turn", "rent_free",
    "hour_votes", "star", "fortune", "held", "spent"} | {
    "job", "tokens", "development", "developed", "stock", "weather", "ship", "first_die", "second_die", "unseen_scenes",
    "last_scene", "story_part", "story_hero", "unclaimed_cash", "unclaimed_tokens", "unclaimed_pieces"}
"""What lies on the table for all to see. The order of a deck needs no hiding: no state knows it."""
OWN = {"sealed", "drawn", "hand"}
"""By seat, and shown only to that seat: closed hands [TT-22], Fortune cards [ML-34]."""
AGENDA = ("step", "who", "what", "how", "sum")

SHAPES = {name: dims for name, (of, dims) in fields(State).items() if isinstance(of, str)}
if SHAPES.keys() ^ OPEN ^ OWN:
    raise ImportError(f"who may see {sorted(SHAPES.keys() ^ OPEN ^ OWN)}?")


def seen(values: dict[str, Any], seat: int) -> dict[str, Any]:
    """Of all numbers of a State those this seat may know, built up from nothing."""
    shown = {name: copied(values[name]) if name in OPEN else zeros(dims) for name, dims in SHAPES.items()}
    for name in OWN:
        if 0 <= seat < len(shown[name]):
            shown[name][seat] = values[name][seat]
    for column in AGENDA:
        # Frames above the depth are stale: they may hold what has been taken back.
        shown[column][values["depth"]:] = [0] * (len(shown[column]) - values["depth"])
    return shown


class View:
    """What one seat may know, and what it may do."""

    def __init__(self, edition: Edition, core: Core, seat: int) -> None:
        self.edition, self.seat = edition, seat
        self.table: dict[str, Any] = seen(core.dump(), seat)
        self.core = core.clone()
        self.core.load(self.table)

    def __repr__(self) -> str:
        return f"<View of {self.edition!r} from seat {self.seat}, after {self.table['inputs']} inputs>"

    def __getitem__(self, field: str) -> Any:
        """A number of the table by its name in the State: `view["cash"][0]`."""
        return self.table[field]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the open question waits for."""
        actors = self.core.actors()
        return tuple(seat for seat in range(self.table["seats"]) if actors >> seat & 1)

    @property
    def waits_for(self) -> str:
        """"seats", "chance", "clock", or "nobody" when the game is over."""
        if self.over:
            return "nobody"
        return {CHANCE: "chance", CLOCK: "clock"}.get(self.core.waits_for(), "seats")

    @property
    def over(self) -> bool:
        return bool(self.table["over"] != Ending.PLAYING)

    def legal(self, side: bool = True) -> Legal:
        """What this seat may do now; `side=False` leaves out business with the bank."""
        return legal_actions(self.core, self.edition, self.seat, side)

    def refusal(self, action: Action) -> int:
        """Why this seat may not do that now, or 0."""
        return int(self.core.refusal(self.seat, action))

    def json(self) -> str:
        """Everything this seat may know, as text; the same knowledge is always the same text."""
        return json.dumps({"seat": self.seat, "edition": self.edition.key, "table": self.table}, sort_keys=True)
