"""Hook points of the bots: moments at which an edition's own mind chooses, or says what only it knows.

The shared bots call them, as the chapters of the rules call those in rules/moments.py; an edition declares in its `bots`
what it does there.
"""
from __future__ import annotations

from passgo.rules.hooks import hook
from passgo.rules.mind import Mind
from passgo.rules.moments import UNSAID
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.state import State
from passgo.rules.words import NOBODY
from passgo.struct import Money, Seat


@hook(unless=False)
def decided(s: State, seat: Seat, policy: int, menu: Menu, act: Action, luck: Luck) -> bool:
    """A bot has its menu; true: an edition's own mind has chosen."""
    return False


@hook(unless=False)
def decided_at_once(s: State, seat: Seat, policy: int, act: Action) -> bool:
    """A bot is asked and has no menu yet; true: an edition's own mind has chosen."""
    return False


@hook(unless=NOBODY)
def volunteer_here(s: State, tally: Tally, act: Action) -> int:
    """A bot nobody asked that speaks all the same, or NOBODY."""
    return NOBODY


@hook(unless=NOBODY)
def thrifty_line(s: State, seat: Seat, menu: Menu) -> int:
    """The line a thrifty bot takes at a question only an edition asks, or NOBODY."""
    return NOBODY


@hook(unless=0)
def standing_worth(s: State, space: int) -> Money:
    """What stands on a deed besides houses and hotels is worth."""
    return 0


@hook(unless=False)
def races(s: State) -> bool:
    """Is cash itself what wins here? Then a bot's first thought about buying and bidding stands."""
    return False


@hook(unless=UNSAID)
def most_paid_here(s: State, payer: Seat, payee: Seat) -> Money:
    """What a bot pays another in a deal at most, where that is not all it has."""
    return UNSAID


@hook(unless=False)
def builds_alone(s: State) -> bool:
    """Does building here need no whole group?"""
    return False


@hook(unless=False)
def worth_trying(s: State, kind: int) -> bool:
    """Business only an edition has, that a bot looking ahead should try before it rolls."""
    return False


@hook(unless=False)
def settled_at_once(s: State) -> bool:
    """Is this a question of an edition at which a wish taken back would lead to the same wish again?"""
    return False


@hook(unless=False)
def builds_later(s: State) -> bool:
    """May one build after one's roll, before the others roll? Then who looks ahead does not risk that money in its own roll."""
    return False


@hook(unless=False)
def built_lastly(s: State, seat: Seat, act: Action) -> bool:
    """A bot that looks ahead has said what goes up at that moment, or that nothing does."""
    return False


@hook()
def thought_again(s: State, seat: Seat, act: Action) -> None:
    """A bot that has second thoughts looks once more at what only an edition asks."""


@hook()
def looked_at(s: State, seat: Seat, m: Mind) -> None:
    """A net looks at a seat; what only an edition shows, from EDITION_FEATURES on."""


@hook()
def filled_in(s: State, seat: Seat, luck: Luck) -> None:
    """A bot thinks ahead; what an edition hides from this seat is made up, as it may well be."""


@hook(unless=NOBODY)
def side_kind(s: State, kind: int) -> int:
    """Other business than this one, or NOBODY."""
    return NOBODY
