"""The end: the first bankruptcy ends the game; then Fortune is counted, for all to hear [TT-80 TT-81 TT-84]."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.answers import fortune_built
from passgo.rules import moments
from passgo.rules.declare import step
from passgo.rules.ending import count_up
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import Ending, Event
from passgo.struct import Seat


@step("FINAL_COUNT", 60)
def final_counting(s: State) -> None:
    """Step FINAL_COUNT: somebody is bankrupt, what was owed to the bank is paid: that ends the game [TT-80 TT-81 TT-84]."""
    count_up(s, Ending.FIRST_BANKRUPTCY)


@moments.told_count.only("fortune_cash")
def tell_fortune(s: State, seat: Seat) -> bool:
    """Game Over: tokens, improvements and cash of each player, one after the other [TT-84]."""
    emit(s, Event.FORTUNE_COUNTED, seat, s.tokens[seat], s.cash[seat], fortune_built(s, seat))
    return True
