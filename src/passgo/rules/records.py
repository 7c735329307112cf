"""The small records that go in and out of the rules: an action, a menu of actions, a tape of events, luck, a tally."""
from __future__ import annotations

from passgo.rules.sizes import PerEnding, PerLine, PerPlace, PerReckoned, PerRecord, PerRound, PerSeat
from passgo.struct import Mask, Money, Small, Struct


class Action(Struct):
    """What somebody says: a kind, up to two numbers, two sets of deeds and a sum of money."""
    kind: int
    a: int
    b: int
    give: Mask
    want: Mask
    money: Money


class Menu(Struct):
    """What a seat may say now: the countable actions line by line; bids and offers are described."""
    count: int
    kind: PerLine[Small]
    a: PerLine[int]
    b: PerLine[int]
    money: PerLine[Money]
    bid_low: Money
    bid_high: Money
    may_offer: int
    brief: int
    """1: one line of each kind is enough."""
    only: int
    """The one Kind whose lines are wanted; 0: all of them."""
    full: int
    """1: there were more lines than there is room for."""


class Tape(Struct):
    """The last RECORDS events as integers; a switched-off tape costs one comparison."""
    on: int
    count: int
    event: PerRecord[Small]
    who: PerRecord[Small]
    what: PerRecord[int]
    how: PerRecord[int]
    money: PerRecord[Money]
    give: PerRecord[Mask]
    want: PerRecord[Mask]
    audience: PerRecord[int]


class Reckoning(Struct):
    """Why a rent is what it is: line by line, what each line counts and what it adds."""
    count: int
    why: PerReckoned[Small]
    number: PerReckoned[int]
    money: PerReckoned[Money]


class Luck(Struct):
    """Two splitmix64 streams of the driver, never in the state: what falls, and what bots make up their minds by."""
    word: Mask
    whim: Mask


class Tally(Struct):
    """What many games add up to."""
    games: int
    inputs: Money
    decisions: Money
    rolls: Money
    wins: PerSeat[Money]
    """Games each seat won, those it shared among them."""
    parts: PerSeat[Money]
    """The same, but of a game that is shared each winner has a part; a whole one has WHOLE of them."""
    endings: PerEnding[Money]
    """By Ending; PLAYING counts the games cut short."""
    rounds: PerRound[int]
    """How many games took so many rounds."""
    landings: PerPlace[Money]
    """Where a token stood when its roll was resolved; the last place is the inside of Jail."""
    policy: PerSeat[Small]
    """Who plays: the Policy in each seat."""
