"""What a learner sees of the printed things, once a game: with it boards of one's own and house rules can be learned."""
from __future__ import annotations

from passgo.rules.sizes import KINDS, LEVELS
from passgo.rules.state import State
from passgo.rules.talk.records import Poster
from passgo.rules.talk.sight import byte, pair


def post(s: State, poster: Poster) -> None:
    """The whole board."""
    for space in range(s.board.spaces):
        post_space(s, space, poster)
    post_sums(s, poster)
    post_rules(s, poster)
    for kind in range(KINDS):
        poster.when[kind] = byte(s.board.when[kind])


def post_space(s: State, space: int, poster: Poster) -> None:
    """One space: what it is, what it costs and what it brings."""
    step = s.board.bid_step
    poster.group[space] = byte(s.board.group[space] + 1) if s.board.rent_rule[space] != 0 else 0
    poster.rent_rule[space] = s.board.rent_rule[space]
    poster.landing[space] = s.board.landing[space]
    price = pair(s.board.price[space] // step)
    loan = pair(s.board.loan[space] // step)
    house = pair(s.board.house[space] // step)
    hotel = pair(s.board.hotel[space] // step)
    sum = pair(s.board.landing_sum[space] // step)
    poster.price[space][0] = price >> 8
    poster.price[space][1] = price & 255
    poster.loan[space][0] = loan >> 8
    poster.loan[space][1] = loan & 255
    poster.house[space][0] = house >> 8
    poster.house[space][1] = house & 255
    poster.hotel[space][0] = hotel >> 8
    poster.hotel[space][1] = hotel & 255
    poster.landing_sum[space][0] = sum >> 8
    poster.landing_sum[space][1] = sum & 255
    for level in range(LEVELS):
        rent = pair(s.board.rent[space][level] // step)
        poster.rent[space][level][0] = rent >> 8
        poster.rent[space][level][1] = rent & 255


def post_sums(s: State, poster: Poster) -> None:
    """Sums and lengths of two bytes."""
    step = s.board.bid_step
    cash = pair(s.board.start_cash // step)
    salary = pair(s.board.salary // step)
    bonus = pair(s.board.go_bonus // step)
    fine = pair(s.board.fine // step)
    minutes = pair(s.board.time_limit_ms // 60_000)
    rounds = pair(s.board.round_limit)
    poster.start_cash[0] = cash >> 8
    poster.start_cash[1] = cash & 255
    poster.salary[0] = salary >> 8
    poster.salary[1] = salary & 255
    poster.go_bonus[0] = bonus >> 8
    poster.go_bonus[1] = bonus & 255
    poster.fine[0] = fine >> 8
    poster.fine[1] = fine & 255
    poster.minutes[0] = minutes >> 8
    poster.minutes[1] = minutes & 255
    poster.rounds[0] = rounds >> 8
    poster.rounds[1] = rounds & 255


def post_rules(s: State, poster: Poster) -> None:
    """The numbers the rules are made with, house rules among them."""
    poster.spaces = byte(s.board.spaces)
    poster.jail = byte(s.board.jail)
    poster.jail_turns = byte(s.board.jail_turns)
    poster.jail_pay_turns = byte(s.board.jail_pay_turns)
    poster.jail_rent = byte(s.board.jail_rent)
    poster.doubles_roll_again = byte(s.board.doubles_roll_again)
    poster.doubles_to_jail = byte(s.board.doubles_to_jail)
    poster.tax_percent = byte(s.board.tax_percent)
    poster.auction = byte(s.board.auction)
    poster.nothing_wins = byte(s.board.nothing_wins)
    poster.rent_claimed = byte(s.board.rent_claimed)
    poster.jackpot = byte(s.board.jackpot)
    poster.deal_deeds = byte(s.board.deal_deeds)
    poster.deal_paid = byte(s.board.deal_paid)
    poster.ends_at_bankruptcy = byte(s.board.ends_at_bankruptcy)
    poster.houses = byte(s.board.houses)
    poster.hotels = byte(s.board.hotels)
    poster.top_level = byte(s.board.top_level)
    poster.even = byte(s.board.even)
    poster.mortgage_rule = byte(s.board.mortgage_rule)
    poster.interest = byte(s.board.interest)
    poster.kept_cards = byte(s.board.kept_cards)
