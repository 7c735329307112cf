"""Fortune cards: face down on the board, read in secret, used now or kept [ML-30 … ML-34].

No order is stored: which card it is is decided when it is taken, among those that are nowhere else. Until then it is
in `unseen`, and it stays there, for the others, while it is kept.
"""
from __future__ import annotations

from passgo.editions.millionaire.rules.words import FORTUNE, Use
from passgo.rules import moments, then
from passgo.rules.agenda import push
from passgo.rules.bits import bit, has, lowest
from passgo.rules.cards import card_back
from passgo.rules.declare import step, toss
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event
from passgo.struct import Mask, Seat


@moments.table_laid.also
def lay_fortune(s: State) -> None:
    """One face down on each property space; nobody knows what lies where [ML-03]."""
    if s.board.fortune == 1:
        s.fortune = s.board.all_deeds


def on_the_board(s: State) -> Mask:
    """The Fortune cards that may still lie somewhere: never shown, and in nobody's hand."""
    left = s.unseen[FORTUNE]
    for seat in range(s.seats):
        left = left & ~s.hand[seat]
        if s.drawn[seat] > 0:
            left = left & ~bit(s.drawn[seat] - 1)
    return left


def is_kept(s: State, card: int) -> bool:
    """Does it say to keep it until needed? [ML-32]"""
    for use in range(Use.PASS + 1):
        if has(s.board.fortune_uses[use], card):
            return True
    return False


@step("FORTUNE_SPACE", 44)
def fortune_space(s: State, seat: Seat) -> None:
    """Step FORTUNE_SPACE: take the card that lies here, do what the space asks for, then come to the card [ML-20 ML-30 ML-31]."""
    space = s.at[seat]
    if has(s.fortune, space):
        then.toss_fortune(s, seat, space)
        then.deed(s, seat)
        then.turn_up(s, seat)
    else:
        then.deed(s, seat)


def fortune_taken(s: State, act: Action, seat: Seat, space: int) -> None:
    """Toss FORTUNE: this one it is, and only its taker learns it [ML-30]."""
    card = act.a
    s.fortune = s.fortune & ~bit(space)
    s.drawn[seat] = card + 1
    s.held[seat] += 1
    emit(s, Event.TOOK_FORTUNE, seat, space)
    emit(s, Event.READ_FORTUNE, seat, card, 0, space, 1 << seat)


toss_fortune = toss("TOSS_FORTUNE", 108, fortune_taken, among=on_the_board)


@step("TURN_UP", 45)
def turn_up(s: State, seat: Seat) -> None:
    """Step TURN_UP: the space is done with: use the card now, for all to see, or keep it face down [ML-31 ML-32]."""
    card = s.drawn[seat] - 1
    s.drawn[seat] = 0
    if card < 0:
        return
    if is_kept(s, card):
        s.hand[seat] = s.hand[seat] | bit(card)
        emit(s, Event.KEPT_FORTUNE, seat)
        return
    discard(s, seat, card, Event.USED_FORTUNE)
    push(s, s.board.card_step[FORTUNE][card], seat, s.board.card_what[FORTUNE][card], s.board.card_sum[FORTUNE][card],
         s.board.card_how[FORTUNE][card])


def discard(s: State, seat: int, card: int, event: int) -> None:
    """Face up on the discard pile; it never returns to the board [ML-33]."""
    leave_hand(s, seat, card)
    card_back(s, FORTUNE, card)
    emit(s, event, seat, card)


def leave_hand(s: State, seat: int, card: int) -> None:
    """No longer face down in front of anybody: now all have seen it."""
    s.hand[seat] = s.hand[seat] & ~bit(card)
    s.held[seat] -= 1
    s.unseen[FORTUNE] = s.unseen[FORTUNE] & ~bit(card)


@step("INHERIT", 46)
def inherit(s: State, heir: Seat, seat: Seat) -> None:
    """Step INHERIT: kept cards go face down to the creditor; what the bank would get is thrown away [ML-65]."""
    if s.drawn[seat] > 0:
        card = s.drawn[seat] - 1
        s.drawn[seat] = 0
        discard(s, seat, card, Event.LOST_FORTUNE)
    while s.hand[seat] != 0:
        card = lowest(s.hand[seat])
        if heir == BANK:
            discard(s, seat, card, Event.LOST_FORTUNE)
        else:
            s.hand[seat] = s.hand[seat] & ~bit(card)
            s.held[seat] -= 1
            s.hand[heir] = s.hand[heir] | bit(card)
            s.held[heir] += 1
            emit(s, Event.INHERITED_FORTUNE, heir, card, 0, seat, 1 << heir)
