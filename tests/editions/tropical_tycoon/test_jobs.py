"""Set-up, jobs and their perks."""
from __future__ import annotations

import pytest

from passgo import Game
from passgo.rules.words import BANK, CHANCE, For

from .helpers import (
    ARTIST,
    CHIEF,
    DEVELOPER,
    DRIFTWOOD,
    FINE,
    FREE_PARKING,
    GO_TO_JAIL,
    ICON,
    JAIL,
    LIGHT_BLUE,
    MAGENTA,
    MAYOR,
    ORANGE,
    PARK,
    PURPLE,
    SALARY,
    START,
    SURFER,
    Island,
    K,
    own,
)


@pytest.mark.clause("TT-01")
@pytest.mark.parametrize("seats", [2, 6])
def test_it_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        Game.new("tropical_tycoon", seats)


@pytest.mark.clause("TT-01", "TT-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_a_job_cash_and_two_properties(seats: int) -> None:
    for seed in range(20):
        game = Game.new("tropical_tycoon", seats, seed=seed)
        table = game.view(-1).table
        jobs = table.job[:seats]
        assert len(set(jobs)) == seats and 0 not in jobs and MAYOR in jobs
        assert table.cash[:seats] == [START] * seats
        assert [mask.bit_count() for mask in table.deeds[:seats]] == [2] * seats
        assert table.tokens[:seats] == [0] * seats, "a property that is given earns no token"


@pytest.mark.clause("TT-02")
def test_the_channel_says_who_starts_and_play_goes_clockwise(island: Island) -> None:
    t = island(started=False)
    assert t.question == "TOSS_OFFICE", "somebody becomes Mayor"
    t.say(CHANCE, "OUTCOME a=1").say(CHANCE, "OUTCOME a=5").say(CHANCE, "OUTCOME a=2")
    assert t.job[:3] == [SURFER, MAYOR, DEVELOPER] and t.question == "TOSS_FIRST"
    t.say(CHANCE, "OUTCOME a=2")
    for space in (1, 3, 6, 8, 9, 11):
        t.dealt(space)
    assert t.asked == [2] and t.owned_by(2) == [1, 8], "dealt around the table from the first"
    assert t.roll(2, 4, 6).asked == [0]


@pytest.mark.clause("TT-02")
def test_with_fewer_jobs_than_players_the_jobs_are_drawn_for(island: Island) -> None:
    t = island(started=False, seats=5, options={"artist": False, "surfer": False})
    t.say(CHANCE, "OUTCOME a=4").say(CHANCE, "OUTCOME a=0").say(CHANCE, "OUTCOME a=3")
    assert t.job[:5] == [DEVELOPER, 0, 0, CHIEF, MAYOR] and t.question == "TOSS_FIRST"


@pytest.mark.clause("TT-03")
def test_the_bank_never_runs_out_and_nobody_lends(island: Island) -> None:
    t = island(at={0: 37}, cash={0: 0, 1: 5_000 * K, 2: 5_000 * K}).roll(0, 1, 2)
    assert t.bank < 0 and t.cash[0] == SALARY, "the bank pays what it does not have"
    assert t.refuses(1, "OFFER to=0 money=100000") == "EMPTY_OFFER", "money alone would be a loan"


@pytest.mark.clause("TT-04", "TT-10")
def test_a_perk_to_be_claimed_is_paid_when_asked_for(island: Island) -> None:
    t = island(jobs=(MAYOR,), at={0: 37}, options={"perks": "claimed"}).roll(0, 1, 2)
    assert t.cash[0] == START + SALARY and t.happened("PERK_OPEN")
    assert "CLAIM_PERK" in t.business(0) and t.refuses(1, "CLAIM_PERK") == "NO_PERK"
    assert t.say(0, "CLAIM_PERK").paid(For.PERK) == [(BANK, 0, 100 * K)]
    assert t.refuses(0, "CLAIM_PERK") == "NO_PERK", "once only"


@pytest.mark.clause("TT-04")
def test_a_perk_not_claimed_before_the_next_player_rolls_is_lost(island: Island) -> None:
    t = island(jobs=(MAYOR,), at={0: 37}, options={"perks": "claimed"}).roll(0, 1, 2)
    assert t.asked == [1] and t.refuses(0, "CLAIM_PERK") == "FINE", "until the next player rolls"
    t.roll(1, 4, 6)
    assert t.happened("PERK_LOST") and t.refuses(0, "CLAIM_PERK") == "NO_PERK"


@pytest.mark.clause("TT-04", "TT-11")
def test_two_perks_of_two_turns_are_lost_one_after_the_other(island: Island) -> None:
    t = island(jobs=(DEVELOPER,), at={0: 7}, owner=own(0, *PURPLE), options={"perks": "claimed"})
    t.say(0, "BUILD space=1").roll(0, 1, 2)
    t.say(0, "BUILD space=3").roll(1, 4, 6)
    assert t.happened("PERK_LOST") and t.say(0, "CLAIM_PERK").paid(For.PERK) == [(BANK, 0, 25 * K)]


@pytest.mark.clause("TT-04", "TT-13", "TT-15", "TT-16")
def test_every_perk_can_be_one_to_be_claimed(island: Island) -> None:
    claimed = {"perks": "claimed"}
    t = island(jobs=(0, CHIEF), at={0: 7}, options=claimed).roll(0, 1, 2)
    assert t.cash[1] == START and t.say(1, "CLAIM_PERK").cash[1] == START + 50 * K
    t = island(jobs=(SURFER,), options=claimed).roll(0, 2, 2)
    assert t.tokens[0] == 0 and t.say(0, "CLAIM_PERK").tokens[0] == 1
    t = island(jobs=(ARTIST,), at={0: 14}, options=claimed).roll(0, 1, 2).scene("CC02")
    assert t.tokens[0] == 0 and t.say(0, "CLAIM_PERK").tokens[0] == 1
    t = island(jobs=(CHIEF,), jail={0: 3}, options=claimed).roll(0, 2, 3)
    assert t.paid(For.FINE) == [(0, BANK, FINE)], "who does not say that he walks free has forgotten it"


@pytest.mark.clause("TT-04", "TT-11")
@pytest.mark.parametrize(("said", "price"), [("BUILD space=1", 100 * K), (f"DEVELOP space=1 development={PARK}", 300 * K)])
def test_a_discount_to_be_claimed_is_paid_back_after_the_full_price(island: Island, said: str, price: int) -> None:
    t = island(jobs=(DEVELOPER,), owner=own(0, *PURPLE), options={"perks": "claimed"}).say(0, said)
    assert t.paid(For.BUILDING) == [(0, BANK, price)]
    assert t.say(0, "CLAIM_PERK").paid(For.PERK) == [(BANK, 0, 25 * K)]


@pytest.mark.clause("TT-04", "TT-11", "TT-67")
@pytest.mark.parametrize("perks", ["automatic", "claimed"])
def test_a_piece_won_at_an_auction_has_no_listed_price_to_be_under(island: Island, perks: str) -> None:
    t = island(jobs=(DEVELOPER,), owner=own(0, *PURPLE) | own(1, *LIGHT_BLUE), houses_left=1, options={"perks": perks})
    t.say(0, "BUILD space=1").say(0, "WANT count=1").say(1, "WANT count=1")
    t.say(0, "BID money=200000").say(1, "BID money=100000").say(0, "PLACE space=1")
    assert t.cash[0] == START - 200 * K and t.refuses(0, "CLAIM_PERK") == "NO_PERK"


@pytest.mark.clause("TT-11", "TT-67")
def test_the_developer_bids_no_less_than_the_deed_asks(island: Island) -> None:
    t = island(jobs=(DEVELOPER,), owner=own(0, *PURPLE) | own(1, *LIGHT_BLUE), houses_left=1)
    t.say(0, "BUILD space=1").say(0, "WANT count=1").say(1, "WANT count=1")
    assert t.refuses(0, "BID money=99000") == "BID_BELOW_PRINT" and t.core.legal(0, False)[1] == 100 * K
    t.say(0, "BID money=100000").say(1, "BID money=0").say(0, "PLACE space=1")
    assert t.cash[0] == START - 100 * K
    t = island(jobs=(DEVELOPER,), owner=own(0, *LIGHT_BLUE, *MAGENTA) | own(1, *ORANGE, *PURPLE), development={1: PARK, 3: PARK},
               cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, f"DEVELOP space=6 development={PARK}").say(0, "WANT count=1").say(1, "WANT count=1")
    price = t.edition.board.park_price[11]
    assert t.refuses(0, "BID money=299000") == "BID_BELOW_PRINT"
    t.say(0, f"BID money={price - 1 * K}").say(1, "BID money=0")
    assert t.refuses(0, "PLACE space=11") == "PLACE_ABOVE_BID" and t.refuses(0, "PLACE space=6") == "FINE"


@pytest.mark.clause("TT-11", "TT-67")
def test_the_developer_is_asked_about_pieces_that_only_the_discount_makes_affordable(island: Island) -> None:
    t = island(jobs=(0, DEVELOPER), owner=own(0, *PURPLE) | own(1, *LIGHT_BLUE), houses_left=1, cash={1: 80 * K})
    assert t.say(0, "BUILD space=1").asked == [0, 1] and t.answers(1) == {"WANT count=0", "WANT count=1"}


@pytest.mark.clause("TT-10")
def test_the_mayor_gets_300k_at_go_and_others_200k(island: Island) -> None:
    t = island(jobs=(MAYOR,), at={0: 37, 1: 37}).roll(0, 1, 2)
    assert t.at[0] == 0 and t.cash[0] == START + 300 * K, "landing there"
    t.roll(1, 1, 2)
    assert t.cash[1] == START + 200 * K


@pytest.mark.clause("TT-10")
def test_the_mayor_decides_when_the_channel_asks_the_mayor(island: Island) -> None:
    t = island(jobs=(0, 0, MAYOR), at={0: 4}).roll(0, 1, 2).scene("CH05")
    assert t.asked == [2] and t.refuses(0, "DECIDE choice=0") == "NOT_ASKED"
    t.choose(2, 1)
    assert t.tokens[2] == 1 and t.tokens[0] == 0, "the token is the Mayor's"


@pytest.mark.clause("TT-10")
def test_without_a_mayor_the_player_decides(island: Island) -> None:
    assert island(at={0: 4}).roll(0, 1, 2).scene("CH05").asked == [0]


@pytest.mark.clause("TT-11")
def test_the_developer_builds_everything_for_25k_less(island: Island) -> None:
    t = island(jobs=(DEVELOPER,), owner=own(0, *PURPLE), cash={0: 10_000 * K})
    t.say(0, "BUILD space=1")
    assert t.paid(For.BUILDING) == [(0, BANK, 75 * K)]
    t.say(0, f"DEVELOP space=3 development={PARK}")
    assert t.paid(For.BUILDING) == [(0, BANK, 275 * K)]
    for _ in range(3):
        t.say(0, "BUILD space=1")
    assert t.say(0, "BUILD space=1").paid(For.BUILDING) == [(0, BANK, 75 * K)], "the resort too"


@pytest.mark.clause("TT-11")
def test_nobody_else_has_the_discount(island: Island) -> None:
    t = island(jobs=(MAYOR, DEVELOPER), owner=own(0, *PURPLE)).say(0, "BUILD space=1")
    assert t.paid(For.BUILDING) == [(0, BANK, 100 * K)]


@pytest.mark.clause("TT-12")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_police_chief_walks_out_free_on_any_turn_and_plays_on(island: Island, turn: int) -> None:
    t = island(jobs=(CHIEF,), jail={0: turn})
    assert t.answers(0) == {"WALK_FREE", "ROLL"} and t.refuses(0, "PAY_FINE") == "CHIEF_WALKS"
    t.say(0, "WALK_FREE")
    assert t.jail[0] == 0 and t.cash[0] == START
    t.roll(0, 5, 5)
    assert t.at[0] == FREE_PARKING and t.say(0, "DECLINE").asked == [0], "a normal turn, doubles included"


@pytest.mark.clause("TT-12")
def test_the_chief_pays_nothing_after_the_third_try_and_nobody_else_walks(island: Island) -> None:
    t = island(jobs=(CHIEF, MAYOR), jail={0: 3, 1: 1}).roll(0, 4, 6)
    assert t.cash[0] == START and t.at[0] == FREE_PARKING
    t.say(0, "DECLINE")
    assert t.refuses(1, "WALK_FREE") == "NOT_CHIEF"


@pytest.mark.clause("TT-12", "TT-04")
def test_a_chief_who_forgets_to_claim_pays_like_everybody(island: Island) -> None:
    t = island(jobs=(CHIEF,), jail={0: 3}, options={"perks": "claimed"}).roll(0, 4, 6)
    assert t.paid(For.FINE) == [(0, BANK, FINE)]


@pytest.mark.clause("TT-13")
def test_a_visitor_brings_the_chief_50k_but_not_the_chief_himself(island: Island) -> None:
    t = island(jobs=(0, CHIEF), at={0: 7, 1: 7}).roll(0, 1, 2)
    assert t.at[0] == JAIL and t.paid(For.PERK) == [(BANK, 1, 50 * K)]
    t.roll(1, 1, 2)
    assert t.at[1] == JAIL and t.cash[1] == START + 50 * K


@pytest.mark.clause("TT-13")
def test_who_is_sent_to_jail_is_no_visitor(island: Island) -> None:
    t = island(jobs=(0, CHIEF), doubles=2).roll(0, 4, 4)
    assert t.jail[0] == 1 and t.cash[1] == START


@pytest.mark.clause("TT-14")
@pytest.mark.parametrize(("chief", "caught"), [(1, 0), (0, 0)])
def test_the_chief_may_spare_whoever_landed_on_go_to_jail(island: Island, chief: int, caught: int) -> None:
    jobs = tuple(CHIEF if seat == chief else 0 for seat in range(3))
    t = island(jobs=jobs, at={0: 27}).roll(0, 1, 2)
    assert t.question == "ASK_MERCY" and t.asked == [chief] and t.answers(chief) == {"ARREST", "SPARE"}
    t.say(chief, "SPARE")
    assert (t.at[caught], t.jail[caught]) == (GO_TO_JAIL, 0) and t.happened("SPARED")


@pytest.mark.clause("TT-14", "TT-50")
def test_the_chief_may_arrest_and_without_a_chief_nobody_is_asked(island: Island) -> None:
    t = island(jobs=(0, CHIEF), at={0: 27}).roll(0, 1, 2).say(1, "ARREST")
    assert (t.at[0], t.jail[0]) == (JAIL, 1) and t.asked == [1]
    assert island(at={0: 27}).roll(0, 1, 2).jail[0] == 1


@pytest.mark.clause("TT-15")
@pytest.mark.parametrize(("at", "scene"), [(4, "CH10"), (14, "CC07")])
def test_the_artist_takes_a_token_on_either_card_space(island: Island, at: int, scene: str) -> None:
    t = island(jobs=(ARTIST, MAYOR), at={0: at, 1: at}).roll(0, 1, 2)
    assert t.tokens[0] == 1
    t.scene(scene).result(0).roll(1, 1, 2)
    assert t.tokens[1] == 0, "nobody else"


@pytest.mark.clause("TT-16")
def test_doubles_bring_the_surfer_a_token(island: Island) -> None:
    t = island(jobs=(SURFER,)).roll(0, 2, 2)
    assert t.tokens[0] == 0 + 1
    t = island(jobs=(SURFER,)).roll(0, 2, ICON)
    assert t.tokens[0] == 0 and island(jobs=(MAYOR,)).roll(0, 2, 2).tokens[0] == 0


@pytest.mark.clause("TT-16")
def test_the_token_for_doubles_is_told_after_the_roll_that_earned_it(island: Island) -> None:
    t = island(jobs=(SURFER,)).roll(0, 2, 2)
    names = [event.name for event in t.news]
    assert names.index("ROLLED") < names.index("TOKENS") < names.index("MOVED")


@pytest.mark.clause("TT-16")
def test_but_not_the_third_double_nor_the_one_that_opens_jail(island: Island) -> None:
    assert island(jobs=(SURFER,), doubles=2).roll(0, 2, 2).tokens[0] == 0
    assert island(jobs=(SURFER,), jail={0: 1}).roll(0, 2, 2).tokens[0] == 0


@pytest.mark.clause("TT-16")
def test_the_space_go_to_jail_does_not_cost_the_token(island: Island) -> None:
    t = island(jobs=(SURFER,), at={0: 26}).roll(0, 2, 2)
    assert t.jail[0] == 1 and t.tokens[0] == 1


def test_the_position_of_these_tests_is_what_it_says(island: Island) -> None:
    t = island(owner=own(1, DRIFTWOOD))
    assert t.owned_by(1) == [DRIFTWOOD] and t.asked == [0] and t.cash[:3] == [START] * 3
