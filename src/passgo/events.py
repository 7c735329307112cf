"""Events: what happened, by name, with an audience; and the sentence each one makes in the log."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.loading import Edition
from passgo.play.actions import things
from passgo.reasons import ENDINGS
from passgo.rules.words import BANK, HOTEL_LOT, HOUSE_LOT, NOBODY, POT, For
from passgo.rules.words import Event as Word
from passgo.sentences import city, millionaire, tropical_tycoon


class Event(NamedTuple):
    """One thing that happened. `audience` is the set of seats that may know it, as bits; 255: everybody, watchers too."""
    name: str
    who: int
    what: int
    how: int
    money: int
    give: int
    want: int
    audience: int

    def told_to(self, seat: int) -> bool:
        """May this seat know? Seats below 0 are watchers: they learn only what everybody may know."""
        return self.audience == 0xFF if seat < 0 else bool(self.audience >> seat & 1)


def decode(told: Sequence[int]) -> Event:
    """From the integers of the tape."""
    event, *rest = told
    return Event(Word.name(event), *rest)


REASONS = {
    For.SALARY: "salary", For.PRICE: "for the property", For.BID: "for the winning bid", For.RENT: "rent",
    For.CARD: "as the card says", For.TAX: "in taxes", For.FINE: "as a fine", For.BUILDING: "for a building",
    For.SALE: "for buildings sold", For.LOAN: "on a mortgage", For.REDEMPTION: "to lift a mortgage", For.INTEREST: "interest",
    For.DEAL: "as agreed", For.ESTATE: "as what was left", For.JACKPOT: "as the jackpot", For.GO_BONUS: "for landing on GO",
    **city.PAYMENTS,
    **millionaire.REASONS,
    **tropical_tycoon.FORS,
}
"""Why money changed hands, for every For."""


class Teller:
    """Makes sentences of events, with the names of one table."""

    def __init__(self, edition: Edition, names: Sequence[str]) -> None:
        self.edition, self.names = edition, names

    def name(self, seat: int) -> str:
        return {BANK: "the bank", POT: "Free Parking"}.get(seat) or self.names[seat]

    def space(self, number: int) -> str:
        return f"a {self.piece(number)}" if number >= HOUSE_LOT else self.edition.spaces[number].name

    def piece(self, lot: int) -> str:
        """What houses, hotels and the pieces of an edition's own are called here."""
        names = [*({"house": "house", "hotel": "hotel"} | self.edition.pieces).values()]
        return names[lot - HOUSE_LOT]

    def money(self, sum: int) -> str:
        return self.edition.money(sum)

    def things(self, mask: int) -> str:
        names = [self.edition.kept[int(t[4:])].name if t.startswith("card") else self.space(int(t)) for t in things(mask)]
        return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names) or "nothing"

    def sentence(self, event: Event) -> str:
        """One line of the log; empty for what the log need not say."""
        make = SENTENCES.get(event.name)
        return make(self, event) if make else ""


def paid(t: Teller, e: Event) -> str:
    giver, taker = t.name(e.who), t.name(e.what)
    if e.who in (BANK, POT):
        return f"{taker} receives {t.money(e.money)} {REASONS[e.how]}."
    return f"{giver} pays {taker} {t.money(e.money)} {REASONS[e.how]}."


def deed_to(t: Teller, e: Event) -> str:
    if e.who == BANK:
        return f"{t.space(e.what)} goes back to the bank."
    return f"{t.space(e.what)} now belongs to {t.name(e.who)}."


def card_to(t: Teller, e: Event) -> str:
    card = t.edition.kept[e.what]
    if e.who != BANK:
        return f"{t.name(e.who)} now holds {card.name}."
    return f"{card.name} {'is thrown away' if millionaire.is_fortune(t.edition, card) else 'goes back under its deck'}."


def offered(t: Teller, e: Event) -> str:
    give, want = ([t.things(mask)] if mask else [] for mask in (e.give, e.want))
    (give if e.money > 0 else want).extend([t.money(abs(e.money))] if e.money else [])
    return f"{t.name(e.who)} offers {t.name(e.what)} {' and '.join(give) or 'nothing'} for {' and '.join(want) or 'nothing'}."


def built(t: Teller, e: Event) -> str:
    hotel = e.how == t.edition.board.top_level
    piece = f"a {t.piece(HOTEL_LOT)}" if hotel else f"{t.piece(HOUSE_LOT)} number {e.how}"
    return f"{t.name(e.who)} builds {piece} on {t.space(e.what)}."


def rolled(t: Teller, e: Event) -> str:
    faces = [str(face) if face else "News" for face in (e.what, e.how)]
    return f"{t.name(e.who)} rolls {' and '.join(faces)}{', a double' if e.what == e.how else ''}."


