"""Debts: raising money, and bankruptcy to a player, to the bank, and in a chain."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, For

from .helpers import (
    CELL,
    DARK_BLUE,
    FENWAY,
    JACOBS,
    LIGHT_BLUE,
    MALL,
    OHARE,
    PURPLE,
    START,
    TEXAS,
    TIMES_SQUARE,
    WHITE_HOUSE,
    K,
    M,
    built,
    own,
)


def owes_player(table: Table, rent_level: int = 5, **changes: Any) -> Dealer:
    """Seat 0 has landed on seat 1's Times Square; with a hotel it owes 20 million."""
    owner = {**own(1, *DARK_BLUE), **changes.pop("owner", {})}
    level = {**built(rent_level, *DARK_BLUE), **changes.pop("level", {})}
    t = table(at={0: 36}, owner=owner, level=level, **changes).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.asked == [0] and t.about == 1 and t.happened("SHORT_OF_MONEY")
    return t


def owes_bank(table: Table, **changes: Any) -> Dealer:
    """Seat 0 has landed on credit-card interest, 750,000."""
    t = table(at={0: 35}, **changes).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.asked == [0] and (t.about, t.owed) == (BANK, 750 * K)
    return t


@pytest.mark.clause("HN-90")
def test_who_is_short_sells_buildings_mortgages_and_trades_before_paying(table: Table) -> None:
    t = owes_player(table, 1, cash={0: 100 * K}, owner=own(0, *PURPLE, OHARE, MALL), level=built(1, *PURPLE))
    assert t.owed == 2 * M and t.refuses(0, "SETTLE") == "TOO_POOR"
    t.say(0, f"SELL space={TEXAS}").say(0, f"SELL space={JACOBS}").say(0, f"MORTGAGE space={OHARE}")
    t.say(0, f"OFFER to=2 give={MALL} money=-500_000").say(2, "ACCEPT")
    assert t.cash[0] == 2_100 * K
    t.say(0, "SETTLE")
    assert t.cash[:2] == [100 * K, START + 2 * M] and t.owned_by(0) == [JACOBS, TEXAS, OHARE] and t.asked == [1]


@pytest.mark.clause("HN-90")
def test_nobody_gives_up_while_what_he_owns_would_be_enough(table: Table) -> None:
    t = owes_player(table, 1, cash={0: 999_999}, owner=own(0, OHARE))
    assert t.refuses(0, "GIVE_UP") == "FINE", "one dollar is missing"
    t = owes_player(table, 1, cash={0: 1 * M}, owner=own(0, OHARE))
    assert t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY" and t.refuses(0, "SETTLE") == "TOO_POOR"
    t.say(0, f"MORTGAGE space={OHARE}")
    assert t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY" and t.answers(0) == {"SETTLE"}


@pytest.mark.clause("HN-90", "HN-74")
def test_buildings_count_at_half_price_even_hotels_no_houses_are_left_for(table: Table) -> None:
    t = owes_player(table, 2, cash={0: 500 * K}, owner=own(0, *PURPLE), level=built(5, *PURPLE), houses_left=0)
    assert t.owed == 6 * M and t.core.ask("means", 0) == (500 + 2 * 5 * 250 + 600) * K
    assert t.refuses(0, "GIVE_UP") == "FINE"
    t = owes_bank(table, cash={0: 0}, owner=own(0, *PURPLE), level=built(5, *PURPLE), houses_left=0)
    assert t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY" and t.refuses(0, f"SELL space={TEXAS}") == "NO_STOCK"
    t.say(0, f"SELL space={TEXAS} whole=1").say(0, "SETTLE")
    assert t.cash[0] == 2_500 * K - 750 * K


@pytest.mark.clause("HN-90", "HN-60")
def test_a_debtor_beyond_his_means_may_still_be_saved_by_a_trade(table: Table) -> None:
    t = owes_bank(table, cash={0: 0}, owner=own(0, TEXAS) | own(2, JACOBS))
    assert t.refuses(0, "GIVE_UP") == "FINE"
    t.say(2, f"OFFER to=0 want={TEXAS} money=5_000_000").say(0, "ACCEPT").say(0, "SETTLE")
    assert t.playing == [0, 1, 2] and t.cash[0] == 4_250 * K


