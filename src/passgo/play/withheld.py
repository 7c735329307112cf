"""What a record keeps to itself while its game goes on: bids in a closed hand, and what chance told only one."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.play.actions import HIDDEN, Input
from passgo.play.fields import TableFields
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, Kind

if TYPE_CHECKING:
    from passgo.play.game import Game


def hidden_from(game: Game) -> int:
    """The first input that is a secret still: a bid in a hand that has not been opened; else the end of them all."""
    t = TableFields(game.core)
    closed = next((t.how[d] for d in range(t.depth) if t.step[d] == Step.ASK_SEALED_AUCTION), 0)
    n = len(game.inputs)
    while closed and not game.over:
        n -= 1
        if game.inputs[n].action.kind == Kind.BID:
            closed &= ~(1 << game.inputs[n].who)
    return n


def shown_to(game: Game, seat: int) -> tuple[Input, ...]:
    """All that was said, as this seat may read it.

    What chance told somebody else in secret stands there as `CHANCE OUTCOME a=-1`, a bid in a closed hand as
    `BID money=-1`; such a record shows the game, but cannot be played again.
    """
    shown: list[Input] = []
    sealed: dict[int, Input] = {}
    told = type(game)(game.edition, game.names, None, game.first)
    for n, said in enumerate(game.inputs):
        happened = told.tell(*said)
        if said.who == CHANCE and not all(event.told_to(seat) for event in happened):
            said = HIDDEN
        if any(event.name == "CLOSED_HAND" for event in happened) and said.who != seat:
            sealed[n] = said
        if any(event.name == "BIDS_OPENED" for event in happened):
            sealed.clear()
        shown.append(said)
    for n, said in sealed.items():
        shown[n] = Input(said.who, said.action._replace(money=-1))
    return tuple(shown)
