"""Landing on a deed: buy it or have it auctioned, or pay its rent."""
from __future__ import annotations

from passgo.rules import moments, then
from passgo.rules.agenda import close
from passgo.rules.claims import note_claim
from passgo.rules.declare import ask, step, toss
from passgo.rules.deeds import is_mortgaged
from passgo.rules.questions import rent_value
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Charge, Event, For, Kind, Reason, When
from passgo.struct import Money, Seat


@step("DEED", 8)
def deed(s: State, seat: Seat, charge: int = Charge.PRINTED, factor: Money = 0) -> None:
    """Step DEED: unowned, buy or auction; another's, pay the rent unless mortgaged [HN-20 HN-30 HN-31 ML-23 ML-46]."""
    space = s.at[seat]
    owner = s.owner[space]
    if owner == BANK:
        then.ask_buy(s, seat, space)
    elif owner != seat and not is_mortgaged(s, space) and collects(s, owner):
        if charge == Charge.ROLLED:
            then.toss_rent(s, seat, space, factor)
        elif charge == Charge.TIMES:
            then.rent(s, seat, space, rent_value(s, space) * factor)
        else:
            then.rent(s, seat, space, rent_value(s, space))


def collects(s: State, owner: int) -> bool:
    """An owner in Jail collects rent as ever, unless the table plays otherwise [HN-56]."""
    return s.jail[owner] == 0 or s.board.jail_rent == 1


def rent_rolled(s: State, act: Action, seat: Seat, space: int, factor: Money) -> None:
    """Toss RENT: the card asks for so much times a fresh roll [HN-40]."""
    emit(s, Event.CONTEST_ROLL, seat, act.a, 0, act.b)
    then.rent(s, seat, space, factor * (act.a + act.b))


toss_rent = toss("TOSS_RENT", 97, rent_rolled, dice=2)


@step("RENT", 9)
def rent(s: State, seat: Seat, space: int, sum: Money) -> None:
    """Step RENT: a debt to the owner; where rent must be claimed, one only once it is asked for.

    Who holds cards face down may play one before paying [HN-30 HN-33 ML-32].
    """
    owner = s.owner[space]
    emit(s, Event.RENT_DUE, seat, space, sum, owner)
    if s.board.rent_claimed == 1 and sum > 0:
        note_claim(s, owner, seat, space, sum)
    elif not moments.before_rent(s, seat, space, sum, owner):
        then.pay(s, seat, owner, sum, For.RENT)


def refuse_buy(s: State, seat: int, act: Action, space: int) -> int:
    """Ask BUY: the printed price, or an auction [HN-20 HN-21]."""
    match act.kind:
        case Kind.BUY:
            return Reason.TOO_POOR if s.cash[seat] < s.board.price[space] else Reason.FINE
        case Kind.DECLINE:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_buy(s: State, seat: int, act: Action, space: int) -> None:
    """Pay and take the deed, or let the bank auction it [HN-20 HN-21]."""
    close(s)
    if act.kind == Kind.BUY:
        then.pay(s, seat, BANK, s.board.price[space], For.PRICE)
        then.hand_over(s, seat, space)
    else:
        then.start_auction(s, seat, space)


ask_buy = ask("ASK_BUY", 65, refuse_buy, take_buy, answers=(Kind.BUY, Kind.DECLINE), occasion=When.OWN_TURN)
