"""What a seat may say in City, in full and in long lists: many districts under one heading, each in few words."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.city.rules.words import Piece, Purpose
from passgo.rules.words import NOBODY, KeptUse, Kind
from passgo.text.trial import rent_change
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.play.actions import Action
    from passgo.text.actions import Phrases


def piece(p: Phrases, number: int, form: str = "") -> str:
    return p.tell.piece(slug(Piece.name(number)), form)


def residential(p: Phrases, a: Action) -> str:
    return p.text("do-residential", space=p.space(a.a), money=p.money(p.edition.board.house[a.a]))


def industrial(p: Phrases, a: Action) -> str:
    return p.text("do-industrial", space=p.space(a.a), money=p.money(p.edition.board.industrial[a.a]))


def use_card(p: Phrases, a: Action) -> str:
    card = p.tell.card_name(p.edition.kept[a.a])
    if not a.b:
        return p.text("do-use-card", card=card)
    target = (p.view.table.at[p.view.seat] + a.b) % p.edition.board.spaces
    return p.text("do-use-taxi", card=card, steps=abs(a.b), way="forward" if a.b > 0 else "back", there=there(p, target, p.money))


def there(p: Phrases, space: int, money: Callable[[int], str]) -> str:
    """A space and what waits on it: `Summergate (yours)`, `… (Ada, rent $7,000,000)`, `… (nobody's, $1,600,000)`."""
    board, owner, name = p.edition.board, p.view.table.owner[space], p.space(space)
    if not board.all_deeds >> space & 1:
        return name
    if owner == NOBODY:
        return p.text("there-nobody", space=name, price=money(board.price[space]))
    if owner == p.view.seat:
        return p.text("there-yours", space=name)
    rent = money(sum(part for _, _, part in p.view.core.reckon(space)))
    return p.text("there-other", space=name, owner=p.tell.name(owner), rent=rent)


def keep(p: Phrases, a: Action) -> str:
    return p.text("do-keep-taxi") if p.what == KeptUse.TAXI else p.text("do-keep", money=p.money(p.sum))


def choose(p: Phrases, a: Action) -> str:
    if p.what == Purpose.EARTHQUAKE:
        return p.text("do-district-earthquake", piece=piece(p, a.b), space=p.space(a.a))
    return p.text(f"do-district-{slug(Purpose.name(p.what))}", space=p.space(a.a), money=p.money(p.sum))


def place(p: Phrases, a: Action) -> str:
    owner, name, space = p.view.table.owner[a.a], piece(p, a.b, "a"), p.space(a.a)
    if owner == NOBODY:
        return p.text("do-place-piece-free", piece=name, space=space)
    if owner == p.view.seat:
        return p.text("do-place-piece-yours", piece=name, space=space)
    return p.text("do-place-piece", piece=name, space=space, owner=p.tell.name(owner))


def clear(p: Phrases, a: Action) -> str:
    fee = p.edition.board.clearing_fee * p.edition.board.piece_blocks[a.b]
    return p.text("do-clear-hazard", piece=piece(p, a.b, "the"), space=p.space(a.a), money=p.money(fee))


def skyscraper(p: Phrases, a: Action) -> str:
    return p.text("do-skyscraper", space=p.space(a.a), money=p.money(p.edition.board.skyscraper[a.a]))


Maker = Callable[["Phrases", "Action"], str]
SAYS: dict[int, Maker] = {
    Kind.PRESS: lambda p, a: p.text("do-press"),
    Kind.RESIDENTIAL: residential,
    Kind.INDUSTRIAL: industrial,
    Kind.RAILROAD: lambda p, a: p.text("do-railroad", space=p.space(a.a)),
    Kind.STADIUM: lambda p, a: p.text("do-stadium", space=p.space(a.a), money=p.money(p.edition.board.stadium_price)),
    Kind.SKYSCRAPER: skyscraper,
    Kind.TOWER: lambda p, a: p.text("do-tower", space=p.space(a.a), money=p.money(p.edition.board.tower_price)),
    Kind.DONE: lambda p, a: p.text("do-done"),
    Kind.PLACE_HAZARD: place,
    Kind.PLACE_BONUS: place,
    Kind.JUMP: lambda p, a: p.text("do-jump", there=there(p, a.a, p.money)),
    Kind.STAY: lambda p, a: p.text("do-stay"),
    Kind.DODGE_RENT: lambda p, a: p.text("do-dodge-rent", money=p.money(p.sum)),
    Kind.KEEP: keep,
    Kind.USE_CARD: use_card,
    Kind.CHOOSE: choose,
    Kind.FORGO: lambda p, a: p.text("do-forgo"),
    Kind.CLEAR_HAZARD: clear,
    Kind.ADD_HOUR: lambda p, a: p.text("do-add-hour"),
}
"""A line for every action of City."""


# ---------------------------------------------------------------------------------------------------------- long lists
def whose(p: Phrases, space: int) -> str:
    """`Summergate`, `Summergate (Ada)`, `Summergate (yours)`."""
    owner, name = p.view.table.owner[space], p.space(space)
    if owner == NOBODY:
        return name
    if owner == p.view.seat:
        return p.text("there-yours", space=name)
    return p.text("list-whose", space=name, owner=p.tell.name(owner))


def priced(p: Phrases, a: Action) -> str:
    """`Summergate $500k`; the sum is found by trying it on a copy."""
    return p.text("list-price", space=p.space(a.a), money=p.few(-p.gain(a)))


def clear_short(p: Phrases, a: Action) -> str:
    return p.text("list-clear", piece=piece(p, a.b), whose=whose(p, a.a), money=p.few(-p.gain(a)))


def under_choice(p: Phrases, a: Action) -> str:
    if p.what == Purpose.EARTHQUAKE:
        return piece(p, a.b, "title")
    return p.text(f"under-district-{slug(Purpose.name(p.what))}")


LISTS: dict[int, Maker] = {
    Kind.RESIDENTIAL: lambda p, a: p.text("under-residential"),
    Kind.INDUSTRIAL: lambda p, a: p.text("under-industrial"),
    Kind.STADIUM: lambda p, a: p.text("under-stadium"),
    Kind.SKYSCRAPER: lambda p, a: p.text("under-skyscraper"),
    Kind.TOWER: lambda p, a: p.text("under-tower"),
    Kind.RAILROAD: lambda p, a: p.text("under-railroad"),
    Kind.PLACE_HAZARD: lambda p, a: piece(p, a.b, "title"),
    Kind.PLACE_BONUS: lambda p, a: piece(p, a.b, "title"),
    Kind.JUMP: lambda p, a: p.text("under-jump"),
    Kind.CHOOSE: under_choice,
}
"""The heading an answer stands under where there are too many for a line each."""
SHORT: dict[int, Maker] = {
    Kind.RESIDENTIAL: priced,
    Kind.INDUSTRIAL: priced,
    Kind.STADIUM: priced,
    Kind.SKYSCRAPER: priced,
    Kind.TOWER: priced,
    Kind.CLEAR_HAZARD: clear_short,
    **dict.fromkeys((Kind.RAILROAD, Kind.PLACE_HAZARD, Kind.PLACE_BONUS, Kind.CHOOSE), lambda p, a: whose(p, a.a)),
    Kind.JUMP: lambda p, a: there(p, a.a, p.few),
    Kind.ADD_HOUR: lambda p, a: p.text("list-add-hour"),
}
HEADINGS = {Kind.CLEAR_HAZARD: (30, "heading-clear-hazard"), Kind.ADD_HOUR: (31, "heading-add-hour")}
"""Side business that only City has."""
BECAUSE = {
    Kind.DONE: "because-done", Kind.PRESS: "because-press", Kind.RAILROAD: "because-railroad",
    Kind.CLEAR_HAZARD: "because-clears", Kind.DODGE_RENT: "because-saves", Kind.KEEP: "because-later", Kind.JUMP: "because-place",
    Kind.STAY: "because-stay", Kind.FORGO: "because-cash-needed",
    Kind.PLACE_BONUS: "because-bonus",
    **dict.fromkeys((Kind.RESIDENTIAL, Kind.INDUSTRIAL, Kind.SKYSCRAPER, Kind.TOWER), "because-raises"),
}
"""What a hint says of City's answers."""


