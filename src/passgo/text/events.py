"""The sentence each event makes in the log."""
from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from passgo.events import Event
from passgo.loading import Edition
from passgo.rules.words import BANK, HOTEL_LOT, HOUSE_LOT, KEPT, NOBODY, POT, Ending, For
from passgo.text.corrections import card_said, corrected
from passgo.text.tables import first, with_editions
from passgo.text.words import Words, slug


class Teller(Words):
    """Makes sentences of events, with the names of one table."""

    def __init__(self, edition: Edition, names: Sequence[str], language: str | None = None) -> None:
        super().__init__(edition, language)
        self.names = names

    def name(self, seat: int) -> str:
        if seat >= 0:
            return self.names[seat]
        return self.say("free-parking") if seat == POT else self.say("the-bank")

    def space(self, number: int) -> str:
        """A space, or what is sold as a lot beside the spaces."""
        return self.edition.spaces[number].name if self.printed and number < HOUSE_LOT else self.lot(number)

    def thing_names(self, mask: int) -> list[str]:
        """The members of a set of deeds and kept cards."""
        return [self.place(i) if i < KEPT else self.card_name(self.edition.kept[i - KEPT]) for i in range(64) if mask >> i & 1]

    def side_of_deal(self, mask: int, money: int) -> list[str]:
        """What one side of a deal gives, things first; at least the word for nothing."""
        found = [self.say("all-of", things=self.thing_names(mask))] if mask else []
        return [*found, self.money(money)] if money > 0 else found or [self.say("nothing")]

    def reason(self, why: int) -> str:
        """Why money changed hands."""
        return self.say(f"for-{slug(For.name(why))}")

    def ending(self, ending: int) -> str:
        """Why a game ended."""
        return self.say(f"ending-{slug(Ending.name(ending))}")

    def sentence(self, event: Event) -> str:
        """One line of the log; empty for what the log need not say."""
        make = makers().get(event.name)
        return make(self, event) if make else ""


def paid(t: Teller, e: Event) -> str:
    if e.who in (BANK, POT):
        return t.say("event-received", to=t.name(e.what), money=t.money(e.money), why=t.reason(e.how))
    return t.say("event-paid", **{"from": t.name(e.who)}, to=t.name(e.what), money=t.money(e.money), why=t.reason(e.how))


def deed_to(t: Teller, e: Event) -> str:
    if e.who == BANK:
        return t.say("event-deed-to-bank", space=t.space(e.what))
    return t.say("event-deed-to", space=t.space(e.what), who=t.name(e.who))


def card_to(t: Teller, e: Event) -> str:
    card = t.edition.kept[e.what]
    if e.who != BANK:
        return t.say("event-card-to", who=t.name(e.who), card=t.card_name(card))
    return str(first("card_gone", t, card)) or t.say("event-card-back", card=t.card_name(card))


def offered(t: Teller, e: Event) -> str:
    return t.say("event-offered", who=t.name(e.who), to=t.name(e.what), give=t.side_of_deal(e.give, e.money),
                 want=t.side_of_deal(e.want, -e.money))


def built(t: Teller, e: Event) -> str:
    hotel = e.how == t.edition.board.top_level
    piece = t.piece(t.piece_key(HOTEL_LOT), "a") if hotel else t.piece(t.piece_key(HOUSE_LOT), "number", nth=e.how)
    return t.say("event-built", who=t.name(e.who), piece=piece, space=t.space(e.what))


def rolled(t: Teller, e: Event) -> str:
    one, two = (str(face) if face else t.say("face-news") for face in (e.what, e.how))
    return t.say("event-rolled", who=t.name(e.who), one=one, two=two, double="yes" if e.what == e.how else "no")


def drew(t: Teller, e: Event) -> str:
    return t.say("event-drew", who=t.name(e.who), deck=t.deck(e.how), card=t.card_text(t.edition.card(e.how, e.what)))


def no_sale(t: Teller, e: Event) -> str:
    if e.who == NOBODY:
        return t.say("event-no-sale", lot=t.space(e.what))
    return t.say("event-no-place", who=t.name(e.who), lot=t.space(e.what))


