"""Refusals: the clause a player reads beside the sentence is the one about what he wanted to do."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from dealer import Dealer, Table

from passgo import Action
from passgo.rules.words import Kind, Reason
from passgo.text.catalogue import catalogue
from passgo.text.refusals import refusal_of
from passgo.text.words import slug

from .helpers import CARD_DEBT, DARK_BLUE, FENWAY, JACOBS, LIGHT_BLUE, MALL, OHARE, PURPLE, TEXAS, K, built, own

Moment = Callable[[Table], Dealer]


def poor(table: Table) -> Dealer:
    """Seat 0 owns the purple group, one of it mortgaged, and has nothing to spend."""
    return table(owner=own(0, *PURPLE, *DARK_BLUE) | own(1, OHARE), mortgaged=[TEXAS], cash={0: 0})


def rich(table: Table) -> Dealer:
    """Seat 0 has hotels and a house too many on one side, and the bank no houses."""
    return table(owner=own(0, *DARK_BLUE, *PURPLE), level=built(5, *DARK_BLUE) | built(1, TEXAS), houses_left=0)


def buying(table: Table) -> Dealer:
    return table(cash={0: 10 * K}).roll(0, 1, 2)


def jailed(table: Table) -> Dealer:
    return table(cash={0: 10 * K}, jail={0: 1})


def auction(table: Table) -> Dealer:
    return buying(table).say(0, "DECLINE")


def wanting(table: Table) -> Dealer:
    owner = own(0, *PURPLE, *DARK_BLUE) | own(1, *LIGHT_BLUE)
    return table(owner=owner, level=built(4, *DARK_BLUE), houses_left=1).say(0, f"BUILD space={TEXAS}")


def placing(table: Table) -> Dealer:
    return wanting(table).say(0, "WANT count=1").say(1, "WANT count=1").say(0, "BID money=9_000_000").passes(1)


def offered(table: Table) -> Dealer:
    """The money that was enough when the offer was made is bid by now."""
    t = table(owner=own(1, OHARE), options={"auctions": "sealed"}).roll(0, 1, 2).say(0, "DECLINE")
    return t.say(0, "BID money=15_000_000").say(1, f"OFFER to=0 give={OHARE} money=-10_000")


def lost(table: Table) -> Dealer:
    """Seat 2 is out."""
    return table(first=2, at={2: CARD_DEBT - 3}, cash={2: 0}, owner=own(0, OHARE)).roll(2, 1, 2).say(2, "GIVE_UP")


CASES: list[tuple[Moment, str, str]] = [
    (poor, f"BUILD space={MALL}", "NOT_OWNER HN-70"), (poor, f"BUILD space={FENWAY}", "TOO_POOR HN-70"),
    (poor, f"BUILD space={JACOBS}", "MORTGAGED HN-83"), (auction, f"BUILD space={JACOBS}", "WRONG_MOMENT HN-70"),
    (poor, f"SELL space={OHARE}", "NOT_OWNER HN-72"), (rich, f"SELL space={FENWAY}", "NO_STOCK HN-74"),
    (rich, f"BUILD space={TEXAS}", "UNEVEN HN-71"), (rich, f"BUILD space={JACOBS}", "NO_STOCK HN-75"),
    (poor, f"MORTGAGE space={OHARE}", "NOT_OWNER HN-80"), (poor, f"MORTGAGE space={TEXAS}", "MORTGAGED HN-80"),
    (rich, f"MORTGAGE space={JACOBS}", "GROUP_BUILT HN-80"), (rich, f"OFFER to=1 give={JACOBS}", "GROUP_BUILT HN-62"),
    (poor, f"REDEEM space={OHARE}", "NOT_OWNER HN-81"), (poor, f"REDEEM space={TEXAS}", "TOO_POOR HN-81"),
    (poor, f"OFFER to=1 give={OHARE}", "NOT_OWNER HN-60"), (poor, f"OFFER to=1 want={OHARE} money=1", "TOO_POOR HN-61"),
    (poor, f"OFFER to=7 give={TEXAS}", "NO_SUCH_SEAT HN-60"), (offered, "ACCEPT", "TOO_POOR HN-61"),
    (lost, "ROLL", "NO_SUCH_SEAT HN-93"), (buying, "BUY", "TOO_POOR HN-20"), (auction, "BID money=20_000", "TOO_POOR HN-22"),
    (jailed, "PAY_FINE", "TOO_POOR HN-54"), (poor, "PAY_FINE", "NOT_IN_JAIL HN-54"), (poor, "USE_CARD", "NOT_IN_JAIL HN-53"),
    (auction, f"CLAIM space={TEXAS}", "WRONG_MOMENT HN-33"), (wanting, "WANT count=99", "UNKNOWN HN-76"),
    (placing, f"PLACE space={MALL}", "NOT_OWNER HN-76"), (placing, f"PLACE space={FENWAY}", "NO_STOCK HN-76"),
]


@pytest.mark.clause("HN-20", "HN-22", "HN-54", "HN-60", "HN-61", "HN-70", "HN-72", "HN-74", "HN-76", "HN-80", "HN-81")
@pytest.mark.parametrize(("moment", "words", "why"), CASES, ids=[f"{words} {why}" for _, words, why in CASES])
def test_the_clause_beside_a_refusal_is_about_what_was_refused(table: Table, moment: Moment, words: str, why: str) -> None:
    t, action = moment(table), Action.read(words)
    refusal = refusal_of(t.edition, action.kind, t.core.refusal(2 if moment is lost else 0, action))
    assert f"{refusal.reason} {refusal.clause}" == why


def test_a_reason_that_means_more_for_one_kind_of_action_says_so(table: Table) -> None:
    edition = table().edition
    exact = [(kind, reason) for name, kind in Kind.names().items() for word, reason in Reason.names().items()
             if catalogue("en").knows(f"refusal-{slug(name)}-{slug(word)}")]
    assert len(exact) > 15
    for kind, reason in exact:
        assert refusal_of(edition, kind, reason).sentence != refusal_of(edition, Kind.ROLL, reason).sentence
    assert refusal_of(edition, 999, Reason.NOT_OWNER) == refusal_of(edition, Kind.OFFER, Reason.NOT_OWNER)
