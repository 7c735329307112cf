"""Fortune cards: taken in secret, used now or kept, played at any moment, never coming back."""
from __future__ import annotations

import pytest
from dealer import Dealer, Table

from passgo import View, read
from passgo.rules.words import For

from .helpers import (
    BACKWARDS,
    BROWN,
    CASTLE,
    COLLECT,
    DARK_BLUE,
    DREAM,
    FORCED_DEAL,
    FREE_HOUSE,
    FROM_EACH,
    GADGET,
    GIVE_ONE,
    LIGHT_BLUE,
    MOTOR,
    OUT_OF_JAIL,
    PAY_ONE,
    REFUND,
    RENT_FREE,
    STAR,
    START,
    STYLE,
    SURFER,
    TAKE_OVER,
    TREASURE,
    K,
    built,
    hand_of,
    in_debt,
    lay,
    own,
)

KEPT = [OUT_OF_JAIL, FREE_HOUSE, TAKE_OVER, FORCED_DEAL, RENT_FREE]
USED_NOW = [COLLECT, FROM_EACH, PAY_ONE, GIVE_ONE, REFUND, BACKWARDS, TREASURE, STAR]


def told_to(t: Dealer, seat: int) -> list[str]:
    return [event.name for event in t.news if event.told_to(seat)]


@pytest.mark.clause("ML-30")
@pytest.mark.parametrize("card", KEPT + USED_NOW)
def test_landing_takes_the_card_and_only_its_taker_reads_it(table: Table, card: str) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(card)
    assert not t.fortune >> SURFER & 1 and t.held[0] == 1 and t.question == "ASK_BUY"
    assert told_to(t, 0) == ["TOOK_FORTUNE", "READ_FORTUNE"]
    assert told_to(t, 1) == told_to(t, 2) == told_to(t, -1) == ["TOOK_FORTUNE"]


@pytest.mark.clause("ML-30")
def test_passing_over_a_card_does_not_take_it_and_one_space_has_one_card(table: Table) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(FREE_HOUSE).say(0, "BUY").roll(1, 1, 3)
    assert t.fortune >> MOTOR & 1 and t.asked == [2], "seat 1 paid the rent and found no second card"
    assert t.cash[1] == START - 15 * K


@pytest.mark.clause("ML-31")
@pytest.mark.parametrize("card", USED_NOW)
def test_use_now_comes_after_buying_and_is_shown_to_all(table: Table, card: str) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(card).say(0, "BUY")
    assert t.happened("USED_FORTUNE") and told_to(t, 1).count("USED_FORTUNE") == 1
    assert t.held[0] == 0 and t.hand[0] == 0 and t.pile_of(2)[0] == card


@pytest.mark.clause("ML-31")
def test_use_now_comes_after_an_auction_too(table: Table) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(COLLECT).say(0, "DECLINE").say(1, "BID money=2000")
    assert t.pile_of(2) == []
    t.passes(0, 2)
    assert t.owner[SURFER] == 1 and t.cash[0] == START + 20 * K and t.pile_of(2) == [COLLECT]


@pytest.mark.clause("ML-31")
def test_rent_is_paid_before_the_card_is_used(table: Table) -> None:
    t = lay(table, fortune=True, owner=own(1, SURFER)).roll(0, 1, 3).draw(COLLECT)
    assert t.question == "ASK_RENT", "a card lies face down: it may be one that spares the rent"
    t.say(0, "PAY_RENT")
    assert [e.name for e in t.news][:2] == ["PAID", "USED_FORTUNE"] and t.cash[0] == START - 15 * K + 20 * K


