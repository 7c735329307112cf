"""Rent that must be asked for: lost once the second player following has rolled the dice [HN-33]."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.declare import side
from passgo.rules.records import Action
from passgo.rules.sizes import CLAIMS
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Event, For, Kind, Reason
from passgo.struct import Money


def note_claim(s: State, owner: int, debtor: int, space: int, sum: Money) -> None:
    """The owner may ask from now on; with the list full the oldest is lost."""
    if s.claims == CLAIMS:
        drop_claim(s, 0)
    i = s.claims
    s.claim_owner[i] = owner
    s.claim_debtor[i] = debtor
    s.claim_space[i] = space
    s.claim_sum[i] = sum
    s.claim_turn[i] = s.turns
    s.claims = i + 1
    emit(s, Event.RENT_OPEN, owner, space, sum, debtor)


def drop_claim(s: State, which: int) -> None:
    """Off the list; the others move up."""
    s.claims -= 1
    for i in range(which, s.claims):
        s.claim_owner[i] = s.claim_owner[i + 1]
        s.claim_debtor[i] = s.claim_debtor[i + 1]
        s.claim_space[i] = s.claim_space[i + 1]
        s.claim_sum[i] = s.claim_sum[i + 1]
        s.claim_turn[i] = s.claim_turn[i + 1]


def forget_old_claims(s: State) -> None:
    """The second player following rolls: what was not asked for by now is lost [HN-33]."""
    while s.claims > 0 and s.claim_turn[0] + 2 <= s.turns:
        emit(s, Event.RENT_LOST, s.claim_owner[0], s.claim_space[0], s.claim_sum[0], s.claim_debtor[0])
        drop_claim(s, 0)


def forget_claims_of(s: State, seat: int) -> None:
    """A seat leaves the game: nothing is asked of it or by it any more [HN-93]."""
    for i in range(s.claims - 1, -1, -1):
        if s.claim_owner[i] == seat or s.claim_debtor[i] == seat:
            drop_claim(s, i)


def claim_on(s: State, owner: int, space: int, debtor: int) -> int:
    """The oldest claim of this owner on this landing, or NOBODY."""
    for i in range(s.claims):
        if s.claim_owner[i] == owner and s.claim_space[i] == space and s.claim_debtor[i] == debtor:
            return i
    return NOBODY


def refuse_claim(s: State, seat: int, act: Action) -> int:
    """CLAIM the rent of space `a` from seat `b` [HN-33]."""
    return Reason.NOTHING_TO_CLAIM if claim_on(s, seat, act.a, act.b) == NOBODY else Reason.FINE


def take_claim(s: State, seat: int, act: Action) -> None:
    """Asked for in time: now it is a debt."""
    i = claim_on(s, seat, act.a, act.b)
    sum = s.claim_sum[i]
    drop_claim(s, i)
    then.pay(s, act.b, seat, sum, For.RENT)


side(Kind.CLAIM, refuse_claim, take_claim)
