"""Players that are programs. A bot sees a View and says an Action; a new bot is one small class:

    class Buyer(Bot):
        name = "buyer"

        def decide(self, view: View) -> Action:
            return view.legal().first

The bots that come with Pass GO run the very policies the simulator runs, on what their View knows.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping

from passgo.events import Event
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.game import Game
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.rules.words import CLOCK, Kind

POLICIES = {"random": Policy.RANDOM, "walker": Policy.WALKER, "sitter": Policy.SITTER, "thrifty": Policy.THRIFTY,
            "trader": Policy.TRADER}
"""The bots by name; what each is like stands in the catalogues, as `bot-<name>`."""


class UnknownBot(ValueError):
    """There is no bot of this name; the sentence lists those there are."""


class Bot:
    """Somebody who decides."""
    name = "bot"

    def decide(self, view: View) -> Action:
        """What this bot says to the question open now, which its seat is asked."""
        raise TypeError(f"{type(self).__name__} does not decide anything")

    def volunteer(self, view: View) -> Action | None:
        """What it says without being asked, or None."""
        return None


class PolicyBot(Bot):
    """A bot whose mind is one of the policies of the rules; the seed makes up its whims."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        if name not in POLICIES:
            raise UnknownBot(f"There is no bot {name!r}; there are: {', '.join(POLICIES)}.")
        self.name, self.policy, self.seed, self.whim = name, POLICIES[name], seed, seed_of(f"{name} {seed}")

    def __repr__(self) -> str:
        return f"PolicyBot({self.name!r}, {self.seed!r})"

    def decide(self, view: View) -> Action:
        said, self.whim = view.core.decide(view.seat, self.policy, self.whim)
        return Action(*said)

    def volunteer(self, view: View) -> Action | None:
        """Rent and perks that are due are asked for, except by those who only walk; another hour is refused to nobody."""
        claims = () if self.policy in (Policy.WALKER, Policy.SITTER) else (Kind.CLAIM, Kind.CLAIM_PERK)
        kinds = (*claims, Kind.ADD_HOUR) if view["hour_votes"] else claims
        return next((action for action in view.legal().actions if action.kind in kinds), None)


def may_volunteer(game: Game) -> bool:
    """May a bot have something to say without being asked: a claim, or its yes to another hour?"""
    board = game.edition.board
    if board.perks_claimed:
        return True
    t = game.core.dump() if board.rent_claimed or board.time_limit_ms else None
    return bool(t and (t["claims"] or t["hour_votes"]))


def next_move(game: Game, bots: Mapping[int, Bot]) -> tuple[int, Action] | None:
    """What a bot wants to say now, and its seat; None: somebody else must speak."""
    if may_volunteer(game):
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
