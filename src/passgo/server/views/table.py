"""What one seat is shown, made from its View and from nothing else the game knows. Default-deny: what is not named is not sent.

Plain dictionaries in the shape of views.Shown: one is made for every seat after every input, and a model would cost more
than the rules do. The tests read each of them back as the model.
"""
from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import orjson

from passgo.events import Event
from passgo.play.actions import Action, things
from passgo.play.legal import Legal
from passgo.play.view import View
from passgo.rules.sizes import SPACES
from passgo.rules.steps import Step
from passgo.rules.words import BANK, HOTEL_LOT, HOUSE_LOT, Kind
from passgo.server.views import badges
from passgo.server.views.phrases import AUCTIONS, group_of, question, space_of
from passgo.text import ENGLISH, standing
from passgo.text.actions import Phrases
from passgo.text.events import Teller

Json = dict[str, Any]


NOWHERE: Json = {"weather": "", "ship": False, "on_air": None, "running": [], "target": 0, "press": "", "blocks": 0, "stock": {},
                 "dodger": None}
"""views.World where an edition adds nothing to it."""


class Look(NamedTuple):
    """A space as it stands."""
    owner: int
    level: int
    mortgaged: bool
    interest: int
    rent: int
    badges: tuple[str, ...]
    stands: tuple[str, ...]


FREE = Look(BANK, 0, False, 0, 0, (), ())
"""Nobody's, and nothing on it."""


class Surroundings(NamedTuple):
    """What the room, not the game, knows: it is open to all."""
    names: Sequence[str]
    bots: Sequence[str | None]
    online: Sequence[bool]
    absent: Sequence[bool]
    dice: tuple[int, int] | None
    deadline: int | None
    patience: int | None
    paused: bool
    ended: bool
    ends: int | None = None
    """When the agreed time is over."""


def compact(value: Any) -> str:
    """As JSON, without a blank."""
    return orjson.dumps(value).decode()


def shown(view: View, around: Surroundings, language: str = ENGLISH) -> Json:
    """views.Shown as a dictionary; drawing.py makes the same of it as text, without doing anything twice."""
    tell = Teller(view.edition, around.names, language)
    legal = legal_for(view, around)
    return {**own(view, around, tell, legal), **common(view, around, tell), "legal": choices(view, legal, tell),
            "players": [player(view, around, seat, tell) for seat in range(view.table.seats)],
            "spaces": [space(tell, number, look_of(view, number, tell)) for number in range(view.edition.board.spaces)]}


def own(view: View, around: Surroundings, tell: Teller, legal: Legal | None) -> Json:
    """Of views.Shown what is this seat's own but its choices: the question as it is put to it, and its bids."""
    return {"seat": view.seat, "prompt": None if view.over or around.ended else prompt(view, around, tell),
            "bids": bids_of(legal), "may_offer": legal is not None and legal.may_offer}


def bids_of(legal: Legal | None) -> Json | None:
    """views.Bids."""
    return {"low": legal.bids[0], "high": legal.bids[-1], "step": legal.bids.step} if legal is not None and legal.bids else None


def common(view: View, around: Surroundings, tell: Teller) -> Json:
    """Of views.Shown what is the same for everybody."""
    t = view.table
    return {
        "round": t.round, "turn": t.turn, "over": view.over or around.ended,
        "ending": tell.ending(t.over) if view.over else tell.say("shown-ended") if around.ended else "",
        "winners": [seat for seat in range(t.seats) if t.winners >> seat & 1],
        "bank": {"houses": t.houses_left, "hotels": t.hotels_left, "pot": t.pot,
                 "text": stock(tell, t.houses_left, t.hotels_left)},
        "dice": around.dice, "extra": badges.extra(view, tell),
        "world": {**NOWHERE, **badges.world(view, tell), "ends": around.ends},
    }


STOCKS: WeakKeyDictionary[Teller, dict[tuple[int, int], str]] = WeakKeyDictionary()
"""What each teller has said of the bank's stock: who draws a table often keeps its teller, and it goes with its table."""


def stock(tell: Teller, houses: int, hotels: int) -> str:
    """What the bank has left to build with."""
    if not tell.edition.board.houses:
        return ""
    said = STOCKS.setdefault(tell, {})
    if (houses, hotels) not in said:
        left = {HOUSE_LOT: houses, HOTEL_LOT: hotels}
        said[houses, hotels] = tell.say("shown-stock", pieces=[tell.piece(tell.piece_key(lot), "count", count=count)
                                                               for lot, count in left.items()])
    return said[houses, hotels]


def player(view: View, around: Surroundings, seat: int, tell: Teller) -> Json:
    """views.PlayerShown."""
    return moving(view, around, seat, tell) | lasting(view, around, seat, tell)


def moving(view: View, around: Surroundings, seat: int, tell: Teller) -> Json:
    """Of a player what a move may change; a badge may tell of the score."""
    score = view.core.ask("final_count", seat)
    return {"cash": view.table.cash[seat], "worth": standing.worth(view, seat), "score": score,
            "score_text": badges.score(view, score, tell), "at": view.table.at[seat], "bot": around.bots[seat],
            "online": around.online[seat], "absent": around.absent[seat], "badges": badges.player_badges(view, seat, tell)}


