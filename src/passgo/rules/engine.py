"""The whole control flow of every edition: one loop, one table, four speakers."""
from __future__ import annotations

from passgo.rules import moments, then
from passgo.rules.agenda import push, settle_order
from passgo.rules.bits import bit
from passgo.rules.chance import refuse_outcome, take_outcome
from passgo.rules.corrections import refuse_table, take_table
from passgo.rules.ending import still_in
from passgo.rules.money import add_money
from passgo.rules.records import Action
from passgo.rules.rooms import actors, refuse_answer, take_answer
from passgo.rules.side import is_side, refuse_side, take_side
from passgo.rules.sizes import DECKS, SPACES, STEPS_IN_A_BREATH
from passgo.rules.state import State
from passgo.rules.tables import RUN
from passgo.rules.telling import emit
from passgo.rules.time import fall_due, overdue, refuse_tick, tick
from passgo.rules.words import (
    BANK,
    CHANCE,
    CLOCK,
    FIRST_ASK,
    FIRST_TOSS,
    MORE_STEPS,
    NOBODY,
    NOTHING,
    TABLE,
    Ending,
    Event,
    Kind,
    Reason,
)


def set_up(s: State, seats: int, first: int) -> None:
    """Everyone on GO with the starting money; all roll for who starts, unless it is told. `s` must be all zeros [HN-02 HN-04]."""
    s.seats = seats
    s.caller = NOBODY
    s.houses_left = s.board.houses
    s.hotels_left = s.board.hotels
    for seat in range(seats):
        add_money(s, BANK, -s.board.start_cash)
        add_money(s, seat, s.board.start_cash)
        s.alive = s.alive | bit(seat)
    for space in range(SPACES):
        s.owner[space] = BANK
    for deck in range(DECKS):
        s.unseen[deck] = bit(s.board.cards[deck]) - 1
    moments.table_laid(s)
    if s.board.opening != NOTHING:
        push(s, s.board.opening, NOBODY, first)
    else:
        if first == NOBODY:
            then.toss_contest(s, 0, s.alive & 0xFF)
        then.begin(s, first)
    settle_order(s)
    run(s)


def run(s: State) -> None:
    """Do what runs by itself until somebody must speak."""
    breath = 0
    moments.step_done(s)
    while s.over == Ending.PLAYING and not FIRST_ASK <= s.step[s.depth - 1] < MORE_STEPS:
        f = s.depth - 1
        s.depth = f
        s.floor = f
        RUN[s.step[f]](s, f)
        settle_order(s)
        moments.step_done(s)
        breath += 1
        if breath == STEPS_IN_A_BREATH:
            s.over = Ending.VOID_ENDLESS
    if s.over == Ending.VOID_FULL or s.over == Ending.VOID_ENDLESS:
        emit(s, Event.OVER, NOBODY, s.over)
    s.floor = 0


def waits_for(s: State) -> int:
    """Who must speak: CHANCE, the CLOCK, NOBODY (the game is over) or one of `actors` (then 0)."""
    if s.over != Ending.PLAYING:
        return NOBODY
    if s.step[s.depth - 1] >= FIRST_TOSS:
        return CHANCE
    return CLOCK if actors(s) == 0 else 0


def refusal(s: State, who: int, act: Action) -> int:
    """The oracle: why `who` may not say this now, or FINE."""
    if s.over != Ending.PLAYING:
        return Reason.GAME_OVER
    if who == CHANCE:
        return refuse_outcome(s, act) if act.kind == Kind.OUTCOME else Reason.UNKNOWN
    if who == CLOCK:
        return refuse_tick(s, act)
    if who == TABLE:
        return refuse_table(s, act)
    if not still_in(s, who):
        return Reason.NO_SUCH_SEAT
    return refuse_side(s, who, act) if is_side(act.kind) else refuse_answer(s, who, act)


def put(s: State, who: int, act: Action) -> None:
    """One input, already found in order by `refusal`; then everything that follows by itself."""
    s.inputs += 1
    s.floor = s.depth
    if who == CHANCE:
        take_outcome(s, act)
    elif who == CLOCK:
        tick(s, act.money)
    elif who == TABLE:
        take_table(s, act)
    elif is_side(act.kind):
        take_side(s, who, act)
    else:
        take_answer(s, who, act)
    settle_order(s)
    run(s)
    while overdue(s):
        s.floor = s.depth
        fall_due(s)
        settle_order(s)
        run(s)
