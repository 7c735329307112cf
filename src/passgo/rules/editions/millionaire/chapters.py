"""All chapters of this edition."""
from __future__ import annotations

from passgo.rules.editions.millionaire import business as business
from passgo.rules.editions.millionaire import choices as choices
from passgo.rules.editions.millionaire import fortune as fortune
from passgo.rules.editions.millionaire import kept as kept
from passgo.rules.editions.millionaire import lines as lines
from passgo.rules.editions.millionaire import stars as stars
from passgo.rules.editions.millionaire import winning as winning
from passgo.rules.editions.millionaire.bots import racing as racing