@pytest.mark.clause("HN-90")
def test_nobody_else_settles_and_nothing_goes_on_before(table: Table) -> None:
    t = owes_bank(table, cash={0: 0}, owner=own(0, OHARE))
    assert t.refuses(1, "SETTLE") == "NOT_ASKED" and t.refuses(1, "ROLL") == "NOT_ASKED"
    assert t.refuses(0, "ROLL") == "WRONG_MOMENT"


@pytest.mark.clause("HN-91", "HN-93")
def test_everything_goes_to_the_creditor(table: Table) -> None:
    t = owes_player(table, cash={0: 1 * M}, owner=own(0, OHARE, MALL), kept={"CH11": 0, "CC02": 0})
    t.say(0, "GIVE_UP")
    assert t.owned_by(1) == [OHARE, MALL, *DARK_BLUE]
    assert t.holds(1, "CH11") and t.holds(1, "CC02")
    assert t.cash[:3] == [0, START + 1 * M, START] and t.deeds[0] == 0
    assert t.playing == [1, 2] and t.asked == [1] and t.question == "ASK_TURN"


@pytest.mark.clause("HN-91")
def test_buildings_go_to_the_bank_at_half_price_and_the_money_to_the_creditor(table: Table) -> None:
    level = built(5, JACOBS) | built(4, TEXAS) | built(1, *LIGHT_BLUE)
    t = owes_player(table, cash={0: 100 * K}, owner=own(0, *PURPLE, *LIGHT_BLUE), level=level)
    t.say(0, "GIVE_UP")
    assert t.cash[1] == START + 100 * K + (5 + 4 + 3) * 250 * K
    assert [t.level[space] for space in (*PURPLE, *LIGHT_BLUE)] == [0] * 5
    assert t.owned_by(1) == [*PURPLE, *LIGHT_BLUE, *DARK_BLUE] and (t.houses_left, t.hotels_left) == (32, 10)


@pytest.mark.clause("HN-91")
def test_of_mortgaged_properties_the_creditor_pays_ten_per_cent_and_may_lift_each_then(table: Table) -> None:
    t = owes_player(table, cash={0: 100 * K}, owner=own(0, OHARE, MALL, CELL), mortgaged=[OHARE, MALL])
    t.say(0, "GIVE_UP")
    assert t.paid(For.INTEREST) == [(1, BANK, 160 * K)] and t.cash[1] == START + 100 * K - 160 * K
    assert t.question == "ASK_LIFT" and t.asked == [1] and t.about == OHARE
    t.say(1, "LIFT")
    assert t.about == MALL
    t.say(1, "LEAVE")
    assert t.cash[1] == START - 60 * K - 1 * M and not t.is_mortgaged(OHARE) and t.is_mortgaged(MALL)
    assert t.asked == [1] and t.question == "ASK_TURN"
    t.say(1, f"REDEEM space={MALL}")
    assert t.cash[1] == START - 60 * K - 1 * M - 660 * K, "the interest is paid again"


@pytest.mark.clause("HN-91", "HN-11")
def test_the_rest_of_the_bankrupts_turn_falls_away(table: Table) -> None:
    t = table(at={0: 35}, owner=own(1, *DARK_BLUE), level=built(5, *DARK_BLUE)).roll(0, 2, 2).say(0, "GIVE_UP")
    assert t.asked == [1], "no second roll for the double"


@pytest.mark.clause("HN-92", "HN-93")
def test_the_bank_auctions_every_property_at_once_free_of_mortgage_and_without_buildings(table: Table) -> None:
    t = owes_bank(table, cash={0: 10 * K}, owner=own(0, JACOBS, MALL, CELL), mortgaged=[JACOBS, MALL, CELL], kept={"CH11": 0})
    t.say(0, "GIVE_UP")
    assert t.cash[0] == 0 and t.deeds[0] == 0 and t.playing == [1, 2] and t.mortgaged == 0
    sold = []
    for winner, loser in ((1, 2), (2, 1), (1, 2)):
        assert t.question == "ASK_OPEN_AUCTION" and t.asked == [1, 2], "the bankrupt does not bid"
        sold.append(t.about)
        t.say(winner, "BID money=20_000").passes(loser)
    assert sold == [JACOBS, MALL, CELL]
    assert t.owned_by(1) == [JACOBS, CELL] and t.owned_by(2) == [MALL]
    assert t.cash[:3] == [0, START - 40 * K, START - 20 * K] and t.asked == [1] and t.question == "ASK_TURN"


