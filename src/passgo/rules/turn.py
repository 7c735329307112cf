"""The turn: who starts, whose turn it is, the roll, doubles, and moving on the track."""
from __future__ import annotations

from passgo.rules import moments, then
from passgo.rules.agenda import close, push
from passgo.rules.bits import has
from passgo.rules.claims import forget_old_claims
from passgo.rules.declare import ask, step, toss
from passgo.rules.ending import count_up, rounds_are_up, time_is_up
from passgo.rules.jail import buy_out, leave_jail, refuse_leaving, roll_in_jail
from passgo.rules.moments import UNDECIDED
from passgo.rules.money import fees_go_to, move_money
from passgo.rules.questions import salary_of
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.stopping import offer_limit
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, NOTHING, Ending, Event, For, Kind, Merit, Reason, When
from passgo.struct import Money, Seat


@step("BEGIN", 28)
def begin(s: State, first: Seat) -> None:
    """Step BEGIN: this player starts, and play goes left [HN-04]."""
    s.first = first
    emit(s, Event.BEGAN, first)
    then.deal(s)
    then.next_turn(s, NOBODY)


@step("NEXT_TURN", 1)
def next_turn(s: State, last: Seat) -> None:
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
    offer_limit(s, seat)
    if s.board.fee_after_jail == 1 and s.jail[seat] > s.board.jail_turns:
        # Every try in Jail has failed: the fee, then a turn like any other [ML-57].
        leave_jail(s, seat)
        then.pay(s, seat, fees_go_to(s), s.board.fine, For.FINE)
    then.ask_turn(s, seat)
    then.next_turn(s, seat)


def refuse_turn(s: State, seat: int, act: Action) -> int:
    """Ask TURN: roll; in Jail one may first buy oneself out [HN-10 HN-53 HN-54]."""
    said = moments.refuse_in_turn(s, seat, act)
    if said != UNDECIDED:
        return said
    match act.kind:
        case Kind.ROLL:
            return Reason.FINE
        case Kind.PAY_FINE | Kind.USE_CARD:
            return refuse_leaving(s, seat, act.kind, act.a)
    return Reason.WRONG_MOMENT


def take_turn(s: State, seat: int, act: Action) -> None:
    """Roll, or leave Jail and keep the turn, or where the table reads it so roll in the next one [CT-122]."""
    if act.kind == Kind.ROLL:
        forget_old_claims(s)
        close(s)
        then.toss_dice(s, seat)
    elif not moments.taken_in_turn(s, seat, act):
        waits = s.board.fine_waits == 1 and act.kind == Kind.PAY_FINE
        if waits:
            close(s)
        buy_out(s, seat, act.kind, act.a)
        if waits:
            push(s, s.board.after_roll, seat)


ask_turn = ask("ASK_TURN", 64, refuse_turn, take_turn, occasion=When.OWN_TURN)


def rolled(s: State, act: Action, seat: Seat) -> None:
    """Toss DICE: move by the sum; doubles roll again, the third goes to Jail unmoved [HN-10 HN-11]."""
    moments.dice_fell(s, seat, act)
    double = act.a == act.b
    s.dice = act.a + act.b
    emit(s, Event.ROLLED, seat, act.a, 0, act.b)
    if s.jail[seat] > 0:
        roll_in_jail(s, seat, double)
        push(s, s.board.after_roll, seat)
        if double and s.board.jail_double_again == 1:
            s.doubles = 1
            then.roll_again(s, seat)
        return
    if double:
        s.doubles += 1
        if s.doubles == s.board.doubles_to_jail:
            then.to_jail(s, seat)
            return
    then.move(s, seat, s.dice)
    push(s, s.board.after_roll, seat)
    if double and s.board.doubles_roll_again == 1:
        then.roll_again(s, seat)


toss_dice = toss("TOSS_DICE", 96, rolled, dice=2)


@step("AGAIN", 2)
def roll_again(s: State, seat: Seat) -> None:
    """Step AGAIN: another turn, unless the first one ended in Jail [HN-11 HN-50]."""
    if s.jail[seat] == 0:
        then.ask_turn(s, seat)


@step("MOVE", 3)
def move(s: State, seat: Seat, spaces: int) -> None:
    """Step MOVE: clockwise by so many spaces [HN-10]."""
    travel(s, seat, (s.at[seat] + spaces) % s.board.spaces)
    then.arrive(s, seat)


@step("ADVANCE", 4)
def advance(s: State, seat: Seat, space: int) -> None:
    """Step ADVANCE: on to that very space, past GO if need be [HN-12 HN-40]."""
    travel(s, seat, space)
    then.arrive(s, seat)


@step("NEAREST", 5)
def nearest(s: State, seat: Seat, group: int, charge: int, factor: Money) -> None:
    """Step NEAREST: on to the next deed of a group; the card may change its rent [HN-40]."""
    space = (s.at[seat] + 1) % s.board.spaces
    while not has(s.board.members[group], space):
        space = (space + 1) % s.board.spaces
    travel(s, seat, space)
    then.deed(s, seat, charge, factor)


def travel(s: State, seat: int, space: int) -> None:
    """GO pays each time it is passed or landed on, by dice or by card; what follows it comes before the space [HN-12 ML-21]."""
    if space <= s.at[seat]:
        move_money(s, BANK, seat, salary_of(s, seat), For.SALARY)
        if space == 0:
            move_money(s, BANK, seat, s.board.go_bonus, For.GO_BONUS)
        moments.passed_go(s, seat)
        if s.board.at_go != NOTHING:
            push(s, s.board.at_go, seat)
        if s.board.perk_step != NOTHING:
            push(s, s.board.perk_step, seat, Merit.SALARY)
    s.at[seat] = space
    emit(s, Event.MOVED, seat, space)


@step("GO_BACK", 6)
def go_back(s: State, seat: Seat, spaces: int) -> None:
    """Step GO_BACK: no salary backwards."""
    s.at[seat] = (s.at[seat] + s.board.spaces - spaces) % s.board.spaces
    emit(s, Event.MOVED, seat, s.at[seat])
    then.arrive(s, seat)


@step("LAND", 7)
def arrive(s: State, seat: Seat) -> None:
    """Step LAND: a token has come to rest; an edition may ask something before the space does [HN-10]."""
    if not moments.before_landing(s, seat):
        land(s, seat)


def land(s: State, seat: int) -> None:
    """The space says what follows [HN-10]."""
    space = s.at[seat]
    push(s, s.board.landing[space], seat, s.board.landing_what[space], s.board.landing_sum[space])
