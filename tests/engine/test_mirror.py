"""The mirror: the luck of a real table, the hammer, printed cards, undo and redo; on both engines."""
from __future__ import annotations

import random
import statistics
import time
from typing import Any

import pytest
from mirrors import SEATS, at_a_table, begun, dealt, refused

from passgo import Action, Game, IllegalAction
from passgo.bots import PolicyBot, play_out
from passgo.engines import choose
from passgo.loading import editions
from passgo.play.actions import BadAction, Input
from passgo.play.mirror import Mirror, NothingThere
from passgo.play.record import Record
from passgo.rules.bots.words import Policy
from passgo.rules.side import is_side
from passgo.rules.words import BANK, CLOCK, TABLE, Correction, Kind
from passgo.text.events import Teller
from passgo.text.tosses import toss_asked
from proving.laws import broken_laws


# ------------------------------------------------------------------------------------------------------- E1: the same game
@pytest.mark.parametrize("key", editions())
def test_e1_a_recorded_game_retyped_at_a_real_table_is_the_same_game(key: str, engine: str) -> None:
    """E1: what a seed dealt, told line by line by a banker, ends with the same digest."""
    game = dealt(key, 7, 400)
    mirror = Mirror(Game.new(key, list(game.names), seed=None, options={"clock": False} if key == "city" else {}))
    for said in game.inputs:
        if said.who != CLOCK:
            mirror.tell([str(said)])
        else:
            mirror.game.tell(*said)
    assert mirror.game.core.digest() == game.core.digest() and mirror.game.record().header.seed is None


def test_e2_a_roll_says_by_itself_that_the_turn_is_done(engine: str) -> None:
    """E2: ON and the dice are enough for a whole turn of City where nothing is bought."""
    mirror = begun("city")
    mirror.tell(["ON", "CHANCE OUTCOME a=1 b=2"])
    while mirror.game.asked and not mirror.game.waits_for_chance:
        answers = [str(action) for action in mirror.game.legal(side=False).actions]
        if "DONE" in answers:
            break
        mirror.tell([f"{mirror.game.asked[0]} {'DECLINE' if 'DECLINE' in answers else answers[0]}"])
        if mirror.game.legal(side=False).bids:
            mirror.tell(["TABLE HAMMER seat=1 money=10000"])
    mirror.tell(["ON", "CHANCE OUTCOME a=3 b=4"])
    said = [str(one) for one in mirror.game.inputs[-3:]]
    assert said == ["0 DONE", "1 ROLL", "CHANCE OUTCOME a=3 b=4"]


UNSAID = ("ROLL", "DONE", "END_TURN", "PRESS", "REJECT")


def taps_of(game: Game) -> list[int]:
    """Taps on the banker's device (web/src/mirror) for each roll of a record, with everything that follows it until the next.

    A roll of two dice alike is one tap, and so are an answer, a card, and so many blocks of a kind on a district; the Build
    button presses itself, rolling says ROLL and DONE. An auction is a sum, figure by figure, and a name; business and deals
    have a panel.
    """
    taps: list[int] = []
    before = ""
    given = 0
    for _, said, events in Game.replay(game.record()._replace(result=None)):
        if said is None or said.who == CLOCK:
            continue
        name, action = said.action.name, str(said.action)
        if any(event.name == "ROLLED" for event in events):
            taps.append(1)
        elif name in ("BID", "PASS"):
            paid = next((event.money for event in events if event.name == "PAID"), 0)
            if taps and any(event.name in ("DEED_TO", "NO_SALE") for event in events):
                taps[-1] += 2 + (len(f"{paid // 1000}k") if paid else 0)
        elif name == "OFFER":
            sum = abs(said.action.money)
            given = said.action.give.bit_count() + said.action.want.bit_count() + (1 + len(f"{sum // 1000}k") if sum else 0)
        elif taps and name not in UNSAID and not any(event.name == "PRESSED" for event in events):
            again = action == before and name in ("RESIDENTIAL", "INDUSTRIAL")
            taps[-1] += 0 if again else 4 + given if name == "ACCEPT" else 1 + (is_side(said.action.kind) and before != name)
        before = action if name in ("RESIDENTIAL", "INDUSTRIAL") else name
    return taps


