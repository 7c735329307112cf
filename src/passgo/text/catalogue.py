"""Catalogues: every sentence a person reads, by id, in one language.

What all editions share stands beside this file (`en/*.ftl`), what an edition says stands in its folder (`text/en.ftl`),
and an edition may say a shared thing its own way. A message is compiled when it is first said.
"""
from __future__ import annotations

import functools
import pathlib
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from passgo.editions import folder, homes
from passgo.text.language import joiner_of, plural_of

if TYPE_CHECKING:
    from passgo.text.fluent import Compiled, Params

HERE = pathlib.Path(__file__).parent
ENGLISH = "en"
BEGINS = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")


class NoSuchMessage(KeyError):
    """A sentence nobody has written."""


@functools.cache
def entries(path: pathlib.Path) -> dict[str, str]:
    """The messages of one file as they stand there, by id; comments left out."""
    text = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    found = {}
    for entry in BEGINS.split(text):
        name = NAME.match(entry)
        if name:
            found[name[0]] = entry.rstrip() + "\n"
    return found


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues in; English first."""
    found = sorted(path.name for path in HERE.iterdir() if any(path.glob("*.ftl")))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def files(language: str, edition: str = "") -> list[pathlib.Path]:
    """Where the messages of a language stand; what comes first counts: the edition's own, the shared ones, other editions'."""
    of_editions = {key: folder(key) / "text" / f"{language}.ftl" for key in homes()}
    own = [of_editions.pop(edition)] if edition in of_editions else []
    return [path for path in (*own, *shared_files(language), *of_editions.values()) if path.exists()]


def shared_files(language: str) -> list[pathlib.Path]:
    return sorted((HERE / language).glob("*.ftl"))


class Catalogue:
    """All messages in one language, as one edition says them; English stands in for what the language lacks."""

    def __init__(self, language: str, edition: str = "") -> None:
        self.language, self.edition = language, edition
        self.compiled: dict[str, Compiled] = {}
        self.makers: dict[str, Callable[[Params], str]] = {}
        """What has been said before: it is said again some forty times for every view of a table."""

    def say(self, id: str, **params: Any) -> str:
        """The sentence of this id with these parameters."""
        make = self.makers.get(id)
        return make(params) if make is not None else self.reuse(id, params)

    def reuse(self, id: str, params: Params) -> str:
        """The same; and a message inside another one, which has the same parameters."""
        make = self.makers.get(id)
        if make is None:
            make = self.makers[id] = self.message(id).say
        return make(params)

    def knows(self, id: str) -> bool:
        return id in self.sources

    def message(self, id: str) -> Compiled:
        """The message, compiled when it is first asked for."""
        if id not in self.compiled:
            from passgo.text.fluent import Tools, compile_entry
            name = id.partition(".")[0]
            if name not in self.sources:
                if self.language == ENGLISH:
                    raise NoSuchMessage(id)
                self.compiled[id] = catalogue(ENGLISH, self.edition).message(id)
                return self.compiled[id]
            tools = Tools(self.reuse, plural_of(self.language), joiner_of(self.language))
            self.compiled |= compile_entry(self.sources[name], tools)
            if id not in self.compiled:
                raise NoSuchMessage(id)
        return self.compiled[id]

    @functools.cached_property
    def sources(self) -> dict[str, str]:
        """Every message as it is written."""
        found: dict[str, str] = {}
        for path in reversed(files(self.language, self.edition)):
            found |= entries(path)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)


@functools.cache
def catalogue(language: str, edition: str = "") -> Catalogue:
    """One of each is enough for everybody."""
    return Catalogue(language if language in languages() else ENGLISH, edition)
