"""The words only City needs; they join the shared ones in passgo.rules.words."""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

from passgo.struct import Names

PIECES: Final = 8
FIRST_BONUS: Final = 4
"""Pieces below this number are hazards, the others bonus buildings [CT-72]."""
HAZARD_PIECES: Final = 0x0F
BONUS_PIECES: Final = 0xF0
BUTTON_FACES: Final = 4
RAILROAD_FACE: Final = 4
"""What the Build button shows: 1, 2, 3, or the railroad [CT-40]."""

T = TypeVar("T")
PerPiece = Annotated[list[T], PIECES]
PerButtonFace = Annotated[list[T], BUTTON_FACES]


class Piece(Names):
    """Hazards and bonus buildings, side by side as the planning spaces name them [CT-72]."""
    RUBBISH_DUMP = 0
    POWER_STATION = 1
    SEWAGE_PLANT = 2
    PRISON = 3
    PARK = 4
    WIND_FARM = 5
    WATER_TOWER = 6
    SCHOOL = 7


class Purpose(Names):
    """What a district is chosen for."""
    AUCTION = 0
    INHERIT = 1
    REPOSSESS = 2
    STEAL = 3
    FREE_BUILD = 4
    RAILROAD = 5
    EARTHQUAKE = 6


class Press(Names):
    """How far the Build button has got in this turn [CT-40]."""
    NOT_YET = 0
    BLOCKS = 1
    RAILROAD = 2


class CityKind(Names):
    """Actions of City: answers, then side business."""
    PRESS = 32
    RESIDENTIAL = 33
    INDUSTRIAL = 34
    RAILROAD = 35
    STADIUM = 36
    SKYSCRAPER = 37
    TOWER = 38
    DONE = 39
    PLACE_HAZARD = 40
    PLACE_BONUS = 41
    JUMP = 42
    STAY = 43
    DODGE_RENT = 44
    KEEP = 45
    CHOOSE = 46
    FORGO = 47
    CLEAR_HAZARD = 96
    ADD_HOUR = 97


class CityReason(Names):
    """Refusals of City."""
    NOT_PRESSED = 64
    PRESSED_ALREADY = 65
    NO_BLOCKS_LEFT = 66
    HAZARD_KEEPS_OFF = 67
    BONUS_KEEPS_OFF = 68
    NO_HAZARD = 69
    ALREADY_THERE = 70
    NEEDS_PAIR = 71
    NEEDS_TWO_GROUPS = 72
    NOT_THIS_PIECE = 73
    NO_RAILROAD = 74
    WHOLE_GROUP = 75
    HOUR_ASKED = 76
    NO_HOURS = 77
    NOT_UNOWNED = 78
    WRONG_SIDE = 79


class CityEvent(Names):
    """Events of City."""
    PRESSED = 48
    BLOCK = 49
    LANDMARK = 50
    PLACED = 51
    CLEARED = 52
    RAILROAD_BUILT = 53
    JUMPED = 54
    DODGE_TAKEN = 55
    DODGED = 56
    TAX_DODGED = 57
    TAXI = 58
    QUAKE = 59
    BEEP = 60
    HOUR_WANTED = 61
    HOUR_ADDED = 62
    DODGE_BACK = 63


class CityFor(Names):
    """Why money moves only in City."""
    STADIUMS = 32
    BLOCK = 33
    LANDMARK = 34
    CLEARING = 35


class CityRentRule(Names):
    """Rent by the counting blocks of a district [CT-80]."""
    BLOCKS = 16


class CityMortgageRule(Names):
    """The bank lends the rent value of the moment [CT-110]."""
    RENT_VALUE = 16


class CityKeptUse(Names):
    """What City's kept cards are good for; the Rent Dodge is asked about in the same way, but lies outside the pile [CT-02]."""
    TAXI = 16
    TAX_DODGE = 17
    RENT_DODGE = 18


class CityBecause(Names):
    """Lines of a reckoning of rent that only City knows [CT-80 CT-81]."""
    BLOCKS = 16
    RESIDENTIAL = 17
    INDUSTRIAL = 18
    WORTHLESS = 19
    SKYSCRAPER = 20
    TOWER = 21
    HAZARD = 22


class CityCorrection(Names):
    """What the TABLE may put right only here."""
    SET_RESIDENTIAL = 160
    SET_INDUSTRIAL = 161
    SET_RAILROAD = 162
    SET_STADIUM = 163
    SET_SKYSCRAPER = 164
    SET_TOWER = 165
    SET_PIECE = 166
    SET_DODGE = 167
