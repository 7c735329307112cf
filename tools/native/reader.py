"""What the expressions of one function of the rules stand for, and of which kind they are."""
from __future__ import annotations

import ast
import typing

from native import subset
from native.chapters import Chapter
from native.kinds import Kind, Signature, join, kind_of_field
from native.switches import kind_of
from passgo.editions import of_edition
from passgo.rules import declare, moments, steps, tables, then
from passgo.rules.bots import moments as bots_moments
from passgo.struct import Names, fields

if typing.TYPE_CHECKING:
    from native.unit import Unit


class Reader:
    """One function: the names it can see, and the kinds of its locals as far as they are known."""

    def __init__(self, unit: Unit, chapter: Chapter, fn: ast.FunctionDef) -> None:
        self.unit, self.chapter, self.fn = unit, chapter, fn
        self.names: dict[str, typing.Any] = vars(chapter.module)
        self.signature: Signature = unit.signatures[fn.name]
        self.types: dict[str, Kind] = dict(self.signature.params)

    def complain(self, node: ast.AST, message: str) -> None:
        self.unit.complain(self.chapter, node, message)

    def table(self, node: ast.expr) -> tables.Table[typing.Any] | None:
        """The table that `RUN[step]` looks something up in, if it does."""
        found = self.names.get(node.value.id) if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) else None
        return found if isinstance(found, tables.Table) else None

    def hooked_at(self, node: ast.expr) -> str:
        """The hook point that `moments.passed_go` stands for, if it does."""
        home = self.names.get(node.value.id) if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) else None
        return node.attr if isinstance(node, ast.Attribute) and home in (moments, bots_moments) else ""

    def declared(self, node: ast.expr, home: typing.Any = steps) -> declare.Frame[typing.Any] | None:
        """The step, question or toss that `steps.pay` or `then.pay` stands for, if it does."""
        if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and self.names.get(node.value.id) is home):
            return None
        found: declare.Frame[typing.Any] | None = getattr(steps, node.attr, None)
        if found is None:
            self.complain(node, f"no step, question or toss is called `{node.attr}`")
        elif of_edition(found.home) and not self.chapter.may_name_editions:
            self.complain(node, f"a shared chapter uses `{node.attr}`, a step of an edition")
        return found

    def kind(self, node: ast.expr) -> Kind:
        """The type of an expression, complaining about what has none."""
        if isinstance(node, ast.Constant):
            return "bool" if isinstance(node.value, bool) else "int"
        if isinstance(node, ast.Name):
            return self.kind_of_name(node)
        if isinstance(node, ast.Attribute):
            return self.kind_of_part(node)
        if (table := self.table(node)) is not None:
            return kind_of(table, self.unit.signatures)
        if isinstance(node, ast.Subscript):
            array = self.kind(node.value)
            if not isinstance(array, tuple):
                self.complain(node, "only arrays can be indexed")
                return "int"
            return (array[0], array[1][1:]) if len(array[1]) > 1 else array[0]
        if isinstance(node, ast.Call):
            return self.kind_of_call(node)
        if isinstance(node, ast.BinOp):
            return self.kind_of_sum(node)
        if isinstance(node, ast.UnaryOp):
            return "bool" if isinstance(node.op, ast.Not) else join([self.kind(node.operand)])
        if isinstance(node, ast.IfExp):
            return join([self.kind(node.body), self.kind(node.orelse)])
        return "bool"

    def kind_of_name(self, node: ast.Name) -> Kind:
        if node.id in self.types:
            return self.types[node.id]
        if isinstance(self.names.get(node.id), int):
            return "int" if abs(self.names[node.id]) <= subset.MOST else "Mask"
        self.complain(node, f"`{node.id}` has no value yet, or is no number")
        return "int"

    def kind_of_part(self, node: ast.Attribute) -> Kind:
        if node.attr == "number" and self.declared(node.value) is not None:
            return "int"
        if isinstance(node.value, ast.Name) and self.words(node.value):
            return "int"
        of = self.kind(node.value)
        if isinstance(of, type) and not of_edition(self.chapter.name):
            homes = [base for base in of.__mro__ if node.attr in vars(base).get("__annotations__", {})]
            if homes and of_edition(homes[0].__module__):
                self.complain(node, f"a shared chapter reads `{node.attr}`, a field of an edition: that is for a hook")
        if isinstance(of, type) and node.attr in fields(of):
            return kind_of_field(*fields(of)[node.attr])
        self.complain(node, f"no field `{node.attr}`")
        return "int"

    def kind_of_call(self, node: ast.Call) -> Kind:
        name = subset.called(node)
        if self.declared(node.func, then) is not None:
            return "None"
        if (table := self.table(node.func)) is not None:
            return kind_of(table, self.unit.signatures)
        name = name or self.hooked_at(node.func)
        if isinstance(node.func, ast.Attribute) and self.hooked_at(node.func):
            return self.unit.signatures[name].result
        if isinstance(node.func, ast.Attribute):
            if self.kind(node.func.value) != "Mask":
                self.complain(node, f"only a set has `{node.func.attr}`")
            return "int"
        if name in ("min", "max", "abs"):
            return join([self.kind(a) for a in node.args])
        if name in self.unit.signatures:
            return self.unit.signatures[name].result
        self.complain(node, f"`{name}` is no rule function")
        return "int"

    def kind_of_sum(self, node: ast.BinOp) -> Kind:
        left, right = self.kind(node.left), self.kind(node.right)
        if isinstance(node.op, ast.LShift | ast.RShift):
            return left
        if isinstance(node.op, ast.BitAnd) and "int" in (left, right) and isinstance(node.right, ast.Constant):
            return "int"
        return join([left, right])

    def words(self, node: ast.Name) -> type[Names] | None:
        """The class of named numbers that a name stands for, if it does."""
        owner = self.names.get(node.id)
        named = isinstance(owner, type) and issubclass(owner, Names) and node.id not in self.types
        return owner if named else None