Maker = Callable[[Teller, Event], str]
EVENTS: dict[str, Maker] = {
    "BEGAN": lambda t, e: t.say("event-began", who=t.name(e.who)),
    "TURN": lambda t, e: t.say("event-turn", round=e.what, who=t.name(e.who)),
    "ROLLED": rolled,
    "CONTEST_ROLL": lambda t, e: t.say("event-contest-roll", who=t.name(e.who), sum=e.what + e.how),
    "MOVED": lambda t, e: t.say("event-moved", who=t.name(e.who), space=t.space(e.what)),
    "PAID": paid,
    "DEED_TO": deed_to,
    "DEALT": lambda t, e: t.say("event-dealt", who=t.name(e.who), space=t.space(e.what)),
    "DREW": drew,
    "CARD_TO": card_to,
    "JAILED": lambda t, e: t.say("event-jailed", who=t.name(e.who)),
    "FREED": lambda t, e: t.say("event-freed", who=t.name(e.who)),
    "BUILT": built,
    "SOLD": lambda t, e: t.say("event-sold", who=t.name(e.who), space=t.space(e.what)),
    "MORTGAGED": lambda t, e: t.say("event-mortgaged", who=t.name(e.who), space=t.space(e.what)),
    "REDEEMED": lambda t, e: t.say("event-redeemed", who=t.name(e.who), space=t.space(e.what)),
    "OFFERED": offered,
    "LAPSED": lambda t, e: t.say("event-lapsed", who=t.name(e.who)),
    "ANSWERED": lambda t, e: t.say("event-accepted" if e.what else "event-rejected", who=t.name(e.who)),
    "AUCTIONED": lambda t, e: t.say("event-auctioned", lot=t.space(e.what)),
    "BID": lambda t, e: t.say("event-bid", who=t.name(e.who), money=t.money(e.money)),
    "PASSED": lambda t, e: t.say("event-passed", who=t.name(e.who)),
    "CLOSED_HAND": lambda t, e: t.say("event-closed-hand", who=t.name(e.who)),
    "BIDS_OPENED": lambda t, e: t.say("event-bids-opened", who=t.name(e.who), money=t.money(e.money)),
    "NO_SALE": no_sale,
    "RENT_DUE": lambda t, e: t.say("event-rent-due", space=t.space(e.what), money=t.money(e.money)),
    "RENT_OPEN": lambda t, e: t.say("event-rent-open", who=t.name(e.who), debtor=t.name(e.how), money=t.money(e.money)),
    "RENT_LOST": lambda t, e: t.say("event-rent-lost", who=t.name(e.who), space=t.space(e.what)),
    "SHORT_OF_MONEY": lambda t, e: t.say("event-short-of-money", who=t.name(e.who), to=t.name(e.what), money=t.money(e.money)),
    "BANKRUPT": lambda t, e: t.say("event-bankrupt", who=t.name(e.who), to=t.name(e.what)),
    "SHORTAGE": lambda t, e: t.say("event-shortage", left=e.how),
    "WANTED": lambda t, e: t.say("event-wanted", who=t.name(e.who), count=e.how),
    "LAST_SECONDS": lambda t, e: t.say("event-last-seconds"),
    "SET_OFF": lambda t, e: t.say("event-set-off", who=t.name(e.who), to=t.name(e.what), money=t.money(e.money)),
    "STOP_ASKED": lambda t, e: t.say("event-stop-asked", who=t.name(e.who)),
    "STOP_ANSWERED": lambda t, e: t.say("event-stop-agreed" if e.what else "event-stop-refused", who=t.name(e.who)),
    "STALLED": lambda t, e: t.say("event-stalled", rounds=e.how, more=e.what),
    "LIMIT_SET": lambda t, e: t.say("event-limit-set", round=e.what),
    "COUNTED": lambda t, e: t.say("event-counted", who=t.name(e.who), money=t.money(e.money)),
    "OVER": lambda t, e: t.say("event-over", ending=t.ending(e.what)),
    "WON": lambda t, e: t.say("event-won", who=t.name(e.who)),
    "CORRECTED": corrected,
    "CARD_SAID": card_said,
}
"""A sentence for every shared Event; an edition's own stand in its `text`."""


@functools.cache
def makers() -> dict[str, Maker]:
    return with_editions("EVENTS", EVENTS)