@pytest.mark.parametrize(("key", "bar"), [("city", 3), ("here_and_now", 2.5)])
def test_e2_a_banker_taps_little(key: str, bar: float) -> None:
    """E2: over 200 recorded rolls the median is at most 3 taps a roll in City, and 2.5 in Here & Now."""
    taps: list[int] = []
    for seed in range(9):
        game = Game.new(key, 3, seed=seed, options={"clock": False} if key == "city" else {})
        play_out(game, {seat: PolicyBot("trader", seat) for seat in range(3)}, until=lambda game: len(game.inputs) > 1500)
        taps += taps_of(game)
        if len(taps) >= 200:
            break
    assert len(taps) >= 200 and statistics.median(taps[:200]) <= bar, statistics.median(taps[:200])


def test_a_breath_holds_altogether_or_not_at_all(engine: str) -> None:
    mirror = begun("here_and_now")
    before = mirror.game.core.digest()
    with pytest.raises(IllegalAction):
        mirror.tell(["ON", "CHANCE OUTCOME a=1 b=2", "TABLE SET_OWNER space=1 seat=7"])
    with pytest.raises(BadAction, match="line|clock"):
        mirror.tell(["ON", "CLOCK TICK money=5"])
    assert mirror.game.core.digest() == before and len(mirror.moves) == 1
    mirror.tell(["ON"])
    with pytest.raises(IllegalAction, match="Chance cannot"):
        mirror.tell(["CHANCE OUTCOME a=7 b=1"])
    mirror.draw = lambda ways: 0
    mirror.tell(["DRAW"])
    with pytest.raises(BadAction, match="[Rr]olled"):
        mirror.tell(["DRAW", "DRAW", "DRAW"])


# --------------------------------------------------------------------------------------------------------- E3: undo, redo
@pytest.mark.parametrize("key", editions())
def test_e3_everything_is_taken_back_and_said_again(key: str, engine: str) -> None:
    """E3: to the very start and forward again, every state on the way as it was."""
    mirror = Mirror(at_a_table(key))
    rng = random.Random(5)
    seen = [mirror.game.core.digest()]
    for _ in range(60):
        one_move(mirror, rng)
        seen.append(mirror.game.core.digest())
    told = mirror.game.core.told
    for digest in reversed(seen[:-1]):
        mirror.undo()
        assert mirror.game.core.digest() == digest
    with pytest.raises(NothingThere):
        mirror.undo()
    for digest in seen[1:]:
        mirror.redo()
        assert mirror.game.core.digest() == digest
    assert mirror.game.core.told == told
    with pytest.raises(NothingThere):
        mirror.redo()
    mirror.undo()
    one_move(mirror, rng)
    assert mirror.undone == [], "something new was said"


def one_move(mirror: Mirror, rng: random.Random) -> None:
    """Whatever a table might do next; now and then a correction."""
    game, mirror.draw = mirror.game, rng.randrange
    if game.waits_for_chance:
        mirror.tell(["DRAW"])
    elif rng.random() < 0.3:
        seat = rng.choice([seat for seat in range(3) if game.core.alive >> seat & 1])
        mirror.tell([f"TABLE SET_CASH seat={seat} money={game.edition.board.start_cash * 2 // rng.randint(1, 3)}"])
    else:
        legal = game.legal(game.asked[0], side=False)
        legal = legal if legal.actions or legal.bids else game.legal(game.asked[0])
        mirror.tell([f"{game.asked[0]} {rng.choice(legal.actions) if legal.actions else Action(Kind.BID, money=legal.bids[0])}"])


