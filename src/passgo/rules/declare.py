"""Declared beside its function: what the agenda can hold, what can be said, and what can be asked of a table.

    @step("RENT", 9)                        a Do: the function runs when the agenda comes to it
    ask_buy = ask("ASK_BUY", 65, …)         a question: who may answer, what is refused, what an answer does
    toss_dice = toss("TOSS_DICE", 96, …)    what waits for chance
    side(Kind.MORTGAGE, …)                  business beside the open question
    @rent_rule(RentRule.FLEET)              how a rent is found
    @asked                                  what a client may ask about a space or a seat

This module is plain Python. The interpreted rules look things up in the tables of tables.py; tools/native prints the same tables
as C switches. The parameters of a step are its frame: a first `Seat` is `who`, `Money` is `sum`, the others are `what`, then
`how`, then `sum`; a declaration that needs other slots says so: `frame="who how"`.
"""
from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from passgo.rules.hooks import HOOKS, named
from passgo.rules.sizes import FRAMES
from passgo.rules.tables import (
    ACTORS,
    AMONG,
    BY,
    DICE,
    FALL,
    LINES,
    NTH,
    OCCASION,
    POSSIBLE,
    REFUSE,
    REFUSE_SIDE,
    RENT,
    RUN,
    SIDE_LINES,
    STAYS,
    TAKE,
    TAKE_SIDE,
    WAYS,
)
from passgo.rules.words import FIRST_ASK, FIRST_TOSS, LAST_STEP, MORE_STEPS, NOBODY, NOTHING, Ending

if TYPE_CHECKING:
    from passgo.rules.records import Action, Menu
    from passgo.rules.state import State
    from passgo.struct import Mask, Money

P = ParamSpec("P")
Lines = TypeVar("Lines", bound="Callable[[State, int, Menu, Action], object]")
Rent = TypeVar("Rent", bound="Callable[[State, int], Money]")
SLOTS = ("who", "what", "sum", "how")
TOP = "[s.depth - 1]"


# --------------------------------------------------------------------------------------------------------------- frames
class Frame(Generic[P]):
    """What the agenda can hold: its word in the files, its number in the state, the slots of its parameters."""
    word: str
    number: int
    frame: tuple[str, ...]
    push: Callable[..., None]
    home: str

    if TYPE_CHECKING:
        # A step called directly is its plain function; a question or toss is only ever called as `then.ask_buy(s, …)`.
        def __call__(self, s: State, /, *args: P.args, **kwargs: P.kwargs) -> None: ...


RANGES = {"function": ((1, FIRST_ASK), (MORE_STEPS, LAST_STEP + 1)), "Ask": ((FIRST_ASK, FIRST_TOSS),),
          "Toss": ((FIRST_TOSS, MORE_STEPS),)}
"""From where to where the numbers of steps, questions and tosses lie: by them the agenda knows whom it waits for."""
DECLARED: dict[int, Frame[Any]] = {}
"""Every step, question and toss by its number."""


def parameters(function: Any) -> list[tuple[str, str]]:
    """Name and annotation of each parameter, as written."""
    return [(name, str(function.__annotations__.get(name, ""))) for name in named(function)]


