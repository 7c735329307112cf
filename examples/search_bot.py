"""A bot that searches: it forks what its View knows, tries every line of its menu, and lets traders play on from there.

    python examples/search_bot.py --games 20

Prints how often it wins against three traders; a fair share is a quarter.
"""
from __future__ import annotations

import argparse

from passgo import Action, Game, View
from passgo.bots import POLICIES, Bot
from passgo.study.intervals import share


class Searcher(Bot):
    """Does what a trader would, unless another line wins clearly more playouts; it knows no more than its View tells."""

    name = "searcher"

    def __init__(self, playouts: int = 40, rounds: int = 40) -> None:
        self.playouts, self.rounds, self.asked = playouts, rounds, 0

    def decide(self, view: View) -> Action:
        self.asked += 1
        # The trader knows how to bid and to deal; what it would say is one of the lines to try.
        trader = Action(*view.core.decide(view.seat, POLICIES["trader"], self.asked)[0])
        lines = list(dict.fromkeys([trader, *view.legal(side=False).actions]))
        if len(lines) == 1:
            return trader
        won = {line: self.wins(view, line) for line in lines}
        best = max(lines, key=lambda line: won[line])
        return best if won[best] - won[trader] > 0.1 * self.playouts else trader

    def wins(self, view: View, line: Action) -> int:
        """How many playouts are won after this line; all lines meet the same luck."""
        fork = view.core.clone()
        fork.put(view.seat, line)
        traders = [POLICIES["trader"]] * view.table.seats
        tally = fork.playouts(traders, self.asked, 0, self.playouts, self.rounds)
        return int(tally["wins"][view.seat])


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that searches, against three traders.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--edition", default="here_and_now")
    asked = parser.parse_args()
    won = 0
    for seed in range(asked.games):
        game = Game.new(asked.edition, 4, seed=seed)
        game.advance(bots={0: Searcher(asked.playouts), 1: "trader", 2: "trader", 3: "trader"})
        won += 0 in game.winners
        found = share(won, seed + 1)
        print(f"game {seed + 1}: {won} won, {found.value:.0%} ({found.low:.0%} to {found.high:.0%})", flush=True)


if __name__ == "__main__":
    main()
