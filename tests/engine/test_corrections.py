"""The mirror: corrections by the TABLE, and a running game taken over; on both engines."""
from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Iterator
from typing import Any

import pytest
from mirrors import CLOCKLESS, ENGINES, SEATS, at_a_table, begun, dealt, refused

from passgo import Game
from passgo.loading import editions, read
from passgo.play.actions import Input
from passgo.play.mirror import Mirror, corrections_in
from passgo.rules.bots.words import Policy
from passgo.rules.words import BANK, CHANCE, CLOCK, TABLE, Correction, Kind, Reason
from passgo.text.events import Teller
from proving.laws import broken_laws, somebody_speaks


def settings_of(game: Game) -> Iterator[str]:
    """What a wizard would ask a table for, as lines of the TABLE: owners, what stands there, cards, cash, places, whose turn."""
    v, board, edition = game.core.dump(), game.edition.board, game.edition.key
    spaces = range(board.spaces)
    yield from (f"TABLE SET_OWNER space={i} seat={v['owner'][i]}" for i in spaces if v["owner"][i] != BANK)
    yield from (f"TABLE SET_LEVEL space={i} houses={v['level'][i]}" for i in spaces if v["level"][i])
    if edition == "city":
        yield from (f"TABLE SET_RESIDENTIAL space={i} blocks={v['homes'][i]}" for i in spaces if v["homes"][i])
        yield from (f"TABLE SET_INDUSTRIAL space={i} blocks={v['works'][i]}" for i in spaces if v["works"][i])
        yield from (f"TABLE SET_PIECE space={i} piece={p} money=1" for i in spaces for p in range(8) if v["pieces"][i][p])
        for word, field in LANDMARKS.items():
            yield from (f"TABLE SET_{word} space={i} on=1" for i in spaces if v[field] >> i & 1)
        yield f"TABLE SET_DODGE seat={v['dodger'] - 1}"
    yield from (f"TABLE SET_MORTGAGE space={i} on=1" for i in spaces if v["mortgaged"] >> i & 1)
    for seat in range(v["seats"]):
        yield from (f"TABLE SET_CARD card={k} seat={seat}" for k in range(board.kept_cards) if v["deeds"][seat] >> 48 + k & 1)
        yield f"TABLE SET_CASH seat={seat} money={v['cash'][seat]}"
        yield f"TABLE SET_AT seat={seat} space={v['at'][seat]}"
        yield f"TABLE SET_JAIL seat={seat} turn={v['jail'][seat]}" if v["jail"][seat] else f"TABLE SET_JAIL seat={seat}"
    yield f"TABLE SET_TURN seat={v['turn']}"


LANDMARKS = {"RAILROAD": "rails", "STADIUM": "stadium_sites", "SKYSCRAPER": "skyscrapers", "TOWER": "tower"}
ON_THE_TABLE = ("cash", "owner", "deeds", "at", "jail", "level", "built", "houses_left", "hotels_left", "mortgaged", "homes",
                "works", "pieces", "placed", "hazards", "bonuses", "rails", "stadium_sites", "skyscrapers", "tower", "dodger",
                "turn", "bank")


