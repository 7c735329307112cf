"""What can be typed at the table, with examples from the board that is played on."""
from __future__ import annotations

import textwrap

from passgo.editions import Edition
from passgo.wording import city, millionaire, tropical_tycoon

HELP = """\
  a number             says that line of the menu; Enter alone says the line marked (Enter)
  1.2M  500k  500,000  a bid, while something is auctioned; also bid 1.2M
{build:<21}  does it by name: build, sell, sell all, mortgage, redeem, claim ...
{own}\
  offer                a deal with somebody, step by step, with a look before it is made
  why ...              why something cannot be done, with the clause of the rulebook: why {example}
  ?                    the rule behind the last refusal
{rules:<21}  a clause; rules auction: all clauses with that word
  board, log           the board; what happened (log all: from the beginning)
  deeds, deeds Ada     your property, or somebody's; deeds all
{show:<21}  the deed of a space, and why its rent is what it is
  rents                who earns what and why, the dearest first
  cards                your cards that nobody else may read
  undo                 takes back your own last action, if nothing has happened since
  pause always         be asked between all turns; also useful (at first), never
  menu                 everything again
  quit                 saves and leaves; passgo play --resume goes on"""


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
    """The verbs that only this edition has, a line or two."""
    board = edition.board
    has = ((board.block_limit, city.VERBS), (board.target, millionaire.VERBS), (board.opening, tropical_tycoon.VERBS))
    lines = textwrap.wrap(", ".join(word for there, verbs in has if there for word in verbs), 76)
    return "".join(f"  {'and here' if n == 0 else '':<19}  {line}\n" for n, line in enumerate(lines))


def help_text(edition: Edition) -> str:
    """All of it."""
    return HELP.format(example=example(edition), build=f"  {example(edition)}", own=own_words(edition),
                       rules=f"  rules {clause_example(edition)}", show=f"  show {property_of(edition)}")
