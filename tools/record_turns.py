"""Turns of bots as a screen is told them, for the test of how long a turn is shown: web/tests/turns.json.

    python tools/record_turns.py

A recording, not a proof of rules: it is made again when turns have become other turns.
"""
from __future__ import annotations

import argparse
import json
import pathlib

from passgo import Game
from passgo.bots import Bot, PolicyBot, next_move
from passgo.loading import editions, read

TO = pathlib.Path(__file__).resolve().parents[1] / "web" / "tests" / "turns.json"
SEED, SEATS, ROUNDS = 2026, 4, 12
Told = tuple[str, int, int, int, int]


def turns(edition: str) -> list[list[Told]]:
    """What is told after each answer, of all the turns that are whole."""
    clock = any(option.name == "clock" for option in read(edition).options)
    game = Game.new(edition, SEATS, seed=SEED, options={"clock": False} if clock else {})
    bots: dict[int, Bot] = {seat: PolicyBot("trader", edition) for seat in range(SEATS)}
    updates: list[list[Told]] = []
    while not game.over and game.round <= ROUNDS:
        move = next_move(game, bots)
        told = game.tick(game.core.next_deadline()) if move is None else game.play(move[1], move[0])
        updates.append([(event.name, event.who, event.what, event.how, event.money) for event in told if event.told_to(-1)])
    return [update for update in updates if update]


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    TO.write_text(json.dumps({edition: turns(edition) for edition in editions()}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
