"""Every sentence has its message, every message is said, and each is given what it needs: in every catalogue and language."""
from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import passgo
from passgo.bots.base import BOTS
from passgo.editions import folder, homes
from passgo.editions.city.rules.words import Piece, Purpose
from passgo.editions.tropical_tycoon.rules.words import Development, Job, Part, Weather
from passgo.editions.tropical_tycoon.text.scenes import printed_scenes
from passgo.loading import Edition, editions, read
from passgo.rules.words import Because, Ending, Event, For, Kind, Reason
from passgo.server.refusals import CODES
from passgo.text import ENGLISH, languages
from passgo.text.catalogue import Catalogue, catalogue, files, shared_files
from passgo.text.words import slug

PACKAGE = pathlib.Path(passgo.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
OTHERS = [language for language in languages() if language != ENGLISH]
SAYING = {"say", "text", "told", "BadAction", "NotUnderstood", "reuse", "NotAllowed", "NetError", "BudgetError"}
"""Calls whose first word is the id of a message."""
ID = re.compile(r"(?=.*[a-z])[a-z{][a-z0-9{}.-]*")
FORMS = ("", ".a", ".count", ".many")
BUILT = {"house": (*FORMS, ".nth", ".number"), "hotel": FORMS}
"""The forms a piece needs, by what can happen to it."""


def slugs(names: dict[str, int], *without: str) -> list[str]:
    return [slug(name) for name in names if name not in without]


FAMILIES = {
    "for-{}": slugs(For.names()),
    "ending-{}": slugs(Ending.names()),
    "refusal-{}": slugs(Reason.names(), "FINE"),
    "server-{}": [slug(code) for code in CODES],
    "bot-{}": [*BOTS],
    "worth-{}": ["good", "bad", "even"],
    "event-part-{}": slugs(Part.names()),
    "job-{}": slugs(Job.names(), "NONE"),
    "weather-{}": slugs(Weather.names()),
    "asked-district-{}": slugs(Purpose.names()),
    "question-district-{}": slugs(Purpose.names()),
    "do-district-{}": slugs(Purpose.names(), "EARTHQUAKE"),
    "under-district-{}": slugs(Purpose.names(), "EARTHQUAKE"),
    "piece-{}": [f"{key}{form}" for key, forms in BUILT.items() for form in forms]
    + [f"{key}{form}" for key in slugs(Piece.names()) for form in ("", ".a", ".the", ".count", ".title")]
    + [f"{key}{form}" for key in slugs(Development.names(), "NONE") for form in (*FORMS, ".title", ".mark")],
    "piece-own.{}": ["a", "count", "many", "nth", "number"],
}
"""Ids that are put together, and what they are put together from."""
EXACT = "refusal-{}-{}"
"""A refusal said more exactly for one kind of action: where there is one."""
PRINTED = {"space-{}", "city-{}", "group-{}", "deck-{}", "token-{}", "card-{}", "card-{}.name", "option-{}", "scene-{}",
           "scene-{}.choice-{}", "scene-{}.result-{}-{}", "story-{}", "help-{}.says", "{}.says", "piece-{}.{}", "piece-own.{}"}
"""What is printed in the box: in English it stands in the tables of the edition. And forms of what is listed above."""


class Said:
    """One place in the code where a message is said."""

    def __init__(self, id: str, where: str, params: set[str] | None) -> None:
        self.id, self.where, self.params = id, where, params


def words_in(node: ast.expr) -> list[str]:
    """The ids an expression can be; `{}` stands for what is put in."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.IfExp():
            return words_in(node.body) + words_in(node.orelse)
        case ast.JoinedStr():
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)]
    return []


def params_of(call: ast.Call) -> set[str] | None:
    """What a message is given; None: that cannot be read here."""
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            found.add(keyword.arg)
        elif isinstance(keyword.value, ast.Dict):
            found |= {key.value for key in keyword.value.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
        else:
            return None
    return found


@functools.cache
def nodes(path: pathlib.Path) -> list[ast.Call | ast.Constant]:
    """The calls and the words of a source; reading all of them takes a second."""
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call | ast.Constant)]


@functools.cache
def said() -> list[Said]:
    found = []
    for path in SOURCES:
        for node in nodes(path):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SAYING:
                    where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                    found += [Said(id, where, params_of(node)) for id in words_in(node.args[0]) if ID.fullmatch(id)]
    return found


@functools.cache
def constants() -> set[str]:
    """Every word in the code: an id may stand in a table before it is said."""
    return {node.value for path in SOURCES for node in nodes(path)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@functools.cache
def ids_in(name: str, source: str) -> list[str]:
    """A message and its attributes; most stand the same in the catalogues of all editions."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    assert isinstance(entry, Message | Term)
    return [*([name] if entry.value else []), *(f"{name}.{one.id.name}" for one in entry.attributes)]


def every_id(speaks: Catalogue) -> list[str]:
    """Messages and their attributes."""
    return [id for name in speaks for id in ids_in(name, speaks.sources[name])]


def needs(speaks: Catalogue, id: str) -> set[str]:
    """The parameters of a message and of those it is made of."""
    message = speaks.message(id)
    return set(message.params).union(*(needs(speaks, other) for other in message.others))


def all_files() -> Iterator[pathlib.Path]:
    for language in languages():
        yield from shared_files(language)
        yield from (path for key in homes() if (path := folder(key) / "text" / f"{language}.ftl").exists())


# ------------------------------------------------------------------------------------------------------------- in English
@pytest.mark.parametrize("path", [*all_files()], ids=lambda path: "/".join(path.parts[-3:]))
def test_every_catalogue_can_be_read_and_says_nothing_twice(path: pathlib.Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert sorted(names) == sorted(set(names))


def test_shared_catalogues_share_no_id() -> None:
    for language in languages():
        found: dict[str, str] = {}
        for path in shared_files(language):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    assert entry.id.name not in found, f"{entry.id.name} stands in {path.name} and {found[entry.id.name]}"
                    found[entry.id.name] = path.name


def test_every_message_that_is_said_is_there() -> None:
    known = {id for key in editions() for id in every_id(catalogue(ENGLISH, key))}
    missing = [f"{one.id} ({one.where})" for one in said() if "{" not in one.id and one.id not in known]
    missing += [f"{pattern.replace('{}', word)}" for pattern, words in FAMILIES.items() for word in words
                if pattern.replace("{}", word) not in known]
    assert missing == []


def test_every_id_that_is_put_together_is_declared_here() -> None:
    patterns = {one.id for one in said() if "{" in one.id}
    assert patterns - FAMILIES.keys() - PRINTED - {EXACT} == set()


def test_no_message_is_there_that_nobody_says() -> None:
    speaks = [catalogue(ENGLISH, key) for key in editions()]
    said_by_family = {pattern.replace("{}", word) for pattern, words in FAMILIES.items() for word in words}
    exact = {f"refusal-{slug(kind)}-{slug(reason)}" for kind in Kind.names() for reason in Reason.names()}
    inside = {other for one in speaks for id in every_id(one) for other in one.message(id).others}
    used = constants() | said_by_family | exact | inside | {f"{id}.says" for id in constants() if id.startswith("help-")}
    assert sorted({id for one in speaks for id in every_id(one)} - used) == []


def test_every_message_is_given_what_it_needs_and_nothing_else() -> None:
    wrong = []
    for one in said():
        if one.params is None:
            continue
        ids = [one.id] if "{" not in one.id else [one.id.replace("{}", word) for word in FAMILIES.get(one.id, ())]
        for key in editions():
            speaks = catalogue(ENGLISH, key)
            for id in ids:
                lacks = needs(speaks, id) - one.params
                unused = one.params - needs(speaks, id) if len(ids) == 1 else set()
                if lacks or unused:
                    wrong.append(f"{one.where}: {id} lacks {sorted(lacks)} or needs no {sorted(unused)}")
    assert sorted(set(wrong)) == []


def test_every_event_and_every_reason_of_a_rent_makes_a_sentence() -> None:
    from passgo.text.events import makers
    from passgo.text.rents import makers as rents
    assert makers().keys() == set(Event.names()) and rents().keys() == set(Because.names().values())


# ----------------------------------------------------------------------------------------------------- in other languages
def printed_ids(edition: Edition) -> set[str]:
    """What is printed in the box of an edition, and must be said in every other language."""
    found = {f"space-{slug(space.name)}" for space in edition.spaces} | {f"deck-{slug(deck)}" for deck in edition.decks}
    found |= {f"city-{slug(space.city)}" for space in edition.spaces if space.city}
    found |= {f"group-{slug(group.name)}" for group in edition.groups} | {f"token-{slug(token)}" for token in edition.tokens}
    found |= {f"card-{slug(card.id)}" for card in edition.cards}
    found |= {f"card-{slug(card.id)}.name" for card in edition.cards if card.name != card.text}
    found |= {f"option-{slug(option.name)}" for option in edition.options}
    return found | set(printed_scenes(edition))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", editions())
def test_every_language_says_all_that_english_says(language: str, key: str) -> None:
    english, other = catalogue(ENGLISH, key), catalogue(language, key)
    wanted, found = set(every_id(english)) | printed_ids(read(key)), set(every_id(other))
    elsewhere = {id for one in editions() if one != key for id in printed_ids(read(one))}
    assert sorted(wanted - found) == []
    assert sorted(found - wanted - elsewhere) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", editions())
def test_every_language_uses_the_same_parameters(language: str, key: str) -> None:
    english, other = catalogue(ENGLISH, key), catalogue(language, key)
    wrong = [id for id in every_id(english) if needs(english, id) != needs(other, id)]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_all_editions_say_is_said_for_all(language: str) -> None:
    """A sentence of the shared catalogues is no edition's own in another language either: City counts no Fortune."""
    for english in shared_files(ENGLISH):
        other = english.parent.parent / language / english.name
        ours, theirs = ({entry.id.name for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
                         if isinstance(entry, Message)} for path in (english, other))
        assert ours == theirs, other


def test_an_edition_says_its_own_things_its_own_way() -> None:
    assert catalogue(ENGLISH, "tropical_tycoon").say("piece-house.count", count=2) == "2 beach houses"
    assert catalogue(ENGLISH, "city").say("piece-house.count", count=1) == "1 house"
    assert files(ENGLISH, "city")[0].parent.parent.name == "city"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", editions())
def test_the_page_names_every_option_and_every_choice(language: str, key: str) -> None:
    """Without a name of its own the page shows the word of the file, in whatever language."""
    page = PACKAGE.parents[1] / "web" / "src" / "text" / "start" / f"{language}.ftl"
    named = {entry.id.name for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body if isinstance(entry, Message)}
    wanted = [f"option-{option.name}" for option in read(key).options]
    wanted += [f"choice-{value}" for option in read(key).options for value in option.table.get("values", {})]
    assert wanted and [id for id in wanted if id not in named] == []
