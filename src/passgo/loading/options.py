"""Options: the printed variants and house rules of an edition, as changes to its [rules]. All can be combined."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from passgo.loading.sheet import Sheet

Value = bool | int | str
ON = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}


class BadOption(ValueError):
    """No such option, or a value it cannot have; the sentence says what would do."""


class Option(NamedTuple):
    """One choice a table can make before it begins."""
    name: str
    kind: str
    says: str
    default: Value
    clauses: tuple[str, ...]
    source: str
    least: int
    most: int
    table: dict[str, Any]

    @property
    def choices(self) -> str:
        """What it can be, in words."""
        match self.kind:
            case "switch":
                return "on, off"
            case "choice":
                return ", ".join(self.table["values"])
        return f"{self.least:,} to {self.most:,}"

    def parse(self, text: str) -> Value:
        """The value a person typed; raises BadOption."""
        value: Value | None = None
        match self.kind:
            case "switch":
                value = ON.get(text.lower())
            case "choice":
                value = text if text in self.table["values"] else None
            case _:
                plain = text.replace("_", "").replace(",", "").lstrip("$")
                short = plain.isascii() and plain.isdigit() and len(plain) < 20
                value = int(plain) if short and self.least <= int(plain) <= self.most else None
        if value is None:
            raise BadOption(f"{self.name} cannot be {text[:30]!r}; it can be: {self.choices}.")
        return value

    def fits(self, value: object) -> bool:
        """Is this a value the option can have?"""
        match self.kind:
            case "switch":
                return isinstance(value, bool)
            case "choice":
                return isinstance(value, str) and value in self.table["values"]
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


def read_options(sheet: Sheet, rules: set[str]) -> dict[str, Option]:
    """The options an edition offers, by name; each changes entries of its [rules]."""
    found: dict[str, Option] = {}
    for i, table in enumerate(sheet.tables("option")):
        name, kind = table["name"], table["kind"]
        default: Value = table.get("default", False if kind == "switch" else 0)
        found[name] = Option(name, kind, table["says"], default, tuple(table.get("clauses", ())), table.get("from", ""),
                             table.get("least", 0), table.get("most", 0), table)
        for key, sentence in wrong_option(found[name], rules):
            sheet.complain(("option", i, key), sentence)
    return found


def wrong_option(option: Option, rules: set[str]) -> Iterator[tuple[str, str]]:
    """Whatever value is chosen, the changes must be there."""
    if option.kind == "choice" and not option.table.get("values"):
        yield "values", "`values` must give the changes for each choice"
    elif not option.fits(option.default):
        yield "default", f"`default` cannot be {option.default!r}; it can be: {option.choices}"
    if option.kind in ("number", "money") and option.table.get("sets") not in rules:
        yield "sets", "`sets` must name the entry of [rules] the number goes to"


def changed_rules(sheet: Sheet, known: dict[str, Option], chosen: dict[str, Value]) -> dict[str, Any]:
    """The [rules] of the edition with the chosen options put in; raises BadOption."""
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"There is no option {name!r}; there are: {', '.join(known) or 'none'}.")
        if not known[name].fits(value):
            raise BadOption(f"{name} cannot be {value!r}; it can be: {known[name].choices}.")
    rules = dict(sheet.table("rules"))
    later: dict[str, str] = {}
    for name, option in known.items():
        if name not in chosen or chosen[name] == option.default:
            continue
        for rule, to in changes(option, chosen[name], chosen).items():
            if isinstance(to, str) and to in rules:
                later[rule] = to
            else:
                rules[rule] = to
    for rule, same_as in later.items():
        rules[rule] = rules[same_as]
    return rules


def changes(option: Option, value: Value, chosen: dict[str, Value]) -> dict[str, Any]:
    """What this value changes; `also` is left out where the option named in `unless` is on."""
    match option.kind:
        case "switch":
            return dict(option.table.get("on" if value else "off", {}))
        case "choice":
            return dict(option.table["values"][str(value)])
    also = {} if chosen.get(str(option.table.get("unless", ""))) else dict(option.table.get("also", {}))
    return {str(option.table["sets"]): int(value) * int(option.table.get("times", 1)), **also}
