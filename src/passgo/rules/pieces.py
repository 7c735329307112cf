"""The pieces: houses and hotels between the bank and the deeds."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.agenda import push
from passgo.rules.bits import bit, has
from passgo.rules.money import move_money
from passgo.rules.questions import building_cost, building_value
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, HOTEL_LOT, NOTHING, Event, For, Merit
from passgo.struct import Money


def put_piece(s: State, seat: int, space: int, lot: int, price: Money) -> None:
    """A house or hotel is put up here; a piece of an edition's own by the step its board names."""
    if lot > HOTEL_LOT:
        push(s, s.board.piece_step, seat, space, price, lot)
    else:
        raise_building(s, seat, space, price)


def raise_building(s: State, seat: int, space: int, price: Money) -> None:
    """The piece is put on the deed; a hotel sends the houses back to the bank [HN-73]."""
    swap_pieces(s, space, 1)
    s.spent[space] += price
    emit(s, Event.BUILT, seat, space, 0, s.level[space])


def bought_as_listed(s: State, seat: int, space: int) -> None:
    """A piece was bought at the price on the deed, not at an auction: that may earn a perk [TT-11]."""
    if s.board.perk_step != NOTHING:
        push(s, s.board.perk_step, seat, Merit.BUILDING, 0, space)


def sold(s: State, seat: int, space: int, money: Money) -> None:
    """The bank pays for what came down."""
    emit(s, Event.SOLD, seat, space, money, s.level[space])
    move_money(s, BANK, seat, money, For.SALE)


def strip(s: State, space: int) -> None:
    """All buildings of a deed go to the bank at half price [HN-74 HN-91]."""
    if not has(s.built, space):
        return
    money = building_value(s, space)
    if s.level[space] == s.board.top_level:
        s.hotels_left += 1
    else:
        s.houses_left += s.level[space]
    if has(s.developed, space):
        moments.piece_stripped(s, space)
        s.developed = s.developed & ~bit(space)
    s.level[space] = 0
    s.spent[space] = 0
    s.built = s.built & ~bit(space)
    sold(s, s.owner[space], space, money)


def break_up(s: State, space: int) -> None:
    """A hotel comes down to as many houses as the bank has, four if it can [ML-61]."""
    s.hotels_left += 1
    s.level[space] = min(s.houses_left, s.board.top_level - 1)
    # The hotel is worth half its own price; what was paid for the houses is shared by those that stand again.
    s.spent[space] = max(s.spent[space] - s.board.hotel[space], 0) * s.level[space] // (s.board.top_level - 1)
    s.houses_left -= s.level[space]
    s.built = s.built | bit(space) if s.level[space] > 0 else s.built & ~bit(space)


def swap_pieces(s: State, space: int, way: int) -> None:
    """A hotel and its houses change places with the bank's; otherwise one house does [HN-73 HN-74]."""
    hotel = s.board.top_level
    if way < 0:
        s.spent[space] -= s.spent[space] // s.level[space]
    if (s.level[space] if way < 0 else s.level[space] + 1) == hotel:
        s.hotels_left -= way
        s.houses_left += way * (hotel - 1)
    else:
        s.houses_left -= way
    s.level[space] += way
    s.built = s.built | bit(space) if s.level[space] > 0 else s.built & ~bit(space)


def houses_at(s: State, level: int) -> int:
    """Houses that stand on a deed of this level."""
    return 0 if level == s.board.top_level else level


def hotels_at(s: State, level: int) -> int:
    """The same of hotels."""
    return 1 if level == s.board.top_level else 0


def set_level(s: State, space: int, level: int) -> None:
    """A real table says what stands there: the pieces come from the bank, or go back to it [HN-98]."""
    s.houses_left += houses_at(s, s.level[space]) - houses_at(s, level)
    s.hotels_left += hotels_at(s, s.level[space]) - hotels_at(s, level)
    s.level[space] = level
    s.spent[space] = building_cost(s, space)
    s.built = s.built | bit(space) if level > 0 else s.built & ~bit(space)
