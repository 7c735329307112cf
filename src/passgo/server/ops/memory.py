"""Memory of games that are over goes back to the machine."""
from __future__ import annotations

import contextlib
import ctypes


def give_back_memory() -> None:
    """Linux's usual C library keeps what is freed between things that stay: gigabytes after ten thousand games. Where there is
    another one, nothing need be done."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
