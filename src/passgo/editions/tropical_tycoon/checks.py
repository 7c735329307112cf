"""What the compiled rules trust about jobs, developments and the channel is checked here."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from passgo.editions.tropical_tycoon.rules.words import Weather
from passgo.editions.tropical_tycoon.scenes import fill_channel, fill_rents, read_channel
from passgo.editions.tropical_tycoon.script import faults
from passgo.loading.checks import Checks
from passgo.loading.edition import Space
from passgo.loading.sheet import Path, Sheet
from passgo.rules.board import Board
from passgo.rules.sizes import DECKS
from passgo.rules.steps import Step

LANDINGS = {Step.ISLAND_DEED, Step.VISIT, Step.GO_TO_JAIL, Step.FREE_PARKING, Step.SCENE}
STEPS = {"after_roll": Step.NEWS, "opening": Step.OPENING, "after_bankruptcy": Step.FINAL_COUNT, "perk_step": Step.PERK,
         "piece_step": Step.DEVELOPMENT}
SWITCHES = ("perks_claimed", "job_mayor", "job_developer", "job_police_chief", "job_artist", "job_surfer",
            "first_ship")
GROWTH = {"growth_rounds": 1000, "growth_most": 100, "stories_told": 62}
TOKENS = ("artist_tokens", "surfer_tokens", "deed_tokens", "choice_tokens", "improving_tokens",
          "houses_per_fortune", "ship_times", "casinos",
          "piers", "restaurants", "parks")
SUMS = ("mayor_salary", "developer_discount", "visit_fee", "fortune_cash")
RICH = 10 ** 12
"""No sum of the island is larger, so no share of it can overflow."""


def fill_island(sheet: Sheet, board: Board, spaces: list[Space]) -> dict[str, Any]:
    """What developments earn, and the script of the channel."""
    scenes, stories = read_channel(sheet)
    fill_rents(sheet, board)
    fill_channel(sheet, board, scenes, stories, spaces)
    return {"scenes": scenes, "stories": stories}


def island_complaints(board: Board) -> Iterator[tuple[Path, str]]:
    """Everything wrong with what only this kind of board has, with the path in the file it came from."""
    for name in SWITCHES:
        if getattr(board, name) not in (0, 1):
            yield ("rules", name), f"`{name}` is 0 or 1"
    for name in TOKENS:
        if not 0 <= getattr(board, name) <= 20:
            yield ("rules", name), f"`{name}` must be from 0 to 20"
    for name, most in GROWTH.items():
        if not 0 <= getattr(board, name) <= most:
            yield ("rules", name), f"`{name}` must be from 0 to {most}"
    for name in SUMS:
        if not 0 <= getattr(board, name) <= RICH:
            yield ("rules", name), f"`{name}` must be from 0 to {RICH:,}"
    if not 0 <= board.first_weather <= Weather.STORM:
        yield ("rules", "first_weather"), f"`first_weather` must be from 0 to {Weather.STORM}"
    for name in ("casino", "pier", "park", "neighbour"):
        if not all(-1000 <= share <= 1000 for share in getattr(board, name)):
            yield ("development_rents", name), f"`{name}` must hold per cents from -1000 to 1000"
    if min(board.pier + board.park + board.neighbour) < 0 or not 0 <= board.kitchen <= 1000:
        yield ("development_rents", "pier"), "only a casino can pay out"
    for i in range(board.spaces):
        yield from wrong_place(board, i)


def wrong_place(board: Board, i: int) -> Iterator[tuple[Path, str]]:
    """One space of the island."""
    if board.landing[i] == Step.SCENE and not 0 <= board.landing_what[i] < DECKS:
        yield ("space", i, "what"), "`what` must be 0 for Chance or 1 for Community Chest"
    sums = (board.turnover[i], board.development_price[i], board.park_price[i])
    if min(sums) < 0 or max(sums) > RICH:
        yield ("space", i, "turnover"), f"sums must be from 0 to {RICH:,}"
    for name in ("resort_fortune", "development_fortune", "park_fortune"):
        if not 0 <= getattr(board, name)[i] <= 1000:
            yield ("space", i, name), f"`{name}` must be from 0 to 1000"


CHECKS = Checks(landings=frozenset(LANDINGS), deeds=frozenset({Step.ISLAND_DEED}),
                rules={name: frozenset({step}) for name, step in STEPS.items()},
                computed=frozenset({"scenes", "stories", "sign_off"}), fill=fill_island, complaints=island_complaints,
                faults=faults)
