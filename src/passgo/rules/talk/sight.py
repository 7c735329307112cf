"""What a learner sees of the table: nothing that its seat may not know, so that the same is seen on its View."""
from __future__ import annotations

from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.ending import time_limit
from passgo.rules.rooms import actors
from passgo.rules.sizes import CLAIMS, DECKS, SPACES
from passgo.rules.state import State
from passgo.rules.talk.records import Phase, Sight, Talk
from passgo.rules.talk.words import first_noun, word_for
from passgo.rules.words import KEPT, Ending
from passgo.struct import Mask, Money


def byte(number: Money) -> int:
    """As much of it as fits, and nothing below nothing."""
    return min(max(number, 0), 255)


def pair(number: Money) -> int:
    """The same for two bytes."""
    return min(max(number, 0), 65_535)


def counted_from(other: int, seat: int, seats: int) -> int:
    """Who that is, counted from oneself, and one; 0 for the bank and for nobody."""
    if other < 0:
        return 0
    return other - seat + 1 if other >= seat else other - seat + seats + 1


def around(seen: Mask, seat: int, seats: int) -> int:
    """A set of seats as who looks counts them."""
    turned = (seen >> seat) | (seen << (seats - seat))
    return turned & (bit(seats) - 1) & 255


def look(s: State, t: Talk, sight: Sight) -> None:
    """Everything, for who speaks at this table."""
    look_at_spaces(s, t.seat, sight)
    look_at_seats(s, t.seat, sight)
    look_at_table(s, t.seat, sight)
    look_at_question(s, t.seat, sight)
    moments.look_here(s, t.seat, sight)
    look_at_sentence(s, t, sight)


def look_at_spaces(s: State, seat: int, sight: Sight) -> None:
    """Owner, level, loan and marks of every space, and who stands there."""
    for space in range(SPACES):
        # One loop a plane: such loops become copies of blocks in C.
        sight.owners[space] = counted_from(s.owner[space], seat, s.seats)
    for space in range(SPACES):
        sight.levels[space] = s.level[space]
    for space in range(SPACES):
        sight.marks[space] = 0
        sight.tokens[space] = 0
        sight.lent[space] = 0
    for i in range(s.seats):
        other = seat + i if seat + i < s.seats else seat + i - s.seats
        if has(s.alive, other):
            sight.tokens[s.at[other]] = sight.tokens[s.at[other]] | (1 << i)
    mark(sight, s.built, 4)
    mark(sight, s.fresh, 2)
    mark(sight, s.estate, 8)
    left = s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        sight.marks[space] = sight.marks[space] | 1
        sight.lent[space] = byte(s.lent[space] // s.board.bid_step)


def mark(sight: Sight, spaces: Mask, sign: int) -> None:
    """Put a mark on these spaces."""
    left = spaces & (bit(SPACES) - 1)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        sight.marks[space] = sight.marks[space] | sign


def unmark(sight: Sight) -> None:
    """Take the signs of an offer away."""
    for space in range(SPACES):
        sight.marks[space] = sight.marks[space] & 15


def look_at_seats(s: State, seat: int, sight: Sight) -> None:
    """Cash, place, Jail and kept cards of everybody, oneself first."""
    for i in range(s.seats):
        other = seat + i if seat + i < s.seats else seat + i - s.seats
        cash = pair(s.cash[other] // s.board.bid_step)
        kept = s.deeds[other] >> KEPT
        sight.living[i] = 1 if has(s.alive, other) else 0
        sight.money[i][0] = cash >> 8
        sight.money[i][1] = cash & 255
        sight.at[i] = s.at[other]
        sight.jail[i] = s.jail[other]
        sight.kept[i][0] = (kept >> 8) & 255
        sight.kept[i][1] = kept & 255
        sight.wants[i] = byte(s.wants[other])
    bid = pair(s.sealed[seat] // s.board.bid_step)
    sight.own[0] = bid >> 8
    sight.own[1] = bid & 255


def look_at_table(s: State, seat: int, sight: Sight) -> None:
    """Turn, round, stock, pot, time, decks and claims."""
    pot = pair(s.pot // s.board.bid_step)
    rounds = pair(s.round)
    seconds = pair((time_limit(s) - s.clock) // 1000)
    sight.seats = s.seats
    sight.turn = counted_from(s.turn, seat, s.seats) - 1 if s.turn >= 0 else 0
    sight.doubles = s.doubles
    sight.dice = byte(s.dice)
    sight.offers = byte(s.offers)
    sight.houses_left = byte(s.houses_left)
    sight.hotels_left = byte(s.hotels_left)
    sight.round[0] = rounds >> 8
    sight.round[1] = rounds & 255
    sight.jackpot[0] = pot >> 8
    sight.jackpot[1] = pot & 255
    sight.time_left[0] = seconds >> 8
    sight.time_left[1] = seconds & 255
    for deck in range(DECKS):
        sight.undrawn[deck] = size(s.unseen[deck])
    if s.board.rent_claimed == 1:
        look_at_claims(s, seat, sight)


def look_at_claims(s: State, seat: int, sight: Sight) -> None:
    """Rents nobody has asked for yet."""
    for i in range(CLAIMS):
        there = i < s.claims
        sight.claims[i][0] = counted_from(s.claim_owner[i], seat, s.seats) if there else 0
        sight.claims[i][1] = counted_from(s.claim_debtor[i], seat, s.seats) if there else 0
        sight.claims[i][2] = s.claim_space[i] if there else 0
        sight.claims[i][3] = byte(s.claim_sum[i] // (10 * s.board.bid_step)) if there else 0


def look_at_question(s: State, seat: int, sight: Sight) -> None:
    """What is asked, of whom and about what; an offer under review is marked on the board."""
    if s.over != Ending.PLAYING:
        sight.asked = 0
        for i in range(10):
            sight.question[i] = 0
        return
    f = top(s)
    what = pair(s.what[f])
    how = s.how[f] & 65_535
    sum = pair(s.sum[f] // s.board.bid_step + 32_768)
    sight.asked = around(actors(s), seat, s.seats)
    sight.question[0] = s.step[f]
    sight.question[1] = counted_from(s.who[f], seat, s.seats)
    sight.question[2] = what >> 8
    sight.question[3] = what & 255
    sight.question[4] = how >> 8
    sight.question[5] = how & 255
    sight.question[6] = sum >> 8
    sight.question[7] = sum & 255
    sight.question[8] = s.step[f - 1] if f > 0 else 0
    sight.question[9] = counted_from(s.who[f - 1], seat, s.seats) if f > 0 else 0
    if s.step[f] == steps.ask_review.number:
        mark(sight, s.give, 16)
        mark(sight, s.want, 32)


def look_at_sentence(s: State, t: Talk, sight: Sight) -> None:
    """What oneself has said so far; things of an offer are marked on the board."""
    sight.phase = t.phase
    sight.verb = t.verb
    sight.first = 0
    if t.phase == Phase.SECOND:
        sight.first = word_for(first_noun(t.verb), t.first, t.seat, s.seats)
    elif t.phase == Phase.THINGS:
        sight.first = word_for(first_noun(t.verb), t.partner, t.seat, s.seats)
    sight.things = t.things
    sight.backs = t.backs
    if t.verb != 0 or t.backs > 0:
        if s.step[top(s)] != steps.ask_review.number:
            unmark(sight)
            mark(sight, t.give, 16)
            mark(sight, t.want, 32)


