"""How everybody stands, beyond cash and deeds: what an edition adds to a player, to the bank, to the sky and to one's own hand.

Every edition's `text` is asked, and says nothing where the board has not what it speaks of.
"""
from __future__ import annotations

from passgo.play.fields import TableFields
from passgo.play.view import OWN, View
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT
from passgo.text.events import Teller
from passgo.text.tables import first
from passgo.text.words import Words


def badge(view: View, seat: int, words: Words | None = None) -> str:
    """What stands beside a player's place, in few letters: `★★★ 2 face down`, `Mayor, Fortune 14`, `Rent Dodge`."""
    return str(first("badge", words or Words(view.edition), view, seat))


def notes(view: View, seat: int, words: Words | None = None) -> str:
    """The same in full: `★★★ · 2 cards face down`, `Mayor, 4 tokens, Fortune 14`."""
    return str(first("notes", words or Words(view.edition), view, seat)) or badge(view, seat, words)


def bank_words(tell: Teller, t: TableFields) -> str:
    """What the bank still has to build with, and what lies in the middle of the board."""
    own = first("bank", tell, t)
    if own:
        return str(own)
    left = [tell.piece(tell.piece_key(HOUSE_LOT), "count", count=t.houses_left),
            tell.piece(tell.piece_key(HOTEL_LOT), "count", count=t.hotels_left), *first("stock", tell, t)]
    parts = [tell.say("table-bank", pieces=left), *first("bank_notes", tell, t)]
    return " · ".join([*parts, tell.say("table-pot", money=tell.money(t.pot))] if t.pot else parts)


def sky_words(view: View, words: Words | None = None) -> str:
    """The weather and the ship, where there are such things."""
    return str(first("sky", words or Words(view.edition), view))


def own_cards(view: View, words: Words | None = None) -> list[str]:
    """What the cards say that only the seat of this View may read."""
    return list(first("own_cards", words or Words(view.edition), view)) if view.seat >= 0 else []


def hand_words(view: View, words: Words | None = None) -> list[str]:
    """The same in few words, where a hand has been read before."""
    return list(first("hand_words", words or Words(view.edition), view)) if view.seat >= 0 else []


def knows_a_secret(view: View) -> bool:
    """Does this seat know something that is nobody else's to know?"""
    return view.seat >= 0 and any(view.core.field(name)[view.seat] for name in OWN)


def on_it(words: Words, t: TableFields, space: int) -> str:
    """What stands on a property, in words: `3 houses`, `resort`, `casino`; nothing: empty."""
    level, own = t.level[space], first("lot_on", t, space)
    if own:
        return words.piece(words.piece_key(own))
    if level == words.edition.board.top_level:
        return words.piece(words.piece_key(HOTEL_LOT))
    return words.piece(words.piece_key(HOUSE_LOT), "count", count=level) if level else ""


def deed(words: Words, t: TableFields, space: int) -> str:
    """`Times Square ■■` with two houses, `▣` a hotel, `(mortgaged)`."""
    level, name = t.level[space], words.place(space)
    marks = first("deed_marks", words, t, space)
    if not marks and first("lot_on", t, space):
        return words.say("table-own-piece", space=name, piece=on_it(words, t, space))
    if not marks and level:
        marks = " ▣" if level == words.edition.board.top_level else " " + "■" * level
    return words.say("table-mortgaged", deed=f"{name}{marks}") if t.mortgaged >> space & 1 else f"{name}{marks}"


def marks_on(words: Words, t: TableFields, space: int) -> str:
    """What stands there as an edition draws it beside the name."""
    return str(first("deed_marks", words, t, space))


def cell_marks(words: Words, t: TableFields, space: int) -> str:
    """The same in a few letters, for a space of the board."""
    return str(first("cell_marks", words, t, space))


def is_covered(t: TableFields, space: int) -> bool:
    """Does a card lie on the space, so that nothing else is seen there?"""
    return bool(first("is_covered", t, space))


def space_note(words: Words, space: int) -> str:
    """What a space prints that nobody can own."""
    return str(first("space_note", words, space))


def printed_on(words: Words, space: int) -> str:
    """What a deed prints besides its rents."""
    return str(first("printed_on", words, space))


def rents_printed(words: Words, space: int) -> str:
    """The rents of a deed whose rule only an edition has."""
    return str(first("rents_printed", words, space))


def rent_names(words: Words, space: int) -> list[str]:
    """What each of these rents is for, in their order."""
    return list(first("rent_names", words, space))


def loan_printed(words: Words, space: int) -> str:
    """What the bank lends on a deed."""
    return str(first("loan_printed", words)) or words.money(words.edition.board.loan[space])


def building_verb(words: Words) -> str:
    """What one types to build."""
    return str(first("building_verb", words)) or "build"


def legend(words: Words) -> str:
    """What the signs on the board mean where they do not speak for themselves."""
    return str(first("legend", words))


def worth(view: View, seat: int) -> int:
    """Everything somebody has: cash, deeds and buildings as printed [HN-45], or as an edition counts them."""
    return view.core.ask("final_count" if first("worth_is_count", view.edition) else "total_worth", seat)


def counted_in(words: Words) -> str:
    """What is compared at the end."""
    return str(first("counted_in", words)) or words.say("table-worth")


def counted_up(view: View, seat: int, words: Words | None = None) -> str:
    """A final count as it is written: a sum of money, or what else counts and what it is made of."""
    words = words or Words(view.edition)
    return str(first("counted_up", words, view, seat)) or words.money(view.core.ask("final_count", seat))

