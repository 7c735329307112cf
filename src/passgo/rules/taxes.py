"""Income tax with its choice, and Free Parking."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close
from passgo.rules.declare import ask, step
from passgo.rules.money import fees_go_to, move_money
from passgo.rules.questions import total_worth
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import POT, For, Kind, Reason, When
from passgo.struct import Money, Seat


@step("INCOME_TAX", 13)
def income_tax(s: State, seat: Seat, flat: Money) -> None:
    """Step INCOME_TAX: the player chooses [HN-45]."""
    then.ask_tax(s, seat, flat)


def refuse_tax(s: State, seat: int, act: Action, flat: Money) -> int:
    """Ask TAX: the printed sum, or a share of everything one has [HN-45]."""
    match act.kind:
        case Kind.PAY_FLAT | Kind.PAY_SHARE:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_tax(s: State, seat: int, act: Action, flat: Money) -> None:
    """A tenth of the total worth is counted to the dollar [HN-45]."""
    close(s)
    share = total_worth(s, seat) * s.board.tax_percent // 100
    then.pay(s, seat, fees_go_to(s), flat if act.kind == Kind.PAY_FLAT else share, For.TAX)


ask_tax = ask("ASK_TAX", 67, refuse_tax, take_tax, answers=(Kind.PAY_FLAT, Kind.PAY_SHARE), occasion=When.OWN_TURN)


@step("PARK", 23)
def park(s: State, seat: Seat) -> None:
    """Step PARK: nothing happens; where a table plays for the jackpot, it is taken [HN-58]."""
    if s.pot > 0:
        move_money(s, POT, seat, s.pot, For.JACKPOT)
