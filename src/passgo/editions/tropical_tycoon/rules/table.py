"""What lies on the table only in Tropical Tycoon."""
from __future__ import annotations

from typing import Final

from passgo.editions.tropical_tycoon.rules.board import PerDevelopment, PerHalf, PerStory
from passgo.rules.sizes import PerDeck, PerSeat, PerSpace
from passgo.struct import Mask, Money, Small, Struct

OPEN: Final = (
    "job tokens development stock weather ship first_die second_die unseen_scenes last_scene story_part story_hero "
    "unclaimed_cash unclaimed_tokens unclaimed_pieces")
"""What of it lies open on the table."""


class TropicalTable(Struct):
    """Jobs, Fortune tokens, developments, the weather and the ship, and how far the channel has come."""
    job: PerSeat[Small]
    tokens: PerSeat[int]
    development: PerSpace[Small]
    stock: PerDevelopment[Small]
    """Developments the bank has left, by kind."""
    weather: int
    ship: int
    """1: the cruise ship is in port."""
    first_die: int
    second_die: int
    unseen_scenes: PerDeck[Mask]
    """Scenes not shown since the set was last full: the next of them is still undecided, even here."""
    last_scene: PerDeck[int]
    story_part: PerStory[int]
    """The scene each story goes on with, or NOBODY: it is over."""
    story_hero: PerStory[Small]
    """Who made the first choice in each story, or NOBODY."""
    unclaimed_cash: PerHalf[PerSeat[Money]]
    unclaimed_tokens: PerHalf[PerSeat[Small]]
    """Perks nobody has asked for yet, of even and of odd turns [TT-04]."""
    unclaimed_pieces: PerHalf[PerSpace[Small]]
    """Pieces whose discount nobody has asked for yet: what was really paid for them is not settled [TT-11 TT-64]."""
