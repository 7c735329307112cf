"""The words Tropical Tycoon adds: its jobs, developments and weather, the verbs of its channel, and its own numbers."""
from __future__ import annotations

from passgo.struct import Names


class TropicalKind(Names):
    """What can be said only here."""
    WALK_FREE = 72
    ARREST = 73
    SPARE = 74
    TAKE = 75
    DECIDE = 76
    REBUILD = 77
    SELL_OFF = 78
    DEVELOP = 112
    CLAIM_PERK = 113


class TropicalReason(Names):
    """Why something is refused only here."""
    CHIEF_WALKS = 96
    NOT_CHIEF = 97
    NOT_IN_BANK = 98
    NO_SUCH_CHOICE = 99
    NOT_BARE = 100
    NO_PERK = 101
    STILL_UNEVEN = 103
    JOB_TAKEN = 104


class TropicalEvent(Names):
    """What happens only here."""
    JOB = 80
    TOKENS = 81
    SCENE = 82
    CHOSE = 83
    RESULT = 84
    WEATHER = 85
    SHIP = 86
    OFF_AIR = 87
    DEVELOPED = 88
    CASINO_ROLL = 90
    PERK_OPEN = 91
    PERK_LOST = 92
    SPARED = 93
    RENT_PART = 96
    UNEVEN_NOW = 97
    FORTUNE_COUNTED = 98


class TropicalFor(Names):
    """Why money changes hands only here."""
    CHANNEL = 48
    PERK = 49
    CASINO = 50


class TropicalBecause(Names):
    """Lines of a reckoning of rent that only developments know [TT-65]."""
    CASINO_LUCK = 48
    PIER_WEATHER = 49
    SHIP_IN_PORT = 50
    KITCHEN = 51
    LEFT_NEIGHBOUR = 52
    RIGHT_NEIGHBOUR = 53
    PARK_WEATHER = 54


class Job(Names):
    """What a player is on the island [TT-04]."""
    NONE = 0
    MAYOR = 1
    DEVELOPER = 2
    POLICE_CHIEF = 3
    ARTIST = 4
    SURFER = 5


class Development(Names):
    """What can stand on a property instead of beach houses [TT-62]."""
    NONE = 0
    CASINO = 1
    PIER = 2
    RESTAURANT = 3
    PARK = 4


class Weather(Names):
    """What the sky does [TT-66]."""
    SUNNY = 0
    CLOUDY = 1
    RAIN = 2
    STORM = 3


class Standing(Names):
    """How good a neighbour is for a restaurant [TT-65]."""
    EMPTY = 0
    SOME_HOUSES = 1
    MANY_HOUSES = 2
    RESORT_OR_DEVELOPMENT = 3


class Part(Names):
    """What a development's rent is made of, for those who want it explained [TT-65]."""
    TURNOVER = 1
    WEATHER = 2
    SHIP = 3
    KITCHEN = 4
    LEFT = 5
    RIGHT = 6


class Whom(Names):
    """Whom a line of the channel means."""
    BANK = 0
    YOU = 1
    CHOOSER = 2
    HERO = 3
    MAYOR = 4
    DEVELOPER = 5
    POLICE_CHIEF = 6
    ARTIST = 7
    SURFER = 8
    OTHERS = 9
    ALL = 10
    MOST_CASH = 11
    LEAST_CASH = 12
    NEXT = 13


class Verb(Names):
    """What a line of the channel does."""
    GET = 1
    PAY = 2
    GET_PER = 3
    PAY_PER = 4
    TOKENS = 5
    GO_TO = 6
    MOVE = 7
    JAIL = 8
    RELEASE = 9
    WEATHER = 10
    SHIP = 11
    DEED = 12
    BUY = 13
    AUCTION = 14


class Thing(Names):
    """What the channel counts, when it pays or charges for each."""
    DEED = 0
    CASINO = 1
    PIER = 2
    RESTAURANT = 3
    PARK = 4
    HOUSE = 5
    RESORT = 6
    IMPROVED = 7


class TropicalCorrection(Names):
    """What the TABLE may put right only here."""
    SET_JOB = 192
    SET_TOKENS = 193
    SET_DEVELOPMENT = 194
    SET_WEATHER = 195
    SET_SHIP = 196
