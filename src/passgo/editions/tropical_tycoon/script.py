"""Is the script of a channel sound? Every branch can be reached, every reference exists, every line can be carried out."""
from __future__ import annotations

from collections.abc import Iterator

from passgo.editions.tropical_tycoon.rules.words import Verb, Whom
from passgo.editions.tropical_tycoon.scenes import WHO, effect_of
from passgo.loading.edition import Edition, Scene, Story

WORDS = 60
"""A text of the channel is shorter than this."""
MOVES = (Verb.GO_TO, Verb.MOVE, Verb.JAIL, Verb.BUY)
ALONE = (Whom.YOU, Whom.CHOOSER, Whom.HERO)
"""Only one player at a time is sent around or asked."""


def faults(edition: Edition) -> list[str]:
    """Everything wrong with the script, one sentence each; none: it is sound."""
    numbers = {scene.id: scene for scene in edition.scenes}
    found = [f"two scenes are called {scene.id}" for scene in edition.scenes if numbers[scene.id] is not scene]
    for scene in edition.scenes:
        found += wrong_scene(edition, scene)
    for story in edition.stories:
        found += wrong_story(edition, story)
    if edition.scenes:
        if sum(story.last for story in edition.stories) != 1:
            found.append("exactly one story must be the last one")
        unreached = {scene.id for scene in edition.scenes} - reached(edition)
        found += [f"scene {name} is never shown" for name in sorted(unreached)]
    return found


def wrong_scene(edition: Edition, scene: Scene) -> Iterator[str]:
    """One scene: its words, its choices, and what they do."""
    texts = [scene.text, *(choice.says for choice in scene.choices)]
    texts += [result.text for choice in scene.choices for result in choice.results]
    for text in texts:
        if len(text.split()) >= WORDS:
            yield f"scene {scene.id}: a text has {len(text.split())} words; fewer than {WORDS} are wanted"
    if not scene.text or not all(result.text for choice in scene.choices for result in choice.results):
        yield f"scene {scene.id}: a text is missing"
    if scene.asks and (len(scene.choices) < 2 or not all(choice.says for choice in scene.choices)):
        yield f"scene {scene.id}: a choice needs two ways at least, each with words of its own"
    if scene.asks and all(choice.needs > 0 for choice in scene.choices):
        yield f"scene {scene.id}: a player without cash could choose nothing"
    for choice in scene.choices:
        for result in choice.results:
            if not 1 <= result.odds <= 100:
                yield f"scene {scene.id}: odds are 1 to 100"
            if result.next and not scene.story:
                yield f"scene {scene.id}: only a story goes on"
            for line in result.does:
                yield from wrong_line(edition, scene, line)


def wrong_line(edition: Edition, scene: Scene, line: str) -> Iterator[str]:
    """One line: can it be carried out whoever sits at the table?"""
    said = effect_of(line)
    if said is None:
        yield f"scene {scene.id}: {line!r} cannot be read"
        return
    if said.who == Whom.HERO and not scene.story:
        yield f"scene {scene.id}: only a story has a hero"
    if scene.address and said.who == WHO[scene.address]:
        yield f"scene {scene.id}: {line!r} must say chooser: nobody may be the {scene.address}"
    if said.verb in MOVES and said.who not in ALONE:
        yield f"scene {scene.id}: {line!r} would send or ask several at once"
    if said.verb == Verb.PAY and said.who == said.whom:
        yield f"scene {scene.id}: {line!r} pays the payer"
    if said.verb == Verb.GO_TO and not 0 <= said.what < edition.board.spaces:
        yield f"scene {scene.id}: {line!r} goes too far"
    if said.verb == Verb.MOVE and not 0 < abs(said.what) < edition.board.spaces:
        yield f"scene {scene.id}: {line!r} goes too far"
    if said.verb in (Verb.GET, Verb.PAY, Verb.GET_PER, Verb.PAY_PER, Verb.DEED, Verb.BUY, Verb.AUCTION) and said.sum <= 0:
        yield f"scene {scene.id}: {line!r} is about no money"


def wrong_story(edition: Edition, story: Story) -> Iterator[str]:
    """Parts of one story follow one another forward, two to five of them; the last story may be one part."""
    if not story.parts:
        yield f"story {story.id} has no part"
        return
    scenes = {scene.id: scene for scene in edition.scenes}
    for number in story.parts:
        scene = edition.scenes[number]
        for result in (result for choice in scene.choices for result in choice.results):
            following = scenes.get(result.next)
            if result.next and (following is None or following.story != story.id):
                yield f"scene {scene.id}: {result.next!r} is no part of the same story"
            elif following is not None and following.number <= number:
                yield f"scene {scene.id}: the story goes back to {result.next!r}"
    longest = length(edition, edition.scenes[story.parts[0]])
    if not (1 if story.last else 2) <= longest <= 5:
        yield f"story {story.id} has {longest} parts; two to five are wanted"


def length(edition: Edition, scene: Scene) -> int:
    """How many parts follow one another from here at most."""
    scenes = {other.id: other for other in edition.scenes if other.number > scene.number}
    following = {result.next for choice in scene.choices for result in choice.results} & scenes.keys()
    return 1 + max((length(edition, scenes[name]) for name in following), default=0)


def reached(edition: Edition) -> set[str]:
    """The scenes that can be shown: all of Chance and Community Chest, and what follows from the beginnings of stories."""
    scenes = {scene.id: scene for scene in edition.scenes}
    shown: set[str] = set()
    waiting = [scene.id for scene in edition.scenes if not scene.story]
    waiting += [edition.scenes[story.parts[0]].id for story in edition.stories if story.parts]
    while waiting:
        name = waiting.pop()
        if name in scenes and name not in shown:
            shown.add(name)
            waiting += [result.next for choice in scenes[name].choices for result in choice.results if result.next]
    return shown
