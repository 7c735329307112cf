"""The 256 words a learner may say, version 1. An action is a sentence: a verb, and as many nouns as tell its lines apart."""
from __future__ import annotations

from typing import Final

from passgo.rules import moments
from passgo.rules.moments import UNDECIDED
from passgo.rules.talk.records import Noun
from passgo.rules.words import Kind

VERSION: Final = 1
"""Of the words and of what is seen: adding appends, changing is another version."""
SILENCE: Final = 0
FIRST_SPACE: Final = 128
FIRST_CARD: Final = 168
FIRST_SEAT: Final = 183
FIRST_NUMBER: Final = 191
FIRST_RUNG: Final = 224
RUNGS: Final = 25
BACK: Final = 255
MIDDLE: Final = 16
"""The number word that stands for 0 where numbers may be below nothing."""
OFFERS: Final = 8
"""Offers in one turn, by anybody: then the next turn has to come."""
THINGS: Final = 6
"""Deeds and cards in one offer."""
BACKS: Final = 2
"""Sentences dropped before something is said."""


def first_noun(kind: int) -> int:
    """What is named first after this verb."""
    said = moments.first_noun_here(kind)
    if said != UNDECIDED:
        return said
    match kind:
        case Kind.USE_CARD:
            return Noun.CARD
        case Kind.WANT:
            return Noun.NUMBER
        case Kind.OFFER:
            return Noun.SEAT
        case _:
            return Noun.SPACE


def second_noun(kind: int) -> int:
    """What is named next, where the first does not say it all."""
    said = moments.second_noun_here(kind)
    if said != UNDECIDED:
        return said
    match kind:
        case Kind.USE_CARD:
            return Noun.SIGNED
        case Kind.CLAIM:
            return Noun.SEAT
        case _:
            return Noun.NUMBER


def word_for(noun: int, number: int, seat: int, seats: int) -> int:
    """The word for this thing, as `seat` counts the others from itself."""
    match noun:
        case Noun.SPACE:
            return FIRST_SPACE + number
        case Noun.CARD:
            return FIRST_CARD + number
        case Noun.SEAT:
            return FIRST_SEAT + (number - seat + seats) % seats
        case Noun.SIGNED:
            return FIRST_NUMBER + MIDDLE + number
        case _:
            return FIRST_NUMBER + number


def number_of(noun: int, word: int, seat: int, seats: int) -> int:
    """The thing this word stands for."""
    match noun:
        case Noun.SPACE:
            return word - FIRST_SPACE
        case Noun.CARD:
            return word - FIRST_CARD
        case Noun.SEAT:
            return (word - FIRST_SEAT + seat) % seats
        case Noun.SIGNED:
            return word - FIRST_NUMBER - MIDDLE
        case _:
            return word - FIRST_NUMBER
