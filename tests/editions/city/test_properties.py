"""What holds in every game of City, whatever its options and whoever plays; and both engines play the same games."""
from __future__ import annotations

import random
from typing import Any

import pytest

from passgo import read
from passgo.editions.city.rules.words import FIRST_BONUS
from passgo.loading import Value
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, CLOCK, KEPT, Kind, Reason

from .helpers import DISTRICTS, GROUPS

PLAYERS = (Policy.RANDOM,) * 6 + (Policy.WALKER, Policy.SITTER, Policy.THRIFTY, Policy.TRADER, Policy.TRADER)
Choice = tuple[tuple[str, Value], ...]


def drawn_options(rng: random.Random) -> Choice:
    """Any of the options, with any value."""
    drawn: dict[str, Value] = {}
    for option in read("city").options:
        if rng.random() < 0.4:
            match option.kind:
                case "switch":
                    drawn[option.name] = rng.random() < 0.5
                case "choice":
                    drawn[option.name] = str(rng.choice(list(option.table["values"])))
                case "number":
                    drawn[option.name] = rng.randrange(option.least, min(option.most, 40) + 1)
                case _:
                    drawn[option.name] = rng.choice((0, int(option.default) // 5, int(option.default), option.most))
    return tuple(sorted(drawn.items()))


def laws(v: dict[str, Any], board: Any) -> None:
    """Blocks, landmarks, pieces, cards, money and the Rent Dodge."""
    everywhere = sum(1 << n for n in DISTRICTS)
    assert sum(v["cash"]) + v["bank"] + v["pot"] == 0 and min(v["cash"]) >= 0
    assert all(v["homes"][n] >= 0 and v["works"][n] >= 0 and v["homes"][n] + v["works"][n] <= 8 for n in range(40))
    assert not any(v["homes"][n] + v["works"][n] for n in range(40) if n not in DISTRICTS)
    assert v["stadium_sites"].bit_count() <= 2 and v["tower"].bit_count() <= 1 and v["rails"].bit_count() <= 8
    assert (v["stadium_sites"] | v["tower"] | v["rails"] | v["skyscrapers"]) & ~everywhere == 0
    for group in GROUPS:
        members = sum(1 << n for n in group)
        assert (v["skyscrapers"] & members).bit_count() <= 1 and (v["stadium_sites"] & members).bit_count() <= 1
    assert v["hazards"] & v["bonuses"] == 0
    for piece in range(8):
        assert v["placed"][piece] == sum(v["pieces"][n][piece] for n in range(40)) <= board.piece_count[piece]
    for n in range(40):
        assert (v["hazards"] >> n & 1) == any(v["pieces"][n][:FIRST_BONUS])
        assert (v["bonuses"] >> n & 1) == any(v["pieces"][n][FIRST_BONUS:])
        assert (v["lent"][n] > 0) == (v["mortgaged"] >> n & 1) and (not v["lent"][n] or v["owner"][n] >= 0)
    assert v["dodger"] == 0 or v["alive"] >> (v["dodger"] - 1) & 1, "beside the board, or with one player still in the game"
    cards = [n for n in range(25) if v["unseen"][0] >> n & 1] + v["pile"][0][:v["pile_count"][0]]
    cards += [board.kept_card[k] for k in range(6) for deeds in v["deeds"] if deeds >> KEPT + k & 1]
    cards += [v["how"][f] for f in range(v["depth"]) if v["step"][f] == Step.CARD_BACK]
    assert v["over"] or sorted(cards) == list(range(25))


def next_input(core: Any, policies: list[int], rng: random.Random) -> tuple[int, Any]:
    """Who speaks now, and what."""
    who = core.waits_for()
    if who == CHANCE:
        return CHANCE, core.nth_way(rng.randrange(core.ways()))
    if who == CLOCK:
        return CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline())
    seat = core.next_speaker()
    return seat, core.decide(seat, policies[seat], rng.getrandbits(63))[0]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["engines.python", "_native"])
