"""What the TABLE put right in Tropical Tycoon, in words."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.editions.tropical_tycoon.rules.words import Development, Job, Weather
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.text.corrections import Maker
    from passgo.text.events import Teller


def development(t: Teller, e: Event, value: int) -> str:
    if value == Development.NONE:
        return t.say("corrected-no-development", space=t.space(e.what))
    return t.say("corrected-development", piece=t.piece(slug(Development.name(value)), "a"), space=t.space(e.what))


def job(t: Teller, e: Event, value: int) -> str:
    if value == Job.NONE:
        return t.say("corrected-no-job", who=t.name(e.who))
    return t.say("corrected-job", who=t.name(e.who), job=t.say(f"job-{slug(Job.name(value))}"))


CORRECTIONS: dict[str, Maker] = {
    "SET_JOB": job,
    "SET_TOKENS": lambda t, e, v: t.say("corrected-tokens", who=t.name(e.who), count=v),
    "SET_DEVELOPMENT": development,
    "SET_WEATHER": lambda t, e, v: t.say("corrected-weather", sky=t.say(f"weather-{slug(Weather.name(e.what))}")),
    "SET_SHIP": lambda t, e, v: t.say("corrected-ship" if e.what else "corrected-no-ship"),
}
