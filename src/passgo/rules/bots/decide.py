"""Who decides: contents page of the players."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bots.simple import decide_at_random, decide_walking
from passgo.rules.bots.thrifty import decide_thriftily
from passgo.rules.bots.trader import decide_trading
from passgo.rules.bots.votes import votes
from passgo.rules.bots.words import Policy
from passgo.rules.engine import refusal
from passgo.rules.lines import say
from passgo.rules.menu import legal
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason


def decide(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> None:
    """Write into `act` what this player says to the open question, which must be asked of this seat."""
    if s.claims > 0 and claims_rent(s, seat, policy, act):
        return
    if moments.decided_at_once(s, seat, policy, act):
        return
    if votes(s, seat, policy, act):
        return
    legal(s, seat, menu, act)
    if moments.decided(s, seat, policy, menu, act, luck):
        return
    match policy:
        case Policy.RANDOM:
            decide_at_random(s, seat, menu, act, luck)
        case Policy.THRIFTY:
            decide_thriftily(s, seat, menu, act)
        case Policy.TRADER:
            decide_trading(s, seat, menu, act)
        case _:
            decide_walking(s, seat, policy, menu, act)


def claims_rent(s: State, seat: int, policy: int, act: Action) -> bool:
    """Rent due to this seat is asked for at once; who only walks asks for nothing [HN-33]."""
    if policy == Policy.PERSON or policy == Policy.WALKER or policy == Policy.SITTER:
        return False
    for i in range(s.claims):
        if s.claim_owner[i] == seat:
            say(act, Kind.CLAIM, s.claim_space[i], s.claim_debtor[i])
            if refusal(s, seat, act) == Reason.FINE:
                return True
    return False


def volunteer(s: State, tally: Tally, act: Action) -> int:
    """A seat that speaks without being asked, with what it says in `act`, or NOBODY."""
    for i in range(s.claims):
        seat = s.claim_owner[i]
        if claims_rent(s, seat, tally.policy[seat], act):
            return seat
    return moments.volunteer_here(s, tally, act)
