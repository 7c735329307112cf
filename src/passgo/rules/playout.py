"""Whole games without anybody outside: the driver supplies seats, chance and clock."""
from __future__ import annotations

from typing import Final

from passgo.rules import moments, steps
from passgo.rules.bots.decide import decide, volunteer
from passgo.rules.chance import nth_way, ways
from passgo.rules.checksum import mixed, mixed_set
from passgo.rules.ending import time_limit
from passgo.rules.engine import put, refusal, set_up, waits_for
from passgo.rules.lines import say
from passgo.rules.luck import below, seeded
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.sizes import ROUNDS, SPACES, STUCK
from passgo.rules.speakers import next_speaker
from passgo.rules.state import State
from passgo.rules.time import next_deadline
from passgo.rules.words import CHANCE, CLOCK, NOBODY, TURN_MS, Ending, Kind, Reason
from passgo.struct import Mask

INPUTS: Final = 1_000_000
"""A game longer than this is cut short."""
WHOLE: Final = 840
"""The parts of a won game: up to eight winners have equally many of them."""


def prompted(s: State, tally: Tally, act: Action, luck: Luck) -> int:
    """What is said before anybody decides: by chance, the clock, or a seat nobody asked; it is written into `act`.

    Who says it is returned, or NOBODY: now one of those asked must decide.
    """
    who = waits_for(s)
    if who == CHANCE:
        nth_way(s, below(luck, ways(s)), act)
        return who
    pace = min(s.turns * TURN_MS, time_limit(s))
    if who == CLOCK or s.clock < pace:
        say(act, Kind.TICK, 0, 0, pace if s.clock < pace else next_deadline(s))
        return CLOCK
    return volunteer(s, tally, act)


def speak(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck) -> int:
    """Decide the next input; it is written into `act`, and who says it is returned."""
    who = prompted(s, tally, act, luck)
    if who == NOBODY:
        who = next_speaker(s)
        decide(s, who, tally.policy[who], menu, act, luck)
    return who


def still_going(s: State, rounds: int) -> bool:
    """Is the game neither over nor too long?"""
    return s.over == Ending.PLAYING and s.round <= rounds and s.inputs < INPUTS


def play_once(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck, roller: int) -> int:
    """One input more; who has rolled and is not yet at rest is handed on from one to the next."""
    f = s.depth - 1
    if s.step[f] == steps.toss_dice.number:
        roller = s.who[f]
        tally.rolls += 1
    who = speak(s, tally, menu, act, luck)
    if who >= 0:
        tally.decisions += 1
    put(s, who, act)
    tally.inputs += 1
    if roller != NOBODY and (s.over != Ending.PLAYING or s.step[s.depth - 1] == steps.ask_turn.number):
        place = SPACES if s.jail[roller] > 0 else s.at[roller]
        tally.landings[place] += 1
        roller = NOBODY
    return roller


def play_on(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck, rounds: int) -> None:
    """On from here to the end, or until so many rounds are full; what happened is added to the tally."""
    roller = NOBODY
    while still_going(s, rounds):
        roller = play_once(s, tally, menu, act, luck, roller)


def count_game(s: State, tally: Tally) -> None:
    """One more game in the tally."""
    tally.games += 1
    tally.rounds[rounds_of(s, ROUNDS - 1)] += 1
    tally.endings[ending_of(s)] += 1
    for seat in range(s.seats):
        if (s.winners >> seat) & 1 == 1:
            tally.wins[seat] += 1
            tally.parts[seat] += WHOLE // s.winners.bit_count()


def ending_of(s: State) -> int:
    """How a game ended, cut short ones among them."""
    return s.over if s.over != Ending.PLAYING or s.inputs < INPUTS else STUCK


def rounds_of(s: State, most: int) -> int:
    """The rounds a game took, or so many at most: where they are up, one more has been counted, but nobody plays in it."""
    return min(s.round - 1 if s.over == Ending.ROUNDS_UP else s.round, most)


def play_game(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck,
              seats: int, seed: Mask, game: int, rounds: int) -> None:
    """One whole game of a series; `s` must be all zeros but for its board and tape."""
    seeded(luck, seed, game)
    set_up(s, seats, NOBODY)
    play_on(s, tally, menu, act, luck, rounds)
    count_game(s, tally)


def traced(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck, limit: int) -> Mask:
    """Play, folding every menu and input, and now and then the state, into a checksum; 0: a refused input was met."""
    h: Mask = 7
    n = 0
    while s.over == Ending.PLAYING and n < limit:
        menu.count = 0
        who = speak(s, tally, menu, act, luck)
        if refusal(s, who, act) != Reason.FINE:
            return 0
        for i in range(menu.count):
            h = mixed(h, menu.kind[i] * 4096 + menu.a[i] * 2 + menu.b[i])
        h = mixed(h, who)
        h = mixed(h, act.kind * 4096 + act.a * 64 + act.b)
        h = mixed(h, act.money)
        h = mixed_set(h, act.give)
        h = mixed_set(h, act.want)
        put(s, who, act)
        n += 1
        if n % 8 == 0:
            h = digest(s, h)
    return digest(s, h)


def digest(s: State, h: Mask) -> Mask:
    """The table in one word: everything that matters, cheaply."""
    for seat in range(s.seats):
        h = mixed(h, s.cash[seat])
        h = mixed(h, s.at[seat] + 64 * s.jail[seat] + 1024 * s.wants[seat])
        h = mixed_set(h, s.deeds[seat])
    h = mixed_set(h, s.mortgaged)
    h = mixed_set(h, s.unseen[0] ^ (s.unseen[1] << 32))
    h = mixed_set(h, s.unseen[2])
    for space in range(s.board.spaces):
        h = mixed(h, s.owner[space] + 16 * s.level[space] + 256 * s.lent[space])
        h = mixed(h, s.spent[space])
    for f in range(s.depth):
        h = mixed(h, s.step[f] + 256 * s.who[f] + 65536 * s.what[f])
        h = mixed(h, s.sum[f] + s.how[f])
    h = moments.table_folded(s, h)
    h = mixed(h, s.bank + s.pot)
    h = mixed(h, s.extra_ms)
    return mixed(h, s.houses_left * 64 + s.hotels_left + 4096 * s.over + 65536 * s.claims + s.clock)
