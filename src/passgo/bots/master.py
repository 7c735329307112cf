"""The master: weighs what it could say by following futures, and says what the sharp player would unless they speak for more."""
from __future__ import annotations

from passgo.bots.base import Bot, claims_of, deals_before_rolls
from passgo.minds import deals, nets, plans, search, thinking
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.thoughts import Budget
from passgo.play.view import View
from passgo.rules.bots.packages import WORTH_IT
from passgo.rules.bots.sharp import DEALS, LONG, TRIES
from passgo.rules.bots.words import Policy, Way
from passgo.rules.steps import Step
from passgo.rules.words import Kind, Reason

FAIR_FUTURES = 3_200
"""Futures that say whether both gain by a fair offer: so many short ones, and as many to the end."""
DOUBT, CARE = 1.0, 3.0
"""Standard errors by which an answer, and a yes to somebody's offer, must be better than what would have been said anyway. One
is enough where the master errs on its own account: games say so. Who makes an offer has looked for the error."""
IDEAS = 3
"""Offers of each way that are weighed beside the sharp player's."""
DEEDS = (Step.ASK_BUY, Step.ASK_OPEN_AUCTION)
"""Questions about a deed of the bank's."""
RACE_TURNS = 8
"""Where cash alone wins, futures are followed for so many turns, and played on here by the silent sharp player: a trader would
build before its roll, and so spoil what it is compared with."""
JUMP = 10
"""Steps by which a bid is higher than it must be: an auction in the smallest ones would never end."""


