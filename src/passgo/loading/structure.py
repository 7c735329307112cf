"""What the tables of a file look like: which entries there are, of what type, and which of them must be there.

pydantic reads these models; what it finds wrong becomes a sentence with a path, and so with a line. A file of one's own and an
edition from elsewhere are held against them whenever they are read, the editions of the list by a test: loading one of those
never waits for pydantic. An edition may have a `structure.py` with the entries it adds: a `Space`, a `Card`, and `TABLES`.
"""
from __future__ import annotations

import functools
from collections.abc import Collection, Iterator
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, WrapValidator, create_model
from pydantic_core import ErrorDetails, PydanticCustomError

from passgo.editions import homes, part
from passgo.loading.sheet import Path
from passgo.loading.tables import BY_NAME, BY_SPACE, LISTS, NAMED, PLAIN, REQUIRED
from passgo.rules.board import Board
from passgo.rules.sizes import FACES, LEVELS, SPACES
from passgo.rules.steps import Step
from passgo.rules.words import Charge, KeptUse, Kind, RentRule, When
from passgo.struct import fields


def wrong(sentence: str, whole: bool = False) -> PydanticCustomError:
    """A complaint in our own words: what follows the name of the entry, unless it is the whole sentence."""
    return PydanticCustomError("whole" if whole else "ours", "{sentence}", {"sentence": sentence})


def one_of(words: Collection[str]) -> AfterValidator:
    """A text that is one of these words."""
    def known(value: str) -> str:
        if value not in words:
            raise wrong(f"is {value!r}; it can be: {', '.join(words)}")
        return value
    return AfterValidator(known)


