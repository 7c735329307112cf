"""Why an answer is good, in one sentence: what it completes, what it raises, what it keeps from others."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from passgo.play.actions import Action
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text.actions import Phrases

if TYPE_CHECKING:
    from passgo.play.view import View

ALL_DEEDS = (1 << 40) - 1


def why(view: View, names: Sequence[str], action: Action) -> str:
    """One sentence about the best answer; it says only what the View shows."""
    f = view.table.depth - 1
    step, space = view.table.step[f], view.table.what[f]
    if step == Step.ASK_BUY or (step in (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION) and space < 40):
        return about_a_deed(view, names, action, space)
    if action.kind == Kind.BUILD:
        return about_building(view, names, action.a)
    if action.kind in (Kind.ACCEPT, Kind.REJECT):
        maker = names[view.table.what[f]] if step == Step.ASK_REVIEW else "the other side"
        return f"the deal brings {'you more than it costs' if action.kind == Kind.ACCEPT else f'{maker} more than you'}"
    if step == Step.ASK_TURN and view.table.jail[view.seat]:
        return "in Jail no rent is due" if action.kind == Kind.ROLL else "outside there is still something to win"
    if step == Step.ASK_TURN and action.kind == Kind.ROLL:
        return "nothing you could build or trade now is worth its price"
    if action.kind in (Kind.MORTGAGE, Kind.SELL):
        return "that is missed least"
    return "of all answers it leads to the best futures"


def about_a_deed(view: View, names: Sequence[str], action: Action, space: int) -> str:
    """Whose group it completes, or what it is worth."""
    group = view.edition.board.members[view.edition.board.group[space]]
    name = next((one.name for one in view.edition.groups if space in one.spaces), "its group")
    takes = action.kind in (Kind.BUY, Kind.BID)

    def completes(seat: int) -> bool:
        return (view.table.deeds[seat] | 1 << space) & group == group

    if completes(view.seat):
        return f"it completes {name} for you" if takes else f"even to complete {name} it is too dear now"
    others = (seat for seat in range(view.table.seats) if seat != view.seat and view.table.alive >> seat & 1)
    rivals = [names[seat] for seat in others if completes(seat)]
    if rivals:
        return f"it would complete {name} for {rivals[0]}" + ("" if takes else ", but you cannot afford to stop that")
    if takes:
        return "a deed now is rent, and something to trade, for the rest of the game"
    return "the cash does more for you than this deed"


def about_building(view: View, names: Sequence[str], space: int) -> str:
    """How the rent rises."""
    p = Phrases(view, names)
    board, level = view.edition.board, view.table.level[space]
    before = view.core.ask("rent_value", space)
    after = board.rent[space][min(level + 1, board.top_level)]
    return f"landing on {p.tell.space(space)} then costs {p.money(after)} instead of {p.money(before)}"
