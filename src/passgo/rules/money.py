"""Money: the one place where cash changes hands. The bank is an account like any other, but never goes broke [HN-05 ML-05]."""
from __future__ import annotations

from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, POT, Event
from passgo.struct import Money


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
