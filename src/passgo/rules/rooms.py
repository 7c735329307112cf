"""The rooms: each Ask with who may answer, whom it leaves free for side business, what is refused, what an answer does.

Contents page of the questions asked of seats: one line per room in each function.
"""
from __future__ import annotations

from passgo.rules.agenda import top
from passgo.rules.auctions.common import still_talking
from passgo.rules.auctions.open import refuse_open_bid, take_open_bid
from passgo.rules.auctions.sealed import refuse_sealed_bid, still_to_bid, take_sealed_bid
from passgo.rules.auctions.timed import refuse_timed_bid, speaks_up, take_timed_bid, timed_bidders
from passgo.rules.bits import bit, has
from passgo.rules.buying import refuse_buy, take_buy
from passgo.rules.city.button import refuse_city_build, take_city_build
from passgo.rules.city.choices import refuse_choice, take_choice
from passgo.rules.city.kept import refuse_use, take_use
from passgo.rules.city.planning import refuse_planning, take_planning
from passgo.rules.city.railroads import refuse_jump, take_jump
from passgo.rules.deals import refuse_review, take_review
from passgo.rules.debts import refuse_raise, take_raise
from passgo.rules.millionaire.choices import refuse_card_choice, take_card_choice
from passgo.rules.millionaire.kept import refuse_rent_answer, take_rent_answer
from passgo.rules.millionaire.stars import refuse_upgrade, take_upgrade
from passgo.rules.mortgages import refuse_lift, take_lift
from passgo.rules.records import Action
from passgo.rules.shortage import refuse_place, refuse_want, still_to_say, take_place, take_want
from passgo.rules.state import State
from passgo.rules.taxes import refuse_tax, take_tax
from passgo.rules.tropical_tycoon.channel import refuse_scene_choice, take_scene_choice
from passgo.rules.tropical_tycoon.developments import refuse_even, take_even
from passgo.rules.tropical_tycoon.jobs import refuse_mercy, refuse_turn_of_chief, take_mercy, walk_free
from passgo.rules.tropical_tycoon.parking import refuse_parking, take_parking
from passgo.rules.tropical_tycoon.stopping import refuse_vote, still_to_agree, take_vote
from passgo.rules.tropical_tycoon.words import Job
from passgo.rules.turn import refuse_turn, take_turn
from passgo.rules.words import FIRST_ASK, FIRST_TOSS, Ending, Kind, Reason, Step, When
from passgo.struct import Mask


def actors(s: State) -> Mask:
    """The seats the open question waits for; none: it waits for chance or for the clock."""
    f = top(s)
    if s.over != Ending.PLAYING:
        return 0
    step = s.step[f]
    if step < FIRST_ASK or step >= FIRST_TOSS:
        return 0
    match step:
        case Step.ASK_OPEN_AUCTION:
            return still_talking(s)
        case Step.ASK_TIMED_AUCTION:
            return timed_bidders(s)
        case Step.ASK_SEALED_AUCTION:
            return still_to_bid(s)
        case Step.ASK_WANTS:
            return still_to_say(s)
        case Step.ASK_STOP:
            return still_to_agree(s)
    return bit(s.who[f])


def occasion(s: State, seat: int) -> int:
    """What the open question is to this seat: no question that must not be interrupted gives an occasion [HN-56 HN-60]."""
    f = top(s)
    step = s.step[f]
    match step:
        case Step.ASK_TURN | Step.ASK_BUY | Step.ASK_TAX | Step.ASK_BUILD | Step.ASK_JUMP | Step.ASK_UPGRADE | Step.ASK_RENT:
            return When.OWN_TURN if s.who[f] == seat else When.BETWEEN
        case Step.ASK_PARKING | Step.ASK_SCENE | Step.ASK_MERCY:
            return When.OWN_TURN if s.who[f] == seat else When.BETWEEN
        case Step.ASK_RAISE:
            return When.IN_DEBT if s.who[f] == seat else When.BETWEEN
        case Step.ASK_OPEN_AUCTION | Step.ASK_TIMED_AUCTION | Step.ASK_SEALED_AUCTION:
            return When.AUCTION
    return 0


