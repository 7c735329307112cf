"""What an action says, in one line: in full for a choice, short for a list of like ones."""
from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.notation import FIELDS
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, Kind
from passgo.text.events import Teller
from passgo.text.tables import first, with_editions
from passgo.text.trial import gain

ON_SPACES, OF_SEATS = ("space", "mine", "theirs"), ("to", "debtor")
"""What numbers of an action mean, by what they are called in its notation."""


class Phrases:
    """Puts the actions of one seat into words, with the names of its table."""
    edition: Edition
    tell: Teller
    step: int
    what: int
    sum: int

    def __init__(self, view: View, names: Sequence[str], language: str | None = None, tell: Teller | None = None) -> None:
        self.view, self.names, self.edition = view, names, view.edition
        self.tell = tell or Teller(view.edition, names, language)
        self.text: Callable[..., str] = self.tell.say
        self.money, self.few, self.space = self.tell.money, self.tell.short, self.tell.space
        t, top = view.table, view.table.depth - 1
        self.step, self.what, self.sum = (column[top] if top >= 0 else 0 for column in (t.step, t.what, t.sum))

    def say(self, action: Action) -> str:
        """`Build the third house on Hollywood for $1,500,000`; where nobody has found better words, those of the notation."""
        make = says().get(action.kind)
        return make(self, action) if make else self.notation(action)

    def short(self, action: Action) -> str:
        """The same for a list under its own heading: `Hollywood, third house $1.5M`."""
        make = shorts().get(action.kind)
        return make(self, action) if make else self.say(action)

    def heading(self, action: Action) -> str:
        """What this stands under in a long list of answers; empty: it stands alone."""
        make = lists().get(action.kind)
        return make(self, action) if make else ""

    def notation(self, action: Action) -> str:
        words, values = action.name.replace("_", " ").capitalize(), []
        for name, value in zip(FIELDS.get(action.name, ()), (action.a, action.b), strict=False):
            values.append(self.space(value) if name in ON_SPACES else self.tell.name(value) if name in OF_SEATS
                          else self.text("do-notation-value", name=name, value=value))
        return self.text("do-notation-with", words=words, values=values) if values else self.text("do-notation", words=words)

    def ask(self, question: str, what: int) -> int:
        """A question the rules answer."""
        return self.view.core.ask(question, what)

    def gain(self, action: Action) -> int:
        """What this would bring, tried on a copy."""
        return gain(self.view.core, self.view.seat, action)

    def next_building(self, space: int) -> str:
        """`third house`, `hotel`."""
        level = self.view.table.level[space] + 1
        hotel = level == self.edition.board.top_level
        return self.tell.piece(self.tell.piece_key(HOTEL_LOT)) if hotel else self.tell.piece(
            self.tell.piece_key(HOUSE_LOT), "nth", nth=level)

    def piece_on(self, space: int) -> str:
        """What would be sold there first: `a house`."""
        level = self.view.table.level[space]
        lot = first("lot_on", self.view.table, space) or (HOTEL_LOT if level == self.edition.board.top_level else HOUSE_LOT)
        return self.tell.piece(self.tell.piece_key(lot), "a")

    def group(self, space: int) -> str:
        return self.tell.group(self.edition.spaces[space].group)


def decline(p: Phrases, action: Action) -> str:
    if p.step != Step.ASK_BUY:
        return p.text("do-rest")
    auctioned = p.edition.board.auction != Step.NOTHING
    return p.text("do-decline-auction" if auctioned else "do-decline", space=p.space(p.what))


def build(p: Phrases, action: Action) -> str:
    return p.text("do-build", piece=p.next_building(action.a), space=p.space(action.a),
                  money=p.money(p.ask("building_price", action.a)))


def sell(p: Phrases, action: Action) -> str:
    if action.b:
        return p.text("do-sell-group", group=p.group(action.a), money=p.money(p.gain(action)))
    return p.text("do-sell", piece=p.piece_on(action.a), space=p.space(action.a), money=p.money(p.gain(action)))


