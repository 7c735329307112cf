"""`passgo options`: the printed variants and house rules of an edition."""
from __future__ import annotations

from typing import Any

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from passgo.cli.choices import EditionName, Json, edition_name
from passgo.cli.console import console, print_json
from passgo.editions import DEFAULT_EDITION
from passgo.loading import Option, Value, read

EXAMPLES = ("passgo options here_and_now", "passgo options here_and_now --json",
            "passgo simulate --games 20 rent=claimed rounds=30")


def as_values(option: Option) -> dict[str, Any]:
    return {"name": option.name, "kind": option.kind, "says": option.says, "default": option.default, "choices": option.choices,
            "clauses": list(option.clauses), "source": option.source}


def written(value: Value) -> str:
    """As it is typed: on, off, 15,000,000, open."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:,}" if isinstance(value, int) else value


def another(option: Option) -> str:
    """A value one could type instead of the printed one."""
    match option.kind:
        case "switch":
            return written(not option.default)
        case "choice":
            return str(next(value for value in option.table["values"] if value != option.default))
    return str(max(option.least, 30) if not option.default else min(option.most, int(option.default) * 2))


def options(edition: EditionName = DEFAULT_EDITION, json: Json = False) -> None:
    """List the options of an edition; all of them can be combined."""
    found = read(edition_name(edition))
    if json:
        print_json([as_values(option) for option in found.options])
        return
    table = Table("Option", "What it changes", box=SIMPLE)
    for option in found.options:
        values = f"{option.choices}; printed rule: {written(option.default)} [{' '.join(option.clauses)}]"
        table.add_row(Text(option.name, "bold"), Text(option.says).append(f"\n{values}", "dim"))
    out = console()
    out.print(table)
    example = " ".join(f"{option.name}={another(option)}" for option in found.options[:2])
    out.print(f"Written behind the edition: passgo play {found.key} {example}", soft_wrap=True)