@pytest.mark.clause("ML-31")
def test_what_the_use_now_cards_do(table: Table) -> None:
    def used(card: str, **changes: object) -> Dealer:
        return lay(table, fortune=True, **changes).roll(0, 1, 3).draw(card).say(0, "BUY")  # type: ignore[arg-type]
    spent = START - 15 * K
    assert used(FROM_EACH).cash[:3] == [spent + 20 * K, START - 10 * K, START - 10 * K]
    assert used(REFUND).cash[0] == START
    t = used(STAR)
    assert t.star[0] == 1 and t.cash[0] == spent
    assert used(STAR, star={0: 2}).cash[0] == spent + 50 * K
    t = used(PAY_ONE)
    assert t.question == "ASK_CHOICE" and t.answers(0) == {"CHOOSE_PLAYER to=1", "CHOOSE_PLAYER to=2"}
    assert t.refuses(0, "CHOOSE_PLAYER to=0") == "SAME_SEAT" and t.refuses(0, "GO_TO space=5") == "WRONG_MOMENT"
    assert t.refuses(0, "CHOOSE_PLAYER to=3") == "NO_SUCH_SEAT"
    assert t.say(0, "CHOOSE_PLAYER to=2").cash[:3] == [spent - 20 * K, START, START + 20 * K]
    assert used(PAY_ONE, seats=2).cash[:2] == [spent - 20 * K, START + 20 * K], "with one rival there is no choice"
    t = used(PAY_ONE, seats=4, alive=0b1011)
    assert t.answers(0) == {"CHOOSE_PLAYER to=1", "CHOOSE_PLAYER to=3"} and t.refuses(0, "CHOOSE_PLAYER to=2") == "NO_SUCH_SEAT"


@pytest.mark.clause("ML-31")
def test_giving_a_property_away(table: Table) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(GIVE_ONE).say(0, "BUY")
    assert t.asked == [1] and t.owned_by(0) == [SURFER], "who has only one keeps it"
    t = lay(table, fortune=True, owner=own(0, MOTOR)).roll(0, 1, 3).draw(GIVE_ONE).say(0, "BUY")
    assert t.answers(0) == {f"GIVE_AWAY space={space} to={to}" for space in (MOTOR, SURFER) for to in (1, 2)}
    t = lay(table, fortune=True, owner=own(0, *BROWN), level=built(1, MOTOR)).roll(0, 1, 3).draw(GIVE_ONE).say(0, "BUY")
    assert t.answers(0) == {f"GIVE_AWAY space={space} to={to}" for space in (GADGET, SURFER) for to in (1, 2)}
    assert t.refuses(0, "GIVE_AWAY space=1 to=1") == "BUILT_ON" and t.refuses(0, "GIVE_AWAY space=3 to=0") == "SAME_SEAT"
    assert t.refuses(0, "GIVE_AWAY space=9 to=1") == "NOT_OWNER" and t.refuses(0, "GIVE_AWAY space=0 to=1") == "UNKNOWN"
    assert t.say(0, "GIVE_AWAY space=3 to=2").owner[GADGET] == 2


@pytest.mark.clause("ML-31")
def test_the_treasure_map_leads_to_any_card_still_lying(table: Table) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(TREASURE).say(0, "BUY")
    assert t.refuses(0, "GO_TO space=4") == "UNKNOWN", "the card here has been taken"
    assert t.refuses(0, "GO_TO space=5") == "UNKNOWN" and len(t.answers(0)) == 21
    t.say(0, "GO_TO space=3")
    assert t.at[0] == GADGET and t.cash[0] == START - 15 * K + 150 * K and t.question == "ASK_UPGRADE"
    t.say(0, "KEEP_LEVEL").draw(COLLECT).say(0, "BUY")
    assert t.cash[0] == START - 15 * K + 150 * K - 5 * K + 20 * K


@pytest.mark.clause("ML-32")
@pytest.mark.parametrize("card", KEPT)
def test_a_kept_card_waits_for_the_space_and_is_then_kept_face_down(table: Table, card: str) -> None:
    t = lay(table, fortune=True).roll(0, 1, 3).draw(card)
    assert hand_of(t, 0) == []
    t.say(0, "BUY")
    assert hand_of(t, 0) == [card] and t.held[0] == 1 and t.pile_of(2) == []
    assert "KEPT_FORTUNE" in told_to(t, 1) and all(e.what == 0 for e in t.news if e.name == "KEPT_FORTUNE")


@pytest.mark.clause("ML-32")
def test_a_card_just_taken_does_not_help_on_its_own_space(table: Table) -> None:
    t = lay(table, fortune=True, owner=own(1, SURFER)).roll(0, 1, 3).draw(RENT_FREE)
    assert t.refuses(0, "RENT_FREE") == "NO_CARD"
    t.say(0, "PAY_RENT")
    assert t.cash[1] == START + 15 * K and hand_of(t, 0) == [RENT_FREE]


