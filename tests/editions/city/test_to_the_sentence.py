"""What a close reading of the booklet found — pages 12, 14 and 15 — and the decisions a table can make otherwise."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import For

from .helpers import DIAMOND, FINE, QUAY, START, SUMMERGATE, WHARF, K, M, city, landing, own


@pytest.mark.clause("CT-74")
def test_CT_74_a_debtor_clears_a_hazard_in_the_own_turn(table: Table) -> None:
    """5M owed, 3M cash, eight homes under a rubbish dump: clearing for 1M lifts the mortgage from 20k to 5.5M."""
    t = landing(table, DIAMOND, owner=own(1, DIAMOND) | own(0, SUMMERGATE), homes={DIAMOND: 2, SUMMERGATE: 8}, cash={0: 3 * M},
                standing={SUMMERGATE: [Piece.RUBBISH_DUMP]})
    assert (t.question, t.owed) == ("ASK_RAISE", 5 * M) and t.core.ask("loan_on", SUMMERGATE) == 20 * K
    assert t.core.ask("means", 0) == 3 * M - 1 * M + 5_500 * K and t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    t.say(0, f"CLEAR_HAZARD space={SUMMERGATE} piece={int(Piece.RUBBISH_DUMP)}")
    t.say(0, f"MORTGAGE space={SUMMERGATE}").say(0, "SETTLE")
    assert t.cash[0] == 3 * M - 1 * M + 5_500 * K - 5 * M


@pytest.mark.clause("CT-74", "CT-84")
def test_CT_74_a_loan_on_one_district_pays_for_clearing_another(table: Table) -> None:
    """500k in hand, a dump on Summergate (1M to clear), a prison over the four works of The Wharf (2M): the Wharf is lent on as
    it stands, which pays for Summergate. Nobody may give up who could still pay so."""
    t = landing(table, DIAMOND, owner=own(1, DIAMOND) | own(0, SUMMERGATE, WHARF), homes={DIAMOND: 2, SUMMERGATE: 8, WHARF: 4},
                works={WHARF: 2}, cash={0: 500 * K}, standing={SUMMERGATE: [Piece.RUBBISH_DUMP], WHARF: [Piece.PRISON]})
    assert (t.question, t.owed) == ("ASK_RAISE", 5 * M)
    assert t.core.ask("means", 0) == 500 * K + 1_800 * K - 1 * M + 5_500 * K and t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    t.say(0, f"MORTGAGE space={WHARF}").say(0, f"CLEAR_HAZARD space={SUMMERGATE} piece={int(Piece.RUBBISH_DUMP)}")
    t.say(0, f"MORTGAGE space={SUMMERGATE}").say(0, "SETTLE")
    assert t.cash[0] == 1_800 * K


@pytest.mark.clause("CT-74")
def test_CT_74_not_in_the_turn_of_another_and_not_without_the_money_for_it(table: Table) -> None:
    t = city(table, owner=own(1, SUMMERGATE), homes={SUMMERGATE: 8}, cash={1: 100 * K}, standing={SUMMERGATE: [Piece.PRISON]})
    assert t.core.ask("means", 1) == 100 * K + 20 * K, "it is not seat 1's turn"
    t = landing(table, DIAMOND, owner=own(1, DIAMOND) | own(0, SUMMERGATE), homes={DIAMOND: 2, SUMMERGATE: 8}, cash={0: 900 * K},
                standing={SUMMERGATE: [Piece.RUBBISH_DUMP]})
    assert t.core.ask("means", 0) == 920 * K and t.refuses(0, "GIVE_UP") == "FINE", "clearing costs 1M in advance"


@pytest.mark.clause("CT-100")
def test_CT_100_a_debtor_deals_with_a_creditor_who_has_no_cash(table: Table) -> None:
    t = landing(table, DIAMOND, owner=own(1, DIAMOND) | own(0, QUAY, WHARF), homes={DIAMOND: 1}, cash={0: 1 * M, 1: 0})
    assert (t.question, t.owed) == ("ASK_RAISE", 3 * M)
    assert t.refuses(0, f"OFFER to=1 give={QUAY} money=-3010000") == "PARTNER_TOO_POOR", "no more than what is owed"
    assert t.refuses(0, f"OFFER to=2 give={QUAY} money=-40000000") == "PARTNER_TOO_POOR"
    t.say(0, f"OFFER to=1 give={QUAY} money=-2500000").say(1, "ACCEPT")
    assert t.owner[QUAY] == 1 and t.question == "ASK_RAISE" and t.owed == 500 * K and t.cash[:2] == [1 * M, 0]
    assert [(e.who, e.what, e.money) for e in t.news if e.name == "SET_OFF"] == [(0, 1, 2_500 * K)]
    t.say(1, f"OFFER to=0 want={WHARF} money=500000").say(0, "ACCEPT")
    assert t.owner[WHARF] == 1 and t.question != "ASK_RAISE" and t.cash[:2] == [1 * M, 0], "nothing is owed any more"


@pytest.mark.clause("CT-100")
def test_CT_100_deals_while_a_planning_or_auction_choice_is_open(table: Table) -> None:
    t = landing(table, 5, owner=own(0, QUAY) | own(1, WHARF))
    assert t.question == "ASK_PLANNING"
    t.say(0, f"OFFER to=1 give={QUAY} want={WHARF}").say(1, "ACCEPT")
    assert t.question == "ASK_PLANNING" and t.owner[WHARF] == 0
    t = landing(table, 12, owner=own(1, WHARF))
    assert t.question == "ASK_DISTRICT" and t.refuses(1, f"OFFER to=2 give={WHARF} money=-100000") == "FINE"
    t.say(1, f"OFFER to=0 give={WHARF} money=-100000").say(0, "ACCEPT")
    assert t.question == "ASK_DISTRICT" and t.refuses(0, f"CHOOSE space={WHARF}") == "NOT_UNOWNED"
    t = landing(table, QUAY, dodger=1, owner=own(1, QUAY))
    t.say(1, f"OFFER to=0 give={QUAY} money=-100000").say(0, "ACCEPT").say(0, "KEEP")
    assert t.paid(For.RENT) == [], "nobody pays rent for what is one's own by now"


@pytest.mark.clause("CT-100")
def test_CT_100_the_fifty_seconds_bound_the_whole_negotiation(table: Table) -> None:
    t = city(table, owner=own(0, QUAY) | own(2, WHARF)).say(0, f"OFFER to=1 give={QUAY} money=-1000000").tick(30_000)
    t.say(1, "REJECT").say(1, f"OFFER to=0 want={QUAY} money=500000")
    assert t.core.next_deadline() == 50_000, "a counter-offer begins no new time"
    t.tick(50_000)
    assert t.happened("LAPSED") and t.question == "ASK_TURN"
    t.say(0, f"OFFER to=1 give={QUAY} money=-1000000")
    assert t.core.next_deadline() == 100_000, "the next negotiation has its own"
    t.say(1, "REJECT").say(0, f"OFFER to=2 give={QUAY} want={WHARF}")
    assert t.core.next_deadline() == 100_000 and t.talks == 0b101, "with another it is another one"


@pytest.mark.clause("CT-100")
def test_CT_100_sums_of_deals_are_multiples_of_10k(table: Table) -> None:
    t = city(table, owner=own(0, QUAY))
    assert t.refuses(0, f"OFFER to=1 give={QUAY} money=-105000") == "DEAL_STEP"
    assert t.refuses(0, f"OFFER to=1 give={QUAY} money=-110000") == "FINE"


@pytest.mark.clause("CT-112")
def test_CT_112_buying_back_at_any_time_is_an_option(table: Table) -> None:
    said = f"REDEEM space={QUAY}"
    t = city(table, owner=own(1, QUAY), loans={QUAY: 120 * K})
    assert t.refuses(1, said) == "WRONG_MOMENT", "on the own turn"
    t = city(table, owner=own(1, QUAY), loans={QUAY: 120 * K}, options={"buy_back": "any_time"}).say(1, said)
    assert not t.is_mortgaged(QUAY) and t.cash[1] == START - 120 * K


@pytest.mark.clause("CT-122")
def test_CT_122_out_of_jail_in_other_readings(table: Table) -> None:
    for again, asked in ((True, [0]), (False, [1])):
        t = city(table, jail={0: 1}, owner=own(0, QUAY), options={"jail_double": again}).roll(0, 2, 2).say(0, "DONE")
        assert t.jail[0] == 0 and t.at[0] == QUAY and t.question == "ASK_TURN" and t.asked == asked
    t = city(table, jail={0: 1}, options={"jail_fine": "next_turn"}).say(0, "PAY_FINE")
    assert t.jail[0] == 0 and t.cash[0] == START - FINE and t.question == "ASK_BUILD", "no roll, but step C"
    t.say(0, "DONE")
    assert t.asked == [1]


@pytest.mark.clause("CT-131")
@pytest.mark.parametrize(("cards", "taxi"), [("pile", False), ("creditor", True)])
def test_CT_131_a_bankrupt_s_taxi_goes_under_its_pile_or_to_the_creditor(table: Table, cards: str, taxi: bool) -> None:
    t = landing(table, DIAMOND, owner=own(1, DIAMOND), homes={DIAMOND: 8}, cash={0: 0}, options={"bankrupt_cards": cards},
                kept={"TAX_DODGE_1": 0, "OUT_OF_JAIL_1": 0}).say(0, "GIVE_UP")
    assert t.holds(1, "OUT_OF_JAIL_1") and t.holds(1, "TAX_DODGE_1") == taxi
    assert ("TAX_DODGE_1" in t.pile_of(0)) != taxi


@pytest.mark.clause("CT-134")
def test_CT_134_all_together_end_and_count_now(table: Table) -> None:
    t = city(table, owner=own(2, QUAY), homes={QUAY: 8}).say(1, "PROPOSE_STOP")
    assert t.question == "ASK_STOP" and t.asked == [0, 2] and t.refuses(1, "AGREE") == "NOT_ASKED"
    t.say(0, "AGREE").say(2, "AGREE")
    assert t.ending == "AGREED" and t.won == [2] and [e.who for e in t.news if e.name == "COUNTED"] == [0, 1, 2]


@pytest.mark.clause("CT-135")
def test_CT_135_a_table_without_deals_is_offered_a_limit_once(table: Table) -> None:
    t = city(table, round=31, at={0: 7, 1: 7, 2: 7}, turn=2)
    t.roll(0, 1, 2).say(0, "DONE")
    assert t.question == "ASK_LIMIT" and t.asked == [0, 1, 2] and t.happened("STALLED")
    t.say(2, "AGREE").say(0, "AGREE").say(1, "AGREE")
    assert t.limit == 41 and t.question == "ASK_TURN" and t.asked == [1] and t.happened("LIMIT_SET")
    t = city(table, round=31, at={0: 7}).roll(0, 1, 2).say(0, "DONE").say(1, "GO_ON")
    assert t.limit == 0 and t.question == "ASK_TURN" and t.stall_told == 1
    t = city(table, round=31, at={0: 7}, options={"offer_limit": False}).roll(0, 1, 2).say(0, "DONE")
    assert t.question == "ASK_TURN"
