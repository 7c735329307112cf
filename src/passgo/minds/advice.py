"""Advice: what to say, what a deal is worth, and a fair deal to propose; from a seat's View, and only where a table allows it."""
from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from passgo.minds import deals, nets, search
from passgo.minds.deals import Worth
from passgo.minds.population import anybody, rows
from passgo.minds.reasons import why
from passgo.play.actions import Action, Input
from passgo.play.dealer import seed_of
from passgo.play.thoughts import Budget, Share, Weighed
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, Kind
from passgo.text import Spoken
from passgo.text.actions import Phrases

if TYPE_CHECKING:
    from passgo.play.view import View


Beliefs = list[dict[int, float]]
POINT = 0.01
"""Nobody is surer of a change than that: no smaller error is told, and what is less is called neither good nor bad."""


class NotAllowed(Spoken, ValueError):
    """This table plays without hints, there is nothing to advise, or there was no time to."""


class Hint(NamedTuple):
    """The best answer, its odds by the futures that weighed it, and what it brings more with its error: more than what the sharp
    player would say (to an offer: no), or, where that is the best, than the next best of those weighed to the last. Then these,
    best first."""
    action: Action
    odds: float
    gain: float
    error: float
    weighed: tuple[Weighed, ...]
    usual: bool = True
    """Is it what the sharp player would say (to an offer: no)?"""

    def error_beside(self, other: Weighed) -> float:
        """The standard error of how much worse another answer is. Each was compared with the usual one: of two others the
        difference is known no less surely than so."""
        return math.hypot(self.weighed[0].gain_error, other.gain_error)

    def why(self, view: View, names: Sequence[str], language: str | None = None) -> str:
        """One sentence, without a capital and a full stop."""
        p, sure = Phrases(view, names, language), self.gain > max(self.error, POINT)
        return why(p, self.action, sure, len(self.weighed) < 2, self.gain >= 0)

    def sentence(self, view: View, names: Sequence[str], language: str | None = None) -> str:
        """`Buy Hollywood: it completes the browns for you (+6 ± 2 points against the usual answer).`

        Who is winning is told by `odds`: futures that weigh answers are cut short, and say less of a whole game."""
        p = Phrases(view, names, language)
        said = {"action": p.say(self.action), "why": self.why(view, names, language)}
        if len(self.weighed) < 2:
            return p.text("advice-one", **said)
        if self.gain < 0.005:
            return p.text("advice-level", **said)
        return p.text("advice-more", **said, gain=points(self.gain), error=percent(max(self.error, POINT)),
                      than="usual" if not self.usual else "next")


def percent(share: float) -> str:
    """Of a hundred, without a sign."""
    return f"{100 * share:.0f}"


def points(change: float) -> str:
    """A change of odds in points, with its sign."""
    said = f"{100 * change:+.0f}"
    return "0" if said in ("+0", "-0") else said.replace("-", "−")


def allowed(view: View, hints: bool) -> None:
    """Raise where no advice may be given."""
    if not hints:
        raise NotAllowed("advice-off")
    if view.over:
        raise NotAllowed("advice-over")


def offers_made(inputs: Sequence[Input], seat: int) -> set[Action]:
    """What this seat has offered since the dice fell last: who has refused is not asked the same again."""
    made: set[Action] = set()
    for who, said in reversed(inputs):
        if who == CHANCE:
            break
        if who == seat and said.kind == Kind.OFFER:
            made.add(said)
    return made


