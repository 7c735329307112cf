"""Where tokens come to rest, computed twice: by playing, and by a Markov chain that knows the board and nothing of the rules.

Compared are the shares of `landings` (where a token stands when a roll is fully resolved; inside Jail is a place of its own)
in games of four walkers or four sitters with the expectation of the chain below for just as many turns from GO. The chain
draws every card with the same chance, leaving out those that players keep: walkers and sitters never use them, so each
kept card leaves its deck early in a game. What is left of that, and chance itself, is the tolerance.
"""
from __future__ import annotations

import functools
from collections import defaultdict
from fractions import Fraction

import pytest

from passgo.loading import editions, read
from passgo.rules.board import Board
from passgo.rules.bots.words import Policy
from passgo.rules.sizes import DECKS, SPACES
from passgo.rules.steps import Step
from passgo.rules.words import RentRule

native = pytest.importorskip("passgo._native")
GAMES, ROUNDS, SEATS = 2500, 250, 4
STILL = {Step.NOTHING, Step.DEED, Step.FEE, Step.COLLECT, Step.INCOME_TAX, Step.PARK, Step.EACH_PAYS, Step.REPAIRS}
MOVING = {Step.DRAW, Step.TO_JAIL, Step.ADVANCE, Step.NEAREST, Step.GO_BACK, Step.CARD_KEPT}
INSIDE = SPACES
"""The place that is the inside of Jail, as in the tally."""
Places = dict[int, Fraction]


class Chain:
    """One token on one board: a state is a space, or -n for the n-th turn to come in Jail."""

    def __init__(self, board: Board, sits: bool) -> None:
        self.board, self.sits = board, sits
        self.rests = functools.cache(self.resolve)

    def resolve(self, space: int) -> Places:
        """Where a token that was moved to this space ends up, cards included."""
        board = self.board
        if board.landing[space] == Step.TO_JAIL:
            return {INSIDE: Fraction(1)}
        if board.landing[space] != Step.DRAW:
            return {space: Fraction(1)}
        deck = board.landing_what[space]
        cards = [card for card in range(board.cards[deck]) if board.card_step[deck][card] != Step.CARD_KEPT]
        ends: Places = defaultdict(Fraction)
        for card in cards:
            for place, chance in self.card(space, board.card_step[deck][card], board.card_what[deck][card]).items():
                ends[place] += chance / len(cards)
        return dict(ends)

    def card(self, space: int, step: int, what: int) -> Places:
        board = self.board
        match step:
            case Step.ADVANCE:
                return self.rests(what)
            case Step.GO_BACK:
                return self.rests((space - what) % board.spaces)
            case Step.NEAREST:
                ahead = [(space + n) % board.spaces for n in range(1, board.spaces + 1)]
                return {next(i for i in ahead if board.members[what] >> i & 1): Fraction(1)}
            case Step.TO_JAIL:
                return {INSIDE: Fraction(1)}
        return {space: Fraction(1)}

    def dice(self) -> list[tuple[int, bool, Fraction]]:
        """Sum, double, chance."""
        board = self.board
        weights = [(a + b, a == b, Fraction(p * q)) for a, p in zip(board.pips[0], board.odds[0], strict=True)
                   for b, q in zip(board.pips[1], board.odds[1], strict=True) if p and q]
        total = sum(weight for _, _, weight in weights)
        return [(pips, double, weight / total) for pips, double, weight in weights]

    def turn(self, state: int) -> tuple[Places, Places]:
        """What one turn leads to: the state before the next turn, and how often each place is landed on in it."""
        after: Places = defaultdict(Fraction)
        landed: Places = defaultdict(Fraction)
        jail, board = -state, self.board
        if jail > 0 and self.sits:
            for pips, double, chance in self.dice():
                if double or jail >= board.jail_turns:
                    self.land(board.jail + pips, chance, landed, after)
                else:
                    landed[INSIDE] += chance
                    after[state - 1] += chance
            return after, landed
        rolling: dict[int, Fraction] = {board.jail if jail > 0 else state: Fraction(1)}
        for doubles in range(1, max(board.doubles_to_jail, 1) + 1):
            again: Places = defaultdict(Fraction)
            for here, before in rolling.items():
                for pips, double, chance in self.dice():
                    if double and doubles == board.doubles_to_jail:
                        landed[INSIDE] += before * chance
                        after[-1] += before * chance
                    elif double and board.doubles_roll_again:
                        self.land(here + pips, before * chance, landed, after, again)
                    else:
                        self.land(here + pips, before * chance, landed, after)
            rolling = again
        return after, landed

    def land(self, space: int, weight: Fraction, landed: Places, after: Places, again: Places | None = None) -> None:
        for place, chance in self.rests(space % self.board.spaces).items():
            landed[place] += weight * chance
            if place == INSIDE:
                after[-1] += weight * chance
            else:
                (after if again is None else again)[place] += weight * chance

    def shares(self, turns: int) -> list[float]:
        """The expected share of each place in so many turns from GO."""
        one_turn = functools.cache(lambda state: tuple({place: float(chance) for place, chance in part.items()}
                                                       for part in self.turn(state)))
        state, counts = {0: 1.0}, [0.0] * (SPACES + 1)
        for _ in range(turns):
            following: dict[int, float] = defaultdict(float)
            for here, weight in state.items():
                after, landed = one_turn(here)
                for there, chance in after.items():
                    following[there] += weight * chance
                for place, often in landed.items():
                    counts[place] += weight * often
            state = following
        return [count / sum(counts) for count in counts]


def moves_by_known_steps(board: Board) -> bool:
    """The chain knows the steps all editions share; a board with movements of its own needs a chain of its own."""
    cards = {board.card_step[deck][card] for deck in range(DECKS) for card in range(board.cards[deck])}
    return set(board.landing[:board.spaces]) | cards <= STILL | MOVING and board.after_roll == Step.NOTHING


@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key in editions() if moves_by_known_steps(read(key).board)])
@pytest.mark.parametrize("bot", ["walker", "sitter"])
def test_tokens_rest_where_the_chain_says(key: str, bot: str) -> None:
    """No place is off by more than 0.0008 of all landings, all places together by no more than 0.006."""
    board = read(key, (("offer_limit", False),)).board
    policy = Policy.SITTER if bot == "sitter" else Policy.WALKER
    tally = native.Core(board.dump(), SEATS).simulate([policy] * SEATS, 11, 0, GAMES, ROUNDS)
    landings = tally["landings"]
    played = [count / sum(landings) for count in landings]
    expected = Chain(board, bot == "sitter").shares(ROUNDS)
    assert sum(landings) == tally["rolls"] > GAMES * ROUNDS
    differences = [abs(a - b) for a, b in zip(played, expected, strict=True)]
    assert max(differences) < 0.0008, (differences.index(max(differences)), max(differences))
    assert sum(differences) < 0.006
    assert all(share > 0 for i, share in enumerate(played) if i < board.spaces and board.landing[i] != Step.TO_JAIL)


@pytest.mark.slow
def test_the_chain_is_a_chain() -> None:
    """Every turn leads somewhere with certainty, and the deeds walkers pass are the ones the board has."""
    for key in filter(lambda key: moves_by_known_steps(read(key).board), editions()):
        board = read(key).board
        for sits in (False, True):
            chain = Chain(board, sits)
            for state in [*range(board.spaces), *(-n for n in range(1, board.jail_turns + 1))]:
                after, landed = chain.turn(state)
                assert sum(after.values()) == 1 and 1 <= sum(landed.values()) <= max(board.doubles_to_jail, 1)
        assert any(board.rent_rule[i] != RentRule.NONE for i in range(board.spaces))
