"""The ledger of a study: what rents brought, how wealth grew, and what it was worth to own a colour or hold a job."""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

from passgo.rules import moments
from passgo.rules.bits import bit, has
from passgo.rules.engine import set_up
from passgo.rules.luck import seeded
from passgo.rules.playout import count_game, play_once, still_going
from passgo.rules.questions import total_worth
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.sizes import RECORDS, SEATS, PerGroup, PerLevel, PerSeat, PerSpace
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Event
from passgo.struct import Mask, Money, Struct

MOMENTS: Final = 128
TRAITS: Final = 16

T = TypeVar("T")
PerMoment = Annotated[list[T], MOMENTS]
PerTrait = Annotated[list[T], TRAITS]


class Ledger(Struct):
    """What many games add up to beyond their tally; `had` and `worth` are of the game under way."""
    games: Money
    rents: PerSpace[PerLevel[Money]]
    rent_sum: PerSpace[PerLevel[Money]]
    """How often a rent came due, and how much it was, by space and level."""
    alive_won: PerMoment[Money]
    alive_lost: PerMoment[Money]
    worth_won: PerMoment[Money]
    worth_lost: PerMoment[Money]
    """Round by round: how many later winners and others were counted, and what they were worth together."""
    held: PerGroup[Money]
    held_won: PerGroup[Money]
    """Seats that had a whole colour group at some time, and those of them that won."""
    trait: PerTrait[Money]
    trait_won: PerTrait[Money]
    had: PerSeat[Mask]
    worth: PerMoment[PerSeat[Money]]


def play_counted(s: State, tally: Tally, ledger: Ledger, menu: Menu, act: Action, luck: Luck, seed: Mask, game: int,
                 rounds: int, seats: int) -> None:
    """One game of a series with the ledger open; `s` must be all zeros but for its board and its own tape."""
    seeded(luck, seed, game)
    for seat in range(SEATS):
        ledger.had[seat] = 0
    for moment in range(MOMENTS):
        for seat in range(SEATS):
            ledger.worth[moment][seat] = -1
    set_up(s, seats, NOBODY)
    roller = NOBODY
    told = s.tape.count
    last = -1
    while still_going(s, rounds):
        roller = play_once(s, tally, menu, act, luck, roller)
        told = note_events(s, ledger, told)
        if s.round != last and s.round < MOMENTS:
            last = s.round
            note_worth(s, ledger)
    count_game(s, tally)
    close_ledger(s, ledger)


def note_events(s: State, ledger: Ledger, told: int) -> int:
    """Rents that came due, and groups that became whole, since so much was told."""
    for n in range(max(told, s.tape.count - RECORDS), s.tape.count):
        i = n % RECORDS
        space = s.tape.what[i]
        event = s.tape.event[i]
        match event:
            case Event.RENT_DUE:
                level = s.level[space]
                ledger.rents[space][level] += 1
                ledger.rent_sum[space][level] += s.tape.money[i]
            case Event.DEED_TO:
                note_groups(s, ledger)
    return s.tape.count


def note_groups(s: State, ledger: Ledger) -> None:
    """Who has a whole group now."""
    for seat in range(s.seats):
        for group in range(s.board.groups):
            if s.board.members[group] != 0 and s.deeds[seat] & s.board.members[group] == s.board.members[group]:
                ledger.had[seat] = ledger.had[seat] | bit(group)


def note_worth(s: State, ledger: Ledger) -> None:
    """What everybody still in the game is worth in this round."""
    for seat in range(s.seats):
        if has(s.alive, seat):
            ledger.worth[s.round][seat] = total_worth(s, seat)


def close_ledger(s: State, ledger: Ledger) -> None:
    """Now it is known who has won."""
    ledger.games += 1
    for seat in range(s.seats):
        won = has(s.winners, seat)
        trait = moments.trait_of(s, seat)
        ledger.trait[trait] += 1
        if won:
            ledger.trait_won[trait] += 1
        for group in range(s.board.groups):
            if has(ledger.had[seat], group):
                ledger.held[group] += 1
                if won:
                    ledger.held_won[group] += 1
        for moment in range(MOMENTS):
            if ledger.worth[moment][seat] >= 0:
                if won:
                    ledger.alive_won[moment] += 1
                    ledger.worth_won[moment] += ledger.worth[moment][seat]
                else:
                    ledger.alive_lost[moment] += 1
                    ledger.worth_lost[moment] += ledger.worth[moment][seat]
