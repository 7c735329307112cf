"""What a learner says and sees only in Millionaire, and what only a holder knows."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import bit, lowest
from passgo.rules.moments import UNDECIDED
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.talk.records import Noun, Sight
from passgo.rules.words import Kind
from passgo.struct import Seat


@moments.hide_here.also
def face_down(s: State, seat: Seat) -> None:
    """Fortune cards just taken or kept are known to their holder alone [ML-34]."""
    s.drawn[seat] = 0
    s.hand[seat] = 0


@moments.first_noun_here.also
def rival_first(kind: int) -> int:
    """Whom to pay."""
    return Noun.SEAT if kind == Kind.CHOOSE_PLAYER else UNDECIDED


@moments.second_noun_here.also
def rival_next(kind: int) -> int:
    """To whom, and against what."""
    if kind == Kind.GIVE_AWAY:
        return Noun.SEAT
    return Noun.SPACE if kind == Kind.FORCED_DEAL else UNDECIDED


@moments.look_here.only("fortune")
def look_at_fortunes(s: State, seat: Seat, sight: Sight) -> None:
    """site: 1 where a Fortune card lies. trait: stars from 0; cards held face down. own: after the bid, the card just taken
    from 1, then the kept Fortune cards as a set of four bytes, lowest first."""
    for space in range(SPACES):
        sight.site[0][space] = 0
    left = s.fortune & (bit(SPACES) - 1)
    while left != 0:
        sight.site[0][lowest(left)] = 1
        left = left & ~bit(lowest(left))
    for i in range(s.seats):
        other = seat + i if seat + i < s.seats else seat + i - s.seats
        sight.trait[i][0] = s.star[other]
        sight.trait[i][1] = s.held[other]
    sight.own[2] = s.drawn[seat]
    for i in range(4):
        sight.own[3 + i] = (s.hand[seat] >> (8 * i)) & 255
