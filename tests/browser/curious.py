"""A curious player: of all that is offered, does what has been done least so far. Knows no rules, only what is shown."""
from __future__ import annotations

from collections import Counter
from typing import Any

Json = dict[str, Any]
DOCKED = ("answer", "other", "claim", "card")
FOND = {"ROLL": 8.0, "BUY": 2.0, "AGREE": 0.4, "PRESS": 3.0, "PASS": 1.5}
"""Without these somebody curious would never get round the board, own nothing, and stop the game at once."""
LAST_RESORT = ("GIVE_UP", "PROPOSE_STOP")


def verb(action: str) -> str:
    return action.split(" ")[0]


def docked(shown: Json) -> list[str]:
    """What lies beside the question, as lib/choices.ts sorts it."""
    near = [one for one in shown["legal"] if one["group"] in DOCKED]
    answered = shown["bids"] or any(one["group"] == "answer" for one in near)
    return [one["action"] for one in (near if answered else shown["legal"])]


class Curious:
    """Plays all seats of a table; what it wants to see decides what it offers."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted, self.met = wanted, set[str]()
        self.done: Counter[tuple[str, str]] = Counter()
        self.offers = 8
        """How often it will still offer something."""

    @property
    def content(self) -> bool:
        return self.met >= self.wanted

    def choose(self, shown: Json) -> str:
        """The action of the seat that is shown this and is asked."""
        kind = shown["prompt"]["kind"]
        if self.wanted - self.met == {"ASK_STOP"} and any(one["action"] == "PROPOSE_STOP" for one in shown["legal"]):
            return "PROPOSE_STOP"
        found = self.deal(shown) if kind == "ASK_TURN" else self.raised(shown) if kind == "ASK_RAISE" else ""
        if not found:
            every = [*docked(shown), *([f"BID money={shown['bids']['low']}"] if shown["bids"] else [])]
            rest = [one for one in every if verb(one) not in LAST_RESORT] or every
            found = min(rest, key=lambda one: self.done[kind, verb(one)] / FOND.get(verb(one), 1.0))
        self.done[kind, verb(found)] += 1
        self.offers -= verb(found) == "OFFER"
        return found

    def gave_up_dealing(self) -> None:
        """The rules will not have what it wants to offer."""
        self.offers = 0

    def raised(self, shown: Json) -> str:
        """In debt: pay if that can be done, else sell or mortgage the first thing there is."""
        legal = [one["action"] for one in shown["legal"]]
        if "SETTLE" in legal:
            return "SETTLE"
        return next((one["action"] for one in shown["legal"] if one["group"] in ("sell", "mortgage")), "")

    def deal(self, shown: Json) -> str:
        """To see a mortgage that changes hands: mortgage a deed, offer it to the other, and hope."""
        missing = self.wanted - self.met
        if not shown["may_offer"] or not missing & {"ASK_REVIEW", "ASK_LIFT"} or self.offers <= 0:
            return ""
        mine = [space for space in shown["spaces"] if space["owner"] == shown["seat"] and not space["level"]]
        pawned = [space["number"] for space in mine if space["mortgaged"]]
        pawn = next((one["action"] for one in shown["legal"] if one["group"] == "mortgage"), "")
        other = (shown["seat"] + 1) % len(shown["players"])
        if "ASK_LIFT" in missing and (pawned or pawn):
            return f"OFFER to={other} give={pawned[0]}" if pawned else pawn
        return f"OFFER to={other} give={mine[0]['number']}" if mine and "ASK_REVIEW" in missing else ""
