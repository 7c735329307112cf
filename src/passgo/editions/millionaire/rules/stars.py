"""Star levels: the salary that goes with them, upgrading at GO, and cards that pay by level [ML-21 ML-22 ML-36]."""
from __future__ import annotations

from passgo.editions.millionaire.rules.words import STARS, Choice, LevelSum
from passgo.rules import moments, then
from passgo.rules.agenda import close
from passgo.rules.bits import has
from passgo.rules.declare import ask, step, toss
from passgo.rules.money import fees_go_to
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason, When
from passgo.struct import Money, Seat


@moments.raise_of.only("salary_step")
def raise_by_level(s: State, seat: Seat) -> Money:
    """More with each level [ML-21]."""
    return s.star[seat] * s.board.salary_step


@step("GO_STOP", 50)
def go_stop(s: State, seat: Seat) -> None:
    """Step GO_STOP: the salary is in hand; who is not at the top and can pay may upgrade [ML-21 ML-22]."""
    if s.star[seat] < STARS - 1 and s.cash[seat] >= s.board.upgrade_price:
        then.ask_upgrade(s, seat, s.board.upgrade_price)


def refuse_upgrade(s: State, seat: int, act: Action, price: Money) -> int:
    """Ask UPGRADE: one step up for the printed price, or not [ML-22]."""
    match act.kind:
        case Kind.UPGRADE:
            return Reason.TOO_POOR if s.cash[seat] < s.board.upgrade_price else Reason.FINE
        case Kind.KEEP_LEVEL:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_upgrade(s: State, seat: int, act: Action, price: Money) -> None:
    """Pay, and change the mover for the next one up [ML-22]."""
    close(s)
    if act.kind == Kind.UPGRADE:
        then.pay(s, seat, BANK, s.board.upgrade_price, For.UPGRADE)
        then.change_level(s, seat, 1)


ask_upgrade = ask("ASK_UPGRADE", 85, refuse_upgrade, take_upgrade,
                  answers=(Kind.UPGRADE, Kind.KEEP_LEVEL), occasion=When.OWN_TURN)


@step("STARS", 49)
def change_level(s: State, seat: Seat, way: int, instead: Money = 0) -> None:
    """Step STARS: one level up or down, never a jump; at the top a card pays money instead [ML-22 ML-36]."""
    to = s.star[seat] + way
    if to >= STARS:
        then.collect(s, seat, instead)
    elif to >= 0:
        s.star[seat] = to
        emit(s, Event.LEVEL, seat, to, 0, way)


@step("BY_LEVEL", 47)
def by_level(s: State, seat: Seat, mode: int, row: int) -> None:
    """Step BY_LEVEL: the card shows a sum for each level, one's own or that of whoever pays [ML-36]."""
    sum = s.board.tier[row][s.star[seat]]
    match mode:
        case LevelSum.COLLECT:
            then.collect(s, seat, sum)
        case LevelSum.PAY:
            then.pay(s, seat, fees_go_to(s), sum, For.CARD)
        case LevelSum.TO_ONE:
            then.choose(s, seat, Choice.PAY_ONE, sum)
        case LevelSum.REFUND:
            if s.owner[s.at[seat]] == seat:
                then.collect(s, seat, s.board.price[s.at[seat]])
        case LevelSum.FROM_EACH | LevelSum.TO_EACH:
            all_around(s, seat, mode, row)


def all_around(s: State, seat: int, mode: int, row: int) -> None:
    """Everyone pays by their own level, or is paid by the level of this seat, in turn order from the left [ML-36]."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if has(s.alive, other):
            if mode == LevelSum.FROM_EACH:
                then.pay(s, other, seat, s.board.tier[row][s.star[other]], For.CARD)
            else:
                then.pay(s, seat, other, s.board.tier[row][s.star[seat]], For.CARD)


@step("ROLL_FOR", 48)
def roll_for(s: State, seat: Seat, back: int, row: int, prize: Money) -> None:
    """Step ROLL_FOR: both dice once more, for a prize, or to walk backwards [ML-36]."""
    if back == 1:
        then.toss_back(s, seat)
    else:
        then.toss_luck(s, seat, row, prize)


def luck_rolled(s: State, act: Action, seat: Seat, row: int, prize: Money) -> None:
    """Toss LUCK: the level says how low a roll still wins; where it says nothing, only a double does [ML-36]."""
    lowest_roll = s.board.tier[row][s.star[seat]]
    won = act.a == act.b if lowest_roll == 0 else act.a + act.b >= lowest_roll
    emit(s, Event.CARD_ROLL, seat, act.a, prize if won else 0, act.b)
    if won:
        then.collect(s, seat, prize)


toss_luck = toss("TOSS_LUCK", 110, luck_rolled, dice=2)


def back_rolled(s: State, act: Action, seat: Seat) -> None:
    """Toss BACK: anticlockwise by the roll; GO pays nothing backwards."""
    emit(s, Event.CARD_ROLL, seat, act.a, -1, act.b)
    then.go_back(s, seat, act.a + act.b)


toss_back = toss("TOSS_BACK", 109, back_rolled, dice=2)