def test_e3_taking_back_a_thousand_inputs_costs_little() -> None:
    """E3: one step back at 1,000 inputs; the bar is 150 ms on the clock, and processor time is what can be held to it."""
    mirror = Mirror(at_a_table("city"))
    rng = random.Random(1)
    while len(mirror.game.inputs) < 1000 and not mirror.game.over:
        one_move(mirror, rng)
    began = time.process_time()
    for _ in range(5):
        mirror.undo()
    spent = (time.process_time() - began) / 5
    assert spent < 0.15 or choose.ENGINE != "native", spent


# ------------------------------------------------------------------------------------------------------------- E5: cards
@pytest.mark.parametrize("key", ["here_and_now", "city", "millionaire"])
def test_e5_any_printed_card_any_number_of_times(key: str, engine: str) -> None:
    """E5: in a quiet moment any card of the deck that nobody keeps can be told, again and again."""
    mirror = begun(key)
    game, board = mirror.game, mirror.game.edition.board
    played = 0
    for card in [*range(board.cards[0])] * 2:
        if game.why_not(TABLE, Action(Correction.CARD, card, 0)) is not None:
            assert refused(game, f"TABLE CARD card={card} deck=0") == "CARD_HELD"
            continue
        mirror.tell([f"TABLE CARD card={card} deck=0"])
        played += 1
        assert broken_laws(game.core.dump(), board) == []
        mirror.tell(["TABLE SET_TURN seat=0", "TABLE SET_JAIL seat=0"])
    assert played >= 2 * board.cards[0] - board.kept_cards
    assert broken_laws(game.core.dump(), board) == []


def test_e5_a_real_deck_is_asked_each_time(engine: str) -> None:
    """E5: with `cards=table` also after the last unseen card; the same card may come twice in a row."""
    mirror = begun("city")
    chance = next(space.number for space in mirror.game.edition.spaces if space.landing == "DRAW")
    easy = next(card.number for card in mirror.game.edition.cards if card.id == "EASY_MONEY")
    for _ in range(40):
        mirror.tell(["TABLE SET_TURN seat=0", f"TABLE SET_AT seat=0 space={(chance - 3) % 40}",
                     "TABLE SET_CASH seat=1 money=9000000", "ON", "CHANCE OUTCOME a=1 b=2"])
        toss = toss_asked(mirror.game)
        assert toss is not None and toss.step == "TOSS_CARD" and any(fall.says == "Easy Money" for fall in toss.falls)
        mirror.tell([f"CHANCE OUTCOME a={easy}"])
        assert mirror.game.core.dump()["cash"][1] == 8_000_000


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", editions())
def test_every_toss_tells_the_banker_what_to_tell(key: str, language: str) -> None:
    """Whatever chance is waited for, the sentence says who or what; nothing is asked by the plain words for anything at all."""
    mirror = Mirror(at_a_table(key), draw=random.Random(5).randrange)
    game, asked = mirror.game, {}
    tell = Teller(game.edition, game.names, language)
    plain = {tell.say("toss-anybody"), *(tell.say("toss-other", who=name) for name in SEATS)}
    while len(game.inputs) < 500 and not game.over:
        toss = toss_asked(game, language)
        if toss is None:
            seat = game.asked[0]
            game.play(Action(*game.core.seen(seat).decide(seat, Policy.THRIFTY, len(game.inputs))[0]), seat)
        else:
            asked[toss.step] = toss.says
            mirror.tell(["DRAW"])
    assert len(asked) > 1 and not plain & set(asked.values()), asked
    if key == "tropical_tycoon" and language == "en":
        assert asked["TOSS_OFFICE"] == "Who is the Mayor?" and asked["TOSS_FIRST"] == "Who takes the first turn?"
    if key == "millionaire" and language == "en":
        assert asked["TOSS_FORTUNE"].startswith("Which Fortune card lay on ")


