"""The end: bankruptcy, agreement, and Fortune."""
from __future__ import annotations

import pytest

from passgo.loading import BadOption, read
from passgo.rules.words import BANK, For

from .helpers import (
    BARNACLE,
    CASINO,
    DARK_BLUE,
    DEVELOPER,
    DRIFTWOOD,
    GENTLE,
    LIGHT_BLUE,
    MOONLIGHT,
    PARK,
    PARROT,
    PURPLE,
    SAPPHIRE,
    START,
    Island,
    Isle,
    K,
    built,
    own,
)


def ruined(island: Island, **given: object) -> Isle:
    """Seat 0 lands on Gentle Sands, which has a resort, and cannot pay."""
    owners = own(1, *DARK_BLUE) | dict(given.pop("owner", {}))  # type: ignore[call-overload]
    levels = built(5, *DARK_BLUE) | dict(given.pop("level", {}))  # type: ignore[call-overload]
    t = island(at={0: 36}, owner=owners, level=levels, **given).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.about == 1
    return t


@pytest.mark.clause("TT-80")
def test_bankrupt_is_only_who_cannot_raise_it_and_that_ends_the_game(island: Island) -> None:
    t = ruined(island, cash={0: 2_300 * K}, owner=own(0, MOONLIGHT))
    assert t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    t.say(0, f"MORTGAGE space={MOONLIGHT}").say(0, "SETTLE")
    assert t.ending == "PLAYING"
    t = ruined(island, cash={0: 100 * K}).say(0, "GIVE_UP")
    assert t.ending == "FIRST_BANKRUPTCY" and t.question == ""


@pytest.mark.clause("TT-81")
def test_the_creditor_gets_cash_deeds_and_half_the_improvements_and_pays_the_tenth(island: Island) -> None:
    t = ruined(island, cash={0: 100 * K, 1: 50 * K}, owner=own(0, *PURPLE, MOONLIGHT), mortgaged=[MOONLIGHT],
               development={DRIFTWOOD: CASINO}, level={BARNACLE: 2}).say(0, "GIVE_UP")
    half = (250 * K + 200 * K) // 2
    assert t.paid(For.SALE) == [(BANK, 0, 125 * K), (BANK, 0, 100 * K)]
    assert t.paid(For.ESTATE) == [(0, 1, 100 * K + half)] and t.paid(For.INTEREST) == [(1, BANK, 26 * K)]
    assert t.cash[:2] == [0, 50 * K + 100 * K + half - 26 * K] and t.owned_by(1) == sorted([*PURPLE, MOONLIGHT, *DARK_BLUE])
    assert t.stock[CASINO] == 3 and t.is_mortgaged(MOONLIGHT) and t.ending == "FIRST_BANKRUPTCY"


