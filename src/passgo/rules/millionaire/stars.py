"""Star levels: the salary that goes with them, upgrading at GO, and cards that pay by level [ML-21 ML-22 ML-36]."""
from __future__ import annotations

from passgo.rules.agenda import close, then
from passgo.rules.bits import has
from passgo.rules.millionaire.words import STARS, Choice, LevelSum
from passgo.rules.money import fees_go_to
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason, Step
from passgo.struct import Money


def go_stop(s: State, seat: int) -> None:
    """Step GO_STOP: the salary is in hand; who is not at the top and can pay may upgrade [ML-21 ML-22]."""
    if s.star[seat] < STARS - 1 and s.cash[seat] >= s.board.upgrade_price:
        then(s, Step.ASK_UPGRADE, seat, 0, s.board.upgrade_price)


def refuse_upgrade(s: State, seat: int, act: Action) -> int:
    """Ask UPGRADE: one step up for the printed price, or not [ML-22]."""
    match act.kind:
        case Kind.UPGRADE:
            return Reason.TOO_POOR if s.cash[seat] < s.board.upgrade_price else Reason.FINE
        case Kind.KEEP_LEVEL:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_upgrade(s: State, seat: int, act: Action) -> None:
    """Pay, and change the mover for the next one up [ML-22]."""
    close(s)
    if act.kind == Kind.UPGRADE:
        then(s, Step.PAY, seat, BANK, s.board.upgrade_price, For.UPGRADE)
        then(s, Step.STARS, seat, 1)


def change_level(s: State, seat: int, way: int, instead: Money) -> None:
    """Step STARS: one level up or down, never a jump; at the top a card pays money instead [ML-22 ML-36]."""
    to = s.star[seat] + way
    if to >= STARS:
        then(s, Step.COLLECT, seat, 0, instead)
    elif to >= 0:
        s.star[seat] = to
        emit(s, Event.LEVEL, seat, to, 0, way)


def by_level(s: State, seat: int, mode: int, row: int) -> None:
    """Step BY_LEVEL: the card shows a sum for each level, one's own or that of whoever pays [ML-36]."""
    sum = s.board.tier[row][s.star[seat]]
    match mode:
        case LevelSum.COLLECT:
            then(s, Step.COLLECT, seat, 0, sum)
        case LevelSum.PAY:
            then(s, Step.PAY, seat, fees_go_to(s), sum, For.CARD)
        case LevelSum.TO_ONE:
            then(s, Step.CHOOSE, seat, Choice.PAY_ONE, sum)
        case LevelSum.REFUND:
            if s.owner[s.at[seat]] == seat:
                then(s, Step.COLLECT, seat, 0, s.board.price[s.at[seat]])
        case LevelSum.FROM_EACH | LevelSum.TO_EACH:
            all_around(s, seat, mode, row)


def all_around(s: State, seat: int, mode: int, row: int) -> None:
    """Everyone pays by their own level, or is paid by the level of this seat, in turn order from the left [ML-36]."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if has(s.alive, other):
            if mode == LevelSum.FROM_EACH:
                then(s, Step.PAY, other, seat, s.board.tier[row][s.star[other]], For.CARD)
            else:
                then(s, Step.PAY, seat, other, s.board.tier[row][s.star[seat]], For.CARD)


def roll_for(s: State, seat: int, back: int, row: int, prize: Money) -> None:
    """Step ROLL_FOR: both dice once more, for a prize, or to walk backwards [ML-36]."""
    if back == 1:
        then(s, Step.TOSS_BACK, seat)
    else:
        then(s, Step.TOSS_LUCK, seat, row, prize)


def luck_rolled(s: State, seat: int, row: int, prize: Money, first: int, second: int) -> None:
    """Toss LUCK: the level says how low a roll still wins; where it says nothing, only a double does [ML-36]."""
    lowest_roll = s.board.tier[row][s.star[seat]]
    won = first == second if lowest_roll == 0 else first + second >= lowest_roll
    emit(s, Event.CARD_ROLL, seat, first, prize if won else 0, second)
    if won:
        then(s, Step.COLLECT, seat, 0, prize)


def back_rolled(s: State, seat: int, first: int, second: int) -> None:
    """Toss BACK: anticlockwise by the roll; GO pays nothing backwards."""
    emit(s, Event.CARD_ROLL, seat, first, -1, second)
    then(s, Step.GO_BACK, seat, first + second)
