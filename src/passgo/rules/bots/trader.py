"""The trader: values properties, bids sensibly, deals where both sides gain, raises cash wisely, builds hard."""
from __future__ import annotations

from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, lowest, size
from passgo.rules.bots.money import raise_cash
from passgo.rules.bots.thrifty import bid_up_to
from passgo.rules.bots.trades import gain_from, good_deal, propose
from passgo.rules.bots.values import MOST, builds_on, dearest_rent, denial, rent_gain, value_of_deed
from passgo.rules.deeds import deeds_of, group_of, owns_group
from passgo.rules.lines import find, line, pick, say
from passgo.rules.questions import less_discount, listed_building, redeeming, total_worth
from passgo.rules.records import Action, Menu
from passgo.rules.sites import lot_for, stock_of
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Mask, Money


def decide_trading(s: State, seat: int, menu: Menu, act: Action) -> None:
    """One answer to each question."""
    f = s.depth - 1
    step = s.step[f]
    choice = NOBODY
    match step:
        case steps.ask_turn.number:
            if s.offers == 0 and menu.may_offer == 1 and propose(s, seat, act):
                return
            choice = trader_turn(s, seat, menu, act)
        case steps.ask_buy.number:
            choice = find(menu, Kind.BUY) if wants_to_buy(s, seat, s.what[f]) else NOBODY
            if choice == NOBODY:
                choice = find(menu, Kind.DECLINE)
        case steps.ask_raise.number:
            choice = raise_cash(s, seat, menu, act)
        case steps.ask_tax.number:
            share = total_worth(s, seat) * s.board.tax_percent // 100
            choice = find(menu, Kind.PAY_FLAT if s.sum[f] <= share else Kind.PAY_SHARE)
        case steps.ask_lift.number:
            whole = owns_group(s, seat, s.what[f]) and s.cash[seat] > s.lent[s.what[f]] * 2
            choice = find(menu, Kind.LIFT if whole else Kind.LEAVE)
        case steps.ask_wants.number:
            choice = wanted_buildings(s, seat, menu)
        case steps.ask_place.number:
            choice = best_site(s, seat, Kind.PLACE, s.sum[f], menu, act)
        case steps.ask_review.number:
            maker = s.what[f]
            mine = gain_from(s, seat, s.give, s.want) + s.sum[f]
            theirs = gain_from(s, maker, s.want, s.give) - s.sum[f]
            choice = find(menu, Kind.ACCEPT if good_deal(s, mine, theirs) else Kind.REJECT)
            if choice == NOBODY:
                choice = find(menu, Kind.REJECT)
        case steps.ask_open_auction.number | steps.ask_timed_auction.number | steps.ask_sealed_auction.number:
            bid_up_to(s, worth_bidding(s, seat, s.what[f]), menu, act)
            return
    pick(menu, choice if choice != NOBODY else 0, act)


def reserve_of(s: State, seat: int) -> Money:
    """Cash to keep: a quarter of a salary, and a third of the dearest rent that threatens."""
    return s.board.salary // 4 + dearest_rent(s, seat) // 3


def reserve_within(s: State, seat: int, limit: Money) -> Money:
    """The reserve; once it is above the limit, how far is left open."""
    least = s.board.salary // 4
    return least + dearest_rent(s, seat, (max(limit - least, 0) + 1) * 3) // 3


def trader_turn(s: State, seat: int, menu: Menu, act: Action) -> int:
    """Out of Jail while there is something to win outside; build, redeem, roll."""
    choice = NOBODY
    if s.jail[seat] > 0 and worth_leaving(s, seat):
        choice = find(menu, Kind.USE_CARD)
        if choice == NOBODY:
            choice = find(menu, Kind.PAY_FINE)
    if choice == NOBODY:
        choice = improve(s, seat, menu, act)
    return choice if choice != NOBODY else find(menu, Kind.ROLL)


def worth_leaving(s: State, seat: int) -> bool:
    """While deeds are for sale, or nobody's rent is to be feared."""
    sold: Mask = 0
    for other in range(s.seats):
        sold = sold | deeds_of(s, other)
    return size(s.board.all_deeds & ~sold) > 3 or dearest_rent(s, seat, s.board.salary) < s.board.salary


