"""Choosing one of many pairs step by step: first what is given, then what it is given for."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from passgo.cli.terminal.flow import flow, numbered
from passgo.cli.terminal.offers import STOP, place_of
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.typed import NotUnderstood
from passgo.play.actions import Action
from passgo.play.view import View
from passgo.text import say
from passgo.text.actions import Phrases

Ask = Callable[[str], str]


def swapped(view: View, names: Sequence[str], screen: Screen, ask: Ask, actions: Sequence[Action]) -> Action | None:
    """The swap chosen, or None if somebody thought better of it. Nothing is said to the game before the last answer."""
    tell = Phrases(view, names).tell
    mine = sorted({action.a for action in actions})
    given = picked(screen, ask, say("terminal-offer-give"), [tell.space(space) for space in mine])
    if given is None:
        return None
    pairs = [action for action in actions if action.a == mine[given]]
    labels = [say("terminal-swap-of", space=tell.space(action.b), owner=tell.name(view.table.owner[action.b]))
              for action in pairs]
    taken = picked(screen, ask, say("terminal-swap-want", space=tell.space(mine[given])), labels)
    return None if taken is None else pairs[taken]


def picked(screen: Screen, ask: Ask, question: str, labels: Sequence[str]) -> int | None:
    """One of the list, by number or by part of its name; asks again until it is understood. None: nothing is done."""
    screen.say(question, "cyan")
    screen.lines(flow("", [numbered(n, label) for n, label in enumerate(labels, start=1)], screen.out.width, 2))
    while True:
        typed = ask(say("terminal-swap-how"))
        if not typed or typed.lower() in STOP:
            screen.say(say("terminal-swap-none"))
            return None
        try:
            return place_of(typed, labels)
        except NotUnderstood as error:
            screen.say(str(error), "yellow")