@pytest.mark.parametrize("key", ["city", "here_and_now"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_e4_a_running_game_is_taken_over(key: str, seed: int, engine: str) -> None:
    """E4: what lies on a table in the middle of a game is told, the state equals it, the record replays it, and it plays on."""
    game = dealt(key, seed, 300)
    mirror = Mirror(at_a_table(key))
    mirror.tell([*settings_of(game)])
    wanted, found = game.core.dump(), mirror.game.core.dump()
    assert {name: found[name] for name in ON_THE_TABLE} == {name: wanted[name] for name in ON_THE_TABLE}
    assert broken_laws(found, game.edition.board) == []
    again = Game.load(mirror.game.save())
    assert again.core.dump() == found and corrections_in(again.inputs) == len(again.inputs)
    mirror.tell(["ON", "CHANCE OUTCOME a=1 b=2"])
    mirror.undo()
    mirror.undo()
    assert not mirror.game.inputs, "a take-over is taken back as one"


def test_corrections_are_refused_with_a_sentence(engine: str) -> None:
    game = begun("here_and_now").game
    assert refused(game, "TABLE SET_CASH seat=0 money=-1") == "UNKNOWN"
    assert refused(game, "TABLE SET_CASH seat=3 money=1") == "NO_SUCH_SEAT"
    assert refused(game, "TABLE SET_CASH seat=0 money=9000000000000000") == "UNKNOWN"
    assert refused(game, "TABLE SET_OWNER space=0 seat=1") == "UNKNOWN"
    assert refused(game, "TABLE SET_OWNER space=99 seat=1") == "UNKNOWN"
    assert refused(game, "TABLE SET_OWNER space=1 seat=5") == "NO_SUCH_SEAT"
    assert refused(game, "TABLE SET_LEVEL space=1 houses=1") == "NOT_OWNER"
    assert refused(game, "TABLE SET_MORTGAGE space=1 on=1") == "NOT_OWNER"
    assert refused(game, "TABLE SET_AT seat=0 space=40") == "UNKNOWN"
    assert refused(game, "TABLE SET_JAIL seat=0 turn=9") == "UNKNOWN"
    assert refused(game, "TABLE SET_CARD card=9 seat=0") == "UNKNOWN"
    assert refused(game, "TABLE SET_TURN seat=9") == "NO_SUCH_SEAT"
    assert refused(game, "TABLE SET_RESIDENTIAL space=1 blocks=1") == "UNKNOWN", "that is City's"
    assert refused(game, "TABLE HAMMER seat=0 money=1") == "NO_AUCTION"
    assert refused(game, "TABLE BUY") == "UNKNOWN" and refused(game, "0 SET_CASH seat=0 money=5") == "WRONG_MOMENT"
    mirror = Mirror(game)
    mirror.tell(["TABLE SET_OWNER space=1", "TABLE SET_OWNER space=3"])
    assert refused(game, "TABLE SET_LEVEL space=1 houses=6") == "FULLY_BUILT"
    mirror.tell(["TABLE SET_LEVEL space=1 houses=5", "TABLE SET_LEVEL space=3 houses=4"])
    assert refused(game, "TABLE SET_OWNER space=1 seat=1") == "GROUP_BUILT"
    assert refused(game, "TABLE SET_MORTGAGE space=1 on=1") == "GROUP_BUILT"
    mirror.tell(["ON", "CHANCE OUTCOME a=2 b=3"])
    assert refused(game, "TABLE SET_OWNER space=6 seat=1") == "NOT_QUIET", "somebody is asked whether to buy"
    game.tell(*Input.read("TABLE SET_CASH seat=0 money=500000"))
    assert game.core.dump()["cash"][0] == 500_000 and broken_laws(game.core.dump(), game.edition.board) == []


def test_a_thing_told_twice_is_in_one_place(engine: str) -> None:
    """A deed with two owners, a card in two hands, a token on no space: the last word holds, or there is a sentence."""
    mirror = begun("here_and_now")
    game, board = mirror.game, mirror.game.edition.board
    mirror.tell(["TABLE SET_OWNER space=1", "TABLE SET_OWNER space=1 seat=2"])
    mirror.tell(["TABLE SET_CARD card=0", "TABLE SET_CARD card=0 seat=1"])
    v = game.core.dump()
    assert v["owner"][1] == 2 and [deeds >> 1 & 1 for deeds in v["deeds"][:3]] == [0, 0, 1]
    assert [deeds >> 48 & 1 for deeds in v["deeds"][:3]] == [0, 1, 0] and broken_laws(v, board) == []
    deck, card = board.kept_deck[0], board.kept_card[0]
    assert refused(game, f"TABLE CARD card={card} deck={deck}") == "CARD_HELD"
    assert refused(game, "TABLE SET_AT seat=0 space=-1") == refused(game, "TABLE SET_JAIL seat=0 turn=-1") == "UNKNOWN"
    mirror.tell(["TABLE SET_JAIL seat=0 turn=2"])
    assert game.core.dump()["at"][0] == board.jail
    mirror.tell(["TABLE SET_AT seat=0 space=5"])
    assert game.core.dump()["jail"][0] == 0, "nobody sits in Jail elsewhere"


def test_cash_is_not_taken_from_a_deal_on_the_table(engine: str) -> None:
    """Who has offered a sum must have it when the other says yes: until then it is only put up, not down."""
    mirror = begun("here_and_now")
    game = mirror.game
    mirror.tell(["TABLE SET_OWNER space=1 seat=1", "0 OFFER to=1 want=1 money=9000000"])
    assert refused(game, "TABLE SET_CASH seat=0 money=5") == refused(game, "TABLE SET_CASH seat=1 money=5") == "NOT_QUIET"
    mirror.tell(["TABLE SET_CASH seat=0 money=16000000", "1 ACCEPT", "TABLE SET_CASH seat=0 money=5"])
    assert game.core.dump()["cash"][:2] == [5, 24_000_000] and broken_laws(game.core.dump(), game.edition.board) == []
    mirror.tell(["0 OFFER to=1 give=1"])
    mirror.tell(["TABLE SET_TURN seat=2", "TABLE SET_CASH seat=1 money=5"])


@pytest.mark.clause("TT-04")
def test_two_islanders_change_their_jobs(engine: str) -> None:
    """Nobody has the job of another; for a moment they have none."""
    mirror = begun("tropical_tycoon")
    mirror.tell(["TABLE SET_JOB seat=0 job=1", "TABLE SET_JOB seat=1 job=2"])
    assert refused(mirror.game, "TABLE SET_JOB seat=0 job=2") == "JOB_TAKEN"
    assert refused(mirror.game, "TABLE SET_JOB seat=0 job=6") == "UNKNOWN"
    mirror.tell(["TABLE SET_JOB seat=1 job=0", "TABLE SET_JOB seat=0 job=2", "TABLE SET_JOB seat=1 job=1"])
    assert mirror.game.core.dump()["job"][:3] == [2, 1, 0]
    tell = Teller(mirror.game.edition, SEATS, "en")
    said = [tell.sentence(event) for *_, events in Game.replay(mirror.game.record()) for event in events]
    assert "Corrected: Bob has no job." in said and "Corrected: Bob is Mayor." in said


def test_city_has_no_more_than_its_box(engine: str) -> None:
    game = begun("city").game
    assert refused(game, "TABLE SET_RESIDENTIAL space=1 blocks=9") == "FULLY_BUILT"
    game.tell(*Input.read("TABLE SET_RESIDENTIAL space=1 blocks=5"))
    assert refused(game, "TABLE SET_INDUSTRIAL space=1 blocks=4") == "FULLY_BUILT"
    deeds = [space for space in range(40) if game.edition.board.all_deeds >> space & 1]
    game.tell(*Input.read(f"TABLE SET_TOWER space={deeds[0]} on=1"))
    assert refused(game, f"TABLE SET_TOWER space={deeds[1]} on=1") == "NO_STOCK"
    game.tell(*Input.read(f"TABLE SET_PIECE space={deeds[0]} piece=7 money=1"))
    assert refused(game, f"TABLE SET_PIECE space={deeds[0]} piece=0 money=1") == "BONUS_KEEPS_OFF"
    assert refused(game, f"TABLE SET_PIECE space={deeds[0]} piece=8 money=1") == "UNKNOWN"
    assert refused(game, f"TABLE SET_LEVEL space={deeds[0]} houses=1") == "NOT_OWNER"


@pytest.mark.slow
@pytest.mark.clause("HN-98", "CT-136", "ML-68", "TT-86")
@pytest.mark.parametrize("key", editions())
def test_whatever_the_table_says_the_laws_hold_and_both_engines_agree(key: str) -> None:
    """Thousands of corrections, sensible and not, in the middle of games: refused alike, taken alike, and nothing is broken."""
    rng = random.Random(11)
    board = read(key, tuple(sorted(CLOCKLESS.get(key, {}).items()))).board
    cores: list[Any] = []
    taken = set()
    for _ in range(2500):
        if not cores or cores[0].over:
            cores = [importlib.import_module(f"passgo.{one}").Core(board.dump(), 3) for one in ENGINES]
        core = cores[0]
        act = (rng.choice([*Correction.names().values(), 127, 139, 250]), rng.randrange(-2, rng.choice((3, 42))),
               rng.randrange(-2, 9), 0, 0, rng.choice((0, 1, 10_000, 1_000_000, -5, 1 << 50)))
        if rng.random() < 0.3:
            who = core.waits_for()
            if who == CHANCE:
                said = (CHANCE, core.nth_way(rng.randrange(core.ways())))
            elif who == CLOCK:
                said = (CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline()))
            else:
                seat = core.next_speaker()
                said = (seat, core.decide(seat, Policy.RANDOM, rng.getrandbits(64))[0])
        else:
            said = (TABLE, act)
        reasons = {one.refusal(*said) for one in cores}
        assert len(reasons) == 1, said
        if reasons == {Reason.FINE}:
            for one in cores:
                one.put(*said)
            taken.add(act[0] if said[0] == TABLE else -1)
            wrong = broken_laws(core.dump(), board)
            assert [law for law in wrong if law != "buildings_stand_on_whole_free_groups"] == [] and somebody_speaks(core), said
            assert len({one.digest() for one in cores}) == 1 and len({str(one.dump()) for one in cores}) == 1
    assert {Correction.SET_CASH, Correction.SET_TURN} <= taken and len(taken) >= 6
