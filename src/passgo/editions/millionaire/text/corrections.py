"""What the TABLE put right in Millionaire, in words."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from passgo.text.corrections import Maker

CORRECTIONS: dict[str, Maker] = {"SET_STARS": lambda t, e, v: t.say("corrected-stars", who=t.name(e.who), count=2 * v + 1)}
