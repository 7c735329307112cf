"""What an action says, in one line of English: in full for a choice, short for a list of like ones."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from passgo.events import Event, Teller
from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, Kind
from passgo.sentences import city
from passgo.wording import city as districts
from passgo.wording import millionaire, tropical_tycoon
from passgo.wording.money import short_money
from passgo.wording.trial import gain

ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Phrases:
    """Puts the actions of one seat into words, with the names of its table."""
    edition: Edition
    tell: Teller
    step: int
    what: int
    sum: int

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view, self.names, self.edition = view, names, view.edition
        self.tell: Teller = Teller(view.edition, names)
        top = view["depth"] - 1
        self.step, self.what, self.sum = (view[column][top] if top >= 0 else 0 for column in ("step", "what", "sum"))

    def say(self, action: Action) -> str:
        """`Build the third house on Hollywood for $1,500,000`."""
        make = SAYS.get(action.kind)
        return make(self, action) if make else str(action).capitalize()

    def short(self, action: Action) -> str:
        """The same for a list under its own heading: `Hollywood, third house $1.5M`."""
        make = SHORT.get(action.kind)
        return make(self, action) if make else self.say(action)

    def money(self, sum: int) -> str:
        return self.edition.money(sum)

    def few(self, sum: int) -> str:
        return short_money(self.edition, sum)

    def ask(self, question: str, what: int) -> int:
        """A question the rules answer."""
        return self.view.core.ask(question, what)

    def gain(self, action: Action) -> int:
        """What this would bring, tried on a copy."""
        return gain(self.view.core, self.view.seat, action)

    def next_building(self, space: int) -> str:
        """`third house`, `hotel`."""
        level = self.view["level"][space] + 1
        hotel = level == self.edition.board.top_level
        return self.tell.piece(HOTEL_LOT) if hotel else f"{ORDINALS[level]} {self.tell.piece(HOUSE_LOT)}"

    def lot(self, count: int, lot: int) -> str:
        """`no houses`, `1 hotel`, `3 houses`."""
        piece = self.tell.piece(lot)
        return f"{count or 'no'} {piece}{'' if count == 1 else 's'}"


def roll(p: Phrases, action: Action) -> str:
    return "Roll for a double" if p.view["jail"][p.view.seat] else "Roll the dice"


def decline(p: Phrases, action: Action) -> str:
    if p.step != Step.ASK_BUY:
        return "Rest, and buy nothing"
    auctioned = p.edition.board.auction != Step.NOTHING
    return f"Do not buy it: {p.tell.space(p.what)} {'is auctioned at once' if auctioned else 'stays with the bank'}"


def build(p: Phrases, action: Action) -> str:
    price = p.money(p.ask("building_price", action.a))
    return f"Build the {p.next_building(action.a)} on {p.tell.space(action.a)} for {price}"


def sell(p: Phrases, action: Action) -> str:
    if action.b:
        return f"Sell all buildings on the {group_name(p, action.a)} group for {p.money(p.gain(action))}"
    return f"Sell a {piece_on(p, action.a)} on {p.tell.space(action.a)} for {p.money(p.gain(action))}"


def piece_on(p: Phrases, space: int) -> str:
    if p.view["development"][space]:
        return p.tell.piece(HOTEL_LOT + p.view["development"][space])
    return p.tell.piece(HOTEL_LOT if p.view["level"][space] == p.edition.board.top_level else HOUSE_LOT)


def group_name(p: Phrases, space: int) -> str:
    return p.edition.spaces[space].group


def sell_short(p: Phrases, action: Action) -> str:
    what = f"all {group_name(p, action.a)}" if action.b else f"{p.tell.space(action.a)}, a {piece_on(p, action.a)}"
    return f"{what} +{p.few(p.gain(action))}"


def bid(p: Phrases, action: Action) -> str:
    return f"Bid {p.money(action.money)} for {p.tell.space(p.what)}" if action.money else "Bid nothing"


def claim_sum(p: Phrases, action: Action) -> int:
    """The rent noted down when the debtor landed there."""
    v = p.view
    for i in range(v["claims"]):
        if (v["claim_owner"][i], v["claim_space"][i], v["claim_debtor"][i]) == (v.seat, action.a, action.b):
            return int(v["claim_sum"][i])
    return 0


def offer(p: Phrases, action: Action) -> str:
    event = Event("OFFERED", p.view.seat, action.a, 0, action.money, action.give, action.want, 0xFF)
    return p.tell.sentence(event).rstrip(".")


def settle(p: Phrases, action: Action) -> str:
    return f"Pay {p.tell.name(p.what)} the {p.money(p.sum)}"


def give_up(p: Phrases, action: Action) -> str:
    return f"Give up: you are bankrupt, and {p.tell.name(p.what) if p.what >= 0 else 'the bank'} takes everything"


def accept(p: Phrases, action: Action) -> str:
    money = p.gain(action)
    return "Accept the offer" + (f" ({'+' if money > 0 else ''}{p.money(money)} for you)" if money else "")


def leave(p: Phrases, action: Action) -> str:
    again = " and pay interest again later" if p.edition.board.interest else ""
    return f"Leave {p.tell.space(p.what)} mortgaged{again}"


def pay_share(p: Phrases, action: Action) -> str:
    return f"Pay {p.edition.board.tax_percent} % of everything you have: {p.money(-p.gain(action))}"


Maker = Callable[[Phrases, Action], str]
SAYS: dict[int, Maker] = {
    Kind.ROLL: roll,
    Kind.PAY_FINE: lambda p, a: f"Pay {p.money(p.edition.board.fine)} and leave Jail",
    Kind.USE_CARD: lambda p, a: f"Use {p.edition.kept[a.a].name}",
    Kind.BUY: lambda p, a: f"Buy {p.tell.space(p.what)} for {p.money(p.edition.board.price[p.what])}",
    Kind.DECLINE: decline,
    Kind.BID: bid,
    Kind.PASS: lambda p, a: "Pass",
    Kind.SETTLE: settle,
    Kind.GIVE_UP: give_up,
    Kind.PAY_FLAT: lambda p, a: f"Pay {p.money(p.sum)}",
    Kind.PAY_SHARE: pay_share,
    Kind.LIFT: lambda p, a: f"Lift the mortgage on {p.tell.space(p.what)} now for {p.money(p.view['lent'][p.what])}",
    Kind.LEAVE: leave,
    Kind.WANT: lambda p, a: f"Ask for {p.lot(a.a, p.view['wanted'])}",
    Kind.PLACE: lambda p, a: f"Put {p.tell.space(p.what)} on {p.tell.space(a.a)}",
    Kind.ACCEPT: accept,
    Kind.REJECT: lambda p, a: "Say no",
    Kind.AGREE: lambda p, a: "Agree",
    Kind.GO_ON: lambda p, a: "Play on",
    Kind.PROPOSE_STOP: lambda p, a: "Propose to end the game and count",
    Kind.BUILD: build,
    Kind.SELL: sell,
    Kind.MORTGAGE: lambda p, a: f"Mortgage {p.tell.space(a.a)} for {p.money(p.ask('loan_on', a.a))}",
    Kind.REDEEM: lambda p, a: f"Lift the mortgage on {p.tell.space(a.a)} for {p.money(p.ask('redeeming', a.a))}",
    Kind.OFFER: offer,
    Kind.CLAIM: lambda p, a: f"Ask {p.tell.name(a.b)} for {p.money(claim_sum(p, a))} rent on {p.tell.space(a.a)}",
    **city.SAYS,
    **millionaire.SAYS,
    **tropical_tycoon.SAYS,
}
"""A line for every Kind a seat can say."""
SHORT: dict[int, Maker] = {
    Kind.BUILD: lambda p, a: f"{p.tell.space(a.a)}, {p.next_building(a.a)} {p.few(p.ask('building_price', a.a))}",
    Kind.SELL: sell_short,
    Kind.MORTGAGE: lambda p, a: f"{p.tell.space(a.a)} +{p.few(p.ask('loan_on', a.a))}",
    Kind.REDEEM: lambda p, a: f"{p.tell.space(a.a)} {p.few(p.ask('redeeming', a.a))}",
    Kind.CLAIM: lambda p, a: f"{p.few(claim_sum(p, a))} from {p.tell.name(a.b)} for {p.tell.space(a.a)}",
    Kind.PROPOSE_STOP: lambda p, a: "propose to end the game and count",
    **districts.SHORT,
    **millionaire.SHORT,
    **tropical_tycoon.SHORT,
}
LISTS: dict[int, Maker] = {**districts.LISTS, **millionaire.LISTS, **tropical_tycoon.LISTS}
"""Headings for the answers and developments that can be many at once."""
