"""CHANCE, the second speaker: what it can say at each Toss. Contents page of the tosses.

A toss has a number of equally likely ways; an outcome three times as likely as another has three times as many.
"""
from __future__ import annotations

from passgo.rules.agenda import close, top
from passgo.rules.bits import has, nth, size
from passgo.rules.buying import rent_rolled
from passgo.rules.cards import unseen_drawn
from passgo.rules.city.button import pressed
from passgo.rules.city.words import BUTTON_FACES
from passgo.rules.contests import contest_rolled, dice_in_contest
from passgo.rules.dealing import deed_dealt, undealt
from passgo.rules.millionaire.fortune import fortune_taken, on_the_board
from passgo.rules.millionaire.stars import back_rolled, luck_rolled
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.turn import rolled
from passgo.rules.words import CARDS, FACES, Event, Kind, Reason, Step


def weight_of(s: State, die: int) -> int:
    """All the odds of one die together."""
    total = 0
    for face in range(FACES):
        total += s.board.odds[die][face]
    return total


def face_of(s: State, die: int, k: int) -> int:
    """The face the k-th way of this die shows, by its pips."""
    face = 0
    while k >= s.board.odds[die][face]:
        k -= s.board.odds[die][face]
        face += 1
    return s.board.pips[die][face]


def shows(s: State, die: int, pips: int) -> bool:
    """Can this die show so many pips?"""
    for face in range(FACES):
        if s.board.pips[die][face] == pips and s.board.odds[die][face] > 0:
            return True
    return False


def button_weight(s: State) -> int:
    """All the odds of the Build button together [CT-40]."""
    total = 0
    for face in range(BUTTON_FACES):
        total += s.board.button_odds[face]
    return total


def button_face(s: State, k: int) -> int:
    """What the k-th way of the Build button shows: 1, 2, 3, or 4 for the railroad [CT-40]."""
    face = 0
    while k >= s.board.button_odds[face]:
        k -= s.board.button_odds[face]
        face += 1
    return face + 1


def dice_tossed(s: State) -> int:
    """How many dice the open Toss is made with; none: something else falls."""
    step = s.step[top(s)]
    match step:
        case Step.TOSS_DICE | Step.TOSS_RENT | Step.TOSS_BACK | Step.TOSS_LUCK:
            return 2
        case Step.TOSS_CONTEST:
            return dice_in_contest(s)
    return 0


def ways(s: State) -> int:
    """How many equally likely ways the open Toss can fall."""
    f = top(s)
    step = s.step[f]
    match step:
        case Step.TOSS_CARD:
            return size(s.unseen[s.what[f]])
        case Step.TOSS_DEED:
            return size(undealt(s))
        case Step.TOSS_BUTTON:
            return button_weight(s)
        case Step.TOSS_FORTUNE:
            return size(on_the_board(s))
    if dice_tossed(s) == 2:
        return weight_of(s, 0) * weight_of(s, 1)
    return weight_of(s, 0)


def nth_way(s: State, k: int, act: Action) -> None:
    """Write the k-th way as what CHANCE says."""
    f = top(s)
    step = s.step[f]
    act.kind = Kind.OUTCOME
    act.a = 0
    act.b = 0
    act.give = 0
    act.want = 0
    act.money = 0
    match step:
        case Step.TOSS_CARD:
            act.a = nth(s.unseen[s.what[f]], k)
        case Step.TOSS_DEED:
            act.a = nth(undealt(s), k)
        case Step.TOSS_BUTTON:
            act.a = button_face(s, k)
        case Step.TOSS_FORTUNE:
            act.a = nth(on_the_board(s), k)
        case _:
            if dice_tossed(s) == 2:
                other = weight_of(s, 1)
                act.a = face_of(s, 0, k // other)
                act.b = face_of(s, 1, k % other)
            else:
                act.a = face_of(s, 0, k)


def refuse_outcome(s: State, act: Action) -> int:
    """Can CHANCE say this?"""
    f = top(s)
    step = s.step[f]
    possible = False
    match step:
        case Step.TOSS_CARD:
            possible = 0 <= act.a < CARDS and has(s.unseen[s.what[f]], act.a)
        case Step.TOSS_DEED:
            possible = 0 <= act.a < s.board.spaces and has(undealt(s), act.a)
        case Step.TOSS_BUTTON:
            possible = 1 <= act.a <= BUTTON_FACES and s.board.button_odds[act.a - 1] > 0
        case Step.TOSS_FORTUNE:
            possible = 0 <= act.a < CARDS and has(on_the_board(s), act.a)
        case Step.TOSS_DICE | Step.TOSS_RENT | Step.TOSS_CONTEST | Step.TOSS_BACK | Step.TOSS_LUCK:
            possible = shows(s, 0, act.a) and (shows(s, 1, act.b) if dice_tossed(s) == 2 else act.b == 0)
    return Reason.FINE if possible else Reason.NO_SUCH_OUTCOME


def take_outcome(s: State, act: Action) -> None:
    """The toss has fallen."""
    f = top(s)
    step = s.step[f]
    who = s.who[f]
    what = s.what[f]
    sum = s.sum[f]
    if step == Step.TOSS_CONTEST:
        contest_rolled(s, act.a, act.b)
        return
    close(s)
    match step:
        case Step.TOSS_DICE:
            rolled(s, who, act.a, act.b)
        case Step.TOSS_RENT:
            emit(s, Event.CONTEST_ROLL, who, act.a, 0, act.b)
            rent_rolled(s, who, what, sum, act.a + act.b)
        case Step.TOSS_CARD:
            unseen_drawn(s, who, what, act.a)
        case Step.TOSS_DEED:
            deed_dealt(s, who, act.a)
        case Step.TOSS_BUTTON:
            pressed(s, who, act.a)
        case Step.TOSS_FORTUNE:
            fortune_taken(s, who, what, act.a)
        case Step.TOSS_BACK:
            back_rolled(s, who, act.a, act.b)
        case Step.TOSS_LUCK:
            luck_rolled(s, who, what, sum, act.a, act.b)
