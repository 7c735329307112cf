"""What was declared beside the functions of the rules, as C: the tables as switches, the hooks as plain calls."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from passgo.rules import declare

Cases = dict[int, str]
TOP = "[s.depth - 1]"


def name(function: Any) -> str:
    return str(function.__name__)


def frame(slots: tuple[str, ...], at: str = "[f]") -> str:
    return "".join(f", s.{slot}{at}" for slot in slots)


def steps() -> Cases:
    return {n: f"{name(one)}(s{frame(one.frame)})" for n, one in declare.DECLARED.items() if callable(one)}


def asks() -> dict[int, declare.Ask[Any]]:
    return {n: one for n, one in declare.DECLARED.items() if isinstance(one, declare.Ask)}


def tosses() -> dict[int, declare.Toss[Any]]:
    return declare.TOSSES


def given(one: declare.Ask[Any]) -> str:
    return frame(one.frame[1:], TOP)


def lines_of(one: declare.Ask[Any]) -> str:
    first, last = one.answers or (0, 0)
    return f"{name(one.menu)}(s, seat, menu, act)" if one.menu else f"plain_lines(s, seat, {first}, {last}, menu, act)"


HEADS = {
    "run_step": "void run_step(State* s, int64_t step, int64_t f)",
    "question_actors": "uint64_t question_actors(State* s, int64_t step)",
    "question_occasion": "int64_t question_occasion(int64_t step)",
    "refuse_question": "int64_t refuse_question(State* s, int64_t step, int64_t seat, Action* act)",
    "take_question": "void take_question(State* s, int64_t step, int64_t seat, Action* act)",
    "question_lines": "void question_lines(State* s, int64_t step, int64_t seat, Menu* menu, Action* act)",
    "falls_by": "int64_t falls_by(int64_t step)",
    "toss_dice_of": "int64_t toss_dice_of(State* s, int64_t step)",
    "toss_among": "uint64_t toss_among(State* s, int64_t step)",
    "toss_ways": "int64_t toss_ways(State* s, int64_t step)",
    "toss_nth": "int64_t toss_nth(State* s, int64_t step, int64_t k)",
    "toss_possible": "bint toss_possible(State* s, int64_t step, int64_t a)",
    "toss_stays": "bint toss_stays(int64_t step)",
    "rent_by_rule": "int64_t rent_by_rule(State* s, int64_t rule, int64_t space)",
    "take_toss": "void take_toss(State* s, int64_t step, Action* act, int64_t f)",
    "refuse_business": "int64_t refuse_business(State* s, int64_t kind, int64_t seat, Action* act)",
    "take_business": "void take_business(State* s, int64_t kind, int64_t seat, Action* act)",
    "business_lines": "bint business_lines(State* s, int64_t kind, int64_t seat, Menu* menu, Action* act)",
}
"""How each table of declare.py is called in C."""
KINDS = {"void": "None", "uint64_t": "Mask", "int64_t": "int", "bint": "bool"}


def kind_of(function: str) -> str:
    return KINDS[HEADS[function].split()[0]]


def switches() -> list[str]:
    """All of them as text."""
    return ["\n".join([f"cdef {head} noexcept nogil:", *("    " + line for line in switch(function)), ""])
            for function, head in HEADS.items()]


SWITCHES: dict[str, tuple[str, str, Callable[[], Cases]]] = {
    "run_step": ("step", "", steps),
    "question_actors": ("step", "bit(s.who[s.depth - 1])",
                        lambda: {n: f"{name(a.actors)}(s)" for n, a in asks().items() if a.actors}),
    "question_occasion": ("step", "0", lambda: {n: str(a.occasion) for n, a in asks().items() if a.occasion}),
    "refuse_question": ("step", "1", lambda: {n: f"{name(a.refuse)}(s, seat, act{given(a)})" for n, a in asks().items()}),
    "take_question": ("step", "", lambda: {n: f"{name(a.take)}(s, seat, act{given(a)})" for n, a in asks().items()}),
    "question_lines": ("step", "", lambda: {n: lines_of(a) for n, a in asks().items() if a.menu or a.answers}),
    "falls_by": ("step", "0", lambda: {n: str(declare.BY[n]) for n in tosses()}),
    "toss_dice_of": ("step", "0", lambda: {n: f"{name(t.dice)}(s)" for n, t in tosses().items() if callable(t.dice)}),
    "toss_among": ("step", "0", lambda: {n: f"{name(t.among)}(s)" for n, t in tosses().items() if t.among}),
    "toss_ways": ("step", "0", lambda: {n: f"{name(t.weights[0])}(s)" for n, t in tosses().items() if t.weights}),
    "toss_nth": ("step", "0", lambda: {n: f"{name(t.weights[1])}(s, k)" for n, t in tosses().items() if t.weights}),
    "toss_possible": ("step", "False", lambda: {n: f"{name(t.weights[2])}(s, a)" for n, t in tosses().items() if t.weights}),
    "toss_stays": ("step", "False", lambda: {n: "True" for n, t in tosses().items() if t.stays}),
    "take_toss": ("step", "", lambda: {n: f"{name(t.take)}(s, act{frame(t.frame)})" for n, t in tosses().items()}),
    "rent_by_rule": ("rule", "0", lambda: {n: f"{name(one)}(s, space)" for n, one in enumerate(declare.RENT)
                                           if one is not declare.no_rent}),
    "refuse_business": ("kind", "2", lambda: {n: f"{name(r)}(s, seat, act)" for n, (r, _) in declare.SIDES.items()}),
    "business_lines": ("kind", "False", lambda: {n: f"{name(one)}(s, seat, menu, act)" for n, one in enumerate(declare.SIDE_LINES)
                                                 if one is not declare.no_business_lines}),
    "take_business": ("kind", "", lambda: {n: f"{name(t)}(s, seat, act)" for n, (_, t) in declare.SIDES.items()}),
}


def switch(function: str) -> list[str]:
    """The body of one switch; same calls share a case."""
    subject, default, cases = SWITCHES[function]
    by_call: dict[str, list[int]] = {}
    for number, call in sorted(cases().items()):
        by_call.setdefault(call, []).append(number)
    lines: list[str] = []
    for call, numbers in by_call.items():
        test = " or ".join(f"{subject} == {number}" for number in numbers)
        lines += [f"{'elif' if lines else 'if'} {test}:", f"    {'return ' if default else ''}{call}"]
    return [*lines, f"return {default}"] if default else lines or ["pass"]


def hooked(function: str, params: list[str]) -> list[str]:
    """The body of a hook point: its handlers one after the other, each called only where the board prints its field."""
    point = declare.HOOKS[function]
    call = f"({', '.join(params)})"
    lines: list[str] = []
    for handler, when in point.handlers:
        pad = "    " if when else ""
        lines += [f"if s.board.{when} > 0:"] if when else []
        if point.unless is None:
            lines.append(f"{pad}{name(handler)}{call}")
        else:
            lines += [f"{pad}answer = {name(handler)}{call}", f"{pad}if answer != {int(point.unless)}:",
                      f"{pad}    return answer"]
    return lines + ([] if point.unless is None else [f"return {int(point.unless)}"]) or ["pass"]
