"""`hint`, `odds`, `worth` and `fair` at the keyboard: advice from the player's own View, in sentences."""
from __future__ import annotations

from collections.abc import Callable

from passgo.cli.terminal.offers import offer_typed
from passgo.cli.terminal.typed import NotUnderstood
from passgo.minds import advice
from passgo.minds.odds import odds_of_view
from passgo.minds.population import explained
from passgo.play.actions import BadAction
from passgo.play.game import Game
from passgo.play.thoughts import Budget
from passgo.play.view import View
from passgo.text import say
from passgo.text.actions import Phrases


def hinted(game: Game, view: View, rest: str) -> str:
    made = advice.offers_made(game.inputs, view.seat)
    return advice.hint(view, game.names, beliefs=explained(game), made=made).sentence(view, game.names)


def reckoned(game: Game, view: View, rest: str) -> str:
    """Everybody's odds, as this player may know them."""
    shares = odds_of_view(view, Budget(0.5, 5_000), explained(game))
    return say("odds-line", shares=[say("odds-of", name=name, share=str(share))
                                    for name, share in zip(game.names, shares, strict=True)])


def worth(game: Game, view: View, rest: str) -> str:
    """The offer on the table, or the one typed."""
    try:
        offer = offer_typed(rest, view, game.names) if rest else None
    except (BadAction, NotUnderstood) as error:
        return str(error)
    return advice.worth_sentence(view, game.names, advice.worth(view, offer, beliefs=explained(game)))


def fair(game: Game, view: View, rest: str) -> str:
    """A deal both would gain by."""
    found = advice.fair_deal(view, beliefs=explained(game))
    if found is None:
        return say("advice-none-found")
    return f"{Phrases(view, game.names).say(found.offer)}. {advice.worth_sentence(view, game.names, found)}"


WORDS: dict[str, Callable[[Game, View, str], str]] = {"hint": hinted, "odds": reckoned, "worth": worth, "fair": fair}


def advised(game: Game, view: View, word: str, rest: str) -> str:
    """A sentence, also where no advice can be given."""
    try:
        return WORDS[word](game, view, rest)
    except advice.NotAllowed as error:
        return str(error)
