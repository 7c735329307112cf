"""What would follow from an action, found by trying it on a copy of the game."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from passgo.events import Event, decode
from passgo.play.actions import Action, Input

if TYPE_CHECKING:
    from passgo.engines.choose import Core
    from passgo.text.actions import Phrases


def trial(core: Core, *said: Input) -> list[Event] | None:
    """The events these inputs would bring, one after the other; None where the rules refuse one of them."""
    copy = core.clone()
    copy.record(True)
    for who, action in said:
        if copy.refusal(who, action):
            return None
        copy.put(who, action)
    return [decode(told) for told in copy.events(0)]


def balance(events: Iterable[Event], seat: int) -> int:
    """What a seat gains from these events in money; what it cannot pay yet counts as paid."""
    total = 0
    for event in events:
        if event.name == "PAID":
            total += event.money * ((event.what == seat) - (event.who == seat))
        elif event.name == "SHORT_OF_MONEY" and event.who == seat:
            total -= event.money
    return total


def gain(core: Core, seat: int, action: Action) -> int:
    """What saying this would bring a seat in money at once."""
    return balance(trial(core, Input(seat, action)) or [], seat)


def new_groups(events: Sequence[Event], seat: int, owner: Sequence[int], groups: Iterable[Sequence[int]]) -> list[int]:
    """Which groups, by their place in the list, would be whole in one hand that were not before."""
    after = dict(enumerate(owner)) | {event.what: event.who for event in events if event.name == "DEED_TO"}
    return [n for n, spaces in enumerate(groups)
            if all(after[i] == seat for i in spaces) and any(owner[i] != seat for i in spaces)]


def rent_change(p: Phrases, action: Action) -> int:
    """By how much more, or less, all deeds together would cost whoever lands on them, once this seat has said so."""
    after, board = p.view.core.clone(), p.edition.board
    after.put(p.view.seat, action)
    return sum(after.ask("rent_value", space) - p.view.core.ask("rent_value", space)
               for space in range(board.spaces) if board.all_deeds >> space & 1)
