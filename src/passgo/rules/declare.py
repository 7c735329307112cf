"""Declared beside its function: what the agenda can hold, what can be said, and where an edition adds to the shared rules.

    @step("RENT", 9)                     a Do: the function runs when the agenda comes to it
    ask_buy = ask("ASK_BUY", 65, …)      a question: who may answer, what is refused, what an answer does
    toss_dice = toss("TOSS_DICE", 96, …) what waits for chance
    side("MORTGAGE", Kind.MORTGAGE, …)   business beside the open question
    @hook … @passed_go.also              a moment of the shared rules, and what an edition does there

This module is plain Python. The interpreted engine looks things up in the tables kept here; tools/native prints the same
tables as C switches. The parameters of a step are its frame: a first `Seat` is `who`, `Money` is `sum`, the others are
`what`, then `how`, then `sum`; a declaration that needs other slots says `frame="who how"`.
"""
from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from passgo.rules.words import FRAMES, KINDS, NOBODY, Ending

if TYPE_CHECKING:
    from passgo.rules.records import Action, Menu
    from passgo.rules.state import State
    from passgo.struct import Mask, Money

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
NUMBERS = 128
SLOTS = ("who", "what", "sum", "how")


class Table(list[T]):
    """A look-up by number. `RUN[step](s, f)` is a look-up here, and in C the switch `run_step(s, step, f)`."""

    def __init__(self, switch: str, empty: T, size: int = NUMBERS) -> None:
        super().__init__([empty] * size)
        self.switch = switch



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


Do = Frame


DECLARED: dict[int, Frame[Any]] = {}
"""Every step, question and toss by its number."""


# --------------------------------------------------------------------------------------------------------------- frames
def parameters(function: Any) -> list[tuple[str, str]]:
    """Name and annotation of each parameter, as written."""
    code = function.__code__
    return [(name, str(function.__annotations__.get(name, ""))) for name in code.co_varnames[:code.co_argcount]]


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


def made(text: str, **names: Any) -> Any:
    """A small function from its text."""
    return eval(text, names)


def pusher(number: int, frame: tuple[str, ...], params: list[str], defaults: tuple[int, ...]) -> Callable[..., None]:
    """`then` for this one step: writes its arguments straight into their slots."""
    at = dict(zip(frame, params, strict=True))
    heads = [*params[:len(params) - len(defaults)],
             *(f"{name}={value}" for name, value in zip(params[len(params) - len(defaults):], defaults, strict=True))]
    lines = [f"    s.{slot}[d] = {at.get(slot, NOBODY if slot == 'who' else 0)}" for slot in SLOTS]
    text = "\n".join([f"def push({', '.join(['s', *heads])}):", "    d = s.depth", f"    if d == {FRAMES}:",
                      f"        s.over = {Ending.VOID_FULL}", "        return", f"    s.step[d] = {number}", *lines,
                      "    s.depth = d + 1"])
    names: dict[str, Any] = {}
    exec(text, names)
    return cast(Callable[..., None], names["push"])


def declared(thing: Any, name: str, word: str, number: int, frame: tuple[str, ...], params: list[str],
             defaults: tuple[int, ...], home: str) -> None:
    if number in DECLARED and DECLARED[number].word != word:
        raise TypeError(f"{word} and {DECLARED[number].word} share the number {number}")
    thing.word, thing.number, thing.frame, thing.home = word, number, frame, home
    thing.push = pusher(number, frame, params, defaults)
    DECLARED[number] = thing
    for module, value in (("steps", thing), ("then", thing.push)):
        # By name, not by import: for type checkers `steps` imports every chapter, and this module must not.
        setattr(importlib.import_module(f"passgo.rules.{module}"), name, value)


def reads(frame: tuple[str, ...]) -> str:
    return "".join(f", s.{slot}[f]" for slot in frame)


# ------------------------------------------------------------------------------------------------------------------- Do
def nothing(s: State, f: int) -> None:
    """An empty place of the table."""


RUN: Table[Callable[[State, int], None]] = Table("run_step", nothing)


def step(word: str, number: int, frame: str = "") -> Callable[[Callable[Concatenate[State, P], None]], Do[P]]:
    """This function is a step: `then(s, steps.rent, seat, space, sum)` puts it on the agenda."""
    def declare(function: Callable[Concatenate[State, P], None]) -> Do[P]:
        fn: Any = function
        params = parameters(fn)[1:]
        slots = slots_of(params, frame)
        declared(fn, fn.__name__, word, number, slots, [name for name, _ in params], fn.__defaults__ or (), fn.__module__)
        RUN[number] = made(f"lambda s, f: fn(s{reads(slots)})", fn=fn)
        return cast(Do[P], fn)
    return declare


