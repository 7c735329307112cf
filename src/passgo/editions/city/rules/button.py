"""Step C of the turn: the Build button and everything that is built after it — City, pages 8 to 10."""
from __future__ import annotations

from passgo.editions.city.rules.districts import blocks_on
from passgo.editions.city.rules.landmarks import refuse_landmark, take_landmark
from passgo.editions.city.rules.railroads import lay_rails, railroad_sites
from passgo.editions.city.rules.words import BUTTON_FACES, RAILROAD_FACE, Press
from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.bits import has
from passgo.rules.declare import ask, step, toss
from passgo.rules.deeds import is_deed, is_mortgaged
from passgo.rules.money import move_money
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason, When
from passgo.struct import Money, Seat


@step("BUTTON", 38)
def button(s: State, seat: Seat) -> None:
    """Step BUTTON: after every roll, in Jail too, but not on the way there [CT-10 CT-11 CT-41 CT-120]."""
    if s.jail[seat] != 1:
        then.ask_build(s, seat, 0, Press.NOT_YET)


def button_weight(s: State) -> int:
    """All the odds of the Build button together [CT-40]."""
    total = 0
    for face in range(BUTTON_FACES):
        total += s.board.button_odds[face]
    return total


def button_face(s: State, k: int) -> int:
    """What the k-th way of the Build button shows: 1, 2, 3, or 4 for the railroad [CT-40]."""
    face = 0
    while k >= s.board.button_odds[face]:
        k -= s.board.button_odds[face]
        face += 1
    return face + 1


def button_shows(s: State, face: int) -> bool:
    """Can the Build button stop there? [CT-40]"""
    return 1 <= face <= BUTTON_FACES and s.board.button_odds[face - 1] > 0


def pressed(s: State, act: Action, seat: Seat) -> None:
    """Toss BUTTON: 1, 2 or 3 blocks, or the railroad and no blocks; written into the question that waits below [CT-40 CT-43]."""
    face = act.a
    emit(s, Event.PRESSED, seat, face)
    s.how[s.depth - 1] = Press.RAILROAD if face == RAILROAD_FACE else Press.BLOCKS
    s.what[s.depth - 1] = 0 if face == RAILROAD_FACE else face


toss_button = toss("TOSS_BUTTON", 104, pressed, weights=(button_weight, button_face, button_shows))


def block_price(s: State, kind: int, space: int) -> Money:
    """On the District card, per block; residential is the cheaper kind [CT-41 CT-44]."""
    return s.board.house[space] if kind == Kind.RESIDENTIAL else s.board.industrial[space]


def refuse_city_build(s: State, seat: int, act: Action, blocks: int, press: int) -> int:
    """Ask BUILD: press once; then as many blocks as it showed, or the railroad; landmarks at any moment; until DONE [CT-40]."""
    match act.kind:
        case Kind.DONE:
            return Reason.FINE
        case Kind.PRESS:
            return Reason.FINE if s.how[top(s)] == Press.NOT_YET else Reason.PRESSED_ALREADY
        case Kind.RESIDENTIAL | Kind.INDUSTRIAL | Kind.RAILROAD | Kind.STADIUM | Kind.SKYSCRAPER | Kind.TOWER:
            if not is_deed(s, act.a):
                return Reason.UNKNOWN
            match act.kind:
                case Kind.RESIDENTIAL | Kind.INDUSTRIAL:
                    return refuse_block(s, seat, act.kind, act.a)
                case Kind.RAILROAD:
                    return refuse_rails(s, act.a)
            return refuse_landmark(s, seat, act.kind, act.a)
    return Reason.WRONG_MOMENT


def refuse_block(s: State, seat: int, kind: int, space: int) -> int:
    """On any own, unmortgaged district, up to eight; no whole group and no even building is asked for [CT-41 CT-42 CT-111]."""
    f = top(s)
    if s.how[f] == Press.NOT_YET:
        return Reason.NOT_PRESSED
    if s.what[f] == 0:
        return Reason.NO_BLOCKS_LEFT
    if s.owner[space] != seat:
        return Reason.NOT_OWNER
    if is_mortgaged(s, space):
        return Reason.MORTGAGED
    if blocks_on(s, space) >= s.board.block_limit:
        return Reason.FULLY_BUILT
    return Reason.TOO_POOR if s.cash[seat] < block_price(s, kind, space) else Reason.FINE


def refuse_rails(s: State, space: int) -> int:
    """Only if the button stopped there; on any district, whoever owns it, one to a district [CT-43]."""
    if s.how[top(s)] != Press.RAILROAD:
        return Reason.NOT_PRESSED
    if has(s.rails, space):
        return Reason.ALREADY_THERE
    return Reason.FINE if railroad_sites(s) != 0 else Reason.NO_STOCK


def take_city_build(s: State, seat: int, act: Action, blocks: int, press: int) -> None:
    """Build, or be done; what the button showed stays good until then."""
    match act.kind:
        case Kind.DONE:
            close(s)
        case Kind.PRESS:
            then.toss_button(s, seat)
        case Kind.RAILROAD:
            s.how[top(s)] = Press.BLOCKS
            lay_rails(s, seat, act.a)
        case Kind.RESIDENTIAL | Kind.INDUSTRIAL:
            s.what[top(s)] -= 1
            price = block_price(s, act.kind, act.a)
            raise_block(s, seat, act.kind, act.a, price)
            move_money(s, seat, BANK, price, For.BLOCK)
        case _:
            take_landmark(s, seat, act.kind, act.a)


ask_build = ask("ASK_BUILD", 80, refuse_city_build, take_city_build, occasion=When.OWN_TURN)


def raise_block(s: State, seat: int, kind: int, space: int, price: Money) -> None:
    """One block more. Which pieces it is made of changes only the look [CT-44]."""
    if kind == Kind.RESIDENTIAL:
        s.homes[space] += 1
    else:
        s.works[space] += 1
    emit(s, Event.BLOCK, seat, space, price, kind)
