"""The master: weighs what it could say by following futures, and says what the sharp player would unless it is proven wrong."""
from __future__ import annotations

from passgo.bots.base import Bot, claims_of
from passgo.minds import deals, nets, search
from passgo.minds.budget import Budget
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import Kind


class Master(Bot):
    """Thinks up to a second; a seed makes up its whims. It sees its View, and makes up what that hides anew for every future."""
    name = "master"

    def __init__(self, seed: int | str = 0, budget: Budget | None = None, offers: bool = True) -> None:
        self.seed, self.budget, self.offers, self.thoughts = seed, budget or Budget(1.0, 400), offers, 0
        self.note = ""
        """Why it thinks without a net, if it does."""

    def __repr__(self) -> str:
        return f"Master({self.seed!r})"

    def decide(self, view: View) -> Action:
        self.note = nets.prepare(view.core, view.edition)
        self.thoughts += 1
        whim = seed_of(f"master {self.seed} {self.thoughts}")
        step = view.table.step[view.table.depth - 1]
        prior = self.first_thought(view, whim)
        population = rows(anybody(view.table.seats), whim, (view.seat, Policy.TRADER))
        if step == Step.ASK_REVIEW:
            prior = Action(Kind.REJECT)
        elif step == Step.ASK_TURN and view.table.offers < 2:
            offer = self.bargain(view, prior, population)
            if offer is not None:
                return offer
        if prior.kind == Kind.OFFER:
            prior = self.quiet(view, whim)
        options = search.candidates(view, prior)
        if len(options) == 1:
            return prior
        turns = search.TURNS if not self.note else 0
        found = search.weighed(view.core, view.seat, options, population, self.budget, whim, turns)
        return search.proven(found, prior, len(options)).action

    def first_thought(self, view: View, whim: int) -> Action:
        """What the sharp player says; without offers of its own, what the one inside long thoughts does."""
        return search.prior_of(view, whim, Policy.SHARP if self.offers else Policy.LITE)

    def quiet(self, view: View, whim: int) -> Action:
        """What is said instead of an offer."""
        said = search.prior_of(view, whim, Policy.LITE)
        return said if said.kind != Kind.OFFER else Action(Kind.ROLL)

    def bargain(self, view: View, prior: Action, population: list[list[int]]) -> Action | None:
        """The best offer both gain by, if there is one this side gains by for sure."""
        if not self.offers or not view.legal(side=False).may_offer:
            return None
        best = deals.found(view, population, Budget(self.budget.seconds, max(self.budget.futures, 200), self.budget.cores))
        sure = [one for one in best if one.maker.odds > one.maker.error]
        return sure[0].offer if sure else None

    def volunteer(self, view: View) -> Action | None:
        return claims_of(view, walks=False)
