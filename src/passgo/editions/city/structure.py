"""What spaces and cards of City say beyond those of every edition."""
from __future__ import annotations

from typing import Annotated

from pydantic import Field

from passgo.editions.city.rules.words import Piece, Purpose
from passgo.loading.structure import Card as AnyCard
from passgo.loading.structure import Space as AnySpace
from passgo.loading.structure import one_of


class Space(AnySpace):
    purpose: Annotated[str, one_of(Purpose.names())] = Field("", alias="for")


class Card(AnyCard):
    purpose: Annotated[str, one_of(Purpose.names())] = Field("", alias="for")
    piece: Annotated[str, one_of(Piece.names())] = ""
