"""The gate: a space, a step, a question, a card, and a hook."""
from __future__ import annotations

from passgo.rules import moments, then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, has
from passgo.rules.checksum import mixed
from passgo.rules.declare import ask, step
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason, When
from passgo.struct import Mask, Money, Seat


@step("TOLL", 42)
def toll(s: State, seat: Seat) -> None:
    """Step TOLL: who holds a ticket passes; the others are asked [TW-01 TW-02]."""
    if not has(s.tickets, seat):
        then.ask_toll(s, seat, s.board.toll_price)


def refuse_toll(s: State, seat: int, act: Action, price: Money) -> int:
    """Ask TOLL: pay, when able, or walk back [TW-01]."""
    match act.kind:
        case Kind.PAY_TOLL:
            return Reason.TOO_POOR if s.cash[seat] < price else Reason.FINE
        case Kind.WALK_BACK:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_toll(s: State, seat: int, act: Action, price: Money) -> None:
    """The bank takes the toll, or the token goes back one space [TW-01]."""
    close(s)
    if act.kind == Kind.PAY_TOLL:
        s.tolls[seat] = min(s.tolls[seat] + 1, 100)
        emit(s, Event.TOLLED, seat, 0, price)
        then.pay(s, seat, BANK, price, For.TOLL)
    else:
        then.go_back(s, seat, 1)


ask_toll = ask("ASK_TOLL", 94, refuse_toll, take_toll, answers=(Kind.PAY_TOLL, Kind.WALK_BACK), occasion=When.OWN_TURN)


@step("TICKET", 150)
def ticket(s: State, seat: Seat) -> None:
    """Step TICKET: the card is a season ticket [TW-02]."""
    s.tickets = s.tickets | bit(seat)
    emit(s, Event.TICKET_TAKEN, seat)


@moments.passed_go.only("toll_price")
def ticket_lapses(s: State, seat: Seat) -> None:
    """The season is over at GO [TW-02]."""
    s.tickets = s.tickets & ~bit(seat)


@moments.table_folded.only("toll_price")
def fold_tolls(s: State, h: Mask) -> Mask:
    """Tolls and tickets, in one word."""
    for seat in range(s.seats):
        h = mixed(h, s.tolls[seat] + (128 if has(s.tickets, seat) else 0))
    return h
