"""What was declared beside the functions of the rules, as C: each table is a switch; and what clients may ask."""
from __future__ import annotations

import ast
import typing

from native.in_c import definition
from native.kinds import Kind, Signature
from passgo.rules import declare, tables

Signatures = dict[str, Signature]
Table = tables.Table[typing.Any]


def kind_of(table: Table, signatures: Signatures) -> Kind:
    """What a look-up yields."""
    return signatures[table.empty.__name__].result if callable(table.empty) else "int"


def switch(table: Table, signatures: Signatures) -> str:
    """A table as a function of the number it is looked up by; same calls share a case."""
    given = signatures[table.empty.__name__].params if callable(table.empty) else []
    params = [*given[:1], (table.by, "int"), *given[1:]]
    result = kind_of(table, signatures)
    by_call: dict[str, list[int]] = {}
    for number, call in sorted(table.calls.items()):
        by_call.setdefault(call, []).append(number)
    default = f"{table.empty.__name__}({', '.join(name for name, _ in given)})" if callable(table.empty) else str(table.empty)
    cases = [ast.match_case(ast.MatchOr([ast.MatchValue(ast.Constant(number)) for number in numbers]), None, spoken(call, result))
             for call, numbers in by_call.items()]
    body = [ast.Match(ast.Name(table.by), cases), *([] if result == "None" else spoken(default, result))]
    return definition(table.switch, Signature(params, (), result), {}, body)


def spoken(call: str, result: Kind) -> list[ast.stmt]:
    """The call as the last thing a function does."""
    expression = ast.parse(call, mode="eval").body
    return [ast.Expr(expression), ast.Return()] if result == "None" else [ast.Return(expression)]


def answers() -> str:
    """What clients may ask, by its name."""
    lines = ["cdef object answered(State* s, str question, int64_t what):"]
    for name in sorted(declare.ANSWERS):
        lines += [f'    if question == "{name}":', f"        return {name}(s, what)"]
    return "\n".join([*lines, "    raise KeyError(question)", ""])


def switches(signatures: Signatures) -> list[str]:
    """All tables as text."""
    return [switch(table, signatures) for table in tables.TABLES]
