"""What the TABLE put right, in one line each: the log shows that a hand was on the table, and what it did."""
from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.events import Event
from passgo.rules.words import BANK, CardSays, Correction
from passgo.text.tables import with_editions

if TYPE_CHECKING:
    from passgo.text.events import Teller

SIGN = 1 << 63
Maker = Callable[["Teller", Event, int], str]


def value_of(event: Event) -> int:
    """The second number of the correction; the bank is below nothing."""
    return event.want - (1 << 64) if event.want >= SIGN else event.want


def owner(t: Teller, e: Event, value: int) -> str:
    if value == BANK:
        return t.say("corrected-owner-bank", space=t.space(e.what))
    return t.say("corrected-owner", space=t.space(e.what), who=t.name(value))


def card(t: Teller, e: Event, value: int) -> str:
    name = t.card_name(t.edition.kept[e.what])
    return t.say("corrected-card-bank", card=name) if value == BANK else t.say("corrected-card", card=name, who=t.name(value))


def level(t: Teller, e: Event, value: int) -> str:
    hotel = value == t.edition.board.top_level
    space = t.space(e.what)
    return t.say("corrected-hotel", space=space) if hotel else t.say("corrected-houses", space=space, count=value)


SETTINGS: dict[str, Maker] = {
    "SET_CASH": lambda t, e, v: t.say("corrected-cash", who=t.name(e.who), before=t.money(e.give), now=t.money(e.money)),
    "SET_OWNER": owner,
    "SET_AT": lambda t, e, v: t.say("corrected-at", who=t.name(e.who), space=t.space(v)),
    "SET_JAIL": lambda t, e, v: t.say("corrected-jailed" if v else "corrected-free", who=t.name(e.who)),
    "SET_LEVEL": level,
    "SET_MORTGAGE": lambda t, e, v: t.say("corrected-mortgaged" if v else "corrected-not-mortgaged", space=t.space(e.what)),
    "SET_CARD": card,
    "SET_TURN": lambda t, e, v: t.say("corrected-turn", who=t.name(e.who)),
}
"""A sentence for every shared correction; an edition's own stand in its `text`, as `CORRECTIONS`."""
SAYS: dict[int, str] = {
    CardSays.NOTHING: "card-says-nothing", CardSays.COLLECT: "card-says-collect", CardSays.PAY: "card-says-pay",
    CardSays.FROM_EACH: "card-says-from-each", CardSays.TO_EACH: "card-says-to-each", CardSays.ADVANCE: "card-says-advance",
    CardSays.BACK: "card-says-back", CardSays.JAIL: "card-says-jail", CardSays.DEED: "card-says-deed",
}


@functools.cache
def settings() -> dict[str, Maker]:
    return with_editions("CORRECTIONS", SETTINGS)


def corrected(t: Teller, e: Event) -> str:
    """One line of the log."""
    return t.say("event-corrected", what=settings()[Correction.name(e.how)](t, e, value_of(e)))


def card_said(t: Teller, e: Event) -> str:
    """A card that is in no deck here."""
    return t.say(SAYS[e.how], who=t.name(e.who), money=t.money(e.money), space=t.space(e.what), count=e.what)