@pytest.mark.clause("HN-92")
def test_kept_cards_go_under_their_decks_when_the_bank_is_owed(table: Table) -> None:
    t = owes_bank(table, cash={0: 0}, kept={"CH11": 0, "CC02": 0}, used={"Chance": ["CH05"]}).say(0, "GIVE_UP")
    assert t.pile_of(0) == ["CH05", "CH11"] and t.pile_of(1) == ["CC02"] and t.asked == [1]


@pytest.mark.clause("HN-92", "HN-22")
def test_what_nobody_bids_for_stays_with_the_bank_and_is_for_sale_again(table: Table) -> None:
    t = owes_bank(table, cash={0: 0}, owner=own(0, TEXAS)).say(0, "GIVE_UP").passes(1, 2)
    assert t.owner[TEXAS] == BANK and t.asked == [1]
    t.roll(1, 1, 2)
    assert t.question == "ASK_BUY" and t.about == TEXAS


@pytest.mark.clause("HN-92")
def test_buildings_of_a_bankrupt_go_back_to_the_bank_and_are_not_auctioned(table: Table) -> None:
    t = table(at={0: 1}, owner=own(0, *PURPLE), level=built(1, *PURPLE), cash={0: 0}).roll(0, 1, 2).say(0, "PAY_FLAT")
    assert t.owed == 2 * M and t.core.ask("means", 0) == 1_100 * K
    t.say(0, "GIVE_UP")
    assert t.built == 0 and t.houses_left == 32 and t.cash[0] == 0
    for space in PURPLE:
        assert t.about == space
        t.say(2, "BID money=600_000").passes(1)
    assert t.owned_by(2) == [*PURPLE] and t.level[TEXAS] == 0


@pytest.mark.clause("HN-93")
def test_a_bankrupt_is_passed_over_and_can_say_nothing(table: Table) -> None:
    t = owes_bank(table, cash={0: 0}).say(0, "GIVE_UP").roll(1, 4, 6).roll(2, 4, 6)
    assert t.asked == [1] and t.round == 2
    assert t.refuses(0, "ROLL") == "NO_SUCH_SEAT" and t.refuses(0, "OFFER to=1") == "NO_SUCH_SEAT"
    for nobody in (0, 3, 8, 99, -1):
        assert t.core.legal(nobody, True) == ([], 0, -1, False), "and is offered nothing, not even a deal"


