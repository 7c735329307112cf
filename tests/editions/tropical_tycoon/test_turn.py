"""The turn: the news die, buying, rent, doubles, GO, Free Parking and Jail."""
from __future__ import annotations

import pytest

from passgo.rules.words import BANK, CHANCE, For

from .helpers import (
    BARNACLE,
    DRIFTWOOD,
    FINE,
    FREE_PARKING,
    GENTLE,
    ICON,
    JAIL,
    MANGO,
    ORANGE,
    PAPAYA,
    PARROT,
    PIER,
    PURPLE,
    SALARY,
    SPICE,
    START,
    STORM,
    TRANSPORT,
    Island,
    K,
    built,
    own,
)


# ------------------------------------------------------------------------------------------------------------ the move
@pytest.mark.clause("TT-30")
def test_one_standard_die_and_one_with_the_icon_for_a_one(island: Island) -> None:
    t = island().say(0, "ROLL")
    assert t.core.ways() == 36
    falls = {t.core.nth_way(k)[1:3] for k in range(36)}
    assert falls == {(first, second) for first in range(1, 7) for second in (0, 2, 3, 4, 5, 6)}
    assert t.refuses(CHANCE, "OUTCOME a=3 b=1") == "NO_SUCH_OUTCOME"
    assert t.fall(6, 4).at[0] == JAIL


@pytest.mark.clause("TT-31")
def test_with_the_icon_move_by_the_other_die_resolve_and_then_the_news(island: Island) -> None:
    t = island(owner=own(1, BARNACLE)).roll(0, 3, ICON)
    assert t.at[0] == 3 and t.paid(For.RENT) == [(0, 1, t.edition.board.rent[3][0])], "resolved first"
    assert t.question == "TOSS_NEWS"


@pytest.mark.clause("TT-31")
def test_the_news_wait_for_the_auction(island: Island) -> None:
    t = island().roll(0, 3, ICON)
    assert t.question == "ASK_BUY"
    t.say(0, "DECLINE").bids(0, 0, 1 * K)
    assert t.question == "TOSS_NEWS"


@pytest.mark.clause("TT-31", "TT-51")
def test_the_icon_in_jail_is_no_double_but_brings_the_news(island: Island) -> None:
    t = island(jail={0: 1}).roll(0, 2, ICON)
    assert t.jail[0] == 2 and t.question == "TOSS_NEWS"


@pytest.mark.clause("TT-31", "TT-50")
def test_the_icon_brings_the_news_to_who_has_just_gone_to_jail(island: Island) -> None:
    t = island(at={0: 27}).roll(0, 3, ICON)
    assert t.jail[0] == 1 and t.question == "TOSS_NEWS"
    assert t.broadcast("whale").choose(0, 1).asked == [1], "and then the turn is over"


@pytest.mark.clause("TT-32")
def test_buy_at_the_printed_price_and_take_a_token(island: Island) -> None:
    t = island().roll(0, 1, 2).say(0, "BUY")
    assert t.owner[BARNACLE] == 0 and t.cash[0] == START - 120 * K and t.tokens[0] == 1


@pytest.mark.clause("TT-32")
def test_declined_it_is_auctioned_and_the_decliner_may_win_it_with_its_token(island: Island) -> None:
    t = island().roll(0, 1, 2).say(0, "DECLINE").bids(10 * K, 0, 0)
    assert t.owner[BARNACLE] == 0 and t.tokens[:3] == [1, 0, 0]


@pytest.mark.clause("TT-32")
def test_a_deal_between_players_brings_no_token(island: Island) -> None:
    t = island(owner=own(0, BARNACLE)).say(0, "OFFER to=1 give=3 money=-50000").say(1, "ACCEPT")
    assert t.owner[BARNACLE] == 1 and t.tokens[:2] == [0, 0]


@pytest.mark.clause("TT-33")
def test_rent_as_on_the_deed_and_none_when_mortgaged(island: Island) -> None:
    t = island(owner=own(1, PARROT, MANGO)).roll(0, 2, 4)
    assert t.paid(For.RENT) == [(0, 1, t.edition.board.rent[PARROT][0])]
    assert island(owner=own(1, PARROT), mortgaged=[PARROT]).roll(0, 2, 4).paid(For.RENT) == []
    assert island(owner=own(0, PARROT)).roll(0, 2, 4).paid(For.RENT) == [], "one's own"


