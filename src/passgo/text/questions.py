"""What is asked, in words: as it is put to the seat of a View, and as those read it who wait for the answer."""
from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.play.view import View
from passgo.rules.sizes import SPACES
from passgo.rules.steps import Step
from passgo.rules.words import NOBODY, Kind
from passgo.text.actions import Phrases
from passgo.text.events import Teller
from passgo.text.tables import with_editions


def question(view: View, names: Sequence[str], language: str | None = None, tell: Teller | None = None) -> str:
    """The question open now, as it is put to the seat of this View; for one who is not asked, whom it waits for."""
    p = Phrases(view, names, language, tell)
    if view.over:
        return p.text("question-over")
    if view.seat not in view.asked:
        waiting = [names[seat] for seat in view.asked]
        return p.text("question-wait", names=waiting) if waiting else p.text("question-wait-chance")
    make = asks().get(p.step)
    words = make(p) if make else p.text("question-any")
    return p.text("question-time-up", question=words) if time_is_up(p) else words


def time_is_up(p: Phrases) -> bool:
    """A game by the clock ends with the turn under way [HN-T2 CT-133]."""
    return 0 < p.edition.board.time_limit_ms <= p.view.table.clock - p.view.table.extra_ms


def turn(p: Phrases) -> str:
    tries = p.view.table.jail[p.view.seat]
    if tries:
        return p.text("question-turn-in-jail", tries=tries)
    return p.text("question-turn-again" if p.view.table.doubles else "question-turn")


def buy(p: Phrases) -> str:
    price = p.edition.board.price[p.what]
    short = p.view.table.cash[p.view.seat] < price
    return p.text("question-buy-short" if short else "question-buy", space=p.space(p.what), price=p.money(price))


def raise_money(p: Phrases) -> str:
    cash, means = p.view.table.cash[p.view.seat], p.ask("means", p.view.seat)
    to, owed, has = p.tell.name(p.what), p.money(p.sum), p.money(cash)
    if cash >= p.sum:
        return p.text("question-raise", to=to, owed=owed, cash=has)
    if means < p.sum:
        return p.text("question-raise-hopeless", to=to, owed=owed, cash=has, means=p.money(means))
    id = "question-raise-missing" if p.edition.board.when[Kind.SELL] else "question-raise-mortgage"
    return p.text(id, to=to, owed=owed, cash=has, missing=p.money(p.sum - cash))


def review(p: Phrases) -> str:
    give, want = p.tell.side_of_deal(p.view.table.give, p.sum), p.tell.side_of_deal(p.view.table.want, -p.sum)
    return p.text("event-offered", who=p.tell.name(p.what), to=p.tell.name(p.view.seat), give=give, want=want)


def open_bids(p: Phrases) -> str:
    leader, lot = p.view.table.who[p.view.table.depth - 1], p.space(p.what)
    if leader == NOBODY:
        return p.text("question-auction", lot=lot)
    return p.text("question-auction-led", lot=lot, leader=p.tell.name(leader), money=p.money(p.sum))


def sealed_bids(p: Phrases) -> str:
    if p.what >= SPACES:
        return p.text("question-sealed", lot=p.space(p.what))
    return p.text("question-sealed-printed", lot=p.space(p.what), price=p.money(p.edition.board.price[p.what]))


def lift(p: Phrases) -> str:
    return p.text("question-lift-interest" if p.edition.board.interest else "question-lift", space=p.space(p.what))


def wants(p: Phrases) -> str:
    return p.text("question-wants", pieces=p.tell.piece(p.tell.piece_key(p.view.table.wanted), "many"))


ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_TURN: turn,
    Step.ASK_BUY: buy,
    Step.ASK_RAISE: raise_money,
    Step.ASK_TAX: lambda p: p.text("question-tax"),
    Step.ASK_LIFT: lift,
    Step.ASK_WANTS: wants,
    Step.ASK_PLACE: lambda p: p.text("question-place", lot=p.space(p.what), money=p.money(p.sum)),
    Step.ASK_REVIEW: review,
    Step.ASK_OPEN_AUCTION: open_bids,
    Step.ASK_TIMED_AUCTION: open_bids,
    Step.ASK_SEALED_AUCTION: sealed_bids,
    Step.ASK_STOP: lambda p: p.text("question-stop"),
    Step.ASK_LIMIT: lambda p: p.text("question-limit", rounds=p.edition.board.stall_rounds, more=p.edition.board.stall_limit),
}
"""Every shared question; an edition's own stand in its `text`."""


@functools.cache
def asks() -> dict[int, Callable[[Phrases], str]]:
    return with_editions("ASKS", ASKS)


# ------------------------------------------------------------------------------------------------- for those who wait
class Frame(NamedTuple):
    """The open question as the agenda has it; `here`: where the token of the player concerned stands."""
    step: int
    what: int
    how: int
    sum: int
    here: int


Asked = Callable[[Teller, Frame], str]
ASKED: dict[int, Asked] = {
    Step.ASK_TURN: lambda t, f: t.say("asked-turn"),
    Step.ASK_BUY: lambda t, f: t.say("asked-buy", space=t.space(f.what)),
    Step.ASK_RAISE: lambda t, f: t.say("asked-raise", money=t.money(f.sum)),
    Step.ASK_TAX: lambda t, f: t.say("asked-tax"),
    Step.ASK_LIFT: lambda t, f: t.say("asked-lift", space=t.space(f.what)),
    Step.ASK_WANTS: lambda t, f: t.say("asked-wants"),
    Step.ASK_PLACE: lambda t, f: t.say("asked-place"),
    Step.ASK_REVIEW: lambda t, f: t.say("asked-review"),
    Step.ASK_OPEN_AUCTION: lambda t, f: t.say("asked-open-auction", lot=t.space(f.what), money=t.money(f.sum)),
    Step.ASK_TIMED_AUCTION: lambda t, f: t.say("asked-timed-auction", lot=t.space(f.what), money=t.money(f.sum)),
    Step.ASK_SEALED_AUCTION: lambda t, f: t.say("asked-sealed-auction", lot=t.space(f.what)),
    Step.ASK_STOP: lambda t, f: t.say("asked-stop"),
    Step.ASK_LIMIT: lambda t, f: t.say("asked-limit"),
}
"""What each shared question asks somebody to do; an edition's own stand in its `text`."""


@functools.cache
def askeds() -> dict[int, Asked]:
    return with_editions("ASKED", ASKED)


def waiting(view: View, names: Sequence[str], language: str | None = None, seat: int = NOBODY, tell: Teller | None = None) -> str:
    """Who is asked what, `seat` by `you` if it alone is; or how the game ended."""
    t, table = tell or Teller(view.edition, names, language), view.table
    if view.over:
        won = [names[seat] for seat in range(table.seats) if table.winners >> seat & 1]
        ending = t.ending(table.over)
        return t.say("table-won", names=won, ending=ending) if won else t.say("table-nobody-won", ending=ending)
    asked = view.asked
    if not asked:
        return t.say("table-dice" if view.waits_for == "chance" else "table-clock")
    top = table.depth - 1
    frame = Frame(table.step[top], table.what[top], table.how[top], table.sum[top], table.at[table.who[top]])
    make = askeds().get(frame.step)
    what = make(t, frame) if make else ""
    if asked == (seat,):
        return t.say("asked-you", what=what)
    return t.say("asked", names=[names[seat] for seat in asked], count=len(asked), what=what)
