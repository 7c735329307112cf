"""A View tells no more than its seat may know: permute all it may not know, and not one byte of it changes."""
from __future__ import annotations

import json
import pathlib
import random
import subprocess
import sys
from typing import Any, assert_type

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import passgo
from passgo.bots import POLICIES
from passgo.events import Event, decode
from passgo.loading import editions
from passgo.play.actions import Action
from passgo.play.fields import TableFields
from passgo.play.view import AGENDA, OPEN, OWN, View
from passgo.rules.sizes import FRAMES
from passgo.rules.state import State
from passgo.rules.steps import Step
from passgo.rules.words import Kind, Reason
from passgo.struct import RANGE, fields
from proving.tables import Table, best_engine, draw_table
from proving.walks import garbage, members, walk

ENGINE = best_engine()
calm = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table; where an edition knows closed hands, every auction is held with them."""
    rng = random.Random(draw(st.integers(0, 2 ** 32 - 1)))
    table = draw_table(draw(st.sampled_from(editions())), rng)
    options = dict(table.options)
    for option in table.read().options:
        if option.kind == "choice" and "sealed" in option.table["values"]:
            options[option.name] = "sealed"
    return table._replace(options=tuple(sorted(options.items())))


def reshuffled(values: dict[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
    """Everything this seat may not know is changed: others' own things are dealt out anew, stale frames are scribbled on."""
    other = {name: value[:] if isinstance(value, list) else value for name, value in values.items()}
    strangers = [i for i in range(values["seats"]) if i != seat]
    for name in OWN:
        kind, dims = fields(State)[name]
        dealt = [values[name][i] for i in strangers]
        rng.shuffle(dealt)
        for i, value in zip(strangers, dealt, strict=True):
            other[name][i] = value
            if len(dims) == 1 and rng.random() < 0.5:
                low, high = RANGE[str(kind)]
                other[name][i] = rng.randint(max(low, 0), min(high, 10 ** 8) - 1)
    for column in AGENDA:
        for frame in range(values["depth"], FRAMES):
            other[column][frame] = rng.randrange(100)
    return other


@pytest.mark.slow
@settings(calm, max_examples=60)
@given(tables())
def test_what_a_seat_may_not_know_changes_nothing_it_is_shown(table: Table) -> None:
    """The bytes of every View, the list of what its seat may do and every refusal stay the same; -1 is a watcher."""
    core, edition, rng = table.core(ENGINE), table.read(), random.Random(table.seed)
    core.traced(table.policies, table.seed, rng.randrange(300))
    for _ in walk(core, rng, 60):
        for seat in range(-1, len(table.policies)):
            other = core.clone()
            other.load(reshuffled(core.dump(), seat, rng))
            mine, theirs = View(edition, core, seat), View(edition, other, seat)
            assert mine.json() == theirs.json()
            assert mine.legal() == theirs.legal() and mine.asked == theirs.asked and mine.waits_for == theirs.waits_for
            if seat >= 0:
                said = Action(*garbage(rng)[1])
                assert mine.refusal(said) == theirs.refusal(said) == core.refusal(seat, said)
                assert mine.legal(side=True)[0] == tuple(core.legal(seat, True)[0])


@pytest.mark.slow
@settings(calm, max_examples=40)
@given(tables())
def test_bots_decide_the_same_on_a_view_as_on_the_full_table(table: Table) -> None:
    """No policy looks where a seat may not look."""
    core, edition, rng = table.core(ENGINE), table.read(), random.Random(table.seed)
    for _ in walk(core, rng, 120):
        for seat in members(core.actors()):
            view = View(edition, core, seat)
            for policy in POLICIES.values():
                whim = rng.getrandbits(64)
                assert view.core.decide(seat, policy, whim) == core.decide(seat, policy, whim)


def sealed_auction(key: str) -> Any:
    """Three seats about to bid for the first deed with closed hands."""
    table = Table(key, (), (1, 1, 1), 1)
    board = table.board()
    board.auction = Step.ASK_SEALED_AUCTION
    core = __import__(f"passgo.{ENGINE}", fromlist=["Core"]).Core(board.dump(), 3, 0)
    core.record(True)
    v = core.dump()
    lot = (board.all_deeds & -board.all_deeds).bit_length() - 1
    v["depth"], v["bidders"] = 2, v["alive"]
    v["step"][:2], v["who"][:2], v["what"][:2] = [Step.NEXT_TURN, board.auction], [0, -1], [0, lot]
    core.load(v)
    return core


