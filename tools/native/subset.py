"""Lint: what can be said about a line of the rules without knowing any types."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from native.chapters import OUTSIDE, PREFIX, Chapter, is_chapter
from passgo.editions import of_edition

MOST = (1 << 31) - 1
FRAME = {"step", "who", "what", "how", "sum"}

NODES = (
    ast.FunctionDef, ast.arguments, ast.arg, ast.Expr, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign,
    ast.If, ast.While, ast.For, ast.Break, ast.Continue, ast.Pass, ast.Match, ast.match_case, ast.MatchValue, ast.MatchOr,
    ast.MatchAs, ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Call, ast.keyword, ast.BinOp, ast.UnaryOp,
    ast.BoolOp, ast.Compare, ast.IfExp, ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context)

RESERVED = {"cdef", "cimport", "cpdef", "ctypedef", "include", "sizeof", "DEF", "IF", "ELIF", "ELSE", "NULL", "EOF", "errno",
            "linux", "unix"}
"""Words that Cython keeps for itself, and macros of C: no name of the rules. (`double` and `default` are fine.)"""

METHODS = {"bit_count", "bit_length"}
"""The only methods: of a set, to count its members and to find one; machines have an instruction for each."""

DECLARATION = re.compile(r"asked|step\(.*\)|hook\(.*\)|lines_of\(.*\)|rent_rule\(.*\)|[\w.]+\.(also|lines|only\(.*\))")
"""What may stand above a function of the rules."""

Remark = tuple[ast.AST, str]


def imports(chapter: Chapter) -> Iterator[Remark]:
    """No edition in the shared chapters; no luck in the rules; nothing from elsewhere."""
    for node in ast.walk(chapter.tree):
        if isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and node not in chapter.tree.body):
            yield node, "imports stand at the top, as `from passgo.rules.<chapter> import <name>`"
        elif isinstance(node, ast.ImportFrom):
            module = str(node.module)
            if node.level or (module not in OUTSIDE and not is_chapter(module)):
                yield node, "a chapter imports names of other chapters, of passgo.struct and of typing, nothing else"
            if of_edition(module) and not chapter.may_name_editions:
                yield node, "a shared chapter names an edition"
            if module == PREFIX + "luck" and not chapter.is_driver:
                yield node, "luck belongs to drivers: a rule must push a Toss"


def function(fn: ast.FunctionDef) -> Iterator[Remark]:
    """Everything inside one function."""
    extra = (fn.args.vararg, fn.args.kwarg, *fn.args.kwonlyargs, *fn.args.posonlyargs)
    if any(extra):
        yield fn, f"`{fn.name}`: plain parameters only"
    for decorator in fn.decorator_list:
        if DECLARATION.fullmatch(ast.unparse(decorator)) is None:
            yield fn, f"`{fn.name}`: no decorator but a declaration"
    fn.decorator_list = []
    lonely = {id(n) for n in ast.walk(fn) if isinstance(n, ast.UnaryOp) and isinstance(n.op, ast.Invert)}
    for node in ast.walk(fn):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.BitAnd):
            sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
            inverted = [side for side in sides if id(side) in lonely]
            lonely -= {id(side) for side in inverted[:1]}
    for node in ast.walk(fn):
        if not isinstance(node, NODES) or (isinstance(node, ast.FunctionDef) and node is not fn):
            if hasattr(node, "lineno"):
                # A part without a line of its own belongs to a whole that is named anyway.
                yield node, f"{type(node).__name__} is outside the subset"
        elif id(node) in lonely:
            yield node, "`~set` is negative in Python: write `other & ~set`"
        else:
            yield from line(node)
    yield from constants(fn)


def line(node: ast.AST) -> Iterator[Remark]:
    """One node that is in the subset, but perhaps not used as the subset wants it."""
    if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div | ast.Pow | ast.MatMult):
        yield node, "only + - * // % and bit operations are known here"
    if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn | ast.Is | ast.IsNot) for op in node.ops):
        yield node, "only == != < <= > >= are known here"
    if isinstance(node, ast.For | ast.While) and node.orelse:
        yield node, "a loop has no else here"
    if isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and called(node.iter) == "range"
                                          and isinstance(node.target, ast.Name)):
        yield node, "only `for x in range(...)`"
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) or looked_up(node.func) or method(node) in METHODS):
        yield node, "only functions of the rules can be called, no methods"
    if isinstance(node, ast.AnnAssign) and not isinstance(node.target, ast.Name):
        yield node, "only a local variable can be annotated"
    if isinstance(node, ast.Match) and not isinstance(node.subject, ast.Name | ast.Attribute):
        yield node, "match on a name or a field: the subject is written once for every case"
    if isinstance(node, ast.Match) and any(isinstance(inner, ast.Break) for case in node.cases for inner in loose(case.body)):
        yield node, "a `break` inside a match would end the match in C"
    if isinstance(node, ast.Assign) and len(node.targets) > 1:
        yield node, "one name or field at a time"
    if isinstance(node, ast.match_case):
        options = node.pattern.patterns if isinstance(node.pattern, ast.MatchOr) else [node.pattern]
        if not (all(isinstance(option, ast.MatchValue) for option in options) or is_default(node)):
            yield node.pattern, "a case is a named number, several of them, or _"
        if node.guard is not None:
            yield node.pattern, "a case has no `if` here: write it inside"
    name = node.arg if isinstance(node, ast.arg) else node.name if isinstance(node, ast.FunctionDef) else ""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        name = node.id
    if name in RESERVED:
        yield node, f"`{name}` is a word of C or Cython: choose another name"


def loose(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a block that no loop inside it holds."""
    for stmt in body:
        yield stmt
        if not isinstance(stmt, ast.For | ast.While):
            for block in parts(stmt)[0]:
                yield from loose(block)