def sell_short(p: Phrases, action: Action) -> str:
    if action.b:
        return p.text("list-sell-group", group=p.group(action.a), money=p.few(p.gain(action)))
    return p.text("list-sell", space=p.space(action.a), piece=p.piece_on(action.a), money=p.few(p.gain(action)))


def bid(p: Phrases, action: Action) -> str:
    return p.text("do-bid", money=p.money(action.money), lot=p.space(p.what)) if action.money else p.text("do-bid-nothing")


def claim_sum(p: Phrases, action: Action) -> int:
    """The rent noted down when the debtor landed there."""
    t = p.view.table
    for i in range(t.claims):
        if (t.claim_owner[i], t.claim_space[i], t.claim_debtor[i]) == (p.view.seat, action.a, action.b):
            return t.claim_sum[i]
    return 0


def offer(p: Phrases, action: Action) -> str:
    return p.text("do-offer", who=p.tell.name(p.view.seat), to=p.tell.name(action.a),
                  give=p.tell.side_of_deal(action.give, action.money), want=p.tell.side_of_deal(action.want, -action.money))


def want(p: Phrases, action: Action) -> str:
    key = p.tell.piece_key(p.view.table.wanted)
    if not action.a:
        return p.text("do-want-none", pieces=p.tell.piece(key, "many"))
    return p.text("do-want", pieces=p.tell.piece(key, "count", count=action.a))


def accept(p: Phrases, action: Action) -> str:
    money = p.gain(action)
    if not money:
        return p.text("do-accept")
    return p.text("do-accept-gain" if money > 0 else "do-accept-loss", money=p.money(money))


def give_up(p: Phrases, action: Action) -> str:
    return p.text("do-give-up", to=p.tell.name(p.what) if p.what >= 0 else p.text("the-bank"))


def pay_share(p: Phrases, action: Action) -> str:
    return p.text("do-pay-share", percent=p.edition.board.tax_percent, money=p.money(-p.gain(action)))


def claim(p: Phrases, action: Action) -> str:
    return p.text("do-claim", debtor=p.tell.name(action.b), money=p.money(claim_sum(p, action)), space=p.space(action.a))


def lift(p: Phrases, action: Action) -> str:
    return p.text("do-lift", space=p.space(p.what), money=p.money(p.view.table.lent[p.what]))


def leave(p: Phrases, action: Action) -> str:
    return p.text("do-leave-interest" if p.edition.board.interest else "do-leave", space=p.space(p.what))


def redeem(p: Phrases, action: Action) -> str:
    return p.text("do-redeem", space=p.space(action.a), money=p.money(p.ask("redeeming", action.a)))


def build_short(p: Phrases, action: Action) -> str:
    return p.text("list-build", space=p.space(action.a), piece=p.next_building(action.a),
                  money=p.few(p.ask("building_price", action.a)))


def claim_short(p: Phrases, action: Action) -> str:
    return p.text("list-claim", money=p.few(claim_sum(p, action)), debtor=p.tell.name(action.b), space=p.space(action.a))


