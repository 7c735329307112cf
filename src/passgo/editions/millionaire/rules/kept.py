"""Playing a kept Fortune card: once, at any moment, also in another player's turn [ML-32]. It is shown and discarded [ML-33]."""
from __future__ import annotations

from passgo.editions.millionaire.rules.fortune import discard, leave_hand
from passgo.editions.millionaire.rules.words import FORTUNE, Use
from passgo.rules import moments, steps, then
from passgo.rules.agenda import close, push, top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.cards import card_kept
from passgo.rules.declare import ask, side
from passgo.rules.deeds import give_deed, is_deed, is_mortgaged, owns_group
from passgo.rules.pieces import raise_building
from passgo.rules.records import Action
from passgo.rules.sites import lot_for, refuse_site, stock_of
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, HOTEL_LOT, Event, For, Kind, Reason, When
from passgo.struct import Mask, Money, Seat


def cards_for(s: State, seat: int, use: int) -> Mask:
    """What this seat has in hand for this."""
    return s.hand[seat] & s.board.fortune_uses[use]


def spend(s: State, seat: int, use: int) -> None:
    """The card is shown, used once, and discarded [ML-32 ML-33]."""
    discard(s, seat, lowest(cards_for(s, seat, use)), Event.USED_FORTUNE)


def refuse_free_house(s: State, seat: int, act: Action) -> int:
    """FREE_HOUSE on space `a`: a whole group, evenly, a house in the bank; no hotel."""
    if cards_for(s, seat, Use.HOUSE) == 0:
        return Reason.NO_CARD
    reason = refuse_site(s, seat, act.a)
    if reason != Reason.FINE:
        return reason
    if lot_for(s, act.a) == HOTEL_LOT:
        return Reason.HOUSES_ONLY
    return Reason.NO_STOCK if stock_of(s, lot_for(s, act.a)) == 0 else Reason.FINE


def take_free_house(s: State, seat: int, act: Action) -> None:
    """The house costs nothing."""
    spend(s, seat, Use.HOUSE)
    raise_building(s, seat, act.a, 0)


def refuse_movable(s: State, space: int) -> int:
    """No card moves a property of a whole group, or one with buildings."""
    if has(s.built, space):
        return Reason.BUILT_ON
    return Reason.WHOLE_SET if owns_group(s, s.owner[space], space) else Reason.FINE


def refuse_take_over(s: State, seat: int, act: Action) -> int:
    """TAKE_OVER space `a` of another player: without buildings, and not of a whole group."""
    if cards_for(s, seat, Use.TAKE) == 0:
        return Reason.NO_CARD
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    if s.owner[act.a] == BANK or s.owner[act.a] == seat:
        return Reason.NOT_OWNER
    return refuse_movable(s, act.a)


def take_take_over(s: State, seat: int, act: Action) -> None:
    """It changes hands for nothing; a loan on it goes with it [ML-63]."""
    spend(s, seat, Use.TAKE)
    move_deed(s, act.a, seat)
    then.lifting(s, seat)


def refuse_forced_deal(s: State, seat: int, act: Action) -> int:
    """FORCED_DEAL: own space `a` for space `b` of another player, both without buildings and outside whole groups."""
    if cards_for(s, seat, Use.SWAP) == 0:
        return Reason.NO_CARD
    if not is_deed(s, act.a) or not is_deed(s, act.b):
        return Reason.UNKNOWN
    if s.owner[act.a] != seat or s.owner[act.b] == BANK or s.owner[act.b] == seat:
        return Reason.NOT_OWNER
    reason = refuse_movable(s, act.a)
    return refuse_movable(s, act.b) if reason == Reason.FINE else reason


def take_forced_deal(s: State, seat: int, act: Action) -> None:
    """One for the other, whatever they are worth."""
    other = s.owner[act.b]
    spend(s, seat, Use.SWAP)
    move_deed(s, act.a, other)
    move_deed(s, act.b, seat)
    then.lifting(s, seat)
    then.lifting(s, other)


def move_deed(s: State, space: int, to: int) -> None:
    """A mortgaged property may be freed at once by its new owner [ML-63]."""
    give_deed(s, space, to)
    if is_mortgaged(s, space):
        s.fresh = s.fresh | bit(space)


def refuse_show(s: State, seat: int, act: Action) -> int:
    """SHOW_CARD: a Get Out of Jail Free card is laid open, to be used or dealt [ML-56 ML-64]."""
    return Reason.NO_CARD if cards_for(s, seat, Use.PASS) == 0 else Reason.FINE


def show_card(s: State, seat: int, act: Action) -> None:
    """From now on all know it; used, it goes to the discard pile of its own deck [ML-33 ML-56]."""
    card = lowest(cards_for(s, seat, Use.PASS))
    leave_hand(s, seat, card)
    emit(s, Event.SHOWED_FORTUNE, seat, card)
    card_kept(s, seat, s.board.card_what[FORTUNE][card])


def refuse_rent_answer(s: State, seat: int, act: Action, space: int, sum: Money, owner: Seat) -> int:
    """Ask RENT: who holds cards is asked before paying, whatever they are, so that asking betrays nothing [ML-32 ML-34]."""
    match act.kind:
        case Kind.RENT_FREE:
            return Reason.NO_CARD if cards_for(s, seat, Use.RENT) == 0 else Reason.FINE
        case Kind.PAY_RENT:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_rent_answer(s: State, seat: int, act: Action, space: int, sum: Money, owner: Seat) -> None:
    """Pay the owner, or show the card that says no rent this time."""
    close(s)
    if act.kind == Kind.PAY_RENT:
        then.pay(s, seat, owner, sum, For.RENT)
    else:
        spend(s, seat, Use.RENT)
        emit(s, Event.RENT_WAIVED, seat, space, sum, owner)


ask_rent = ask("ASK_RENT", 86, refuse_rent_answer, take_rent_answer,
               answers=(Kind.RENT_FREE, Kind.PAY_RENT), occasion=When.OWN_TURN)


@moments.before_rent.only("before_rent")
def ask_before_rent(s: State, seat: Seat, space: int, sum: Money, owner: Seat) -> bool:
    """Who holds cards face down may play one before paying [ML-32]."""
    if s.held[seat] == 0:
        return False
    push(s, s.board.before_rent, seat, space, sum, owner)
    return True


def refuse_waiving(s: State, seat: int, act: Action) -> int:
    """WAIVE_DEBT: a rent that has become a debt, and a card that says no rent this time [ML-32]."""
    if s.step[top(s)] != steps.ask_raise.number or s.who[top(s)] != seat or s.how[top(s)] != For.RENT:
        return Reason.NO_RENT_OWED
    return Reason.NO_CARD if cards_for(s, seat, Use.RENT) == 0 else Reason.FINE


def waive_debt(s: State, seat: int, act: Action) -> None:
    """The card is shown, and nothing is owed any more [ML-32 ML-33]."""
    owner = s.what[top(s)]
    sum = s.sum[top(s)]
    close(s)
    spend(s, seat, Use.RENT)
    emit(s, Event.RENT_WAIVED, seat, s.at[seat], sum, owner)


side(Kind.WAIVE_DEBT, refuse_waiving, waive_debt)
side(Kind.FREE_HOUSE, refuse_free_house, take_free_house)
side(Kind.TAKE_OVER, refuse_take_over, take_take_over)
side(Kind.FORCED_DEAL, refuse_forced_deal, take_forced_deal)
side(Kind.SHOW_CARD, refuse_show, show_card)
