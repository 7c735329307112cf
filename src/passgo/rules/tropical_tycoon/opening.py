"""Opening night: jobs, starting properties, and who begins, all given by the channel [TT-02]."""
from __future__ import annotations

from passgo.rules.agenda import then
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.tropical_tycoon.words import Development, Job
from passgo.rules.words import DECKS, NOBODY, Event, Step
from passgo.struct import Mask


def lay_out(s: State) -> None:
    """The pieces of the island in the bank, its sky, and a channel nobody has watched yet."""
    s.stock[Development.CASINO] = s.board.casinos
    s.stock[Development.PIER] = s.board.piers
    s.stock[Development.RESTAURANT] = s.board.restaurants
    s.stock[Development.PARK] = s.board.parks
    s.weather = s.board.first_weather
    s.ship = s.board.first_ship
    for channel in range(DECKS):
        s.unseen_scenes[channel] = bit(s.board.channel_scenes[channel]) - 1
        s.last_scene[channel] = NOBODY
    for story in range(s.board.stories):
        s.story_part[story] = s.board.story_first[story]
        s.story_hero[story] = NOBODY


def in_play(s: State) -> Mask:
    """The jobs this table plays with [TT-04]."""
    jobs: Mask = s.board.job_mayor * bit(Job.MAYOR) + s.board.job_developer * bit(Job.DEVELOPER)
    jobs = jobs + s.board.job_police_chief * bit(Job.POLICE_CHIEF)
    return jobs + s.board.job_artist * bit(Job.ARTIST) + s.board.job_surfer * bit(Job.SURFER)


def vacant(s: State) -> Mask:
    """Jobs nobody has yet."""
    jobs = in_play(s)
    for seat in range(s.seats):
        if s.job[seat] != Job.NONE:
            jobs = jobs & ~bit(s.job[seat])
    return jobs


def jobless(s: State) -> Mask:
    """Seats without a job."""
    seats: Mask = 0
    for seat in range(s.seats):
        if s.job[seat] == Job.NONE:
            seats = seats | bit(seat)
    return seats


def opening(s: State, first: int) -> None:
    """Step OPENING: somebody becomes Mayor, the others get one of the other jobs each, and one of them starts [TT-02]."""
    jobs = vacant(s)
    seats = jobless(s)
    if jobs == 0 or seats == 0:
        if first == NOBODY:
            then(s, Step.TOSS_FIRST, NOBODY)
        else:
            then(s, Step.BEGIN, first)
        return
    if has(jobs, Job.MAYOR) or size(jobs) < size(seats):
        then(s, Step.TOSS_OFFICE, NOBODY, lowest(jobs))
    else:
        then(s, Step.TOSS_JOB, lowest(seats))
    then(s, Step.OPENING, NOBODY, first)


def job_given(s: State, seat: int, job: int) -> None:
    """Toss OFFICE or JOB: this seat has this job from now on [TT-02]."""
    s.job[seat] = job
    emit(s, Event.JOB, seat, job)


def first_found(s: State, seat: int) -> None:
    """Toss FIRST: the channel says who starts [TT-02]."""
    then(s, Step.BEGIN, seat)
