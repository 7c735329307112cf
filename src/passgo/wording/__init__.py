"""What the game says to a player: what is asked, what an action would mean, and sums written short.

Nothing here knows a rule. A sum is printed on the board, asked of the rules, or found by trying the action on a copy.
"""
from __future__ import annotations

from passgo.wording.actions import Phrases
from passgo.wording.money import read_money, short_money
from passgo.wording.questions import question
from passgo.wording.trial import balance, trial

__all__ = ["Phrases", "balance", "question", "read_money", "short_money", "trial"]