@pytest.mark.parametrize("key", editions())
def test_a_closed_hand_tells_only_that_it_is_closed(key: str) -> None:
    """Two bids of one seat lead to the same bytes and the same events for everybody else, watchers included."""
    edition = Table(key, (), (1, 1, 1), 1).read()
    low, high = sealed_auction(key), sealed_auction(key)
    before = {seat: json.loads(View(edition, low, seat).json())["table"] for seat in (-1, 0, 1, 2)}
    low.put(1, (Kind.BID, 0, 0, 0, 0, 0))
    high.put(1, (Kind.BID, 0, 0, 0, 0, 7 * edition.board.bid_step))
    for seat in (-1, 0, 2):
        assert View(edition, low, seat).json() == View(edition, high, seat).json()
        table = View(edition, high, seat).table.dump()
        assert {name for name in table if table[name] != before[seat][name]} == {"how", "inputs"}
        assert told(low, seat) == told(high, seat)
    assert View(edition, high, 1).table.sealed[1] == 7 * edition.board.bid_step, "one knows one's own"
    assert View(edition, high, -1).table.sealed == [0] * 8


def told(core: Any, seat: int) -> list[Event]:
    return [event for event in map(decode, core.events(0)) if event.told_to(seat)]


def test_an_event_reaches_its_audience_and_nobody_else() -> None:
    """A watcher learns only what all may know."""
    open_to_all = Event("BID", 0, 0, 0, 0, 0, 0, 0xFF)
    assert all(open_to_all.told_to(seat) for seat in range(-1, 8))
    whispered = open_to_all._replace(audience=0b101)
    assert [whispered.told_to(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]


@settings(calm, max_examples=30)
@given(tables())
def test_what_everybody_is_told_follows_from_what_everybody_may_know(table: Table) -> None:
    """An event for all about a closed hand carries no sum; nothing is told to a seat that is not there."""
    core, rng = table.core(ENGINE), random.Random(table.seed)
    core.record(True)
    for _ in walk(core, rng, 150):
        pass
    for event in map(decode, core.events(0)):
        assert event.audience == 0xFF or 0 < event.audience < 1 << len(table.policies)
        assert event.name != "CLOSED_HAND" or event.money == 0


def test_every_field_of_the_state_is_decided() -> None:
    """Open, or one's own: never both, never neither; and only what is counted by seats can be one's own."""
    mine = {name for name, (of, _) in fields(State).items() if isinstance(of, str)}
    assert mine == OPEN | OWN and not OPEN & OWN
    assert all(fields(State)[name][1][0] == 8 for name in OWN)


UNDECIDED = """
import sys, types
bare = types.ModuleType("passgo")
bare.__path__ = [sys.argv[1]]
sys.modules["passgo"] = bare
import passgo.rules.state
passgo.rules.state.State.__annotations__["diary"] = "int"
import passgo.play.view
"""


def test_a_field_nobody_has_decided_on_stops_everything() -> None:
    """Who adds a field to the State and forgets the View cannot even import it."""
    package = pathlib.Path(passgo.__file__).parent
    done = subprocess.run([sys.executable, "-c", UNDECIDED, str(package)], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.strip().endswith("ImportError: who may see ['diary']?"), done.stderr


@pytest.mark.parametrize("engine", ["engines.python", "_native"])
def test_a_table_knows_its_fields_by_attribute(engine: str) -> None:
    """All of the State, of the types its Structs say, and nothing else: not what a game is played on, no misspelt name."""
    core = pytest.importorskip(f"passgo.{engine}").Core(Table("city", (), (1, 1), 1).board().dump(), 2, 0)
    table = TableFields(core)
    assert_type(table.cash, list[int])
    assert_type(table.pieces, list[list[int]])
    assert_type(table.seats, int)
    assert table.dump() == core.dump() and table.seats == 2
    for stranger in ("board", "tape", "mind", "spare", "csah"):
        with pytest.raises(AttributeError, match=stranger):
            getattr(table, stranger)


@pytest.mark.parametrize("key", editions())
def test_a_watcher_can_do_nothing(key: str) -> None:
    """No lines, no bids, no offers, and every action refused."""
    core = sealed_auction(key)
    view = View(Table(key, (), (1, 1, 1), 1).read(), core, -1)
    assert not view.legal() and view.legal().actions == () and not view.legal().bids
    assert view.refusal(Action(Kind.BID)) == Reason.NO_SUCH_SEAT
