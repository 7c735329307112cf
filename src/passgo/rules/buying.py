"""Landing on a deed: buy it or have it auctioned, or pay its rent."""
from __future__ import annotations

from passgo.rules.agenda import close, then, top
from passgo.rules.claims import note_claim
from passgo.rules.deeds import is_mortgaged
from passgo.rules.questions import rent_value
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Charge, Event, For, Kind, Reason, Step
from passgo.struct import Money


def deed(s: State, seat: int, charge: int, factor: Money) -> None:
    """Step DEED: unowned, buy or auction; another's, pay the rent unless mortgaged [HN-20 HN-30 HN-31 ML-23 ML-46]."""
    space = s.at[seat]
    owner = s.owner[space]
    if owner == BANK:
        then(s, Step.ASK_BUY, seat, space)
    elif owner != seat and not is_mortgaged(s, space) and collects(s, owner):
        if charge == Charge.ROLLED:
            then(s, Step.TOSS_RENT, seat, space, factor)
        elif charge == Charge.TIMES:
            then(s, Step.RENT, seat, space, rent_value(s, space) * factor)
        else:
            then(s, Step.RENT, seat, space, rent_value(s, space))


def collects(s: State, owner: int) -> bool:
    """An owner in Jail collects rent as ever, unless the table plays otherwise [HN-56]."""
    return s.jail[owner] == 0 or s.board.jail_rent == 1


def rent_rolled(s: State, seat: int, space: int, factor: Money, pips: int) -> None:
    """Toss RENT: the card asks for so much times a fresh roll [HN-40]."""
    then(s, Step.RENT, seat, space, factor * pips)


def rent(s: State, seat: int, space: int, sum: Money) -> None:
    """Step RENT: a debt to the owner; where rent must be claimed, one only once it is asked for.

    Who holds cards face down may play one before paying [HN-30 HN-33 ML-32].
    """
    owner = s.owner[space]
    emit(s, Event.RENT_DUE, seat, space, sum, owner)
    if s.board.rent_claimed == 1 and sum > 0:
        note_claim(s, owner, seat, space, sum)
    elif s.board.before_rent != Step.NOTHING and s.held[seat] > 0:
        then(s, s.board.before_rent, seat, space, sum, owner)
    else:
        then(s, Step.PAY, seat, owner, sum, For.RENT)


def refuse_buy(s: State, seat: int, act: Action) -> int:
    """Ask BUY: the printed price, or an auction [HN-20 HN-21]."""
    match act.kind:
        case Kind.BUY:
            return Reason.TOO_POOR if s.cash[seat] < s.board.price[s.what[top(s)]] else Reason.FINE
        case Kind.DECLINE:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_buy(s: State, seat: int, act: Action) -> None:
    """Pay and take the deed, or let the bank auction it [HN-20 HN-21]."""
    space = s.what[top(s)]
    close(s)
    if act.kind == Kind.BUY:
        then(s, Step.PAY, seat, BANK, s.board.price[space], For.PRICE)
        then(s, Step.HAND_OVER, seat, space)
    else:
        then(s, Step.AUCTION, seat, space)
