"""What all things on the wire share: how names, tokens and ids are written, and that nothing is guessed."""
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from passgo.loading.complaints import LANDINGS
from passgo.rules.steps import Step
from passgo.rules.words import Event
from passgo.server.wire.names import readable

VERSION = 1

Name = Annotated[str, Field(max_length=24, pattern=r"^[\P{C}\x{200D}]*[^\p{C}\s][\P{C}\x{200D}]*$"), AfterValidator(readable)]
Token = Annotated[str, Field(min_length=16, max_length=64)]
Id = Annotated[str, Field(max_length=40, pattern=r"^[!-~]+$")]
Pace = Literal["fast", "normal", "slow"]
OddsWhen = Literal["off", "after", "live"]
"""When a table is told who is winning: never, in a review after the game, or all the time."""
SeatKind = Literal["person", "bot", "open"]
Motion = Literal["pause", "resume", "replace", "end", "take_back"]
Word = Literal["hello", "well_played", "thanks", "sorry", "hurry", "thinking", "deal", "no_way", "good_luck", "ouch",
               "laugh", "cry", "love", "wow", "angry", "party"]
"""What can be said across the table: a few words and faces, so that no stranger writes to another."""
GIVEN = ("Ada", "Ben", "Cleo", "Dev", "Elif", "Finn", "Gia", "Hugo", "Ines", "Jun", "Kaya", "Leo", "Mia", "Nils", "Olga", "Paul")
"""The names at a table everybody can come to: there nobody writes anything to strangers, not even a name."""
Line = Annotated[str, Field(max_length=240, pattern=r"^[\P{C}\x{200D}]*[^\p{C}\s][\P{C}\x{200D}]*$"), AfterValidator(readable)]
"""A sentence in the chat: one line, something in it, and nothing that cannot be seen."""
Seat = Annotated[int, Field(ge=0, le=7)]


class OneOf:
    """Only these words; the schema names them all, so that TypeScript can be exhaustive."""

    def __init__(self, words: list[str]) -> None:
        self.words = frozenset(words)

    def __call__(self, word: str) -> str:
        if word not in self.words:
            raise ValueError("this word is not known here")
        return word


QUESTIONS = [name for name in Step.names() if name.startswith("ASK_")]
TOSSES = [name for name in Step.names() if name.startswith("TOSS_")]
EVENTS = list(Event.names())
ON_SPACES = [Step.name(number) for number in sorted(LANDINGS)]
UNIONS = {"PromptKind": ("Every question a table can be asked.", QUESTIONS),
          "TossKind": ("Everything chance can be asked.", TOSSES),
          "Landing": ("Every step that can be printed on a space.", ON_SPACES),
          "EventName": ("Everything that can happen at a table.", EVENTS)}
"""Named unions of the wire, each with its sentence."""
PromptKind = Annotated[str, AfterValidator(OneOf(QUESTIONS)), WithJsonSchema({"title": "PromptKind", "enum": QUESTIONS})]
TossKind = Annotated[str, AfterValidator(OneOf(TOSSES)), WithJsonSchema({"title": "TossKind", "enum": TOSSES})]
Landing = Annotated[str, AfterValidator(OneOf(ON_SPACES)), WithJsonSchema({"title": "Landing", "enum": ON_SPACES})]
EventName = Annotated[str, AfterValidator(OneOf(EVENTS)), WithJsonSchema({"title": "EventName", "enum": EVENTS})]


class Wire(BaseModel):
    """A thing on the wire: exactly these fields, no others, and no guessing of types."""
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)
