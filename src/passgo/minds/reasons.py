"""Why an answer is good, in one sentence: what it completes, what it raises, what it keeps from others."""
from __future__ import annotations

from passgo.play.actions import Action
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text.actions import Phrases

AUCTIONS = (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
PLAIN = {
    "SETTLE": "because-settled", "LIFT": "because-lift", "LEAVE": "because-cash-needed", "MORTGAGE": "because-cash-needed",
    "SELL": "because-cash-needed", "END_TURN": "because-done", "DONE": "because-done", "ROLL": "because-roll",
    "UPGRADE": "because-upgrade", "KEEP_LEVEL": "because-cash-needed", "RAILROAD": "because-railroad", "PRESS": "because-press",
    "RESIDENTIAL": "because-raises", "INDUSTRIAL": "because-raises", "SKYSCRAPER": "because-raises", "STADIUM": "because-raises",
    "DEVELOP": "because-raises", "FREE_HOUSE": "because-raises", "PLACE_BONUS": "because-raises",
    "CLEAR_HAZARD": "because-clears", "PAY_FINE": "because-jail-leave",
}
"""What is said of an answer where nothing more exact is known, by its word."""
SPACES = 40
"""Lots from here on are pieces of the bank, not spaces."""


def why(p: Phrases, action: Action) -> str:
    """One sentence about the best answer; it says only what the View shows."""
    view, step = p.view, p.step
    if action.kind == Kind.OFFER:
        return p.text("because-both-gain", name=p.names[action.a])
    if step == Step.ASK_BUY or (step in AUCTIONS and p.what < SPACES):
        return about_a_deed(p, action, p.what)
    if action.kind == Kind.BUILD:
        return about_building(p, action.a)
    if step == Step.ASK_REVIEW and action.kind in (Kind.ACCEPT, Kind.REJECT):
        return p.text("because-deal-good") if action.kind == Kind.ACCEPT else p.text("because-deal-bad", name=p.names[p.what])
    if step == Step.ASK_TURN and view.table.jail[view.seat] and action.kind in (Kind.ROLL, Kind.USE_CARD):
        return p.text("because-jail-stay" if action.kind == Kind.ROLL else "because-jail-leave")
    if step == Step.ASK_RAISE and action.kind in (Kind.MORTGAGE, Kind.SELL):
        return p.text("because-missed-least")
    return p.text(PLAIN.get(action.name, "because-best"))


def about_a_deed(p: Phrases, action: Action, space: int) -> str:
    """Whose group it completes, or what it is worth."""
    view, board = p.view, p.edition.board
    group = board.members[board.group[space]]
    named = next((one.name for one in p.edition.groups if space in one.spaces), "")
    name = p.tell.group(named) if named else p.text("because-group")
    takes = action.kind in (Kind.BUY, Kind.BID)

    def completes(seat: int) -> bool:
        return (view.table.deeds[seat] | 1 << space) & group == group

    if completes(view.seat):
        return p.text("because-completes-mine" if takes else "because-too-dear", group=name)
    rivals = [p.names[seat] for seat in range(view.table.seats)
              if seat != view.seat and view.table.alive >> seat & 1 and completes(seat)]
    if rivals:
        return p.text("because-completes-theirs" if takes else "because-cannot-stop", group=name, name=rivals[0])
    return p.text("because-deed" if takes else "because-cash")


def about_building(p: Phrases, space: int) -> str:
    """How the rent rises."""
    board, level = p.edition.board, p.view.table.level[space]
    before, after = p.view.core.ask("rent_value", space), board.rent[space][min(level + 1, board.top_level)]
    return p.text("because-rent", space=p.space(space), after=p.money(after), before=p.money(before))
