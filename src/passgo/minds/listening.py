"""Listening at a table: who each seat is like, by what it has said where everybody could hear it.

Nothing hidden may move a belief, or the odds for all would tell of it: what a kind of player would have said is asked of a
watcher's sight of the table, and a bid in a closed hand is not heard at all.
"""
from __future__ import annotations

import math
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from passgo.loading import Edition
from passgo.minds import nets
from passgo.minds.population import BEFORE, KINDS, SLIP, TELLING, alike, shares
from passgo.play.actions import Action, Input
from passgo.play.game import Game
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import Kind

if TYPE_CHECKING:
    from passgo.engines.choose import Core

HEARD = 60
"""Answers remembered of a seat: people change how they play."""
PATIENCE = 1.0
"""Seconds of a core it thinks about what is new, the last answer first; too little for all only on the interpreted rules."""
WATCHER = -1


class Listening:
    """What is believed of each seat; it hears every input once."""

    def __init__(self, edition: Edition, names: Sequence[str], first: int | None = None) -> None:
        self.game = Game(edition, names, None, first)
        nets.prepare(self.game.core, edition)
        self.count = 0
        self.heard: list[deque[tuple[float, ...]]] = [deque(maxlen=HEARD) for _ in names]

    def hear(self, inputs: Sequence[Input]) -> None:
        """What has been said since; of a long talk only what is remembered is thought about."""
        remembered = self.remembered(inputs)
        answers: list[tuple[Input, Core, int]] = []
        for n, said in enumerate(inputs):
            if n in remembered:
                answers.append((said, self.game.core.seen(WATCHER), self.count))
            self.game.core.put(*said)
            self.count += 1
        began, told = time.thread_time(), list[tuple[int, tuple[float, ...]]]()
        for said, seen, count in reversed(answers):
            if time.thread_time() - began > PATIENCE:
                break
            told.append((said.who, likely(said, seen, count)))
        for who, logs in reversed(told):
            self.heard[who].append(logs)

    def remembered(self, inputs: Sequence[Input]) -> set[int]:
        """Which of these inputs are answers that tell something and will not be forgotten for later ones."""
        core = self.game.core.clone()
        telling: list[deque[int]] = [deque(maxlen=HEARD) for _ in self.heard]
        for n, (who, action) in enumerate(inputs):
            if who >= 0 and action.kind in TELLING and is_open(core, who):
                telling[who].append(n)
            core.put(who, action)
        return {n for one in telling for n in one}

    def beliefs(self) -> list[dict[int, float]]:
        """Of every seat, how likely it is of each kind."""
        return [shares({kind: math.log(BEFORE[kind]) + sum(one[n] for one in heard) for n, kind in enumerate(KINDS)})
                for heard in self.heard]


def likely(said: Input, seen: Core, whim: int) -> tuple[float, ...]:
    """The logarithm of how likely each kind of player would have said this, by a watcher's sight of the table."""
    who, action = said
    return tuple(math.log(1 - SLIP if alike(seen.decide(who, asked_as(kind, action), whim)[0], action) else SLIP)
                 for kind in KINDS)


class SharedListening:
    """Whoever listens to one game for all who ask, from any thread; where inputs were taken back it begins again."""

    def __init__(self, game: Game) -> None:
        self.about = game.edition, game.names, game.first
        self.listening, self.inputs = Listening(*self.about), tuple[Input, ...]()
        self.lock = threading.Lock()

    def beliefs_after(self, inputs: Sequence[Input]) -> list[dict[int, float]]:
        """What is believed of every seat after so many inputs."""
        with self.lock:
            said = tuple(inputs)
            if said[:len(self.inputs)] != self.inputs:
                self.listening, self.inputs = Listening(*self.about), ()
            self.listening.hear(said[len(self.inputs):])
            self.inputs = said
            return self.listening.beliefs()


SHARED: WeakKeyDictionary[Game, SharedListening] = WeakKeyDictionary()
"""As long as a game lasts: of a long one among players who make many offers the first belief takes a third of a second."""


def shared_listening(game: Game) -> SharedListening:
    """The one listener of this game; of two threads that ask first, one is heard."""
    return SHARED.get(game) or SHARED.setdefault(game, SharedListening(game))


def asked_as(kind: int, action: Action) -> int:
    """Who looks ahead makes offers, too; to look for them takes long, so it is done only where there is one to compare."""
    return Policy.SHARP if kind == Policy.LITE and action.kind == Kind.OFFER else kind


def is_open(core: Core, who: int) -> bool:
    """Is this seat asked, and do all hear its answer?"""
    return bool(core.actors() >> who & 1) and core.question()[0] != Step.ASK_SEALED_AUCTION
