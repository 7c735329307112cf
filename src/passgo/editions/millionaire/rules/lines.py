"""The lines of Millionaire's menus."""
from __future__ import annotations

from passgo.editions.millionaire.rules.choices import ask_choice, gifts
from passgo.editions.millionaire.rules.kept import cards_for
from passgo.editions.millionaire.rules.words import Choice, Use
from passgo.rules import moments
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.deeds import deeds_of
from passgo.rules.lines import line, say
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Mask


@ask_choice.lines
def card_choice_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Whom to pay, what to give away to whom, or where to go; players clockwise, so that no chair is always named first."""
    choice = s.what[top(s)]
    match choice:
        case Choice.PAY_ONE:
            for i in range(1, s.seats):
                say(act, Kind.CHOOSE_PLAYER, (seat + i) % s.seats)
                line(s, seat, menu, act)
        case Choice.GIVE:
            for i in range(1, s.seats):
                other = (seat + i) % s.seats
                if has(s.alive, other):
                    number_lines(s, seat, Kind.GIVE_AWAY, gifts(s, seat), other, menu, act)
        case Choice.GO:
            number_lines(s, seat, Kind.GO_TO, s.fortune, 0, menu, act)


def number_lines(s: State, seat: int, kind: int, numbers: Mask, b: int, menu: Menu, act: Action) -> None:
    """One line for each member of the set."""
    while numbers != 0:
        say(act, kind, lowest(numbers), b)
        numbers = numbers & ~bit(lowest(numbers))
        line(s, seat, menu, act)


@moments.more_business.also
def fortune_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Everything the kept cards of this seat are good for now [ML-32]."""
    if s.hand[seat] == 0:
        return
    others: Mask = 0
    for other in range(s.seats):
        if other != seat:
            others = others | deeds_of(s, other)
    if cards_for(s, seat, Use.HOUSE) != 0:
        number_lines(s, seat, Kind.FREE_HOUSE, deeds_of(s, seat), 0, menu, act)
    if cards_for(s, seat, Use.TAKE) != 0:
        number_lines(s, seat, Kind.TAKE_OVER, others, 0, menu, act)
    if cards_for(s, seat, Use.RENT) != 0:
        say(act, Kind.WAIVE_DEBT)
        line(s, seat, menu, act)
    if cards_for(s, seat, Use.PASS) != 0:
        say(act, Kind.SHOW_CARD)
        line(s, seat, menu, act)
    if cards_for(s, seat, Use.SWAP) != 0:
        while others != 0:
            number_lines(s, seat, Kind.FORCED_DEAL, deeds_of(s, seat), lowest(others), menu, act)
            others = others & ~bit(lowest(others))
