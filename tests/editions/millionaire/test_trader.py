"""How the trader plays for the million: upgrading, racing, defending, and its kept cards."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import Action
from passgo.rules.bots.words import Policy

from .helpers import (
    BROWN,
    CASTLE,
    DARK_BLUE,
    DREAM,
    FORCED_DEAL,
    FREE_HOUSE,
    MILLION,
    MOTOR,
    OUT_OF_JAIL,
    PALACE,
    PINK,
    RENT_FREE,
    STYLE,
    TAKE_OVER,
    K,
    built,
    lay,
    own,
)


def says(t: Dealer, seat: int, policy: int = Policy.TRADER) -> str:
    """What the bot in this seat says now; it must be in order."""
    said = Action(*t.core.decide(seat, policy, 3)[0])
    assert t.refuses(seat, str(said)) == "FINE"
    return str(said)


def test_it_upgrades_while_it_pays_off_and_saves_the_money_on_the_last_lap(table: Table) -> None:
    assert says(lay(table, at={0: 30}).roll(0, 1, 1), 0) == "UPGRADE"
    assert says(lay(table, at={0: 30}, cash={0: MILLION - 250 * K}).roll(0, 1, 1), 0) == "KEEP_LEVEL"
    for price, cash, word in ((300, 372, "KEEP_LEVEL"), (150, 500, "KEEP_LEVEL"), (150, 372, "UPGRADE"), (0, 800, "UPGRADE")):
        t = lay(table, options={"upgrade_price": price * K}, at={0: 30}, cash={0: cash * K}).roll(0, 1, 1)
        assert says(t, 0) == word, "as many salaries as it needs, each 50k higher, must bring more than the price"


def test_it_races_with_the_million_in_sight(table: Table) -> None:
    far = lay(table, cash={0: 700 * K}, owner=own(0, *BROWN))
    assert says(far, 0).startswith("BUILD")
    near = lay(table, cash={0: MILLION - 50 * K, 1: 0, 2: 0}, owner=own(0, *BROWN))
    assert says(near, 0) == "ROLL", "nobody has money to buy anything from it, and it spends nothing"
    near = lay(table, cash={0: MILLION - 50 * K}).roll(0, 4, 6)
    assert says(near, 0) == "DECLINE"


def test_it_sells_the_future_for_cash_when_the_million_is_near(table: Table) -> None:
    t = lay(table, cash={0: MILLION - 50 * K}, owner=own(0, STYLE))
    assert says(t, 0) == "OFFER to=1 give=17 money=-50000"
    t.say(0, "OFFER to=1 give=17 money=-50000")
    assert says(t, 1) == "REJECT", "which another trader does not allow"


def test_it_asks_for_the_missing_dollar_and_breaks_no_group_for_less(table: Table) -> None:
    t = lay(table, cash={0: MILLION - 50_500}, owner=own(0, STYLE))
    assert says(t, 0) == "OFFER to=1 give=17 money=-50500", "a thousand less would not win"
    t = lay(table, cash={0: MILLION - 150 * K}, owner=own(0, *BROWN))
    assert says(t, 0) == "ROLL", "one half of a group for a few thousands wins nothing"


def test_it_gives_nobody_its_last_cash_and_no_money_to_who_is_about_to_win(table: Table) -> None:
    owner = own(0, DREAM) | own(1, CASTLE, PALACE)
    t = lay(table, cash={1: 90 * K}, owner=owner).say(0, "OFFER to=1 give=10 money=-60000")
    assert says(t, 1) == "ACCEPT", "it completes a group"
    t = lay(table, cash={1: 60 * K}, owner=owner).say(0, "OFFER to=1 give=10 money=-60000")
    assert says(t, 1) == "REJECT", "but not for all it has"
    t = lay(table, cash={0: MILLION - 350 * K, 1: 90 * K}, owner=owner).say(0, "OFFER to=1 give=10 money=-60000")
    assert says(t, 1) == "REJECT", "nor for what lets the other win with two salaries"


def test_it_takes_what_wins_on_the_spot(table: Table) -> None:
    t = lay(table, cash={1: MILLION - 10 * K}, owner=own(1, *DARK_BLUE)).say(0, "OFFER to=1 want=31 money=10000")
    assert says(t, 1) == "ACCEPT"


def test_it_defends_against_a_rival_one_rent_away(table: Table) -> None:
    t = lay(table, hand={0: [RENT_FREE]}, owner=own(1, DREAM)).roll(0, 4, 6)
    assert says(t, 0) == "PAY_RENT", "20k are not worth the card"
    t = lay(table, hand={0: [RENT_FREE]}, owner=own(1, DREAM), cash={1: MILLION - 15 * K}).roll(0, 4, 6)
    assert says(t, 0) == "RENT_FREE", "unless they let the owner win"
    t = lay(table, cash={1: MILLION - 15 * K, 2: 90 * K}).roll(0, 2, 3).draw("CH11")
    assert says(t, 0) == "CHOOSE_PLAYER to=2"
    t = lay(table, cash={1: MILLION - 100 * K}, jail={0: 1}, owner=own(1, *DARK_BLUE))
    assert says(t, 0) == "ROLL", "in Jail nobody's rent is to be feared"


@pytest.mark.parametrize(("hand", "position", "word"), [
    ([FREE_HOUSE], {"owner": own(0, *BROWN)}, "FREE_HOUSE space=1"),
    ([TAKE_OVER], {"owner": own(0, CASTLE, DREAM) | own(1, PALACE, STYLE)}, "TAKE_OVER space=11"),
    ([FORCED_DEAL], {"owner": own(0, CASTLE, DREAM, MOTOR) | own(1, PALACE, STYLE)}, "FORCED_DEAL mine=1 theirs=11"),
    ([OUT_OF_JAIL], {"jail": {0: 1}}, "SHOW_CARD"),
])
def test_it_plays_its_cards_where_they_bring_most(table: Table, hand: list[str], position: dict[str, Any],
                                                  word: str) -> None:
    t = lay(table, hand={0: hand}, **position)
    assert says(t, 0) == word
    if word == "SHOW_CARD":
        assert says(t.say(0, word), 0).startswith("USE_CARD")


def test_it_shows_a_card_out_of_jail_only_to_use_it(table: Table) -> None:
    t = lay(table, hand={0: [OUT_OF_JAIL]}, jail={0: 1}, cash={1: MILLION - 100 * K}, owner=own(1, *DARK_BLUE))
    assert says(t, 0) == "ROLL", "in Jail nobody's rent is to be feared, and the card stays a secret"
    t = lay(table, hand={0: [OUT_OF_JAIL]}, jail={0: 1}, kept={"CH07": 0})
    assert says(t, 0).startswith("USE_CARD"), "one lies open already"


def test_it_spares_itself_a_rent_it_cannot_pay(table: Table) -> None:
    t = lay(table, hand={0: [RENT_FREE]}, owner=own(1, *DARK_BLUE), level=built(2, *DARK_BLUE), at={0: 28}).roll(0, 1, 2)
    assert says(t, 0) == "RENT_FREE"


def test_it_raises_no_money_in_vain(table: Table) -> None:
    hotels: dict[str, Any] = {"owner": own(1, *DARK_BLUE) | own(0, STYLE), "level": built(5, *DARK_BLUE), "at": {0: 28}}
    assert says(lay(table, cash={0: 520 * K}, **hotels).roll(0, 1, 2), 0) == "MORTGAGE space=17"
    assert says(lay(table, cash={0: 500 * K}, **hotels).roll(0, 1, 2), 0) == "GIVE_UP", "what it got would only enrich a rival"


def test_what_it_gives_away_helps_nobody_much(table: Table) -> None:
    t = lay(table, fortune=True, owner=own(0, STYLE, MOTOR) | own(1, 3) | own(2, *PINK)).roll(0, 1, 3).draw("FO18").say(0, "BUY")
    assert says(t, 0) == "GIVE_AWAY space=1 to=2", "to the one it does not complete a group for"


@pytest.mark.parametrize("policy", [Policy.THRIFTY, Policy.RANDOM])
def test_the_others_use_what_they_hold_too(table: Table, policy: int) -> None:
    t = lay(table, hand={0: [FREE_HOUSE]}, owner=own(0, *BROWN))
    said = {str(Action(*t.core.decide(0, policy, whim)[0])) for whim in range(60)}
    assert {"FREE_HOUSE space=1"} <= said
