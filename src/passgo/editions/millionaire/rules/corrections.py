"""What the TABLE may put right only in Millionaire: the stars."""
from __future__ import annotations

from passgo.editions.millionaire.rules.fortune import discard
from passgo.editions.millionaire.rules.words import FORTUNE, STARS
from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.ending import still_in
from passgo.rules.moments import UNDECIDED
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Correction, Event, Reason


@moments.quiet_here.also
def last_moment(s: State) -> bool:
    """The moment before a turn ends [ML-20]."""
    return s.step[top(s)] == steps.ask_end.number


@moments.refuse_correction.only("salary_step")
def refuse_stars(s: State, act: Action) -> int:
    """SET_STARS: seat `a` is at level `b` [ML-01]."""
    if act.kind != Correction.SET_STARS:
        return UNDECIDED
    if not still_in(s, act.a):
        return Reason.NO_SUCH_SEAT
    return Reason.FINE if 0 <= act.b < STARS else Reason.UNKNOWN


@moments.corrected.also
def correct_stars(s: State, act: Action) -> None:
    """So many from now on [ML-01]."""
    if act.kind == Correction.SET_STARS:
        s.star[act.a] = act.b


@moments.agenda_dropped.also
def drop_fortune(s: State) -> None:
    """A Fortune card taken and not yet come to is thrown away [ML-31 ML-33]."""
    for seat in range(s.seats):
        if s.drawn[seat] > 0:
            card = s.drawn[seat] - 1
            s.drawn[seat] = 0
            discard(s, seat, card, Event.LOST_FORTUNE)


@moments.keeps_deck.only("fortune")
def fortune_lies_open(s: State, deck: int) -> bool:
    """Fortune cards lie on the board, not in a pile [ML-03]."""
    return deck == FORTUNE


@moments.about_a_seat.also
def about_stars(kind: int) -> bool:
    """Whose stars they are [ML-01]."""
    return kind == Correction.SET_STARS
