"""Kill -9 while a banker tells: nothing acknowledged is lost or doubled, and undo and redo are there after each restart."""
from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from bankers import Banker, told_next
from live_server import House
from processes import LOST, begun, killed_under_play, stored_room

from passgo.server.ops.settings import Settings
from passgo.server.rooms.mirror import told_so_far

pytestmark = pytest.mark.slow

Json = dict[str, Any]
RICH = {"cards": "table", "start_cash": 1_000_000_000, "salary": 100_000_000}
"""No game ends before the last kill."""


class Table:
    """A banker's device that tells on through every crash, and says again what was not acknowledged, under the same id.

    `done` and `undone` are the ids of what holds and of what was taken back, as this device believes it to be.
    """

    def __init__(self, address: str, made: Json, luck: random.Random) -> None:
        self.address, self.made, self.luck = address, made, luck
        self.done: list[str] = []
        self.undone: list[str] = []
        self.acked: list[str] = []
        self.pending: tuple[str, list[str]] | None = None
        self.banker: Banker | None = None
        self.stop = threading.Event()
        self.wrong = ""

    @property
    def said(self) -> int:
        return len(self.acked)

    def run(self) -> None:
        while not self.stop.is_set() and not self.wrong:
            try:
                self.tell_on()
            except LOST:
                pass
            except Exception as error:
                self.wrong = repr(error)
            if self.banker:
                with suppress(*LOST):
                    self.banker.close()
            time.sleep(0.01)

    def tell_on(self) -> None:
        banker = self.banker = Banker(self.address, self.made)
        if self.pending:
            # Whether it counts already is not known: where it does, nothing new is told after the acknowledgement.
            banker.say(t="tell", id=self.pending[0], lines=self.pending[1])
            self.answered(banker.hear("ack", "refused"))
            return
        if (banker.mirror["undo"], banker.mirror["redo"]) != (len(self.done), len(self.undone)):
            self.wrong = f"after a restart {banker.mirror['undo']} and {banker.mirror['redo']} can be taken back and told again"
        while not self.stop.is_set() and not self.wrong:
            self.pending = f"k{len(self.acked)}", self.wish(banker)
            banker.say(t="tell", id=self.pending[0], lines=self.pending[1])
            self.answered(banker.hear("ack", "refused"))
            banker.hear("update")

    def answered(self, answer: Json) -> None:
        """It counts now."""
        assert self.pending is not None
        if answer["t"] != "ack":
            self.wrong = f"{self.pending}: {answer}"
            return
        self.counts(*self.pending)
        self.pending = None

    def wish(self, banker: Banker) -> list[str]:
        """Now and then something is taken back, told again, or put right."""
        fate = self.luck.random()
        if fate < 0.2 and self.done:
            return ["UNDO"]
        if fate < 0.35 and self.undone:
            return ["REDO"]
        if fate < 0.4:
            return [f"TABLE SET_CASH seat={self.luck.randrange(3)} money={self.luck.randrange(10**9)}"]
        return told_next(banker, self.luck)

    def counts(self, id: str, lines: list[str]) -> None:
        self.acked.append(id)
        if lines == ["UNDO"]:
            self.undone.append(self.done.pop())
        elif lines == ["REDO"]:
            self.done.append(self.undone.pop())
        else:
            self.done.append(id)
            self.undone.clear()


@pytest.mark.parametrize(("kept", "kills"), [("sqlite", 20), ("postgres", 4)], indirect=["kept"])
def test_killed_while_a_banker_tells(kept: Settings, kills: int) -> None:
    """Kills at any moment of two tables; then all is taken back to the start, and told again."""
    def sit_down(address: str, http: httpx.Client) -> list[Table]:
        people = [{"kind": "person", "name": name} for name in ("Ann", "Bob", "Cy")]
        return [Table(address, begun(http, edition=edition, luck="table", options=options, seats=people), random.Random(edition))
                for edition, options in (("here_and_now", RICH), ("city", {"cards": "table", "clock": False}))]
    tables = killed_under_play(kept, kills, random.Random(4), sit_down)
    assert all(table.acked for table in tables)
    for table in tables:
        compare(kept, table)


def compare(settings: Settings, table: Table) -> None:
    """Every acknowledged word is there once and in its order; then the very start, and the very end again."""
    stored = stored_room(settings, table.made["room"])
    said = [move.said.removeprefix("banker ") for move in stored.moves if move.said]
    assert said[:len(table.acked)] == table.acked
    assert said[len(table.acked):] in ([], [table.pending[0]] if table.pending else [])
    if len(said) > len(table.acked):
        assert table.pending is not None
        table.counts(*table.pending)
    done, undone = told_so_far(stored.moves)
    opening = len(done) - len(table.done)
    assert (opening, len(undone)) == (0, len(table.undone))
    with House(settings) as house:
        banker = Banker(house, table.made)
        assert (banker.mirror["undo"], banker.mirror["redo"]) == (len(table.done), len(table.undone))
        game = house.registry.rooms[table.made["room"]].game
        assert game is not None
        digest = game.core.digest()
        for _ in table.done:
            assert banker.tell("UNDO")["t"] == "ack"
        assert not game.inputs and banker.mirror["undo"] == 0
        for _ in table.done:
            assert banker.tell("REDO")["t"] == "ack"
        assert game.core.digest() == digest
        banker.close()
