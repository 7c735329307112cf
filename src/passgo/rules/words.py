"""The words of the rules: the names of actions, occasions, reasons and events; how much there can be is in sizes.py.

Every number that has a meaning has its name here, or in the words of the edition that brings it and joins these. What is
left to the editions (`python tools/make_steps.py --free` lists what nobody has taken yet):

| Do steps 32-63, 128-191 | answers (Kind) 32-95        | Reasons 64-127 | For 32-63            |
| Asks 80-95              | side business (Kind) 96-127 | Events 48-127  | Endings 7-14         |
| Tosses 104-127          |                             |                | Corrections 160-255  |
"""
from __future__ import annotations

from typing import Final

from passgo.rules.additions import (
    EditionBecause,
    EditionCorrection,
    EditionEnding,
    EditionEvent,
    EditionFor,
    EditionKeptUse,
    EditionKind,
    EditionMortgageRule,
    EditionReason,
    EditionRentRule,
)
from passgo.rules.sizes import SPACES
from passgo.struct import Names

TURN_MS: Final = 30_000
"""How long a turn takes where nobody looks at a clock: time-limit games end in a simulation too."""

NOBODY: Final = -1
BANK: Final = -1
CHANCE: Final = -2
CLOCK: Final = -3
TABLE: Final = -5
POT: Final = -4
"""What lies on Free Parking when a table plays for it."""
KEPT: Final = 48
"""Bit of a set of deeds that stands for the first card a player may keep; the others follow."""
EVERYONE: Final = 0xFF
"""The audience of what everybody may know."""
HOUSE_LOT: Final = SPACES
HOTEL_LOT: Final = SPACES + 1
"""Lots of an auction that are no deeds: a house, a hotel; the pieces of an edition follow."""

NOTHING: Final = 0
"""No step. What has a number (steps, questions, tosses) is declared beside its function; `steps.Step` has all the words."""
FIRST_ASK: Final = 64
FIRST_TOSS: Final = 96
MORE_STEPS: Final = 128
"""From here on steps run by themselves again: those below the questions are used up."""
LAST_STEP: Final = 191


class Kind(EditionKind):
    """What can be said: by CHANCE (OUTCOME), by the CLOCK (TICK), and by a seat."""
    OUTCOME = 0
    TICK = 1
    ROLL = 2
    PAY_FINE = 3
    USE_CARD = 4
    BUY = 5
    DECLINE = 6
    BID = 7
    PASS = 8
    SETTLE = 9
    GIVE_UP = 10
    PAY_FLAT = 11
    PAY_SHARE = 12
    LIFT = 13
    LEAVE = 14
    WANT = 15
    PLACE = 16
    ACCEPT = 17
    REJECT = 18
    AGREE = 19
    GO_ON = 20
    BUILD = 24
    SELL = 25
    MORTGAGE = 26
    REDEEM = 27
    OFFER = 28
    CLAIM = 29
    PROPOSE_STOP = 30


class Correction(EditionCorrection):
    """What only the TABLE says, no seat: from 128 on."""
    SET_CASH = 128
    SET_OWNER = 129
    SET_AT = 130
    SET_JAIL = 131
    SET_LEVEL = 132
    SET_MORTGAGE = 133
    SET_CARD = 134
    SET_TURN = 135
    HAMMER = 136
    CARD = 137
    CARD_SAYS = 138


class CardSays(Names):
    """What a card does that is in no deck here."""
    NOTHING = 0
    COLLECT = 1
    PAY = 2
    FROM_EACH = 3
    TO_EACH = 4
    ADVANCE = 5
    BACK = 6
    JAIL = 7
    DEED = 8


FIRST_SIDE: Final = 24
FIRST_EDITION_ANSWER: Final = 32
FIRST_EDITION_SIDE: Final = 96


class When(Names):
    """Occasions of side business; an edition's `when` table holds sums of these."""
    OWN_TURN = 1
    BETWEEN = 2
    IN_DEBT = 4
    AUCTION = 8


class RentRule(EditionRentRule):
    """How the rent of a space is found."""
    NONE = 0
    HOUSES = 1
    FLEET = 2
    DICE = 3


class Charge(Names):
    """What a card changes about the rent of the deed it leads to."""
    PRINTED = 0
    TIMES = 1
    ROLLED = 2


