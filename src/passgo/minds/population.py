"""Who the others may be: a mixture of players, each counted by how well it explains what a seat has said so far."""
from __future__ import annotations

import math
import random
from collections.abc import Sequence

from passgo.play.actions import Input
from passgo.play.game import Game
from passgo.rules.bots.words import Policy
from passgo.rules.words import Kind

KINDS = (Policy.TRADER, Policy.TRADER_V1, Policy.FP_A, Policy.FP_B, Policy.FP_C, Policy.THRIFTY, Policy.LITE)
"""Players a seat may be like."""
BEFORE = {Policy.TRADER: 0.3, Policy.TRADER_V1: 0.3, Policy.FP_A: 0.1, Policy.FP_B: 0.1, Policy.FP_C: 0.1,
          Policy.THRIFTY: 0.08, Policy.LITE: 0.02}
"""What is believed of a seat nobody has heard yet."""
TELLING = {Kind.BUY, Kind.DECLINE, Kind.BID, Kind.PASS, Kind.ACCEPT, Kind.REJECT, Kind.OFFER, Kind.BUILD}
"""Answers by which players differ."""
ROWS = 32
SLIP = 0.15
"""How often anybody says something else than expected."""


def rows(beliefs: Sequence[dict[int, float]], seed: int, own: tuple[int, int] | None = None) -> list[list[int]]:
    """Tables drawn from what is believed of each seat; one seat may be known (seat, policy)."""
    rng = random.Random(seed)
    drawn = [rng.choices(list(belief), list(belief.values()), k=ROWS) for belief in beliefs]
    if own is not None:
        drawn[own[0]] = [own[1]] * ROWS
    return [list(row) for row in zip(*drawn, strict=True)]


def anybody(seats: int) -> list[dict[int, float]]:
    """Nothing is known of anybody."""
    return [dict(BEFORE) for _ in range(seats)]


def explained(game: Game) -> list[dict[int, float]]:
    """What is believed of each seat after what it has said: only open answers count, so everybody believes the same."""
    return heard(game, game.inputs)


def heard(game: Game, inputs: Sequence[Input]) -> list[dict[int, float]]:
    """The same after so many of a game's inputs; however often somebody asks, each is listened to once."""
    from passgo.minds.listening import shared_listening
    return shared_listening(game).beliefs_after(inputs)


def alike(one: Sequence[int], other: Sequence[int]) -> bool:
    """The same answer; a bid is a bid, an offer one of the same things to the same seat, whatever the money."""
    if one[0] != other[0] or one[0] in (Kind.BID, Kind.PASS):
        return one[0] == other[0]
    return one[1] == other[1] and (one[0] != Kind.OFFER or tuple(one[3:5]) == tuple(other[3:5]))


def shares(logs: dict[int, float]) -> dict[int, float]:
    """From logarithms to shares, nobody quite out of the question."""
    most = max(logs.values())
    grown = {kind: math.exp(value - most) + 0.02 for kind, value in logs.items()}
    total = sum(grown.values())
    return {kind: value / total for kind, value in grown.items()}
