"""Odds for all, while the game goes on: only where the table allows it, and only from what everybody may know.

They are reckoned from a watcher's View and from answers all have heard; whatever lies in closed hands, the same words go out.
"""
from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from passgo.minds.odds import odds_of_view
from passgo.minds.population import heard
from passgo.play.actions import Input
from passgo.play.game import Game
from passgo.play.thoughts import Share
from passgo.play.view import View
from passgo.server.refusals import Refusal
from passgo.server.rooms.thoughts import ODDS, thoughts
from passgo.server.wire.frames import OddsFrame, ShareShown

if TYPE_CHECKING:
    from passgo.server.rooms.room import Room

WATCHER = -1
EVERY = 1.0
"""Seconds between two reckonings at one table, at least."""
BUDGET = (0.2, 600)
"""Seconds and futures of one."""
DIGITS = 4
log = logging.getLogger("passgo.odds")


class LiveOdds:
    """What is told of a table's odds, and what they rest on."""

    def __init__(self) -> None:
        self.game: Game | None = None
        """Which one that is: where something is taken back, another may begin."""
        self.frame = ""
        """What was told last; newcomers hear it."""
        self.inputs, self.when = -1, -EVERY
        """How many inputs there were then, and when that was."""
        self.busy = False

    def forget(self) -> None:
        """Something is taken back where the game goes on as the same one: all is heard and reckoned anew."""
        self.game, self.inputs = None, -1

    def due(self, room: Room, game: Game) -> Iterator[float]:
        """In how many seconds they should be reckoned again."""
        if room.sheet.odds == "live" and not self.busy and (self.game, self.inputs) != (game, len(game.inputs)) and game.asked:
            yield self.when + EVERY - time.monotonic()

    def begin(self, room: Room, game: Game) -> None:
        """Reckon now, beside the loop; whoever calls holds the room."""
        if min(self.due(room, game), default=1.0) > 0:
            return
        self.busy, self.game, self.inputs, self.when = True, game, len(game.inputs), time.monotonic()
        room.chore(self.tell(room, game, game.view(WATCHER), tuple(game.inputs), room.seq))

    async def tell(self, room: Room, game: Game, view: View, inputs: Sequence[Input], seq: int) -> None:
        """To all who are here."""
        try:
            budget = thoughts().budget(*BUDGET)
            shares = await thoughts().think(ODDS, lambda: odds_of_view(view, budget, heard(game, inputs)))
            self.frame = frame_of(shares, seq)
            room.post(self.frame)
        except Refusal:
            pass
        except Exception:
            # The game goes on without odds; what it was is for whoever keeps the server.
            log.exception("room %s: no odds", room.sheet.room[:6])
        finally:
            self.busy, self.when = False, time.monotonic()
            room.changed.set()


def shares_shown(shares: Sequence[Share]) -> list[ShareShown]:
    return [ShareShown(seat=seat, odds=round(one.odds, DIGITS), error=round(one.error, DIGITS))
            for seat, one in enumerate(shares)]


def frame_of(shares: Sequence[Share], seq: int) -> str:
    return OddsFrame(seq=seq, shares=shares_shown(shares)).model_dump_json()
