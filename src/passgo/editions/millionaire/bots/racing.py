"""The trader's mind where the first to a sum of cash wins: upgrade while it pays off, race at the end, keep rivals from it."""
from __future__ import annotations

from passgo.editions.millionaire.bots.fortune import makes_choice, near, plays_card, rival_near, spares_rent
from passgo.editions.millionaire.rules.lines import fortune_lines
from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots import moments
from passgo.rules.bots.thrifty import bid_up_to
from passgo.rules.bots.trader import decide_trading, improve, whole_groups_of, worth_bidding
from passgo.rules.bots.trades import gain_from, propose_for
from passgo.rules.bots.values import denial
from passgo.rules.bots.words import Policy
from passgo.rules.deals import interest_with
from passgo.rules.deeds import deeds_of, group_of
from passgo.rules.engine import refusal
from passgo.rules.lines import find, pick, say
from passgo.rules.luck import whim
from passgo.rules.questions import salary_of
from passgo.rules.records import Action, Luck, Menu
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason
from passgo.struct import Mask, Money, Seat


@moments.decided.only("target")
def decides_racing(s: State, seat: Seat, policy: int, menu: Menu, act: Action, luck: Luck) -> bool:
    """Kept cards for whoever plays at random or thriftily; a mind of its own for the trader."""
    match policy:
        case Policy.RANDOM:
            return plays_any_card(s, seat, menu, act, luck)
        case Policy.THRIFTY:
            return plays_first_card(s, seat, menu, act)
        case Policy.TRADER_V1:
            decide_racing(s, seat, menu, act)
            return True
    return False


