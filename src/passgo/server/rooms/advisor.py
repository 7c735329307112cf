"""Advice to a seat, where its table allows it: a hint, what a deal is worth, a fair deal, its odds. All from that seat's View."""
from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from passgo.minds import advice
from passgo.minds.deals import Worth
from passgo.minds.odds import odds_of_view
from passgo.minds.population import heard
from passgo.play.actions import Action, BadAction
from passgo.play.thoughts import Share
from passgo.play.view import View
from passgo.rules.words import Kind
from passgo.server.refusals import Refusal, briefly
from passgo.server.rooms.live_odds import DIGITS, shares_shown
from passgo.server.rooms.room import Room
from passgo.server.rooms.thoughts import HINT, thoughts
from passgo.server.views.explain import seat_for
from passgo.server.wire.frames import ShareShown
from passgo.server.wire.minds import DealShown, HintShown, OddsShown, WeighedShown, WorthShown
from passgo.text.actions import Phrases

T = TypeVar("T")
HINTED, WEIGHED, SEARCHED, RECKONED = (0.2, 960), (0.2, 700), (0.6, 2_000), (0.2, 1_000)
"""Seconds and futures of a hint, of the worth of a deal, of the search for one, of odds."""
SHOWN = 6
"""Answers shown beside the best."""


async def view_of(room: Room, token: str, watcher: str = "") -> View:
    """What this seat sees now, or a watcher from there, if they may ask at all, and not too often."""
    async with room.locked():
        seat = seat_for(room, token)
        if seat < 0 and not watcher:
            raise Refusal("BAD_TOKEN", status=403)
        game = room.in_play()
        bucket = room.askings.bucket("seat", str(seat), room.settings.advice) if seat >= 0 else (
            room.askings.bucket("watcher", watcher, room.settings.advice))
        if room.settings.limited and not bucket.take():
            raise Refusal("TOO_FAST", status=429, wait=bucket.wait)
        return game.view(seat)


def listener(room: Room) -> Callable[[], advice.Beliefs]:
    """Who the players seem to be, by all that has been said until now."""
    game, inputs = room.in_play(), tuple(room.in_play().inputs)
    return lambda: heard(game, inputs)


async def thought(job: Callable[[], T]) -> T:
    """Thought beside the loop; what cannot be advised is refused with its sentence."""
    try:
        return await thoughts().think(HINT, job)
    except advice.NotAllowed as why:
        raise Refusal("NO_ADVICE", briefly(why)) from None


def check_hints(room: Room) -> None:
    if not room.sheet.hints:
        raise Refusal("NO_HINTS", status=403)


async def hint(room: Room, token: str, language: str) -> HintShown:
    """What would you do?"""
    check_hints(room)
    view, names = await view_of(room, token), room.sheet.names
    budget = thoughts().budget(*HINTED)
    believed, made = listener(room), advice.offers_made(room.in_play().inputs, view.seat)
    found = await thought(lambda: advice.hint(view, names, budget, beliefs=believed(), made=made))
    p = Phrases(view, names, language)
    weighed = [WeighedShown(action=str(one.action), text=p.say(one.action), odds=round(one.odds, DIGITS),
                            error=round(found.error_beside(one), DIGITS)) for one in found.weighed[:SHOWN]]
    return HintShown(action=str(found.action), text=p.say(found.action), why=found.why(view, names, language),
                     sentence=found.sentence(view, names, language), odds=round(found.odds, DIGITS),
                     gain=round(found.gain, DIGITS), error=round(found.error, DIGITS), usual=found.usual, weighed=weighed)


async def worth(room: Room, token: str, text: str, language: str) -> WorthShown:
    """Is this deal good for me?"""
    check_hints(room)
    try:
        offer = Action.read(text) if text else None
    except BadAction as error:
        raise Refusal("BAD_ACTION", briefly(error), status=400) from None
    if offer is not None and offer.kind != Kind.OFFER:
        raise Refusal("BAD_ACTION", status=400)
    view, names = await view_of(room, token), room.sheet.names
    budget = thoughts().budget(*WEIGHED)
    believed = listener(room)
    found = await thought(lambda: advice.worth(view, offer, budget, beliefs=believed()))
    return worth_shown(view, names, found, language)


async def fair_deal(room: Room, token: str, language: str) -> DealShown:
    """Find me a fair deal."""
    check_hints(room)
    view, names = await view_of(room, token), room.sheet.names
    budget = thoughts().budget(*SEARCHED)
    believed = listener(room)
    found = await thought(lambda: advice.fair_deal(view, budget, beliefs=believed()))
    p = Phrases(view, names, language)
    if found is None:
        return DealShown(action="", text=p.text("advice-none-found"), worth=None)
    return DealShown(action=str(found.offer), text=p.say(found.offer), worth=worth_shown(view, names, found, language))


async def odds(room: Room, token: str, whence: str) -> OddsShown:
    """Who is winning, as far as this seat may know, or a watcher from there."""
    if room.sheet.odds != "live":
        raise Refusal("NO_ODDS", status=403)
    view = await view_of(room, token, whence)
    budget, believed = thoughts().budget(*RECKONED), listener(room)
    shares = await thought(lambda: odds_of_view(view, budget, believed()))
    return OddsShown(seat=view.seat, shares=shares_shown(shares))


def worth_shown(view: View, names: list[str], found: Worth, language: str) -> WorthShown:
    both = advice.sides(view, found)
    mine: Share = next(share for seat, share in both if seat == view.seat)
    sides = [ShareShown(seat=seat, odds=round(share.odds, DIGITS), error=round(share.error, DIGITS)) for seat, share in both]
    return WorthShown(verdict=advice.verdict(mine), sentence=advice.worth_sentence(view, names, found, language), sides=sides)
