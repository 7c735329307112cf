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

FAIR_FUTURES = 1_600
"""Futures that say whether both gain by a fair offer."""


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
        if prior.kind in (Kind.OFFER, Kind.PROPOSE_STOP):
            return prior
        population = rows(anybody(view.table.seats), whim, (view.seat, Policy.TRADER))
        if step == Step.ASK_REVIEW:
            prior = Action(Kind.REJECT)
        elif step == Step.ASK_TURN and self.fair and view.table.offers < 2:
            fair = deals.found(view, population, Budget(self.budget.seconds, FAIR_FUTURES, self.budget.cores))
            if fair:
                return fair[0].offer
        options = search.candidates(view, prior)
        if len(options) == 1:
            return prior
        turns = search.TURNS if not self.note else 0
        found = search.weighed(view.core, view.seat, options, population, self.budget, whim, turns)
        return search.proven(found, prior, len(options)).action

    def volunteer(self, view: View) -> Action | None:
        return claims_of(view, walks=False)
