"""What a player is asked, in words: the open question as a View shows it."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from passgo.events import Event
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import NOBODY, SPACES, Kind
from passgo.sentences import city
from passgo.wording import millionaire, tropical_tycoon
from passgo.wording.actions import Phrases


def question(view: View, names: Sequence[str]) -> str:
    """The question open now, as it is put to the seat of this View; for one who is not asked, whom it waits for."""
    p = Phrases(view, names)
    if view.over:
        return "The game is over."
    if view.seat not in view.asked:
        waiting = " and ".join(names[seat] for seat in view.asked)
        return f"{waiting or 'Chance'} must speak; you may do business meanwhile."
    make = ASKS.get(p.step)
    return (make(p) if make else "What do you say?") + last_turn(p)


def last_turn(p: Phrases) -> str:
    """A game by the clock ends with the turn under way [HN-T2 CT-133]."""
    limit = p.edition.board.time_limit_ms
    return " The time is up: the game ends after this turn." if 0 < limit <= p.view["clock"] - p.view["extra_ms"] else ""


def turn(p: Phrases) -> str:
    v = p.view
    again = " A double: you roll again." if v["doubles"] else ""
    tries = v["jail"][v.seat]
    if tries:
        return f"It is your turn, number {tries} in Jail."
    return f"It is your turn.{again}"


def buy(p: Phrases) -> str:
    short = p.view["cash"][p.view.seat] < p.edition.board.price[p.what]
    price = p.money(p.edition.board.price[p.what])
    return f"Nobody owns {p.tell.space(p.what)}. It costs {price}" + (", more than your cash." if short else ".")


def raise_money(p: Phrases) -> str:
    cash, means = p.view["cash"][p.view.seat], p.ask("means", p.view.seat)
    owing = f"You owe {p.tell.name(p.what)} {p.money(p.sum)} and have {p.money(cash)}."
    if cash >= p.sum:
        return owing
    if means < p.sum:
        return f"{owing} All you could raise is {p.money(means)}: only a deal can save you."
    ways = "sell, mortgage" if p.edition.board.when[Kind.SELL] else "mortgage"
    return f"{owing} {p.money(p.sum - cash)} is missing: {ways} or make a deal."


def review(p: Phrases) -> str:
    v = p.view
    event = Event("OFFERED", p.what, v.seat, 0, p.sum, v["give"], v["want"], 0xFF)
    return p.tell.sentence(event)


def open_bids(p: Phrases) -> str:
    top = p.view["depth"] - 1
    leader = p.view["who"][top]
    lot = p.tell.space(p.what)
    return (f"Auction: {lot}. No bid yet." if leader == NOBODY
            else f"Auction: {lot}. {p.tell.name(leader)} leads with {p.money(p.sum)}.")


def sealed_bids(p: Phrases) -> str:
    price = f", printed price {p.money(p.edition.board.price[p.what])}" if p.what < SPACES else ""
    return f"Sealed auction: {p.tell.space(p.what)}{price}. Nobody sees your bid before all have made theirs."


def tax(p: Phrases) -> str:
    return "Income tax: a fixed sum, or a share of everything you have."


def wants(p: Phrases) -> str:
    piece = p.tell.piece(p.view["wanted"])
    return f"There may be too few for all: how many {piece}s would you buy?"


def place(p: Phrases) -> str:
    return f"You have won {p.tell.space(p.what)} for {p.money(p.sum)}. Where shall it stand?"


def lift(p: Phrases) -> str:
    paid = "The interest is paid; the loan" if p.edition.board.interest else "The loan"
    return f"{p.tell.space(p.what)} is yours now, with its mortgage. {paid} can be paid off at once."


def stop(p: Phrases) -> str:
    return "Shall the game end here, and all be counted? All must agree."


def limit(p: Phrases) -> str:
    board = p.edition.board
    return (f"Nobody has made a deal for {board.stall_rounds} rounds. Shall the game end in {board.stall_limit} rounds, "
            "and all be counted? All must agree.")


ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_TURN: turn,
    Step.ASK_BUY: buy,
    Step.ASK_RAISE: raise_money,
    Step.ASK_TAX: tax,
    Step.ASK_LIFT: lift,
    Step.ASK_WANTS: wants,
    Step.ASK_PLACE: place,
    Step.ASK_REVIEW: review,
    Step.ASK_OPEN_AUCTION: open_bids,
    Step.ASK_TIMED_AUCTION: open_bids,
    Step.ASK_SEALED_AUCTION: sealed_bids,
    Step.ASK_STOP: stop,
    Step.ASK_LIMIT: limit,
    **dict.fromkeys(city.QUESTIONS, city.question),
    **millionaire.ASKS,
    **tropical_tycoon.ASKS,
}
"""Every question of the rules."""

