"""Rolling for it: the highest roll wins, equals roll again. Who starts [HN-04 ML-06]; who of equal bidders wins [TT-21]."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import close, top
from passgo.rules.bits import lowest, size
from passgo.rules.declare import toss
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import Event
from passgo.struct import Mask, Seat


def dice_in_contest(s: State) -> int:
    """Both dice for who starts, one for anything else [HN-04 TT-21]."""
    return 2 if s.step[top(s) - 1] == steps.begin.number else 1


def contest_rolled(s: State, act: Action, seat: Seat, waiting: int) -> None:
    """Toss CONTEST: the winner's name is written into the step that waits below.

    In the frame: `who` rolls now, `what` is the set of those still to roll, `how` the leaders so far, `sum` their roll.
    """
    f = top(s)
    pips = act.a + act.b
    emit(s, Event.CONTEST_ROLL, seat, act.a, 0, act.b)
    if pips > s.sum[f]:
        s.sum[f] = pips
        s.how[f] = 0
    if pips == s.sum[f]:
        s.how[f] += 1 << seat
    s.what[f] -= 1 << seat
    leaders: Mask = s.how[f]
    if s.what[f] == 0:
        if size(leaders) == 1:
            close(s)
            s.who[s.depth - 1] = lowest(leaders)
            return
        s.what[f] = s.how[f]
        s.how[f] = 0
        s.sum[f] = 0
    left: Mask = s.what[f]
    s.who[f] = lowest(left)


toss_contest = toss("TOSS_CONTEST", 100, contest_rolled, dice=dice_in_contest, stays=True)