def contest(t: Teller, e: Event) -> str:
    return f"{t.name(e.who)} rolls {e.what + e.how}."


def no_sale(t: Teller, e: Event) -> str:
    if e.who == NOBODY:
        return f"Nobody bids for {t.space(e.what)}."
    return f"{t.name(e.who)} has no place left for {t.space(e.what)}."


Maker = Callable[[Teller, Event], str]
SENTENCES: dict[str, Maker] = {
    "BEGAN": lambda t, e: f"{t.name(e.who)} starts.",
    "TURN": lambda t, e: f"Round {e.what}: {t.name(e.who)}'s turn.",
    "ROLLED": rolled,
    "CONTEST_ROLL": contest,
    "MOVED": lambda t, e: f"{t.name(e.who)} moves to {t.space(e.what)}.",
    "PAID": paid,
    "DEED_TO": deed_to,
    "DEALT": lambda t, e: f"{t.name(e.who)} is dealt {t.space(e.what)}.",
    "DREW": lambda t, e: f"{t.name(e.who)} draws {t.edition.decks[e.how]}: {t.edition.card(e.how, e.what).text}",
    "CARD_TO": card_to,
    "JAILED": lambda t, e: f"{t.name(e.who)} goes to Jail.",
    "FREED": lambda t, e: f"{t.name(e.who)} is out of Jail.",
    "BUILT": built,
    "SOLD": lambda t, e: f"{t.name(e.who)} sells buildings on {t.space(e.what)}.",
    "MORTGAGED": lambda t, e: f"{t.name(e.who)} mortgages {t.space(e.what)}.",
    "REDEEMED": lambda t, e: f"{t.name(e.who)} lifts the mortgage on {t.space(e.what)}.",
    "OFFERED": offered,
    "LAPSED": lambda t, e: f"{t.name(e.who)} has not answered in time.",
    "ANSWERED": lambda t, e: f"{t.name(e.who)} {'accepts' if e.what else 'says no'}.",
    "AUCTIONED": lambda t, e: f"{t.space(e.what)} comes under the hammer.",
    "BID": lambda t, e: f"{t.name(e.who)} bids {t.money(e.money)}.",
    "PASSED": lambda t, e: f"{t.name(e.who)} passes.",
    "CLOSED_HAND": lambda t, e: f"{t.name(e.who)} has made a bid.",
    "BIDS_OPENED": lambda t, e: f"{t.name(e.who)} had bid {t.money(e.money)}.",
    "NO_SALE": no_sale,
    "RENT_DUE": lambda t, e: f"The rent of {t.space(e.what)} is {t.money(e.money)}.",
    "RENT_OPEN": lambda t, e: f"{t.name(e.who)} may ask {t.name(e.how)} for {t.money(e.money)} rent.",
    "RENT_LOST": lambda t, e: f"Too late: {t.name(e.who)} gets no rent for {t.space(e.what)}.",
    "SHORT_OF_MONEY": lambda t, e: f"{t.name(e.who)} owes {t.name(e.what)} {t.money(e.money)} and cannot pay it yet.",
    "BANKRUPT": lambda t, e: f"{t.name(e.who)} is bankrupt; everything goes to {t.name(e.what)}.",
    "SHORTAGE": lambda t, e: f"Too few buildings for all who want them: they are auctioned one by one ({e.how} left).",
    "WANTED": lambda t, e: f"{t.name(e.who)} wants {e.how or 'none'} of them.",
    "LAST_SECONDS": lambda t, e: "Last seconds of the auction.",
    "SET_OFF": lambda t, e: f"{t.name(e.who)} owes {t.name(e.what)} {t.money(e.money)} less.",
    "STOP_ASKED": lambda t, e: f"{t.name(e.who)} proposes to end the game and count.",
    "STOP_ANSWERED": lambda t, e: f"{t.name(e.who)} {'agrees' if e.what else 'wants to play on'}.",
    "STALLED": lambda t, e: f"Nobody has made a deal for {e.how} rounds. Shall the game end in {e.what} rounds?",
    "LIMIT_SET": lambda t, e: f"All agree: round {e.what} is the last.",
    "COUNTED": lambda t, e: f"{t.name(e.who)} counts {t.money(e.money)}.",
    "OVER": lambda t, e: f"The game is over: {ENDINGS[e.what]}.",
    "WON": lambda t, e: f"{t.name(e.who)} wins.",
    **city.EVENTS,
    **millionaire.EVENTS,
    **tropical_tycoon.EVENTS,
}
"""A sentence for every Event."""
