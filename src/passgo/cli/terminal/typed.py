"""What people type: a verb and a name, such as `build hollywood` or `bid 1.2M`, understood as an action."""
from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Sequence

from passgo.cli.choices import whole
from passgo.cli.terminal.help import property_of
from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.view import View
from passgo.rules.words import Kind
from passgo.text import Spoken, say
from passgo.text.actions import Phrases
from passgo.text.money import read_money
from passgo.text.tables import by_number, verbs
from passgo.text.words import Words

PRINTED = {
    "roll": Kind.ROLL, "buy": Kind.BUY, "decline": Kind.DECLINE, "auction": Kind.DECLINE, "pass": Kind.PASS, "bid": Kind.BID,
    "fine": Kind.PAY_FINE, "card": Kind.USE_CARD, "pay": Kind.SETTLE, "settle": Kind.SETTLE, "bankrupt": Kind.GIVE_UP,
    "flat": Kind.PAY_FLAT, "share": Kind.PAY_SHARE, "leave": Kind.LEAVE, "want": Kind.WANT, "place": Kind.PLACE,
    "accept": Kind.ACCEPT, "yes": Kind.ACCEPT, "y": Kind.ACCEPT, "reject": Kind.REJECT, "no": Kind.REJECT, "n": Kind.REJECT,
    "build": Kind.BUILD, "sell": Kind.SELL,
    "mortgage": Kind.MORTGAGE, "redeem": Kind.REDEEM, "lift": Kind.REDEEM, "claim": Kind.CLAIM,
    "agree": Kind.AGREE, "on": Kind.GO_ON, "stop": Kind.PROPOSE_STOP,
}
"""The first word of what is typed, in every edition; the rest names a space, a sum or a number."""
ON_A_SPACE = (Kind.PLACE, Kind.BUILD, Kind.SELL, Kind.MORTGAGE, Kind.REDEEM, Kind.CLAIM)
MANY = 1000
"""No choice and no count at the table is so large."""
SMALL_WORDS = {"a", "an", "the", "on", "for", "of", "to", "with", "and", "in"}


class NotUnderstood(Spoken, ValueError):
    """A sentence that says what was not understood."""


@functools.cache
def kinds_of() -> dict[str, list[int]]:
    """All kinds of action a word can mean, here or in an edition: the one that can be said now is meant."""
    own = verbs()
    return {word: [*([PRINTED[word]] if word in PRINTED else []), *own.get(word, ())] for word in dict.fromkeys([*PRINTED, *own])}


def action_typed(text: str, view: View, names: Sequence[str]) -> Action | None:
    """The action these words mean, legal or not; None: they begin with no verb. Raises NotUnderstood."""
    verb, _, rest = text.strip().partition(" ")
    kinds = kinds_of().get(verb.lower())
    if kinds is None:
        return None
    rest = rest.strip()
    sayable = view.legal().actions
    now = [kind for kind in kinds if any(action.kind == kind for action in sayable)]
    kind = now[0] if now else kinds[0]
    if kind != PRINTED.get(verb.lower()):
        meant = one_meant([action for action in sayable if action.kind in now], rest, Phrases(view, names))
        return meant or unsayable(kind, rest, view)
    if kind == Kind.REDEEM and not rest:
        return Action(Kind.LIFT)
    if kind in ON_A_SPACE:
        return on_a_space(kind, rest, view)
    if kind == Kind.BID:
        sum = read_money(rest, view.edition.currency)
        if sum is None:
            raise NotUnderstood("terminal-no-sum", typed=repr(rest)) if rest else NotUnderstood("terminal-no-sum-nothing")
        return Action(Kind.BID, money=sum)
    if kind == Kind.PASS and not now and 0 in view.legal().bids:
        return Action(Kind.BID)
    if kind == Kind.WANT:
        return Action(Kind.WANT, whole_number(rest))
    if kind == Kind.USE_CARD:
        held = [action for action in sayable if action.kind == Kind.USE_CARD]
        return one_meant(held, rest, Phrases(view, names)) or Action(Kind.USE_CARD)
    return Action(kind)


def one_meant(actions: Sequence[Action], rest: str, phrases: Phrases) -> Action | None:
    """Of these, the one whose line has all the words typed; None where there are none. Raises NotUnderstood."""
    if actions and actions[0].kind in by_number() and (choice := whole(rest)) is not None and choice < MANY:
        return Action(actions[0].kind, choice - 1)
    wanted = [simple(word) for word in rest.split() if word.lower() not in SMALL_WORDS]
    lines = {phrases.say(action): action for action in actions}
    # What stands in brackets is a remark, and its figures are nobody's choice.
    found = [line for line in lines if all(word in simple(line.partition(" (")[0]) for word in wanted)]
    if len(found) > 1:
        if len(found) > 4:
            raise NotUnderstood("terminal-which-more", lines="; ".join(found[:4]), more=len(found) - 4)
        raise NotUnderstood("terminal-which", lines="; ".join(found))
    if lines and not found:
        raise NotUnderstood("terminal-fits-nothing", typed=repr(rest[:40]))
    return lines[found[0]] if found else None


def unsayable(kind: int, rest: str, view: View) -> Action:
    """What was meant, though it cannot be said now: the rules will tell why not."""
    try:
        return Action(kind, space_named(view.edition, rest)) if rest else Action(kind)
    except NotUnderstood:
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
        raise NotUnderstood("terminal-which-property", property=property_of(view.edition))
    return Action(kind, space_named(view.edition, name), int(whole))


def whole_number(text: str) -> int:
    number = whole(text)
    if number is None or number >= MANY:
        raise NotUnderstood("terminal-no-number", typed=repr(text[:40]) if text else say("terminal-nothing-typed"))
    return number


def simple(text: str) -> str:
    """Letters and digits only, without their marks, so that `ohare` finds O'Hare."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKD", text.lower()).replace("ß", "ss"))


def space_named(edition: Edition, text: str) -> int:
    """The space meant by a number, a name, or part of a name; raises NotUnderstood."""
    number = whole(text)
    if number is not None:
        if number < edition.board.spaces:
            return number
        raise NotUnderstood("terminal-no-space-number", number=text, last=edition.board.spaces - 1)
    wanted = simple(text)
    words = Words(edition)
    names = {space.number: simple(words.place(space.number)) for space in edition.spaces}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [number for number, name in names.items() if wanted and fits(name, wanted)]
        if found:
            return one_of(edition, found, text)
    cities = [space.number for space in edition.spaces if wanted and simple(words.city(space.number)) == wanted]
    if cities:
        return one_of(edition, cities, text)
    raise NotUnderstood("terminal-no-space-name", typed=repr(text[:40]))


def one_of(edition: Edition, found: Sequence[int], text: str) -> int:
    """One, or the question which."""
    deeds = [space for space in found if edition.board.all_deeds >> space & 1]
    if len(found) == 1 or len(deeds) == 1:
        return deeds[0] if deeds else found[0]
    words = Words(edition)
    raise NotUnderstood("terminal-which-space", typed=repr(text), names=[f"{words.place(space)} ({space})" for space in found])
