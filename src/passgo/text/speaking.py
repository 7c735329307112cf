"""Which language is spoken, and errors that can be said in any."""
from __future__ import annotations

from typing import Any

from passgo.text.catalogue import ENGLISH, catalogue, languages

_here = [ENGLISH]


def spoken_here() -> str:
    """The language of this process where nobody asks for another one."""
    return _here[0]


def use_language(language: str) -> None:
    """From now on this process speaks this language; one there is no catalogue for leaves it as it is."""
    if language in languages():
        _here[0] = language


def language_of(*wishes: str) -> str:
    """The first of these there is a catalogue for, by its first letters: `de-AT`, `de_DE.UTF-8` and `de` are all German."""
    for wish in wishes:
        short = wish.replace("_", "-").partition("-")[0].strip().lower()
        if short in languages():
            return short
    return ENGLISH


def say(id: str, language: str | None = None, /, **params: Any) -> str:
    """A sentence no edition says its own way."""
    return catalogue(language or spoken_here()).say(id, **params)


class Spoken(Exception):
    """An error as a message: it can be told in any language; `str` tells it in that of the process."""

    def __init__(self, id: str, /, **params: Any) -> None:
        super().__init__(id)
        self.id, self.params = id, params

    def sentence(self, language: str | None = None) -> str:
        return say(self.id, language, **self.params)

    def __str__(self) -> str:
        return self.sentence()
