"""Studies: many games played by bots, and what they add up to.

    >>> from passgo.study import Series, simulate
    >>> simulate(Series("here_and_now", bots=("trader",) * 4, seed=7), games=100)["finished"]
    100

    >>> from passgo.study import study
    >>> study("house_rules").records()        # doctest: +SKIP

The same series gives the same games whatever the number of jobs: each game has a luck of its own, by its number.
"""
from __future__ import annotations

from passgo.study.experiment import BadStudy, Experiment, Result, Study, load, ready
from passgo.study.intervals import Estimate
from passgo.study.playing import study
from passgo.study.report import Report, report
from passgo.study.series import MOST_ROUNDS, Series
from passgo.study.tally import Tally, added, nothing
from passgo.study.workers import Done, in_chunks

__all__ = ["MOST_ROUNDS", "BadStudy", "Done", "Estimate", "Experiment", "Report", "Result", "Series", "Study", "Tally", "added",
           "in_chunks", "load", "nothing", "ready", "report", "simulate", "study"]


def simulate(series: Series, games: int, jobs: int = 1) -> Report:
    """Play so many games of a series and count them up."""
    tally, seconds = nothing(), 0.0
    for done in in_chunks(series, games, jobs):
        tally, seconds = added(tally, done.tally), done.seconds
    return report(series, tally, seconds)
