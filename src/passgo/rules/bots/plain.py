"""Players who answer by rules of thumb, whatever the edition."""
from __future__ import annotations

from passgo.rules.bots import moments
from passgo.rules.bots.fixed import fixed_thoughts
from passgo.rules.bots.second import second_thoughts
from passgo.rules.bots.simple import decide_at_random, decide_walking
from passgo.rules.bots.thrifty import decide_thriftily
from passgo.rules.bots.trader import decide_trading
from passgo.rules.bots.words import Policy
from passgo.rules.engine import refusal
from passgo.rules.lines import say
from passgo.rules.menu import legal
from passgo.rules.records import Action, Luck, Menu
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason


def decide_plainly(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> None:
    """What this player says; whoever is a better trader begins as the first one and then has second thoughts."""
    if policy == Policy.TRADER:
        decide_first(s, seat, Policy.TRADER_V1, menu, act, luck)
        if second_thoughts(s, seat, menu, act):
            decide_quietly(s, seat, menu, act, luck)
    elif Policy.FP_A <= policy <= Policy.FP_C:
        decide_first(s, seat, Policy.TRADER_V1, menu, act, luck)
        if fixed_thoughts(s, seat, policy, menu, act):
            decide_quietly(s, seat, menu, act, luck)
    else:
        decide_first(s, seat, policy, menu, act, luck)


def decide_first(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> None:
    """What comes to mind first."""
    if s.claims > 0 and claims_rent(s, seat, policy, act):
        return
    if moments.decided_at_once(s, seat, policy, act):
        return
    legal(s, seat, menu, act)
    decide_by_menu(s, seat, policy, menu, act, luck)


def decide_quietly(s: State, seat: int, menu: Menu, act: Action, luck: Luck) -> None:
    """The first trader's answer, were there no offers to make."""
    legal(s, seat, menu, act)
    menu.may_offer = 0
    decide_by_menu(s, seat, Policy.TRADER_V1, menu, act, luck)


def decide_by_menu(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> None:
    """With the answers on the table."""
    if moments.decided(s, seat, policy, menu, act, luck):
        return
    match policy:
        case Policy.RANDOM:
            decide_at_random(s, seat, menu, act, luck)
        case Policy.THRIFTY:
            decide_thriftily(s, seat, menu, act)
        case Policy.TRADER_V1:
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