# ------------------------------------------------------------------------------------------------------------------ Ask
class Ask(Frame[P]):
    """A question. `answers` are the plain words of its menu, from the first to the last; other lines by `@ask_x.lines`."""

    def __init__(self, refuse: Any, take: Any, answers: tuple[int, int] | None, actors: Any, occasion: int) -> None:
        self.refuse, self.take, self.answers, self.actors, self.occasion = refuse, take, answers, actors, occasion
        self.menu: Any = None

    def lines(self, function: Callable[[State, int, Menu, Action], None]) -> Callable[[State, int, Menu, Action], None]:
        """This function writes the menu of the question."""
        self.menu = function
        LINES[self.number] = function
        return function


def no_refusal(s: State, seat: int, act: Action) -> int:
    """No question of this number: Reason.NOT_ASKED."""
    return 1


def no_taking(s: State, seat: int, act: Action) -> None:
    """No question of this number."""


def who_is_asked(s: State) -> Mask:
    """The one in `who`."""
    return 1 << s.who[s.depth - 1]


def no_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """No lines of its own."""


REFUSE: Table[Callable[[State, int, Action], int]] = Table("refuse_question", no_refusal)
TAKE: Table[Callable[[State, int, Action], None]] = Table("take_question", no_taking)
LINES: Table[Callable[[State, int, Menu, Action], None]] = Table("question_lines", no_lines)
ACTORS: Table[Callable[[State], Mask]] = Table("question_actors", who_is_asked)
OCCASION: Table[int] = Table("question_occasion", 0)


def ask(word: str, number: int, refuse: Callable[Concatenate[State, int, Action, P], int],
        take: Callable[Concatenate[State, int, Action, P], None], *, answers: tuple[int, int] | None = None,
        actors: Callable[[State], Mask] | None = None, occasion: int = 0, frame: str = "") -> Ask[Concatenate[int, P]]:
    """A question to the seat in `who`, or to `actors`; what `refuse` and `take` take besides the answer is its frame."""
    fn: Any = take
    mine: Ask[Concatenate[int, P]] = Ask(refuse, take, answers, actors, occasion)
    params = parameters(fn)[3:]
    if parameters(refuse)[3:] != params:
        raise TypeError(f"{word}: {cast(Any, refuse).__name__} and {fn.__name__} must take the same frame")
    slots = slots_of(params, frame, ("who",))
    home = f"{fn.__module__}"
    declared(mine, word.lower(), word, number, ("who", *slots), ["seat", *(name for name, _ in params)],
             fn.__defaults__ or (), home)
    given = reads(slots).replace("[f]", "[s.depth - 1]")
    REFUSE[number] = made(f"lambda s, seat, act: fn(s, seat, act{given})", fn=refuse) if params else refuse
    TAKE[number] = made(f"lambda s, seat, act: fn(s, seat, act{given})", fn=take) if params else take
    ACTORS[number], OCCASION[number] = actors or who_is_asked, occasion
    return mine


# ----------------------------------------------------------------------------------------------------------------- Toss
BY_SET: Final = 3
BY_WEIGHT: Final = 4
BY_COUNT: Final = 5
"""How a toss falls; 1 and 2 are so many dice."""


class Toss(Frame[P]):
    """What chance decides: dice (how many), one `among` a set, or by weights (`ways`, `nth`, `possible`)."""

    def __init__(self, take: Any, dice: Any, among: Any, weights: Any, stays: bool) -> None:
        self.take, self.dice, self.among, self.weights, self.stays = take, dice, among, weights, stays


def nothing_falls(s: State, act: Action, f: int) -> None:
    """An empty place of the table."""


FALL: Table[Callable[[State, Action, int], None]] = Table("take_toss", nothing_falls)
TOSSES: dict[int, Toss[Any]] = {}
BY: Table[int] = Table("falls_by", 0)
DICE: Table[Any] = Table("toss_dice_of", None)
AMONG: Table[Callable[[State], Mask]] = Table("toss_among", who_is_asked)
WAYS: Table[Callable[[State], int]] = Table("toss_ways", who_is_asked)
NTH: Table[Callable[[State, int], int]] = Table("toss_nth", cast(Any, None))
POSSIBLE: Table[Callable[[State, int], bool]] = Table("toss_possible", cast(Any, None))
STAYS: Table[bool] = Table("toss_stays", False)


def toss(word: str, number: int, take: Callable[Concatenate[State, Action, P], None], *,
         dice: int | Callable[[State], int] = 0, among: Callable[[State], Mask] | None = None,
         weights: tuple[Callable[[State], int], Callable[[State, int], int], Callable[[State, int], bool]] | None = None,
         stays: bool = False, frame: str = "") -> Toss[P]:
    """`take` gets what chance said, and the frame; the toss is closed before, unless it `stays`."""
    fn: Any = take
    mine: Toss[P] = Toss(take, dice, among, weights, stays)
    params = parameters(fn)[2:]
    slots = slots_of(params, frame)
    declared(mine, word.lower(), word, number, slots, [name for name, _ in params], fn.__defaults__ or (), fn.__module__)
    FALL[number] = made(f"lambda s, act, f: fn(s, act{reads(slots)})", fn=fn)
    TOSSES[number] = mine
    BY[number] = BY_SET if among else BY_WEIGHT if weights else BY_COUNT if callable(dice) else dice
    DICE[number], AMONG[number], STAYS[number] = dice, among or who_is_asked, stays
    if weights:
        WAYS[number], NTH[number], POSSIBLE[number] = weights
    return mine