def hint(view: View, names: Sequence[str], budget: Budget | None = None, hints: bool = True, seed: int = 1,
         beliefs: Beliefs | None = None, made: Collection[Action] = ()) -> Hint:
    """What this seat should say to the question open now, among such players as the others are believed to be; not what it has
    offered in vain."""
    allowed(view, hints)
    if view.seat not in view.asked:
        raise NotAllowed("advice-not-asked")
    nets.prepare(view.core, view.edition)
    seed, step = seed_of(seed), view.table.step[view.table.depth - 1]
    prior = Action(Kind.REJECT) if step == Step.ASK_REVIEW else search.prior_of(view, seed)
    if prior in made or (prior.kind == Kind.OFFER and view.table.offers > 2):
        prior = search.prior_of(view, seed, Policy.SILENT)
    options = search.candidates(view, prior, votes=True)
    found = search.weighed_for(view, options, budget, seed, beliefs)
    best = search.proven(found, options[0], search.needed(len(options)))
    ordered, usual = (best, *(one for one in found if one is not best)), best.action == options[0]
    if not usual:
        return Hint(best.action, best.odds, best.gain, best.gain_error, ordered, usual)
    next_best = ordered[min(1, len(ordered) - 1)]
    return Hint(best.action, best.odds, best.odds - next_best.odds, next_best.gain_error, ordered)


def worth(view: View, offer: Action | None = None, budget: Budget | None = None, hints: bool = True, seed: int = 1,
          beliefs: Beliefs | None = None) -> Worth:
    """Is this deal good for me? The offer under review, or one this seat might make."""
    allowed(view, hints)
    t, top = view.table, view.table.depth - 1
    if offer is None and t.step[top] == Step.ASK_REVIEW and view.seat not in (t.what[top], t.who[top]):
        raise NotAllowed("advice-not-yours")
    if offer is not None and (view.seat < 0 or offer.kind != Kind.OFFER):
        raise NotAllowed("advice-no-deal")
    nets.prepare(view.core, view.edition)
    seed = seed_of(seed)
    population = rows(beliefs or anybody(view.table.seats), seed)
    within = budget or Budget(search.QUICK[0], 800)
    found = (deals.worth_of_open_offer(view, population, within, seed) if offer is None
             else deals.worth_of(view, offer, population, within, seed))
    if found is None:
        raise NotAllowed("advice-no-offer" if offer is None else "advice-no-deal")
    return found


def fair_deal(view: View, budget: Budget | None = None, hints: bool = True, seed: int = 1,
              beliefs: Beliefs | None = None) -> Worth | None:
    """Find me a fair deal: the offer both gain by that brings this seat most; None: there is none to be found. Where there was
    no time to be sure of any, that is said."""
    allowed(view, hints)
    if not view.legal(side=False).may_offer:
        raise NotAllowed("advice-may-not-offer")
    nets.prepare(view.core, view.edition)
    seed = seed_of(seed)
    population = rows(beliefs or anybody(view.table.seats), seed)
    within = budget or Budget(0.5, 1_600)
    found = deals.found(view, population, within, finalists=4, seed=seed)
    if not found and within.cut_short:
        raise NotAllowed("advice-none-in-time")
    return found[0] if found else None


def sides(view: View, worth: Worth) -> tuple[tuple[int, Share], tuple[int, Share]]:
    """Who makes the deal and who is asked, with what it changes for them."""
    maker = view.table.what[view.table.depth - 1] if view.table.step[view.table.depth - 1] == Step.ASK_REVIEW else view.seat
    return (maker, worth.maker), (worth.offer.a, worth.partner)


def verdict(share: Share) -> Literal["good", "bad", "even"]:
    """`good`, `bad` or `even`, told only where the change is beyond the error that stands beside it."""
    error = max(share.error, POINT)
    return "good" if share.odds > error else "bad" if share.odds < -error else "even"


def worth_sentence(view: View, names: Sequence[str], worth: Worth, language: str | None = None) -> str:
    """`Points of winning: Ada +4 ± 1, Ben −2 ± 1. This deal is good for you.`"""
    p = Phrases(view, names, language)
    both = sides(view, worth)
    parts = [p.text("worth-points", name=names[seat], points=points(share.odds), error=percent(max(share.error, POINT)))
             for seat, share in both]
    mine = next((share for seat, share in both if seat == view.seat), worth.maker)
    return p.text("worth-line", parts=parts, verdict=p.text(f"worth-{verdict(mine)}"))
