"""What all things on the wire share: how names, tokens and ids are written, and that nothing is guessed."""
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

VERSION = 1

Name = Annotated[str, Field(max_length=24, pattern=r"^[\P{C}\x{200D}]*[^\p{C}\s][\P{C}\x{200D}]*$")]
Token = Annotated[str, Field(min_length=16, max_length=64)]
Id = Annotated[str, Field(max_length=40, pattern=r"^[!-~]+$")]
Pace = Literal["fast", "normal", "slow"]
SeatKind = Literal["person", "bot", "open"]
Motion = Literal["pause", "resume", "replace", "end"]
Word = Literal["hello", "well_played", "thanks", "sorry", "hurry", "thinking", "deal", "no_way", "good_luck", "ouch",
               "laugh", "cry", "love", "wow", "angry", "party"]
"""What can be said across the table: a few words and faces, so that no stranger writes to another."""
Seat = Annotated[int, Field(ge=0, le=7)]


class Wire(BaseModel):
    """A thing on the wire: exactly these fields, no others, and no guessing of types."""
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)