def refuse_answer(s: State, seat: int, act: Action) -> int:
    """Why this is no answer to the open question, or FINE."""
    step = s.step[top(s)]
    if not has(actors(s), seat) and not speaks_up(s, seat, act):
        return refuse_silent(s, seat, act)
    match step:
        case Step.ASK_TURN:
            if act.kind == Kind.WALK_FREE or s.job[seat] == Job.POLICE_CHIEF:
                return refuse_turn_of_chief(s, seat, act)
            return refuse_turn(s, seat, act)
        case Step.ASK_BUY:
            return refuse_buy(s, seat, act)
        case Step.ASK_RAISE:
            return refuse_raise(s, seat, act)
        case Step.ASK_TAX:
            return refuse_tax(s, seat, act)
        case Step.ASK_LIFT:
            return refuse_lift(s, seat, act)
        case Step.ASK_WANTS:
            return refuse_want(s, seat, act)
        case Step.ASK_PLACE:
            return refuse_place(s, seat, act)
        case Step.ASK_OPEN_AUCTION:
            return refuse_open_bid(s, seat, act)
        case Step.ASK_TIMED_AUCTION:
            return refuse_timed_bid(s, seat, act)
        case Step.ASK_SEALED_AUCTION:
            return refuse_sealed_bid(s, seat, act)
        case Step.ASK_REVIEW:
            return refuse_review(s, seat, act)
        case Step.ASK_BUILD:
            return refuse_city_build(s, seat, act)
        case Step.ASK_PLANNING:
            return refuse_planning(s, seat, act)
        case Step.ASK_JUMP:
            return refuse_jump(s, seat, act)
        case Step.ASK_USE:
            return refuse_use(s, seat, act)
        case Step.ASK_DISTRICT:
            return refuse_choice(s, seat, act)
        case Step.ASK_UPGRADE:
            return refuse_upgrade(s, seat, act)
        case Step.ASK_RENT:
            return refuse_rent_answer(s, seat, act)
        case Step.ASK_CHOICE:
            return refuse_card_choice(s, seat, act)
        case Step.ASK_MERCY:
            return refuse_mercy(s, seat, act)
        case Step.ASK_PARKING:
            return refuse_parking(s, seat, act)
        case Step.ASK_SCENE:
            return refuse_scene_choice(s, seat, act)
        case Step.ASK_EVEN:
            return refuse_even(s, seat, act)
        case Step.ASK_STOP:
            return refuse_vote(s, seat, act)
    return Reason.NOT_ASKED


def refuse_silent(s: State, seat: int, act: Action) -> int:
    """Why somebody the question does not wait for may not answer it; who leads an auction or has passed is told so."""
    f = top(s)
    step = s.step[f]
    if act.kind != Kind.BID and act.kind != Kind.PASS:
        return Reason.NOT_ASKED
    match step:
        case Step.ASK_OPEN_AUCTION | Step.ASK_TIMED_AUCTION:
            if s.who[f] == seat:
                return Reason.LEADING
            if has(s.how[f], seat):
                return Reason.PASSED
    return Reason.NOT_ASKED


def take_answer(s: State, seat: int, act: Action) -> None:
    """The open question is answered."""
    step = s.step[top(s)]
    match step:
        case Step.ASK_TURN:
            if act.kind == Kind.WALK_FREE:
                walk_free(s, seat)
            else:
                take_turn(s, seat, act)
        case Step.ASK_BUY:
            take_buy(s, seat, act)
        case Step.ASK_RAISE:
            take_raise(s, seat, act)
        case Step.ASK_TAX:
            take_tax(s, seat, act)
        case Step.ASK_LIFT:
            take_lift(s, seat, act)
        case Step.ASK_WANTS:
            take_want(s, seat, act)
        case Step.ASK_PLACE:
            take_place(s, seat, act)
        case Step.ASK_OPEN_AUCTION:
            take_open_bid(s, seat, act)
        case Step.ASK_TIMED_AUCTION:
            take_timed_bid(s, seat, act)
        case Step.ASK_SEALED_AUCTION:
            take_sealed_bid(s, seat, act)
        case Step.ASK_REVIEW:
            take_review(s, seat, act)
        case Step.ASK_BUILD:
            take_city_build(s, seat, act)
        case Step.ASK_PLANNING:
            take_planning(s, seat, act)
        case Step.ASK_JUMP:
            take_jump(s, seat, act)
        case Step.ASK_USE:
            take_use(s, seat, act)
        case Step.ASK_DISTRICT:
            take_choice(s, seat, act)
        case Step.ASK_UPGRADE:
            take_upgrade(s, seat, act)
        case Step.ASK_RENT:
            take_rent_answer(s, seat, act)
        case Step.ASK_CHOICE:
            take_card_choice(s, seat, act)
        case Step.ASK_MERCY:
            take_mercy(s, seat, act)
        case Step.ASK_PARKING:
            take_parking(s, seat, act)
        case Step.ASK_SCENE:
            take_scene_choice(s, seat, act)
        case Step.ASK_EVEN:
            take_even(s, seat, act)
        case Step.ASK_STOP:
            take_vote(s, seat, act)
