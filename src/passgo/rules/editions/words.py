"""The words every edition adds to the shared ones."""
from __future__ import annotations

from passgo.rules.editions.city import words as city
from passgo.rules.editions.millionaire import words as millionaire
from passgo.rules.editions.tropical_tycoon import words as tropical_tycoon


class EditionStep(city.CityStep, millionaire.MillionaireStep, tropical_tycoon.TropicalStep):
    """Steps, questions and tosses."""


class EditionKind(city.CityKind, millionaire.MillionaireKind, tropical_tycoon.TropicalKind):
    """What can be said."""


class EditionFor(city.CityFor, millionaire.MillionaireFor, tropical_tycoon.TropicalFor):
    """Why money changes hands."""


class EditionReason(city.CityReason, millionaire.MillionaireReason, tropical_tycoon.TropicalReason):
    """Why something is refused."""


class EditionEvent(city.CityEvent, millionaire.MillionaireEvent, tropical_tycoon.TropicalEvent):
    """What happened."""


class EditionEnding(millionaire.MillionaireEnding, tropical_tycoon.TropicalEnding):
    """Why the game is over."""


class EditionBecause(city.CityBecause, tropical_tycoon.TropicalBecause):
    """What a rent is made of."""


class EditionRentRule(city.CityRentRule):
    """How a rent is found."""


class EditionMortgageRule(city.CityMortgageRule):
    """What the bank lends."""


class EditionKeptUse(city.CityKeptUse):
    """What a kept card is good for."""