def decide_racing(s: State, seat: int, menu: Menu, act: Action) -> None:
    """The questions of this edition, and those where the race changes the answer; the rest as ever."""
    f = top(s)
    step = s.step[f]
    match step:
        case steps.ask_upgrade.number:
            say(act, Kind.UPGRADE if upgrade_pays(s, seat) else Kind.KEEP_LEVEL)
        case steps.ask_rent.number:
            say(act, Kind.RENT_FREE if spares_rent(s, seat, s.how[f], s.sum[f]) else Kind.PAY_RENT)
        case steps.ask_choice.number:
            makes_choice(s, seat, act)
        case steps.ask_turn.number:
            racing_turn(s, seat, menu, act)
        case steps.ask_buy.number:
            pick(menu, find(menu, Kind.DECLINE), act)
            if not near(s, seat) or worth_delay(s, seat, s.what[f]):
                decide_trading(s, seat, menu, act)
        case steps.ask_end.number:
            choice = NOBODY if near(s, seat) else improve(s, seat, menu, act)
            pick(menu, choice if choice != NOBODY else 0, act)
        case steps.ask_raise.number:
            say(act, Kind.WAIVE_DEBT)
            if s.held[seat] > 0 and refusal(s, seat, act) == Reason.FINE:
                return
            # Whatever is sold or mortgaged in vain is cash in a rival's hand.
            if find(menu, Kind.GIVE_UP) != NOBODY:
                say(act, Kind.GIVE_UP)
            else:
                decide_trading(s, seat, menu, act)
        case steps.ask_review.number:
            racing_review(s, seat, menu, act)
        case steps.ask_open_auction.number:
            if s.what[f] < SPACES and near(s, seat):
                bid_up_to(s, worth_bidding(s, seat, s.what[f]) // 4, menu, act)
            else:
                decide_trading(s, seat, menu, act)
        case _:
            decide_trading(s, seat, menu, act)


def upgrade_pays(s: State, seat: int) -> bool:
    """Do the salaries still needed, each a step higher, bring more than the price?"""
    salary = max(salary_of(s, seat), 1)
    needed = (s.board.target - s.cash[seat] + salary - 1) // salary
    return needed * s.board.salary_step > s.board.upgrade_price


def worth_delay(s: State, seat: int, space: int) -> bool:
    """With the sum in sight only what completes a group, one's own or a rival's, is bought."""
    group = group_of(s, space) & ~bit(space)
    return s.deeds[seat] & group == group or denial(s, seat, space) > s.board.price[space]


def racing_turn(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Cards first, then a deal that lets no rival win, then build, unless every coin counts now."""
    if s.held[seat] > 0 and plays_card(s, seat, menu, act):
        return
    if s.offers == 0 and menu.may_offer == 1:
        if near(s, seat):
            if sells_out(s, seat, act):
                return
        elif proposes(s, seat, act):
            return
    if s.jail[seat] > 0 and rival_near(s, seat):
        say(act, Kind.ROLL)
    elif near(s, seat):
        choice = NOBODY
        if s.jail[seat] > 0:
            choice = find(menu, Kind.USE_CARD)
            if choice == NOBODY:
                choice = find(menu, Kind.PAY_FINE)
        pick(menu, choice if choice != NOBODY else find(menu, Kind.ROLL), act)
    else:
        # The deal of this turn has been thought of already.
        menu.may_offer = 0
        decide_trading(s, seat, menu, act)


def proposes(s: State, seat: int, act: Action) -> bool:
    """The first good deal for any group: the race leaves no time to wait for the next round."""
    for i in range(s.board.groups):
        if propose_for(s, seat, (s.round + seat + i) % s.board.groups, act):
            if act.money <= 0 or not two_salaries_win(s, act.a, act.money):
                return True
    return False


def two_salaries_win(s: State, seat: int, money: Money) -> bool:
    """With so much more, would two salaries make the sum of this seat? Then cash is worth more than what it buys."""
    return s.cash[seat] + money + salary_of(s, seat) * 2 >= s.board.target


def most_paid(s: State, seat: int) -> Money:
    """What a seat pays for a deal at most: who gives all its cash away is out of the race."""
    return s.cash[seat] * 3 // 4


@moments.most_paid_here.only("target")
def paid_in_race(s: State, payer: Seat, payee: Seat) -> Money:
    """Nobody pays who wins by it, or nearly."""
    return min(most_paid(s, payer), s.board.target - salary_of(s, payee) * 2 - s.cash[payee] - 1)


def racing_review(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Yes to what wins on the spot; no money for who is about to win, and never nearly all of it; else as ever."""
    f = top(s)
    maker = s.what[f]
    asked = -s.sum[f]
    if s.cash[seat] - asked - interest_with(s, s.give) >= s.board.target:
        say(act, Kind.ACCEPT)
    elif asked > 0 and (asked > most_paid(s, seat) or two_salaries_win(s, maker, asked)):
        say(act, Kind.REJECT)
    else:
        decide_trading(s, seat, menu, act)


def sells_out(s: State, seat: int, act: Action) -> bool:
    """The future for cash: the property a rich rival gains most by, for all that is missing, or all it is worth to them.

    A trifle is not worth it, nor breaking a group, unless it wins.
    """
    missing = s.board.target - s.cash[seat]
    whole = whole_groups_of(s, seat)
    best = min(s.board.salary // 4, missing - 1)
    partner = NOBODY
    thing: Mask = 0
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        left = deeds_of(s, seat) & ~s.built
        while left != 0 and has(s.alive, other):
            deed: Mask = bit(lowest(left))
            left = left & ~deed
            price = min(gain_from(s, other, deed, 0), most_paid(s, other), missing)
            if price > best and (price == missing or deed & whole == 0):
                best = price
                partner = other
                thing = deed
    if partner == NOBODY:
        return False
    # What is missing is asked for to the dollar: half of an odd price leaves odd sums.
    say(act, Kind.OFFER, partner, 0, -best if best == missing else -(best // s.board.bid_step * s.board.bid_step))
    act.give = thing
    return refusal(s, seat, act) == Reason.FINE


def plays_any_card(s: State, seat: int, menu: Menu, act: Action, luck: Luck) -> bool:
    """Who does anything plays a kept card now and then, at any moment it is asked something [ML-32]."""
    before = menu.count
    if s.hand[seat] == 0 or whim(luck, 4) > 0:
        return False
    fortune_lines(s, seat, menu, act)
    if menu.count == before:
        return False
    pick(menu, before + whim(luck, menu.count - before), act)
    menu.count = before
    return True


def plays_first_card(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Who is thrifty plays a card as soon as it is good for something, in its own turn."""
    if s.hand[seat] == 0 or s.step[top(s)] != steps.ask_turn.number:
        return False
    before = menu.count
    fortune_lines(s, seat, menu, act)
    found = menu.count > before and (menu.kind[before] != Kind.SHOW_CARD or s.jail[seat] > 0)
    if found:
        pick(menu, before, act)
    menu.count = before
    return found
