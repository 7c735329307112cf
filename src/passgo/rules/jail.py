"""Jail: in, out, and the turns between."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.bits import has
from passgo.rules.declare import step
from passgo.rules.deeds import give_card
from passgo.rules.money import fees_go_to
from passgo.rules.questions import fine_of
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, KEPT, Event, For, KeptUse, Kind, Reason
from passgo.struct import Seat


@step("TO_JAIL", 22)
def to_jail(s: State, seat: Seat) -> None:
    """Step TO_JAIL: straight there, no salary; the turn ends [HN-50 ML-26 ML-55]."""
    s.at[seat] = s.board.jail
    s.jail[seat] = 1
    emit(s, Event.JAILED, seat)


def leave_jail(s: State, seat: int) -> None:
    """Free again."""
    s.jail[seat] = 0
    emit(s, Event.FREED, seat)


def refuse_leaving(s: State, seat: int, kind: int, kept: int) -> int:
    """A kept card on any turn, or the fine on one of the first [HN-53 HN-54]."""
    if s.jail[seat] == 0:
        return Reason.NOT_IN_JAIL
    if kind == Kind.USE_CARD:
        if not 0 <= kept < s.board.kept_cards:
            return Reason.UNKNOWN
        if not has(s.deeds[seat], KEPT + kept):
            return Reason.NO_CARD
        return Reason.FINE if s.board.kept_use[kept] == KeptUse.OUT_OF_JAIL else Reason.CANNOT_USE
    if s.jail[seat] > s.board.jail_pay_turns:
        return Reason.TOO_LATE_TO_PAY
    return Reason.TOO_POOR if s.cash[seat] < s.board.fine else Reason.FINE


def buy_out(s: State, seat: int, kind: int, kept: int) -> None:
    """Pay, or hand in the card, which goes under its own deck; then go on with the turn [HN-41 HN-53 HN-54]."""
    leave_jail(s, seat)
    if kind == Kind.PAY_FINE:
        then.pay(s, seat, fees_go_to(s), s.board.fine, For.FINE)
        return
    give_card(s, kept, seat, BANK)
    then.card_back(s, s.board.kept_deck[kept], s.board.kept_card[kept])


def roll_in_jail(s: State, seat: int, double: bool) -> None:
    """Doubles go free without another turn; the last try pays and moves anyway, or the fee waits [HN-52 HN-55 ML-57]."""
    if double:
        leave_jail(s, seat)
        then.move(s, seat, s.dice)
    elif s.jail[seat] >= s.board.jail_turns and s.board.fee_after_jail == 0:
        leave_jail(s, seat)
        then.pay(s, seat, fees_go_to(s), fine_of(s, seat), For.FINE)
        then.move(s, seat, s.dice)
    else:
        s.jail[seat] += 1
