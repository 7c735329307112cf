"""The printed things, contents page: a board, its deeds and cards, and the numbers an edition's rulebook fixes.

A Board is read-only and shared by every copy of a game; it is loaded from a file, never compiled in.
"""
from __future__ import annotations

from passgo.rules.additions import EditionBoard
from passgo.rules.words import PerCard, PerDeck, PerDie, PerFace, PerGroup, PerKeptCard, PerKind, PerLevel, PerSpace
from passgo.struct import Mask, Money, Small, Struct


class Printed(Struct):
    """Tables and parameters every edition has, options included."""
    spaces: int
    landing: PerSpace[Small]
    """The Step that follows when a token comes to rest here."""
    landing_what: PerSpace[int]
    landing_sum: PerSpace[Money]
    group: PerSpace[Small]
    members: PerGroup[Mask]
    groups: int
    all_deeds: Mask
    price: PerSpace[Money]
    loan: PerSpace[Money]
    rent_rule: PerSpace[Small]
    rent: PerSpace[PerLevel[Money]]
    house: PerSpace[Money]
    hotel: PerSpace[Money]

    cards: PerDeck[int]
    card_step: PerDeck[PerCard[Small]]
    card_what: PerDeck[PerCard[int]]
    card_how: PerDeck[PerCard[int]]
    card_sum: PerDeck[PerCard[Money]]
    kept_cards: int
    kept_deck: PerKeptCard[Small]
    kept_card: PerKeptCard[Small]
    kept_use: PerKeptCard[Small]
    kept_traded: PerKeptCard[Small]
    """1: this kept card may change hands in a deal."""

    pips: PerDie[PerFace[Small]]
    """What the faces of each die count."""
    odds: PerDie[PerFace[Small]]
    """How likely each face is, as a whole-number weight."""

    fewest: int
    most: int
    """How many can play."""
    start_cash: Money
    salary: Money
    go_bonus: Money
    """Paid on top of the salary for coming to rest on GO."""
    fine: Money
    jail: int
    jail_turns: int
    jail_pay_turns: int
    jail_rent: int
    doubles_roll_again: int
    doubles_to_jail: int
    after_roll: int
    """The Step between resolving a space and the next roll, or NOTHING."""
    tax_percent: int
    auction: int
    """The Ask by which this edition auctions; NOTHING: what is declined stays with the bank."""
    bid_step: Money
    nothing_wins: int
    """1: where nobody bids more than nothing, a sealed bid of nothing wins all the same."""
    auction_ms: Money
    warning_ms: Money
    deal_ms: Money
    time_limit_ms: Money
    round_limit: int
    rent_claimed: int
    """1: rent is lost unless it is asked for in time."""
    jackpot: int
    """1: taxes and fees wait on Free Parking for whoever lands there."""
    deal_deeds: int
    deal_paid: int
    """Deeds dealt to everybody at the start, and whether they are paid for."""
    ends_at_bankruptcy: int
    houses: int
    hotels: int
    top_level: int
    """The level that is a hotel: one more than the houses it takes."""
    even: int
    mortgage_rule: int
    interest: int
    """Per cent paid on top when a loan is redeemed, and when a mortgaged deed changes hands."""
    interest_step: Money
    """Interest is rounded up to a multiple of this."""
    when: PerKind[Small]
    """Occasions (sum of When) on which side business of each Kind is admitted."""


class Board(Printed, EditionBoard):
    """The board of any edition; what only one of them prints is listed here as a base."""
