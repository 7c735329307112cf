"""The whole control flow of every edition: one loop, one switch, three speakers."""
from __future__ import annotations

from passgo.rules.agenda import at_rest, settle_order, then, top
from passgo.rules.auctions.common import award, start_auction
from passgo.rules.bits import bit
from passgo.rules.buying import deed, rent
from passgo.rules.cards import card_back, card_kept, draw, each_pays, fee, repairs
from passgo.rules.chance import refuse_outcome, take_outcome
from passgo.rules.city.button import button
from passgo.rules.city.chance_cards import easy_money, toxic_waste
from passgo.rules.city.choices import choose_district
from passgo.rules.city.dodge import district, take_dodge
from passgo.rules.city.kept import hails_taxi, industry_tax
from passgo.rules.city.planning import hazard_card, planning
from passgo.rules.city.railroads import jump_step
from passgo.rules.dealing import deal
from passgo.rules.deals import swap
from passgo.rules.debts import estate, pay
from passgo.rules.deeds import give_deed
from passgo.rules.ending import still_in
from passgo.rules.jail import to_jail
from passgo.rules.millionaire.choices import choose
from passgo.rules.millionaire.fortune import fortune_space, inherit, lay_fortune, turn_up
from passgo.rules.millionaire.stars import by_level, change_level, go_stop, roll_for
from passgo.rules.millionaire.winning import first_to_target
from passgo.rules.money import add_money, move_money
from passgo.rules.mortgages import lifting
from passgo.rules.records import Action
from passgo.rules.rooms import actors, refuse_answer, take_answer
from passgo.rules.shortage import share_out
from passgo.rules.side import is_side, refuse_side, take_side
from passgo.rules.state import State
from passgo.rules.taxes import income_tax, park
from passgo.rules.telling import emit
from passgo.rules.time import fall_due, overdue, refuse_tick, tick
from passgo.rules.tropical_tycoon.channel import news, scene
from passgo.rules.tropical_tycoon.developments import develop, even_up, island_deed
from passgo.rules.tropical_tycoon.effects import effect
from passgo.rules.tropical_tycoon.jobs import give_tokens, go_to_jail, merit, visit
from passgo.rules.tropical_tycoon.opening import lay_out, opening
from passgo.rules.tropical_tycoon.parking import free_parking
from passgo.rules.tropical_tycoon.stopping import final_counting
from passgo.rules.turn import advance, begin, go_back, land, move, nearest, next_turn, roll_again
from passgo.rules.words import (
    BANK,
    CHANCE,
    CLOCK,
    DECKS,
    FIRST_TOSS,
    NOBODY,
    SPACES,
    STEPS_IN_A_BREATH,
    Ending,
    Event,
    For,
    Kind,
    Reason,
    Step,
)


def set_up(s: State, seats: int, first: int) -> None:
    """Everyone on GO with the starting money; all roll for who starts, unless it is told. `s` must be all zeros [HN-02 HN-04]."""
    s.seats = seats
    s.caller = NOBODY
    s.houses_left = s.board.houses
    s.hotels_left = s.board.hotels
    for seat in range(seats):
        add_money(s, BANK, -s.board.start_cash)
        add_money(s, seat, s.board.start_cash)
        s.alive = s.alive | bit(seat)
    for space in range(SPACES):
        s.owner[space] = BANK
    for deck in range(DECKS):
        s.unseen[deck] = bit(s.board.cards[deck]) - 1
    lay_fortune(s)
    lay_out(s)
    if s.board.opening != Step.NOTHING:
        then(s, s.board.opening, NOBODY, first)
    else:
        if first == NOBODY:
            then(s, Step.TOSS_CONTEST, 0, s.alive & 0xFF)
        then(s, Step.BEGIN, first)
    settle_order(s)
    run(s)