def lasting(view: View, around: Surroundings, seat: int, tell: Teller) -> Json:
    """And what stays for a while: nothing here goes by what only passes (drawing.PASSING)."""
    t = view.table
    cards, hidden = badges.hand(view, seat)
    return {
        "seat": seat, "name": around.names[seat], "jail": t.jail[seat], "alive": bool(t.alive >> seat & 1),
        "stars": badges.stars(view, seat),
        "cards": [{"id": f"card{card.kept}" if card.kept >= 0 else card.id, "name": tell.card_name(card),
                   "text": tell.card_text(card), "traded": badges.is_traded(view, seat, card)} for card in cards],
        "hidden_cards": hidden,
    }


def look_of(view: View, number: int, tell: Teller) -> Look:
    """All that can change about a space."""
    t = view.table
    owner, level, mortgaged = t.owner[number], t.level[number], bool(t.mortgaged >> number & 1)
    if owner == BANK and not level and not mortgaged and badges.are_plain(view.edition.home):
        return FREE
    rent = 0 if owner == BANK else sum(money for _, _, money in view.core.reckon(number))
    interest = view.core.ask("interest_on", number) if mortgaged else 0
    return Look(owner, level, mortgaged, interest, rent, tuple(badges.space_badges(view, number, tell)),
                tuple(badges.stands(view, number)))


def space(tell: Teller, number: int, look: Look) -> Json:
    """views.SpaceShown."""
    return {"number": number, "owner": None if look.owner == BANK else look.owner, "level": look.level,
            "built": built(tell, look.level), "mortgaged": look.mortgaged, "interest": look.interest, "rent": look.rent,
            "badges": look.badges, "stands": look.stands, "text": label(tell, number, look)}


def built(tell: Teller, level: int) -> str:
    """The buildings of a space in words."""
    if level == tell.edition.board.top_level:
        return tell.piece(tell.piece_key(HOTEL_LOT), "a") if level else ""
    return tell.piece(tell.piece_key(HOUSE_LOT), "count", count=level) if level else ""


def label(tell: Teller, number: int, look: Look) -> str:
    """What a screen reader says of a space."""
    owner, level, mortgaged, _, rent, marks, _ = look
    words = [tell.place(number)]
    if owner != BANK:
        words.append(tell.say("shown-owned", owner=tell.names[owner]))
    elif tell.edition.board.price[number]:
        words.append(tell.say("shown-for-sale", price=tell.money(tell.edition.board.price[number])))
    if level:
        words.append(built(tell, level))
    if mortgaged:
        words.append(tell.say("shown-mortgaged"))
    if rent:
        words.append(tell.say("shown-rent", money=tell.money(rent)))
    return tell.say("shown-label", parts=[*words, *marks])


def prompt(view: View, around: Surroundings, tell: Teller) -> Json | None:
    """views.Prompt: the open question; None while chance speaks."""
    if view.waits_for not in ("seats", "clock"):
        return None
    t, top = view.table, view.table.depth - 1
    step, what, sum = t.step[top], t.what[top], t.sum[top]
    auction = step in AUCTIONS
    led = auction and step != Step.ASK_SEALED_AUCTION and t.who[top] >= 0
    return {
        "kind": Step.name(step), "asked": list(view.asked), "text": question(view, tell),
        "space": what if step in (Step.ASK_BUY, Step.ASK_LIFT) or (auction and what < SPACES) else None,
        "lot": what if auction else None, "high": sum if led else None, "high_seat": t.who[top] if led else None,
        "deadline": around.deadline, "patience": around.patience,
        "offer": offer(view, tell) if step == Step.ASK_REVIEW else None,
        "debt": ({"to": what, "sum": sum, "means": view.core.ask("means", t.who[top])} if step == Step.ASK_RAISE else None),
    }


def offer(view: View, tell: Teller) -> Json:
    """views.Offer: the deal on the table."""
    t, top = view.table, view.table.depth - 1
    money = t.sum[top]
    return {
        "from": t.what[top], "to": t.who[top], "give": things(t.give), "want": things(t.want), "money": money,
        "gives_text": side(tell, t.give, money), "wants_text": side(tell, t.want, -money),
    }


def side(tell: Teller, mask: int, money: int) -> str:
    """One side of a deal in words."""
    return tell.say("shown-side", things=tell.side_of_deal(mask, money))


@functools.lru_cache(maxsize=16_384)
def printed(action: Action) -> tuple[str, str, int | None]:
    """Of an action what is the same at every table: its notation, its drawer, and the space it is about."""
    return str(action), group_of(action), space_of(action)


def legal_for(view: View, around: Surroundings) -> Legal | None:
    """What this seat may do now; nothing in a pause, and nothing after the end."""
    return None if view.over or around.ended or around.paused else view.legal()


def choices(view: View, legal: Legal | None, tell: Teller) -> list[Json]:
    """views.Choice, one for each action."""
    phrases = Phrases(view, tell.names, tell=tell)
    return [choice(action, phrases) for action in in_order(legal)]


def in_order(legal: Legal | None) -> Sequence[Action]:
    """To roll, where one may, comes first, for it is what most people are about to do."""
    actions = legal.actions if legal is not None else ()
    if not any(action[0] == Kind.ROLL for action in actions[1:]):
        return actions
    return sorted(actions, key=lambda action: action.kind != Kind.ROLL)


def choice(action: Action, phrases: Phrases) -> Json:
    said, group, space = printed(action)
    return {"action": said, "group": group, "text": phrases.say(action), "heading": phrases.heading(action), "space": space}


def told(event: Event, text: str, caption: str = "") -> Json:
    """Of views.Told all but its number and who may know it."""
    return {"name": event.name, "who": event.who, "what": event.what, "how": event.how, "money": event.money,
            "give": things(event.give) if event.give else [],
            "want": things(event.want) if event.want else [], "text": text, "caption": caption}