def test_e5_another_card_is_told_by_what_it_does(engine: str) -> None:
    mirror = begun("here_and_now")
    game = mirror.game
    cash = game.core.dump()["cash"][0]
    mirror.tell(["TABLE CARD_SAYS does=1 money=70000"])
    mirror.tell(["TABLE CARD_SAYS does=2 money=20000"])
    assert game.core.dump()["cash"][0] == cash + 50_000
    mirror.tell(["TABLE CARD_SAYS does=3 money=10000"])
    assert game.core.dump()["cash"] == [cash + 70_000, cash - 10_000, cash - 10_000, 0, 0, 0, 0, 0]
    mirror.tell(["TABLE CARD_SAYS does=8 space=39"])
    assert game.core.dump()["owner"][39] == 0
    assert refused(game, "TABLE CARD_SAYS does=8 space=39") == "UNKNOWN" and refused(game, "TABLE CARD_SAYS does=1") == "UNKNOWN"
    mirror.tell(["TABLE CARD_SAYS does=7"])
    assert game.core.dump()["jail"][0] == 1
    tell = Teller(game.edition, game.names, "en")
    said = [tell.sentence(event) for *_, events in Game.replay(game.record()) for event in events]
    assert "Ann draws a card: collect $70,000." in said and "Ann draws a card: go to Jail." in said


# ----------------------------------------------------------------------------------------------------------- the hammer
@pytest.mark.parametrize("key", ["here_and_now", "city", "tropical_tycoon"])
def test_an_auction_held_by_voice_ends_with_the_hammer(key: str, engine: str) -> None:
    mirror = begun(key)
    game = mirror.game
    deed = next(number for number in range(3, 40) if game.edition.board.all_deeds >> number & 1)
    mirror.tell([f"TABLE SET_AT seat=0 space={deed - 3}", "ON", "CHANCE OUTCOME a=1 b=2"])
    mirror.tell(["0 DECLINE"])
    step = game.edition.board.bid_step
    assert refused(game, "TABLE HAMMER seat=1 money=7") == "BID_STEP" or step == 1
    assert refused(game, f"TABLE HAMMER seat=1 money={step * 10**9}") == "TOO_POOR"
    assert refused(game, f"TABLE HAMMER seat=7 money={step}") == "NO_SUCH_SEAT"
    mirror.tell([f"TABLE HAMMER seat=2 money={step * 20}"])
    assert game.core.dump()["owner"][deed] == 2
    mirror.undo()
    assert game.core.dump()["owner"][deed] == BANK
    if key == "city":
        assert refused(game, "TABLE HAMMER seat=-1") == "MUST_OPEN"
    else:
        mirror.tell(["TABLE HAMMER seat=-1"])
        assert game.core.dump()["owner"][deed] == (BANK if key == "here_and_now" else game.core.dump()["owner"][deed])


# -------------------------------------------------------------------------------------------------------- E6: only here
def test_e6_a_game_that_deals_its_own_luck_hears_no_table() -> None:
    game = Game.new("city", 3, seed=1)
    assert refused(game, "TABLE SET_CASH seat=0 money=5000000") == "LUCK_DEALT"
    assert refused(Game.new("city", 3, secret="ab" * 32), "TABLE SET_CASH seat=0 money=5000000") == "LUCK_DEALT"
    record = game.record()
    forged = record._replace(inputs=(*record.inputs, Input.read("TABLE SET_CASH seat=0 money=5000000")))
    with pytest.raises(ValueError, match="deals its own luck"):
        Game.load(forged)


def test_e6_verify_names_corrections(tmp_path: Any) -> None:
    from passgo.cli.verify import findings, sentence
    mirror = begun("city")
    mirror.tell(["TABLE SET_CASH seat=1 money=5000000"])
    path = tmp_path / "evening.jsonl"
    mirror.game.save(path)
    record = Record.load(path)
    found = findings(str(path), record, Game.load(record))
    assert found["corrections"] == 2 and "Played with 2 corrections by hand." in sentence(record, Game.load(record), found)
