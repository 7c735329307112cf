"""Tollway in words."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.rules.steps import Step
from passgo.rules.words import Kind

if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.play.actions import Action
    from passgo.text.actions import Phrases
    from passgo.text.events import Teller
    from passgo.text.questions import Frame


def ask_toll(p: Phrases) -> str:
    return p.text("ask-toll", money=p.money(p.sum))


def asked_toll(t: Teller, f: Frame) -> str:
    return t.say("asked-toll", money=t.money(f.sum))


def pay_toll(p: Phrases, a: Action) -> str:
    return p.text("do-pay-toll", money=p.money(p.sum))


def walk_back(p: Phrases, a: Action) -> str:
    return p.text("do-walk-back")


def tolled(t: Teller, e: Event) -> str:
    return t.say("event-tolled", who=t.name(e.who), money=t.money(e.money))


def ticket_taken(t: Teller, e: Event) -> str:
    return t.say("event-ticket-taken", who=t.name(e.who))


ASKS = {Step.number("ASK_TOLL"): ask_toll}
ASKED = {Step.number("ASK_TOLL"): asked_toll}
SAYS = {Kind.number("PAY_TOLL"): pay_toll, Kind.number("WALK_BACK"): walk_back}
BECAUSE = {Kind.number("WALK_BACK"): "because-walk-back"}
EVENTS = {"TOLLED": tolled, "TICKET_TAKEN": ticket_taken}
