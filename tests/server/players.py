"""Somebody who plays what the screen offers: any legal answer, now and then a bid, some business on the side."""
from __future__ import annotations

import random
from typing import Any

Json = dict[str, Any]


def choose(view: Json, luck: random.Random) -> str | None:
    """An action out of what one seat is shown, or None."""
    answers = [one["action"] for one in view["legal"] if one["group"] in ("answer", "card")]
    business = [one["action"] for one in view["legal"] if one["group"] not in ("answer", "card")]
    bids = view["bids"]
    if bids and (not answers or luck.random() < 0.3):
        steps = (bids["high"] - bids["low"]) // bids["step"]
        return f"BID money={bids['low'] + luck.randint(0, min(steps, 20)) * bids['step']}"
    if business and (not answers or luck.random() < 0.15):
        return luck.choice(business)
    return luck.choice(answers) if answers else None


def asked(view: Json) -> bool:
    return bool(view["prompt"] and view["seat"] in view["prompt"]["asked"])
