"""Telling the watchers: events go to the tape as integers and are made into sentences elsewhere."""
from __future__ import annotations

from passgo.rules.sizes import RECORDS
from passgo.rules.state import State
from passgo.rules.words import EVERYONE
from passgo.struct import Mask, Money


def emit(s: State, event: int, who: int, what: int = 0, money: Money = 0, how: int = 0, audience: int = EVERYONE) -> None:
    """This happened, and only the audience is told."""
    tape = s.tape
    if tape.on == 0:
        return
    i = tape.count % RECORDS
    tape.event[i] = event
    tape.who[i] = who
    tape.what[i] = what
    tape.money[i] = money
    tape.how[i] = how
    tape.give[i] = 0
    tape.want[i] = 0
    tape.audience[i] = audience
    tape.count += 1


def emit_things(s: State, event: int, who: int, what: int, money: Money, give: Mask, want: Mask, how: int = 0) -> None:
    """This happened, with deeds and cards on both sides."""
    emit(s, event, who, what, money, how)
    tape = s.tape
    if tape.on == 1:
        i = (tape.count - 1) % RECORDS
        tape.give[i] = give
        tape.want[i] = want
