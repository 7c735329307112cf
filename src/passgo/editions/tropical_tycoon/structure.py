"""The tables only Tropical Tycoon has: the script of its channel, and what developments earn."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from passgo.editions.tropical_tycoon.scenes import CHANNELS, JOBS, PICTURES
from passgo.loading.structure import LIST, Entries, Texts, must_be, one_of


class Result(Entries):
    text: str = ""
    odds: int = 1
    do: Texts = []
    next: str = ""


class Choice(Entries):
    says: str
    needs: int = 0
    results: list[Result] = []


class Scene(Entries):
    id: str
    channel: Annotated[str, one_of(CHANNELS)]
    story: str = ""
    address: Annotated[str, one_of(JOBS)] = Field("none", alias="for")
    text: str
    picture: Annotated[str, one_of(PICTURES)] = "test card"
    choice: list[Choice] = []
    results: list[Result] = []


class Story(Entries):
    id: str
    name: str = ""
    last: bool = False


class Rents(Entries):
    casino: Annotated[list[int], must_be(LIST)] = []
    pier: Annotated[list[int], must_be(LIST)] = []
    park: Annotated[list[int], must_be(LIST)] = []
    neighbour: Annotated[list[int], must_be(LIST)] = []


TABLES: dict[str, Any] = {"scene": list[Scene], "story": list[Story], "development_rents": Rents}
