"""Who reads what we send: a reader may be slow, but what waits for one who hardly reads at all is thrown away with the line."""
from __future__ import annotations

import asyncio
import contextlib
import struct
from typing import Any

EVERY = 20.0
"""Seconds between two looks at a line that takes no more."""
SLOWEST = 1024
"""Bytes a second that somebody must read of what waits: a third of what the slowest telephone can."""


class Taking:
    """Of a protocol of asyncio: from when its line is full until it is not, somebody sees to it that it is read."""
    loop: Any
    transport: Any
    left = 0
    """Bytes that waited when somebody looked last."""
    reader: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        self.left = waiting(self.transport)
        self.stop_looking()
        self.reader = self.loop.call_later(EVERY, self.look)
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        self.stop_looking()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_looking()
        super().connection_lost(exc)  # type: ignore[misc]

    def look(self) -> None:
        """Is there so much less as the slowest would have read?"""
        before, self.left = self.left, waiting(self.transport)
        if before - self.left < EVERY * SLOWEST:
            self.transport.abort()
        else:
            self.reader = self.loop.call_later(EVERY, self.look)

    def stop_looking(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            self.reader = None


def waiting(transport: Any) -> int:
    """Bytes nobody has read: those the kernel has taken, too, where it tells. It asks for more only when a third of all it holds
    is gone, and who reads slowly would seem not to read at all."""
    held = int(transport.get_write_buffer_size())
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import fcntl
        import termios
        line = transport.get_extra_info("socket").fileno()
        held += struct.unpack("i", fcntl.ioctl(line, termios.TIOCOUTQ, bytes(4)))[0]
    return held
