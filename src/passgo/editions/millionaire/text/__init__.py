"""Millionaire in words. Who holds which Fortune card is told to nobody but its holder: by the audience of the event."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.millionaire.rules.words import FORTUNE, Use
from passgo.editions.millionaire.text.actions import ASKS, BECAUSE, HEADINGS, LEVELS, LISTS, PAIRS, SAYS, SHORT, VERBS
from passgo.editions.millionaire.text.corrections import CORRECTIONS
from passgo.rules.sizes import CARDS
from passgo.rules.steps import Step

if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.loading import Card
    from passgo.play.actions import Action
    from passgo.play.fields import TableFields
    from passgo.play.view import View
    from passgo.text.events import Teller
    from passgo.text.questions import Frame
    from passgo.text.words import Words

__all__ = ["ASKED", "ASKS", "BECAUSE", "CORRECTIONS", "EVENTS", "HEADINGS", "LEVELS", "LISTS", "PAIRS", "SAYS", "SHORT", "VERBS"]


# --------------------------------------------------------------------------------------------------------------- events
def fortune(words: Words, card: int) -> str:
    """What a Fortune card says."""
    return words.card_text(words.edition.card(FORTUNE, card))


def card_gone(t: Teller, card: Card) -> str:
    """A card of the deck that lies on the board comes back to no pile [ML-33]."""
    if not t.edition.board.fortune_uses[Use.PASS] or card.deck != FORTUNE:
        return ""
    return t.say("event-fortune-gone", card=t.card_name(card))


def card_roll(t: Teller, e: Event) -> str:
    who = t.name(e.who)
    if e.money > 0:
        return t.say("event-card-roll-won", who=who, one=e.what, two=e.how, money=t.money(e.money))
    return t.say("event-card-roll" if e.money < 0 else "event-card-roll-lost", who=who, one=e.what, two=e.how)


def inherited(t: Teller, e: Event) -> str:
    return t.say("event-inherited-fortune", who=t.name(e.who), other=t.name(e.how), card=fortune(t, e.what))


def level(t: Teller, e: Event) -> str:
    return t.say("event-level-up" if e.how > 0 else "event-level-down", who=t.name(e.who), level=LEVELS[e.what])


EVENTS: dict[str, Callable[[Teller, Event], str]] = {
    "TOOK_FORTUNE": lambda t, e: t.say("event-took-fortune", who=t.name(e.who), space=t.space(e.what)),
    "READ_FORTUNE": lambda t, e: t.say("event-read-fortune", who=t.name(e.who), card=fortune(t, e.what)),
    "KEPT_FORTUNE": lambda t, e: t.say("event-kept-fortune", who=t.name(e.who)),
    "USED_FORTUNE": lambda t, e: t.say("event-used-fortune", who=t.name(e.who), card=fortune(t, e.what)),
    "LOST_FORTUNE": lambda t, e: t.say("event-lost-fortune", who=t.name(e.who), card=fortune(t, e.what)),
    "SHOWED_FORTUNE": lambda t, e: t.say("event-showed-fortune", who=t.name(e.who), card=fortune(t, e.what)),
    "INHERITED_FORTUNE": inherited,
    "LEVEL": level,
    "CARD_ROLL": card_roll,
    "RENT_WAIVED": lambda t, e: t.say("event-rent-waived", who=t.name(e.who), space=t.space(e.what)),
}
ASKED: dict[int, Callable[[Teller, Frame], str]] = {
    Step.ASK_UPGRADE: lambda t, f: t.say("asked-upgrade", money=t.money(f.sum)),
    Step.ASK_RENT: lambda t, f: t.say("asked-rent", money=t.money(f.sum)),
    Step.ASK_CHOICE: lambda t, f: t.say("asked-choice"),
    Step.ASK_END: lambda t, f: t.say("asked-end"),
}


# ------------------------------------------------------------------------------------------------------------ the table
def badge(words: Words, view: View, seat: int) -> str:
    """The level and the number of cards face down in few letters, the stars in a column."""
    if not view.edition.board.target:
        return ""
    held = view.table.held[seat]
    return f"{LEVELS[view.table.star[seat]]:<5}" + (f" {words.say('badge-face-down', count=held)}" if held else "")


def notes(words: Words, view: View, seat: int) -> str:
    if not view.edition.board.target:
        return ""
    held = view.table.held[seat]
    return LEVELS[view.table.star[seat]] + (f" · {words.say('note-face-down', count=held)}" if held else "")


def own_cards(words: Words, view: View) -> list[str]:
    """What the Fortune cards of this seat say: kept ones, and one just taken."""
    if not view.edition.board.target:
        return []
    hand, drawn = view.table.hand[view.seat], view.table.drawn[view.seat]
    return [fortune(words, n) for n in range(view.edition.board.cards[FORTUNE]) if hand >> n & 1 or drawn == n + 1]


def hand_words(words: Words, view: View) -> list[str]:
    """The kept cards of this seat by name, in one line; one just taken in full: `A free house (2), A forced deal`."""
    if not view.edition.board.target:
        return []
    hand, drawn = view.table.hand[view.seat], view.table.drawn[view.seat]
    counts = Counter(name_in_hand(words, n) for n in range(CARDS) if hand >> n & 1)
    names = [words.say("hand-several", name=name, count=count) if count > 1 else name for name, count in counts.items()]
    taken = [fortune(words, drawn - 1)] if drawn else []
    return [*([words.say("hand-kept", names=names)] if names else []), *taken]


def name_in_hand(words: Words, number: int) -> str:
    """Cards that lead out of Jail have names that tell them apart, and are alike to their holder."""
    card = words.edition.card(FORTUNE, number)
    return words.say("hand-out-of-jail") if card.kept >= 0 else words.card_name(card)


def bank_notes(tell: Teller, table: TableFields) -> list[str]:
    if not tell.edition.board.target:
        return []
    return [tell.say("bank-fortune", count=table.fortune.bit_count()),
            tell.say("bank-target", money=tell.money(tell.edition.board.target))]


def is_covered(t: TableFields, space: int) -> bool:
    """By a Fortune card, face down."""
    return bool(t.fortune >> space & 1)


def legend(words: Words) -> str:
    return words.say("legend-fortune") if words.edition.board.target else ""


# --------------------------------------------------------------------------------------------------- what a real table is asked
def toss_says(t: Teller, name: str, seat: int, what: int) -> str:
    """Only its taker reads a Fortune card [ML-30]: whoever keeps the bank hands the device over."""
    return t.say("toss-fortune", who=t.name(seat), space=t.space(what)) if name == "TOSS_FORTUNE" else ""


def toss_fall(t: Teller, name: str, one: Action, what: int) -> str:
    return t.card_name(t.edition.card(FORTUNE, one.a)) if name == "TOSS_FORTUNE" else ""
