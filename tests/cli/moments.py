"""Positions to look at: what happens in games among bots."""
from __future__ import annotations

from passgo.bots import PolicyBot, next_move
from passgo.play.actions import Action
from passgo.play.game import Game
from passgo.rules.words import CLOCK, Kind


def moments(edition: str, seed: int, most: int = 700, **options: str | bool | int) -> list[tuple[Game, int]]:
    """Positions of a game among bots, each with a seat that is asked."""
    game = Game.new(edition, 4, seed=seed, options=options)
    bots = {seat: PolicyBot(name, seat) for seat, name in enumerate(("trader", "random", "trader", "random"))}
    found = []
    while not game.over and len(game.inputs) < most:
        if game.core.waits_for() == CLOCK:
            game.tick(game.core.next_deadline())
            continue
        seat, action = next_move(game, bots) or (0, Action(Kind.PASS))
        found.append((game.fork(), seat))
        game.play(action, seat)
    return found
