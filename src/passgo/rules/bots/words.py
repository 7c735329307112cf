"""The players that come with the rules."""
from __future__ import annotations

from passgo.struct import Names


class Policy(Names):
    """Who sits there. PERSON decides outside."""
    PERSON = 0
    RANDOM = 1
    WALKER = 2
    SITTER = 3
    THRIFTY = 4
    TRADER = 5
