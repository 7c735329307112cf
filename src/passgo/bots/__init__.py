"""Players that are programs. A bot sees a View and says an Action; a new bot is one small class:

    class Buyer(Bot):
        name = "buyer"

        def decide(self, view: View) -> Action:
            return view.legal().first

The bots that come with Pass GO run the very policies the simulator runs, on what their View knows.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from passgo.bots.base import BOTS, LEVELS, Bot, PolicyBot, deals_before_rolls
from passgo.events import Event
from passgo.play.actions import Action
from passgo.play.fields import TableFields
from passgo.play.game import Game
from passgo.play.notation import unasked
from passgo.play.policies import POLICIES, UnknownBot
from passgo.play.thoughts import Budget
from passgo.rules.words import CLOCK

__all__ = ["BOTS", "LEVELS", "POLICIES", "Bot", "PolicyBot", "UnknownBot", "bot_named", "may_volunteer", "next_move", "play_out"]


def bot_named(name: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """Any bot of the list by its name; the master thinks within the budget."""
    if name == "master":
        from passgo.bots.master import Master
        return Master(seed, budget)
    if name not in POLICIES:
        raise UnknownBot(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return PolicyBot(name, seed)


def may_volunteer(game: Game, names: Collection[str] = ()) -> bool:
    """May a bot, called so, have something to say without being asked: a claim, its yes to another hour, a master's deal?"""
    return bool(unasked(game.edition.board, TableFields(game.core))) or ("master" in names and deals_before_rolls(game.core))


def next_move(game: Game, bots: Mapping[int, Bot]) -> tuple[int, Action] | None:
    """What a bot wants to say now, and its seat; None: somebody else must speak."""
    if may_volunteer(game, {bot.name for bot in bots.values()}):
        for seat, bot in bots.items():
            offered = bot.volunteer(game.view(seat))
            if offered is not None:
                return seat, offered
    if not game.asked:
        return None
    seat = game.core.next_speaker()
    if seat not in bots:
        seat = next((other for other in game.asked if other in bots), seat)
    return (seat, bots[seat].decide(game.view(seat))) if seat in bots else None


def play_out(game: Game, bots: Mapping[int, Bot], until: Callable[[Game], bool] = lambda game: game.over) -> list[Event]:
    """Let the bots play until the game is over, or somebody who is no bot must speak; a clock nobody holds is wound on."""
    happened: list[Event] = []
    while not until(game) and not game.over:
        move = next_move(game, bots)
        if move is not None:
            happened += game.play(move[1], move[0])
        elif game.core.waits_for() == CLOCK:
            happened += game.tick(game.core.next_deadline())
        else:
            break
    return happened
