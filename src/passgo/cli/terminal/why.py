"""Why not? Every refusal has a sentence and a clause; and every clause can be read at the table."""
from __future__ import annotations

from rich.text import Text

from passgo.cli.rules import clause_of, plain
from passgo.cli.terminal.help import example
from passgo.cli.terminal.typed import NotUnderstood, action_typed
from passgo.cli.trouble import Trouble
from passgo.loading import Clause, Edition, editions, rulebook
from passgo.play.game import Game
from passgo.play.view import View
from passgo.text import say
from passgo.text.actions import Phrases
from passgo.text.refusals import Refusal

MOST_FOUND = 8


def book_of(edition: Edition) -> dict[str, Clause]:
    """The rulebook of this edition; a board of one's own is played by the one its refusals name."""
    if edition.source in editions():
        return rulebook(edition.source)
    books = [rulebook(key) for key in editions()]
    return max(books, key=lambda book: sum(clause in book for clause in edition.reasons.values()), default={})


def explained(edition: Edition, refusal: Refusal) -> list[Text]:
    """The sentence, and the clause it rests on in full."""
    lines = [Text(f"{refusal.sentence} [{refusal.clause}]" if refusal.clause else refusal.sentence, "yellow")]
    clause = book_of(edition).get(refusal.clause)
    return [*lines, *([Text(f"  {clause.id}: {plain(clause)}", "dim")] if clause else [])]


def why(game: Game, view: View, typed: str) -> list[Text]:
    """`why build hollywood`: the refusal, or that nothing is in the way."""
    try:
        action = action_typed(typed, view, game.names)
    except NotUnderstood as error:
        return [Text(str(error))]
    if action is None:
        return [Text(say("terminal-why-what", example=example(game.edition), typed=repr(typed)))]
    refusal = game.refusal(action, view.seat)
    if refusal is None:
        return [Text(say("terminal-why-nothing", action=Phrases(view, game.names).say(action)))]
    return explained(game.edition, refusal)


def looked_up(edition: Edition, typed: str) -> list[Text]:
    """`rules HN-71`, `rules auction`, or the headings."""
    book = book_of(edition)
    if not typed:
        headings = dict.fromkeys(clause.heading for clause in book.values())
        return [Text(say("terminal-rulebook", count=len(book), headings=[*headings], clause=next(iter(book), "")))]
    try:
        found = [clause_of(book, typed)]
    except Trouble as trouble:
        found = [clause for clause in book.values() if typed.lower() in f"{clause.heading} {clause.text}".lower()]
        if not found:
            return [Text(str(trouble))]
    more = len(found) - MOST_FOUND
    lines = [Text(f"{clause.id}: {plain(clause)}") for clause in found[:MOST_FOUND]]
    return [*lines, *([Text(say("terminal-and-more", count=more))] if more > 0 else [])]
