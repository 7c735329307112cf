"""Landing on a district, and the Rent Dodge card — City, pages 7, 9 and 15."""
from __future__ import annotations

from passgo.rules.agenda import then
from passgo.rules.bits import has
from passgo.rules.buying import collects
from passgo.rules.deeds import is_mortgaged
from passgo.rules.questions import rent_value
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, Event, KeptUse, Step


def district(s: State, seat: int, used: int) -> None:
    """Step DISTRICT: buy it or have it auctioned; another's, pay or dodge; then perhaps by rail [CT-20 CT-21 CT-22 CT-45]."""
    space = s.at[seat]
    owner = s.owner[space]
    if owner == BANK:
        then(s, Step.ASK_BUY, seat, space)
    elif owner != seat and not is_mortgaged(s, space) and collects(s, owner):
        if s.dodger == seat + 1:
            then(s, Step.ASK_USE, seat, KeptUse.RENT_DODGE, rent_value(s, space))
        else:
            then(s, Step.RENT, seat, space, rent_value(s, space))
    if has(s.rails, space):
        then(s, Step.JUMP, seat, space, 0, used)


def take_dodge(s: State, seat: int) -> None:
    """Step TAKE_DODGE: from beside the board, or from whoever still holds it; one's own changes nothing [CT-90 CT-92]."""
    if s.dodger != seat + 1:
        emit(s, Event.DODGE_TAKEN, seat, s.dodger - 1)
        s.dodger = seat + 1


def return_dodge(s: State, seat: int) -> None:
    """Used, or its holder is out: back beside Free Parking [CT-91 CT-130 CT-131]."""
    if s.dodger == seat + 1:
        s.dodger = 0
        emit(s, Event.DODGE_BACK, NOBODY)
