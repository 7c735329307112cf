"""Every edition in the terminal: whole games in a pipe, its own table, menus and words."""
from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from rich.console import Console

from passgo.bots import PolicyBot, play_out
from passgo.cli.terminal import clock
from passgo.cli.terminal.final import ranked
from passgo.cli.terminal.keyboard import Keyboard
from passgo.cli.terminal.marks import FINE, Marks
from passgo.cli.terminal.menu import Menu
from passgo.cli.terminal.offers import Offers
from passgo.cli.terminal.panels import deed_lines, rent_lines, space_lines
from passgo.cli.terminal.ring import Ring
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.cli.terminal.swaps import swapped
from passgo.cli.terminal.typed import NotUnderstood, action_typed, kinds_of
from passgo.editions.tropical_tycoon.rules.words import Development, Job
from passgo.loading import editions
from passgo.play.actions import Action
from passgo.play.fairness import checked
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.play.view import View
from passgo.rules.side import is_side
from passgo.rules.words import BANK, KEPT, Kind
from passgo.table import table_of
from passgo.text.actions import Phrases, headings, lists, shorts
from passgo.text.questions import question

from .conftest import Passgo
from .moments import moments

TABLES = {
    "Here & Now": ("here_and_now", "rounds=12"),
    "City, last one standing": ("city", "--no-clock", "--players", "3"),
    "City by the hour": ("city", "--no-clock", "length=1h"),
    "City, two people": ("city", "--no-clock", "--humans", "Ann,Bob", "rounds=12"),
    "Millionaire": ("millionaire",),
    "Millionaire, two people": ("millionaire", "--humans", "Ann,Bob", "--players", "3", "target=600000"),
    "Tropical Tycoon": ("tropical_tycoon", "rounds=12"),
    "Tropical Tycoon, two people, all claimed": ("tropical_tycoon", "--humans", "Ann,Bob", "rounds=8", "perks=claimed",
                                                 "rent=claimed"),
}


def anything(seed: int, lines: int = 6000) -> str:
    """Somebody who tries everything: numbers, Enter, and now and then a look around."""
    dice = random.Random(seed)
    words = ["1"] * 12 + ["2"] * 4 + ["", "3", "4", "5", "7", "9", "undo", "rents", "deeds all", "board", "cards", "log"]
    return "\n".join(dice.choice(words) for _ in range(lines))


@pytest.mark.slow
@pytest.mark.parametrize("args", TABLES.values(), ids=TABLES)
def test_a_whole_game_of_somebody_who_tries_everything(passgo: Passgo, args: tuple[str, ...]) -> None:
    ran = passgo("play", "--save", "whole.jsonl", "--seed", "5", *args, typed=anything(5))
    assert ran.code == 0 and not ran.err
    assert re.search(r"wins?: ", ran.out) and "\x1b" not in ran.out
    record = Record.load("whole.jsonl")
    assert record.result and checked(record).over


def test_every_kind_has_a_heading_and_a_typed_word() -> None:
    kinds = set(Kind.names().values()) - {Kind.OUTCOME, Kind.TICK}
    assert set(headings()) == {kind for kind in kinds if is_side(kind)}
    assert {kind for meant in kinds_of().values() for kind in meant} == kinds - {Kind.LIFT, Kind.OFFER}
    assert set(lists()) <= set(shorts())


@pytest.mark.parametrize("edition", editions())
def test_a_menu_has_a_short_line_for_everything_that_can_be_said(edition: str) -> None:
    seen: set[int] = set()
    for game, seat in moments(edition, 6)[::3]:
        menu = Menu(game.view(seat), game.names)
        assert not question(menu.view, game.names).startswith(("To ", "Whether "))
        listed = {choice.action for choice in menu.choices} | {None}
        swaps = {action for action in menu.legal.actions if action.kind == Kind.FORCED_DEAL}
        assert set(menu.legal.actions) - listed <= swaps
        assert [choice.number for choice in menu.choices] == list(range(1, len(menu.choices) + 1))
        assert all(choice.text and "{" not in choice.text for choice in menu.choices)
        assert sum(not choice.heading for choice in menu.choices) <= 14
        seen |= {action.kind for action in menu.legal.actions}
    assert len(seen) > 12


