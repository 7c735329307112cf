"""The whole game at one moment: contents page of everything that lies on the table."""
from __future__ import annotations

from passgo.rules.additions import EditionTable
from passgo.rules.board import Board
from passgo.rules.mind import Mind
from passgo.rules.records import Tape
from passgo.rules.sizes import PerCard, PerClaim, PerDeck, PerFrame, PerSeat, PerSpace
from passgo.struct import Byte, Mask, Money, Small, Struct


class Around(Struct):
    """What a game is played on, and what it tells: shared, and no number of the table."""
    board: Board
    tape: Tape


class Table(Struct):
    """What every edition has. There is no phase: where we are is the agenda. There is no luck in it either."""
    depth: int
    floor: int
    """Where the steps written in this breath begin."""
    step: PerFrame[Byte]
    who: PerFrame[Small]
    what: PerFrame[int]
    how: PerFrame[int]
    sum: PerFrame[Money]

    seats: int
    alive: Mask
    bank: Money
    """The bank's account: it may run as far below nothing as it must [HN-05]."""
    pot: Money
    cash: PerSeat[Money]
    at: PerSeat[Small]
    jail: PerSeat[Small]
    """0 free, else which turn in Jail is coming (1, 2, 3)."""
    deeds: PerSeat[Mask]
    """Deeds by space, and kept cards from bit KEPT on."""
    owner: PerSpace[Small]
    mortgaged: Mask
    lent: PerSpace[Money]
    level: PerSpace[Small]
    built: Mask
    """Deeds on which something stands: a house, a hotel, or a piece of an edition."""
    developed: Mask
    """Deeds that carry a piece of an edition instead: they take no part in even building [TT-63]."""
    spent: PerSpace[Money]
    """What was paid for all that stands on a deed."""
    houses_left: int
    hotels_left: int

    first: int
    turn: int
    turns: int
    round: int
    doubles: int
    dice: int
    offers: int
    """Offers made in this turn, by anybody."""
    unseen: PerDeck[Mask]
    """Cards never drawn: the next of them is still undecided, even here."""
    pile: PerDeck[PerCard[Small]]
    """Used cards in the order they went to the bottom."""
    pile_count: PerDeck[int]

    give: Mask
    want: Mask
    """The offer under review: what its maker gives and wants."""
    review_until: Money
    talks: Mask
    talks_until: Money
    """Who negotiates, and until when, counter-offers included [CT-100]."""
    traded: int
    """The round of the last deal."""
    stall_told: int
    """1: the table has been told that nobody deals, and was offered a limit [HN-96]."""
    limit: int
    """The last round, if all agreed on one in the course of the game; 0: none [HN-96]."""
    stop_turn: PerSeat[int]
    """The turn in which each seat last proposed to stop [HN-95 TT-83]."""
    fresh: Mask
    """Mortgaged deeds that have just changed hands: their new owner may lift them at once [HN-82 HN-91]."""
    caller: int
    bidders: Mask
    """Who called the auction under way, and who may bid in it."""
    auction_until: Money
    sealed: PerSeat[Money]
    estate: Mask
    """Deeds of a bankrupt still to be auctioned."""
    wanted: int
    wants: PerSeat[Small]
    """The lot there may be too few of; buildings each seat has asked for, or was granted for this turn [HN-76]."""

    claims: int
    claim_owner: PerClaim[Small]
    claim_debtor: PerClaim[Small]
    claim_space: PerClaim[Small]
    claim_turn: PerClaim[int]
    claim_sum: PerClaim[Money]
    """Rents nobody has asked for yet, oldest first [HN-33]."""

    clock: Money
    """Game time in milliseconds; only the CLOCK moves it."""
    extra_ms: Money
    """Time the players have added to the limit."""
    inputs: int
    over: int
    """The Ending, or PLAYING."""
    winners: Mask


class State(Table, Around, EditionTable):
    """One game of any edition."""
    mind: Mind
    spare: State
    """What a bot that looks ahead thinks with, and on; they are no part of the game, and there only while one thinks."""