@pytest.mark.clause("ML-32")
def test_no_rent_once(table: Table) -> None:
    t = lay(table, hand={0: [RENT_FREE]}, owner=own(1, *DARK_BLUE), level=built(5, *DARK_BLUE), at={0: 28}).roll(0, 1, 2)
    assert t.question == "ASK_RENT" and t.owed == 550 * K and t.answers(0) == {"RENT_FREE", "PAY_RENT"}
    t.say(0, "RENT_FREE")
    assert t.cash[:2] == [START, START] and t.pile_of(2) == [RENT_FREE] and t.held[0] == 0


@pytest.mark.clause("ML-32")
def test_who_holds_another_card_is_asked_all_the_same(table: Table) -> None:
    t = lay(table, hand={0: [FREE_HOUSE]}, owner=own(1, DREAM)).roll(0, 4, 6)
    assert t.question == "ASK_RENT" and t.answers(0) == {"PAY_RENT"} and t.refuses(0, "RENT_FREE") == "NO_CARD"
    t = lay(table, owner=own(1, DREAM)).roll(0, 4, 6)
    assert t.cash[1] == START + 20 * K, "without a card there is nothing to ask"


@pytest.mark.clause("ML-32")
def test_a_free_house_follows_the_rules_of_building(table: Table) -> None:
    t = lay(table, hand={0: [FREE_HOUSE]}, owner=own(0, *BROWN) | own(0, STYLE), level=built(1, MOTOR))
    assert t.refuses(0, "FREE_HOUSE space=1") == "UNEVEN" and t.refuses(0, "FREE_HOUSE space=17") == "GROUP_INCOMPLETE"
    assert t.refuses(0, "FREE_HOUSE space=0") == "UNKNOWN" and t.refuses(1, "FREE_HOUSE space=3") == "NO_CARD"
    t.say(0, "FREE_HOUSE space=3")
    assert t.level[GADGET] == 1 and t.cash[0] == START and t.pile_of(2) == [FREE_HOUSE]
    assert t.refuses(0, "FREE_HOUSE space=1") == "NO_CARD", "once"
    t = lay(table, hand={0: [FREE_HOUSE]}, owner=own(0, *BROWN), level=built(4, *BROWN))
    assert t.refuses(0, "FREE_HOUSE space=1") == "HOUSES_ONLY"
    t = lay(table, hand={0: [FREE_HOUSE]}, owner=own(0, *BROWN), houses_left=0)
    assert t.refuses(0, "FREE_HOUSE space=1") == "NO_STOCK"


@pytest.mark.clause("ML-32", "ML-33")
def test_taking_over_a_property(table: Table) -> None:
    t = lay(table, hand={0: [TAKE_OVER]}, owner=own(1, *LIGHT_BLUE) | own(1, DREAM) | own(2, *BROWN) | own(0, CASTLE),
            level=built(1, *BROWN))
    assert t.refuses(0, "TAKE_OVER space=4") == "WHOLE_SET" and t.refuses(0, "TAKE_OVER space=1") == "BUILT_ON"
    assert t.refuses(0, "TAKE_OVER space=9") == "NOT_OWNER" and t.refuses(0, "TAKE_OVER space=17") == "NOT_OWNER"
    assert t.refuses(0, "TAKE_OVER space=8") == "UNKNOWN" and t.refuses(2, "TAKE_OVER space=10") == "NO_CARD"
    t.say(0, "TAKE_OVER space=10")
    assert t.owner[DREAM] == 0 and t.cash[:2] == [START, START] and t.question == "ASK_TURN"
    assert t.pile_of(2) == [TAKE_OVER] and t.held[0] == 0 and t.hand[0] == 0, "used once, and for all to see"


@pytest.mark.clause("ML-32")
def test_a_forced_deal(table: Table) -> None:
    t = lay(table, hand={0: [FORCED_DEAL]}, owner=own(0, MOTOR, *DARK_BLUE) | own(1, DREAM, *LIGHT_BLUE))
    for mine, theirs, reason in ((30, 10, "WHOLE_SET"), (1, 4, "WHOLE_SET"), (10, 1, "NOT_OWNER"), (1, 0, "UNKNOWN")):
        assert t.refuses(0, f"FORCED_DEAL mine={mine} theirs={theirs}") == reason
    assert t.refuses(1, "FORCED_DEAL mine=10 theirs=1") == "NO_CARD"
    t.say(0, "FORCED_DEAL mine=1 theirs=10")
    assert (t.owner[MOTOR], t.owner[DREAM]) == (1, 0) and t.pile_of(2) == [FORCED_DEAL]


