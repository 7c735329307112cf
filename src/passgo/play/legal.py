"""What a seat may do now: actions one by one, bids as a range, offers as a yes or no."""
from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.rules.words import Kind, Reason

if TYPE_CHECKING:
    from passgo.engines.choose import Core


as_action = functools.partial(tuple.__new__, Action)
"""An Action out of its six numbers, a fourth of the time of Action._make: there are thirty in every picture of a table."""


class Legal(NamedTuple):
    """`actions` can be said as they are; `bids` holds every sum that can be bid; `may_offer`: a deal may be proposed."""
    actions: tuple[Action, ...]
    bids: range
    may_offer: bool

    @property
    def first(self) -> Action:
        """What stands first: an action, or else the lowest bid. Whoever is asked can always say it."""
        return self.actions[0] if self.actions else Action(Kind.BID, money=self.bids[0])

    def __bool__(self) -> bool:
        return bool(self.actions or self.bids or self.may_offer)


def legal_actions(core: Core, edition: Edition, seat: int, side: bool) -> Legal:
    """Listed by the rules themselves, for a seat that may only watch: nothing."""
    if seat < 0:
        return Legal((), range(0), False)
    lines, low, high, may_offer = core.legal(seat, side)
    return Legal(tuple(map(as_action, lines)), range(low, high + 1, edition.board.bid_step), may_offer)


def reason_against(core: Core, who: int, action: Action) -> int:
    """Why this cannot be done now, or 0; sums and sets no table has room for are unknown."""
    try:
        return int(core.refusal(who, action))
    except OverflowError:
        return Reason.UNKNOWN