# ----------------------------------------------------------------------------------------------------------------- side
SIDES: dict[int, tuple[Any, Any]] = {}


def no_business(s: State, seat: int, act: Action) -> int:
    """No such kind: Reason.WRONG_MOMENT."""
    return 2


def no_business_lines(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """No lines of its own."""
    return False


REFUSE_SIDE: Table[Callable[[State, int, Action], int]] = Table("refuse_business", no_business, KINDS)
TAKE_SIDE: Table[Callable[[State, int, Action], None]] = Table("take_business", no_taking, KINDS)


def side(kind: int, refuse: Callable[[State, int, Action], int], take: Callable[[State, int, Action], None]) -> None:
    """Business of this kind beside the open question."""
    SIDES[kind] = refuse, take
    REFUSE_SIDE[kind], TAKE_SIDE[kind] = refuse, take


# ---------------------------------------------------------------------------------------------------------------- hooks
class Hook(Generic[P, R]):
    """A moment of the shared rules. With nothing to answer all who are there are called; else the first answer that is
    not `unless` counts. A handler that is only `when` a field of the board is above nothing costs others one look."""

    def __init__(self, point: Callable[P, R], unless: Any) -> None:
        self.point, self.unless = point, unless
        self.name = point.__name__
        self.handlers: list[tuple[Any, str]] = []

    def also(self, function: Callable[P, R]) -> Callable[P, R]:
        """An edition does this here."""
        return self.only("")(function)

    def only(self, when: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """As `also`, on boards that print this field."""
        def add(function: Callable[P, R]) -> Callable[P, R]:
            self.handlers.append((function, when))
            self.handlers.sort(key=lambda one: str(one[0].__module__))
            return function
        return add

    if TYPE_CHECKING:
        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...

    def seal(self) -> Callable[P, R]:
        """All handlers in one function; a single one is it."""
        if len(self.handlers) == 1 and not self.handlers[0][1]:
            return cast(Callable[P, R], self.handlers[0][0])
        names = [name for name, _ in parameters(self.point)]
        given = ", ".join(names)
        lines = [f"def call({given}):"]
        for i, (_, when) in enumerate(self.handlers):
            pad = "    "
            if when:
                lines.append(f"    if s.board.{when} > 0:")
                pad = "        "
            if self.unless is None:
                lines.append(f"{pad}fn{i}({given})")
            else:
                lines += [f"{pad}answer = fn{i}({given})", f"{pad}if answer != {int(self.unless)}:", f"{pad}    return answer"]
        lines.append(f"    return {self.unless}")
        space: dict[str, Any] = {f"fn{i}": fn for i, (fn, _) in enumerate(self.handlers)}
        exec("\n".join(lines), space)
        return cast(Callable[P, R], space["call"])


HOOKS: dict[str, Hook[Any, Any]] = {}


def hook(unless: Any = None) -> Callable[[Callable[P, R]], Hook[P, R]]:
    """A hook point: the function says who is told what, and is never run."""
    def declare(function: Callable[P, R]) -> Hook[P, R]:
        point = Hook(function, unless)
        HOOKS[point.name] = point
        return point
    return declare


SIDE_LINES: Table[Callable[[State, int, Menu, Action], bool]] = Table("business_lines", no_business_lines, KINDS)


def lines_of(kind: int) -> Callable[[Callable[[State, int, Menu, Action], bool]], Callable[[State, int, Menu, Action], bool]]:
    """This function writes the lines of one kind of side business."""
    def declare(function: Callable[[State, int, Menu, Action], bool]) -> Callable[[State, int, Menu, Action], bool]:
        SIDE_LINES[kind] = function
        return function
    return declare


# ---------------------------------------------------------------------------------------------------------------- rents
def no_rent(s: State, space: int) -> Money:
    """Nobody pays here."""
    return 0


RENT: Table[Callable[[State, int], Money]] = Table("rent_by_rule", no_rent)


def rent_rule(number: int) -> Callable[[Callable[[State, int], Money]], Callable[[State, int], Money]]:
    """This function finds the rent where the board prints this rule."""
    def declare(function: Callable[[State, int], Money]) -> Callable[[State, int], Money]:
        RENT[number] = function
        return function
    return declare


def seal() -> None:
    """All chapters are read: from now on a hook point is its handlers, and plain answers are lines."""
    moments, lines = sys.modules["passgo.rules.moments"], sys.modules["passgo.rules.lines"]
    for point in HOOKS.values():
        setattr(moments, point.name, point.seal())
    for number, one in DECLARED.items():
        if isinstance(one, Ask) and one.answers:
            LINES[number] = made(f"lambda s, seat, menu, act: plain(s, seat, {one.answers[0]}, {one.answers[1]}, menu, act)",
                                 plain=lines.plain_lines)
