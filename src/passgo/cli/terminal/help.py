"""What can be typed at the table, with examples from the board that is played on."""
from __future__ import annotations

import textwrap

from passgo.loading import Edition
from passgo.wording import city, millionaire, tropical_tycoon


def property_of(edition: Edition) -> str:
    """The shortest name of a property that can be built on, as one would type it."""
    return min((space.name for space in edition.spaces if edition.board.house[space.number]), key=len, default="go").lower()


def example(edition: Edition) -> str:
    """`build hollywood`, as this board has it."""
    return f"{'residential' if edition.board.block_limit else 'build'} {property_of(edition)}"


def clause_example(edition: Edition) -> str:
    """A clause of the rulebook in force: the one about even building, or any."""
    return edition.reasons.get("UNEVEN") or next(iter(edition.reasons.values()), "HN-71")


def own_words(edition: Edition) -> str:
    """The verbs that only this edition has."""
    board = edition.board
    has = ((board.block_limit, city.VERBS), (board.target, millionaire.VERBS), (board.opening, tropical_tycoon.VERBS))
    return ", ".join(word for there, verbs in has if there for word in verbs)


def entries(edition: Edition) -> dict[str, str]:
    """What can be typed, and what it does."""
    build, own = example(edition), own_words(edition)
    return {
        "a number": "says that line; Enter alone says the one marked (Enter)",
        "1.2M  500k  500,000": "a bid, while something is auctioned; also bid 1.2M",
        build: "by name: build, sell, sell all, mortgage, redeem, claim ...",
        **({"and here": own} if own else {}),
        "offer": "a deal, step by step, with a look before it is made",
        f"why {build}": "why it cannot be done, with the clause of the rulebook",
        "?": "the rule behind the last refusal",
        f"rules {clause_example(edition)}": "a clause; rules auction: all clauses with that word",
        "board, log": "the board; what happened (log all: from the beginning)",
        "deeds, deeds Ada": "your property, or somebody's; deeds all",
        f"show {property_of(edition)}": "the deed of a space, and why its rent is what it is",
        "rents": "who earns what and why, the dearest first",
        "cards": "your cards that nobody else may read",
        "undo": "takes back your last action, if nothing has happened since",
        "pause always": "be asked between all turns; also: useful, never",
        "menu, more": "everything again; all of the menu, where it was cut short",
        "quit": "saves and leaves; passgo play --resume goes on",
    }


def help_lines(edition: Edition, width: int) -> list[str]:
    """All of it, in a window of this width."""
    known = entries(edition)
    indent = max(map(len, known)) + 4
    lines = (textwrap.wrap(says, max(20, width - indent)) for says in known.values())
    return [f"{f'  {what}' if n == 0 else '':<{indent}}{line}" for what, says in zip(known, lines, strict=True)
            for n, line in enumerate(says)]
