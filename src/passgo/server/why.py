"""Why something is as it is: the sums of a space, and why an action is refused. All of it is asked of the rules."""
from __future__ import annotations

from passgo.actions import Action, BadAction
from passgo.explain import explain_rent
from passgo.reasons import refusal_of
from passgo.rules.words import BANK, Reason
from passgo.server.refusals import Refusal
from passgo.server.rest import Reply
from passgo.server.room import Room
from passgo.view import View


def view_for(room: Room, token: str) -> View:
    """What the owner of this token may see; a watcher's view where there is none."""
    if room.game is None:
        raise Refusal("NOT_STARTED")
    seat = room.sheet.seat_of(token) if token else -1
    if seat is None:
        raise Refusal("BAD_TOKEN", status=403)
    return room.game.view(seat)


def why_space(room: Room, token: str, space: int) -> list[str]:
    """Every sum of a space, with what it is for."""
    view = view_for(room, token)
    edition = view.edition
    if not 0 <= space < edition.board.spaces:
        raise Refusal("NO_SUCH_THING", status=404)
    money, ask, owner = edition.money, view.core.ask, view["owner"][space]
    lines = [edition.spaces[space].name]
    if edition.board.price[space]:
        lines.append(f"Printed price: {money(edition.board.price[space])}")
        lines.append("It belongs to the bank." if owner == BANK else f"It belongs to {room.sheet.names[owner]}.")
    if owner == BANK:
        return lines
    mortgaged = view["mortgaged"] >> space & 1
    reckoned = explain_rent(view, space)
    lines.append(f"Rent now: {money(sum(line.money for line in reckoned))}")
    lines += [f"{line.words}: {money(line.money)}" if line.money else line.words for line in reckoned]
    lines.append(f"To lift the mortgage: {money(ask('redeeming', space))}" if mortgaged
                 else f"The bank would lend: {money(ask('loan_on', space))}")
    if edition.board.house[space] and view["level"][space] < edition.board.top_level:
        lines.append(f"The next building costs: {money(ask('building_price', space))}")
    if view["level"][space]:
        lines.append(f"The bank would pay for all buildings: {money(ask('building_value', space))}")
    return lines


def why_not(room: Room, token: str, text: str) -> Reply | None:
    """The oracle, asked by a seat about itself, from what that seat may know."""
    view = view_for(room, token)
    if view.seat < 0:
        raise Refusal("BAD_TOKEN", status=403)
    try:
        action = Action.read(text)
    except BadAction as error:
        raise Refusal("BAD_ACTION", str(error)[:200], status=400) from None
    try:
        reason = view.refusal(action)
    except OverflowError:
        reason = Reason.UNKNOWN
    if reason == Reason.FINE:
        return None
    why = refusal_of(view.edition, action.kind, reason)
    return Reply(code=why.reason, clause=why.clause, sentence=why.sentence)
