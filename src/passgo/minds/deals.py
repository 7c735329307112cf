"""Deals by odds: what an offer would mean for both sides, and the offers worth making. One code for bots and for advice."""
from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from passgo.minds import thinking
from passgo.minds.budget import Budget
from passgo.minds.odds import Share, followed
from passgo.minds.search import TURNS
from passgo.play.actions import Action
from passgo.rules.bots.words import Way
from passgo.rules.steps import Step
from passgo.rules.words import Kind, Reason

if TYPE_CHECKING:
    from passgo.engines.choose import Core
    from passgo.play.view import View


FLOOR = 15_000
"""Millionths of odds by which the partner gains in what is called fair, as the net sees it."""
SURE = 1.5
"""Standard errors by which both must gain: the best of some is mostly the luckiest."""


class Worth(NamedTuple):
    """What a deal changes: the odds of who makes it and of who is asked, with standard errors."""
    offer: Action
    maker: Share
    partner: Share

    @property
    def fair(self) -> bool:
        """Do both gain, beyond what chance could make of it?"""
        return self.maker.odds > SURE * self.maker.error and self.partner.odds > SURE * self.partner.error


def struck(core: Core, seat: int, offer: Action) -> Core | None:
    """The table after both have agreed; None: they cannot."""
    if core.refusal(seat, offer) != Reason.FINE:
        return None
    after = core.clone()
    after.put(seat, offer)
    if after.refusal(offer.a, Action(Kind.ACCEPT)) != Reason.FINE:
        return None
    after.put(offer.a, Action(Kind.ACCEPT))
    return after


def change(after: Share, before: Share) -> Share:
    """The difference of two odds."""
    return Share(after.odds - before.odds, math.hypot(after.error, before.error) / 1.4)


def worth_of(view: View, offer: Action, population: list[list[int]], budget: Budget, seed: int = 1, turns: int = TURNS,
             seat: int | None = None) -> Worth | None:
    """What this offer would change if it were taken, by futures with and without it."""
    maker = view.seat if seat is None else seat
    after = struck(view.core, maker, offer)
    if after is None:
        return None
    half = Budget(budget.seconds / 2, max(budget.futures // 2, 1), budget.cores)
    before = followed(view.core, view.seat, population, seed, half, turns)
    then = followed(after, view.seat, population, seed, half, turns)
    return Worth(offer, change(then[maker], before[maker]), change(then[offer.a], before[offer.a]))


def worth_of_open_offer(view: View, population: list[list[int]], budget: Budget, seed: int = 1,
                        turns: int = TURNS) -> Worth | None:
    """What the offer now under review would change; None: there is none, or it cannot be taken."""
    f = view.table.depth - 1
    if view.table.step[f] != Step.ASK_REVIEW:
        return None
    maker, partner = view.table.what[f], view.table.who[f]
    offer = Action(Kind.OFFER, a=partner, give=view.table.give, want=view.table.want, money=view.table.sum[f])
    yes, no = view.core.clone(), view.core.clone()
    if yes.refusal(partner, Action(Kind.ACCEPT)) != Reason.FINE:
        return None
    yes.put(partner, Action(Kind.ACCEPT))
    no.put(partner, Action(Kind.REJECT))
    half = Budget(budget.seconds / 2, max(budget.futures // 2, 1), budget.cores)
    before = followed(no, view.seat, population, seed, half, turns)
    then = followed(yes, view.seat, population, seed, half, turns)
    return Worth(offer, change(then[maker], before[maker]), change(then[partner], before[partner]))


def found(view: View, population: list[list[int]], budget: Budget, finalists: int = 4, seed: int = 1) -> list[Worth]:
    """Offers of this seat that futures say both gain by, the best for it first: the net screens, the finalists are followed."""
    if not view.legal(side=False).may_offer:
        return []
    calls = thinking.of(view.core)
    screened: list[Action] = []
    for way in (Way.TRADER, Way.FAIR):
        for said in calls.bargains(view.core, view.seat, seed, way, FLOOR)[:finalists // 2]:
            if Action(*said) not in screened:
                screened.append(Action(*said))
    part = Budget(budget.seconds / max(len(screened), 1), max(budget.futures // max(len(screened), 1), 8), budget.cores)
    worths = [worth for offer in screened if (worth := worth_of(view, offer, population, part, seed)) is not None]
    return sorted((one for one in worths if one.fair), key=lambda one: -one.maker.odds)
