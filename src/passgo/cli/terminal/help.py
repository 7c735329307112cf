"""What can be typed at the table, with examples from the board that is played on."""
from __future__ import annotations

import textwrap

from passgo.loading import Edition
from passgo.text import say
from passgo.text.standing import building_verb
from passgo.text.tables import texts
from passgo.text.words import Words


def property_of(edition: Edition) -> str:
    """The shortest name of a property that can be built on, as one would type it."""
    words = Words(edition)
    buildable = (words.place(space.number) for space in edition.spaces if edition.board.house[space.number])
    return min(buildable, key=len, default="go").lower()


def example(edition: Edition) -> str:
    """`build hollywood`, as this board has it."""
    return f"{building_verb(Words(edition))} {property_of(edition)}"


def clause_example(edition: Edition) -> str:
    """A clause of the rulebook in force: the one about even building, or any."""
    return edition.reasons.get("UNEVEN") or next(iter(edition.reasons.values()), "HN-71")


def own_words(edition: Edition) -> list[str]:
    """The verbs that only this edition has."""
    return [word for text in texts() if text.__name__.split(".")[-2] == edition.home for word in getattr(text, "VERBS", {})]


KNOWN = ("help-number", "help-bid", "help-build", "help-own", "help-offer", "help-why", "help-refused", "help-rules",
         "help-board", "help-deeds", "help-show", "help-rents", "help-cards", "help-hint", "help-worth",
         "help-undo", "help-pause", "help-menu", "help-quit")


def entries(edition: Edition) -> dict[str, str]:
    """What can be typed, and what it does."""
    own = own_words(edition)
    params = {"example": example(edition), "property": property_of(edition), "clause": clause_example(edition), "verbs": own,
              "deed": property_of(edition).replace(" ", "")}
    return {say(id, **params): say(f"{id}.says", **params) for id in KNOWN if own or id != "help-own"}


def help_lines(edition: Edition, width: int) -> list[str]:
    """All of it, in a window of this width."""
    known = entries(edition)
    indent = max(map(len, known)) + 4
    lines = (textwrap.wrap(says, max(20, width - indent)) for says in known.values())
    return [f"{f'  {what}' if n == 0 else '':<{indent}}{line}" for what, says in zip(known, lines, strict=True)
            for n, line in enumerate(says)]
