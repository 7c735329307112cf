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
    jail_double_again: int
    """1: who leaves Jail by a double rolls again [CT-122]."""
    fine_waits: int
    """1: who pays the fine rolls only in the next turn [CT-122]."""
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
    deal_step: Money
    """The money of a deal is a multiple of this; 0: any sum [CT-100 TT-84]."""
    cards_return: int
    """1: of a bankrupt's kept cards a creditor gets only those out of Jail [CT-131]."""
    stop_agreed: int
    """1: all players together can end the game and count [HN-95 TT-83]."""
    fair_rounds: int
    """From this round on a reasonable guest agrees to stop when somebody wishes to."""
    stall_rounds: int
    """After so many rounds without a deal the table is offered a limit, once; 0: never [HN-96]."""
    stall_limit: int
    """The limit that is offered: so many rounds more."""
    debt_in_deals: int
    """1: what one partner of a deal owes the other counts like cash between them [CT-100]."""
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
    interest_of_price: int
    """1: a creditor pays the interest on the printed price of the deeds taken over, not on their loans [HN-91]."""
    any_bid: int
    """1: the last buildings are sold for any bid, not for the printed price at least [HN-76]."""
    redeem_own_turn: int
    """1: a mortgage is lifted on the own turn only [CT-112]."""
    interest_step: Money
    """Interest is rounded up to a multiple of this."""
    when: PerKind[Small]
    """Occasions (sum of When) on which side business of each Kind is admitted."""


class Board(Printed, EditionBoard):
    """The board of any edition; what only one of them prints is listed here as a base."""