def constants(fn: ast.FunctionDef) -> Iterator[Remark]:
    """Whole numbers, and docstrings where docstrings stand."""
    texts = {id(n.value) for n in ast.walk(fn) if is_docstring(n) and isinstance(n, ast.Expr)}
    notes = {id(part) for n in [fn.returns, *(a.annotation for a in fn.args.args)] if n is not None for part in ast.walk(n)}
    for node in ast.walk(fn):
        if isinstance(node, ast.Constant) and id(node) not in texts | notes:
            if not isinstance(node.value, int):
                yield node, f"{node.value!r}: only whole numbers are known here"
            elif abs(node.value) > MOST:
                yield node, "a number this big needs a name: NAME: Final = ..."


def after_close(body: list[ast.stmt], closed: bool = False) -> tuple[list[ast.Subscript], bool]:
    """Reads of a frame on a way that has come through close(s), for `then` may already have written there; and whether
    the frame is closed behind this block. A block that returns does not lead behind it."""
    found: list[ast.Subscript] = []
    for stmt in body:
        blocks, heads = parts(stmt)
        if closed:
            found += [n for head in heads for n in ast.walk(head) if isinstance(n, ast.Subscript) and is_frame_read(n)]
        closed = closed or any(isinstance(n, ast.Call) and called(n) == "close" for head in heads for n in ast.walk(head))
        ends = []
        for block in blocks:
            inner, end = after_close(block, closed)
            found += inner
            ends.append(end)
        closed = closed or any(ends)
        if isinstance(stmt, ast.Return | ast.Break | ast.Continue):
            return found, False
    return found, closed


def parts(stmt: ast.stmt) -> tuple[list[list[ast.stmt]], list[ast.AST]]:
    """The blocks inside a statement, and what is evaluated before them."""
    if isinstance(stmt, ast.If | ast.While):
        return [stmt.body, stmt.orelse], [stmt.test]
    if isinstance(stmt, ast.For):
        return [stmt.body], [stmt.iter]
    if isinstance(stmt, ast.Match):
        return [case.body for case in stmt.cases], [stmt.subject]
    return [], [stmt]


def is_frame_read(node: ast.Subscript) -> bool:
    return isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Attribute) and node.value.attr in FRAME


def is_default(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.pattern.name is None


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def looked_up(function: ast.expr) -> bool:
    """`then.pay`, `moments.passed_go` or `RUN[step]`."""
    if isinstance(function, ast.Subscript):
        return isinstance(function.value, ast.Name) and function.value.id.isupper()
    home = function.value if isinstance(function, ast.Attribute) else None
    return isinstance(home, ast.Name) and home.id in ("then", "moments")


def lowest_of(node: ast.expr) -> ast.expr | None:
    """The set of which `node` is the smallest member alone, as in `mask & -mask`; None: it is something else."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd) and isinstance(node.right, ast.UnaryOp):
        if isinstance(node.right.op, ast.USub) and ast.dump(node.right.operand) == ast.dump(node.left):
            return node.left
    return None


def method(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) and not node.args and not node.keywords else ""