class Merit(Names):
    """What may have earned a perk, where the board names a step that looks."""
    SALARY = 0
    BUILDING = 1
    DOUBLES = 2


class MortgageRule(EditionMortgageRule):
    """What the bank lends on a deed."""
    PRINTED = 0


class KeptUse(EditionKeptUse):
    """What a kept card is good for."""
    OUT_OF_JAIL = 0


class For(EditionFor):
    """Why money changes hands: every sum on the tape carries one of these."""
    SALARY = 1
    PRICE = 2
    BID = 3
    RENT = 4
    CARD = 5
    TAX = 6
    FINE = 7
    BUILDING = 8
    SALE = 9
    LOAN = 10
    REDEMPTION = 11
    INTEREST = 12
    DEAL = 13
    ESTATE = 14
    JACKPOT = 15
    GO_BONUS = 16


class Because(EditionBecause):
    """Lines of a reckoning of rent: what it is made of."""
    SITE = 0
    HOUSES = 1
    HOTEL = 2
    WHOLE_GROUP = 3
    FLEET = 4
    DICE = 5
    UNOWNED = 6
    MORTGAGED = 7
    OWNER_JAILED = 8


class Ending(EditionEnding):
    """Why the game is over."""
    PLAYING = 0
    LAST_LEFT = 1
    FIRST_BANKRUPTCY = 2
    TIME_UP = 3
    ROUNDS_UP = 4
    VOID_FULL = 5
    VOID_ENDLESS = 6
    AGREED = 9


class Reason(EditionReason):
    """Why an action is refused; the clause stands with the edition, the sentence in the catalogues."""
    FINE = 0
    NOT_ASKED = 1
    WRONG_MOMENT = 2
    UNKNOWN = 3
    TOO_POOR = 4
    NOT_IN_JAIL = 5
    NO_CARD = 6
    TOO_LATE_TO_PAY = 7
    BID_TOO_LOW = 8
    BID_STEP = 9
    LEADING = 10
    MUST_OPEN = 11
    NOT_OWNER = 12
    GROUP_INCOMPLETE = 13
    MORTGAGED = 14
    UNEVEN = 15
    FULLY_BUILT = 16
    NO_STOCK = 17
    NO_BUILDING = 18
    GROUP_BUILT = 19
    NOT_MORTGAGED = 20
    SAME_SEAT = 21
    EMPTY_OFFER = 22
    CAN_STILL_PAY = 23
    NO_SUCH_OUTCOME = 24
    BACK_IN_TIME = 25
    NOTHING_TO_CLAIM = 26
    CANNOT_USE = 27
    NO_CLOCK = 28
    NOT_FOR_HOUSES = 29
    IN_DEBT_FIRST = 30
    PARTNER_TOO_POOR = 31
    BID_BELOW_PRINT = 32
    PLACE_ABOVE_BID = 33
    GAME_OVER = 34
    NO_SUCH_SEAT = 35
    PASSED = 36
    NEEDS_HOUSES = 37
    DEAL_STEP = 38
    ASKED_ALREADY = 39
    NO_STOPPING = 40
    NOT_QUIET = 41
    CARD_HELD = 42
    NO_AUCTION = 43
    LUCK_DEALT = 44


class Event(EditionEvent):
    """What happened, for those who watch."""
    BEGAN = 1
    TURN = 2
    ROLLED = 3
    MOVED = 4
    PAID = 5
    DEED_TO = 6
    DREW = 7
    CARD_TO = 8
    JAILED = 9
    FREED = 10
    BUILT = 11
    SOLD = 12
    MORTGAGED = 13
    REDEEMED = 14
    OFFERED = 15
    ANSWERED = 16
    AUCTIONED = 17
    BID = 18
    PASSED = 19
    CLOSED_HAND = 20
    BIDS_OPENED = 21
    NO_SALE = 22
    RENT_DUE = 23
    RENT_OPEN = 24
    RENT_LOST = 25
    SHORT_OF_MONEY = 26
    BANKRUPT = 27
    SHORTAGE = 28
    WANTED = 29
    LAST_SECONDS = 30
    OVER = 31
    WON = 32
    CONTEST_ROLL = 33
    DEALT = 34
    LAPSED = 35
    SET_OFF = 36
    COUNTED = 37
    STOP_ASKED = 38
    STOP_ANSWERED = 39
    STALLED = 40
    LIMIT_SET = 41
    CORRECTED = 42
    CARD_SAID = 43
