"""The trader in City: what stands on a district has its worth, and money is not left idle."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import Action, Game
from passgo.bots import PolicyBot, may_volunteer, next_move
from passgo.editions.city.rules.words import Piece
from passgo.rules.bots.words import Policy

from .helpers import BROWN, DIAMOND, FORTUNE, JAIL, OLD_TOWN, PINK, QUAY, SUMMERGATE, WHARF, K, M, button, city, mask, own


def says(t: Dealer, seat: int) -> str:
    said = str(Action(*t.core.decide(seat, Policy.TRADER, 1)[0]))
    assert t.refuses(seat, said) == "FINE"
    return said


def step_c(table: Table, **changes: Any) -> Dealer:
    """Seat 0 is just visiting, and step C has come."""
    return city(table, at={0: JAIL - 3}, **changes).roll(0, 1, 2)


def offered(table: Table, price: int, **changes: Any) -> str:
    """What it says to so much for Diamond Hills."""
    t = city(table, 2, owner=own(1, DIAMOND, *BROWN), **changes)
    return says(t.say(0, f"OFFER to=1 want={DIAMOND} money={price}"), 1)


def test_homes_under_a_hazard_are_not_sold_for_the_land(table: Table) -> None:
    """A prison is cleared for 2M, and the rent is 20M again."""
    assert offered(table, 8 * M, homes={DIAMOND: 8}, standing={DIAMOND: [Piece.PRISON]}) == "REJECT"
    assert offered(table, 8 * M, standing={DIAMOND: [Piece.PRISON]}) == "ACCEPT", "land is land"


def test_a_skyscraper_the_tower_and_a_stadium_have_their_worth(table: Table) -> None:
    assert offered(table, 26 * M, homes={DIAMOND: 8}) == "ACCEPT"
    assert offered(table, 26 * M, homes={DIAMOND: 8}, skyscrapers=mask(FORTUNE)) == "REJECT", "its rent is 40M"
    assert offered(table, 6 * M) == "ACCEPT"
    assert offered(table, 6 * M, tower=mask(DIAMOND)) == "REJECT" == offered(table, 6 * M, stadium_sites=mask(DIAMOND))


def test_it_buys_back_the_dearest_district_it_has_the_cash_for(table: Table) -> None:
    t = step_c(table, owner=own(0, SUMMERGATE, QUAY, DIAMOND), homes={QUAY: 4, DIAMOND: 8}, cash={0: 8 * M},
               loans={SUMMERGATE: 20 * K, QUAY: 3_500 * K, DIAMOND: 20 * M})
    assert says(t, 0) == f"REDEEM space={QUAY}"
    t.say(0, says(t, 0))
    assert says(t, 0) == f"REDEEM space={SUMMERGATE}"
    t.say(0, says(t, 0))
    assert says(t, 0) == "PRESS"


def test_a_hazard_is_cleared_as_soon_as_it_pays_after_building_too(table: Table) -> None:
    t = step_c(table, owner=own(0, *PINK), homes={QUAY: 6}, works={OLD_TOWN: 8}, standing={QUAY: [Piece.PRISON]})
    assert says(t, 0) == f"CLEAR_HAZARD space={QUAY} piece={Piece.PRISON}", "before the button is pressed"
    assert says(button(t, 2), 0) == f"CLEAR_HAZARD space={QUAY} piece={Piece.PRISON}", "and after it"


def test_hazards_go_where_they_hurt_and_never_on_an_own_district(table: Table) -> None:
    t = city(table, owner=own(0, DIAMOND) | own(1, QUAY, WHARF), homes={DIAMOND: 8, QUAY: 3, WHARF: 6}, at={0: 12}).roll(0, 1, 2)
    assert says(t, 0) == f"PLACE_BONUS space={DIAMOND} piece={Piece.SCHOOL}", "its own 20M are worth more than 6.5M of a rival"
    t = city(table, owner=own(0, DIAMOND) | own(1, QUAY, WHARF), homes={QUAY: 3, WHARF: 6}, at={0: 12}).roll(0, 1, 2)
    assert says(t, 0) == f"PLACE_HAZARD space={WHARF} piece={Piece.PRISON}"
    t = city(table, owner=own(0, DIAMOND, QUAY) | own(1, WHARF), homes={QUAY: 3, DIAMOND: 2}, at={0: 19}).roll(0, 1, 2)
    assert says(t.draw("PRISON"), 0) == f"PLACE_HAZARD space={WHARF} piece={Piece.PRISON}", "by card any district could be hit"


@pytest.mark.clause("CT-133")
@pytest.mark.parametrize("name", ["trader", "thrifty", "random", "walker", "sitter"])
def test_no_bot_stands_in_the_way_of_another_hour(name: str) -> None:
    game = Game.new("city", 3, seed=2, first=0, options={"length": "1h"})
    bots = {1: PolicyBot(name), 2: PolicyBot(name)}
    assert not may_volunteer(game) and next_move(game, bots) is None
    game.play("ADD_HOUR", 0)
    for _ in bots:
        move = next_move(game, bots)
        assert move is not None and str(move[1]) == "ADD_HOUR"
        game.play(move[1], move[0])
    assert game.view(-1).table.extra_ms == 3_600_000 and next_move(game, bots) is None
