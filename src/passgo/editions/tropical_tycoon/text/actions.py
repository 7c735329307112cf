"""What only Tropical Tycoon asks and lets one say, in words."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.tropical_tycoon.rules.answers import PARTS
from passgo.editions.tropical_tycoon.rules.words import Development
from passgo.editions.tropical_tycoon.text.scenes import choice_says, job, jobs_held, scene_text
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.play.actions import Action
    from passgo.text.actions import Phrases


def cost(p: Phrases, space: int, kind: int) -> int:
    """What this development costs its builder here."""
    return p.ask("development_cost", space * PARTS + kind)


def piece(p: Phrases, kind: int, form: str) -> str:
    return p.tell.piece(slug(Development.name(kind)), form)


def develop(p: Phrases, a: Action) -> str:
    """`Build a park on Gentle Sands for $1,200,000`."""
    return p.text("do-develop", piece=piece(p, a.b, "a"), space=p.space(a.a), money=p.money(cost(p, a.a, a.b)))


def rebuild(p: Phrases, a: Action) -> str:
    if a.b:
        return develop(p, a)
    return p.text("do-rebuild", space=p.space(a.a), money=p.money(p.ask("building_price", a.a)))


def sell_off(p: Phrases, a: Action) -> str:
    if a.b:
        return p.text("do-sell-off-group", group=p.group(a.a), money=p.money(p.gain(a)))
    return p.text("do-sell-off", space=p.space(a.a), money=p.money(p.gain(a)))


def choose(p: Phrases, a: Action) -> str:
    says = choice_says(p.tell, p.edition.scenes[p.what], a.a, jobs_held(p.view))
    takes = p.ask("choice_cost", p.edition.board.scene_choice[p.what] + a.a)
    return p.text("do-decide-takes", choice=says, money=p.money(takes)) if takes else says


def perk_due(p: Phrases) -> list[str]:
    """What the perk of the job would bring."""
    t, seat = p.view.table, p.view.seat
    cash = sum(half[seat] for half in t.unclaimed_cash)
    tokens = sum(half[seat] for half in t.unclaimed_tokens)
    return [*([p.money(cash)] if cash else []), *([p.text("fortune-tokens", count=tokens)] if tokens else [])]


def perk(p: Phrases, a: Action) -> str:
    return p.text("do-claim-perk", job=job(p.tell, p.view.table.job[p.view.seat]), due=perk_due(p))


Maker = Callable[["Phrases", "Action"], str]
SAYS: dict[int, Maker] = {
    Kind.WALK_FREE: lambda p, a: p.text("do-walk-free"),
    Kind.ARREST: lambda p, a: p.text("do-arrest", who=p.tell.name(p.what)),
    Kind.SPARE: lambda p, a: p.text("do-spare", who=p.tell.name(p.what)),
    Kind.TAKE: lambda p, a: p.text("do-take", space=p.space(a.a), money=p.money(p.edition.board.price[a.a])),
    Kind.DECIDE: choose,
    Kind.REBUILD: rebuild,
    Kind.SELL_OFF: sell_off,
    Kind.DEVELOP: develop,
    Kind.CLAIM_PERK: perk,
}
"""A line for every Kind only this edition has."""


def listed(p: Phrases, a: Action) -> str:
    """`Gentle Sands $1.2M`."""
    price = cost(p, a.a, a.b) if a.b else p.ask("building_price", a.a)
    return p.text("list-price", space=p.space(a.a), money=p.few(price))


def sell_off_short(p: Phrases, a: Action) -> str:
    if a.b:
        return p.text("list-sell-group", group=p.group(a.a), money=p.few(p.gain(a)))
    return p.text("list-gain", space=p.space(a.a), money=p.few(p.gain(a)))


LISTS: dict[int, Maker] = {
    Kind.TAKE: lambda p, a: p.text("under-take"),
    Kind.DEVELOP: lambda p, a: piece(p, a.b, "title"),
    Kind.REBUILD: lambda p, a: piece(p, a.b, "title") if a.b else p.text("under-rebuild"),
    Kind.SELL_OFF: lambda p, a: p.text("under-sell-off"),
}
"""The heading a line stands under where there are many of them."""
SHORT: dict[int, Maker] = {
    Kind.TAKE: lambda p, a: p.text("list-price", space=p.space(a.a), money=p.few(p.edition.board.price[a.a])),
    Kind.DEVELOP: listed,
    Kind.REBUILD: listed,
    Kind.SELL_OFF: sell_off_short,
    Kind.CLAIM_PERK: lambda p, a: p.text("list-claim-perk", due=perk_due(p)),
}
VERBS = {
    "walk": (Kind.WALK_FREE,), "arrest": (Kind.ARREST,), "spare": (Kind.SPARE,), "take": (Kind.TAKE,), "buy": (Kind.TAKE,),
    "choose": (Kind.DECIDE,), "decide": (Kind.DECIDE,), "build": (Kind.REBUILD,), "sell": (Kind.SELL_OFF,),
    "develop": (Kind.DEVELOP, Kind.REBUILD), "perk": (Kind.CLAIM_PERK,),
}
"""What people type for Tropical Tycoon's actions."""
BECAUSE = {Kind.DEVELOP: "because-raises", Kind.WALK_FREE: "because-jail-leave"}
"""What a hint says of Tropical Tycoon's answers."""
BY_NUMBER = (Kind.DECIDE,)
HEADINGS = {Kind.CLAIM_PERK: (10, "heading-claim-perk"), Kind.DEVELOP: (11, "heading-develop")}
"""Side business that only Tropical Tycoon has; a development stands under its own name."""
ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_MERCY: lambda p: p.text("question-mercy", who=p.tell.name(p.what)),
    Step.ASK_PARKING: lambda p: p.text("question-parking"),
    Step.ASK_SCENE: lambda p: scene_text(p.tell, p.edition.scenes[p.what], jobs_held(p.view)),
    Step.ASK_EVEN: lambda p: p.text("question-even", group=p.group(p.what)),
}
"""Every question only this edition asks."""
