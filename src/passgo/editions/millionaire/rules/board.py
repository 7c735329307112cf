"""What only Millionaire prints: its target, its salaries by level, its Fortune cards, and where its rules part ways."""
from __future__ import annotations

from passgo.editions.millionaire.rules.words import PerStar, PerTier, PerUse
from passgo.struct import Mask, Money, Struct


class MillionaireBoard(Struct):
    """Every number is 0 in an edition that does not say it: then the rule is the usual one."""
    target: Money
    """Who first has so much cash wins at once [ML-10]; 0: cash alone never wins."""
    salary_step: Money
    """What the salary rises by with each level [ML-21]."""
    upgrade_price: Money
    before_rent: int
    """The Ask before a rent is paid, of who holds cards face down [ML-32]."""
    fortune: int
    """1: a Fortune card lies face down on every deed [ML-03]."""
    fortune_uses: PerUse[Mask]
    """The Fortune cards that are kept, by what they are good for [ML-32]."""
    tier: PerTier[PerStar[Money]]
    """Sums, or lowest rolls, that a card shows by level [ML-36]."""
    only_when_short: int
    """1: buildings are sold and deeds mortgaged only while a debt cannot be paid [ML-60 CT-110]."""
    one_at_a_time: int
    """1: no selling of a whole group at once [ML-61]."""
    between_turns: int
    """1: others build between turns only, not in the middle of one [ML-50]."""
