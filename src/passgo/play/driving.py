"""Driving a game from outside: chance, clock, bots, and what bots say unasked, until a seat of one's own must decide."""
from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from passgo.events import Event
from passgo.play.actions import Action
from passgo.play.checks import whole
from passgo.play.dealer import seed_of
from passgo.play.policies import policy_named
from passgo.play.view import View
from passgo.rules.bots.words import Policy, thinks
from passgo.rules.words import CLOCK, TURN_MS

if TYPE_CHECKING:
    from passgo.play.game import Game


class Mind(Protocol):
    """Somebody who decides by what a View tells, such as a `passgo.bots.Bot`."""

    def decide(self, view: View) -> Action: ...

    def volunteer(self, view: View) -> Action | None: ...


Players = str | Mind | Mapping[int, str | Mind]
"""One for all seats, or seat by seat: a policy of the rules by its name, or a mind of one's own."""


class Driver:
    """Plays the seats that are not one's own."""

    def __init__(self, game: Game, own: Iterable[int], players: Players) -> None:
        self.game = game
        self.own = self.seats(own)
        self.policies = [int(Policy.PERSON)] * len(game.names)
        self.minds: dict[int, Mind] = {}
        if isinstance(players, Mapping):
            self.seats(players)
        for seat in range(len(game.names)):
            player = players.get(seat) if isinstance(players, Mapping) else players
            if seat in self.own:
                continue
            if player is None:
                raise ValueError(f"Nobody plays seat {seat}: name a bot for it, or wait for it.")
            if not isinstance(player, str):
                if not (hasattr(player, "decide") and hasattr(player, "volunteer")):
                    raise TypeError(f"A seat is played by a bot or by the name of one, not by {player!r}.")
                self.minds[seat] = player
            else:
                self.policies[seat] = policy_named(player)
        if any(map(thinks, self.policies)):
            # The nets are upstairs: fetched only where somebody calls a bot by name that would play badly without.
            importlib.import_module("passgo.minds.nets").prepare(game.core, game.edition)
        self.whim = seed_of(f"{game.seed} {len(game.inputs)}")

    def seats(self, named: Iterable[int]) -> set[int]:
        """Seats of this game; waiting for one that is not there would play the game to its end."""
        if not isinstance(named, Iterable) or isinstance(named, str):
            raise TypeError(f"Seats are named as in {{0}}, not as {named!r}.")
        return {whole("A seat", seat, 0, len(self.game.names) - 1) for seat in named}

    def late(self) -> int | None:
        """What the clock says now, if it is its turn: a turn takes half a minute where nobody looks at a clock."""
        core = self.game.core
        late = min(core.question()[3] * TURN_MS, core.time_limit())
        if core.clock < late:
            return int(late)
        return int(core.next_deadline()) if core.waits_for() == CLOCK else None

    def unasked(self) -> tuple[int, Action] | None:
        """What somebody says without being asked."""
        said = self.game.core.volunteer(self.policies)
        if said is not None:
            return said[0], Action(*said[1])
        for seat, mind in self.minds.items():
            wished = mind.volunteer(self.game.view(seat))
            if wished is not None:
                return seat, wished
        return None

    def asked(self) -> tuple[int, Action] | None:
        """The answer of somebody who is asked and is not one's own; None: only own seats are left."""
        seat = self.game.core.next_speaker()
        if seat in self.own:
            seat = next((other for other in self.game.asked if other not in self.own), seat)
        if seat in self.own:
            return None
        if seat in self.minds:
            return seat, self.minds[seat].decide(self.game.view(seat))
        said, self.whim = self.game.core.seen(seat).decide(seat, self.policies[seat], self.whim)
        return seat, Action(*said)


def advance(game: Game, until: Iterable[int], players: Players) -> list[Event]:
    """On until one of these seats must decide, the game is over, or dice are waited for that nobody here holds."""
    driver = Driver(game, until, players)
    happened = game.let_fall()
    while not game.over and not game.waits_for_chance:
        now = driver.late()
        if now is not None:
            happened += game.tick(now)
            continue
        move = driver.unasked() or driver.asked()
        if move is None:
            break
        happened += game.play(move[1], move[0])
    return happened
