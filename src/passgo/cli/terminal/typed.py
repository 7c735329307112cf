"""What people type: a verb and a name, such as `build hollywood` or `bid 1.2M`, understood as an action."""
from __future__ import annotations

import re
from collections.abc import Sequence

from passgo.actions import Action
from passgo.editions import Edition
from passgo.rules.words import Kind
from passgo.sentences import city
from passgo.view import View
from passgo.wording import read_money

VERBS = {
    "roll": Kind.ROLL, "buy": Kind.BUY, "decline": Kind.DECLINE, "auction": Kind.DECLINE, "pass": Kind.PASS, "bid": Kind.BID,
    "fine": Kind.PAY_FINE, "card": Kind.USE_CARD, "pay": Kind.SETTLE, "settle": Kind.SETTLE, "bankrupt": Kind.GIVE_UP,
    "flat": Kind.PAY_FLAT, "share": Kind.PAY_SHARE, "leave": Kind.LEAVE, "want": Kind.WANT, "place": Kind.PLACE,
    "accept": Kind.ACCEPT, "yes": Kind.ACCEPT, "y": Kind.ACCEPT, "reject": Kind.REJECT, "no": Kind.REJECT, "n": Kind.REJECT,
    "build": Kind.BUILD, "sell": Kind.SELL,
    "mortgage": Kind.MORTGAGE, "redeem": Kind.REDEEM, "lift": Kind.REDEEM, "claim": Kind.CLAIM,
    **city.VERBS,
}
"""The first word of what is typed; the rest names a space, a sum or a number."""
ON_A_SPACE = (Kind.PLACE, Kind.BUILD, Kind.SELL, Kind.MORTGAGE, Kind.REDEEM, Kind.CLAIM, *city.ON_A_SPACE)


class NotUnderstood(ValueError):
    """A sentence that says what was not understood."""


def action_typed(text: str, view: View) -> Action | None:
    """The action these words mean, legal or not; None: they begin with no verb. Raises NotUnderstood."""
    verb, _, rest = text.strip().partition(" ")
    kind = VERBS.get(verb.lower())
    if kind is None:
        return None
    rest = rest.strip()
    if kind == Kind.REDEEM and not rest:
        return Action(Kind.LIFT)
    if kind in ON_A_SPACE:
        return on_a_space(kind, rest, view)
    if kind == Kind.BID:
        sum = read_money(rest, view.edition.currency)
        if sum is None:
            raise NotUnderstood(f"{rest or 'Nothing'!r} is no sum; write 1.2M, 500k or 500,000.")
        return Action(Kind.BID, money=sum)
    if kind == Kind.WANT:
        return Action(Kind.WANT, whole_number(rest))
    if kind == Kind.USE_CARD:
        cards = [action for action in view.legal().actions if action.kind == Kind.USE_CARD]
        return cards[0] if cards else Action(Kind.USE_CARD)
    return Action(kind)


def on_a_space(kind: int, rest: str, view: View) -> Action:
    """`sell all hollywood` sells the whole group; a claim finds its debtor."""
    words = rest.split()
    whole = kind == Kind.SELL and "all" in (word.lower() for word in words)
    name = " ".join(word for word in words if not (whole and word.lower() == "all"))
    if kind == Kind.CLAIM:
        claims = [action for action in view.legal().actions if action.kind == Kind.CLAIM]
        if not name:
            return claims[0] if claims else Action(Kind.CLAIM)
        space = space_named(view.edition, name)
        return next((action for action in claims if action.a == space), Action(Kind.CLAIM, space))
    if not name:
        raise NotUnderstood("Which one? Add the name of a property, such as `build hollywood`.")
    return Action(kind, space_named(view.edition, name), int(whole))


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise NotUnderstood(f"{text or 'Nothing'!r} is no number.")
    return int(text)


def simple(text: str) -> str:
    """Letters and digits only, so that `ohare` finds O'Hare."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def space_named(edition: Edition, text: str) -> int:
    """The space meant by a number, a name, or part of a name; raises NotUnderstood."""
    if text.isascii() and text.isdigit():
        if int(text) < edition.board.spaces:
            return int(text)
        raise NotUnderstood(f"There is no space {text}; they go from 0 to {edition.board.spaces - 1}.")
    wanted = simple(text)
    names = {space.number: simple(space.name) for space in edition.spaces}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [number for number, name in names.items() if wanted and fits(name, wanted)]
        if found:
            return one_of(edition, found, text)
    cities = [space.number for space in edition.spaces if wanted and simple(space.city) == wanted]
    if cities:
        return one_of(edition, cities, text)
    raise NotUnderstood(f"There is no space called {text!r} on this board.")


def one_of(edition: Edition, found: Sequence[int], text: str) -> int:
    """One, or the question which."""
    deeds = [space for space in found if edition.board.all_deeds >> space & 1]
    if len(found) == 1 or len(deeds) == 1:
        return deeds[0] if deeds else found[0]
    names = ", ".join(f"{edition.spaces[space].name} ({space})" for space in found)
    raise NotUnderstood(f"Which {text!r}: {names}?")
