"""A reload at every kind of question, in every edition: the same question, the same choices, the same secrets.

Each edition is played in browsers of its own for each seat by somebody curious, who knows no rules. What is asked depends
on the dice, so these are fixed. Questions that take a long game (pieces short at the bank, a group made uneven) are
reached by letting bots play up to them.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from clicks import kind, offered
from curious import Curious, Json, verb
from house_of_glass import Device, House, until
from playwright.sync_api import Page

USUAL = {"ASK_TURN", "ASK_BUY", "ASK_REVIEW", "ASK_RAISE"}
MOST = 450
SLACK = 2000
"""How far apart the same deadline may be before and after, in ms."""


class Table(NamedTuple):
    """A game in which these kinds of questions are met."""
    edition: str
    names: tuple[str, ...]
    options: dict[str, Any]
    asks: set[str]


TABLES = {
    "here_and_now": Table("here_and_now", ("Ada", "Ben"), {"start_cash": 3_000_000, "salary": 0},
                          USUAL | {"ASK_OPEN_AUCTION", "ASK_TAX", "ASK_LIFT"}),
    "here_and_now sealed": Table("here_and_now", ("Ada", "Ben"), {"auctions": "sealed"}, {"ASK_SEALED_AUCTION"}),
    "here_and_now timed": Table("here_and_now", ("Ada", "Ben"), {"auctions": "timed"}, {"ASK_TIMED_AUCTION"}),
    "city": Table("city", ("Ada", "Ben"), {"start_cash": 12_000_000, "wages": 0},
                  USUAL | {"ASK_TIMED_AUCTION", "ASK_DISTRICT", "ASK_BUILD", "ASK_PLANNING", "ASK_JUMP", "ASK_USE"}),
    "millionaire": Table("millionaire", ("Ada", "Ben"), {"start_cash": 100_000},
                         USUAL | {"ASK_OPEN_AUCTION", "ASK_UPGRADE", "ASK_CHOICE", "ASK_RENT", "ASK_LIFT"}),
    "tropical_tycoon": Table("tropical_tycoon", ("Ada", "Ben", "Cleo"), {"start_cash": 600_000},
                             USUAL | {"ASK_SEALED_AUCTION", "ASK_SCENE", "ASK_PARKING", "ASK_MERCY", "ASK_STOP", "ASK_LIFT"}),
}


class Sight(NamedTuple):
    """What a device shows of the open question, and what it was told of it."""
    kind: str
    heading: str
    buttons: list[str]
    hand: str
    told: Json


class Chair:
    """One seat at a device of its own."""

    def __init__(self, device: Device, made: Json, seat: int) -> None:
        self.device, self.seat = device, seat
        self.page: Page = device.sit(made, seat)

    @property
    def shown(self) -> Json:
        """How things stand, as told last."""
        import json
        frames = self.device.frames
        last = next(frame for frame in reversed(frames) if '"t":"update"' in frame)
        return dict(json.loads(last)["views"][str(self.seat)])
