"""From the files of an edition to its Board and its words: `read("here_and_now")`.

`read("my-board.toml")` takes a file of your own, which may say `extends = "here_and_now"` and then only what differs.
"""
from __future__ import annotations

import functools
import marshal
import pathlib
from typing import Any

from passgo.editions import LISTED, homes
from passgo.editions import folder as folder_of
from passgo.loading.checks import all_checks
from passgo.loading.complaints import complaints
from passgo.loading.edition import Card, Choice, Edition, Group, Result, Scene, Space, Story
from passgo.loading.options import BadOption, Option, Value, changed_rules, read_options
from passgo.loading.rulebook import Clause, clauses_of
from passgo.loading.sheet import BadEdition, Complaint, Sheet
from passgo.loading.tables import LISTS, PLAIN, fill_board, read_cards, read_groups, read_spaces, read_words

__all__ = ["BadEdition", "BadOption", "Card", "Choice", "Clause", "Complaint", "Edition", "Group", "Option", "Result", "Scene",
           "Space", "Story", "UnknownEdition",
           "Value", "clauses_of", "editions", "read", "rulebook"]


class UnknownEdition(ValueError):
    """There is no edition of this name; the sentence lists those there are."""


def editions() -> list[str]:
    """The keys of all editions there are."""
    return sorted(homes())


def folder(key: str) -> pathlib.Path:
    """The folder of an edition."""
    if key not in editions():
        raise UnknownEdition(f"There is no edition {key!r}; there are: {', '.join(editions())}.")
    return folder_of(key)


def read(name_or_path: str, options: tuple[tuple[str, Value], ...] = ()) -> Edition:
    """An edition with its options set; raises UnknownEdition, BadEdition or BadOption, each with a sentence to read."""
    path = pathlib.Path(name_or_path)
    if path.suffix == ".toml":
        return own_edition(str(path), text_of(path), **dict(options))
    return printed_edition(name_or_path, **dict(options))


@functools.lru_cache(maxsize=64, typed=True)
def printed_edition(key: str, /, **chosen: Value) -> Edition:
    """An edition that comes with Pass GO."""
    return edition_of(key, Sheet(printed(key)), chosen, key, key, key in LISTED)


@functools.lru_cache(maxsize=64, typed=True)
def own_edition(path: str, text: str, /, **chosen: Value) -> Edition:
    """An edition from a file of one's own: another text in the same file is another edition."""
    sheet = own_sheet(path, text)
    return edition_of(pathlib.Path(path).stem, sheet, chosen, path, str(sheet.data.get("extends", "")))


def edition_of(key: str, sheet: Sheet, chosen: dict[str, Value], source: str, home: str, proven: bool = False) -> Edition:
    """Fill a Board from the tables, and complain about everything at once; `proven`: their structure is known to be right."""
    strangers = [] if proven else must_be_shaped(source, sheet, sheet.data)
    known = read_options(sheet, PLAIN | LISTS)
    if sheet.complaints:
        raise BadEdition(source, sheet.complaints + strangers)
    rules = changed_rules(sheet, known, chosen)
    if chosen and not proven:
        must_be_shaped(source, sheet, {**sheet.data, "rules": rules})
    groups = read_groups(sheet)
    spaces = read_spaces(sheet)
    cards = read_cards(sheet)
    board = fill_board(sheet, rules, groups, spaces, cards)
    words = read_words(sheet)
    for checks in all_checks():
        words |= checks.fill(sheet, board, spaces)
    if not sheet.complaints:
        for path, sentence in complaints(board):
            sheet.complain(path, sentence)
    if sheet.complaints or strangers:
        raise BadEdition(source, sheet.complaints + strangers)
    called = words["pieces"] if home == key else printed(home).get("pieces", {}) if home else {}
    own_pieces = {piece: name for piece, name in words["pieces"].items() if called.get(piece) != name}
    edition = Edition(
        key=key, source=source, home=home, own_pieces=own_pieces, board=board, spaces=tuple(spaces), groups=tuple(groups),
        cards=tuple(cards),
        options=tuple(known.values()),
        chosen=tuple((name, chosen.get(name, option.default)) for name, option in known.items()), **words)
    faults = [fault for checks in all_checks() for fault in checks.faults(edition)]
    if faults:
        raise BadEdition(source, [Complaint(0, fault) for fault in faults])
    return edition


def must_be_shaped(source: str, sheet: Sheet, data: dict[str, Any]) -> list[Complaint]:
    """Refuses what no reader could make sense of; returns complaints about entries nobody would read."""
    from passgo.loading.structure import misshapen  # here, because it takes longer than all the rest
    found = list(misshapen(data))
    told = [Complaint(sheet.line(path), sentence) for path, sentence, _ in found]
    if not all(stranger for _, _, stranger in found):
        raise BadEdition(source, told)
    return told


def printed(key: str) -> dict[str, Any]:
    """All tables of an edition that comes with Pass GO, as one; whoever asks may change them."""
    found: dict[str, Any] = marshal.loads(printed_once(key))
    return found


@functools.cache
def printed_once(key: str) -> bytes:
    """The same, packed: its files do not change, and unpacking takes a tenth of reading them anew for every set of options."""
    import tomllib  # here, as not everybody who imports a Game reads an edition
    data: dict[str, Any] = {}
    for path in sorted(folder(key).glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        data.update({"reasons": table} if path.stem == "reasons" else table)
    for path in sorted(folder(key).glob("*/*.toml")):
        for name, tables in tomllib.loads(path.read_text(encoding="utf-8")).items():
            data.setdefault(name, []).extend(tables)
    return marshal.dumps(extended(data, printed(data["extends"])) if "extends" in data else data)


def extended(data: dict[str, Any], base: dict[str, Any]) -> dict[str, Any]:
    """What it does not say it takes from the edition it extends; with spaces of its own come cards of its own."""
    merged = {**base, **data}
    for table in ("rules", "when", "reasons"):
        if isinstance(data.get(table, {}), dict):
            merged[table] = {**base.get(table, {}), **data.get(table, {})}
    if "space" in data and "card" not in data and base:
        merged["deck"], merged["card"] = [], []
    return merged


def not_toml(told: str) -> Complaint:
    """What the reader of TOML says, and in which line."""
    says, _, place = told.rpartition(" (at line ")
    line = place.partition(",")[0]
    return Complaint(int(line) if line.isdigit() else 0, f"is not TOML: {says or told}")


def text_of(path: pathlib.Path) -> str:
    """What the file says now."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadEdition(str(path), [Complaint(0, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise BadEdition(str(path), [Complaint(0, "is not a text file in UTF-8")]) from error
    except ValueError as error:
        raise BadEdition(str(path), [Complaint(0, f"cannot be read: {error}")]) from error


def own_sheet(path: str, text: str) -> Sheet:
    """A file of one's own; what it does not say it takes from the edition it extends."""
    import tomllib
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(path, [not_toml(str(error))]) from error
    except (ValueError, RecursionError) as error:
        raise BadEdition(path, [Complaint(0, "is not TOML: a number too long, or tables too deep")]) from error
    base: dict[str, Any] = {}
    if "extends" in data:
        if data["extends"] not in editions():
            raise BadEdition(path, [Complaint(Sheet(data, text).line(("extends",)),
                                              f"extends {data['extends']!r}, but there are only: {', '.join(editions())}")])
        base = printed(data["extends"])
    return Sheet(extended(data, base), text)


def rulebook(key: str) -> dict[str, Clause]:
    """The numbered clauses of an edition that comes with Pass GO, by id."""
    return clauses_of((folder(key) / "RULEBOOK.md").read_text(encoding="utf-8"))
