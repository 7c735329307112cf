"""Is any answer of the channel simply the better one? Every choice must be a choice, whatever a Fortune token is worth.

What an answer brings the one who gives it is a span, for some of it depends on the table: a journey, the sky, how many piers one
has, what the others make of the rest of a story. One answer is better than another when the least it brings is at least the most
the other brings, with a token worth 100k as with one worth 1M, at every step the sums of the channel grow by.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from passgo.editions.tropical_tycoon.rules.words import Thing, Verb, Whom
from passgo.editions.tropical_tycoon.scenes import Effect, effect_of
from passgo.loading import Choice, Edition, Result, Scene

CHEAP, DEAR = 100, 1000
"""What a token is worth at least and at most, in thousands."""
STEPS = (1, 2, 3, 4)
"""The sums of the channel are multiplied by this, as the game grows old."""
JOURNEY = (-200, 250)
JAIL = (-150, 50)
SKY = (-60, 60)
DEED = (100, 400)
OFFER = (0, 200)
HAMMER = (0, 100)
OWNED = {Thing.DEED: (2, 8), Thing.IMPROVED: (0, 6), Thing.HOUSE: (0, 10), Thing.RESORT: (0, 3)}
FEW = (0, 2)
"""How many casinos, piers, restaurants or parks one has."""
OTHERS = (2, 4)
"""How many others sit at the table."""


class Span(NamedTuple):
    """From the least to the most: money that grows with the game, money that does not, and tokens."""
    low: float = 0
    high: float = 0
    fixed_low: float = 0
    fixed_high: float = 0
    tokens_low: float = 0
    tokens_high: float = 0

    def and_(self, other: Span) -> Span:
        return Span(*(mine + yours for mine, yours in zip(self, other, strict=True)))

    def times(self, share: float) -> Span:
        return Span(*(mine * share for mine in self))

    def or_(self, other: Span) -> Span:
        """Either of them."""
        return Span(*(min(pair) if i % 2 == 0 else max(pair) for i, pair in enumerate(zip(self, other, strict=True))))

    def least(self, token: int, step: int) -> float:
        return self.low * step + self.fixed_low + self.tokens_low * token

    def most(self, token: int, step: int) -> float:
        return self.high * step + self.fixed_high + self.tokens_high * token


def share(whom: int, mine: bool) -> tuple[float, float]:
    """How much of what these players get the chooser gains by: all of it; a rival's gain is a loss of up to half; or unknown."""
    match whom:
        case Whom.CHOOSER:
            return 1, 1
        case Whom.YOU | Whom.HERO:
            return (1, 1) if mine else (-0.5, 1)
        case Whom.ALL:
            return 0, 1
        case Whom.OTHERS:
            return -1, 0
        case Whom.NEXT:
            return -0.5, 0
    return -0.5, 1


def span_of(said: Effect, mine: bool) -> Span:
    """One line of the script, for the chooser; `mine`: the one it happens to, or the hero, is the chooser."""
    low, high = share(said.who, mine)
    sum = said.sum / 1000
    match said.verb:
        case Verb.GET:
            return Span(low * sum, high * sum)
        case Verb.PAY:
            if said.who in (Whom.OTHERS, Whom.ALL) and said.whom in (Whom.YOU, Whom.CHOOSER):
                return Span(OTHERS[0] * sum, OTHERS[1] * sum)
            if said.who in (Whom.YOU, Whom.CHOOSER) and said.whom in (Whom.OTHERS, Whom.ALL):
                return Span(-OTHERS[1] * sum, -OTHERS[0] * sum)
            if said.whom in (Whom.YOU, Whom.CHOOSER) and said.who == Whom.NEXT:
                return Span(sum, sum)
            return Span(-high * sum, -low * sum)
        case Verb.GET_PER | Verb.PAY_PER:
            few, many = OWNED.get(said.what, FEW)
            sign = 1 if said.verb == Verb.GET_PER else -1
            ends = [sign * sum * count * part for count in (few, many) for part in (low, high)]
            return Span(min(ends), max(ends))
        case Verb.TOKENS:
            ends = [said.what * low, said.what * high]
            return Span(tokens_low=min(ends), tokens_high=max(ends))
        case Verb.WEATHER | Verb.SHIP:
            return Span(*SKY)
        case Verb.JAIL | Verb.RELEASE:
            return Span(0, 0, *JAIL)
        case Verb.DEED:
            return Span(0, 0, *DEED)
        case Verb.BUY:
            return Span(0, 0, *OFFER)
        case Verb.AUCTION:
            return Span(0, 0, *HAMMER)
    return Span(0, 0, *JOURNEY)


def result_span(edition: Edition, result: Result, mine: bool) -> Span:
    """Everything a result does, and what the rest of the story may bring."""
    span = Span()
    for line in result.does:
        said = effect_of(line)
        assert said is not None, line
        span = span.and_(span_of(said, mine))
    following = next((other for other in edition.scenes if result.next and other.id == result.next), None)
    return span if following is None else span.and_(rest_of(edition, following, mine))


def rest_of(edition: Edition, scene: Scene, mine: bool) -> Span:
    """A later part of the story: somebody else chooses, anything; its lines for `you` and `chooser` are that one's."""
    told = later(scene)
    spans = [choice_span(edition, choice, mine) for choice in told.choices]
    whole = spans[0]
    for span in spans[1:]:
        whole = whole.or_(span)
    return whole


def later(scene: Scene) -> Scene:
    """The same scene with the lines for its own chooser and lander left out: they are somebody else's."""
    def kept(result: Result) -> Result:
        return result._replace(does=tuple(line for line in result.does if not re.match(r"(you|chooser|next) ", line)))
    return scene._replace(choices=tuple(c._replace(results=tuple(map(kept, c.results))) for c in scene.choices))


def choice_span(edition: Edition, choice: Choice, mine: bool) -> Span:
    """The average over the results of a choice."""
    chances = sum(result.odds for result in choice.results)
    span = Span()
    for result in choice.results:
        span = span.and_(result_span(edition, result, mine).times(result.odds / chances))
    return span


def opens(edition: Edition, scene: Scene) -> bool:
    """Is the chooser of this scene the one it happens to, or the hero of what follows?"""
    if not scene.story:
        return not scene.address
    story = next(story for story in edition.stories if story.id == scene.story)
    return story.parts[0] == scene.number


def no_choices(edition: Edition) -> Iterator[str]:
    """Every scene where one answer is better than another at any worth of a token, named with both answers."""
    for scene in edition.scenes:
        if not scene.asks:
            continue
        spans = [choice_span(edition, choice, opens(edition, scene)) for choice in scene.choices]
        for a, better in enumerate(spans):
            for b, worse in enumerate(spans):
                if a != b and beats(better, worse):
                    yield (f"scene {scene.id}: {scene.choices[a].says!r} is always better than {scene.choices[b].says!r}")


def beats(better: Span, worse: Span) -> bool:
    """At some step of the game, with a cheap token as with a dear one."""
    return any(all(better.least(token, step) >= worse.most(token, step) for token in (CHEAP, DEAR)) for step in STEPS)
