"""Money: the one place where cash changes hands. The bank is an account too, but never goes broke [HN-05 ML-05 TT-03]."""
from __future__ import annotations

from passgo.rules.declare import step
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, POT, Event, For
from passgo.struct import Money, Seat


def move_money(s: State, giver: int, taker: int, sum: Money, reason: int) -> None:
    """From one account to another; what one gives the other gets [HN-05]."""
    if sum == 0:
        return
    add_money(s, giver, -sum)
    add_money(s, taker, sum)
    emit(s, Event.PAID, giver, taker, sum, reason)


def add_money(s: State, account: int, sum: Money) -> None:
    """A seat, the bank, or what lies on Free Parking."""
    if account == BANK:
        s.bank += sum
    elif account == POT:
        s.pot += sum
    else:
        s.cash[account] += sum


def fees_go_to(s: State) -> int:
    """Taxes and fees go to the bank, or wait on Free Parking where a table plays so [HN-58]."""
    return POT if s.board.jackpot == 1 else BANK


@step("COLLECT", 12)
def collect(s: State, seat: Seat, sum: Money) -> None:
    """Step COLLECT: the bank pays what the space or the card says [HN-40]."""
    move_money(s, BANK, seat, sum, For.CARD)
