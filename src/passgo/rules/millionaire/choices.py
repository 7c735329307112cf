"""What a card leaves to the player who turned it up: whom to pay, what to give away, where to go.

No side business comes between: what there is to choose from must not change hands before the choice is made.
"""
from __future__ import annotations

from passgo.rules.agenda import close, then, top
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.deeds import deeds_of, is_deed
from passgo.rules.millionaire.kept import move_deed
from passgo.rules.millionaire.words import Choice
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import For, Kind, Reason, Step
from passgo.struct import Mask, Money


def rivals_of(s: State, seat: int) -> Mask:
    """Everybody else still in the game."""
    return s.alive & ~bit(seat)


def gifts(s: State, seat: int) -> Mask:
    """What may be given away: a property without buildings, by who has two or more."""
    deeds = deeds_of(s, seat)
    return deeds & ~s.built if size(deeds) >= 2 else 0


def choose(s: State, seat: int, choice: int, sum: Money) -> None:
    """Step CHOOSE: ask, unless there is nothing to choose from, or only one to pay."""
    match choice:
        case Choice.PAY_ONE:
            if size(rivals_of(s, seat)) == 1:
                then(s, Step.PAY, seat, lowest(rivals_of(s, seat)), sum, For.CARD)
                return
        case Choice.GIVE:
            if gifts(s, seat) == 0:
                return
        case Choice.GO:
            if s.fortune == 0:
                return
    then(s, Step.ASK_CHOICE, seat, choice, sum)


def refuse_card_choice(s: State, seat: int, act: Action) -> int:
    """Ask CHOICE: what this card leaves open, and nothing else."""
    choice = s.what[top(s)]
    match choice:
        case Choice.PAY_ONE:
            if act.kind == Kind.CHOOSE_PLAYER:
                return refuse_rival(s, seat, act.a)
        case Choice.GIVE:
            if act.kind == Kind.GIVE_AWAY:
                if not is_deed(s, act.a):
                    return Reason.UNKNOWN
                if s.owner[act.a] != seat:
                    return Reason.NOT_OWNER
                return refuse_rival(s, seat, act.b) if has(gifts(s, seat), act.a) else Reason.BUILT_ON
        case Choice.GO:
            if act.kind == Kind.GO_TO:
                return Reason.FINE if is_deed(s, act.a) and has(s.fortune, act.a) else Reason.UNKNOWN
    return Reason.WRONG_MOMENT


def refuse_rival(s: State, seat: int, other: int) -> int:
    """Another player who is still in the game."""
    if other == seat:
        return Reason.SAME_SEAT
    return Reason.FINE if 0 <= other < s.seats and has(s.alive, other) else Reason.NO_SUCH_SEAT


def take_card_choice(s: State, seat: int, act: Action) -> None:
    """It is done at once."""
    sum = s.sum[top(s)]
    close(s)
    match act.kind:
        case Kind.CHOOSE_PLAYER:
            then(s, Step.PAY, seat, act.a, sum, For.CARD)
        case Kind.GIVE_AWAY:
            move_deed(s, act.a, act.b)
            then(s, Step.LIFTING, act.b)
        case Kind.GO_TO:
            then(s, Step.ADVANCE, seat, act.a)
