"""How everybody stands, beyond cash and deeds: what an edition adds to a player, to the bank, to the sky and to one's own hand.

Each edition is asked by what its data can do: stars where a sum of cash wins, jobs where Fortune is counted, blocks
where districts hold them.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from passgo.loading import Edition
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT
from passgo.sentences import city, millionaire, tropical_tycoon
from passgo.view import OWN, View
from passgo.wording import tropical_tycoon as words


def badge(view: View, seat: int) -> str:
    """What stands beside a player's place, in few letters: `★★★ 2 face down`, `Mayor, Fortune 14`, `Rent Dodge`."""
    board, t = view.edition.board, view.table
    if board.target:
        return millionaire.badge(t, seat)
    if board.opening:
        return tropical_tycoon.badge(view, seat)
    return city.badge(t, seat) if board.block_limit else ""


def notes(view: View, seat: int) -> str:
    """The same in full: `★★★ · 2 cards face down`, `Mayor, 4 tokens, Fortune 14`."""
    if view.edition.board.target:
        return millionaire.standing(view.table, seat)
    return tropical_tycoon.player_notes(view, seat) or badge(view, seat)


def bank_words(edition: Edition, names: Sequence[str], t: Mapping[str, Any]) -> str:
    """What the bank still has to build with, and what lies in the middle of the board."""
    if edition.board.block_limit:
        return city.bank_line(edition, names, t)
    pieces = {"house": "house", "hotel": "hotel"} | edition.pieces
    counts = [(t["houses_left"], pieces["house"]), (t["hotels_left"], pieces["hotel"])]
    counts += [(t["stock"][kind], name) for kind, name in tropical_tycoon.DEVELOPMENTS.items() if kind and edition.board.opening]
    words = f"Bank: {', '.join(tropical_tycoon.plural(count, name) for count, name in counts)}"
    if edition.board.target:
        lying = tropical_tycoon.plural(t["fortune"].bit_count(), "Fortune card")
        words += f" · {lying} on the board · {edition.money(edition.board.target)} in cash wins"
    return words + (f" · Free Parking holds {edition.money(t['pot'])}" if t["pot"] else "")


def sky_words(view: View) -> str:
    """The weather and the ship, where there are such things."""
    return tropical_tycoon.sky_line(view)


def own_cards(view: View) -> list[str]:
    """What the cards say that only the seat of this View may read."""
    return millionaire.own_cards(view.edition, view.table, view.seat) if view.edition.board.target and view.seat >= 0 else []


def hand_words(view: View) -> list[str]:
    """The same in few words, where a hand has been read before."""
    return millionaire.hand_words(view.edition, view.table, view.seat) if view.edition.board.target and view.seat >= 0 else []


def knows_a_secret(view: View) -> bool:
    """Does this seat know something that is nobody else's to know?"""
    return view.seat >= 0 and any(view[name][view.seat] for name in OWN)


def on_it(edition: Edition, t: Mapping[str, Any], space: int) -> str:
    """What stands on a property, in words: `3 houses`, `resort`, `casino`; nothing: empty."""
    pieces: list[str] = [*({"house": "house", "hotel": "hotel"} | edition.pieces).values()]
    level = t["level"][space]
    if t["development"][space]:
        return pieces[HOTEL_LOT - HOUSE_LOT + int(t["development"][space])]
    if level == edition.board.top_level:
        return pieces[HOTEL_LOT - HOUSE_LOT]
    return tropical_tycoon.plural(level, pieces[0]) if level else ""


def worth(view: View, seat: int) -> int:
    """Everything somebody has: cash, deeds and buildings as printed, or as City counts, cash and rent values [HN-45 CT-133]."""
    return view.core.ask("final_count" if view.edition.board.rent_counts else "total_worth", seat)


def counted_in(edition: Edition) -> str:
    """What is compared at the end."""
    return "Fortune" if edition.board.fortune_cash else "Worth"


def counted_up(view: View, seat: int) -> str:
    """A final count as it is written: a sum of money, or so much Fortune and what it is made of."""
    count = view.core.ask("final_count", seat)
    return f"{words.fortune_words(view, seat)} = {count}" if view.edition.board.fortune_cash else view.edition.money(count)
