"""A message of a catalogue as a function: parsed by Project Fluent's own parser, compiled to one expression of Python.

Fluent's runtime walks the tree of a message anew for every sentence, thirty times as slow as this (docs/text.md has the
figures). Only what the catalogues use is known: parameters, choices among variants (`{ $count -> … }`), other messages,
and AND, OR and LIST of a list. A message that uses anything else is refused.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

Params = Mapping[str, Any]
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""What CLDR calls the plural forms."""
FUNCTIONS = {"AND": "standard", "OR": "or", "LIST": "plain"}
"""How a list is written: CLDR's names for it, or without any word before the last."""
PARSER = FluentParser(with_spans=False)


class BadMessage(ValueError):
    """A message that cannot be read; the sentence says which and why."""


class Tools(NamedTuple):
    """What a compiled message needs of its language and catalogue."""
    say: Callable[[str, Params], str]
    plural: Callable[[Any], str]
    join: Callable[[Any, str], str]


class Compiled(NamedTuple):
    """One message: how it is said, and the parameters it must be given."""
    say: Callable[[Params], str]
    params: frozenset[str]
    others: frozenset[str]
    """Messages it is made of."""


def compile_entry(source: str, tools: Tools) -> dict[str, Compiled]:
    """A message and its attributes, by id: `piece-house` and `piece-house.a`."""
    entry = PARSER.parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise BadMessage(f"This is no message: {source[:60]!r}")
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    patterns = {name: entry.value} | {f"{name}.{one.id.name}": one.value for one in entry.attributes}
    return {id: compile_pattern(id, pattern, tools) for id, pattern in patterns.items() if pattern is not None}


def compile_pattern(id: str, pattern: ast.Pattern, tools: Tools) -> Compiled:
    writer = Writer(id)
    code = writer.pattern(pattern)
    say: Callable[[Params], str] = eval(f"lambda p: {code}", {
        "_say": tools.say, "_plural": tools.plural, "_join": tools.join})
    return Compiled(say, frozenset(writer.params), frozenset(writer.others))


class Writer:
    """Writes one pattern as an expression, and notes what it needs."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.params: set[str] = set()
        self.others: set[str] = set()

    def pattern(self, pattern: ast.Pattern) -> str:
        shape, parts = "", []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                shape += element.value.replace("%", "%%")
            else:
                assert isinstance(element, ast.Placeable)
                shape += "%s"
                parts.append(self.expression(element.expression))
        return f"{shape!r} % ({', '.join(parts)},)" if parts else repr(shape.replace("%%", "%"))

    def expression(self, node: Any) -> str:
        match node:
            case ast.StringLiteral():
                return repr(node.parse()["value"])
            case ast.VariableReference():
                self.params.add(node.id.name)
                return f"p[{node.id.name!r}]"
            case ast.MessageReference() | ast.TermReference(arguments=None):
                sign = "-" if isinstance(node, ast.TermReference) else ""
                other = f"{sign}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")
                self.others.add(other)
                return f"_say({other!r}, p)"
            case ast.FunctionReference() if node.id.name in FUNCTIONS and len(node.arguments.positional) == 1:
                return f"_join({self.expression(node.arguments.positional[0])}, {FUNCTIONS[node.id.name]!r})"
            case ast.SelectExpression():
                return self.select(node)
            case ast.Placeable():
                return self.expression(node.expression)
        raise BadMessage(f"{self.id} uses {type(node).__name__}, which is not known here.")

    def select(self, node: ast.SelectExpression) -> str:
        """Variants in their order; the one marked is taken where none fits."""
        value, code, otherwise = self.expression(node.selector), "", "''"
        for variant in node.variants:
            text = f"({self.pattern(variant.value)})"
            if variant.default:
                otherwise = text
                continue
            if isinstance(variant.key, ast.NumberLiteral):
                code += f"{text} if {value} == {variant.key.value} else "
            elif variant.key.name in CATEGORIES:
                code += f"{text} if _plural({value}) == {variant.key.name!r} else "
            else:
                code += f"{text} if {value} == {variant.key.name!r} else "
        return f"({code}{otherwise})"