@pytest.mark.clause("TT-33")
def test_transport_pays_by_number_and_utilities_by_the_dice(island: Island) -> None:
    t = island(owner=own(1, *TRANSPORT[:2])).roll(0, 2, 3)
    assert t.paid(For.RENT) == [(0, 1, t.edition.board.rent[5][1])]
    t = island(at={0: 3}, owner=own(1, 12)).roll(0, 4, 5)
    assert t.paid(For.RENT) == [(0, 1, 9 * t.edition.board.rent[12][0])]


@pytest.mark.clause("TT-33")
def test_rent_to_be_claimed_is_lost_when_the_second_player_following_rolls(island: Island) -> None:
    t = island(owner=own(1, PARROT), options={"rent": "claimed"}).roll(0, 2, 4)
    assert t.cash[0] == START and t.roll(1, 4, 6).refuses(1, "CLAIM space=6 debtor=0") == "FINE"
    t.say(2, "ROLL")
    assert t.happened("RENT_LOST") and t.fall(4, 6).refuses(1, "CLAIM space=6 debtor=0") == "NOTHING_TO_CLAIM"


@pytest.mark.clause("TT-33")
def test_rent_claimed_in_time_is_paid(island: Island) -> None:
    t = island(owner=own(1, PARROT), options={"rent": "claimed"}).roll(0, 2, 4).say(1, "CLAIM space=6 debtor=0")
    assert t.paid(For.RENT) == [(0, 1, t.edition.board.rent[PARROT][0])]


@pytest.mark.clause("TT-20", "TT-33")
def test_rent_is_not_asked_for_while_hands_are_closed_so_that_every_bid_stays_covered(island: Island) -> None:
    t = island(owner=own(1, PARROT), options={"rent": "claimed"}).roll(0, 2, 4).roll(1, 1, 2).say(1, "DECLINE")
    assert t.say(0, f"BID money={START}").refuses(1, "CLAIM space=6 debtor=0") == "WRONG_MOMENT"
    t.say(1, "BID money=0").say(2, "BID money=0")
    assert t.owner[BARNACLE] == 0 and t.cash[0] == 0 and t.asked == [2]
    assert t.refuses(1, "CLAIM space=6 debtor=0") == "FINE", "nothing is lost by the wait: nobody has rolled"


@pytest.mark.clause("TT-33", "TT-65")
def test_a_rent_of_nothing_need_not_be_asked_for(island: Island) -> None:
    t = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: PIER}, weather=STORM, options={"rent": "claimed"})
    assert t.roll(0, 2, 2).claims == 0


@pytest.mark.clause("TT-34")
def test_a_whole_group_doubles_its_unimproved_properties(island: Island) -> None:
    t = island(owner=own(1, PARROT, MANGO, PAPAYA)).roll(0, 2, 4)
    assert t.paid(For.RENT) == [(0, 1, 2 * t.edition.board.rent[PARROT][0])]
    t = island(owner=own(1, PARROT, MANGO, PAPAYA), level=built(1, MANGO, PAPAYA)).roll(0, 2, 4)
    assert t.paid(For.RENT) == [(0, 1, 2 * t.edition.board.rent[PARROT][0])], "also beside improved ones"


@pytest.mark.clause("TT-35")
def test_doubles_roll_again_and_the_third_goes_to_jail(island: Island) -> None:
    t = island(owner=own(0, *TRANSPORT, MANGO, PAPAYA, 4, 12)).roll(0, 4, 4)
    assert t.at[0] == MANGO and t.asked == [0]
    t.roll(0, 2, 2)
    assert t.at[0] == 12 and t.asked == [0]
    t.roll(0, 5, 5)
    assert (t.at[0], t.jail[0]) == (JAIL, 1) and t.asked == [1]


@pytest.mark.clause("TT-36")
@pytest.mark.parametrize(("at", "where"), [(37, 0), (36, 39)])
def test_go_pays_200k_landed_on_or_passed(island: Island, at: int, where: int) -> None:
    t = island(at={0: at}, owner=own(0, GENTLE)).roll(0, 1, 2)
    assert t.at[0] == where and t.cash[0] == START + (SALARY if where == 0 else 0)
    t = island(at={0: 38}, owner=own(0, DRIFTWOOD)).roll(0, 1, 2)
    assert t.at[0] == 1 and t.cash[0] == START + SALARY, "passed"


@pytest.mark.clause("TT-37")
def test_free_parking_sells_any_one_property_of_the_bank_with_its_token(island: Island) -> None:
    t = island(at={0: 17}, owner=own(1, DRIFTWOOD)).roll(0, 1, 2)
    assert t.question == "ASK_PARKING" and f"TAKE space={GENTLE}" in t.answers(0)
    assert t.refuses(0, f"TAKE space={DRIFTWOOD}") == "NOT_IN_BANK" and t.refuses(0, "TAKE space=0") == "NOT_IN_BANK"
    t.say(0, f"TAKE space={GENTLE}")
    assert t.owner[GENTLE] == 0 and t.cash[0] == START - 800 * K and t.tokens[0] == 1 and t.asked == [1]


