"""The contents page: every shared chapter, and the editions.

A chapter that is not listed is not read, and what it declares does not exist.
"""
from __future__ import annotations

from passgo.rules import building as building
from passgo.rules import buying as buying
from passgo.rules import cards as cards
from passgo.rules import claims as claims
from passgo.rules import contests as contests
from passgo.rules import dealing as dealing
from passgo.rules import deals as deals
from passgo.rules import debts as debts
from passgo.rules import jail as jail
from passgo.rules import menu as menu
from passgo.rules import mortgages as mortgages
from passgo.rules import shortage as shortage
from passgo.rules import stopping as stopping
from passgo.rules import taxes as taxes
from passgo.rules import turn as turn
from passgo.rules.additions import read_chapters
from passgo.rules.auctions import open as open
from passgo.rules.auctions import sealed as sealed
from passgo.rules.auctions import timed as timed
from passgo.rules.bots import moments as moments
from passgo.rules.bots import sales as sales
from passgo.rules.declare import seal

read_chapters()
seal()
