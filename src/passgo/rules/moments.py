"""Hook points: moments of the shared rules at which an edition may do, refuse or answer something of its own.

The shared chapters call them; an edition's chapter declares what it does there with `@passed_go.also`. In C each is a
function that calls its handlers one after the other; where nobody is there it is empty. Those at which bots ask an edition
are in bots/moments.py.
"""
from __future__ import annotations

from typing import Final

from passgo.rules.hooks import hook
from passgo.rules.records import Action, Menu, Reckoning
from passgo.rules.state import State
from passgo.rules.talk.records import Sight
from passgo.rules.words import Reason
from passgo.struct import Mask, Money, Seat

UNDECIDED: Final = -1
"""No edition says anything about it: the shared rule decides."""
UNSAID: Final = -2_000_000_000
"""The same for sums that may be below nothing."""


@hook()
def table_laid(s: State) -> None:
    """Everyone has the starting money; what else is laid out."""


@hook()
def step_done(s: State) -> None:
    """A step has run, or is about to be the first."""


@hook()
def passed_go(s: State, seat: Seat) -> None:
    """GO has paid its wages; what else it pays."""


@hook(unless=False)
def before_landing(s: State, seat: Seat) -> bool:
    """A token has come to rest; true: something is asked before the space."""
    return False


@hook(unless=False)
def before_rent(s: State, seat: Seat, space: int, sum: Money, owner: Seat) -> bool:
    """A rent is about to be paid; true: something is asked before."""
    return False


@hook()
def piece_stripped(s: State, space: int) -> None:
    """All that stands on a deed goes back to the bank, a piece of an edition among it."""


@hook()
def deed_bought(s: State, seat: Seat) -> None:
    """A deed was paid for and handed over."""


@hook()
def dice_fell(s: State, seat: Seat, act: Action) -> None:
    """The dice of a turn have fallen; nobody has moved yet."""


@hook()
def hands_changed(s: State) -> None:
    """A deal is done: a question that waits below may have nothing left to choose from."""


@hook(unless=UNSAID)
def means_here(s: State, seat: Seat) -> Money:
    """The most cash a seat can raise, where an edition has other ways to raise it."""
    return UNSAID


@hook(unless=False)
def told_count(s: State, seat: Seat) -> bool:
    """The final count of one player, told in an edition's own way; true: it is told."""
    return False


@hook(unless=UNDECIDED)
def refuse_in_turn(s: State, seat: Seat, act: Action) -> int:
    """What an edition says to an answer at the start of a turn."""
    return UNDECIDED


@hook(unless=False)
def taken_in_turn(s: State, seat: Seat, act: Action) -> bool:
    """An answer only an edition knows; true: it is dealt with."""
    return False


@hook()
def more_ways_out(s: State, seat: Seat, menu: Menu, act: Action) -> None:
    """Lines for who is in Jail."""


@hook(unless=Reason.FINE)
def refuse_untimely(s: State, seat: Seat, act: Action) -> int:
    """What a board forbids for the moment, before the business itself is looked at."""
    return Reason.FINE


@hook(unless=UNDECIDED)
def refuse_selling(s: State, seat: Seat, act: Action) -> int:
    """What an edition says to selling what only it has."""
    return UNDECIDED


@hook(unless=False)
def sold_here(s: State, seat: Seat, act: Action) -> bool:
    """Selling what only an edition has; true: it is done."""
    return False


@hook()
def more_business(s: State, seat: Seat, menu: Menu, act: Action) -> None:
    """Lines of side business that only an edition has."""


@hook()
def came_down(s: State, seat: Seat, space: int) -> None:
    """Something on a deed has been sold to the bank."""


@hook()
def left_the_game(s: State, seat: Seat) -> None:
    """A seat is bankrupt; what it held besides money, deeds and kept cards goes back, and nobody waits for its word."""


@hook()
def time_told(s: State, now: Money) -> None:
    """The clock is about to say `now`; what is announced on the way."""


@hook(unless=0)
def discount(s: State, seat: Seat) -> Money:
    """What this seat need not pay of the price of a building."""
    return 0


