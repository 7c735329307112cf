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
def joiner_of(language: str) -> Callable[[Sequence[str], str], str]:
    """A list as it is written: `a, b and c`. Babel's own format_list looks everything up anew, and takes four times as long."""
    @functools.cache
    def patterns(style: str) -> tuple[str, str, str, str]:
        known = locale_of(language).list_patterns
        if style == "plain":
            # Not every language has its own pattern for a bare list: between its ends any list is one.
            middle = known["standard"]["middle"]
            return middle, middle, middle, middle
        return known[style]["2"], known[style]["start"], known[style]["middle"], known[style]["end"]

    def join(items: Sequence[str], style: str) -> str:
        if len(items) < 2:
            return "".join(items)
        two, start, middle, end = patterns(style)
        if len(items) == 2:
            return two.format(*items)
        text = start.format(items[0], items[1])
        for item in items[2:-1]:
            text = middle.format(text, item)
        return end.format(text, items[-1])
    return join
