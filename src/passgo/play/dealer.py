"""The dealer: what falls is decided by a seed or a secret and by how often something has fallen before, by nothing else.

So an undone roll falls the same way again, a fork meets the same dice, and whoever knows the source can check the game.
A seed of 64 bits feeds the fast generator of simulations and of games at home. A hosted game is dealt from a secret of 256 bits
that only the server knows until the end; the table is shown its commitment, from which nothing can be learned about any toss.
"""
from __future__ import annotations

from dataclasses import dataclass, field

from passgo.rules.bits import WORD
from passgo.rules.luck import GAMMA, below, seeded
from passgo.rules.records import Luck

SCHEME = "passgo-hmac-sha256-1"
"""How a secret decides; it stands in records, and in every text that is hashed, so that no use of it tells of another."""


def seed_of(seed: int | str) -> int:
    """Any whole number or text as a seed of 64 bits."""
    if isinstance(seed, int) and 0 <= seed <= WORD:
        return seed
    import hashlib  # in each of these, as loading it takes longer than a game, and a game with a number for its seed needs none
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


@dataclass(frozen=True)
class Seeded:
    """Dealt by the fast generator."""
    seed: int

    def way(self, tosses: int, ways: int) -> int:
        """Which of so many equally likely ways comes after so many tosses."""
        luck = Luck()
        seeded(luck, self.seed, 0)
        luck.word = (luck.word + tosses * GAMMA) & WORD
        return below(luck, ways)


@dataclass(frozen=True)
class Promised:
    """Dealt from a secret: toss n is HMAC-SHA-256(secret, n), drawn again where the last ways would come too often."""
    secret: str = field(repr=False)

    def way(self, tosses: int, ways: int) -> int:
        fair, again = (1 << 256) // ways * ways, 0
        while (drawn := int.from_bytes(derived(self.secret, f"toss {tosses} {again}"), "big")) >= fair:
            again += 1
        return drawn % ways


Dealer = Seeded | Promised


def derived(secret: str, use: str) -> bytes:
    """256 bits for one use of a secret; they tell nothing about the secret, nor about any other use."""
    import hmac
    return hmac.digest(secret.encode(), f"{SCHEME} {use}".encode(), "sha256")


def commitment_of(secret: str) -> str:
    """What a table is shown before the first toss."""
    import hashlib
    return hashlib.sha256(f"{SCHEME} commitment {secret}".encode()).hexdigest()