class Master(Bot):
    """Thinks up to a second; a seed makes up its whims. It sees its View, and makes up what that hides anew for every future."""
    name = "master"

    def __init__(self, seed: int | str = 0, budget: Budget | None = None, offers: bool = True, fair: bool = False) -> None:
        self.seed, self.budget, self.offers, self.fair = seed, budget or Budget(1.0, 400), offers, fair
        self.thoughts = 0
        self.note: nets.NetError | None = None
        """Why it thinks without a net, if it does."""
        self.said: Action | None = None
        """The deal of a plan it has proposed and not looked after yet."""
        self.struck = self.refused = 0
        """Such deals that were agreed to, and that were not."""
        self.turn, self.made = (0, 0), set[Action]()
        """The offers it has made in this turn: who has refused one is not asked the same again."""

    def __repr__(self) -> str:
        return f"Master({self.seed!r})"

    def decide(self, view: View) -> Action:
        self.note = nets.prepare(view.core, view.edition)
        said = self.answer(view)
        if said.kind == Kind.OFFER:
            self.made.add(said)
        return said

    def answer(self, view: View) -> Action:
        self.thoughts += 1
        whim = seed_of(f"master {self.seed} {self.thoughts}")
        step = view.table.step[view.table.depth - 1]
        hard = self.offers and not self.fair
        prior = search.prior_of(view, whim, Policy.SHARP if hard else Policy.SILENT)
        if self.made_before(view, prior):
            prior = search.prior_of(view, whim, Policy.SILENT)
        if prior.kind == Kind.PROPOSE_STOP:
            return prior
        if hard and step == Step.ASK_TURN:
            planned = self.planned(view, prior, whim)
            if planned is not None:
                return planned
        if hard and step in DEEDS and self.counts_on_plans and not self.note and races(view):
            return self.bought(view, prior, whim)
        population = players_on(view, whim)
        if prior.kind == Kind.OFFER:
            prior = self.best_offer(view, prior, population, whim)
            if prior.kind == Kind.OFFER:
                return prior
        if step == Step.ASK_REVIEW:
            return self.reviewed(view, population, whim)
        if step == Step.ASK_TURN and self.fair and view.table.offers < 2:
            fair = deals.found(view, population, Budget(self.budget.seconds, FAIR_FUTURES, self.budget.cores), seed=whim)
            if fair and not self.made_before(view, fair[0].offer):
                return fair[0].offer
        return self.chosen(view, search.candidates(view, prior), population, whim, 1, DOUBT)

    def reviewed(self, view: View, population: list[list[int]], whim: int) -> Action:
        """Yes only if futures to the end speak for an offer, too, whoever plays on here: where the net errs, its maker may have
        found the error, and a deal that only the best of players lives by is no good one."""
        answers = [Action(Kind.REJECT), Action(Kind.ACCEPT)]
        said = self.chosen(view, answers, population, whim, 2, CARE)
        if said.kind == Kind.REJECT or self.note:
            return said
        anyone = rows(anybody(view.table.seats), whim ^ 1)
        return self.chosen(view, answers, anyone, whim ^ 1, 2, DOUBT, to_the_end=True)

    def planned(self, view: View, prior: Action, whim: int) -> Action | None:
        """The first of several deals in a row, where they lead further than what the sharp player would say."""
        self.look_after(view)
        if self.note or not may_propose(view):
            return None
        best = plans.best_plan(view.core, view.seat, whim, Budget(self.budget.seconds / 2))
        if best is None:
            return None
        after = plans.agreed(view.core, view.seat, prior) if prior.kind == Kind.OFFER else view.core
        stands = plans.odds_at(after or view.core, view.seat)
        if best.odds > stands + WORTH_IT and not self.made_before(view, best.deals[0]):
            self.said = best.deals[0]
            return self.said
        return None

    def made_before(self, view: View, offer: Action) -> bool:
        """Has it made this very offer in this turn, whoever's that is?"""
        turn = (view.table.round, view.table.turn)
        if turn != self.turn:
            self.turn, self.made = turn, set()
        return offer in self.made

    def goes_on_from(self, before: Bot) -> None:
        if isinstance(before, Master):
            self.said, self.struck, self.refused = before.said, before.struck, before.refused
            # What it will have thought counts only if it is said.
            self.turn, self.made = before.turn, {*before.made}

    def look_after(self, view: View) -> None:
        """Was what it proposed last agreed to?"""
        if self.said is not None:
            wanted, given = self.said.want, self.said.give
            deeds = view.table.deeds[view.seat if wanted else self.said.a]
            there = deeds & (wanted or given) == (wanted or given)
            self.struck, self.refused, self.said = self.struck + there, self.refused + (not there), None

    @property
    def counts_on_plans(self) -> bool:
        """Do the others answer as plans expect? Then it buys for what it will trade, and speaks up before others' rolls."""
        return self.refused * 3 <= self.struck + 2

    def bought(self, view: View, prior: Action, whim: int) -> Action:
        """The deed or an auction, a little more or no bid, whichever leads to the better plan: futures know nothing of plans."""
        bids = view.legal(side=False).bids
        answers = [Action(Kind.DECLINE), Action(Kind.BUY)]
        if bids:
            answers = [Action(Kind.PASS), Action(Kind.BID, money=bids[min(JUMP, len(bids) - 1)])]
        if any(view.refusal(answer) != Reason.FINE for answer in answers):
            return prior
        budget = Budget(self.budget.seconds / 4)
        return max(answers, key=lambda answer: plans.prospect(view.core, view.seat, answer, whim, budget))

    def best_offer(self, view: View, prior: Action, population: list[list[int]], whim: int) -> Action:
        """The sharp player's offer, another one, or none at all: with those who may sit there, refusals included."""
        options = [prior, search.prior_of(view, whim, Policy.SILENT)]
        for way in (Way.FIXED, Way.TRADER):
            found = thinking.of(view.core).bargains(view.core, view.seat, whim, way, plans.NO_FLOOR)[:IDEAS]
            options += [Action(*said) for said in found if Action(*said) not in options and Action(*said) not in self.made]
        return self.chosen(view, options, population, whim, 2, DOUBT)

    def chosen(self, view: View, options: list[Action], population: list[list[int]], whim: int, times: int,
               errors: float, to_the_end: bool = False) -> Action:
        """The first of these, or what futures say is better by so many errors; with so many times the usual futures, for some
        turns, or to their end (if asked, and wherever there is no net)."""
        legal = [action for action in options if view.refusal(action) == Reason.FINE]
        if len(legal) < 2:
            return legal[0] if legal else options[0]
        budget = Budget(self.budget.seconds / 2, self.budget.futures * times, self.budget.cores)
        turns = 0 if to_the_end or self.note else RACE_TURNS if races(view) else search.TURNS
        found = search.weighed(view.core, view.seat, legal, population, budget, whim, turns, until_clear=True)
        return search.proven(found, legal[0], errors).action

    def volunteer(self, view: View) -> Action | None:
        due = claims_of(view, walks=False)
        return due if due is not None else self.between(view)

    def between(self, view: View) -> Action | None:
        """The first deal of a plan before somebody else's roll: it may be too late for it in the next turn of one's own."""
        if not self.offers or self.fair or view.table.turn == view.seat or not deals_before_rolls(view.core):
            return None
        self.look_after(view)
        if not self.counts_on_plans:
            return None
        self.note = nets.prepare(view.core, view.edition)
        self.thoughts += 1
        said = self.planned(view, Action(Kind.ROLL), seed_of(f"master {self.seed} {self.thoughts}"))
        if said is not None:
            self.made.add(said)
        return said


def races(view: View) -> bool:
    """Does cash alone win here?"""
    return bool(view.core.ask("plans_pay", view.seat))


def players_on(view: View, whim: int) -> list[list[int]]:
    """Who plays on in futures: anybody there, one player here."""
    return rows(anybody(view.table.seats), whim, (view.seat, Policy.SILENT if races(view) else Policy.TRADER))


def may_propose(view: View) -> bool:
    """Are offers in order, and is the table in the mood? Who was refused twice is silent for this turn, like the sharp player."""
    t = view.table
    most = DEALS if t.traded == t.round else TRIES
    return t.offers < most and (t.round <= LONG or t.round % 4 == 0) and view.legal(side=False).may_offer
