"""The menu: every countable thing a seat may say now; bids are a range, offers are only said to be possible.

Contents page of the lines: which belong to which room.
"""
from __future__ import annotations

from passgo.rules.agenda import top
from passgo.rules.auctions.bids import lowest_bid
from passgo.rules.auctions.timed import may_speak_up
from passgo.rules.bits import bit, has, lowest
from passgo.rules.city.lines import (
    build_lines,
    choice_lines,
    clearing_lines,
    hour_lines,
    jump_lines,
    planning_lines,
    use_lines,
)
from passgo.rules.claims import claim_on
from passgo.rules.dealing import undealt
from passgo.rules.deeds import deeds_of, group_of
from passgo.rules.ending import still_in
from passgo.rules.lines import deed_lines, line, say
from passgo.rules.millionaire.lines import card_choice_lines, fortune_lines
from passgo.rules.records import Action, Menu
from passgo.rules.rooms import actors
from passgo.rules.side import admitted
from passgo.rules.sites import cheapest_site, room_for
from passgo.rules.state import State
from passgo.rules.tropical_tycoon.words import Development
from passgo.rules.words import KEPT, SPACES, Ending, Kind, Step
from passgo.struct import Mask


def legal(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Write this seat's answers to the open question; `act` is scratch paper."""
    menu.count = 0
    menu.may_offer = 0
    menu.bid_low = 0
    menu.bid_high = -1
    if s.over != Ending.PLAYING or not still_in(s, seat):
        return
    menu.may_offer = 1 if admitted(s, seat, Kind.OFFER) else 0
    if has(actors(s), seat):
        answers(s, seat, menu, act)
    elif may_speak_up(s, seat):
        bid_range(s, seat, menu, act)


def answers(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Answers to the open question; bids as a range."""
    step = s.step[top(s)]
    match step:
        case Step.ASK_TURN:
            if s.jail[seat] > 0:
                plain_lines(s, seat, Kind.WALK_FREE, Kind.WALK_FREE, menu, act)
                ways_out(s, seat, menu, act)
            plain_lines(s, seat, Kind.ROLL, Kind.ROLL, menu, act)
        case Step.ASK_BUY:
            plain_lines(s, seat, Kind.BUY, Kind.DECLINE, menu, act)
        case Step.ASK_RAISE:
            plain_lines(s, seat, Kind.SETTLE, Kind.GIVE_UP, menu, act)
        case Step.ASK_TAX:
            plain_lines(s, seat, Kind.PAY_FLAT, Kind.PAY_SHARE, menu, act)
        case Step.ASK_LIFT:
            plain_lines(s, seat, Kind.LIFT, Kind.LEAVE, menu, act)
        case Step.ASK_REVIEW:
            plain_lines(s, seat, Kind.ACCEPT, Kind.REJECT, menu, act)
        case Step.ASK_OPEN_AUCTION | Step.ASK_TIMED_AUCTION | Step.ASK_SEALED_AUCTION:
            plain_lines(s, seat, Kind.PASS, Kind.PASS, menu, act)
            bid_range(s, seat, menu, act)
        case Step.ASK_WANTS:
            for count in range(room_for(s, seat, s.wanted) + 1):
                say(act, Kind.WANT, count)
                line(s, seat, menu, act)
        case Step.ASK_PLACE:
            deed_lines(s, seat, Kind.PLACE, deeds_of(s, seat), menu, act)
        case Step.ASK_BUILD:
            build_lines(s, seat, menu, act)
        case Step.ASK_PLANNING:
            planning_lines(s, seat, menu, act)
        case Step.ASK_JUMP:
            jump_lines(s, seat, menu, act)
        case Step.ASK_USE:
            use_lines(s, seat, menu, act)
        case Step.ASK_DISTRICT:
            choice_lines(s, seat, menu, act)
        case Step.ASK_UPGRADE:
            plain_lines(s, seat, Kind.UPGRADE, Kind.KEEP_LEVEL, menu, act)
        case Step.ASK_RENT:
            plain_lines(s, seat, Kind.RENT_FREE, Kind.PAY_RENT, menu, act)
        case Step.ASK_CHOICE:
            card_choice_lines(s, seat, menu, act)
        case Step.ASK_MERCY:
            plain_lines(s, seat, Kind.ARREST, Kind.SPARE, menu, act)
        case Step.ASK_PARKING:
            deed_lines(s, seat, Kind.TAKE, undealt(s), menu, act)
            plain_lines(s, seat, Kind.DECLINE, Kind.DECLINE, menu, act)
        case Step.ASK_SCENE:
            for choice in range(s.board.scene_choices[s.what[top(s)]]):
                say(act, Kind.DECIDE, choice)
                line(s, seat, menu, act)
        case Step.ASK_EVEN:
            even_lines(s, seat, group_of(s, s.what[top(s)]), menu, act)
        case Step.ASK_STOP:
            plain_lines(s, seat, Kind.AGREE, Kind.GO_ON, menu, act)


def plain_lines(s: State, seat: int, first: int, last: int, menu: Menu, act: Action) -> None:
    """Answers that are one word."""
    for kind in range(first, last + 1):
        say(act, kind)
        line(s, seat, menu, act)


def ways_out(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Out of Jail before the roll: the fine, or a kept card [HN-53 HN-54]."""
    say(act, Kind.PAY_FINE)
    line(s, seat, menu, act)
    left = s.deeds[seat] >> KEPT
    while left != 0:
        say(act, Kind.USE_CARD, lowest(left))
        left = left & ~bit(lowest(left))
        line(s, seat, menu, act)


def bid_range(s: State, seat: int, menu: Menu, act: Action) -> None:
    """The lowest and highest bid, in steps of the board's `bid_step`; low above high: no bid.

    A closed hand may hold nothing; for a building that is a line of its own, as there is no bid between it and the print.
    """
    f = top(s)
    step = s.board.bid_step
    lot = s.what[f]
    sealed = s.step[f] == Step.ASK_SEALED_AUCTION
    if lot >= SPACES:
        if sealed:
            say(act, Kind.BID)
            line(s, seat, menu, act)
        if cheapest_site(s, seat, lot) < 0:
            return
    menu.bid_low = 0 if sealed and lot < SPACES else lowest_bid(s, seat, lot, s.sum[f])
    menu.bid_high = s.cash[seat] // step * step


def side_business(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Add all business with the bank and open claims. It is long and seldom wanted: ask for it only when it is."""
    if not still_in(s, seat):
        return
    for kind in range(Kind.BUILD, Kind.REDEEM + 1):
        side_lines(s, seat, kind, menu, act)
    claim_lines(s, seat, menu, act)
    side_lines(s, seat, Kind.CLEAR_HAZARD, menu, act)
    side_lines(s, seat, Kind.ADD_HOUR, menu, act)
    fortune_lines(s, seat, menu, act)
    if admitted(s, seat, Kind.DEVELOP):
        develop_lines(s, seat, Kind.DEVELOP, deeds_of(s, seat) & ~s.built, menu, act)
    plain_lines(s, seat, Kind.CLAIM_PERK, Kind.PROPOSE_STOP, menu, act)


def side_lines(s: State, seat: int, kind: int, menu: Menu, act: Action) -> None:
    """Add business of one kind, deed by deed."""
    if s.over != Ending.PLAYING or not admitted(s, seat, kind):
        return
    deeds = deeds_of(s, seat)
    match kind:
        case Kind.CLEAR_HAZARD:
            clearing_lines(s, seat, menu, act)
            return
        case Kind.ADD_HOUR:
            hour_lines(s, seat, menu, act)
            return
        case Kind.SELL:
            whole_groups(s, seat, menu, act)
            deeds = deeds & s.built
        case Kind.MORTGAGE:
            deeds = deeds & ~s.mortgaged
        case Kind.REDEEM:
            deeds = deeds & s.mortgaged
    deed_lines(s, seat, kind, deeds, menu, act)


def whole_groups(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Everything on a group at once, named by its first built deed [HN-74]."""
    for group in range(s.board.groups):
        built = s.board.members[group] & s.built & s.deeds[seat]
        if built != 0:
            say(act, Kind.SELL, lowest(built), 1)
            line(s, seat, menu, act)


def develop_lines(s: State, seat: int, kind: int, deeds: Mask, menu: Menu, act: Action) -> None:
    """Each development on each of these deeds [TT-62]."""
    while deeds != 0:
        space = lowest(deeds)
        deeds = deeds & ~bit(space)
        for development in range(Development.CASINO, Development.PARK + 1):
            say(act, kind, space, development)
            line(s, seat, menu, act)


def even_lines(s: State, seat: int, group: Mask, menu: Menu, act: Action) -> None:
    """What makes a group even again; selling all of it stands last, and is always possible [TT-64]."""
    develop_lines(s, seat, Kind.REBUILD, group & ~s.built, menu, act)
    deed_lines(s, seat, Kind.REBUILD, group & ~s.developed, menu, act)
    deed_lines(s, seat, Kind.SELL_OFF, group & ~s.developed, menu, act)
    say(act, Kind.SELL_OFF, lowest(group), 1)
    line(s, seat, menu, act)


def claim_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Rents this seat may ask for now, two landings of one debtor on one space with one line [HN-33]."""
    for i in range(s.claims):
        if claim_on(s, seat, s.claim_space[i], s.claim_debtor[i]) == i:
            say(act, Kind.CLAIM, s.claim_space[i], s.claim_debtor[i])
            line(s, seat, menu, act)
