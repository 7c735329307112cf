"""The words only Tollway needs: they join the shared ones."""
from __future__ import annotations

from passgo.struct import Names


class TollwayKind(Names):
    """What can be said only here."""
    PAY_TOLL = 94
    WALK_BACK = 95


class TollwayFor(Names):
    """Why money changes hands only here."""
    TOLL = 63


class TollwayEvent(Names):
    """What happens only here."""
    TOLLED = 126
    TICKET_TAKEN = 127