@pytest.mark.parametrize("edition", editions())
def test_the_board_keeps_its_shape_and_the_table_says_it_all(edition: str) -> None:
    game = Game.new(edition, 4, seed=7)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(4)}, until=lambda game: game.round >= 12)
    view, ring = game.view(-1), Ring(Marks(game.edition), FINE, 100)
    assert {len(line) for line in ring.lines(view.table, [])} == {ring.width}
    assert all(name in table_of(game) for name in game.names) and "{" not in table_of(game)
    rents = [line.plain for line in rent_lines(view, game.names)]
    assert len(rents) == sum(owner >= 0 for owner in view.table.owner) and all(": " in line for line in rents)
    for seat in range(4):
        assert deed_lines(view, game.names, seat)
    for space in range(game.edition.board.spaces):
        assert space_lines(view, game.names, space)


def tropical() -> Game:
    game = Game.new("tropical_tycoon", 4, seed=7)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(4)}, until=lambda game: bool(game.core.field("developed")))
    return game


def test_tropical_tycoon_speaks_of_its_own_pieces_jobs_and_weather() -> None:
    game = tropical()
    text = table_of(game)
    assert "beach house" in text and "resort" in text and "Weather: " in text and "Mayor" in text
    view = game.view(-1)
    deeds = "\n".join(line.plain for seat in range(4) for line in deed_lines(view, game.names, seat))
    assert re.search("casino|pier|restaurant|park", deeds) and "Fortune" in deeds
    space = next(space for space in range(40) if view.table.development[space])
    assert "beach house costs" in "\n".join(line.plain for line in space_lines(view, game.names, space))


def test_a_deed_of_the_island_says_what_developments_cost_and_count() -> None:
    game = tropical()
    said = "\n".join(line.plain for line in space_lines(game.view(-1), game.names, 39))
    assert "a park $1.2M" in said and "a park counts 8 Fortune" in said
    assert "park" not in "\n".join(line.plain for line in space_lines(game.view(-1), game.names, 5)), "none on a ferry line"


@pytest.mark.parametrize("contested", [False, True])
def test_the_menu_says_what_a_development_costs_its_builder(contested: bool) -> None:
    """Also where others must be asked first, for there may be too few, and the Developer's own price."""
    game = Game.new("tropical_tycoon", 3, seed=1)
    values = game.core.dump()
    theirs = (6, 8, 9) if contested else ()
    values["owner"] = [0 if space in (1, 3) else 1 if space in theirs else BANK for space in range(len(values["owner"]))]
    values["deeds"] = [sum(1 << space for space, owner in enumerate(values["owner"]) if owner == seat) for seat in range(8)]
    values["job"][:3], values["turn"], values["who"][values["depth"] - 1] = [Job.DEVELOPER, Job.MAYOR, Job.SURFER], 0, 0
    game.core.load(values)
    menu = Menu(game.view(0), game.names)
    parks = [choice.text for choice in menu.choices if choice.heading == "Park"]
    assert parks == ["Driftwood Cove $275k", "Barnacle Point $275k"]


def test_a_scene_and_an_offer_are_told_once_above_the_question_or_in_it(passgo: Passgo) -> None:
    ran = passgo("play", "tropical_tycoon", "--plain", "--players", "4", "--seed", "11", "rounds=12", typed="1\n" * 300)
    edition = Game.new("tropical_tycoon", 3).edition
    asked = [line.partition(": ")[2] for line in ran.out.splitlines() if line.startswith("Player 1: ")]
    shown = [scene.text for scene in edition.scenes if scene.text in asked]
    shown += [line for line in asked if " offers Player 1 " in line]
    assert len(shown) > 2 and all(ran.out.count(text) == asked.count(text) for text in shown)
    assert "Chance, for Player 1.\n" in ran.out


def test_the_bankrupt_stand_last_whatever_they_would_count() -> None:
    game = tropical()
    values = game.core.dump()
    values["alive"], values["tokens"], values["winners"] = 0b1011, [1, 2, 90, 3, 0, 0, 0, 0], 0b1000
    game.core.load(values)
    assert ranked(game, game.view(-1))[0] == 3 and ranked(game, game.view(-1))[-1] == 2


def test_fortune_is_no_sum_of_money(passgo: Passgo) -> None:
    ran = passgo("play", "tropical_tycoon", "--humans", "0", "--players", "3", "--seed", "5", "rounds=3")
    final = ran.out.partition("after")[2]
    assert re.search(r"\d+ tokens? \+ \d+ built \+ \d+ cash = \d+", final), "and one sees what it is made of"
    assert "Fortune" in final and "Worth" not in final and not re.search(r"\$\d+ │\n", final)


