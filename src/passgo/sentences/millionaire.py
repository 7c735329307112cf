"""Millionaire in words. Who holds which Fortune card is told to nobody but its holder: by the audience of the event."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from passgo.editions.millionaire.rules.words import FORTUNE, Use
from passgo.loading import Card, Edition
from passgo.rules.steps import Step
from passgo.rules.words import CARDS, Ending, For, Kind, Reason

if TYPE_CHECKING:
    from passgo.events import Event, Teller

LEVELS = ("★", "★★★", "★★★★★")
"""One, three and five stars."""

FIELDS = {
    "CHOOSE_PLAYER": ("to",), "GIVE_AWAY": ("space", "to"), "GO_TO": ("space",), "FREE_HOUSE": ("space",),
    "TAKE_OVER": ("space",), "FORCED_DEAL": ("mine", "theirs"),
}

REASONS = {For.UPGRADE: "for the next star level"}

ENDINGS = {Ending.TARGET: "the sum that wins was reached in cash"}

QUESTIONS = {
    Step.ASK_UPGRADE: "whether to upgrade for {money}", Step.ASK_RENT: "to pay {money} rent, or to play a card",
    Step.ASK_CHOICE: "to choose what the card leaves open", Step.ASK_END: "to build or lift what they like, and to end the turn",
}

REFUSALS = {
    Reason.NOT_SHORT: "Selling buildings and mortgaging are only for a player who cannot pay something.",
    Reason.NOT_BETWEEN_TURNS: "Build in your own turn, or between the turns of others: before the dice are rolled.",
    Reason.WHOLE_SET: "No card moves a property of a full set.",
    Reason.ONE_AT_A_TIME: "Buildings are sold one at a time.",
    Reason.BUILT_ON: "The buildings on this property must be sold first.",
    Reason.NO_RENT_OWED: "Only a rent that is owed can be waived by this card.",
    Reason.HOUSES_ONLY: "The card is good for a house, not for a hotel.",
}
FOR_A_KIND = {
    (Kind.FREE_HOUSE, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.GIVE_AWAY, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.TAKE_OVER, Reason.NOT_OWNER): "It does not belong to another player.",
}


def text_of(t: Teller, card: int) -> str:
    """What a Fortune card says."""
    return t.edition.card(FORTUNE, card).text


def is_fortune(edition: Edition, card: Card) -> bool:
    """Is this a card of the deck that lies on the board, and comes back to no pile? [ML-33]"""
    return bool(edition.board.fortune_uses[Use.PASS]) and card.deck == FORTUNE


def level(t: Teller, e: Event) -> str:
    return f"{t.name(e.who)} goes {'up' if e.how > 0 else 'down'} to {LEVELS[e.what]}."


def card_roll(t: Teller, e: Event) -> str:
    outcome = "" if e.money < 0 else f" and wins {t.money(e.money)}" if e.money else " and wins nothing"
    return f"{t.name(e.who)} rolls {e.what} and {e.how} for the card{outcome}."


EVENTS: dict[str, Callable[[Teller, Event], str]] = {
    "TOOK_FORTUNE": lambda t, e: f"{t.name(e.who)} takes the Fortune card on {t.space(e.what)} and reads it in secret.",
    "READ_FORTUNE": lambda t, e: f"Only for {t.name(e.who)}: {text_of(t, e.what)}",
    "KEPT_FORTUNE": lambda t, e: f"{t.name(e.who)} keeps the Fortune card face down.",
    "USED_FORTUNE": lambda t, e: f"{t.name(e.who)} uses a Fortune card: {text_of(t, e.what)}",
    "LOST_FORTUNE": lambda t, e: f"A Fortune card of {t.name(e.who)} is thrown away: {text_of(t, e.what)}",
    "SHOWED_FORTUNE": lambda t, e: f"{t.name(e.who)} shows a Fortune card: {text_of(t, e.what)}",
    "INHERITED_FORTUNE": lambda t, e: f"Only for {t.name(e.who)}, from {t.name(e.how)}: {text_of(t, e.what)}",
    "LEVEL": level,
    "CARD_ROLL": card_roll,
    "RENT_WAIVED": lambda t, e: f"{t.name(e.who)} pays no rent for {t.space(e.what)} this time.",
}


def standing(t: dict[str, Any], seat: int) -> str:
    """The level and the number of cards face down, for a line of the table."""
    cards = t["held"][seat]
    return LEVELS[t["star"][seat]] + (f" · {cards} card{'s' if cards > 1 else ''} face down" if cards else "")


def badge(t: Mapping[str, Any], seat: int) -> str:
    """The same in few letters, the stars in a column."""
    return f"{LEVELS[t['star'][seat]]:<5}" + (f" {t['held'][seat]} face down" if t["held"][seat] else "")


def own_cards(edition: Edition, t: dict[str, Any], seat: int) -> list[str]:
    """What the Fortune cards of this seat say, from the table of its own View: kept ones, and one just taken."""
    numbers = [n for n in range(edition.board.cards[FORTUNE]) if t["hand"][seat] >> n & 1 or t["drawn"][seat] == n + 1]
    return [edition.card(FORTUNE, n).text for n in numbers]


def hand_words(edition: Edition, t: dict[str, Any], seat: int) -> list[str]:
    """The kept cards of this seat by name, in one line; one just taken in full: `A free house (2), A forced deal`."""
    names = Counter(edition.card(FORTUNE, n).name.partition(" (")[0] for n in range(CARDS) if t["hand"][seat] >> n & 1)
    kept = ", ".join(f"{name} ({count})" if count > 1 else name for name, count in names.items())
    taken = [edition.card(FORTUNE, t["drawn"][seat] - 1).text] if t["drawn"][seat] else []
    return [*([f"{kept}; type cards to read them."] if kept else []), *taken]
