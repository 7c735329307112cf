"""The turn: who starts, whose turn it is, the roll, doubles, and moving on the track."""
from __future__ import annotations

from passgo.rules.agenda import close, then
from passgo.rules.bits import has
from passgo.rules.claims import forget_old_claims
from passgo.rules.ending import count_up, rounds_are_up, time_is_up
from passgo.rules.jail import buy_out, leave_jail, refuse_leaving, roll_in_jail
from passgo.rules.moments import passed_go
from passgo.rules.money import fees_go_to, move_money
from passgo.rules.questions import salary_of
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, Ending, Event, For, Kind, Reason, Step
from passgo.struct import Money


def begin(s: State, first: int) -> None:
    """Step BEGIN: this player starts, and play goes left [HN-04]."""
    s.first = first
    emit(s, Event.BEGAN, first)
    then(s, Step.DEAL, NOBODY)
    then(s, Step.NEXT_TURN, NOBODY)


def next_turn(s: State, last: int) -> None:
    """Step NEXT_TURN: play goes to the left, past those who are out; agreed time or rounds may end it here."""
    seat = s.first if last == NOBODY else (last + 1) % s.seats
    if seat == s.first:
        s.round += 1
    while not has(s.alive, seat):
        seat = (seat + 1) % s.seats
        if seat == s.first:
            s.round += 1
    if time_is_up(s):
        count_up(s, Ending.TIME_UP)
        return
    if rounds_are_up(s):
        count_up(s, Ending.ROUNDS_UP)
        return
    s.turn = seat
    s.turns += 1
    s.doubles = 0
    s.offers = 0
    for other in range(s.seats):
        s.wants[other] = 0
    emit(s, Event.TURN, seat, s.round)
    if s.board.fee_after_jail == 1 and s.jail[seat] > s.board.jail_turns:
        # Every try in Jail has failed: the fee, then a turn like any other [ML-57].
        leave_jail(s, seat)
        then(s, Step.PAY, seat, fees_go_to(s), s.board.fine, For.FINE)
    then(s, Step.ASK_TURN, seat)
    then(s, Step.NEXT_TURN, seat)


def refuse_turn(s: State, seat: int, act: Action) -> int:
    """Ask TURN: roll; in Jail one may first buy oneself out [HN-10 HN-53 HN-54]."""
    match act.kind:
        case Kind.ROLL:
            return Reason.FINE
        case Kind.PAY_FINE | Kind.USE_CARD:
            return refuse_leaving(s, seat, act.kind, act.a)
    return Reason.WRONG_MOMENT


def take_turn(s: State, seat: int, act: Action) -> None:
    """Roll, or leave Jail and keep the turn."""
    if act.kind == Kind.ROLL:
        forget_old_claims(s)
        close(s)
        then(s, Step.TOSS_DICE, seat)
    else:
        buy_out(s, seat, act.kind, act.a)


def rolled(s: State, seat: int, first: int, second: int) -> None:
    """Toss DICE: move by the sum; doubles roll again, the third goes to Jail unmoved [HN-10 HN-11]."""
    double = first == second
    s.dice = first + second
    emit(s, Event.ROLLED, seat, first, 0, second)
    if s.jail[seat] > 0:
        roll_in_jail(s, seat, double)
        then(s, s.board.after_roll, seat)
        return
    if double:
        s.doubles += 1
        if s.doubles == s.board.doubles_to_jail:
            then(s, Step.TO_JAIL, seat)
            return
    then(s, Step.MOVE, seat, s.dice)
    then(s, s.board.after_roll, seat)
    if double and s.board.doubles_roll_again == 1:
        then(s, Step.AGAIN, seat)


def roll_again(s: State, seat: int) -> None:
    """Step AGAIN: another turn, unless the first one ended in Jail [HN-11 HN-50]."""
    if s.jail[seat] == 0:
        then(s, Step.ASK_TURN, seat)


def move(s: State, seat: int, spaces: int) -> None:
    """Step MOVE: clockwise by so many spaces [HN-10]."""
    travel(s, seat, (s.at[seat] + spaces) % s.board.spaces)
    then(s, Step.LAND, seat)


def advance(s: State, seat: int, space: int) -> None:
    """Step ADVANCE: on to that very space, past GO if need be [HN-12 HN-40]."""
    travel(s, seat, space)
    then(s, Step.LAND, seat)


def nearest(s: State, seat: int, group: int, charge: int, factor: Money) -> None:
    """Step NEAREST: on to the next deed of a group; the card may change its rent [HN-40]."""
    space = (s.at[seat] + 1) % s.board.spaces
    while not has(s.board.members[group], space):
        space = (space + 1) % s.board.spaces
    travel(s, seat, space)
    then(s, Step.DEED, seat, charge, factor)


def travel(s: State, seat: int, space: int) -> None:
    """GO pays each time it is passed or landed on, by dice or by card; what follows it comes before the space [HN-12 ML-21]."""
    if space <= s.at[seat]:
        move_money(s, BANK, seat, salary_of(s, seat), For.SALARY)
        if space == 0:
            move_money(s, BANK, seat, s.board.go_bonus, For.GO_BONUS)
        passed_go(s, seat)
        if s.board.at_go != Step.NOTHING:
            then(s, s.board.at_go, seat)
    s.at[seat] = space
    emit(s, Event.MOVED, seat, space)


def go_back(s: State, seat: int, spaces: int) -> None:
    """Step GO_BACK: no salary backwards."""
    s.at[seat] = (s.at[seat] + s.board.spaces - spaces) % s.board.spaces
    emit(s, Event.MOVED, seat, s.at[seat])
    then(s, Step.LAND, seat)


def land(s: State, seat: int) -> None:
    """Step LAND: the space says what follows [HN-10]."""
    space = s.at[seat]
    then(s, s.board.landing[space], seat, s.board.landing_what[space], s.board.landing_sum[space])
