"""The game seen from a chair. Default-deny: every field of the State is named as open or as one's own, or nothing runs.

The shared ones are named here, those of an edition beside its table (`OPEN` and `OWN` in its rules/table.py).

A View holds a table of its own, from which all is gone that its seat may not know; everything it answers is computed from
that table, so it cannot tell more. Seat -1 is a watcher.
"""
from __future__ import annotations

import functools
import importlib
import json
from typing import TYPE_CHECKING, Self

from passgo.editions import homes, part
from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.fields import SEATED, TableFields
from passgo.play.legal import Legal, legal_actions, reason_against
from passgo.rules.sizes import FRAMES, SEATS
from passgo.rules.state import State
from passgo.rules.words import CHANCE, CLOCK, Ending
from passgo.struct import fields, filled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from passgo.engines.choose import Core
    from passgo.play.thoughts import Budget, Weighed

OPEN = {
    "depth", "floor", "step", "who", "what", "how", "sum", "seats", "alive", "bank", "pot", "cash", "at", "jail", "deeds",
    "owner", "mortgaged", "lent", "level", "built", "developed", "spent", "houses_left", "hotels_left", "first", "turn", "turns",
    "round", "doubles", "dice", "offers", "unseen", "pile", "pile_count", "give", "want", "review_until", "fresh", "caller",
    "bidders", "auction_until", "estate", "wanted", "wants", "claims", "claim_owner", "claim_debtor", "claim_space",
    "claim_turn", "claim_sum", "clock", "inputs", "over", "winners", "extra_ms",
    "talks", "talks_until", "traded", "stall_told", "limit", "stop_turn"}
"""What lies on the table for all to see. The order of a deck needs no hiding: no state knows it."""
OWN = {"sealed"}
"""By seat, and shown only to that seat: closed hands [TT-22]."""
for key in homes():
    laid = part(key, "rules.table")
    OPEN |= {*getattr(laid, "OPEN", "").split()}
    OWN |= {*getattr(laid, "OWN", "").split()}
AGENDA = ("step", "who", "what", "how", "sum")

SHAPES = {name: dims for name, (of, dims) in fields(State).items() if isinstance(of, str)}
if SHAPES.keys() ^ OPEN ^ OWN:
    raise ImportError(f"who may see {sorted(SHAPES.keys() ^ OPEN ^ OWN)}?")


TRIED: set[type] = set()
"""The engines that were seen to keep secrets."""


def try_to_hide(core: Core) -> None:
    """Once for each engine, by trying: its rules hide from seat 0 all that they should and nothing else, or nothing runs."""
    trial = core.clone()
    trial.load({name: filled(dims, 1) for name, dims in SHAPES.items()} | {"depth": FRAMES})
    wanted = trial.dump() | {name: [1, *[0] * (SEATS - 1)] for name in OWN}
    missed = sorted(name for name, value in trial.seen(0).dump().items() if value != wanted[name])
    if missed:
        raise ImportError(f"the rules hide too much or too little of {missed}")
    TRIED.add(type(core))


class View:
    """What one seat may know, and what it may do."""

    def __init__(self, edition: Edition, core: Core, seat: int) -> None:
        if type(core) not in TRIED:
            try_to_hide(core)
        self.edition, self.seat = edition, seat
        self.core = core.seen(seat)

    @functools.cached_property
    def table(self) -> TableFields:
        """Every number this seat may know, by its name in the State: `view.table.cash[0]`."""
        return TableFields(self.core)

    def beside(self, watcher: View) -> Self:
        """Itself; of what lies open it does not look again for what a watcher of the same moment has looked at."""
        mine = vars(self.table)
        mine.update(vars(watcher.table), core=self.core)
        for name in OWN:
            mine.pop(name, None)
        return self

    def __repr__(self) -> str:
        return f"<View of {self.edition!r} from seat {self.seat}, after {self.core.inputs} inputs>"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the open question waits for."""
        return SEATED[self.core.actors()]

    @property
    def waits_for(self) -> str:
        """"seats", "chance", "clock", or "nobody" when the game is over."""
        if self.over:
            return "nobody"
        return {CHANCE: "chance", CLOCK: "clock"}.get(self.core.waits_for(), "seats")

    @property
    def over(self) -> bool:
        return bool(self.core.over != Ending.PLAYING)

    def legal(self, side: bool = True) -> Legal:
        """What this seat may do now; `side=False` leaves out business with the bank."""
        return legal_actions(self.core, self.edition, self.seat, side)

    def refusal(self, action: Action) -> int:
        """Why this seat may not do that now, or 0."""
        return reason_against(self.core, self.seat, action)

    def weigh(self, actions: Sequence[Action], budget: Budget | None = None, seed: int = 1) -> list[Weighed]:
        """Of these, all that this seat may do now, by following futures: the most promising that stayed, best first."""
        may = [action for action in actions if not self.refusal(action)]
        found: list[Weighed] = importlib.import_module("passgo.minds.search").weighed_for(self, may, budget, seed)  # upstairs
        return found

    def json(self) -> str:
        """Everything this seat may know, as text; the same knowledge is always the same text."""
        return f'{{"edition": {json.dumps(self.edition.key)}, "seat": {self.seat}, "table": {self.core.text()}}}'
