"""The bots that are policies of the rules, by name: they play wherever the rules do, in simulations too."""
from __future__ import annotations

from passgo.rules.bots.words import Policy

POLICIES = {"random": Policy.RANDOM, "walker": Policy.WALKER, "sitter": Policy.SITTER, "thrifty": Policy.THRIFTY,
            "trader": Policy.TRADER, "sharp": Policy.SHARP, "trader_v1": Policy.TRADER_V1, "fp_a": Policy.FP_A,
            "fp_b": Policy.FP_B, "fp_c": Policy.FP_C}


class UnknownBot(ValueError):
    """There is no bot of this name, or it does not play there; the sentence lists those there are."""


def policy_named(name: str) -> int:
    """The policy of a bot; raises UnknownBot."""
    if name in POLICIES:
        return int(POLICIES[name])
    there = f"there are: {', '.join(POLICIES)}."
    if name == "master":
        raise UnknownBot("The bot 'master' is no policy of the rules: bot_named('master') makes one for a seat of a game, and "
                         f"`make arena` plays series with it. Here {there}")
    raise UnknownBot(f"There is no bot {name!r}; {there}")
