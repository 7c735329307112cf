"""What the compiled rules trust blindly is checked here: every number of a Board they index, shift or divide by."""
from __future__ import annotations

from collections.abc import Iterator

from passgo.loading.checks import RICH, all_checks
from passgo.loading.sheet import Path
from passgo.rules.board import Board
from passgo.rules.sizes import DECKS, DICE, LEVELS, SEATS
from passgo.rules.steps import Step
from passgo.rules.words import RentRule

AUCTIONS = (Step.NOTHING, Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
STEPS = ("after_roll", "opening", "at_go", "perk_step", "piece_step", "at_bankruptcy", "after_bankruptcy", *(
    name for checks in all_checks() for name, words in checks.named.items() if words is Step))
"""Entries of [rules] that name a step of an edition."""
DEEDS = {Step.DEED}.union(*(checks.deeds for checks in all_checks()))
LANDINGS = {Step.NOTHING, Step.DEED, Step.DRAW, Step.FEE, Step.COLLECT, Step.INCOME_TAX, Step.TO_JAIL, Step.PARK}.union(
    *(checks.landings for checks in all_checks()))
CARD_STEPS = {Step.NOTHING, Step.MOVE, Step.ADVANCE, Step.NEAREST, Step.GO_BACK, Step.TO_JAIL, Step.CARD_KEPT, Step.COLLECT,
              Step.FEE, Step.REPAIRS, Step.EACH_PAYS}.union(*(checks.cards for checks in all_checks()))
SWITCHES = ("jail_rent", "doubles_roll_again", "rent_claimed", "jackpot", "deal_paid", "ends_at_bankruptcy", "even",
            "nothing_wins", "forced_sale", "no_estate_sale", "fee_after_jail", "own_buildings_only", "hotels_break_up",
            "first_come", "refund_paid", "bare_mortgages",
            "jail_double_again", "fine_waits", "interest_of_price", "any_bid", "redeem_own_turn", "cards_return",
            "debt_in_deals", "stop_agreed")
NOT_NEGATIVE = ("start_cash", "salary", "go_bonus", "fine", "tax_percent", "auction_ms", "warning_ms", "deal_ms", "time_limit_ms",
                "round_limit", "deal_deeds", "houses", "hotels", "interest", "doubles_to_jail", "jail_turns", "jail_pay_turns",
                "deal_step", "fair_rounds", "stall_rounds", "stall_limit")


def complaints(board: Board) -> Iterator[tuple[Path, str]]:
    """Everything wrong with the numbers, with the path in the file it came from."""
    for name in board.misfits():
        yield ("rules", name), f"a number of `{name}` is too big"
    yield from wrong_rules(board)
    for i in range(board.spaces):
        yield from wrong_space(board, i)
    for deck in range(DECKS):
        for number in range(board.cards[deck]):
            yield from wrong_card(board, deck, number, number + sum(board.cards[:deck]))
    for checks in all_checks():
        yield from checks.complaints(board)
    for die in range(DICE):
        if sum(board.odds[die]) < 1 or min(board.odds[die]) < 0:
            yield ("die", die, "odds"), "the odds of a die must be whole numbers, one of them above 0"
        if min(board.pips[die]) < 0 or max(board.pips[die]) > 12:
            yield ("die", die, "pips"), "a face has 0 to 12 pips"


def wrong_rules(board: Board) -> Iterator[tuple[Path, str]]:
    """The plain parameters."""
    for name in SWITCHES:
        if getattr(board, name) not in (0, 1):
            yield ("rules", name), f"`{name}` is 0 or 1"
    for name in NOT_NEGATIVE:
        if not 0 <= getattr(board, name) <= RICH:
            yield ("rules", name), f"`{name}` must be from 0 to {RICH:,}"
    for name in ("bid_step", "interest_step"):
        if not 1 <= getattr(board, name) <= RICH:
            yield ("rules", name), f"`{name}` must be at least 1"
    if not 2 <= board.fewest <= board.most <= SEATS:
        yield ("rules", "most"), f"`fewest` and `most` players lie between 2 and {SEATS}"
    if not 0 <= board.jail < board.spaces:
        yield ("rules", "jail"), f"`jail` is not on the board, which has spaces 0 to {board.spaces - 1}"
    if not 1 < board.top_level < LEVELS:
        yield ("rules", "houses_for_hotel"), f"`houses_for_hotel` must be 1 to {LEVELS - 2}"
    if board.auction not in AUCTIONS:
        yield ("rules", "auction"), "`auction` must be one of the auction asks, or NOTHING"
    for name in STEPS:
        allowed = {Step.NOTHING}.union(*(checks.rules.get(name, ()) for checks in all_checks()))
        if getattr(board, name) not in allowed:
            yield ("rules", name), f"`{name}` can be: {', '.join(Step.name(step) for step in sorted(allowed))}"
    if board.houses > 100 or board.hotels > 100:
        yield ("rules", "houses"), "the bank has at most 100 houses and 100 hotels"
    if board.deal_deeds * board.most > board.all_deeds.bit_count():
        yield ("rules", "deal_deeds"), f"{board.deal_deeds} deeds for each of {board.most} players are more than the board has"


def wrong_space(board: Board, i: int) -> Iterator[tuple[Path, str]]:
    """One space of the track."""
    landing, rule = board.landing[i], board.rent_rule[i]
    if landing not in LANDINGS:
        yield ("space", i, "landing"), f"landing here cannot be {Step.name(landing)}"
    if (landing in DEEDS) != (rule != RentRule.NONE):
        yield ("space", i, "landing"), "a deed needs a `group`, a `rule` and landing = \"DEED\", and only a deed has them"
    if landing == Step.DRAW and not (0 <= board.landing_what[i] < DECKS and board.cards[board.landing_what[i]]):
        yield ("space", i, "deck"), "there is no such deck to draw from"
    sums = [board.landing_sum[i], board.price[i], board.loan[i], board.house[i], board.hotel[i], *board.rent[i]]
    if min(sums) < 0 or max(sums) > RICH:
        yield ("space", i, "price"), f"sums must be from 0 to {RICH:,}"
    if rule == RentRule.HOUSES and any(board.rent_rule[j] != rule for j in range(board.spaces) if board.group[j] == board.group[i]
                                       and board.rent_rule[j] != RentRule.NONE):
        yield ("space", i, "rule"), "all deeds of a group need the same `rule`"


def wrong_card(board: Board, deck: int, number: int, i: int) -> Iterator[tuple[Path, str]]:
    """One card; `i` is its place in the file when the decks stand one after the other."""
    step, what, money = board.card_step[deck][number], board.card_what[deck][number], board.card_sum[deck][number]
    if step not in CARD_STEPS:
        yield ("card", i, "step"), f"a card cannot say {Step.name(step)}"
    if step in (Step.GO_BACK, Step.MOVE) and not 0 < what < board.spaces:
        yield ("card", i, "spaces"), f"`spaces` must be 1 to {board.spaces - 1}"
    if abs(money) > RICH or (step != Step.EACH_PAYS and money < 0) or (step == Step.REPAIRS and what < 0):
        yield ("card", i, "sum"), "this sum is too big, or below nothing"
