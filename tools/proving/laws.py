"""What holds at every rest of every game, whatever the edition and its options."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from passgo.editions.millionaire.rules.words import FORTUNE
from passgo.rules.board import Board
from passgo.rules.sizes import DECKS, FRAMES
from passgo.rules.steps import Step
from passgo.rules.words import BANK, CHANCE, CLOCK, KEPT, NOBODY, Ending, Kind, Reason, RentRule

Dump = dict[str, Any]
AUCTIONS = (Step.AUCTION, Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)


def money_is_conserved(v: Dump, board: Board) -> bool:
    """What all seats, the bank and Free Parking have together is nothing, as at the beginning."""
    return bool(sum(v["cash"]) + v["bank"] + v["pot"] == 0)


def nobody_is_below_nothing(v: Dump, board: Board) -> bool:
    """Debts are raised first; only the bank may run below nothing."""
    return bool(min(v["cash"]) >= 0 and v["pot"] >= 0)


def pieces_are_conserved(v: Dump, board: Board) -> bool:
    """Houses on deeds and in the bank are as many as in the box; hotels likewise."""
    hotels = sum(level == board.top_level for level in v["level"])
    houses = sum(level for level in v["level"] if level < board.top_level)
    return bool(houses + v["houses_left"] == board.houses and hotels + v["hotels_left"] == board.hotels
                and v["houses_left"] >= 0 and v["hotels_left"] >= 0)


def deeds_are_where_they_belong(v: Dump, board: Board) -> bool:
    """The owner written at a deed is the one seat that has it; nobody owns what is no deed."""
    for space in range(board.spaces):
        holders = [seat for seat in range(v["seats"]) if v["deeds"][seat] >> space & 1]
        if holders != ([v["owner"][space]] if v["owner"][space] != BANK else []):
            return False
        if holders and board.rent_rule[space] == RentRule.NONE:
            return False
    return True


def every_card_is_in_one_place(v: Dump, board: Board) -> bool:
    """Unseen, under its deck, kept by one player, or about to go back: each card exactly once."""
    places = [(deck, card) for deck in range(DECKS) for card in range(board.cards[deck]) if v["unseen"][deck] >> card & 1]
    places += [(deck, card) for deck in range(DECKS) for card in v["pile"][deck][:v["pile_count"][deck]]]
    places += [(board.kept_deck[k], board.kept_card[k]) for deeds in v["deeds"] for k in range(board.kept_cards)
               if deeds >> KEPT + k & 1]
    places += [(v["what"][f], v["how"][f]) for f in range(v["depth"]) if v["step"][f] == Step.CARD_BACK]
    return sorted(places) == [(deck, card) for deck in range(DECKS) for card in range(board.cards[deck])]


def buildings_stand_on_whole_free_groups(v: Dump, board: Board) -> bool:
    """`built` tells the levels; a built group has one owner and no loan, and is even where the table builds evenly."""
    for space in range(board.spaces):
        stands = v["level"][space] > 0 or v["development"][space] > 0
        if (v["built"] >> space & 1) != stands or not 0 <= v["level"][space] <= board.top_level:
            return False
        if v["level"][space]:
            group = [i for i in range(board.spaces) if board.members[board.group[space]] >> i & 1]
            levels = [v["level"][i] for i in group if not v["development"][i]]
            free = [space] if board.bare_mortgages else group
            if board.own_buildings_only:
                # A property without buildings of its own may be mortgaged or dealt, whatever stands next door [ML-62 ML-64].
                group = free = [space]
            owners = {v["owner"][i] for i in group}
            if len(owners) > 1 or BANK in owners or any(v["mortgaged"] >> i & 1 for i in free):
                return False
            evening_up = v["step"][v["depth"] - 1] == Step.ASK_EVEN
            if board.even and not board.hotels_break_up and not evening_up and max(levels) - min(levels) > 1:
                return False
    return True


def the_city_is_built_by_its_rules(v: Dump, board: Board) -> bool:
    """Blocks, pieces and landmarks are no more than there are, and the sets of districts tell where they stand [CT-42 CT-71]."""
    if board.block_limit == 0:
        return not any(v["homes"]) and not any(v["works"]) and not any(v["placed"])
    spaces = range(board.spaces)
    counts = [sum(v["pieces"][i][piece] for i in spaces) for piece in range(len(v["placed"]))]
    hazards = sum(1 << i for i in spaces if any(v["pieces"][i][:4]))
    bonuses = sum(1 << i for i in spaces if any(v["pieces"][i][4:]))
    return (all(v["homes"][i] + v["works"][i] <= board.block_limit and min(v["homes"][i], v["works"][i]) >= 0 for i in spaces)
            and counts == v["placed"] and all(n <= most for n, most in zip(counts, board.piece_count, strict=True))
            and (hazards, bonuses) == (v["hazards"], v["bonuses"]) and not hazards & bonuses
            and v["rails"].bit_count() <= board.railroads and v["stadium_sites"].bit_count() <= board.stadiums
            and v["tower"].bit_count() <= 1)


def fortune_cards_are_where_they_belong(v: Dump, board: Board) -> bool:
    """What is kept face down nobody has seen, lies before one player only, and is counted there [ML-30 ML-34]."""
    if board.fortune == 0:
        return not any(v["hand"]) and not any(v["drawn"])
    hands = [v["hand"][seat] | (1 << v["drawn"][seat] - 1 if v["drawn"][seat] else 0) for seat in range(v["seats"])]
    together = 0
    for hand in hands:
        if hand & together:
            return False
        together |= hand
    return not together & ~v["unseen"][FORTUNE] and bool([hand.bit_count() for hand in hands] == v["held"][:v["seats"]])


def loans_lie_on_owned_deeds(v: Dump, board: Board) -> bool:
    """The bank lends only on what somebody owns."""
    return all((v["owner"][i] != BANK) if v["mortgaged"] >> i & 1 else v["lent"][i] == 0 for i in range(board.spaces))


def the_bankrupt_have_nothing(v: Dump, board: Board) -> bool:
    """Who is out has neither money nor deeds, and nothing is asked of them."""
    out = [seat for seat in range(v["seats"]) if not v["alive"] >> seat & 1]
    claims = range(v["claims"])
    return (not any(v["cash"][seat] or v["deeds"][seat] for seat in out)
            and not any(v["claim_owner"][i] in out or v["claim_debtor"][i] in out for i in claims)
            and not any(v["who"][f] in out and v["step"][f] not in (Step.NOTHING, Step.NEXT_TURN) for f in range(v["depth"])))


def one_auction_at_a_time(v: Dump, board: Board) -> bool:
    """A lot under the hammer is sold before the next one is called."""
    return sum(v["step"][f] in AUCTIONS[1:] for f in range(v["depth"])) <= 1


def the_agenda_has_room(v: Dump, board: Board) -> bool:
    """A game in progress never fills the agenda."""
    return bool(v["depth"] < FRAMES)


LAWS: tuple[Callable[[Dump, Board], bool], ...] = (
    money_is_conserved, nobody_is_below_nothing, pieces_are_conserved, deeds_are_where_they_belong, every_card_is_in_one_place,
    buildings_stand_on_whole_free_groups, the_city_is_built_by_its_rules, fortune_cards_are_where_they_belong,
    loans_lie_on_owned_deeds, the_bankrupt_have_nothing, one_auction_at_a_time,
    the_agenda_has_room)


def broken_laws(v: Dump, board: Board) -> list[str]:
    """The laws that do not hold for this state; the cards of a game that is over may still have been in hand."""
    laws = LAWS if v["over"] == Ending.PLAYING else tuple(law for law in LAWS if law is not every_card_is_in_one_place)
    return [law.__name__ for law in laws if not law(v, board)]


def somebody_speaks(core: Any) -> bool:
    """Every rest waits for a seat, for a chance that can fall, or for a time that will come."""
    who = core.waits_for()
    if who == NOBODY:
        return bool(core.over != Ending.PLAYING)
    if who == CHANCE:
        return bool(core.ways() > 0 and core.refusal(CHANCE, core.nth_way(core.ways() - 1)) == Reason.FINE)
    if who == CLOCK:
        return bool(core.refusal(CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline())) == Reason.FINE)
    return bool(core.actors() != 0)


def wrong_lines(core: Any, seat: int, step: int) -> Iterator[str]:
    """Listed but refused, or refused by the list and accepted: every line, and both ends of the bids."""
    lines, low, high, _ = core.legal(seat, True)
    for line in lines:
        if core.refusal(seat, line) != Reason.FINE:
            yield f"listed, but refused: {line}"
    if len(set(lines)) != len(lines):
        yield "a line is listed twice"
    if low > high:
        if (core.actors() >> seat & 1) and not lines:
            yield "asked, but nothing can be said"
        return
    for bid in {low, low + (high - low) // (2 * step) * step, high}:
        if core.refusal(seat, (Kind.BID, 0, 0, 0, 0, bid)) != Reason.FINE:
            yield f"a bid of {bid} is in the range {low} to {high}, but refused"
    for bid in {low - step, high + step, low + 1, low - 1} - set(range(low, high + 1, step)):
        if core.refusal(seat, (Kind.BID, 0, 0, 0, 0, bid)) == Reason.FINE:
            yield f"a bid of {bid} is outside the range {low} to {high}, but accepted"
