"""Cards of a real deck: which one was turned up is told, any number of times; one that is in no deck here by what it does."""
from __future__ import annotations

from passgo.rules import moments, steps, then
from passgo.rules.agenda import close, top
from passgo.rules.bits import has
from passgo.rules.cards import deck_takes_out, play_card, tellable
from passgo.rules.deeds import is_deed
from passgo.rules.records import Action
from passgo.rules.sizes import DECKS
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import CardSays, Event, For, Reason
from passgo.struct import Money


def card_awaited(s: State) -> bool:
    """Is a card of a deck about to be turned up?"""
    return s.step[top(s)] == steps.toss_card.number


def refuse_card(s: State, act: Action, quiet: bool) -> int:
    """CARD: card `a` of deck `b`, for who draws now, or else for whoever's turn it is [HN-40]."""
    if not 0 <= act.b < DECKS or not 0 <= act.a < s.board.cards[act.b]:
        return Reason.UNKNOWN
    if moments.keeps_deck(s, act.b):
        return Reason.WRONG_MOMENT
    if not card_awaited(s) and (not quiet or s.round == 0):
        return Reason.NOT_QUIET
    if card_awaited(s) and s.what[top(s)] != act.b:
        return Reason.UNKNOWN
    return Reason.FINE if has(tellable(s, act.b), act.a) else Reason.CARD_HELD


def take_card(s: State, act: Action) -> None:
    """It comes out of its deck, wherever it lay, and does what it says."""
    seat = s.turn
    if card_awaited(s):
        seat = s.who[top(s)]
        close(s)
    deck_takes_out(s, act.b, act.a)
    play_card(s, seat, act.b, act.a)


def refuse_card_says(s: State, act: Action, quiet: bool) -> int:
    """CARD_SAYS: another card, by what it does (`a`): a sum, or a space or number of spaces (`b`)."""
    if not card_awaited(s) and (not quiet or s.round == 0):
        return Reason.NOT_QUIET
    match act.a:
        case CardSays.COLLECT | CardSays.PAY | CardSays.FROM_EACH | CardSays.TO_EACH:
            return Reason.FINE if 0 < act.money <= most_on_card(s) else Reason.UNKNOWN
        case CardSays.ADVANCE:
            return Reason.FINE if 0 <= act.b < s.board.spaces else Reason.UNKNOWN
        case CardSays.BACK:
            return Reason.FINE if 0 < act.b < s.board.spaces else Reason.UNKNOWN
        case CardSays.JAIL | CardSays.NOTHING:
            return Reason.FINE
        case CardSays.DEED:
            return Reason.FINE if is_deed(s, act.b) and s.owner[act.b] < 0 else Reason.UNKNOWN
    return Reason.UNKNOWN


def most_on_card(s: State) -> Money:
    """No card moves more than a hundred times what everybody begins with."""
    return s.board.start_cash * 100


def take_card_says(s: State, act: Action) -> None:
    """The steps are those of every other card; the card itself is not of any deck here."""
    seat = s.turn
    if card_awaited(s):
        seat = s.who[top(s)]
        close(s)
    emit(s, Event.CARD_SAID, seat, act.b, act.money, act.a)
    match act.a:
        case CardSays.COLLECT:
            then.collect(s, seat, act.money)
        case CardSays.PAY:
            then.fee(s, seat, act.money, For.CARD)
        case CardSays.FROM_EACH:
            then.each_pays(s, seat, act.money)
        case CardSays.TO_EACH:
            then.each_pays(s, seat, -act.money)
        case CardSays.ADVANCE:
            then.advance(s, seat, act.b)
        case CardSays.BACK:
            then.go_back(s, seat, act.b)
        case CardSays.JAIL:
            then.to_jail(s, seat)
        case CardSays.DEED:
            then.hand_over(s, seat, act.b)
