"""What a language needs besides its words, by CLDR's data (Babel): which plural a number takes, how a list is written."""
from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from babel import Locale

LOCALES = {"en": "en_GB"}
"""Where a language is written in more ways than one: no comma before the `and` of a list."""


@functools.cache
def locale_of(language: str) -> Locale:
    # Babel takes longer to read than all of Pass GO: only who needs a sentence waits for it.
    from babel import Locale
    return Locale.parse(LOCALES.get(language, language))


@functools.cache
def plural_of(language: str) -> Callable[[Any], str]:
    """The plural form of a number; a word stays what it is."""
    @functools.lru_cache(maxsize=1024)
    def form(value: Any) -> str:
        return locale_of(language).plural_form(abs(value)) if isinstance(value, int) else str(value)
    return form


@functools.cache
def joiner_of(language: str) -> Callable[[Sequence[str], Any], str]:
    """A list as it is written: `a, b and c`."""
    from babel.lists import format_list

    def join(items: Sequence[str], style: Any) -> str:
        return "".join(items) if len(items) < 2 else format_list(items, style, locale_of(language))
    return join
