"""What a bot is: somebody who sees a View and says an Action."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.minds import nets
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.notation import DUE, unasked
from passgo.play.policies import POLICIES, policy_named
from passgo.play.view import View
from passgo.rules.bots.words import Policy, thinks
from passgo.rules.steps import Step

if TYPE_CHECKING:
    from passgo.engines.choose import Core

LEVELS = {"trader": ("easy", "Nora"), "sharp": ("sharp", "Viktor"), "master": ("master", "Ada")}
"""The three to play against: how strong, and what to call them."""
BOTS = (*POLICIES, "master")
"""Everybody who can be played against; what each is like stands in the catalogues, as `bot-<name>`."""


class Bot:
    """Somebody who decides."""
    name = "bot"

    def decide(self, view: View) -> Action:
        """What this bot says to the question open now, which its seat is asked."""
        raise TypeError(f"{type(self).__name__} does not decide anything")

    def volunteer(self, view: View) -> Action | None:
        """What it says without being asked, or None."""
        return None

    def goes_on_from(self, before: Bot) -> None:
        """It sits down where this one spoke until now, and takes over what that remembers of the table."""


class PolicyBot(Bot):
    """A bot whose mind is one of the policies of the rules; the seed makes up its whims."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        self.name, self.policy, self.seed, self.whim = name, policy_named(name), seed, seed_of(f"{name} {seed}")
        self.note: nets.NetError | None = None
        """Why it plays without a net, if it needs one."""

    def __repr__(self) -> str:
        return f"PolicyBot({self.name!r}, {self.seed!r})"

    def decide(self, view: View) -> Action:
        if thinks(self.policy):
            self.note = nets.prepare(view.core, view.edition)
        said, self.whim = view.core.decide(view.seat, self.policy, self.whim)
        return Action(*said)

    def volunteer(self, view: View) -> Action | None:
        return claims_of(view, self.policy in (Policy.WALKER, Policy.SITTER))


def deals_before_rolls(core: Core) -> bool:
    """Is somebody about to roll, in an edition where a deal before that may be worth more than one in a turn of one's own?"""
    return bool(core.question()[0] == Step.ASK_TURN and core.ask("plans_pay", 0))


def claims_of(view: View, walks: bool) -> Action | None:
    """Rent and perks that are due are asked for, except by those who only walk; another hour is refused to nobody."""
    kinds = [kind for kind in unasked(view.edition.board, view.table) if not walks or kind not in DUE]
    return next((action for action in view.legal().actions if action.kind in kinds), None)
