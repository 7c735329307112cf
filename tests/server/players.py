"""Somebody who plays what the screen offers: any legal answer, now and then a bid, some business on the side."""
from __future__ import annotations

import random
from typing import Any

from live_server import Guest

Json = dict[str, Any]


def choose(view: Json, luck: random.Random) -> str | None:
    """An action out of what one seat is shown, or None."""
    answers = [one["action"] for one in view["legal"] if one["group"] in ("answer", "card")]
    # Who proposes to stop may well be agreed with, and the game is over before anything has happened.
    business = [one["action"] for one in view["legal"]
                if one["group"] not in ("answer", "card") and one["action"] != "PROPOSE_STOP"]
    bids = view["bids"]
    if bids and (not answers or luck.random() < 0.3):
        steps = (bids["high"] - bids["low"]) // bids["step"]
        return f"BID money={bids['low'] + luck.randint(0, min(steps, 20)) * bids['step']}"
    if business and (not answers or luck.random() < 0.15):
        return str(luck.choice(business))
    return str(luck.choice(answers)) if answers else None


def asked(view: Json) -> bool:
    return bool(view["prompt"] and view["seat"] in view["prompt"]["asked"])


def play_on(guest: Guest, luck: random.Random, most: int = 10_000) -> None:
    """All seats of this device play until the game is over, or so many answers have been given."""
    for _ in range(most):
        guest.drain()
        if any(view["over"] for view in guest.views.values()):
            return
        seats = guest.asked()
        if not seats:
            guest.next()
            continue
        said = choose(guest.view(seats[0]), luck)
        assert said is not None, guest.view(seats[0])
        answer = guest.act(seats[0], said)
        assert answer["t"] == "ack" or answer["code"] in ("WRONG_MOMENT", "NOT_ASKED", "BID_TOO_LOW", "LEADING"), (said, answer)
