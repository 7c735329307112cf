"""Mortgages: a loan on a deed, lifting it, and taking over a mortgaged deed."""
from __future__ import annotations

from passgo.rules import steps, then
from passgo.rules.agenda import close, pending
from passgo.rules.auctions.bids import spare
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import ask, side, step
from passgo.rules.deeds import burdened, clear_loan, deeds_of, is_deed, is_mortgaged
from passgo.rules.money import move_money
from passgo.rules.questions import loan_on, redeeming
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason, When
from passgo.struct import Money, Seat


def refuse_mortgage(s: State, seat: int, act: Action) -> int:
    """MORTGAGE an own deed of a group without buildings [HN-80], or in some without any itself [ML-62 TT-70]."""
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    if s.owner[act.a] != seat:
        return Reason.NOT_OWNER
    if is_mortgaged(s, act.a):
        return Reason.MORTGAGED
    blocked = has(s.built, act.a) if s.board.bare_mortgages == 1 else burdened(s, act.a)
    return Reason.GROUP_BUILT if blocked else Reason.FINE


def take_mortgage(s: State, seat: int, act: Action) -> None:
    """Money against a deed turned over [HN-80]."""
    s.lent[act.a] = loan_on(s, act.a)
    s.mortgaged = s.mortgaged | bit(act.a)
    emit(s, Event.MORTGAGED, seat, act.a, s.lent[act.a])
    move_money(s, BANK, seat, s.lent[act.a], For.LOAN)


side(Kind.MORTGAGE, refuse_mortgage, take_mortgage)


def refuse_redeem(s: State, seat: int, act: Action) -> int:
    """REDEEM: only the owner lifts a mortgage, for the loan and interest; in City on the own turn [HN-81 CT-112]."""
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    if s.owner[act.a] != seat:
        return Reason.NOT_OWNER
    if not is_mortgaged(s, act.a):
        return Reason.NOT_MORTGAGED
    if s.board.redeem_own_turn == 1 and s.turn != seat:
        return Reason.WRONG_MOMENT
    return Reason.TOO_POOR if spare(s, seat) < redeeming(s, act.a) else Reason.FINE


def take_redeem(s: State, seat: int, act: Action) -> None:
    """The loan and its interest [HN-81]."""
    lift(s, seat, act.a, redeeming(s, act.a))


side(Kind.REDEEM, refuse_redeem, take_redeem)


def lift(s: State, seat: int, space: int, money: Money) -> None:
    """The loan is paid back."""
    emit(s, Event.REDEEMED, seat, space, money)
    clear_loan(s, space)
    move_money(s, seat, BANK, money, For.REDEMPTION)


@step("LIFTING", 25)
def lifting(s: State, seat: Seat) -> None:
    """Step LIFTING: who took over mortgaged deeds, the interest paid, may now lift each one at once [HN-82 HN-91]."""
    if s.board.redeem_own_turn == 1 or s.board.when[Kind.REDEEM] & When.BETWEEN == 0:
        # Where loans are lifted on the own turn only, taking over gives no right to do it at once.
        s.fresh = s.fresh & ~s.deeds[seat]
        return
    # Who is asked must not betray what lies in a closed hand: there the cash all can see decides.
    money = s.cash[seat] if pending(s, steps.ask_sealed_auction.number) else spare(s, seat)
    left = s.fresh & deeds_of(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if is_mortgaged(s, space) and money >= s.lent[space]:
            then.ask_lift(s, seat, space)
            then.lifting(s, seat)
            return
        s.fresh = s.fresh & ~bit(space)


def refuse_lift(s: State, seat: int, act: Action, space: int) -> int:
    """Ask LIFT: pay the loan now, or leave it and pay interest again later [HN-82 HN-91]."""
    match act.kind:
        case Kind.LIFT:
            return Reason.TOO_POOR if spare(s, seat) < s.lent[space] else Reason.FINE
        case Kind.LEAVE:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_lift(s: State, seat: int, act: Action, space: int) -> None:
    """The interest has been paid already: only the loan is left."""
    close(s)
    s.fresh = s.fresh & ~bit(space)
    if act.kind == Kind.LIFT:
        lift(s, seat, space, s.lent[space])


ask_lift = ask("ASK_LIFT", 68, refuse_lift, take_lift, answers=(Kind.LIFT, Kind.LEAVE))