@hook(unless=0)
def raise_of(s: State, seat: Seat) -> Money:
    """What GO pays this seat beyond the printed salary."""
    return 0


@hook(folds=True)
def table_folded(s: State, h: Mask) -> Mask:
    """The table is folded into a checksum; what only an edition lays on it goes in as well."""
    return h


@hook(unless=UNDECIDED)
def fine_for(s: State, seat: Seat) -> Money:
    """What leaving Jail after the last try costs this seat, where that is not the printed fine."""
    return UNDECIDED


@hook(unless=UNSAID)
def piece_rent(s: State, space: int) -> Money:
    """What landing here costs where a piece of an edition stands."""
    return UNSAID


@hook()
def reckon_piece(s: State, space: int, r: Reckoning) -> None:
    """Why it costs that."""


@hook()
def reckon_other(s: State, space: int, r: Reckoning) -> None:
    """Why landing here costs what it does, by a rule only an edition has."""


@hook(unless=UNSAID)
def price_of_piece(s: State, space: int, lot: int) -> Money:
    """What an edition's own piece costs the owner here."""
    return UNSAID


@hook(unless=UNSAID)
def piece_listed(s: State, space: int, lot: int) -> Money:
    """What the deed asks for it."""
    return UNSAID


@hook(unless=UNSAID)
def pieces_left(s: State, lot: int) -> int:
    """How many of them the bank has left."""
    return UNSAID


@hook(unless=UNSAID)
def room_for_pieces(s: State, seat: Seat, lot: int) -> int:
    """How many of them this seat has room and money for."""
    return UNSAID


@hook(unless=UNSAID)
def cheapest_piece(s: State, seat: Seat, lot: int) -> Money:
    """The least a deed of this seat asks for one; below nothing: there is no place for it."""
    return UNSAID


@hook(unless=UNSAID)
def refuse_piece(s: State, seat: Seat, space: int) -> int:
    """Why one of them may not stand here."""
    return UNSAID


@hook(unless=UNSAID)
def count_at_end(s: State, seat: Seat) -> Money:
    """What a seat counts at the end."""
    return UNSAID


@hook(unless=UNSAID)
def loan_here(s: State, space: int) -> Money:
    """What the bank lends on a deed, where that is not the printed sum."""
    return UNSAID


@hook()
def hide_here(s: State, seat: Seat) -> None:
    """What this seat alone knows is blanked."""


@hook(unless=UNDECIDED)
def first_noun_here(kind: int) -> int:
    """What a learner names first after a verb only an edition has."""
    return UNDECIDED


@hook(unless=UNDECIDED)
def second_noun_here(kind: int) -> int:
    """What a learner names next after it."""
    return UNDECIDED


@hook(unless=False)
def is_vote(kind: int) -> bool:
    """Is this a vote about the length of the game?"""
    return False


@hook(unless=0)
def trait_of(s: State, seat: Seat) -> int:
    """What sets this seat apart from the others in a study: a job, where there are jobs; below 16."""
    return 0


@hook()
def look_here(s: State, seat: Seat, sight: Sight) -> None:
    """What a learner sees that only an edition has."""


@hook(unless=False)
def quiet_here(s: State) -> bool:
    """A question only an edition asks at the end of a turn, when nobody is in the middle of anything."""
    return False


@hook(unless=UNDECIDED)
def refuse_correction(s: State, act: Action) -> int:
    """What an edition says to a correction only it knows."""
    return UNDECIDED


@hook()
def corrected(s: State, act: Action) -> None:
    """A correction only an edition knows."""


@hook()
def agenda_dropped(s: State) -> None:
    """The TABLE says whose turn it is: what was under way is dropped."""


@hook(unless=False)
def keeps_deck(s: State, deck: int) -> bool:
    """A deck that is no pile: its cards are told as they are taken."""
    return False


@hook(unless=False)
def about_a_seat(kind: int) -> bool:
    """A correction only an edition knows, whose first number is a player."""
    return False
