"""Cards, drawn from decks whose order nobody knows, not even the state.

A deck is the set of cards never seen and the queue of those already used. While unseen cards are left they lie above
the used ones [HN-06], so the next card is a toss among the unseen; after that the order is known to all who watched.
"""
from __future__ import annotations

from passgo.rules import steps, then
from passgo.rules.agenda import push, top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import step, toss
from passgo.rules.deeds import deeds_of, give_card
from passgo.rules.money import fees_go_to
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, KEPT, Event, For
from passgo.struct import Mask, Money, Seat


@step("DRAW", 17)
def draw(s: State, seat: Seat, deck: int) -> None:
    """Step DRAW: the top card; only if it was never seen does chance decide which [HN-06 HN-40 ML-04 ML-25]."""
    if s.unseen[deck] != 0 or (s.board.cards_told == 1 and tellable(s, deck) != 0):
        then.toss_card(s, seat, deck)
    elif s.pile_count[deck] > 0:
        card = s.pile[deck][0]
        s.pile_count[deck] -= 1
        for i in range(s.pile_count[deck]):
            s.pile[deck][i] = s.pile[deck][i + 1]
        play_card(s, seat, deck, card)


def cards_unseen(s: State) -> Mask:
    """What the open toss draws from: cards never seen, or where a real deck decides any that nobody keeps."""
    deck = s.what[top(s)]
    return tellable(s, deck) if s.board.cards_told == 1 else s.unseen[deck]


def tellable(s: State, deck: int) -> Mask:
    """All cards of a deck that nobody keeps."""
    left = bit(s.board.cards[deck]) - 1
    for kept in range(s.board.kept_cards):
        if s.board.kept_deck[kept] == deck:
            for seat in range(s.seats):
                if has(s.deeds[seat], KEPT + kept):
                    left = left & ~bit(s.board.kept_card[kept])
    return left


def deck_takes_out(s: State, deck: int, card: int) -> None:
    """This card is no longer in its deck, wherever in it it lay."""
    s.unseen[deck] = s.unseen[deck] & ~bit(card)
    kept = 0
    for i in range(s.pile_count[deck]):
        if s.pile[deck][i] != card:
            s.pile[deck][kept] = s.pile[deck][i]
            kept += 1
    s.pile_count[deck] = kept


def unseen_drawn(s: State, act: Action, seat: Seat, deck: int) -> None:
    """Toss CARD: this one it is."""
    deck_takes_out(s, deck, act.a)
    play_card(s, seat, deck, act.a)


toss_card = toss("TOSS_CARD", 98, unseen_drawn, among=cards_unseen)


def play_card(s: State, seat: int, deck: int, card: int) -> None:
    """The card's effect is the step printed on it; then it goes to the bottom, unless it is kept [HN-40 HN-41]."""
    step = s.board.card_step[deck][card]
    emit(s, Event.DREW, seat, card, 0, deck)
    push(s, step, seat, s.board.card_what[deck][card], s.board.card_sum[deck][card], s.board.card_how[deck][card])
    if step != steps.card_kept.number:
        then.card_back(s, deck, card)


@step("CARD_KEPT", 19)
def card_kept(s: State, seat: Seat, kept: int) -> None:
    """Step CARD_KEPT: kept until used, sold or traded [HN-41]."""
    give_card(s, kept, BANK, seat)


@step("CARD_BACK", 18)
def card_back(s: State, deck: int, card: int) -> None:
    """Step CARD_BACK: face down to the bottom of its own deck; decks are never shuffled again [HN-06 HN-40 HN-41]."""
    s.pile[deck][s.pile_count[deck]] = card
    s.pile_count[deck] += 1


@step("FEE", 11)
def fee(s: State, seat: Seat, sum: Money, reason: int) -> None:
    """Step FEE: pay what the space or the card says [HN-40 HN-46]."""
    then.pay(s, seat, fees_go_to(s), sum, reason)


@step("EACH_PAYS", 20)
def each_pays(s: State, seat: Seat, sum: Money) -> None:
    """Step EACH_PAYS: everyone pays this seat; below nothing, this seat pays everyone; in turn order from the left [HN-40]."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if has(s.alive, other):
            if sum > 0:
                then.pay(s, other, seat, sum, For.CARD)
            else:
                then.pay(s, seat, other, -sum, For.CARD)


@step("REPAIRS", 21)
def repairs(s: State, seat: Seat, house: Money, hotel: int) -> None:
    """Step REPAIRS: so much for each house, so much for each hotel [HN-40]."""
    bill: Money = 0
    left = deeds_of(s, seat) & s.built
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        bill += hotel if s.level[space] == s.board.top_level else house * s.level[space]
    if bill > 0:
        then.pay(s, seat, fees_go_to(s), bill, For.CARD)


def return_kept_cards(s: State, seat: int) -> None:
    """What a bankrupt kept goes back under its deck [HN-92]."""
    left = s.deeds[seat] >> KEPT
    while left != 0:
        kept = lowest(left)
        left = left & ~bit(kept)
        return_kept_card(s, seat, kept)


def return_kept_card(s: State, seat: int, kept: int) -> None:
    """One kept card goes back under its own deck [HN-41 HN-92 CT-131]."""
    give_card(s, kept, seat, BANK)
    then.card_back(s, s.board.kept_deck[kept], s.board.kept_card[kept])
