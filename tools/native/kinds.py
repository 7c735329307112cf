"""The types of the subset, as the rules name them and as C does."""
from __future__ import annotations

import typing

from passgo.struct import Struct, shape

Kind = typing.Any
"""The type of an expression: "int", "Money", "Mask", "bool", a Struct class, or (item type, dimensions) of an array."""
NAMED = {"int8_t": "int", "uint8_t": "int", "int16_t": "int", "int32_t": "int", "int64_t": "Money", "uint64_t": "Mask"}
"""What a C field yields when it is read: everything is computed in 64 bits."""
C = {"int": "int64_t", "Money": "int64_t", "Mask": "uint64_t", "bool": "bint", "None": "void"}


def kind_of_hint(hint: typing.Any) -> Kind:
    if hint is bool:
        return "bool"
    if hint is type(None):
        return "None"
    return kind_of_field(*shape(hint))


def kind_of_field(of: str | type[Struct], dims: tuple[int, ...]) -> Kind:
    kind: Kind = NAMED[of] if isinstance(of, str) else of
    return (kind, dims) if dims else kind


def c_type(kind: Kind) -> str:
    return C[kind] if isinstance(kind, str) else f"{kind.__name__}*"


def join(kinds: list[Kind]) -> Kind:
    """The type of a sum, a minimum, a choice."""
    for kind in ("Mask", "Money", "int", "bool"):
        if kind in kinds:
            return "int" if kind == "bool" else kind
    return kinds[0]


class Signature(typing.NamedTuple):
    """How a rule function is called."""
    params: list[tuple[str, Kind]]
    defaults: tuple[int, ...]
    result: Kind