def number_or(words: Collection[str]) -> AfterValidator:
    """A number, or a word that stands for one."""
    def known(value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise wrong(f"must be a whole number, not {value!r}")
        if isinstance(value, str) and value not in words:
            raise wrong(f"is {value!r}; it can be: {', '.join(words)}")
        return value
    return AfterValidator(known)


def must_be(what: str, most: int = 1000) -> WrapValidator:
    """One sentence for all that can be wrong with a list or table inside; not longer than `most`."""
    def read(value: Any, handler: Any) -> Any:
        try:
            found = handler(value)
        except ValidationError:
            raise wrong(f"must {what}") from None
        if len(found) > most:
            raise wrong(f"has {len(found)} entries; {most} are possible")
        return found
    return WrapValidator(read)


def enough(spaces: list[Any]) -> list[Any]:
    """A track runs round four corners, and on a board there is room for so many."""
    if not 4 <= len(spaces) <= SPACES:
        raise wrong(f"there are {len(spaces)} spaces; 4 to {SPACES} are possible", whole=True)
    return spaces


LIST = "be a list of whole numbers"
Texts: TypeAlias = Annotated[list[str], must_be("be a list of texts")]
Words: TypeAlias = dict[str, str]
Change: TypeAlias = dict[Annotated[str, one_of(PLAIN | LISTS)], int | str | list[int]]
Changes: TypeAlias = Annotated[Change, must_be("be a table of changes to [rules]")]


class Entries(BaseModel):
    """A table: its types as they stand, nothing turned into another, and no entry that nobody reads."""
    model_config = ConfigDict(strict=True, extra="forbid")


class Die(Entries):
    pips: Annotated[list[int], must_be(LIST, FACES)] = []
    odds: Annotated[list[int], must_be(LIST, FACES)] = []


class Deck(Entries):
    name: str


class Space(Entries):
    """What landing there does, and what its deed says."""
    name: str
    city: str = ""
    source: str = Field("", alias="from")
    landing: Annotated[str, one_of(Step.names())] = "NOTHING"
    what: int = 0
    sum: int = 0
    deck: str = ""
    group: str = ""
    rule: Annotated[str, one_of(RentRule.names())] = "HOUSES"
    price: int = 0
    loan: int = 0
    house: int = 0
    hotel: int = 0
    rent: Annotated[list[int], must_be(LIST, LEVELS)] = []


class Card(Entries):
    """What it says, and what it does."""
    id: str = ""
    deck: str
    name: str = ""
    text: str = ""
    source: str = Field("", alias="from")
    step: Annotated[str, one_of(Step.names())]
    what: int = 0
    how: int = 0
    sum: int = 0
    to: str = ""
    group: str = ""
    charge: Annotated[str, one_of(Charge.names())] = "PRINTED"
    factor: int = 1
    spaces: int = 0
    house: int = 0
    hotel: int = 0
    use: Annotated[str, one_of(KeptUse.names())] = ""
    traded: bool = True


class Option(Entries):
    """A choice the table has before it begins."""
    name: str
    kind: Annotated[str, one_of(("switch", "number", "money", "choice"))]
    says: str
    default: Any = None
    clauses: Texts = []
    source: str = Field("", alias="from")
    least: int = 0
    most: int = 0
    step: Annotated[int, Field(ge=1)] = 1
    sets: str = ""
    times: int = 1
    on: Changes = {}
    off: Changes = {}
    also: Changes = {}
    unless: str = ""
    values: Annotated[dict[str, Change], must_be("give the changes for each choice")] = {}


class Sheet(Entries):
    """What every file may say; its tables of spaces, cards and rules depend on the editions there are."""
    title: str
    extends: str = ""
    year: int = 0
    versions: Texts = []
    currency: str = ""
    tokens: Texts = []
    sources: Words = {}
    pieces: Words = {}
    notes: dict[str, int] = {}
    reasons: dict[str, Annotated[str | Words, must_be("name a clause")]] = {}
    rules_from: dict[str, Texts] = {}
    when: dict[Annotated[str, one_of(Kind.names())], Annotated[
        list[Annotated[str, one_of(When.names())]], must_be(f"be a list of: {', '.join(When.names())}")]] = {}
    die: list[Die] = []
    deck: list[Deck] = []
    option: list[Option] = []


def rules_model() -> type[Entries]:
    """[rules]: an entry for each number of the Board that does not follow from others."""
    entries: dict[str, Any] = {}
    for name in sorted(PLAIN):
        kind = Annotated[str, one_of(NAMED[name].names())] if name in NAMED else int
        entries[name] = (kind, ... if name in REQUIRED else None)
    for name in LISTS:
        entries[name] = (Annotated[list[int], must_be(LIST, fields(Board)[name][1][0])], [])
    return create_model("Rules", __base__=Entries, **entries)


@functools.cache
def sheet_model() -> type[Sheet]:
    """The whole file, with what every edition adds."""
    own = [module for key in homes() if (module := part(key, "structure")) is not None]
    by_space: dict[str, Any] = {name: (Annotated[Any, number_or(BY_NAME.get(name, ()))], 0) for name in BY_SPACE}
    tables = {name: kind for module in own for name, kind in getattr(module, "TABLES", {}).items()}
    spaces = tuple(module.Space for module in own if hasattr(module, "Space"))
    cards = tuple(module.Card for module in own if hasattr(module, "Card"))
    space: Any = create_model("Space", __base__=(*spaces, Space), **by_space)
    card: Any = create_model("Card", __base__=(*cards, Card))
    entries: dict[str, Any] = {name: (kind, None) for name, kind in tables.items()}
    track = Annotated[list[space], AfterValidator(enough), Field(validate_default=True)]
    entries |= {"rules": (rules_model(), ...), "space": (track, []), "card": (list[card], [])}
    return create_model("Sheet", __base__=Sheet, **entries)


def misshapen(data: dict[str, Any]) -> Iterator[tuple[Path, str, bool]]:
    """Everything wrong with the shape of these tables: where, what, and whether it is only an entry nobody reads."""
    try:
        sheet_model().model_validate(data)
    except ValidationError as error:
        for one in error.errors(include_url=False):
            path = tuple(key for key in one["loc"] if key != "[key]")
            strange = one["type"] == "extra_forbidden" or path != one["loc"]
            yield path, unknown(path) if strange else sentence(one, path), one["type"] == "extra_forbidden"


def unknown(path: Path) -> str:
    """An entry there is none of."""
    *names, name = (key for key in path if isinstance(key, str))
    return f"[{names[-1]}] knows no `{name}`" if names else f"no edition knows `{name}`"


def sentence(error: ErrorDetails, path: Path) -> str:
    """What pydantic found, as we say it."""
    name = next(key for key in reversed(path) if isinstance(key, str))
    match error["type"]:
        case "missing":
            return f"`{name}` is missing"
        case "int_type":
            return f"`{name}` must be a whole number, not {error['input']!r}"
        case "string_type":
            return f"`{name}` must be a text, not {error['input']!r}"
        case "bool_type":
            return f"`{name}` must be true or false, not {error['input']!r}"
        case "list_type":
            return f"`{name}` must be a list of tables, each begun with [[{name}]]"
        case "model_type" | "dict_type":
            if isinstance(path[-1], str):
                return f"`{name}` must be a table, begun with [{name}]"
            return f"`{name}` must be a list of tables, each begun with [[{name}]]"
        case "whole":
            return str(error["ctx"]["sentence"])
        case "ours":
            return f"`{name}` {error['ctx']['sentence']}"
    return f"`{name}`: {error['msg']}"