def test_the_laws_hold_after_every_input(engine: str) -> None:
    module = pytest.importorskip(f"passgo.{engine}")
    rng = random.Random(f"laws {engine}")
    for game in range(12 if engine == "engines.python" else 60):
        board = read("city", drawn_options(rng) if game % 4 else ()).board
        policies = [rng.choice(PLAYERS) for _ in range(rng.randint(2, 6))]
        core = module.Core(board.dump(), len(policies))
        for _ in range(250):
            if core.over:
                break
            who, said = next_input(core, policies, rng)
            assert core.refusal(who, said) == Reason.FINE, (said, policies)
            core.put(who, said)
            laws(core.dump(), board)


def test_every_line_of_every_menu_is_accepted_and_the_asked_can_always_speak() -> None:
    core_class = pytest.importorskip("passgo._native").Core
    rng = random.Random("menus")
    asked = set()
    for _ in range(80):
        policies = [rng.choice(PLAYERS) for _ in range(rng.randint(2, 6))]
        core = core_class(read("city", drawn_options(rng)).board.dump(), len(policies))
        for _ in range(300):
            if core.over:
                break
            v = core.dump()
            asked.add(Step.name(v["step"][v["depth"] - 1]))
            for seat in range(len(policies)):
                lines, low, high, _ = core.legal(seat, True)
                assert len(set(lines)) == len(lines)
                assert all(core.refusal(seat, line) == Reason.FINE for line in lines)
                assert not core.actors() >> seat & 1 or lines or low <= high
            core.put(*next_input(core, policies, rng))
    assert {"ASK_BUILD", "ASK_PLANNING", "ASK_JUMP", "ASK_USE", "ASK_DISTRICT", "ASK_TIMED_AUCTION", "ASK_RAISE", "ASK_REVIEW",
            "TOSS_BUTTON"} <= asked


def traces(engine: str, games: int) -> list[int]:
    """The checksums of so many games with random options, seats and players; most are cut short, some go to their end."""
    module = pytest.importorskip(f"passgo.{engine}")
    rng = random.Random("identity")
    choices = [drawn_options(rng) for _ in range(60)]
    found = []
    for game in range(games):
        board = read("city", choices[game % len(choices)]).board.dump()
        policies = [rng.choice(PLAYERS) for _ in range(rng.randint(2, 6))]
        found.append(module.Core(board, len(policies)).traced(policies, rng.getrandbits(40), 2500 if game % 20 == 0 else 150))
    return found


def test_compiled_with_traps_too() -> None:
    assert traces("_trapping", 400) == traces("_native", 400)


@pytest.mark.parametrize("rounds", [500])
def test_four_traders_come_to_an_end(rounds: int) -> None:
    """At least nine in ten games to the last end within 500 rounds; a game by the clock always ends."""
    core_class = pytest.importorskip("passgo._native").Core
    tally = core_class(read("city", (("clock", False),)).board.dump(), 4).simulate([Policy.TRADER] * 4, 1, 0, 300, rounds)
    assert tally["endings"][0] + tally["endings"][15] <= 30
    for length in ("1h", "2h", "3h"):
        core = core_class(read("city", (("length", length),)).board.dump(), 4)
        for policy in (Policy.RANDOM, Policy.WALKER, Policy.SITTER, Policy.THRIFTY, Policy.TRADER):
            tally = core.simulate([policy] * 4, 2, 0, 30, 4000)
            assert tally["endings"][0] + tally["endings"][15] == 0


def test_the_trader_is_the_better_player() -> None:
    core_class = pytest.importorskip("passgo._native").Core
    core = core_class(read("city", (("clock", False),)).board.dump(), 4)
    wins = core.simulate([Policy.TRADER, Policy.THRIFTY, Policy.THRIFTY, Policy.THRIFTY], 3, 0, 400, 500)["wins"]
    assert wins[0] > 240, "six in ten against three thrifty players, where one in four would be even"
