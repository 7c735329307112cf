"""What the TABLE may put right only in Tropical Tycoon: jobs, Fortune tokens, developments, the sky and the ship."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.answers import development_price
from passgo.editions.tropical_tycoon.rules.words import Development, Job, Weather
from passgo.rules import moments
from passgo.rules.bits import bit, has
from passgo.rules.deeds import is_deed, refuse_group
from passgo.rules.ending import still_in
from passgo.rules.moments import UNDECIDED
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import BANK, Correction, Reason


@moments.refuse_correction.only("casinos")
def refuse_island_setting(s: State, act: Action) -> int:
    """Could this be so on the island? [TT-04 TT-62 TT-66]"""
    match act.kind:
        case Correction.SET_JOB:
            return refuse_job_told(s, act)
        case Correction.SET_TOKENS:
            if not still_in(s, act.a):
                return Reason.NO_SUCH_SEAT
            return Reason.FINE if 0 <= act.b <= 999 else Reason.UNKNOWN
        case Correction.SET_DEVELOPMENT:
            return refuse_development_told(s, act)
        case Correction.SET_WEATHER:
            return Reason.FINE if 0 <= act.a <= Weather.STORM else Reason.UNKNOWN
        case Correction.SET_SHIP:
            return Reason.FINE if 0 <= act.a <= 1 else Reason.UNKNOWN
    return UNDECIDED


def refuse_job_told(s: State, act: Action) -> int:
    """SET_JOB: seat `a` has job `b`, which nobody else has, or none: so two can change theirs [TT-04]."""
    if not still_in(s, act.a):
        return Reason.NO_SUCH_SEAT
    if not Job.NONE <= act.b <= Job.SURFER:
        return Reason.UNKNOWN
    for seat in range(s.seats):
        if seat != act.a and act.b != Job.NONE and s.job[seat] == act.b:
            return Reason.JOB_TAKEN
    return Reason.FINE


def refuse_development_told(s: State, act: Action) -> int:
    """SET_DEVELOPMENT: the development `b` stands on deed `a`, or none [TT-62]."""
    if not is_deed(s, act.a) or not 0 <= act.b <= Development.PARK:
        return Reason.UNKNOWN
    reason = refuse_group(s, s.owner[act.a], act.a) if s.owner[act.a] != BANK else Reason.NOT_OWNER
    if reason != Reason.FINE:
        return reason
    if s.level[act.a] > 0:
        return Reason.NOT_BARE
    if act.b == Development.NONE or act.b == s.development[act.a]:
        return Reason.FINE
    return Reason.FINE if s.stock[act.b] > 0 else Reason.NO_STOCK


@moments.corrected.also
def correct_island(s: State, act: Action) -> None:
    """So it is from now on."""
    match act.kind:
        case Correction.SET_JOB:
            s.job[act.a] = act.b
        case Correction.SET_TOKENS:
            s.tokens[act.a] = act.b
        case Correction.SET_DEVELOPMENT:
            set_development(s, act.a, act.b)
        case Correction.SET_WEATHER:
            s.weather = act.a
        case Correction.SET_SHIP:
            s.ship = act.a


def set_development(s: State, space: int, kind: int) -> None:
    """The piece comes from the bank, or goes back to it [TT-62 TT-64]."""
    if has(s.developed, space):
        s.stock[s.development[space]] += 1
    s.development[space] = kind
    s.developed = s.developed & ~bit(space)
    s.built = s.built & ~bit(space)
    s.spent[space] = 0
    if kind != Development.NONE:
        s.stock[kind] -= 1
        s.developed = s.developed | bit(space)
        s.built = s.built | bit(space)
        s.spent[space] = development_price(s, space, kind)


@moments.about_a_seat.also
def about_islander(kind: int) -> bool:
    """Whose job, and whose tokens [TT-04]."""
    return kind == Correction.SET_JOB or kind == Correction.SET_TOKENS
