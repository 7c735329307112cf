"""Landing on a district, and the Rent Dodge card — City, pages 7, 9 and 15."""
from __future__ import annotations

from passgo.rules import moments, then
from passgo.rules.bits import has
from passgo.rules.buying import collects
from passgo.rules.declare import step
from passgo.rules.deeds import is_mortgaged
from passgo.rules.questions import rent_value
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, Event, KeptUse
from passgo.struct import Seat


@step("DISTRICT", 32, frame="who how")
def district(s: State, seat: Seat, used: int = 0) -> None:
    """Step DISTRICT: buy it or have it auctioned; another's, pay or dodge; then perhaps by rail [CT-20 CT-21 CT-22 CT-45]."""
    space = s.at[seat]
    owner = s.owner[space]
    if owner == BANK:
        then.ask_buy(s, seat, space)
    elif owner != seat and not is_mortgaged(s, space) and collects(s, owner):
        if s.rent_free == seat + 1:
            emit(s, Event.DODGED, seat, space, rent_value(s, space))
        elif s.dodger == seat + 1:
            then.ask_use(s, seat, KeptUse.RENT_DODGE, rent_value(s, space))
        else:
            then.rent(s, seat, space, rent_value(s, space))
    if has(s.rails, space):
        then.jump_step(s, seat, space, used)


@step("TAKE_DODGE", 37)
def take_dodge(s: State, seat: Seat) -> None:
    """Step TAKE_DODGE: from beside the board, or from whoever still holds it; one's own changes nothing [CT-90 CT-92]."""
    if s.dodger != seat + 1:
        emit(s, Event.DODGE_TAKEN, seat, s.dodger - 1)
        s.dodger = seat + 1


@moments.dice_fell.also
def dodge_ends(s: State, seat: int, act: Action) -> None:
    """A new roll is a new turn: the rent that was free is free no longer [CT-91]."""
    s.rent_free = 0


@moments.left_the_game.also
def return_dodge(s: State, seat: int) -> None:
    """Used, or its holder is out: back beside Free Parking [CT-91 CT-130 CT-131]."""
    if s.dodger == seat + 1:
        s.dodger = 0
        emit(s, Event.DODGE_BACK, NOBODY)
