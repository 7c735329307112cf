"""Deals by odds: what an offer would mean for both sides, and the offers worth making. One code for bots and for advice."""
from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from passgo.minds import thinking
from passgo.minds.cores import at_once, spread
from passgo.minds.odds import ALL, CHUNK
from passgo.minds.population import anybody, rows
from passgo.minds.search import TURNS
from passgo.play.actions import Action
from passgo.play.fields import TableFields
from passgo.play.legal import reason_against
from passgo.play.thoughts import Budget, Share
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
LAST = 2
"""So many offers are followed to the end."""
HEAPS, FEWEST = 32, 4
"""Heaps of futures by which a change is measured, where there are enough; and at least."""


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
    if reason_against(core, seat, offer) != Reason.FINE:
        return None
    after = core.clone()
    after.put(seat, offer)
    if after.refusal(offer.a, Action(Kind.ACCEPT)) != Reason.FINE:
        return None
    after.put(offer.a, Action(Kind.ACCEPT))
    return after


def changed(before: Core, after: Core, seat: int, population: list[list[int]], seed: int, budget: Budget,
            turns: int) -> tuple[Share, ...]:
    """By how much everybody's odds differ between two tables, followed with the same luck. What that luck has in common depends
    on how much is different, so the error is read off the spread of small heaps of futures: of few heaps it is a guess itself, as
    wide as Student's law says, so that a thought cut short is never sure."""
    calls, seats = thinking.of(before), TableFields(before).seats
    each = min(max(budget.futures // (2 * HEAPS), 1), CHUNK)
    sums, squares, heaps = [0.0] * seats, [0.0] * seats, 0
    cores, budget = at_once(budget), budget.begin()
    with spread(before, cores) as without, spread(after, cores) as with_it:
        while heaps < FEWEST or (2 * heaps * each < budget.futures and not budget.spent):
            told = [follow(lambda table, start, n: calls.futures(table, seat, population, seed, start, n, turns),
                           heaps * each, each) for follow in (without, with_it)]
            for i, (was, then) in enumerate(zip(*told, strict=True)):
                gap = (then[0] - was[0]) / each / ALL
                sums[i] += gap
                squares[i] += gap * gap
            heaps += 1
    budget.cut_short = budget.cut_short or 2 * heaps * each < budget.futures
    means = [total / heaps for total in sums]
    return tuple(Share(mean, math.sqrt(max(square / heaps - mean * mean, 0.0) / (heaps - 3) + (0.5 / (heaps * each)) ** 2))
                 for mean, square in zip(means, squares, strict=True))


def worth_of(view: View, offer: Action, population: list[list[int]], budget: Budget, seed: int = 1, turns: int = TURNS,
             seat: int | None = None) -> Worth | None:
    """What this offer would change if it were taken, by futures with and without it."""
    maker = view.seat if seat is None else seat
    after = struck(view.core, maker, offer)
    if after is None:
        return None
    told = changed(view.core, after, view.seat, population, seed, budget, turns)
    return Worth(offer, told[maker], told[offer.a])


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
    told = changed(no, yes, view.seat, population, seed, budget, turns)
    return Worth(offer, told[maker], told[partner])


def found(view: View, population: list[list[int]], budget: Budget, finalists: int = 4, seed: int = 1) -> list[Worth]:
    """Offers of this seat that futures say both gain by, the best for it first: the net screens, the finalists are followed for
    some turns, and the best of those to the end."""
    if not view.legal(side=False).may_offer:
        return []
    calls = thinking.of(view.core)
    screened: list[Action] = []
    for way in (Way.TRADER, Way.FAIR):
        for said in calls.bargains(view.core, view.seat, seed, way, FLOOR)[:finalists // 2]:
            if Action(*said) not in screened:
                screened.append(Action(*said))
    count = max(len(screened), 1)
    part = Budget(budget.seconds / 2 / count, max(budget.futures // count, 8), budget.cores)
    worths = [worth for offer in screened if (worth := worth_of(view, offer, population, part, seed)) is not None]
    best = sorted((one for one in worths if one.fair), key=lambda one: -one.maker.odds)[:LAST]
    whole = Budget(budget.seconds / 2 / LAST, budget.futures, budget.cores)
    fair = [one for one in best if fair_to_the_end(view, one.offer, whole, seed)]
    budget.cut_short = part.cut_short or whole.cut_short
    return fair


def fair_to_the_end(view: View, offer: Action, budget: Budget, seed: int) -> bool:
    """Do both gain by futures to the end, too, whoever plays on here? The net at the end of short ones errs by more than many a
    partner gains."""
    worth = worth_of(view, offer, rows(anybody(view.table.seats), seed ^ 1), budget, seed, turns=0)
    return worth is not None and worth.fair
