"""Where many speak at nearly the same time they are heard together: to come back to the code and the tables for each alone costs
more than to hear it."""
from __future__ import annotations

import asyncio
import logging
from typing import Protocol

SOON = 0.04
"""Seconds somebody may have to wait for the others."""
MANY = 4
"""So many others who have spoken within two such moments are a crowd; where there is none nobody waits."""
log = logging.getLogger("passgo.gathering")


class Speaker(Protocol):
    """An open socket on which something has come."""

    def read(self) -> None: ...

    def hang_up(self) -> None: ...


class Gathering:
    """All sockets of a server."""

    def __init__(self) -> None:
        self.waiting: list[Speaker] = []
        self.heard: list[tuple[float, int]] = []
        """When the last of them spoke, and who that was, each once: one who speaks again and again is no crowd."""
        self.timer: asyncio.TimerHandle | None = None

    def takes(self, line: Speaker) -> bool:
        """Will this line be read soon, with others? Else it is to be read now."""
        loop = asyncio.get_running_loop()
        now, who = loop.time(), id(line)
        others = [one for one in self.heard if one[1] != who][-MANY:]
        self.heard = [*others, (now, who)]
        # Where somebody waits already nobody is heard before them.
        crowded = bool(self.waiting) or (len(others) == MANY and now - others[0][0] < 2 * SOON)
        if crowded:
            if not self.waiting:
                self.timer = loop.call_later(SOON, self.read)
            self.waiting.append(line)
        return crowded

    def read(self) -> None:
        """All who wait, as they came."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        waiting, self.waiting = self.waiting, []
        for line in waiting:
            try:
                line.read()
            except Exception:
                # As the loop does with one that is read alone: it is cut off, and the others are heard.
                log.exception("a line broke off")
                line.hang_up()
