"""Why an answer is good, in one sentence: what it completes, what it raises, what it keeps from others."""
from __future__ import annotations

import functools

from passgo.minds import thinking
from passgo.play.actions import Action, Input
from passgo.play.notation import LEADS_ON
from passgo.rules.side import is_side
from passgo.rules.sizes import SPACES
from passgo.rules.steps import Step
from passgo.rules.words import HOTEL_LOT, Kind
from passgo.text.actions import Phrases
from passgo.text.tables import first, with_editions
from passgo.text.trial import rent_change, trial

AUCTIONS = (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
BECAUSE = {
    Kind.SETTLE: "because-settled", Kind.LIFT: "because-lift", Kind.LEAVE: "because-cash-needed",
    Kind.MORTGAGE: "because-cash-needed", Kind.SELL: "because-cash-needed", Kind.REDEEM: "because-redeemed",
    Kind.ROLL: "because-roll", Kind.PAY_FINE: "because-jail-leave", Kind.GIVE_UP: "because-not-enough",
    Kind.PROPOSE_STOP: "because-endless", Kind.CLAIM: "because-claim", Kind.AGREE: "because-stop", Kind.GO_ON: "because-go-on",
}
"""What is said of an answer where nothing more exact is known; of an edition's own stands in its `text`."""
RISES = ("because-raises", "because-clears")
"""Reasons that are true only where rents rise at once."""
LAST_WORDS = (*LEADS_ON, Kind.SETTLE, Kind.GIVE_UP)
"""Answers that stand at the end of a menu of business: it is not for want of others that they are given."""


def why(p: Phrases, action: Action, sure: bool = True, alone: bool = False, best: bool = True) -> str:
    """One sentence about the best answer; it says only what the View shows. `sure`: it is better by more than an error;
    `alone`: no other was weighed; `best`: none of them looked better."""
    view, step = p.view, p.step
    legal = view.legal()
    answers = [one for one in legal.actions if not is_side(one.kind)]
    if action.kind == Kind.OFFER:
        return about_an_offer(p, action)
    if step == Step.ASK_BUY or (step in AUCTIONS and p.what < SPACES):
        if action.kind in (Kind.DECLINE, Kind.PASS) and not legal.bids and Action(Kind.BUY) not in answers:
            return p.text("because-not-enough-cash")
        if not is_side(action.kind):
            return about_a_deed(p, p.what, action.kind in (Kind.BUY, Kind.BID))
    if alone and not legal.bids and action.kind != Kind.GIVE_UP and (
            len(legal.actions) == 1 or (answers == [action] and action.kind not in LAST_WORDS)):
        return p.text("because-only")
    if action.kind == Kind.BUILD or (action.kind == Kind.PLACE and p.what <= HOTEL_LOT):
        return about_building(p, action.a)
    if step == Step.ASK_REVIEW and action.kind in (Kind.ACCEPT, Kind.REJECT):
        good = "because-deal-good" if action.kind == Kind.ACCEPT else "because-deal-bad"
        return p.text(good if sure else "because-deal-unsure")
    if step == Step.ASK_TURN and view.table.jail[view.seat] and action.kind in (Kind.ROLL, Kind.USE_CARD):
        return p.text("because-jail-stay" if action.kind == Kind.ROLL else "because-jail-leave")
    if action.kind in (Kind.AGREE, Kind.GO_ON) and not sure:
        return p.text("because-habit")
    if step == Step.ASK_LIMIT and action.kind == Kind.AGREE:
        return p.text("because-limit")
    if step == Step.ASK_RAISE and action.kind in (Kind.MORTGAGE, Kind.SELL):
        return p.text("because-missed-least" if best else "because-habit")
    if action.kind == Kind.LIFT and not p.edition.board.interest:
        return p.text("because-redeemed")
    if step == Step.ASK_TAX and p.gain(action) > max(p.gain(one) for one in answers if one != action):
        return p.text("because-cheaper")
    if exact := first("because", p, action):
        return str(exact)
    if action.kind not in plain() and (space := brought(p, action)) is not None:
        return about_a_deed(p, space, True)
    reason = plain().get(action.kind)
    if reason is None or (reason == "because-place" and not best) or (reason in RISES and rent_change(p, action) <= 0):
        reason = "because-best" if best and not alone else "because-habit"
    return p.text(reason)


@functools.cache
def plain() -> dict[int, str]:
    return with_editions("BECAUSE", BECAUSE)


def brought(p: Phrases, action: Action) -> int | None:
    """The deed this answer would bring at once, if one."""
    happens = trial(p.view.core, Input(p.view.seat, action)) or []
    return next((event.what for event in happens if event.name == "DEED_TO" and event.who == p.view.seat), None)


def about_an_offer(p: Phrases, action: Action) -> str:
    """Whether both gain by it, as one look of the net sees them before and after."""
    calls, core = thinking.of(p.view.core), p.view.core
    after = calls.deal_odds(core, p.view.seat, action, 1) if calls.taught(core) else None
    both = after is not None and after[action.a] > calls.judged(core)[action.a]
    return p.text("because-both-gain" if both else "because-you-gain", name=p.names[action.a])


def about_a_deed(p: Phrases, space: int, takes: bool) -> str:
    """Whose group it completes, or what it is worth."""
    view, board = p.view, p.edition.board
    group = board.members[board.group[space]]
    named = next((one.name for one in p.edition.groups if space in one.spaces), "")
    name = p.tell.group(named) if named else p.text("because-group")

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
    if after == before:
        return p.text("because-next", space=p.space(space))
    return p.text("because-rent", space=p.space(space), after=p.money(after), before=p.money(before))