def improve(s: State, seat: int, menu: Menu, act: Action) -> int:
    """Redeem and build on whole groups, as far as the reserve allows; NOBODY: nothing worth it now."""
    whole = whole_groups_of(s, seat)
    cash = s.cash[seat]
    if whole == 0 and (s.mortgaged & s.deeds[seat] == 0 or cash < s.board.salary * 3):
        return NOBODY
    owing = s.mortgaged & (whole if whole & s.mortgaged != 0 else deeds_of(s, seat))
    # A reserve that leaves too little for a loan and for any building need not be counted to its end.
    least = s.board.salary // 4
    spare = cash - cheapest_building(s, seat, whole)
    after: Money = -1
    if owing != 0:
        after = cash - redeeming(s, lowest(owing)) - (0 if whole & s.mortgaged != 0 else s.board.salary * 2)
    if max(spare, after) < least:
        return NOBODY
    reserve = reserve_within(s, seat, max(spare, after))
    if owing != 0 and after >= reserve:
        before = menu.count
        say(act, Kind.REDEEM, lowest(owing))
        line(s, seat, menu, act)
        if menu.count > before:
            return before
    return best_of_sites(s, seat, Kind.BUILD, whole, cash - reserve, menu, act) if whole != 0 else NOBODY


def cheapest_building(s: State, seat: int, left: Mask) -> Money:
    """What the cheapest building on any of these deeds costs their owner; where there is room for none, more than anybody has."""
    least: Money = MOST
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        if s.level[space] < s.board.top_level:
            least = min(least, listed_building(s, space))
    return less_discount(s, seat, least)


def whole_groups_of(s: State, seat: int) -> Mask:
    """All deeds for houses in groups this seat owns whole."""
    whole: Mask = 0
    deeds = s.deeds[seat]
    for group in range(s.board.groups):
        members = s.board.members[group]
        if deeds & members == members and members != 0 and builds_on(s, lowest(members)):
            whole = whole | members
    return whole


def best_site(s: State, seat: int, kind: int, budget: Money, menu: Menu, act: Action) -> int:
    """The site where the next building brings most for its price, within the budget."""
    return best_of_sites(s, seat, kind, whole_groups_of(s, seat), budget, menu, act)


def best_of_sites(s: State, seat: int, kind: int, left: Mask, budget: Money, menu: Menu, act: Action) -> int:
    """The best of these sites; NOBODY: none will take it."""
    best = NOBODY
    most: Money = -1
    if budget < 0:
        return best
    listed = budget + moments.discount(s, seat)
    if kind == Kind.BUILD:
        left = left & ~group_blocked(s)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if s.level[space] < s.board.top_level and listed_building(s, space) <= listed:
            gain = rent_gain(s, space)
            if gain > most:
                before = menu.count
                say(act, kind, space)
                line(s, seat, menu, act)
                if menu.count > before:
                    best = before
                    most = gain
    return best


def group_blocked(s: State) -> Mask:
    """Deeds where no building could go up now for want of pieces."""
    blocked: Mask = 0
    if s.houses_left == 0 or s.hotels_left == 0:
        left = s.board.all_deeds
        while left != 0:
            space = lowest(left)
            left = left & ~bit(space)
            if stock_of(s, lot_for(s, space)) == 0:
                blocked = blocked | bit(space)
    return blocked


def wants_to_buy(s: State, seat: int, space: int) -> bool:
    """Nearly always; the last cash only for what completes a group, one's own or a rival's."""
    left = s.cash[seat] - s.board.price[space]
    if left >= s.board.salary // 4:
        return True
    group = group_of(s, space) & ~bit(space)
    return s.deeds[seat] & group == group or denial(s, seat, space) > s.board.price[space]


def worth_bidding(s: State, seat: int, lot: int) -> Money:
    """What the lot brings, and half of what it would bring a rival; never the last cash."""
    if lot >= SPACES:
        return max(s.cash[seat] - reserve_of(s, seat), 0)
    keep = s.board.salary // 4
    return min(value_of_deed(s, seat, lot) + denial(s, seat, lot) // 2, s.cash[seat] - keep)


def wanted_buildings(s: State, seat: int, menu: Menu) -> int:
    """As many as the reserve leaves; the builder at least one. The lines of the menu are from none to as many as have room."""
    room = menu.count - 1
    if room <= 0:
        return 0
    dearest: Money = 1
    left = whole_groups_of(s, seat)
    while left != 0:
        dearest = max(dearest, s.board.house[lowest(left)])
        left = left & ~bit(lowest(left))
    wish = max(s.cash[seat] - reserve_within(s, seat, s.cash[seat]), 0) // dearest
    if s.who[top(s)] == seat:
        wish = max(wish, 1)
    return min(room, wish)
