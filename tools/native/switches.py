"""What was declared beside the functions of the rules, as C: each table is a switch, and what clients may ask is one, too."""
from __future__ import annotations

import typing

from native.kinds import Kind, Signature, c_type
from passgo.rules import declare

Signatures = dict[str, Signature]
Table = declare.Table[typing.Any]


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
    back = "" if result == "None" else "return "
    heads = ", ".join(f"{c_type(kind)} {name}" for name, kind in params)
    lines = [f"cdef {c_type(result)} {table.switch}({heads}) noexcept nogil:"]
    for call, numbers in by_call.items():
        test = " or ".join(f"{table.by} == {number}" for number in numbers)
        lines += [f"    {'el' if len(lines) > 1 else ''}if {test}:", f"        {back}{call}"]
    default = f"{table.empty.__name__}({', '.join(name for name, _ in given)})" if callable(table.empty) else str(table.empty)
    return "\n".join([*lines, f"    {back}{default}" if back else "", ""])


def answers() -> str:
    """What clients may ask, by its name."""
    lines = ["cdef object answered(State* s, str question, int64_t what):"]
    for name in sorted(declare.ANSWERS):
        lines += [f'    if question == "{name}":', f"        return {name}(s, what)"]
    return "\n".join([*lines, "    raise KeyError(question)", ""])


def switches(signatures: Signatures) -> list[str]:
    """All of them as text."""
    return [*(switch(table, signatures) for table in declare.TABLES), answers()]
