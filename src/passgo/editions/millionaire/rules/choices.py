"""What a card leaves to the player who turned it up: whom to pay, what to give away, where to go.

No side business comes between: what there is to choose from must not change hands before the choice is made.
"""
from __future__ import annotations

from passgo.editions.millionaire.rules.kept import move_deed
from passgo.editions.millionaire.rules.words import Choice
from passgo.rules import then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.declare import ask, step
from passgo.rules.deeds import deeds_of, is_deed
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import For, Kind, Reason
from passgo.struct import Mask, Money, Seat


def rivals_of(s: State, seat: int) -> Mask:
    """Everybody else still in the game."""
    return s.alive & ~bit(seat)


def gifts(s: State, seat: int) -> Mask:
    """What may be given away: a property without buildings, by who has two or more."""
    deeds = deeds_of(s, seat)
    return deeds & ~s.built if size(deeds) >= 2 else 0


@step("CHOOSE", 51)
def choose(s: State, seat: Seat, choice: int, sum: Money) -> None:
    """Step CHOOSE: ask, unless there is nothing to choose from, or only one to pay."""
    match choice:
        case Choice.PAY_ONE:
            if size(rivals_of(s, seat)) == 1:
                then.pay(s, seat, lowest(rivals_of(s, seat)), sum, For.CARD)
                return
        case Choice.GIVE:
            if gifts(s, seat) == 0:
                return
        case Choice.GO:
            if s.fortune == 0:
                return
    then.ask_choice(s, seat, choice, sum)


def refuse_card_choice(s: State, seat: int, act: Action, choice: int, sum: Money) -> int:
    """Ask CHOICE: what this card leaves open, and nothing else."""
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


def take_card_choice(s: State, seat: int, act: Action, choice: int, sum: Money) -> None:
    """It is done at once."""
    close(s)
    match act.kind:
        case Kind.CHOOSE_PLAYER:
            then.pay(s, seat, act.a, sum, For.CARD)
        case Kind.GIVE_AWAY:
            move_deed(s, act.a, act.b)
            then.lifting(s, act.b)
        case Kind.GO_TO:
            then.advance(s, seat, act.a)


ask_choice = ask("ASK_CHOICE", 87, refuse_card_choice, take_card_choice)
