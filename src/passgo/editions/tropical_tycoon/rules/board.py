"""What only Tropical Tycoon prints: its jobs, its developments, and the script of its channel.

The script is a tree in four tables: a scene has choices, a choice has results, a result has effects. Scenes stand in
the order Chance, Community Chest, stories; a story's later part stands behind its earlier ones.
"""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

from passgo.rules.sizes import PerDeck, PerFace, PerSpace
from passgo.struct import Money, Small, Struct

SCENES: Final = 192
CHOICES: Final = 384
RESULTS: Final = 512
EFFECTS: Final = 1024
STORIES: Final = 32
WEATHERS: Final = 4
STANDINGS: Final = 4
DEVELOPMENTS: Final = 5
"""Kinds of development, NONE included."""
HALVES: Final = 2
"""Odd and even turns: a perk lives from the turn it was earned in to the roll of the next [TT-04]."""

T = TypeVar("T")
PerScene = Annotated[list[T], SCENES]
PerChoice = Annotated[list[T], CHOICES]
PerResult = Annotated[list[T], RESULTS]
PerEffect = Annotated[list[T], EFFECTS]
PerStory = Annotated[list[T], STORIES]
PerWeather = Annotated[list[T], WEATHERS]
PerStanding = Annotated[list[T], STANDINGS]
PerDevelopment = Annotated[list[T], DEVELOPMENTS]
PerHalf = Annotated[list[T], HALVES]


class TropicalBoard(Struct):
    """Parameters and tables of Tropical Tycoon; all of them 0 on any other board."""
    perks_claimed: int
    """1: a perk is lost unless it is asked for in time [TT-04]."""
    job_mayor: int
    job_developer: int
    job_police_chief: int
    job_artist: int
    job_surfer: int
    """1: this job is in play."""
    mayor_salary: Money
    developer_discount: Money
    visit_fee: Money
    artist_tokens: int
    surfer_tokens: int
    deed_tokens: int
    choice_tokens: int
    fortune_cash: Money
    """So much cash at the end is one Fortune."""
    houses_per_fortune: int
    improving_tokens: int
    """Fortune tokens for every piece that is built [TT-84]."""
    casinos: int
    piers: int
    restaurants: int
    parks: int
    first_weather: int
    first_ship: int
    ship_times: int
    kitchen: int
    """Per cent of the turnover a restaurant makes without neighbours."""
    turnover: PerSpace[Money]
    """What a development here turns over; rents are per cents of it."""
    development_price: PerSpace[Money]
    park_price: PerSpace[Money]
    resort_fortune: PerSpace[int]
    development_fortune: PerSpace[int]
    park_fortune: PerSpace[int]
    casino: PerFace[int]
    pier: PerWeather[int]
    park: PerWeather[int]
    neighbour: PerStanding[int]

    growth_rounds: int
    """The sums of the channel grow by their own size every so many rounds; 0: they do not [TT-39]."""
    growth_most: int
    """So many times the printed sum is the most the channel pays or asks."""
    stories_told: int
    """So many stories are told in one game, and then the farewell; 0: all of them [TT-40]."""
    scenes: int
    channel_first: PerDeck[int]
    channel_scenes: PerDeck[int]
    stories: int
    sign_off: int
    """The story that is told when all others are over."""
    story_first: PerStory[int]
    scene_story: PerScene[Small]
    """The story a scene is part of, or NOBODY."""
    scene_for: PerScene[Small]
    """The Job that chooses; NONE: whoever the scene happens to."""
    scene_choices: PerScene[Small]
    """How many choices there are; 0: it runs by itself, along its first row of choices."""
    scene_choice: PerScene[int]
    choice_scene: PerChoice[int]
    choice_needs: PerChoice[Money]
    choice_results: PerChoice[Small]
    choice_result: PerChoice[int]
    choice_weight: PerChoice[int]
    result_weight: PerResult[Small]
    result_next: PerResult[int]
    """The next part of the story, or NOBODY: it is over."""
    result_effects: PerResult[Small]
    result_effect: PerResult[int]
    effect_verb: PerEffect[Small]
    effect_who: PerEffect[Small]
    effect_whom: PerEffect[Small]
    effect_what: PerEffect[int]
    effect_sum: PerEffect[Money]
