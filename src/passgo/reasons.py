"""What a refused player is told: the sentence of each Reason. The clause stands in the edition's reasons.toml."""
from __future__ import annotations

from typing import NamedTuple

from passgo.loading import Edition
from passgo.rules.words import Ending, Kind, Reason
from passgo.sentences import city, millionaire, tropical_tycoon

SENTENCES = {
    Reason.NOT_ASKED: "It is not for you to answer this.",
    Reason.WRONG_MOMENT: "This cannot be done at this moment.",
    Reason.UNKNOWN: "There is no such thing here.",
    Reason.TOO_POOR: "There is not enough cash for this.",
    Reason.NOT_IN_JAIL: "Only a player in Jail can do this.",
    Reason.NO_CARD: "You do not hold this card.",
    Reason.TOO_LATE_TO_PAY: "The fine can no longer be paid before the roll: roll, and pay if it is no double.",
    Reason.BID_TOO_LOW: "A bid must beat the last one.",
    Reason.BID_STEP: "A bid is a whole multiple of the smallest note.",
    Reason.LEADING: "The highest bid is already yours.",
    Reason.MUST_OPEN: "Who calls the auction must open it.",
    Reason.NOT_OWNER: "It does not belong to the player who would have to own it.",
    Reason.GROUP_INCOMPLETE: "The whole colour group is needed first.",
    Reason.MORTGAGED: "A mortgage stands in the way.",
    Reason.UNEVEN: "Buildings go up and come down evenly across a colour group.",
    Reason.FULLY_BUILT: "No more can be built there.",
    Reason.NO_STOCK: "The bank does not have the buildings for this.",
    Reason.NO_BUILDING: "There is no building to sell.",
    Reason.GROUP_BUILT: "The buildings of this colour group must be sold first.",
    Reason.NOT_MORTGAGED: "It is not mortgaged.",
    Reason.SAME_SEAT: "Nobody deals with himself.",
    Reason.EMPTY_OFFER: "An offer needs a property or a card to change hands; money alone would be a loan.",
    Reason.CAN_STILL_PAY: "There is still enough to sell or mortgage.",
    Reason.NO_SUCH_OUTCOME: "Chance cannot say this now.",
    Reason.BACK_IN_TIME: "The clock does not run backwards.",
    Reason.NOTHING_TO_CLAIM: "There is no such rent to ask for, or it is too late to ask.",
    Reason.CANNOT_USE: "This card is not for this.",
    Reason.NO_CLOCK: "Nothing waits for the clock.",
    Reason.NOT_FOR_HOUSES: "Nothing can be built on this property.",
    Reason.IN_DEBT_FIRST: "The debt comes first.",
    Reason.PARTNER_TOO_POOR: "The other player does not have the cash this takes.",
    Reason.BID_BELOW_PRINT: "A building is not sold below its printed price, and you must have a place for it.",
    Reason.PLACE_ABOVE_BID: "A building there costs more than the bid that won it.",
    Reason.GAME_OVER: "The game is over.",
    Reason.NO_SUCH_SEAT: "There is no such player in the game.",
    Reason.PASSED: "You have passed; wait until somebody bids again.",
    Reason.NEEDS_HOUSES: "A hotel needs all the houses on every property of the colour group first.",
    Reason.DEAL_STEP: "The money of a deal is a whole multiple of the smallest note.",
    Reason.ASKED_ALREADY: "You have proposed this already in this turn.",
    Reason.NO_STOPPING: "This table has agreed to play until somebody is bankrupt.",
    **city.REASONS,
    **millionaire.REFUSALS,
    **tropical_tycoon.REASONS,
}

FOR_A_KIND = {
    (Kind.BUILD, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.SELL, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.SELL, Reason.NO_STOCK): "The bank does not have the houses a hotel leaves behind; all buildings of the group can be "
                                  "sold at once.",
    (Kind.MORTGAGE, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.MORTGAGE, Reason.MORTGAGED): "It is mortgaged already.",
    (Kind.REDEEM, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.PLACE, Reason.NOT_OWNER): "It does not belong to you.",
    (Kind.PLACE, Reason.NO_STOCK): "What comes next on this property is not what was auctioned.",
    (Kind.WANT, Reason.UNKNOWN): "There is no room or no money for so many.",
    **city.FOR_A_KIND,
    **millionaire.FOR_A_KIND,
    **tropical_tycoon.FOR_A_KIND,
}
"""Where a Reason means something more exact for one kind of action."""


class Refusal(NamedTuple):
    """Why something cannot be done."""
    reason: str
    clause: str
    sentence: str


def refusal_of(edition: Edition, kind: int, reason: int) -> Refusal:
    """A Reason for refusing this kind of action, as a player reads it."""
    name = Reason.name(reason)
    action = next((word for word, number in Kind.names().items() if number == kind), "")
    clause = edition.reasons.get(f"{action}.{name}") or edition.reasons.get(name, "")
    return Refusal(name, clause, FOR_A_KIND.get((kind, reason), SENTENCES[reason]))


ENDINGS = {
    Ending.PLAYING: "the game is not over",
    Ending.LAST_LEFT: "the last player left",
    Ending.FIRST_BANKRUPTCY: "the first bankruptcy ended it",
    Ending.TIME_UP: "the agreed time was up",
    Ending.ROUNDS_UP: "the agreed rounds were played",
    Ending.VOID_FULL: "void: the board asked for more unfinished steps than can be remembered",
    Ending.VOID_ENDLESS: "void: the board sent a token around without end",
    Ending.AGREED: "all agreed to stop",
    **millionaire.ENDINGS,
}
"""Why a game ended, for every Ending."""
