"""Two cards of the Chance pile that are like nothing else: Easy Money and Toxic Waste [CT-27]."""
from __future__ import annotations

from passgo.editions.city.rules.words import Piece
from passgo.rules import then
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import step
from passgo.rules.deeds import deeds_of
from passgo.rules.money import fees_go_to
from passgo.rules.state import State
from passgo.rules.words import For
from passgo.struct import Money, Seat


@step("EASY_MONEY", 39)
def easy_money(s: State, seat: Seat, sum: Money) -> None:
    """Step EASY_MONEY: the next player to the left pays."""
    other = (seat + 1) % s.seats
    while not has(s.alive, other):
        other = (other + 1) % s.seats
    then.pay(s, other, seat, sum, For.CARD)


@step("TOXIC_WASTE", 40)
def toxic_waste(s: State, seat: Seat, sum: Money) -> None:
    """Step TOXIC_WASTE: so much for every sewage plant on the seat's districts; without any, to Jail."""
    plants = 0
    left = deeds_of(s, seat) & s.hazards
    while left != 0:
        plants += s.pieces[lowest(left)][Piece.SEWAGE_PLANT]
        left = left & ~bit(lowest(left))
    if plants > 0:
        then.pay(s, seat, fees_go_to(s), sum * plants, For.CARD)
    else:
        then.to_jail(s, seat)
