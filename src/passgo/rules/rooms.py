"""The open question: who may answer, whom it leaves free for side business, what is refused, what an answer does."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.auctions.timed import speaks_up
from passgo.rules.bits import has
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.tables import ACTORS, OCCASION, REFUSE, TAKE
from passgo.rules.words import FIRST_ASK, FIRST_TOSS, Ending, Kind, Reason, When
from passgo.struct import Mask


def actors(s: State) -> Mask:
    """The seats the open question waits for; none: it waits for chance or for the clock."""
    if s.over != Ending.PLAYING:
        return 0
    step = s.step[s.depth - 1]
    if step < FIRST_ASK or step >= FIRST_TOSS:
        return 0
    return ACTORS[step](s)


def occasion(s: State, seat: int) -> int:
    """What the open question is to this seat: no question that must not be interrupted gives an occasion [HN-56 HN-60]."""
    f = s.depth - 1
    when = OCCASION[s.step[f]]
    if when == 0 or when == When.AUCTION or s.who[f] == seat:
        return when
    return When.BETWEEN


def refuse_answer(s: State, seat: int, act: Action) -> int:
    """Why this is no answer to the open question, or FINE."""
    step = s.step[s.depth - 1]
    if not has(actors(s), seat) and not speaks_up(s, seat, act):
        return refuse_silent(s, seat, act)
    return REFUSE[step](s, seat, act)


def refuse_silent(s: State, seat: int, act: Action) -> int:
    """Why somebody the question does not wait for may not answer it; who leads an auction or has passed is told so."""
    f = top(s)
    step = s.step[f]
    if act.kind != Kind.BID and act.kind != Kind.PASS:
        return Reason.NOT_ASKED
    if step == steps.ask_open_auction.number or step == steps.ask_timed_auction.number:
        if s.who[f] == seat:
            return Reason.LEADING
        if has(s.how[f], seat):
            return Reason.PASSED
    return Reason.NOT_ASKED


def take_answer(s: State, seat: int, act: Action) -> None:
    """The open question is answered."""
    TAKE[s.step[s.depth - 1]](s, seat, act)