def because(p: Phrases, a: Action) -> str:
    """A stadium is good for what it brings at GO, a hazard for what it takes from somebody, now or later [CT-12 CT-73]."""
    if a.kind == Kind.STADIUM:
        return p.text("because-stadium", money=p.money(p.edition.board.stadium_wages))
    if a.kind != Kind.PLACE_HAZARD:
        return ""
    owner = p.view.table.owner[a.a]
    takes = owner != NOBODY and rent_change(p, a) < 0
    return p.text("because-hazard", name=p.names[owner]) if takes else p.text("because-hazard-homes")


VERBS = {
    "press": (Kind.PRESS,), "residential": (Kind.RESIDENTIAL,), "homes": (Kind.RESIDENTIAL,), "industrial": (Kind.INDUSTRIAL,),
    "works": (Kind.INDUSTRIAL,), "railroad": (Kind.RAILROAD,), "stadium": (Kind.STADIUM,), "skyscraper": (Kind.SKYSCRAPER,),
    "tower": (Kind.TOWER,), "done": (Kind.DONE,), "jump": (Kind.JUMP,), "train": (Kind.JUMP,), "stay": (Kind.STAY,),
    "dodge": (Kind.DODGE_RENT,), "taxi": (Kind.USE_CARD,), "keep": (Kind.KEEP,), "choose": (Kind.CHOOSE,), "take": (Kind.CHOOSE,),
    "forgo": (Kind.FORGO,), "put": (Kind.PLACE_HAZARD, Kind.PLACE_BONUS), "clear": (Kind.CLEAR_HAZARD,), "hour": (Kind.ADD_HOUR,),
}
"""What people type for City's actions."""
