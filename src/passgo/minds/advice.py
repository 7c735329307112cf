"""Advice: what to say, what a deal is worth, and a fair deal to propose; from a seat's View, and only where a table allows it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from passgo.minds import deals, nets, search
from passgo.minds.budget import Budget
from passgo.minds.deals import Worth
from passgo.minds.population import anybody, rows
from passgo.minds.reasons import why
from passgo.play.actions import Action
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text.actions import Phrases

if TYPE_CHECKING:
    from passgo.play.view import View

QUICK = (0.28, 240)
"""Seconds and futures of a hint."""


class NotAllowed(ValueError):
    """This table plays without hints, or nobody is asked anything."""


class Hint(NamedTuple):
    """The best answer, its odds, what it brings more than the next best, and why; then all that were weighed, best first."""
    action: Action
    odds: float
    gain: float
    error: float
    why: str
    weighed: tuple[search.Weighed, ...]

    def sentence(self, view: View, names: Sequence[str]) -> str:
        """`Buy Hollywood: it completes the browns for you (+6 ± 2 points, 41 % to win).`"""
        more = f"{100 * self.gain:+.0f} ± {max(100 * self.error, 1):.0f} points, " if len(self.weighed) > 1 else ""
        return f"{Phrases(view, names).say(self.action)}: {self.why} ({more}{self.odds:.0%} to win)."


def allowed(view: View, hints: bool) -> None:
    """Raise where no advice may be given."""
    if not hints:
        raise NotAllowed("This table plays without hints.")
    if view.over:
        raise NotAllowed("The game is over: there is nothing to advise any more.")


def hint(view: View, names: Sequence[str], budget: Budget | None = None, hints: bool = True, seed: int = 1) -> Hint:
    """What this seat should say to the question open now."""
    allowed(view, hints)
    if view.seat not in view.asked:
        raise NotAllowed("You are not asked anything now.")
    note = nets.prepare(view.core, view.edition)
    within = budget or Budget(*QUICK)
    population = rows(anybody(view.table.seats), seed, (view.seat, Policy.TRADER))
    step = view.table.step[view.table.depth - 1]
    prior = Action(Kind.REJECT) if step == Step.ASK_REVIEW else search.prior_of(view, seed)
    options = search.candidates(view, prior)
    if prior.kind == Kind.OFFER and view.table.offers > 2:
        options = options[1:]
    found = search.weighed(view.core, view.seat, options, population, within, seed, 0 if note else search.TURNS)
    best = search.proven(found, options[0], len(options))
    next_best = max((one.odds for one in found if one.action != best.action), default=best.odds)
    error = best.gain_error if best.action != options[0] else min((one.gain_error for one in found if one.gain_error > 0.001),
                                                                    default=best.error)
    ordered = (best, *(one for one in found if one is not best))
    reason = why_offer(view, names, best.action) if best.action.kind == Kind.OFFER else why(view, names, best.action)
    return Hint(best.action, best.odds, best.odds - next_best, error, reason, ordered)


def why_offer(view: View, names: Sequence[str], offer: Action) -> str:
    """A deal good for two."""
    return f"both of you gain by it, and {names[offer.a]} may well see that"


def worth(view: View, offer: Action | None = None, budget: Budget | None = None, hints: bool = True, seed: int = 1) -> Worth:
    """Is this deal good for me? The offer under review, or one this seat might make."""
    allowed(view, hints)
    nets.prepare(view.core, view.edition)
    population = rows(anybody(view.table.seats), seed)
    within = budget or Budget(QUICK[0], 800)
    found = (deals.worth_of_open_offer(view, population, within, seed) if offer is None
             else deals.worth_of(view, offer, population, within, seed))
    if found is None:
        raise NotAllowed("There is no offer on the table." if offer is None else "Nobody could agree to such an offer now.")
    return found


def fair_deal(view: View, budget: Budget | None = None, hints: bool = True, seed: int = 1) -> Worth | None:
    """Find me a fair deal: the offer both gain by that brings this seat most; None: there is none to be found."""
    allowed(view, hints)
    nets.prepare(view.core, view.edition)
    population = rows(anybody(view.table.seats), seed)
    found = deals.found(view, population, budget or Budget(0.5, 1_600), finalists=4, seed=seed)
    return found[0] if found else None


def worth_sentence(view: View, names: Sequence[str], worth: Worth) -> str:
    """`The deal: Ada +4 ± 1 points, Ben −2 ± 1.`"""
    maker = view.table.what[view.table.depth - 1] if view.table.step[view.table.depth - 1] == Step.ASK_REVIEW else view.seat
    parts = [f"{names[seat]} {100 * share.odds:+.0f} ± {max(100 * share.error, 1):.0f}"
             for seat, share in ((maker, worth.maker), (worth.offer.a, worth.partner))]
    mine = worth.partner if worth.offer.a == view.seat else worth.maker
    verdict = "good for you" if mine.odds > mine.error else "bad for you" if mine.odds < -mine.error else "about even for you"
    return f"Points of winning: {', '.join(parts)}. This deal is {verdict}."