@pytest.mark.clause("HN-93")
def test_the_last_player_left_wins(table: Table) -> None:
    t = owes_player(table, seats=2, cash={0: 0}).say(0, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [1] and t.happened("WON") and t.asked == []
    assert t.refuses(1, "ROLL") == "GAME_OVER"


@pytest.mark.clause("HN-93")
def test_eight_players_go_one_by_one_until_one_is_left(table: Table) -> None:
    t = table(seats=8, cash=dict.fromkeys(range(7), 0), at=dict.fromkeys(range(8), 35))
    for seat in range(7):
        assert t.asked == [seat]
        t.roll(seat, 1, 2).say(seat, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [7] and t.cash == [0] * 7 + [START]


@pytest.mark.clause("HN-94", "HN-91")
def test_a_creditor_who_lacks_the_interest_raises_it_like_any_debt(table: Table) -> None:
    mine = (OHARE, MALL, WHITE_HOUSE)
    t = owes_player(table, cash={0: 0, 1: 50 * K}, owner=own(0, *mine), mortgaged=[*mine]).say(0, "GIVE_UP")
    assert t.question == "ASK_RAISE" and t.asked == [1] and (t.about, t.owed) == (BANK, 320 * K)
    assert t.owned_by(1) == [*mine, *DARK_BLUE], "no property can be refused"
    assert t.refuses(1, "GIVE_UP") == "CAN_STILL_PAY"
    t.say(1, f"SELL space={FENWAY}").say(1, "SETTLE")
    assert t.cash[1] == 730 * K and t.question == "ASK_LIFT" and t.about == MALL, "the only loan he could pay back now"
    t.say(1, "LIFT")
    assert t.cash[1] == 130 * K and t.asked == [1] and t.question == "ASK_TURN"


@pytest.mark.clause("HN-94", "HN-92")
def test_a_chain_of_bankruptcies_ends_with_the_bank_auctioning_all(table: Table) -> None:
    t = table(seats=4, at={0: 0}, owner=own(0, OHARE, MALL, TIMES_SQUARE) | own(1, TEXAS), cash={0: 10 * K, 1: 0},
              mortgaged=[OHARE, MALL, TIMES_SQUARE], kept={"CH11": 0}).roll(0, 1, 2)
    assert t.owed == 40 * K and t.about == 1
    t.say(0, "GIVE_UP")
    assert t.asked == [1] and (t.about, t.owed) == (BANK, 360 * K) and t.cash[1] == 10 * K
    assert t.refuses(1, "GIVE_UP") == "FINE", "even with the mortgage on Texas Stadium 50,000 are missing"
    t.say(1, "GIVE_UP")
    assert t.playing == [2, 3] and t.pile_of(0) == ["CH11"]
    lots = []
    while t.question == "ASK_OPEN_AUCTION":
        lots.append(t.about)
        t.say(3, "BID money=10_000").passes(2)
    assert lots == [TEXAS, OHARE, MALL, TIMES_SQUARE] and t.owned_by(3) == lots and t.mortgaged == 0
    assert t.asked == [2]


@pytest.mark.clause("HN-94", "HN-90")
def test_a_creditor_in_debt_may_trade_the_very_deeds_away(table: Table) -> None:
    t = table(at={0: 0}, owner=own(0, TIMES_SQUARE) | own(1, TEXAS), cash={0: 10 * K, 1: 0}, mortgaged=[TIMES_SQUARE])
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.asked == [1] and t.owed == 200 * K
    t.say(1, f"OFFER to=2 give={TIMES_SQUARE} money=-1_000_000").say(2, "ACCEPT")
    assert t.asked == [2] and t.question == "ASK_LIFT", "the new owner pays the interest too, and may lift"
    t.say(2, "LIFT").say(1, "SETTLE")
    assert t.cash[:3] == [0, 10 * K + 1 * M - 200 * K, START - 1 * M - 2_200 * K]
    assert t.asked == [1] and t.question == "ASK_TURN" and t.owned_by(2) == [TIMES_SQUARE]


@pytest.mark.clause("HN-91", "HN-94", "HN-33", "HN-40")
def test_what_others_still_owe_a_bankrupt_they_owe_his_heir(table: Table) -> None:
    t = table(seats=4, options={"rent": "claimed"}, owner=own(2, *DARK_BLUE) | own(1, OHARE), level=built(5, *DARK_BLUE),
              cash={1: 0}, at={0: 35}).roll(0, 2, 2).roll(0, 1, 2).draw("CC12")
    assert t.asked == [1] and (t.about, t.owed) == (0, 500 * K), "seat 1 must pay the drawer, then seats 2 and 3"
    t.say(2, f"CLAIM space={TIMES_SQUARE} debtor=0")
    assert t.asked == [0] and (t.about, t.owed) == (2, 20 * M)
    t.say(0, "GIVE_UP")
    assert t.asked == [1] and (t.about, t.owed) == (2, 500 * K) and t.cash[2] == START + START + 2 * M
    t.say(1, f"MORTGAGE space={OHARE}").say(1, "SETTLE")
    assert t.cash[:4] == [0, 500 * K, 2 * START + 2 * M + 1 * M, START - 500 * K], "and nobody owes himself"
    assert t.asked == [1] and t.question == "ASK_TURN" and t.pile_of(1) == ["CC12"]


@pytest.mark.clause("HN-91", "HN-94", "HN-33", "HN-40")
def test_what_others_owe_each_other_a_bankruptcy_leaves_alone(table: Table) -> None:
    t = table(seats=4, options={"rent": "claimed"}, owner=own(2, *DARK_BLUE) | own(0, OHARE), level=built(5, *DARK_BLUE),
              cash={0: 0, 3: 0}, at={3: 36, 0: 4}, first=3).roll(3, 1, 2)
    t.roll(0, 1, 2)
    assert t.question == "TOSS_CARD"
    t.draw("CH16")
    assert t.asked == [0] and (t.about, t.owed) == (1, 500 * K), "seat 0 must pay seats 1, 2 and 3"
    t.say(2, f"CLAIM space={TIMES_SQUARE} debtor=3")
    assert t.asked == [3] and (t.about, t.owed) == (2, 20 * M)
    t.say(3, "GIVE_UP")
    assert t.asked == [0] and (t.about, t.owed) == (1, 500 * K), "that is still owed to seat 1, not to the heir of seat 3"
    t.say(0, f"MORTGAGE space={OHARE}").say(0, "SETTLE")
    assert t.cash[1] == START + 500 * K
