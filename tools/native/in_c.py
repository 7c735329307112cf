"""What is left of a function of the rules after it was rewritten, in the words of C."""
from __future__ import annotations

import ast
import operator
from collections.abc import Container

from native.kinds import Signature, c_type

SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/", ast.Mod: "%", ast.LShift: "<<", ast.RShift: ">>",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">",
    ast.GtE: ">=", ast.And: "&&", ast.Or: "||", ast.Not: "!", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"}
FOLDED = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.LShift: operator.lshift}
"""What is known beforehand and may need more than the 31 bits that C gives to small numbers."""
PREFIX = "rule_"
"""Before every function of the rules: C has its own `close`, `send` and `abs`."""


def head(name: str, signature: Signature) -> str:
    """How C announces the function; locals have a letter before them, for `double` and `short` are words of C."""
    params = ", ".join(f"{c_type(kind)} v_{param}" for param, kind in signature.params)
    return f"{c_type(signature.result)} {PREFIX}{name}({params or 'void'})"


def definition(name: str, signature: Signature, local: dict[str, str], body: list[ast.stmt]) -> str:
    """The whole function; as in Python a way that returns nothing ends well."""
    printer = Printer({*local, *dict(signature.params)})
    lines = printer.block(body)
    spare = [f"int64_t {', '.join(printer.spare)};"] if printer.spare else []
    last = [] if signature.result == "None" or isinstance(body[-1], ast.Return) else ["return 0;"]
    inside = [*(f"{kind} v_{local};" for local, kind in local.items()), *spare, *lines, *last]
    return "\n".join([head(name, signature) + " {", *inside, "}", ""])


class Printer:
    """Prints statements and expressions; `spare` are the places it needs beside the locals."""

    def __init__(self, local: Container[str]) -> None:
        self.local = local
        self.spare: list[str] = []
        self.loops = 0

    def block(self, body: list[ast.stmt]) -> list[str]:
        return [line for stmt in body for line in self.statement(stmt)]

    def statement(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Expr():
                return [f"{self.value(node.value)};"]
            case ast.Return():
                return [f"return {self.value(node.value)};" if node.value else "return;"]
            case ast.Assign():
                return ["".join(f"{self.value(target)} = " for target in node.targets) + f"{self.value(node.value)};"]
            case ast.AugAssign():
                return [f"{self.value(node.target)} {SIGNS[type(node.op)]}= {self.value(node.value)};"]
            case ast.If():
                other = ["} else {", *self.block(node.orelse)] if node.orelse else []
                return [f"if ({self.value(node.test)}) {{", *self.block(node.body), *other, "}"]
            case ast.While():
                return [f"while ({self.value(node.test)}) {{", *self.block(node.body), "}"]
            case ast.For():
                return self.loop(node)
            case ast.Match():
                return self.switch(node)
            case ast.Break() | ast.Continue():
                return ["break;" if isinstance(node, ast.Break) else "continue;"]
        return []

    def loop(self, node: ast.For) -> list[str]:
        """The end is computed once, and the loop does not mind what its body does with the name."""
        assert isinstance(node.iter, ast.Call)
        given = [self.value(arg) for arg in node.iter.args]
        start, end, step = [*(["0"] if len(given) == 1 else []), *given, *(["1"] if len(given) < 3 else [])]
        self.loops += 1
        at, to = f"at{self.loops}", f"to{self.loops}"
        way = ">" if step.startswith("(-") else "<"
        return [f"for (int64_t {at} = {start}, {to} = {end}; {at} {way} {to}; {at} += {step}) {{",
                f"{self.value(node.target)} = {at};", *self.block(node.body), "}"]

    def switch(self, node: ast.Match) -> list[str]:
        lines = [f"switch ({self.value(node.subject)}) {{"]
        for case in node.cases:
            options = case.pattern.patterns if isinstance(case.pattern, ast.MatchOr) else [case.pattern]
            values = [self.value(option.value) for option in options if isinstance(option, ast.MatchValue)]
            lines += [f"case {value}:" for value in values] or ["default:"]
            ends = isinstance(case.body[-1], ast.Return | ast.Continue)
            lines += ["{", *self.block(case.body), "}" if ends else "} break;"]
        return [*lines, "}"]

    def value(self, node: ast.expr) -> str:
        number = folded(node)
        if number is not None:
            text = str(number) if abs(number) < 1 << 31 else f"{number}LL"
            return text if number >= 0 else f"({text})"
        match node:
            case ast.Name():
                return f"v_{node.id}" if node.id in self.local else node.id
            case ast.Attribute():
                return f"{self.value(node.value)}->{node.attr}"
            case ast.Subscript():
                return f"{self.value(node.value)}[{self.value(node.slice)}]"
            case ast.Call():
                name = ast.unparse(node.func)
                return f"{'' if name.startswith('pg_') else PREFIX}{name}({', '.join(self.value(arg) for arg in node.args)})"
            case ast.BinOp():
                return f"({self.value(node.left)} {SIGNS[type(node.op)]} {self.value(node.right)})"
            case ast.UnaryOp():
                return f"({SIGNS[type(node.op)]}{self.value(node.operand)})"
            case ast.BoolOp():
                return f"({f' {SIGNS[type(node.op)]} '.join(self.value(part) for part in node.values)})"
            case ast.IfExp():
                return f"({self.value(node.test)} ? {self.value(node.body)} : {self.value(node.orelse)})"
            case ast.Compare():
                return self.compared(node)
        raise AssertionError(ast.dump(node))

    def compared(self, node: ast.Compare) -> str:
        """`low <= f(s) <= high` calls f once."""
        left, parts = self.value(node.left), []
        for n, (op, side) in enumerate(zip(node.ops, node.comparators, strict=True)):
            right = again = self.value(side)
            if n + 1 < len(node.ops) and any(isinstance(part, ast.Call) for part in ast.walk(side)):
                again = f"spare{len(self.spare)}"
                self.spare.append(again)
                right = f"({again} = {right})"
            parts.append(f"{left} {SIGNS[type(op)]} {right}")
            left = again
        return f"({' && '.join(parts)})"


def folded(node: ast.expr) -> int | None:
    """The number that an expression is, if it needs no game to know it."""
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return int(node.value)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = folded(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.BinOp) and type(node.op) in FOLDED:
        left, right = folded(node.left), folded(node.right)
        return None if left is None or right is None else FOLDED[type(node.op)](left, right)
    return None
