"""The banker's device at a real table, and somebody who tells it whatever may come next."""
from __future__ import annotations

import random
import secrets
from typing import Any

from live_server import Guest, House

Json = dict[str, Any]


class Banker(Guest):
    """The device that holds the host's secret."""

    def __init__(self, house: House | str, made: Json, host: str | None = None) -> None:
        super().__init__(house if isinstance(house, str) else house.address, made["room"], [], greet=False)
        self.mirror: Json = {}
        tokens = [one["token"] for one in made["mine"]]
        self.say(t="hello", v=1, tokens=tokens, since=0, banker=host or made["host"])
        self.hear("welcome")
        self.hear("update")

    def next(self, timeout: float = 60.0) -> Json:
        frame = super().next(timeout)
        if frame["t"] == "update":
            self.mirror = frame["mirror"]
            if frame.get("rewound"):
                self.events = [event for event in self.events if event["seq"] <= frame["seq"]]
        return frame

    def tell(self, *lines: str, id: str = "") -> Json:
        """Say it, and see the table after it."""
        self.say(t="tell", id=id or secrets.token_hex(8), lines=list(lines))
        answer = self.hear("ack", "refused")
        if answer["t"] == "ack":
            self.hear("update")
        return answer


def told_next(banker: Banker, luck: random.Random) -> list[str]:
    """What a table might do now: roll, draw, answer, or hold an auction by voice."""
    toss = banker.mirror["toss"]
    if toss and toss["dice"]:
        faces = [luck.choice(die) for die in toss["dice"]]
        return [f"CHANCE OUTCOME a={faces[0]} b={faces[1] if len(faces) > 1 else 0}"]
    if toss:
        return [f"CHANCE {luck.choice(toss['falls'])['outcome']}"] if toss["falls"] else ["DRAW"]
    if banker.mirror["leads"]:
        return ["ON"]
    seat = next(seat for seat, view in banker.views.items() if int(seat) in view["prompt"]["asked"])
    view = banker.views[seat]
    answers = [one["action"] for one in view["legal"] if one["group"] in ("answer", "card")]
    return [f"{seat} {luck.choice(answers)}" if answers else f"TABLE HAMMER seat=0 money={view['bids']['low']}"]
