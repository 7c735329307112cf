"""Who decides: contents page of the players."""
from __future__ import annotations

from passgo.rules.bots import moments
from passgo.rules.bots.plain import claims_rent, decide_plainly
from passgo.rules.bots.sharp import decide_sharply
from passgo.rules.bots.votes import votes
from passgo.rules.bots.words import thinks
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.state import State


def decide(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> None:
    """Write into `act` what this player says to the open question, which must be asked of this seat."""
    if votes(s, seat, policy, act):
        return
    if thinks(policy):
        decide_sharply(s, seat, policy, menu, act, luck)
    else:
        decide_plainly(s, seat, policy, menu, act, luck)


def volunteer(s: State, tally: Tally, act: Action) -> int:
    """A seat that speaks without being asked, with what it says in `act`, or NOBODY."""
    for i in range(s.claims):
        seat = s.claim_owner[i]
        if claims_rent(s, seat, tally.policy[seat], act):
            return seat
    return moments.volunteer_here(s, tally, act)
