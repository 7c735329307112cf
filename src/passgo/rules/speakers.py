"""Who of those asked speaks first, where nobody outside decides it."""
from __future__ import annotations

from passgo.rules.bits import lowest
from passgo.rules.rooms import actors
from passgo.rules.state import State
from passgo.rules.words import NOBODY


def next_speaker(s: State) -> int:
    """Of the seats asked, the one to the left of who spoke last, or of whose turn it is: no chair has the first word always."""
    speakers = actors(s)
    last = s.who[s.depth - 1]
    if last == NOBODY:
        last = s.turn
    left = speakers >> (last + 1)
    return last + 1 + lowest(left) if left != 0 else lowest(speakers)
