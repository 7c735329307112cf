"""The trader in City: blocks where they pay, hazards where they hurt, bonus buildings where they protect."""
from __future__ import annotations

from passgo.editions.city.bots.builder import railroad_site, trader_builds
from passgo.editions.city.bots.values import (
    block_gain,
    first_bonus,
    harm,
    homes_rent,
    landing_score,
    wages_on_the_way,
    worst_piece,
)
from passgo.editions.city.rules.choices import candidates
from passgo.editions.city.rules.kept import kept_for
from passgo.editions.city.rules.planning import bonus_sites, hazard_sites
from passgo.editions.city.rules.words import BONUS_PIECES, FIRST_BONUS, HAZARD_PIECES, PIECES, Purpose
from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots import moments
from passgo.rules.bots.values import value_of_deed
from passgo.rules.bots.words import Policy
from passgo.rules.deeds import deeds_of
from passgo.rules.lines import say
from passgo.rules.questions import loan_on
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import NOBODY, KeptUse, Kind, MortgageRule
from passgo.struct import Mask, Money, Seat


@moments.decided_at_once.also
def trader_in_city(s: State, seat: Seat, policy: int, act: Action) -> bool:
    """The trader answers City's own questions into `act`; False: it is none of them."""
    if policy != Policy.TRADER_V1:
        return False
    step = s.step[s.depth - 1]
    match step:
        case steps.ask_build.number:
            trader_builds(s, seat, act)
        case steps.ask_planning.number:
            trader_plans(s, seat, act)
        case steps.ask_jump.number:
            trader_jumps(s, seat, act)
        case steps.ask_use.number:
            trader_uses(s, seat, act)
        case steps.ask_district.number:
            trader_chooses(s, seat, act)
        case steps.ask_raise.number:
            return trader_mortgages(s, seat, act)
        case _:
            return False
    return True


def trader_plans(s: State, seat: int, act: Action) -> None:
    """The hazard that hurts a rival most, or the bonus building that protects most of one's own; one must be placed."""
    f = top(s)
    pieces = s.what[f]
    best: Money = -(1 << 30)
    kind = NOBODY
    site = NOBODY
    left: Mask = hazard_sites(s, seat, s.how[f]) if pieces & HAZARD_PIECES != 0 else 0
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        score = hurt_by(s, seat, space)
        if score > best or site == NOBODY:
            best = score
            kind = Kind.PLACE_HAZARD
            site = space
    left = bonus_sites(s, seat) if pieces & BONUS_PIECES != 0 else 0
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        score = 0
        if has(s.deeds[seat], space) and not has(s.bonuses, space):
            score = harm(s, space) * 3 // 4
        if score > best or site == NOBODY:
            best = score
            kind = Kind.PLACE_BONUS
            site = space
    say(act, kind, site, worst_piece(s, pieces) if kind == Kind.PLACE_HAZARD else first_bonus(pieces))


def hurt_by(s: State, seat: int, space: int) -> Money:
    """How much a hazard here hurts others; one's own pain counts against it."""
    if has(s.deeds[seat], space):
        return -harm(s, space)
    return harm(s, space) if s.owner[space] >= 0 else -s.board.house[space] // 10


def trader_jumps(s: State, seat: int, act: Action) -> None:
    """To where landing is worth most, wages on the way included; else stay."""
    best: Money = 0
    site = NOBODY
    left = s.rails & ~bit(s.what[top(s)])
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        score = landing_score(s, seat, space) + wages_on_the_way(s, seat, space)
        if score > best:
            best = score
            site = space
    if site == NOBODY:
        say(act, Kind.STAY)
    else:
        say(act, Kind.JUMP, site)


def trader_uses(s: State, seat: int, act: Action) -> None:
    """A tax is always dodged, a rent when it hurts, and a taxi taken when it saves or earns something."""
    f = top(s)
    use = s.what[f]
    say(act, Kind.KEEP)
    match use:
        case KeptUse.RENT_DODGE:
            if s.sum[f] >= min(s.board.salary // 2, s.cash[seat] // 8):
                say(act, Kind.DODGE_RENT)
        case KeptUse.TAX_DODGE:
            say(act, Kind.USE_CARD, kept_for(s, seat, use))
        case KeptUse.TAXI:
            trader_rides(s, seat, act)


def trader_rides(s: State, seat: int, act: Action) -> None:
    """One or two spaces away, if that is better by a good deal."""
    here = s.at[seat]
    best = landing_score(s, seat, here) + s.board.salary // 4
    for spaces in range(-2, 3):
        space = (here + spaces + s.board.spaces) % s.board.spaces
        if spaces != 0:
            score = landing_score(s, seat, space)
            if spaces > 0:
                score += wages_on_the_way(s, seat, space)
            if score > best:
                best = score
                say(act, Kind.USE_CARD, kept_for(s, seat, KeptUse.TAXI), spaces)


def trader_chooses(s: State, seat: int, act: Action) -> None:
    """The candidate that is best for the purpose."""
    f = top(s)
    purpose = s.what[f]
    if purpose == Purpose.INHERIT and s.cash[seat] < s.sum[f]:
        say(act, Kind.FORGO)
        return
    best: Money = 0
    site = NOBODY
    if purpose == Purpose.RAILROAD:
        site = railroad_site(s, seat)
    left = candidates(s, seat, purpose)
    if site == NOBODY:
        while left != 0:
            space = lowest(left)
            left = left & ~bit(space)
            score = choice_score(s, seat, purpose, space)
            if score > best or site == NOBODY:
                best = score
                site = space
    piece = 0
    if purpose == Purpose.EARTHQUAKE:
        piece = FIRST_BONUS
        while piece < PIECES - 1 and s.pieces[site][piece] == 0:
            piece += 1
    say(act, Kind.CHOOSE, site, piece)


def choice_score(s: State, seat: int, purpose: int, space: int) -> Money:
    """How good it is to choose this district."""
    match purpose:
        case Purpose.REPOSSESS:
            return -value_of_deed(s, seat, space)
        case Purpose.FREE_BUILD:
            return block_gain(s, space, Kind.RESIDENTIAL, 0)
        case Purpose.EARTHQUAKE:
            return -homes_rent(s, space) if has(s.deeds[seat], space) else homes_rent(s, space)
    return value_of_deed(s, seat, space)


def trader_mortgages(s: State, seat: int, act: Action) -> bool:
    """In debt: the smallest loan that is enough, else the biggest; where the bank lends the rent value no other is cheaper."""
    f = top(s)
    if s.board.mortgage_rule != MortgageRule.RENT_VALUE or s.cash[seat] >= s.sum[f]:
        return False
    short = s.sum[f] - s.cash[seat]
    best: Money = 0
    site = NOBODY
    left = deeds_of(s, seat) & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        loan = loan_on(s, space)
        better = loan > best if best < short else short <= loan < best
        if better or site == NOBODY:
            best = loan
            site = space
    if site == NOBODY:
        return False
    say(act, Kind.MORTGAGE, site)
    return True
