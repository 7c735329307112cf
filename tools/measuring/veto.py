"""The master of the prototypes' bar "without offers": it looks for none, but may make the trader's own where futures agree."""
from __future__ import annotations

from passgo.bots.master import DOUBT, Master, players_on
from passgo.minds import nets, search
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import Kind


class Vetoing(Master):
    """Never an offer of its own making: the trader's, or none."""
    name = "veto"

    def decide(self, view: View) -> Action:
        if view.table.step[view.table.depth - 1] == Step.ASK_TURN:
            self.note = nets.prepare(view.core, view.edition)
            whim = seed_of(f"veto {self.seed} {self.thoughts}")
            usual = search.prior_of(view, whim, Policy.TRADER)
            if usual.kind == Kind.OFFER:
                silent = search.prior_of(view, whim, Policy.SILENT)
                if self.chosen(view, [usual, silent], players_on(view, whim), whim, 2, DOUBT) == usual:
                    return usual
        return super().decide(view)
