"""Every step, question and toss under its name: `s.step[f] == steps.ask_raise.number`. As `then`, it fills itself.

For those outside the rules `Step` has their words: `Step.ASK_RAISE`, `Step.name(66)`. It is printed from the declarations, so
that nobody has to read all chapters for it; with an edition from elsewhere it is made of them. What is read is steps.pyi.
"""
from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name != "Step":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from passgo.editions import LISTED, homes
    if tuple(homes()) == LISTED:
        from passgo.rules.step_words import Step
        return Step
    from passgo.rules import contents as contents
    from passgo.rules.declare import step_words
    from passgo.struct import Names
    globals()["Step"] = type("Step", (Names,), step_words())
    return globals()["Step"]
