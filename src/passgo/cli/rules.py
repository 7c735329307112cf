"""`passgo rules`: the rulebook, clause by clause."""
from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from passgo.cli.choices import EditionName, Json, edition_name
from passgo.cli.console import console, print_json
from passgo.cli.trouble import USAGE, Trouble
from passgo.editions import DEFAULT_EDITION
from passgo.loading import Clause, ledger, rulebook

EXAMPLES = ("passgo rules here_and_now", "passgo rules here_and_now HN-71", "passgo rules here_and_now HN-91 --where",
            "passgo rules here_and_now hn-33 --json")


def rules(
    edition: EditionName = DEFAULT_EDITION,
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="One clause, such as HN-71.", show_default=False)] = "",
    json: Json = False,
    where: Annotated[bool, typer.Option("--where", help="Name the code, the figures and the tests of a clause.")] = False,
) -> None:
    """Read the rulebook of an edition, whole or one clause."""
    book = rulebook(edition_name(edition))
    found = [clause_of(book, clause)] if clause else list(book.values())
    if where and not clause:
        raise Trouble("--where needs a clause, such as HN-71.", USAGE)
    if where:
        show_places(console(), ledger.where(found[0].id), json)
    elif json:
        print_json([{"id": c.id, "heading": c.heading, "text": plain(c), "ours": c.ours, "page": c.page} for c in found])
    else:
        show_clauses(console(), found)


def show_places(out: Console, places: list[ledger.Place], json: bool) -> None:
    """One line each: which file, which line, what stands there."""
    if json:
        print_json([{"kind": p.kind, "path": str(p.path), "line": p.line, "what": p.what} for p in places])
        return
    top = ledger.PACKAGE.parents[1]
    for place in places:
        path = place.path.relative_to(top) if place.path.is_relative_to(top) else place.path
        out.print(Text.assemble((f"{place.kind:5}", "bold cyan"), f" {path}:{place.line}  ", (place.what, "dim")), soft_wrap=True)


def clause_of(book: dict[str, Clause], typed: str) -> Clause:
    """A clause by its id, however it is written; otherwise the nearest ones are named."""
    key = typed.strip().upper().replace(" ", "-").replace("_", "-")
    if key in book:
        return book[key]
    close = difflib.get_close_matches(key, list(book), 4, 0.5) or list(book)[:4]
    raise Trouble(f"There is no clause {typed!r}; near it are {', '.join(close)}.", USAGE)


def plain(clause: Clause) -> str:
    """Without the marks of the ledger."""
    return " ".join(clause.text.replace("**D** ", "(our decision) ").replace("**", "").split())


def show_clauses(out: Console, clauses: Iterable[Clause]) -> None:
    """Under their headings."""
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            out.print(Text(f"\n{heading}", "bold"))
        line = Table.grid(padding=(0, 2))
        line.add_column(min_width=6, style="bold cyan")
        line.add_row(clause.id, Text.assemble(plain(clause), (f" [{clause.page or 'our decision'}]", "dim")))
        out.print(line)