Maker = Callable[[Phrases, Action], str]
SAYS: dict[int, Maker] = {
    Kind.ROLL: lambda p, a: p.text("do-roll-in-jail" if p.view.table.jail[p.view.seat] else "do-roll"),
    Kind.PAY_FINE: lambda p, a: p.text("do-pay-fine", money=p.money(p.edition.board.fine)),
    Kind.USE_CARD: lambda p, a: p.text("do-use-card", card=p.tell.card_name(p.edition.kept[a.a])),
    Kind.BUY: lambda p, a: p.text("do-buy", space=p.space(p.what), money=p.money(p.edition.board.price[p.what])),
    Kind.DECLINE: decline,
    Kind.BID: bid,
    Kind.PASS: lambda p, a: p.text("do-pass"),
    Kind.SETTLE: lambda p, a: p.text("do-settle", to=p.tell.name(p.what), money=p.money(p.sum)),
    Kind.GIVE_UP: give_up,
    Kind.PAY_FLAT: lambda p, a: p.text("do-pay-flat", money=p.money(p.sum)),
    Kind.PAY_SHARE: pay_share,
    Kind.LIFT: lift,
    Kind.LEAVE: leave,
    Kind.WANT: want,
    Kind.PLACE: lambda p, a: p.text("do-place", piece=p.space(p.what), space=p.space(a.a)),
    Kind.ACCEPT: accept,
    Kind.REJECT: lambda p, a: p.text("do-reject"),
    Kind.AGREE: lambda p, a: p.text("do-agree"),
    Kind.GO_ON: lambda p, a: p.text("do-go-on"),
    Kind.PROPOSE_STOP: lambda p, a: p.text("do-propose-stop"),
    Kind.BUILD: build,
    Kind.SELL: sell,
    Kind.MORTGAGE: lambda p, a: p.text("do-mortgage", space=p.space(a.a), money=p.money(p.ask("loan_on", a.a))),
    Kind.REDEEM: redeem,
    Kind.OFFER: offer,
    Kind.CLAIM: claim,
}
"""A line for every shared Kind a seat can say; an edition's own stand in its `text`."""
SHORT: dict[int, Maker] = {
    Kind.BUILD: build_short,
    Kind.SELL: sell_short,
    Kind.MORTGAGE: lambda p, a: p.text("list-gain", space=p.space(a.a), money=p.few(p.ask("loan_on", a.a))),
    Kind.REDEEM: lambda p, a: p.text("list-price", space=p.space(a.a), money=p.few(p.ask("redeeming", a.a))),
    Kind.CLAIM: claim_short,
    Kind.PROPOSE_STOP: lambda p, a: p.text("list-propose-stop"),
}
HEADINGS: dict[int, tuple[int, str]] = {
    Kind.CLAIM: (0, "heading-claim"), Kind.BUILD: (20, "heading-build"), Kind.SELL: (21, "heading-sell"),
    Kind.MORTGAGE: (22, "heading-mortgage"), Kind.REDEEM: (23, "heading-redeem"), Kind.OFFER: (40, "heading-offer"),
    Kind.PROPOSE_STOP: (50, "heading-propose-stop"),
}
"""What business besides the answers stands under, after its place in a menu: what is somebody's due comes first, since it is
the only business that can be too late."""
BY_BOARD = frozenset({Kind.PAY_FINE, Kind.USE_CARD, Kind.PASS, Kind.REJECT, Kind.AGREE, Kind.GO_ON, Kind.PROPOSE_STOP})
"""What needs nothing but its board to be put into words."""
BY_QUESTION = frozenset({Kind.ROLL, Kind.BUY, Kind.DECLINE, Kind.PAY_FLAT, Kind.LEAVE, Kind.PLACE})
"""What needs nothing but its board, the open question (`step`, `what`, `sum`) and whether its seat is in Jail."""
BY_SUM = {Kind.MORTGAGE: "loan_on", Kind.REDEEM: "redeeming"}
"""What needs nothing but its board and what the rules say to this question about its space. There is no name in any of them."""


@functools.cache
def says() -> dict[int, Maker]:
    return with_editions("SAYS", SAYS)


@functools.cache
def shorts() -> dict[int, Maker]:
    return with_editions("SHORT", SHORT)


@functools.cache
def lists() -> dict[int, Maker]:
    """Headings for the answers and developments that can be many at once."""
    return with_editions("LISTS", {})


@functools.cache
def headings() -> dict[int, str]:
    """The headings of business in their order, by kind."""
    places = with_editions("HEADINGS", HEADINGS)
    return {kind: id for kind, (_, id) in sorted(places.items(), key=lambda item: item[1][0])}