def run(s: State) -> None:
    """Do what runs by itself until somebody must speak."""
    breath = 0
    if s.board.target > 0:
        first_to_target(s)
    while not at_rest(s):
        f = s.depth - 1
        step = s.step[f]
        who = s.who[f]
        what = s.what[f]
        how = s.how[f]
        sum = s.sum[f]
        s.depth = f
        s.floor = f
        match step:
            case Step.NOTHING:
                pass
            case Step.NEXT_TURN:
                next_turn(s, who)
            case Step.AGAIN:
                roll_again(s, who)
            case Step.MOVE:
                move(s, who, what)
            case Step.ADVANCE:
                advance(s, who, what)
            case Step.NEAREST:
                nearest(s, who, what, how, sum)
            case Step.GO_BACK:
                go_back(s, who, what)
            case Step.LAND:
                if not hails_taxi(s, who):
                    land(s, who)
            case Step.DEED:
                deed(s, who, what, sum)
            case Step.RENT:
                rent(s, who, what, sum)
            case Step.PAY:
                pay(s, who, what, sum, how)
            case Step.FEE:
                fee(s, who, sum, what)
            case Step.COLLECT:
                move_money(s, BANK, who, sum, For.CARD)
            case Step.INCOME_TAX:
                income_tax(s, who, sum)
            case Step.HAND_OVER:
                give_deed(s, what, who)
                give_tokens(s, who, s.board.deed_tokens)
            case Step.AUCTION:
                start_auction(s, who, what)
            case Step.AWARD:
                award(s, who, what, sum)
            case Step.ESTATE:
                estate(s)
            case Step.DRAW:
                draw(s, who, what)
            case Step.CARD_BACK:
                card_back(s, what, how)
            case Step.CARD_KEPT:
                card_kept(s, who, what)
            case Step.EACH_PAYS:
                each_pays(s, who, sum)
            case Step.REPAIRS:
                repairs(s, who, sum, what)
            case Step.TO_JAIL:
                to_jail(s, who)
            case Step.PARK:
                park(s, who)
            case Step.SWAP:
                swap(s, who, what, sum)
            case Step.LIFTING:
                lifting(s, who)
            case Step.SHARE_OUT:
                share_out(s)
            case Step.DEAL:
                deal(s, what)
            case Step.BEGIN:
                begin(s, who)
            case Step.DISTRICT:
                district(s, who, how)
            case Step.JUMP:
                jump_step(s, who, what, how)
            case Step.CHOOSE_DISTRICT:
                choose_district(s, who, what, sum)
            case Step.INDUSTRY_TAX:
                industry_tax(s, who, sum)
            case Step.PLANNING:
                planning(s, who)
            case Step.TAKE_DODGE:
                take_dodge(s, who)
            case Step.BUTTON:
                button(s, who)
            case Step.EASY_MONEY:
                easy_money(s, who, sum)
            case Step.TOXIC_WASTE:
                toxic_waste(s, who, sum)
            case Step.HAZARD:
                hazard_card(s, who, what)
            case Step.FORTUNE_SPACE:
                fortune_space(s, who)
            case Step.TURN_UP:
                turn_up(s, who)
            case Step.INHERIT:
                inherit(s, who, what)
            case Step.BY_LEVEL:
                by_level(s, who, what, how)
            case Step.ROLL_FOR:
                roll_for(s, who, what, how, sum)
            case Step.STARS:
                change_level(s, who, what, sum)
            case Step.GO_STOP:
                go_stop(s, who)
            case Step.CHOOSE:
                choose(s, who, what, sum)
            case Step.OPENING:
                opening(s, what)
            case Step.ISLAND_DEED:
                island_deed(s, who)
            case Step.VISIT:
                visit(s, who)
            case Step.GO_TO_JAIL:
                go_to_jail(s, who)
            case Step.FREE_PARKING:
                free_parking(s, who)
            case Step.SCENE:
                scene(s, who, what)
            case Step.NEWS:
                news(s, who)
            case Step.EFFECT:
                effect(s, who, what, how, sum)
            case Step.FINAL_COUNT:
                final_counting(s)
            case Step.EVEN_UP:
                even_up(s, who, what)
            case Step.DEVELOPMENT:
                develop(s, who, what, how, sum)
            case Step.PERK:
                merit(s, who, what)
        settle_order(s)
        if s.board.target > 0:
            first_to_target(s)
        breath += 1
        if breath == STEPS_IN_A_BREATH:
            s.over = Ending.VOID_ENDLESS
    if s.over == Ending.VOID_FULL or s.over == Ending.VOID_ENDLESS:
        emit(s, Event.OVER, NOBODY, s.over)
    s.floor = 0


def waits_for(s: State) -> int:
    """Who must speak: CHANCE, the CLOCK, NOBODY (the game is over) or one of `actors` (then 0)."""
    if s.over != Ending.PLAYING:
        return NOBODY
    if s.step[top(s)] >= FIRST_TOSS:
        return CHANCE
    return CLOCK if actors(s) == 0 else 0


def refusal(s: State, who: int, act: Action) -> int:
    """The oracle: why `who` may not say this now, or FINE."""
    if s.over != Ending.PLAYING:
        return Reason.GAME_OVER
    if who == CHANCE:
        return refuse_outcome(s, act) if act.kind == Kind.OUTCOME else Reason.UNKNOWN
    if who == CLOCK:
        return refuse_tick(s, act)
    if not still_in(s, who):
        return Reason.NO_SUCH_SEAT
    return refuse_side(s, who, act) if is_side(act.kind) else refuse_answer(s, who, act)


def put(s: State, who: int, act: Action) -> None:
    """One input, already found in order by `refusal`; then everything that follows by itself."""
    s.inputs += 1
    s.floor = s.depth
    if who == CHANCE:
        take_outcome(s, act)
    elif who == CLOCK:
        tick(s, act.money)
    elif is_side(act.kind):
        take_side(s, who, act)
    else:
        take_answer(s, who, act)
    settle_order(s)
    run(s)
    while overdue(s):
        s.floor = s.depth
        fall_due(s)
        settle_order(s)
        run(s)
