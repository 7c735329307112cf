"""Actions and inputs as values: small, typed, and printed as the words that make them again.

    >>> Action.read("OFFER to=1 give=1,3 want=card0 money=500_000")
    Action.read("OFFER to=1 give=1,3 want=card0 money=500000")
    >>> Input.read("CHANCE OUTCOME a=3 b=5").who
    -2
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from passgo.play.notation import FIELDS
from passgo.rules.words import CHANCE, CLOCK, KEPT, TABLE, Correction, Kind
from passgo.text.speaking import Spoken

SPEAKERS = {"CHANCE": CHANCE, "CLOCK": CLOCK, "TABLE": TABLE}
SAID = Kind.names() | Correction.names()
"""Every word an action can begin with; those of corrections only the TABLE may say."""
NAMED = {number: name for name, number in SAID.items()}
LIMITS = {"a": 1 << 31, "b": 1 << 31, "money": 1 << 63}


class BadAction(Spoken, ValueError):
    """The words cannot be read as an action; the sentence says why."""


class Action(NamedTuple):
    """What is said. `give` and `want` are sets of spaces and kept cards, as bits; `things` and `bits` turn them around."""
    kind: int
    a: int = 0
    b: int = 0
    give: int = 0
    want: int = 0
    money: int = 0

    @property
    def name(self) -> str:
        """The word for what is done; one the rules do not know is refused, but can be printed."""
        return NAMED.get(self.kind, "UNKNOWN")

    def __str__(self) -> str:
        said = self.name
        named = FIELDS.get(said, ())
        names = (*named, *("a", "b")[len(named):])
        words = [f"{name}={value}" for name, value in zip(names, (self.a, self.b), strict=False)
                 if value or (name == names[0] and said in FIELDS)]
        words += [f"{name}={','.join(things(value))}" for name, value in (("give", self.give), ("want", self.want)) if value]
        return " ".join([said, *words, *([f"money={self.money}"] if self.money else [])])

    def __repr__(self) -> str:
        numbers = ", ".join(map(str, self))
        return f'Action.read("{self}")' if self.kind in NAMED else f"Action({numbers})"

    @classmethod
    def read(cls, text: str) -> Self:
        """The action these words say; raises BadAction."""
        name, *words = text.split() or [""]
        if name.upper() not in SAID:
            raise BadAction("action-none", word=repr(name))
        name = name.upper()
        known = dict(zip(FIELDS.get(name, ()), ("a", "b"), strict=False)) | {"a": "a", "b": "b", "money": "money"}
        values: dict[str, int] = {}
        for word in words:
            key, _, value = word.partition("=")
            if key in ("give", "want"):
                values[key] = bits(value.split(","))
            elif key in known:
                values[known[key]] = number(value, LIMITS[known[key]])
            else:
                raise BadAction("action-no-field", action=name, field=repr(key), known=[*known, "give", "want"])
        return cls(SAID[name], **values)


class Input(NamedTuple):
    """Who says what; prints as a line of a game record, and reads back from it."""
    who: int
    action: Action

    def __str__(self) -> str:
        who = self.who
        return f"{who if who >= 0 else next((name for name, number in SPEAKERS.items() if number == who), who)} {self.action}"

    def __repr__(self) -> str:
        return f'Input.read("{self}")'

    @classmethod
    def read(cls, text: str) -> Self:
        who, _, action = text.strip().partition(" ")
        return cls(SPEAKERS[who] if who in SPEAKERS else number(who, 1 << 7), Action.read(action))


HIDDEN = Input(CHANCE, Action(Kind.OUTCOME, a=-1))
"""What chance told somebody in secret, as everybody else's record has it."""


def number(text: str, limit: int) -> int:
    """A whole number, written with or without `_`; raises BadAction."""
    try:
        value = int(text)
    except ValueError:
        raise BadAction("action-not-a-number", word=repr(text)) from None
    if not -limit <= value < limit:
        raise BadAction("action-number-too-big", word=text)
    return value


def things(mask: int) -> list[str]:
    """The members of a set of deeds and kept cards: space numbers, and `card0` and so on."""
    return [str(i) if i < KEPT else f"card{i - KEPT}" for i in range(64) if mask >> i & 1]


def bits(names: Iterable[str | int]) -> int:
    """The set of these spaces (by number) and kept cards (`card0`)."""
    mask = 0
    for name in names:
        card = isinstance(name, str) and name.startswith("card")
        i = number(str(name).removeprefix("card"), 64) + (KEPT if card else 0)
        if not 0 <= i < 64 or (not card and i >= KEPT):
            raise BadAction("action-no-thing", word=repr(name))
        mask |= 1 << i
    return mask