@pytest.mark.clause("TT-81")
def test_the_tenth_of_the_printed_price_is_an_option(island: Island) -> None:
    """Moonlight Beach costs 520k and is mortgaged for 260k."""
    t = ruined(island, cash={0: 100 * K, 1: 60 * K}, owner=own(0, MOONLIGHT), mortgaged=[MOONLIGHT],
               options={"interest_on": "price"}).say(0, "GIVE_UP")
    assert t.paid(For.INTEREST) == [(1, BANK, t.edition.board.price[MOONLIGHT] // 10)] and t.ending == "FIRST_BANKRUPTCY"


@pytest.mark.clause("TT-82")
def test_owing_the_bank_everything_goes_to_the_bank(island: Island) -> None:
    t = island(at={0: 1}, cash={0: 20 * K}, owner=own(0, PARROT), mortgaged=[PARROT]).roll(0, 1, 2)
    t.say(0, "GIVE_UP")
    assert t.owner[PARROT] == BANK and t.cash[0] == 0 and not t.is_mortgaged(PARROT) and t.ending == "FIRST_BANKRUPTCY"


@pytest.mark.clause("TT-83")
def test_all_together_can_stop_at_any_time(island: Island) -> None:
    t = island(tokens={2: 3}).say(1, "PROPOSE_STOP")
    assert t.question == "ASK_STOP" and t.asked == [0, 2]
    t.say(2, "AGREE")
    assert t.asked == [0] and t.say(0, "AGREE").ending == "AGREED" and t.won == [2]


@pytest.mark.clause("TT-83")
def test_one_no_is_enough_and_nobody_asks_twice_in_a_turn(island: Island) -> None:
    t = island().say(1, "PROPOSE_STOP").say(0, "AGREE").say(2, "GO_ON")
    assert t.question == "ASK_TURN" and t.ending == "PLAYING" and t.refuses(1, "PROPOSE_STOP") == "ASKED_ALREADY"
    t.roll(0, 4, 6)
    assert t.refuses(1, "PROPOSE_STOP") == "FINE", "a new turn"
    assert t.refuses(0, "AGREE") == "NOT_ASKED"


@pytest.mark.clause("TT-83")
def test_a_table_may_rule_it_out_or_agree_on_rounds(island: Island) -> None:
    assert island(options={"until": "bankruptcy"}).refuses(0, "PROPOSE_STOP") == "NO_STOPPING"
    t = island(options={"rounds": 1}, tokens={1: 4}).roll(0, 4, 6).roll(1, 4, 6)
    assert t.ending == "PLAYING" and t.roll(2, 4, 6).ending == "ROUNDS_UP" and t.won == [1]


@pytest.mark.clause("TT-84")
def test_fortune_is_improvements_cash_and_tokens_and_no_deeds(island: Island) -> None:
    t = island(cash={0: 1_999 * K, 1: 0, 2: 0}, tokens={0: 5}, owner=own(0, *LIGHT_BLUE, *DARK_BLUE, *PURPLE),
               level=built(3, PARROT) | built(4, 8) | built(5, 9), development={GENTLE: PARK, SAPPHIRE: CASINO})
    board = t.edition.board
    assert board.park_fortune[GENTLE] * board.fortune_cash == 4_000 * K, "as public descriptions have it"
    assert t.core.ask("final_count", 0) == 5 + 3 + 1 + 2 + 3 + 8 + board.development_fortune[SAPPHIRE]
    assert t.core.ask("final_count", 1) == 0


@pytest.mark.clause("TT-84")
def test_most_fortune_wins_and_a_tie_is_shared(island: Island) -> None:
    t = island(tokens={0: 7, 1: 7, 2: 6}).say(0, "PROPOSE_STOP").say(1, "AGREE").say(2, "AGREE")
    assert t.won == [0, 1]


@pytest.mark.clause("TT-84")
def test_the_bankrupt_ranks_last_whatever_the_tokens(island: Island) -> None:
    t = ruined(island, cash={0: 100 * K}, tokens={0: 50, 2: 30}).say(0, "GIVE_UP")
    assert t.won == [2], "thirty tokens, cash and no resort against two resorts"


@pytest.mark.clause("TT-84")
def test_the_rate_of_cash_is_an_option(island: Island) -> None:
    t = island(options={"fortune_cash": 100_000}, cash={0: 1_050 * K})
    assert t.core.ask("final_count", 0) == 10
    assert island(options={"start_cash": 900_000}, started=False).cash[0] == 900 * K != START


@pytest.mark.clause("TT-04", "TT-33", "TT-73", "TT-83")
def test_a_debtor_may_deal_claim_what_is_his_and_propose_to_stop(island: Island) -> None:
    due = {"claims": 1, "claim_owner": {0: 0}, "claim_debtor": {0: 2}, "claim_space": {0: MOONLIGHT}, "claim_turn": {0: 1},
           "claim_sum": {0: 44 * K}, "unclaimed_cash": {1: [25 * K] + [0] * 7}}
    t = ruined(island, cash={0: 0}, owner=own(0, MOONLIGHT), options={"perks": "claimed"}, **due)
    for said in (f"OFFER to=2 give={MOONLIGHT} money=-100000", f"CLAIM space={MOONLIGHT} debtor=2", "CLAIM_PERK", "PROPOSE_STOP"):
        assert t.refuses(0, said) == "FINE"


@pytest.mark.clause("TT-04", "TT-83")
def test_under_closed_bids_perks_are_claimed_and_the_game_may_be_stopped(island: Island) -> None:
    t = island(at={0: 16}, options={"perks": "claimed"}, unclaimed_cash={1: [25 * K] + [0] * 7}).roll(0, 1, 2).say(0, "DECLINE")
    assert t.question == "ASK_SEALED_AUCTION" and t.say(1, "BID money=300000").say(0, "CLAIM_PERK").cash[0] == START + 25 * K
    t.say(2, "PROPOSE_STOP").say(0, "GO_ON")
    assert t.question == "ASK_SEALED_AUCTION" and t.asked == [0, 2], "and goes on where it was"


@pytest.mark.clause("TT-84")
def test_the_count_of_every_player_is_told(island: Island) -> None:
    t = island(tokens={0: 7, 2: 3}, cash={1: 1_200 * K}).say(0, "PROPOSE_STOP").say(1, "AGREE").say(2, "AGREE")
    counted = [(e.who, e.what, e.money) for e in t.news if e.name == "FORTUNE_COUNTED"]
    assert counted == [(0, 7, START), (1, 0, 1_200 * K), (2, 3, START)]


@pytest.mark.clause("TT-84")
def test_every_sum_is_a_whole_thousand(island: Island) -> None:
    board = island().edition.board
    for name in ("price", "loan", "house", "hotel", "turnover", "development_price", "park_price"):
        assert all(sum % 1000 == 0 for sum in getattr(board, name)), name
    assert all(sum % 1000 == 0 for row in board.rent for sum in row)
    t = island(owner=own(1, GENTLE))
    assert t.refuses(1, f"OFFER to=0 give={GENTLE} money=-100500") == "DEAL_STEP"
    assert t.refuses(1, f"OFFER to=0 give={GENTLE} money=-100000") == "FINE"


@pytest.mark.clause("TT-84", "TT-65")
@pytest.mark.parametrize("weather", range(4))
def test_developments_pay_whole_thousands(island: Island, weather: int) -> None:
    for kind in range(1, 5):
        for ship in (0, 1):
            t = island(owner=own(1, *DARK_BLUE, *PURPLE), development={GENTLE: kind, DRIFTWOOD: kind}, weather=weather, ship=ship)
            for space in (GENTLE, DRIFTWOOD):
                assert t.core.ask("rent_value", space) % 1000 == 0
                assert sum(money for _, _, money in t.core.reckon(space)) == t.core.ask("rent_value", space)


@pytest.mark.clause("TT-84")
def test_a_token_for_improving_is_an_option(island: Island) -> None:
    for tokens in (0, 2):
        t = island(owner=own(0, *DARK_BLUE), options={"improving_tokens": tokens}).say(0, f"BUILD space={GENTLE}")
        assert t.tokens[0] == tokens


@pytest.mark.clause("TT-64", "TT-11")
@pytest.mark.parametrize("perks", ["automatic", "claimed"])
def test_the_refund_is_half_of_what_was_really_paid(island: Island, perks: str) -> None:
    t = island(owner=own(0, *DARK_BLUE), jobs=(DEVELOPER,), options={"perks": perks}).say(0, f"BUILD space={GENTLE}")
    if perks == "claimed":
        assert t.spent[GENTLE] == t.edition.board.house[GENTLE]
        t.say(0, "CLAIM_PERK")
    paid = t.edition.board.house[GENTLE] - 25 * K
    assert t.cash[0] == START - paid and t.spent[GENTLE] == paid
    t.say(0, f"SELL space={GENTLE}")
    assert t.cash[0] == START - paid + (paid + 1999) // 2000 * 1000


@pytest.mark.clause("TT-11", "TT-64")
def test_a_discount_is_not_claimed_on_what_has_been_sold_again(island: Island) -> None:
    """Sold before the discount was asked for: half of the full price came back, and there is nothing more to ask for."""
    t = island(owner=own(0, *DARK_BLUE), jobs=(DEVELOPER,), options={"perks": "claimed"})
    price = t.edition.board.house[GENTLE]
    t.say(0, f"BUILD space={GENTLE}").say(0, f"SELL space={GENTLE}")
    assert t.cash[0] == START - price // 2 and t.refuses(0, "CLAIM_PERK") == "NO_PERK" and t.happened("PERK_LOST")
    t.say(0, f"BUILD space={GENTLE}").say(0, f"BUILD space={SAPPHIRE}").say(0, f"SELL space={SAPPHIRE}")
    cash = t.cash[0]
    t.say(0, "CLAIM_PERK")
    assert t.cash[0] == cash + 25 * K and t.spent[GENTLE] == price - 25 * K, "the one that stands"
    t = island(owner=own(0, *DARK_BLUE), jobs=(DEVELOPER,), options={"perks": "claimed"})
    t.say(0, f"DEVELOP space={GENTLE} development=1")
    assert t.say(0, f"SELL space={GENTLE}").refuses(0, "CLAIM_PERK") == "NO_PERK"


@pytest.mark.clause("TT-84")
def test_a_table_starts_with_whole_thousands() -> None:
    with pytest.raises(BadOption, match="in steps of 1,000"):
        read("tropical_tycoon", (("start_cash", 1_500_500),))


@pytest.mark.clause("TT-85")
def test_a_table_without_deals_is_offered_a_limit(island: Island) -> None:
    t = island(round=31).roll(0, 4, 6)
    assert t.question == "ASK_LIMIT" and t.say(2, "GO_ON").question == "ASK_TURN" and t.stall_told == 1


@pytest.mark.clause("TT-67")
def test_any_bid_for_the_last_piece_is_an_option(island: Island) -> None:
    assert island(options={"shortage_bid": "any"}).edition.board.any_bid == 1
