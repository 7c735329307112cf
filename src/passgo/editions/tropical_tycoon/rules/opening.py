"""Opening night: jobs, starting properties, and who begins, all given by the channel [TT-02]."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.words import Development, Job
from passgo.rules import moments, then
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.declare import step, toss
from passgo.rules.records import Action
from passgo.rules.sizes import DECKS
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Event
from passgo.struct import Mask, Seat


@moments.table_laid.also
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


@step("OPENING", 52)
def opening(s: State, first: int) -> None:
    """Step OPENING: somebody becomes Mayor, the others get one of the other jobs each, and one of them starts [TT-02]."""
    jobs = vacant(s)
    seats = jobless(s)
    if jobs == 0 or seats == 0:
        if first == NOBODY:
            then.toss_first(s)
        else:
            then.begin(s, first)
        return
    if has(jobs, Job.MAYOR) or size(jobs) < size(seats):
        then.toss_office(s, lowest(jobs))
    else:
        then.toss_job(s, lowest(seats))
    then.opening(s, first)


def everybody(s: State) -> Mask:
    """The channel chooses among all."""
    return s.alive


def office_given(s: State, act: Action, job: int) -> None:
    """Toss OFFICE: who gets this job [TT-02]."""
    job_given(s, act.a, job)


toss_office = toss("TOSS_OFFICE", 112, office_given, among=jobless)


def job_found(s: State, act: Action, seat: Seat) -> None:
    """Toss JOB: which job this seat gets [TT-02]."""
    job_given(s, seat, act.a)


toss_job = toss("TOSS_JOB", 113, job_found, among=vacant)


def job_given(s: State, seat: int, job: int) -> None:
    """This seat has this job from now on [TT-02]."""
    s.job[seat] = job
    emit(s, Event.JOB, seat, job)


def first_found(s: State, act: Action) -> None:
    """Toss FIRST: the channel says who starts [TT-02]."""
    then.begin(s, act.a)


toss_first = toss("TOSS_FIRST", 114, first_found, among=everybody)
