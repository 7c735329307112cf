"""What spaces and cards of Millionaire say beyond those of every edition."""
from __future__ import annotations

from typing import Annotated

from passgo.editions.millionaire.rules.words import STARS, Choice, LevelSum, Use
from passgo.loading.structure import LIST, must_be, one_of
from passgo.loading.structure import Card as AnyCard
from passgo.loading.structure import Space as AnySpace


class Space(AnySpace):
    rent_from: str = ""


class Card(AnyCard):
    mode: Annotated[str, one_of(LevelSum.names())] = ""
    sums: Annotated[list[int], must_be(LIST, STARS)] = []
    rolls: Annotated[list[int], must_be(LIST, STARS)] = []
    way: int = 0
    choice: Annotated[str, one_of(Choice.names())] = ""
    keep: Annotated[str, one_of(Use.names())] = ""
