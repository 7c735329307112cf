"""One function of the rules: what the types of its locals forbid, and its text in C."""
from __future__ import annotations

import ast
import typing

from native import subset
from native.in_c import definition
from native.kinds import Kind, c_type, join, kind_of_hint
from native.reader import Reader
from passgo.editions import of_edition
from passgo.rules import declare, then
from passgo.rules.hooks import HOOKS


class Body(Reader, ast.NodeTransformer):
    """Checks a function, finds the types of its locals, and rewrites what C has no word for."""

    def text(self) -> str:
        if self.fn.name in HOOKS:
            return self.printed()
        remarks = list(subset.function(self.fn))
        for node, message in remarks:
            self.complain(node, message)
        if remarks:
            return ""
        late = subset.after_close(self.fn.body)[0] if self.fn.name != "run" else []
        body = self.block(self.fn.body)
        for read in late:
            self.complain(read, "the frame is read after close(s): read it before")
        own = {name for name, _ in self.signature.params}
        local = {name: c_type(kind) for name, kind in self.types.items() if name not in own}
        return f"/* {self.chapter.place(self.fn)} */\n{definition(self.fn.name, self.signature, local, body)}"

    def printed(self) -> str:
        """A hook point: its head is written in the rules, its body is what was declared."""
        body = ast.parse("\n".join(HOOKS[self.fn.name].body())).body
        told = any(isinstance(node, ast.Name) and node.id == "answer" for stmt in body for node in ast.walk(stmt))
        local = {"answer": c_type(self.signature.result)} if told else {}
        return f"/* {self.chapter.place(self.fn)} */\n{definition(self.fn.name, self.signature, local, body)}"

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The statements rewritten; a match with nothing but `_` becomes several."""
        done: list[ast.stmt] = []
        for stmt in body:
            if not subset.is_docstring(stmt):
                new = self.visit(stmt)
                done += new if isinstance(new, list) else [new]
        return done or [ast.Pass()]

    # ----------------------------------------------------------------------------------------------------- types
    def store(self, target: ast.expr, kind: Kind) -> None:
        if not isinstance(target, ast.Name):
            if self.kind(target) == "int" and kind in ("Money", "Mask"):
                self.complain(target, f"a {kind} does not fit this field")
            return
        old = self.types.get(target.id)
        if isinstance(kind, tuple):
            self.complain(target, f"`{target.id}` would name a row of an array: C copies where Python shares")
        elif kind == "None":
            self.complain(target, f"`{target.id}` would name nothing: the function has no result")
        elif old is None:
            self.types[target.id] = kind
        elif old != kind and "Mask" in (old, kind) and not (kind == "int" and old == "Mask"):
            self.complain(target, f"`{target.id}` is a {old} elsewhere and a {kind} here")
        elif old != kind and isinstance(old, str) and target.id not in dict(self.signature.params):
            self.types[target.id] = join([old, kind])

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        kind = self.kind(node.value)
        for target in node.targets:
            self.store(target, kind)
        return self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        shift = isinstance(node.op, ast.LShift | ast.RShift)
        self.store(node.target, "int" if shift else self.kind(node.value))
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            whole = ast.BinOp(copy_of(node.target, node), node.op, node.value)
            return self.visit_Assign(ast.Assign([node.target], whole))
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        assert isinstance(node.target, ast.Name)
        try:
            self.types[node.target.id] = kind_of_hint(eval(ast.unparse(node.annotation), self.names))
        except Exception:
            self.complain(node, f"`{ast.unparse(node.annotation)}` is no type of the subset")
        return ast.Pass() if node.value is None else ast.Assign([node.target], self.visit(node.value))

    def visit_If(self, node: ast.If) -> ast.AST:
        return ast.If(self.visit(node.test), self.block(node.body), self.block(node.orelse) if node.orelse else [])

    def visit_While(self, node: ast.While) -> ast.AST:
        return ast.While(self.visit(node.test), self.block(node.body), [])

    def visit_For(self, node: ast.For) -> ast.AST:
        assert isinstance(node.iter, ast.Call)
        self.store(node.target, "int")
        node.iter.args = [self.visit(a) for a in node.iter.args]
        return ast.For(node.target, node.iter, self.block(node.body), [])

    def visit_Match(self, node: ast.Match) -> ast.AST:
        """`match` becomes a switch; a number that two cases name belongs to the first."""
        cases: list[ast.match_case] = []
        seen: set[str] = set()
        for case in node.cases:
            options = case.pattern.patterns if isinstance(case.pattern, ast.MatchOr) else [case.pattern]
            values = {ast.dump(value): ast.MatchValue(value) for option in options if isinstance(option, ast.MatchValue)
                      for value in [self.visit(option.value)]}
            new: list[ast.pattern] = [value for said, value in values.items() if said not in seen]
            seen |= values.keys()
            if new or not values:
                cases.append(ast.match_case(ast.MatchOr(new) if new else ast.MatchAs(), None, self.block(case.body)))
        return ast.Match(self.visit(node.subject), cases)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        found = self.declared(node.value) if node.attr == "number" else None
        if found is not None:
            return ast.Constant(found.number)
        owner = self.words(node.value) if isinstance(node.value, ast.Name) else None
        if owner is None:
            self.kind(node)
            return self.generic_visit(node)
        if node.attr not in owner.names():
            self.complain(node, f"{owner.__name__} has no word `{node.attr}`")
            return node
        home = next(base.__module__ for base in owner.__mro__ if node.attr in vars(base))
        if of_edition(home) and not self.chapter.may_name_editions:
            self.complain(node, f"a shared chapter uses `{node.attr}`, a word of an edition")
        return ast.Constant(owner.number(node.attr))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Divisions as Python divides."""
        divides = {ast.FloorDiv: "pg_floor", ast.Mod: "pg_rest"}.get(type(node.op))
        if divides is None:
            return self.generic_visit(node)
        divides += "_of_set" if self.kind(node) == "Mask" else ""
        return ast.Call(ast.Name(divides, ast.Load()), [self.visit(node.left), self.visit(node.right)], [])

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if (table := self.table(node)) is not None:
            return ast.Call(ast.Name(table.switch, ast.Load()), [self.visit(node.slice)], [])
        self.kind(node)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = self.names.get(node.id)
        if node.id in self.types or not isinstance(value, int):
            return node
        if abs(value) <= subset.MOST:
            return ast.Constant(value)
        if self.unit.big.setdefault(node.id, value) != value:
            self.complain(node, f"`{node.id}` is another big number in another chapter")
        return ast.Name(f"PG_{node.id}", ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Keyword and default arguments are filled in; defaults are numbers, whatever they are called where they stand."""
        self.kind(node)
        found = self.declared(node.func, then)
        if found is not None:
            return self.visit_then(node, found)
        if isinstance(node.func, ast.Subscript) and (table := self.table(node.func)) is not None:
            args = [self.visit(node.args[0]), self.visit(node.func.slice), *(self.visit(a) for a in node.args[1:])]
            return ast.Call(ast.Name(table.switch, ast.Load()), args, [])
        if self.hooked_at(node.func):
            return ast.Call(ast.Name(self.hooked_at(node.func), ast.Load()), [self.visit(a) for a in node.args], [])
        if isinstance(node.func, ast.Attribute):
            lone = subset.lowest_of(node.func.value) if node.func.attr == "bit_length" else None
            if lone is not None:
                return ast.Call(ast.Name("pg_length_of_lowest", ast.Load()), [self.visit(lone)], [])
            return ast.Call(ast.Name(f"pg_{node.func.attr}", ast.Load()), [self.visit(node.func.value)], [])
        if subset.called(node) in ("min", "max", "abs"):
            return self.visit_least(node)
        signature = self.unit.signatures.get(subset.called(node))
        if signature is not None:
            given = {k.arg: k.value for k in node.keywords}
            open_params = [name for name, _ in signature.params][len(node.args):]
            defaults = dict(zip([n for n, _ in signature.params][::-1], signature.defaults[::-1], strict=False))
            if len(node.args) > len(signature.params) or not given.keys() <= set(open_params):
                self.complain(node, f"`{subset.called(node)}` does not take these arguments")
            for name in open_params:
                if name in given:
                    node.args.append(given[name])
                elif name in defaults:
                    node.args.append(ast.Constant(defaults[name]))
                else:
                    self.complain(node, f"`{subset.called(node)}` needs {name}")
            node.keywords = []
        node.args = [self.visit(a) for a in node.args]
        return node

    def visit_least(self, node: ast.Call) -> ast.AST:
        """min and max of more than two are those of the first and of the rest."""
        if self.kind(node) == "Mask":
            self.complain(node, f"`{subset.called(node)}` is for numbers, not for sets")
        name = ast.Name(f"pg_{subset.called(node)}", ast.Load())
        args: list[ast.expr] = [self.visit(arg) for arg in node.args]
        while len(args) > 2:
            args[-2:] = [ast.Call(name, args[-2:], [])]
        return ast.Call(name, args, [])

    def visit_then(self, node: ast.Call, found: declare.Frame[typing.Any]) -> ast.AST:
        """`then.pay(s, …)` becomes `push` with the number, and the arguments in the slots of the frame."""
        given = [*node.args[1:]]
        defaults = found.push.__defaults__ or ()
        open_params = found.push.__code__.co_varnames[1 + len(given):found.push.__code__.co_argcount]
        said = {k.arg: k.value for k in node.keywords}
        spare = dict(zip(open_params[::-1], defaults[::-1], strict=False))
        for name in open_params:
            if name in said or name in spare:
                given.append(said[name] if name in said else ast.Constant(spare[name]))
            else:
                self.complain(node, f"`{found.word}` needs {name}")
        if len(given) > len(found.frame):
            self.complain(node, f"`{found.word}` does not take these arguments")
        at = dict(zip(found.frame, given, strict=False))
        rest = [self.visit(at[slot]) if slot in at else ast.Constant(-1 if slot == "who" else 0) for slot in declare.SLOTS]
        return ast.Call(ast.Name("push", ast.Load()), [self.visit(node.args[0]), ast.Constant(found.number), *rest], [])


def copy_of(node: ast.expr, at: ast.AST) -> ast.expr:
    """The same expression once more, complaints about it pointing to the same line."""
    copy = ast.parse(ast.unparse(node), mode="eval").body
    for part in ast.walk(copy):
        ast.copy_location(part, at)
    return copy