@pytest.mark.clause("ML-32")
def test_cards_are_played_in_another_player_s_turn(table: Table) -> None:
    t = lay(table, hand={1: [FREE_HOUSE, TAKE_OVER]}, owner=own(1, *BROWN) | own(2, DREAM))
    t.say(1, "FREE_HOUSE space=1")
    t.roll(0, 1, 3)
    t.say(1, "TAKE_OVER space=10")
    assert t.level[MOTOR] == 1 and t.owner[DREAM] == 1 and t.question == "ASK_BUY" and t.asked == [0]


@pytest.mark.clause("ML-32")
def test_cards_are_played_in_an_auction(table: Table) -> None:
    t = lay(table, hand={1: [TAKE_OVER]}, owner=own(2, DREAM)).roll(0, 1, 3).say(0, "DECLINE").say(2, "BID money=3000")
    t.say(1, "TAKE_OVER space=10")
    assert t.owner[DREAM] == 1 and t.question == "ASK_OPEN_AUCTION" and t.owed == 3 * K


@pytest.mark.clause("ML-32")
def test_cards_are_played_before_paying_a_debt(table: Table) -> None:
    t = in_debt(table, owner=own(0, CASTLE) | own(2, DREAM), hand={2: [TAKE_OVER]})
    t.say(2, "TAKE_OVER space=9")
    assert t.owner[CASTLE] == 2 and t.question == "ASK_RAISE"


@pytest.mark.clause("ML-32")
@pytest.mark.parametrize(("card", "said"), [
    (FREE_HOUSE, "FREE_HOUSE space=1"), (TAKE_OVER, "TAKE_OVER space=10"), (FORCED_DEAL, "FORCED_DEAL mine=9 theirs=10"),
    (OUT_OF_JAIL, "SHOW_CARD")])
def test_every_kept_card_is_played_at_any_moment(table: Table, card: str, said: str) -> None:
    owner = own(0, *BROWN, CASTLE) | own(2, DREAM)
    t = lay(table, hand={0: [card]}, owner=owner)
    assert t.refuses(0, said) == "FINE", "in the own turn"
    t.roll(0, 1, 3)
    assert t.question == "ASK_BUY" and t.refuses(0, said) == "FINE", "before buying"
    t.say(0, "DECLINE")
    assert t.question == "ASK_OPEN_AUCTION" and t.refuses(0, said) == "FINE", "in an auction"
    t.say(0, "BID money=1000").passes(1, 2).say(0, "END_TURN")
    assert t.asked == [1] and t.refuses(0, said) == "FINE", "in the turn of another"
    t = lay(table, hand={0: [card]}, owner=owner | own(1, 30, 31), level=built(5, 30, 31), at={0: 28}).roll(0, 1, 2)
    assert t.question == "ASK_RENT" and t.refuses(0, said) == "FINE", "before paying"
    t.say(0, "PAY_RENT")
    assert t.question == "ASK_RAISE" and t.refuses(0, said) == "FINE", "and in debt"


@pytest.mark.clause("ML-32")
def test_a_mortgaged_property_comes_with_its_loan_and_may_be_freed_at_once(table: Table) -> None:
    t = lay(table, hand={0: [TAKE_OVER]}, owner=own(1, DREAM), mortgaged=[DREAM]).say(0, "TAKE_OVER space=10")
    assert t.question == "ASK_LIFT" and t.asked == [0]
    t.say(0, "LIFT")
    assert t.cash[0] == START - 20 * K and not t.is_mortgaged(DREAM) and t.question == "ASK_TURN"


@pytest.mark.clause("ML-33")
def test_used_cards_never_come_back(table: Table) -> None:
    used = [f"FO{n:02}" for n in range(1, 22)]
    t = lay(table, fortune=True, used={"Fortune": used}).roll(0, 1, 3)
    assert t.core.ways() == 1, "only the last one can lie here"
    t.draw("FO22").say(0, "BUY")
    assert t.pile_of(2) == [*used, "FO22"] and t.unseen[2] == 0
    assert t.star[0] == 1


@pytest.mark.clause("ML-33")
def test_the_fortune_card_out_of_jail_goes_to_the_discard_pile(table: Table) -> None:
    t = lay(table, hand={0: [OUT_OF_JAIL]}, jail={0: 1}).say(0, "SHOW_CARD")
    assert t.holds(0, OUT_OF_JAIL) and t.held[0] == 0 and t.happened("SHOWED_FORTUNE")
    t.say(0, f"USE_CARD card={t.card(OUT_OF_JAIL).kept}")
    assert t.jail[0] == 0 and t.pile_of(2) == [OUT_OF_JAIL] and t.pile_of(0) == []


