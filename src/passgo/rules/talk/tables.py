"""Learners at a table: everything that needs no learner happens by itself, then a word of one of them is waited for."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import bit
from passgo.rules.bots.decide import decide
from passgo.rules.engine import put, set_up
from passgo.rules.luck import seeded
from passgo.rules.playout import INPUTS, prompted
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.sizes import SEATS
from passgo.rules.speakers import next_speaker
from passgo.rules.state import State
from passgo.rules.talk.menu import open_words
from passgo.rules.talk.records import Ended, Heard, Talk
from passgo.rules.talk.sentence import begin_sentence, hear
from passgo.rules.words import NOBODY, Ending

BARREN: Final = 10_000
"""So many games in a row without a word of a learner, and there is nothing to be learned at this table."""


def begin_table(s: State, t: Talk, tally: Tally, menu: Menu, act: Action, luck: Luck) -> None:
    """A new game; `s` must be all zeros but for its board and tape."""
    seeded(luck, t.seed, t.game)
    set_up(s, t.players, NOBODY)
    t.words = 0
    t.backs = 0
    play_until_asked(s, t, tally, menu, act, luck)


def play_until_asked(s: State, t: Talk, tally: Tally, menu: Menu, act: Action, luck: Luck) -> None:
    """On until a learner must decide; chance, clock, bots and who speaks unasked need none. Rent is asked for, for everybody."""
    for seat in range(SEATS):
        tally.policy[seat] = t.policy[seat]
    t.seat = NOBODY
    while how_ended(s, t) == Ended.NOT:
        who = prompted(s, tally, act, luck)
        if who == NOBODY:
            who = next_speaker(s)
            if t.learners & bit(who) != 0:
                t.seat = who
                begin_sentence(t)
                open_words(s, t, menu, act)
                return
            decide(s, who, t.policy[who], menu, act, luck)
        put(s, who, act)


def how_ended(s: State, t: Talk) -> int:
    """By the rules, or when no learner is left; cut short by rounds or words; or not yet."""
    if s.over == Ending.VOID_FULL or s.over == Ending.VOID_ENDLESS:
        return Ended.TRUNCATED
    if s.over != Ending.PLAYING or s.alive & t.learners == 0:
        return Ended.TERMINATED
    if s.round > t.most_rounds or t.words >= t.most_words or s.inputs >= INPUTS:
        return Ended.TRUNCATED
    return Ended.NOT


def say_word(s: State, t: Talk, word: int, tally: Tally, menu: Menu, act: Action, luck: Luck) -> int:
    """The learner whose turn it is says a word; what follows from it happens at once."""
    t.words += 1
    heard = hear(s, t, word, menu, act)
    if heard == Heard.SAID:
        put(s, t.seat, act)
        play_until_asked(s, t, tally, menu, act, luck)
    elif how_ended(s, t) != Ended.NOT:
        t.seat = NOBODY
    elif heard == Heard.GOES_ON:
        open_words(s, t, menu, act)
    return heard


def hopeless(tried: int) -> bool:
    """Were so many games over before a learner was asked anything that it will not happen at all?"""
    return tried >= BARREN