@pytest.mark.clause("TT-37")
def test_who_cannot_or_will_not_rests_and_nothing_is_auctioned(island: Island) -> None:
    t = island(at={0: 17}, cash={0: 10 * K}).roll(0, 1, 2)
    assert t.answers(0) == {"DECLINE"} and t.refuses(0, f"TAKE space={GENTLE}") == "TOO_POOR"
    assert t.say(0, "DECLINE").asked == [1]
    t = island(at={0: 17}, cash={0: 800 * K}).roll(0, 1, 2)
    assert t.say(0, f"TAKE space={GENTLE}").cash[0] == 0, "the last dollar is enough"
    deeds = [n for n in range(40) if n not in (0, 2, 4, 7, 10, 17, 20, 22, 30, 33, 36, 38)]
    t = island(at={0: 17}, owner=own(1, *deeds))
    assert t.roll(0, 1, 2).at[0] == FREE_PARKING and t.asked == [1], "none left"


@pytest.mark.clause("TT-37")
def test_the_money_for_it_may_be_raised_first(island: Island) -> None:
    t = island(at={0: 17}, cash={0: 100 * K}, owner=own(0, DRIFTWOOD)).roll(0, 1, 2)
    t.say(0, f"MORTGAGE space={DRIFTWOOD}").say(0, f"TAKE space={BARNACLE}")
    assert t.owner[BARNACLE] == 0 and t.cash[0] == 40 * K


# ---------------------------------------------------------------------------------------------------------------- Jail
@pytest.mark.clause("TT-50")
def test_in_jail_no_salary_the_turn_ends_and_business_goes_on(island: Island) -> None:
    t = island(at={0: 27}, owner=own(0, *PURPLE) | own(0, PARROT)).roll(0, 1, 2)
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 1, START) and t.asked == [1]
    t.say(0, "BUILD space=1")
    assert t.level[DRIFTWOOD] == 1
    t.roll(1, 2, 4)
    assert t.paid(For.RENT) == [(1, 0, t.edition.board.rent[PARROT][0])], "rent is collected"


@pytest.mark.clause("TT-50")
def test_the_channel_can_send_to_jail(island: Island) -> None:
    t = island(at={0: 14}).roll(0, 1, 2).scene("CC13").choose(0, 0)
    assert (t.at[0], t.jail[0]) == (JAIL, 1) and t.asked == [1]


@pytest.mark.clause("TT-51")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_doubles_go_free_by_that_roll_without_another_turn(island: Island, turn: int) -> None:
    t = island(jail={0: turn}, owner=own(0, 16)).roll(0, 3, 3)
    assert (t.at[0], t.jail[0], t.cash[0]) == (16, 0, START) and t.asked == [1]


@pytest.mark.clause("TT-52")
def test_the_fine_before_rolling_on_the_first_two_turns_only(island: Island) -> None:
    for turn in (1, 2):
        t = island(jail={0: turn}).say(0, "PAY_FINE")
        assert t.jail[0] == 0 and t.cash[0] == START - FINE and t.asked == [0]
    assert island(jail={0: 3}).refuses(0, "PAY_FINE") == "TOO_LATE_TO_PAY"


@pytest.mark.clause("TT-53")
def test_after_the_third_miss_the_fine_is_paid_and_the_roll_is_moved(island: Island) -> None:
    t = island(jail={0: 3}, owner=own(0, 15)).roll(0, 2, 3)
    assert t.paid(For.FINE) == [(0, BANK, FINE)] and (t.at[0], t.jail[0]) == (15, 0)


@pytest.mark.clause("TT-53", "TT-80")
def test_who_cannot_pay_that_fine_is_bankrupt(island: Island) -> None:
    t = island(jail={0: 3}, cash={0: 10 * K}).roll(0, 2, 3)
    assert t.question == "ASK_RAISE" and t.owed == FINE
    t.say(0, "GIVE_UP")
    assert t.ending == "FIRST_BANKRUPTCY" and 0 not in t.won


@pytest.mark.clause("TT-54")
def test_landing_there_is_just_visiting(island: Island) -> None:
    t = island(at={0: 7}).roll(0, 1, 2)
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 0, START)
    t.roll(1, 4, 6).roll(2, 4, 6)
    assert t.answers(0) == {"ROLL"}
