"""Learning environments: games as words and bytes, one at a time or many in one compiled call.

    >>> from passgo.env import Vec
    >>> vec = Vec("here_and_now", tables=2, players=4, seed=7)
    >>> vec.observation.shape, vec.mask.shape, vec.seat.shape
    ((2, 560), (2, 256), (2,))

`Vec` needs NumPy; `passgo.env.pettingzoo`, `.gymnasium` and `.openspiel` need the library they are called after:
`pip install passgo[env]` and `passgo[openspiel]` bring them.
"""
from __future__ import annotations

from passgo.env.encoding import BOARD_BYTES, SIGHT_BYTES, VERSION, WORDS, encoding, word_name
from passgo.env.vec import Speaker, Vec

__all__ = ["BOARD_BYTES", "SIGHT_BYTES", "VERSION", "WORDS", "Speaker", "Vec", "encoding", "word_name"]
