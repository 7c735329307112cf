"""Why something is as it is: the sums of a space, and why an action is refused. All of it is asked of the rules."""
from __future__ import annotations

import asyncio

from passgo.events import Event
from passgo.play.actions import Action, BadAction
from passgo.play.game import Game
from passgo.play.notation import every
from passgo.play.record import Record
from passgo.play.view import View
from passgo.rules.words import BANK, Kind, Reason
from passgo.server.refusals import Refusal, briefly, code_of
from passgo.server.rooms.room import Room
from passgo.server.wire.bodies import Reply
from passgo.text import ENGLISH
from passgo.text.events import Teller
from passgo.text.refusals import refusal_of
from passgo.text.rents import explain_rent
from passgo.text.words import Words, capital

RENTS = ("RENT_DUE", "RENT_OPEN")
"""Events that name a rent."""
CHANGED = ("DREW", *every("CHANGED"))
"""Events that may make the rent after them another than the deed's own."""


def seat_for(room: Room, token: str) -> int:
    """Whose token this is; a watcher where there is none."""
    if room.game is None:
        raise Refusal("NOT_STARTED")
    seat = room.sheet.seat_of(token) if token else -1
    if seat is None:
        raise Refusal("BAD_TOKEN", status=403)
    return seat


def view_for(room: Room, token: str) -> View:
    """What the owner of this token may see; a watcher's view where there is none."""
    seat = seat_for(room, token)
    assert room.game is not None
    return room.game.view(seat)


async def why_space(room: Room, token: str, space: int, language: str) -> list[str]:
    """Every sum of a space as it stands now, with what it is for."""
    async with room.locked():
        return sums(view_for(room, token), space, language)


def sums(view: View, space: int, language: str = ENGLISH) -> list[str]:
    """What this space costs and brings, as far as the view's seat may know."""
    edition, words = view.edition, Words(view.edition, language)
    if not 0 <= space < edition.board.spaces:
        raise Refusal("NO_SUCH_THING", status=404)
    ask, owner = view.core.ask, view.table.owner[space]
    if owner == BANK:
        return [words.say("why-bank")] if edition.board.price[space] else []
    mortgaged = view.table.mortgaged >> space & 1
    lines = reasons(view, space, words)
    lines.append(words.say("why-redeem", money=words.money(ask("redeeming", space))) if mortgaged
                 else words.say("why-loan", money=words.money(ask("loan_on", space))))
    higher = edition.board.house[space] and view.table.level[space] < edition.board.top_level
    if higher and edition.board.when[Kind.BUILD] and not view.table.developed >> space & 1:
        lines.append(words.say("why-building", money=words.money(ask("building_price", space))))
    if view.table.level[space]:
        lines.append(words.say("why-buildings", money=words.money(ask("building_value", space))))
    return lines


def reasons(view: View, space: int, words: Words) -> list[str]:
    """What the rent is made of, line by line."""
    return [capital(words.say("why-line", words=line.words, money=words.money(line.money)) if line.money else line.words)
            for line in explain_rent(view, space, words.language)]


async def why_event(room: Room, token: str, seq: int, language: str, turn: asyncio.Lock) -> list[str]:
    """Why the rent this event tells of was what it was then; the game is played again up to it, off the loop and one at a time in
    the whole house (`turn`)."""
    async with room.locked():
        seat = seat_for(room, token)
        assert room.game is not None
        record = room.game.record(secrets=False)
    async with turn:
        return await asyncio.to_thread(why_then, record, seat, seq, language)


def why_then(record: Record, seat: int, seq: int, language: str = ENGLISH) -> list[str]:
    """The reasons right after the input that brought the event; no event this seat was not told of is explained."""
    count, changed = 0, None
    for game, _, events in Game.replay(record._replace(result=None)):
        for event in events:
            count += 1
            if event.name in CHANGED:
                changed = event if event.told_to(seat) else None
            elif event.name == "TURN":
                changed = None
            if count == seq:
                if event.name not in RENTS or not event.told_to(seat):
                    raise Refusal("NO_SUCH_THING", status=404)
                return rent_then(game.view(seat), Teller(game.edition, game.names, language), event, changed)
    raise Refusal("NO_SUCH_THING", status=404)


def rent_then(view: View, tell: Teller, event: Event, changed: Event | None) -> list[str]:
    """The deed's own reasons; where a card or a wheel asked for another sum, that comes after them."""
    lines = reasons(view, event.what, tell)
    if changed is not None and sum(line.money for line in explain_rent(view, event.what)) != event.money:
        lines += [tell.sentence(changed), tell.say("why-this-time", money=tell.money(event.money))]
    return lines


def why_not(room: Room, token: str, text: str, language: str = ENGLISH) -> Reply | None:
    """The oracle, asked by a seat about itself, from what that seat may know."""
    view = view_for(room, token)
    if view.seat < 0:
        raise Refusal("BAD_TOKEN", status=403)
    try:
        action = Action.read(text)
    except BadAction as error:
        raise Refusal("BAD_ACTION", briefly(error), status=400) from None
    try:
        room.in_play()
    except Refusal as why:
        return Reply(code=why.code, clause="", sentence=why.sentence(language))
    reason = view.refusal(action)
    if reason == Reason.FINE:
        return None
    rule = refusal_of(view.edition, action.kind, reason, language)
    return Reply(code=code_of(rule.reason), clause=rule.clause, sentence=rule.sentence)
