"""What the TABLE put right in City, in words."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import BANK
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.text.corrections import Maker
    from passgo.text.events import Teller


def piece(t: Teller, e: Event, value: int) -> str:
    name = t.piece(slug(Piece.name(value)), "the")
    return t.say("corrected-piece" if e.money else "corrected-no-piece", piece=name, space=t.space(e.what))


def dodge(t: Teller, e: Event, value: int) -> str:
    return t.say("corrected-dodge-bank") if e.who == BANK else t.say("corrected-dodge", who=t.name(e.who))


CORRECTIONS: dict[str, Maker] = {
    "SET_RESIDENTIAL": lambda t, e, v: t.say("corrected-residential", count=v, space=t.space(e.what)),
    "SET_INDUSTRIAL": lambda t, e, v: t.say("corrected-industrial", count=v, space=t.space(e.what)),
    "SET_RAILROAD": lambda t, e, v: t.say("corrected-railroad" if v else "corrected-no-railroad", space=t.space(e.what)),
    "SET_STADIUM": lambda t, e, v: t.say("corrected-stadium" if v else "corrected-no-stadium", space=t.space(e.what)),
    "SET_SKYSCRAPER": lambda t, e, v: t.say("corrected-skyscraper" if v else "corrected-no-skyscraper", space=t.space(e.what)),
    "SET_TOWER": lambda t, e, v: t.say("corrected-tower" if v else "corrected-no-tower", space=t.space(e.what)),
    "SET_PIECE": piece,
    "SET_DODGE": dodge,
}
