"""The master: weighs what it could say by following futures, and says what the sharp player would unless they speak for more."""
from __future__ import annotations

from passgo.bots.base import Bot, claims_of
from passgo.minds import deals, nets, search, thinking
from passgo.minds.budget import Budget
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.view import View
from passgo.rules.bots.words import Policy, Way
from passgo.rules.steps import Step
from passgo.rules.words import Kind, Reason

FAIR_FUTURES = 3_200
"""Futures that say whether both gain by a fair offer."""
DOUBT, CARE = 1.0, 3.0
"""Standard errors by which an answer, and a yes to somebody's offer, must be better than what would have been said anyway. One
is enough where the master errs on its own account: games say so. Who makes an offer has looked for the error."""
IDEAS = 3
"""Offers of each way that are weighed beside the sharp player's."""
NO_FLOOR = -2_000_000


class Master(Bot):
    """Thinks up to a second; a seed makes up its whims. It sees its View, and makes up what that hides anew for every future."""
    name = "master"

    def __init__(self, seed: int | str = 0, budget: Budget | None = None, offers: bool = True, fair: bool = False) -> None:
        self.seed, self.budget, self.offers, self.fair = seed, budget or Budget(1.0, 400), offers, fair
        self.thoughts = 0
        self.note = ""
        """Why it thinks without a net, if it does."""

    def __repr__(self) -> str:
        return f"Master({self.seed!r})"

    def decide(self, view: View) -> Action:
        self.note = nets.prepare(view.core, view.edition)
        self.thoughts += 1
        whim = seed_of(f"master {self.seed} {self.thoughts}")
        step = view.table.step[view.table.depth - 1]
        hard = self.offers and not self.fair
        prior = search.prior_of(view, whim, Policy.SHARP if hard else Policy.SILENT)
        if prior.kind == Kind.PROPOSE_STOP:
            return prior
        population = rows(anybody(view.table.seats), whim, (view.seat, Policy.TRADER))
        if prior.kind == Kind.OFFER:
            prior = self.best_offer(view, prior, population, whim)
            if prior.kind == Kind.OFFER:
                return prior
        if step == Step.ASK_REVIEW:
            return self.chosen(view, [Action(Kind.REJECT), Action(Kind.ACCEPT)], population, whim, 2, CARE)
        if step == Step.ASK_TURN and self.fair and view.table.offers < 2:
            fair = deals.found(view, population, Budget(self.budget.seconds, FAIR_FUTURES, self.budget.cores))
            if fair:
                return fair[0].offer
        return self.chosen(view, search.candidates(view, prior), population, whim, 1, DOUBT)

    def best_offer(self, view: View, prior: Action, population: list[list[int]], whim: int) -> Action:
        """The sharp player's offer, another one, or none at all: with those who may sit there, refusals included."""
        options = [prior, search.prior_of(view, whim, Policy.SILENT)]
        for way in (Way.FIXED, Way.TRADER):
            found = thinking.of(view.core).bargains(view.core, view.seat, whim, way, NO_FLOOR)[:IDEAS]
            options += [Action(*said) for said in found if Action(*said) not in options]
        return self.chosen(view, options, population, whim, 2, DOUBT)

    def chosen(self, view: View, options: list[Action], population: list[list[int]], whim: int, times: int,
               errors: float) -> Action:
        """The first of these, or what futures say is better by so many errors; with so many times the usual futures."""
        legal = [action for action in options if view.refusal(action) == Reason.FINE]
        if len(legal) < 2:
            return legal[0] if legal else options[0]
        turns = search.TURNS if not self.note else 0
        budget = Budget(self.budget.seconds / 2, self.budget.futures * times, self.budget.cores)
        found = search.weighed(view.core, view.seat, legal, population, budget, whim, turns)
        return search.proven(found, legal[0], errors).action

    def volunteer(self, view: View) -> Action | None:
        return claims_of(view, walks=False)
