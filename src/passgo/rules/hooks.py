"""Hook points: how a moment of the shared rules becomes what the editions do there. The points themselves are
in moments.py, those of the bots in bots/moments.py.

There are three sorts. Without an answer, all who are there are called. With `unless`, the first answer that is not that one
counts. With `folds`, each is given what the one before made of the last parameter, and the last one's is the answer.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
HOOKS: dict[str, Hook[Any, Any]] = {}


class Handler(NamedTuple):
    """What an edition does at a hook point; `when` is the field of the board that must be above nothing, or nothing."""
    function: Any
    when: str


def named(function: Any) -> list[str]:
    """The names of its parameters."""
    return list(function.__code__.co_varnames[:function.__code__.co_argcount])


class Hook(Generic[P, R]):
    """A moment of the shared rules, and its handlers in the order of their modules' names: who is imported first is all one."""

    def __init__(self, point: Callable[P, R], unless: int | None, folds: bool) -> None:
        self.point, self.unless, self.folds = point, unless, folds
        self.name, self.home = point.__name__, point.__module__
        self.handlers: list[Handler] = []

    def also(self, function: Callable[P, R]) -> Callable[P, R]:
        """An edition does this here."""
        return self.only("")(function)

    def only(self, when: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """As `also`, on boards that print this field; it costs others one look."""
        def add(function: Callable[P, R]) -> Callable[P, R]:
            self.handlers.append(Handler(function, when))
            self.handlers.sort(key=lambda handler: str(handler.function.__module__))
            return function
        return add

    if TYPE_CHECKING:
        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...

    def body(self) -> list[str]:
        """The lines of the function that this point is, the same in Python and in the compiled unit."""
        params = named(self.point)
        lines: list[str] = []
        for function, when in self.handlers:
            call = f"{function.__name__}({', '.join(params)})"
            pad = "    " if when else ""
            lines += [f"if s.board.{when} > 0:"] if when else []
            if self.folds:
                lines.append(f"{pad}{params[-1]} = {call}")
            elif self.unless is None:
                lines.append(f"{pad}{call}")
            else:
                lines += [f"{pad}answer = {call}", f"{pad}if answer != {self.unless}:", f"{pad}    return answer"]
        if self.folds:
            return [*lines, f"return {params[-1]}"]
        return [*lines, f"return {self.unless}"] if self.unless is not None else lines or ["pass"]

    def sealed(self) -> Callable[P, R]:
        """All handlers in one function; a single one without a condition is that function, and costs nothing more."""
        if len(self.handlers) == 1 and not self.handlers[0].when:
            return cast(Callable[P, R], self.handlers[0].function)
        space: dict[str, Any] = {handler.function.__name__: handler.function for handler in self.handlers}
        exec("\n    ".join([f"def {self.name}({', '.join(named(self.point))}):", *self.body()]), space)
        return cast(Callable[P, R], space[self.name])


def hook(unless: int | None = None, folds: bool = False) -> Callable[[Callable[P, R]], Hook[P, R]]:
    """A hook point: the function says who is told what, and is never run."""
    def declare(function: Callable[P, R]) -> Hook[P, R]:
        point = Hook(function, None if unless is None else int(unless), folds)
        HOOKS[point.name] = point
        return point
    return declare