def test_city_shows_what_stands_where_and_why_it_earns(passgo: Passgo) -> None:
    ran = passgo("play", "city", "--no-clock", "--seed", "3", "--save", "it.jsonl",
                 typed="1\n" * 60 + "board\nrents\nshow old town\nclear nowhere\nput prison\nwhy railroad old town\n")
    assert ran.code == 0 and "2/4 residential/industrial blocks · ! hazard" in ran.out
    assert re.search(r": [A-Z].*, rent \$[\d,]+: .*residential block", ran.out)
    assert "Now rent $" in ran.out


def test_city_counts_fifty_seconds_down(passgo: Passgo) -> None:
    ran = passgo("play", "city", "--seed", "3", "--save", "it.jsonl", typed="1\n" * 40)
    assert "[0:50] > " in ran.out and "Last seconds" not in ran.out.partition("[0:50] > ")[0]


@pytest.fixture
def slow_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line takes a second to type."""
    now, from_text = [0.0], Keyboard.from_text

    def line(keyboard: Keyboard) -> str:
        now[0] += 1
        return from_text(keyboard)

    monkeypatch.setattr(Keyboard, "from_text", line)
    monkeypatch.setattr(clock, "time", SimpleNamespace(monotonic=lambda: now[0]))


@pytest.mark.usefixtures("slow_typing")
def test_what_was_done_can_be_taken_back_while_a_clock_runs(passgo: Passgo) -> None:
    """What was refused in between has made the clock tell the time."""
    typed = "hour\npress\nundo\n"
    ran = passgo("play", "city", "--seed", "7", "--humans", "Ann,Bob", "--players", "2", "length=1h", typed=typed)
    assert "takes it back: Ask for another hour." in ran.out
    ran = passgo("play", "city", "--seed", "7", "--players", "3", "length=1h", typed=typed)
    assert "only while nothing else has happened" in ran.out, "the bots have agreed to it by then"


@pytest.mark.usefixtures("slow_typing")
def test_a_refusal_stays_in_sight_while_a_clock_runs(passgo: Passgo) -> None:
    ran = passgo("play", "city", "--seed", "7", "--players", "3", "length=1h", typed="press\n?\n")
    said = ran.out.partition("> press")[2]
    assert "[CT-40] Type ? for the rule." in said and "Once per turn (per roll)" in said and "Roll the dice" not in said


def test_another_hour_is_added_when_the_bots_are_asked(passgo: Passgo) -> None:
    ran = passgo("play", "city", "--seed", "7", "--players", "3", "--bots", "trader,walker", "length=1h", "--no-clock",
                 typed="hour\n\n")
    assert "Player 1 wants another hour." in ran.out and "All agree: another hour is added." in ran.out


def test_city_says_what_a_space_prints_and_what_somebody_is_worth(passgo: Passgo) -> None:
    ran = passgo("play", "city", "--seed", "11", typed="show quay\nshow 15\nshow 38\ndeeds all\n")
    assert "mortgage at its rent value" in ran.out and "a skyscraper $3M" in ran.out
    assert "a prison or a school" in ran.out and "$2,000,000 from whoever owns an industrial block" in ran.out
    assert "Chiara has $35,000,000 in cash and is worth $36,500,000 in all." in ran.out, "cash and a rent of $1.5M"


def swapping() -> tuple[Game, int]:
    """Somebody who holds the card and has many swaps to choose from."""
    for seed in range(1, 60):
        for game, _ in moments("millionaire", seed, 400)[::4]:
            for seat in range(4):
                if sum(action.kind == Kind.FORCED_DEAL for action in game.view(seat).legal().actions) > 8:
                    return game, seat
    raise AssertionError("nobody ever swaps")


def test_one_of_many_swaps_is_chosen_in_two_steps() -> None:
    game, seat = swapping()
    view = game.view(seat)
    menu = Menu(view, game.names)
    lines = [choice for choice in menu.choices if choice.kind == Kind.FORCED_DEAL]
    assert len(lines) == 1 and lines[0].action is None
    swaps = [action for action in menu.legal.actions if action.kind == Kind.FORCED_DEAL]
    screen = Screen(Console(file=io.StringIO(), width=100), game.edition, Seats(game.names, {}), plain=True)
    wanted = swaps[-1]
    names = [game.edition.spaces[space].name for space in (wanted.a, wanted.b)]
    assert swapped(view, game.names, screen, asker("nowhere", *names), swaps) == wanted
    assert swapped(view, game.names, screen, asker(names[0], ""), swaps) is None
    assert swapped(view, game.names, screen, asker("q"), swaps) is None
    assert action_typed(f"swap {names[0]} for {names[1]}", view, game.names) == wanted
    with pytest.raises(NotUnderstood, match="Which one: Play a card: swap"):
        action_typed("swap", view, game.names)


def asker(*typed: str) -> Callable[[str], str]:
    lines = iter(typed)
    return lambda prompt: next(lines)


def test_a_word_means_what_can_be_said_now() -> None:
    for game, seat in moments("tropical_tycoon", 6)[::2]:
        view = game.view(seat)
        for action in view.legal().actions:
            if action.kind == Kind.DECIDE:
                assert action_typed(f"choose {action.a + 1}", view, game.names) == action
            elif action.kind == Kind.DEVELOP:
                name = game.edition.spaces[action.a].name
                assert action_typed(f"develop {Development.name(action.b).lower()} on {name}", view, game.names) == action
            elif action.kind == Kind.TAKE:
                assert action_typed(f"buy {game.edition.spaces[action.a].name}", view, game.names) == action
    assert action_typed("keep", view, game.names) == Action(Kind.KEEP)


def test_a_deal_in_city_lists_what_stands_on_a_district_and_no_card_that_cannot_be_dealt_in() -> None:
    game = Game.new("city", ["Ann", "Bob"], seed=1, first=0)
    values = game.core.dump()
    values["owner"][39], values["homes"][39], values["mortgaged"], values["lent"][39] = 0, 8, 1 << 39, 20_000_000
    values["deeds"][0] |= sum(1 << KEPT + card.kept for card in game.edition.kept) | 1 << 39
    values["unseen"][0] &= ~sum(1 << card.number for card in game.edition.kept)
    game.core.load(values)
    out = io.StringIO()
    screen = Screen(Console(file=out, width=120), game.edition, Seats(game.names, {1: "trader"}), True)
    Offers(game, game.view(0), screen, asker("bob", "q")).make([1])
    assert "1 Diamond Hills (D, 8/0, mortgaged)" in out.getvalue()
    assert "2 Get Out of Jail Free   3 Get Out of Jail Free" in out.getvalue() and "Tax" not in out.getvalue()


def taxi_ranks() -> list[View]:
    """Moments when somebody may take a taxi."""
    found = [game.view(seat) for seed in range(4) for game, seat in moments("city", seed, 900, clock=False)]
    return [view for view in found if any(action.kind == Kind.USE_CARD and action.b for action in view.legal().actions)]


def test_a_taxi_is_told_how_far_and_says_what_waits_there() -> None:
    names, said = ("Ann", "Ben", "Cleo", "Dan"), ""
    for view in taxi_ranks():
        for action in (action for action in view.legal().actions if action.kind == Kind.USE_CARD):
            assert action_typed(f"taxi {abs(action.b)} {'forward' if action.b > 0 else 'back'}", view, names) == action
            said += f"{Phrases(view, names).say(action)}\n"
        with pytest.raises(NotUnderstood, match="Which one: Use Taxi"):
            action_typed("card", view, names)
    assert re.search(r"to [A-Z][\w ]+ \((Ann|Ben|Cleo|Dan), rent \$[\d,]+\)\n", said)
    assert re.search(r"to [A-Z][\w ]+ \(nobody's, \$[\d,]+\)\n", said) and "(yours)\n" in said and "to Chance\n" in said


def test_whoever_has_a_perk_is_reminded_of_it_once(passgo: Passgo) -> None:
    ran = passgo("play", "tropical_tycoon", "--humans", "Ann,Bob,Cid", "--players", "3", "--seed", "5", "--save", "it.jsonl",
                 "perks=claimed", "rounds=20", typed="perk\n1\n\n1\n" * 300)
    kinds = [said.action.kind for said in Record.load("it.jsonl").inputs]
    assert Kind.CLAIM_PERK in kinds and "  Perk " in ran.out and "may ask for" in ran.out
