"""What goes in and out of the talk of a learner: the sentence so far, and all that is seen, byte by byte."""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

from passgo.rules.sizes import PerClaim, PerDeck, PerKind, PerLevel, PerSeat, PerSpace
from passgo.struct import Byte, Mask, Money, Names, Small, Struct

QUARTERS: Final = 4
PAIR: Final = 2
SITE: Final = 4
TRAITS: Final = 6
SCENE: Final = 16
OWN: Final = 8
FRAME: Final = 10

T = TypeVar("T")
PerQuarter = Annotated[list[T], QUARTERS]
PerPair = Annotated[list[T], PAIR]
PerSite = Annotated[list[T], SITE]
PerTrait = Annotated[list[T], TRAITS]
PerScene = Annotated[list[T], SCENE]
PerOwn = Annotated[list[T], OWN]
PerFramed = Annotated[list[T], FRAME]


class Noun(Names):
    """What can be named after a verb."""
    SPACE = 1
    CARD = 2
    SEAT = 3
    NUMBER = 4
    SIGNED = 5


class Phase(Names):
    """How far a sentence has come: which kind of word is next."""
    VERB = 0
    FIRST = 1
    SECOND = 2
    PARTNER = 3
    THINGS = 4


class Heard(Names):
    """What comes of a word."""
    REFUSED = 0
    GOES_ON = 1
    SAID = 2


class Ended(Names):
    """How a learner's game is over: by the rules, or cut short."""
    NOT = 0
    TERMINATED = 1
    TRUNCATED = 2


class Talk(Struct):
    """One learners' table beside its State: who learns, who speaks, and the sentence so far."""
    players: int
    learners: Mask
    """Seats that decide outside; the others are played by `policy`."""
    policy: PerSeat[Small]
    most_rounds: int
    most_words: Money
    """A game longer than this is cut short."""
    voting: int
    """1: stopping and added hours can be voted for."""
    seed: Mask
    game: Money
    """The number of this game in its series: with the seed it decides the luck."""

    seat: int
    """Who speaks now; NOBODY: the game has ended."""
    phase: int
    verb: int
    first: int
    partner: int
    give: Mask
    want: Mask
    things: int
    last: int
    """The word that named the last thing of an offer: things stand in rising order."""
    backs: int
    words: Money
    """Said in this game."""
    open: PerQuarter[Mask]
    """The words that may be said now, as a set of 256."""


class Sight(Struct):
    """What a seat sees. Seats are counted from the one who looks: 0 is oneself. Sums are pairs of bytes, high and low, in bid
    steps, from 0 to 65,535; a sum that may be below nothing has 32,768 added."""
    owners: PerSpace[Byte]
    """0 the bank or nobody, else the owner, counted from 1."""
    levels: PerSpace[Byte]
    """Houses; a hotel is the top level."""
    marks: PerSpace[Byte]
    """Sum of 1 mortgaged, 2 just changed hands mortgaged, 4 built on, 8 waits to be auctioned, 16 given and 32 wanted in the
    offer on the table or being said."""
    tokens: PerSpace[Byte]
    """Who stands here, as a set of seats (bit 0 is oneself)."""
    lent: PerSpace[Byte]
    """The loan on it in bid steps, 255 at most."""
    site: PerSite[PerSpace[Byte]]
    """What stands here only in this edition."""
    living: PerSeat[Byte]
    money: PerSeat[PerPair[Byte]]
    at: PerSeat[Byte]
    jail: PerSeat[Byte]
    """0 free, else which turn in Jail is coming."""
    kept: PerSeat[PerPair[Byte]]
    """Kept cards as a set, high byte and low byte."""
    wants: PerSeat[Byte]
    """Buildings asked for in a shortage."""
    trait: PerSeat[PerTrait[Byte]]
    """What a seat is or holds only in this edition."""
    own: PerOwn[Byte]
    """What only oneself knows: the bid in one's closed hand (2), then what this edition keeps face down."""
    claims: PerClaim[PerQuarter[Byte]]
    """Open claims: owner from 1, debtor from 1, space, sum in tens of bid steps; 0 none."""
    seats: Byte
    turn: Byte
    """Whose turn it is."""
    doubles: Byte
    dice: Byte
    offers: Byte
    houses_left: Byte
    hotels_left: Byte
    round: PerPair[Byte]
    jackpot: PerPair[Byte]
    time_left: PerPair[Byte]
    """Seconds of game time left in a game by the clock; 65,535 at most."""
    undrawn: PerDeck[Byte]
    """Cards of each deck never drawn yet, how many."""
    scene: PerScene[Byte]
    """What else lies on the table only in this edition."""
    asked: Byte
    """Who is asked, as a set of seats."""
    question: PerFramed[Byte]
    """The open question: its step, who it is about from 1, its number `what` (2), its number `how` (2), its sum and 32,768 (2:
    it may be below nothing), and the step and the `who` below it."""
    phase: Byte
    """Of the sentence: 0 a verb is next, 1 the first noun, 2 the second, 3 a partner, 4 things and a sum."""
    verb: Byte
    first: Byte
    """The word said first after the verb, or the partner of the offer."""
    things: Byte
    backs: Byte


class Poster(Struct):
    """What is printed: a board and its numbers, the same all game long. Sums are pairs of bytes in bid steps."""
    group: PerSpace[Byte]
    """The colour group from 1; 0 none."""
    rent_rule: PerSpace[Byte]
    landing: PerSpace[Byte]
    """The step that follows when a token comes to rest here."""
    price: PerSpace[PerPair[Byte]]
    loan: PerSpace[PerPair[Byte]]
    house: PerSpace[PerPair[Byte]]
    hotel: PerSpace[PerPair[Byte]]
    rent: PerSpace[PerLevel[PerPair[Byte]]]
    landing_sum: PerSpace[PerPair[Byte]]
    start_cash: PerPair[Byte]
    salary: PerPair[Byte]
    go_bonus: PerPair[Byte]
    fine: PerPair[Byte]
    minutes: PerPair[Byte]
    """Of a game by the clock; 0: it is none."""
    rounds: PerPair[Byte]
    """Of a game by rounds; 0: it is none."""
    spaces: Byte
    jail: Byte
    jail_turns: Byte
    jail_pay_turns: Byte
    jail_rent: Byte
    doubles_roll_again: Byte
    doubles_to_jail: Byte
    tax_percent: Byte
    auction: Byte
    """The question by which there are auctions; 0 none."""
    nothing_wins: Byte
    rent_claimed: Byte
    jackpot: Byte
    deal_deeds: Byte
    deal_paid: Byte
    ends_at_bankruptcy: Byte
    houses: Byte
    hotels: Byte
    top_level: Byte
    even: Byte
    mortgage_rule: Byte
    interest: Byte
    kept_cards: Byte
    when: PerKind[Byte]
    """On which occasions side business of each verb is admitted: sum of 1 own turn, 2 between, 4 in debt, 8 auction."""