def slots_of(params: list[tuple[str, str]], told: str = "", taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Where each parameter lies in the frame."""
    if told:
        return tuple(told.split())
    found: list[str] = []
    free = [slot for slot in ("what", "how", "sum") if slot not in taken]
    if any(kind == "Money" for _, kind in params):
        free.remove("sum")
    for i, (name, kind) in enumerate(params):
        if i == 0 and kind == "Seat" and "who" not in taken:
            found.append("who")
        elif kind == "Money":
            found.append("sum")
        elif free:
            found.append(free.pop(0))
        else:
            raise TypeError(f"no slot is left for {name}")
    if len(set(found)) < len(found):
        raise TypeError(f"two of {[name for name, _ in params]} would lie in one slot: a frame has one sum")
    return tuple(found)


def pusher(number: int, frame: tuple[str, ...], params: list[str], defaults: tuple[int, ...]) -> Callable[..., None]:
    """`then` for this one step: writes its arguments straight into their slots."""
    at = dict(zip(frame, params, strict=True))
    first = len(params) - len(defaults)
    heads = [*params[:first], *(f"{name}={value}" for name, value in zip(params[first:], defaults, strict=True))]
    lines = [f"    s.{slot}[d] = {at.get(slot, NOBODY if slot == 'who' else 0)}" for slot in SLOTS]
    names: dict[str, Any] = {}
    exec("\n".join([f"def push({', '.join(['s', *heads])}):", "    d = s.depth", f"    if d == {FRAMES}:",
                    f"        s.over = {Ending.VOID_FULL}", "        return", f"    s.step[d] = {number}", *lines,
                    "    s.depth = d + 1"]), names)
    return cast(Callable[..., None], names["push"])


def declared(thing: Any, name: str, word: str, number: int, frame: tuple[str, ...], params: list[str], function: Any) -> None:
    """Note it under its number, and write it into `steps` and `then`."""
    if not any(low <= number < high for low, high in RANGES[type(thing).__name__]):
        raise TypeError(f"{word} cannot have the number {number}: a question has one from {FIRST_ASK} to {FIRST_TOSS - 1}, "
                        f"a toss up to {MORE_STEPS - 1}, a step any other from 1 to {LAST_STEP}")
    if number in DECLARED:
        raise TypeError(f"{word} and {DECLARED[number].word} share the number {number}")
    thing.word, thing.number, thing.frame, thing.home = word, number, frame, function.__module__
    thing.push = pusher(number, frame, params, function.__defaults__ or ())
    DECLARED[number] = thing
    for module, value in (("steps", thing), ("then", thing.push)):
        # By name, not by import: for type checkers `steps` imports every chapter, and this module must not.
        setattr(importlib.import_module(f"passgo.rules.{module}"), name, value)


def reads(frame: tuple[str, ...], at: str = "[f]") -> str:
    return "".join(f", s.{slot}{at}" for slot in frame)


# --------------------------------------------------------------------------------------------------- steps and questions
def step(word: str, number: int, frame: str = "") -> Callable[[Callable[Concatenate[State, P], None]], Frame[P]]:
    """This function is a step: `then.rent(s, seat, space, sum)` puts it on the agenda."""
    def declare(function: Callable[Concatenate[State, P], None]) -> Frame[P]:
        fn: Any = function
        params = parameters(fn)[1:]
        slots = slots_of(params, frame)
        declared(fn, fn.__name__, word, number, slots, [name for name, _ in params], fn)
        RUN.put(number, fn, f"s{reads(slots)}")
        return cast(Frame[P], fn)
    return declare


class Ask(Frame[P]):
    """A question. `answers` are the plain words of its menu, from the first to the last; other lines by `@ask_x.lines`."""

    def __init__(self, answers: tuple[int, int] | None) -> None:
        self.answers = answers

    def lines(self, function: Lines) -> Lines:
        """This function writes the menu of the question."""
        LINES.put(self.number, function)
        return function


def ask(word: str, number: int, refuse: Callable[Concatenate[State, int, Action, P], int],
        take: Callable[Concatenate[State, int, Action, P], None], *, answers: tuple[int, int] | None = None,
        actors: Callable[[State], Mask] | None = None, occasion: int = 0, frame: str = "") -> Ask[Concatenate[int, P]]:
    """A question to the seat in `who`, or to `actors`; what `refuse` and `take` take besides the answer is its frame.

    `who` itself is among them only where `frame` says so: then it is not who is asked.
    """
    mine: Ask[Concatenate[int, P]] = Ask(answers)
    params = parameters(take)[3:]
    if parameters(refuse)[3:] != params:
        raise TypeError(f"{word}: what refuses and what takes an answer must have the same frame")
    slots = slots_of(params, frame, ("who",))
    names = [name for name, _ in params]
    if "who" in slots:
        declared(mine, word.lower(), word, number, slots, names, take)
    else:
        declared(mine, word.lower(), word, number, ("who", *slots), ["seat", *names], take)
    given = f"s, seat, act{reads(slots, TOP)}"
    REFUSE.put(number, refuse, given)
    TAKE.put(number, take, given)
    OCCASION.put(number, occasion)
    if actors:
        ACTORS.put(number, actors)
    return mine


# --------------------------------------------------------------------------------------------------------------- tosses
BY_SET: Final = 3
BY_WEIGHT: Final = 4
BY_COUNT: Final = 5
"""How a toss falls; 1 and 2 are so many dice."""


class Toss(Frame[P]):
    """What chance decides."""


def toss(word: str, number: int, take: Callable[Concatenate[State, Action, P], None], *,
         dice: int | Callable[[State], int] = 0, among: Callable[[State], Mask] | None = None,
         weights: tuple[Callable[[State], int], Callable[[State, int], int], Callable[[State, int], bool]] | None = None,
         stays: bool = False, frame: str = "") -> Toss[P]:
    """By dice (how many), by one `among` a set, or by `weights`: how many ways, what the n-th one shows, what can be shown.

    `take` gets what chance said, and the frame; the toss is closed before, unless it `stays`.
    """
    mine: Toss[P] = Toss()
    params = parameters(take)[2:]
    slots = slots_of(params, frame)
    declared(mine, word.lower(), word, number, slots, [name for name, _ in params], take)
    FALL.put(number, take, f"s, act{reads(slots)}")
    STAYS.put(number, int(stays))
    if among:
        AMONG.put(number, among)
    if weights:
        WAYS.put(number, weights[0])
        NTH.put(number, weights[1])
        POSSIBLE.put(number, weights[2])
    if callable(dice):
        DICE.put(number, dice)
    BY.put(number, BY_SET if among else BY_WEIGHT if weights else BY_COUNT if callable(dice) else dice)
    return mine


# ------------------------------------------------------------------------------------------------ business, rents, answers
def side(kind: int, refuse: Callable[[State, int, Action], int], take: Callable[[State, int, Action], None]) -> None:
    """Business of this kind beside the open question."""
    REFUSE_SIDE.put(kind, refuse)
    TAKE_SIDE.put(kind, take)


def lines_of(kind: int) -> Callable[[Lines], Lines]:
    """This function writes the lines of one kind of side business."""
    def declare(function: Lines) -> Lines:
        SIDE_LINES.put(kind, function)
        return function
    return declare


def rent_rule(number: int) -> Callable[[Rent], Rent]:
    """This function finds the rent where the board prints this rule."""
    def declare(function: Rent) -> Rent:
        RENT.put(number, function)
        return function
    return declare


ANSWERS: dict[str, Callable[[State, int], Money]] = {}


def asked(function: Rent) -> Rent:
    """A client may ask this about a space or a seat."""
    ANSWERS[cast(Any, function).__name__] = function
    return function


def steps_of(home: str) -> dict[str, int]:
    """The words and numbers of what is declared in one package."""
    importlib.import_module("passgo.rules.contents")
    return {one.word: number for number, one in sorted(DECLARED.items()) if one.home.startswith(f"{home}.")}


def step_words() -> dict[str, int]:
    """Every word and its number."""
    return {"NOTHING": NOTHING} | {one.word: number for number, one in sorted(DECLARED.items())}


def seal() -> None:
    """All chapters are read: from now on a hook point is its handlers, and plain answers are lines."""
    lines = sys.modules["passgo.rules.lines"]
    for point in HOOKS.values():
        setattr(sys.modules[point.home], point.name, point.sealed())
    for number, one in DECLARED.items():
        if isinstance(one, Ask) and one.answers:
            LINES.put(number, lines.plain_lines, f"s, seat, {one.answers[0]}, {one.answers[1]}, menu, act")