@pytest.mark.clause("ML-34")
@pytest.mark.parametrize("card", KEPT)
def test_no_view_of_another_shows_which_card_is_kept(table: Table, card: str) -> None:
    def seen(game: Dealer, seat: int) -> str:
        return View(read("millionaire"), game.core, seat).json()

    t = lay(table, fortune=True).roll(0, 1, 3).draw(card)
    other = lay(table, fortune=True).roll(0, 1, 3).draw("FO04")
    for _ in range(2):
        assert seen(t, 1) == seen(other, 1) and seen(t, -1) == seen(other, -1)
        assert seen(t, 0) != seen(other, 0), "the holder knows"
        if t.question == "ASK_BUY":
            t.say(0, "BUY")
            other.say(0, "BUY")


@pytest.mark.clause("ML-36")
@pytest.mark.parametrize(("card", "sums"), [("ML03", (20, 100, 200)), ("ML04", (5, 80, 170)), ("ML05", (-100, -50, -15)),
                                            ("ML07", (-150, -75, -25))])
def test_cards_pay_by_level(table: Table, card: str, sums: tuple[int, ...]) -> None:
    for star, sum in enumerate(sums):
        t = lay(table, star={0: star}).roll(0, 1, 1).draw(card)
        assert t.cash[0] == START + sum * K


@pytest.mark.clause("ML-36")
def test_everyone_pays_by_their_own_level_or_is_paid_by_that_of_the_drawer(table: Table) -> None:
    t = lay(table, star={0: 2, 1: 1, 2: 0}).roll(0, 1, 1).draw("ML08")
    assert t.cash[:3] == [START + 30 * K, START - 20 * K, START - 10 * K]
    t = lay(table, star={0: 2, 1: 1, 2: 0}).roll(0, 1, 1).draw("ML09")
    assert t.cash[:3] == [START - 10 * K, START + 5 * K, START + 5 * K]
    t = lay(table, star={0: 1}).roll(0, 2, 3).draw("CH11").say(0, "CHOOSE_PLAYER to=2")
    assert t.cash[:3] == [START - 40 * K, START, START + 40 * K]


@pytest.mark.clause("ML-36")
@pytest.mark.parametrize(("star", "roll", "wins"), [
    (0, (1, 1), True), (0, (6, 5), False), (1, (2, 5), False), (1, (2, 6), True), (1, (6, 6), True), (2, (1, 3), False),
    (2, (1, 4), True)])
def test_a_business_wins_for_a_roll_in_the_range_of_the_level(table: Table, star: int, roll: tuple[int, int], wins: bool) -> None:
    t = lay(table, star={0: star}).roll(0, 1, 1).draw("ML02")
    assert t.question == "TOSS_LUCK" and t.core.ways() == 36
    t.fall(*roll)
    assert t.cash[0] == START + (150 * K if wins else 0) and t.at[0] == 2, "the roll moves nobody"


@pytest.mark.clause("ML-36")
def test_cards_that_change_the_level(table: Table) -> None:
    assert lay(table, fortune=True, star={0: 1}).roll(0, 1, 3).draw("FO22").say(0, "BUY").star[0] == 2
    t = lay(table, fortune=True, star={0: 2}).roll(0, 1, 3).draw("FO22").say(0, "BUY")
    assert t.star[0] == 2 and t.cash[0] == START + 50 * K - t.edition.board.price[4]
    assert lay(table, star={0: 2}).roll(0, 1, 1).draw("ML11").star[0] == 1
    assert lay(table).roll(0, 2, 3).draw("CH13").star[0] == 0, "nobody falls below one star"


@pytest.mark.clause("ML-36")
def test_the_five_star_salary_and_cards_in_one_turn(table: Table) -> None:
    t = lay(table, at={0: 30}, star={0: 1}, cash={0: 100 * K}).roll(0, 2, 2)
    assert t.paid(For.SALARY) == [(-1, 0, 200 * K)]
    t.say(0, "UPGRADE").draw("ML03")
    assert t.cash[0] == (100 + 200 - 50 + 200) * K
