"""What a bot thinks with: the net of an edition, and the paper on which it looks one move ahead. Only bots read this."""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.sizes import PerSeat, PerSpace
from passgo.struct import Mask, Money, Short, Small, Struct

FEATURES: Final = 80
"""Numbers that describe a seat: 28 any edition has, three a colour group, and from EDITION_FEATURES on an edition's own."""
GROUP_FEATURES: Final = 28
EDITION_FEATURES: Final = 64
FIRST: Final = 64
SECOND: Final = 32
IDEAS: Final = 128

T = TypeVar("T")
PerFeature = Annotated[list[T], FEATURES]
PerFirst = Annotated[list[T], FIRST]
PerSecond = Annotated[list[T], SECOND]
PerIdea = Annotated[list[T], IDEAS]


class Net(Struct):
    """80-64-32-1, one seat at a time; the seats' numbers are weighed against each other. Weights of 1 are 64, activations 32.

    Weights fit into 8 bits; as 16 they are multiplied by what is seen, which has 16 too, eight at a time."""
    ready: int
    """1: weights are there."""
    first: PerFeature[PerFirst[Short]]
    first_bias: PerFirst[int]
    second: PerFirst[PerSecond[Short]]
    second_bias: PerSecond[int]
    last: PerSecond[Short]


class Mind(Struct):
    """A net, and scratch paper: whoever thinks at the same time needs another one."""
    net: Net
    luck: Luck
    menu: Menu
    act: Action
    tally: Tally

    x: PerFeature[Short]
    """The seat looked at."""
    a: PerFirst[int]
    y: PerFirst[Short]
    """What the first layer makes of it, summed up and then cut to size."""
    b: PerSecond[int]
    rent: PerSpace[Money]
    """What landing on each deed costs now."""
    income: PerSeat[Money]
    count: PerSeat[Money]
    odds: PerSeat[int]
    """Winning, in millionths, seat by seat."""

    now: int
    theirs: int
    """Odds of this seat and of the partner before a deal."""
    best: int
    """What the best bargain so far brings."""
    way: int
    floor: int
    """How partners are asked, and how far their odds may fall."""

    ideas: int
    kind: PerIdea[Small]
    one: PerIdea[int]
    two: PerIdea[int]
    give: PerIdea[Mask]
    want: PerIdea[Mask]
    money: PerIdea[Money]
    """What might be said."""
