"""The printed things, contents page: a board, its deeds and cards, and the numbers an edition's rulebook fixes.

A Board is read-only and shared by every copy of a game; it is loaded from a file, never compiled in.
"""
from __future__ import annotations

from passgo.rules.additions import EditionBoard
from passgo.rules.sizes import PerCard, PerDeck, PerDie, PerFace, PerGroup, PerKeptCard, PerKind, PerLevel, PerSpace
from passgo.struct import Byte, Mask, Money, Small, Struct


class Printed(Struct):
    """Tables and parameters every edition has, options included."""
    spaces: int
    landing: PerSpace[Byte]
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
    card_step: PerDeck[PerCard[Byte]]
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


class Variants(Struct):
    """What a board may print and need not: where it says nothing, the number is 0, and the rule is the usual one."""
    opening: int
    """The Step that sets the table up instead of a roll for who starts, or NOTHING."""
    at_go: int
    """The Step that follows each salary [ML-21]."""
    perk_step: int
    """The Step that looks whether GO or a building has earned somebody a perk, or NOTHING."""
    piece_step: int
    """The Step that puts up a piece that is neither house nor hotel, or NOTHING."""
    at_bankruptcy: int
    """The Step that hands on what else a bankrupt held [ML-65]."""
    after_bankruptcy: int
    """The Step that follows a bankruptcy, once the interest on the deeds handed over is paid; NOTHING: what is usual."""
    forced_sale: int
    """1: without a bid the lander takes the deed at the smallest bid, if able [ML-41]."""
    no_estate_sale: int
    """1: what a bankrupt leaves to the bank is not auctioned [ML-65]."""
    fee_after_jail: int
    """1: the fine is not paid on the last failed roll, but at the start of the turn after it [ML-57]."""
    own_buildings_only: int
    """1: only buildings on the deed itself keep it from being mortgaged or dealt [ML-62 ML-64]."""
    hotels_break_up: int
    """1: a hotel comes down even if the bank lacks the houses for it [ML-61]."""
    first_come: int
    """1: the last buildings are not auctioned among those who want them [ML-50]."""
    refund_paid: int
    """1: buildings sell for half of what was paid for them, not of what is printed [TT-64]."""
    bare_mortgages: int
    """1: a bare deed can be mortgaged whatever the rest of its group carries [TT-70]."""
    cards_told: int
    """1: the decks lie on a real table: which card comes is told each time, and any of them can [HN-06]."""


class Board(Printed, Variants, EditionBoard):
    """The board of any edition; what only one of them prints is listed here as a base."""
