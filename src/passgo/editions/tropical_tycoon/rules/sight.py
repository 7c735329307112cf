"""What a learner says and sees only in Tropical Tycoon."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import size
from passgo.rules.moments import UNDECIDED
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.talk.records import Noun, Sight
from passgo.rules.talk.sight import byte, pair
from passgo.rules.words import Kind
from passgo.struct import Seat


@moments.first_noun_here.also
def choice_first(kind: int) -> int:
    """The choices of a scene are numbers."""
    return Noun.NUMBER if kind == Kind.DECIDE else UNDECIDED


@moments.is_vote.also
def votes_on_stopping(kind: int) -> bool:
    """To stop by agreement [TT-83]."""
    return kind == Kind.PROPOSE_STOP


@moments.trait_of.only("scenes")
def job_of(s: State, seat: Seat) -> int:
    """The job [TT-04]."""
    return s.job[seat]


@moments.look_here.only("scenes")
def look_at_island(s: State, seat: Seat, sight: Sight) -> None:
    """site: the development. trait: the job; Fortune tokens; unclaimed cash in bid steps (2); unclaimed tokens.
    scene: weather; ship in port; first die; second die; scenes not shown of both sets; developments left by kind (5)."""
    for space in range(SPACES):
        sight.site[0][space] = s.development[space]
    for i in range(s.seats):
        other = seat + i if seat + i < s.seats else seat + i - s.seats
        cash = pair((s.unclaimed_cash[0][other] + s.unclaimed_cash[1][other]) // s.board.bid_step)
        sight.trait[i][0] = s.job[other]
        sight.trait[i][1] = byte(s.tokens[other])
        sight.trait[i][2] = cash >> 8
        sight.trait[i][3] = cash & 255
        sight.trait[i][4] = byte(s.unclaimed_tokens[0][other] + s.unclaimed_tokens[1][other])
    sight.scene[0] = byte(s.weather)
    sight.scene[1] = byte(s.ship)
    sight.scene[2] = byte(s.first_die)
    sight.scene[3] = byte(s.second_die)
    sight.scene[4] = size(s.unseen_scenes[0])
    sight.scene[5] = size(s.unseen_scenes[1])
    for kind in range(5):
        sight.scene[6 + kind] = byte(s.stock[kind])
