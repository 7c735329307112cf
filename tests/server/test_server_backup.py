"""All games in one file and back, also from one database to the other, also while the server runs."""
from __future__ import annotations

import gzip
import json
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from typing import Any

import httpx
import pytest
from live_server import PATIENCE, House
from postgres import Cluster
from processes import ready, stored_room
from server_process import ServerProcess
from test_server_killed import RICH, Player, compare
from test_server_upgrades import carry_in, earlier

from passgo.server.ops.settings import Settings
from passgo.server.storage.backup import BadBackup, backup, restore

Json = dict[str, Any]


def played(house: House) -> Json:
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    assert guest.act(guest.asked()[0], "ROLL")["t"] == "ack"
    guest.close()
    return made


def goes_on(settings: Settings, made: Json) -> None:
    """The game is where it was, and can be played."""
    with House(settings) as house:
        guest = house.guest(made, 0, 1, since=0)
        guest.hear("update")
        assert sum(event["name"] == "ROLLED" for event in guest.events) >= 1
        # It may have been kept where only the clock can speak.
        guest.until(lambda: bool(guest.asked()))
        seat = guest.asked()[0]
        answers = [line["action"] for line in guest.view(seat)["legal"] if line["group"] == "answer"]
        said = answers[0] if answers else f"BID money={guest.view(seat)['bids']['low']}"
        assert guest.act(seat, said, id=f"goes on {guest.seq}".replace(" ", "-"))["t"] == "ack"
        guest.close()


@pytest.mark.slow
def test_from_one_database_to_the_other_and_back(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    here = Settings(data=tmp_path / "here", limited=False)
    there = Settings(data=tmp_path, database_url=cluster.fresh(), limited=False)
    back = Settings(data=tmp_path / "back", limited=False)
    with House(here) as house:
        made = played(house)
        counts = backup(here, tmp_path / "one.gz")
    assert counts["rooms"] == 1 and counts["moves"] >= 2 and (tmp_path / "one.gz").stat().st_mode & 0o077 == 0
    assert restore(there, tmp_path / "one.gz") == counts
    with pytest.raises(BadBackup, match="games already"):
        restore(there, tmp_path / "one.gz")
    goes_on(there, made)
    restored = backup(there, tmp_path / "two.gz")
    assert restored["moves"] > counts["moves"]
    assert restore(back, tmp_path / "two.gz") == restored
    goes_on(back, made)


def test_who_knows_more_than_was_restored_is_told_all_of_it_anew(tmp_path: pathlib.Path) -> None:
    """What was said after the backup did not happen: a device that kept it would show it for ever, and not what comes instead."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = played(house)
        guest = house.guest(made, 0, 1, since=0)
        here = guest.hear("update")
        later = house.guest(made, 0, 1, since=here["seq"] + 50).hear("update")
        assert later["rewound"] == 0 and later["seq"] == here["seq"] and later["events"] == here["events"]
        same = house.guest(made, 0, 1, since=here["seq"]).hear("update")
        assert same.get("rewound") is None and not same["events"]
        guest.close()


def test_a_damaged_backup_changes_nothing(tmp_path: pathlib.Path) -> None:
    here = Settings(data=tmp_path / "here", limited=False)
    with House(here) as house:
        played(house)
    backup(here, tmp_path / "whole.gz")
    whole = (tmp_path / "whole.gz").read_bytes()
    broken = {"cut": whole[:-40], "text": b"hello", "other": gzip.compress(b'{"passgo_backup": 99}\n'),
              "empty": gzip.compress(b""), "odd": gzip.compress(gzip.decompress(whole) + b'["rooms", 1]\n')}
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
        place = Settings(data=tmp_path / f"to {name}")
        with pytest.raises(BadBackup):
            restore(place, tmp_path / name)
        assert restore(place, tmp_path / "whole.gz")["rooms"] == 1, "nothing of the damaged one was there"
    with pytest.raises(BadBackup, match="no games"):
        backup(Settings(data=tmp_path / "nowhere"), tmp_path / "none.gz")
    assert not (tmp_path / "none.gz").exists()


@pytest.mark.slow
def test_the_commands(tmp_path: pathlib.Path) -> None:
    with House(Settings(data=tmp_path / "passgo-data", limited=False)) as house:
        played(house)
        for words, code, says in ((["backup", "games.gz"], 0, "1 rooms"), (["restore", "games.gz"], 1, "Another Pass GO server"),
                                  (["restore", "games.gz", "--data", "new"], 0, "1 rooms"), (["restore", "none.gz"], 1, "")):
            ran = subprocess.run([sys.executable, "-m", "passgo", *words], capture_output=True, text=True, timeout=PATIENCE,
                                 cwd=tmp_path)
            assert ran.returncode == code and says in ran.stdout + ran.stderr, ran
            assert "Traceback" not in ran.stderr


@pytest.mark.slow
def test_a_backup_of_games_that_are_played(kept: Settings, tmp_path: pathlib.Path) -> None:
    """All that was acknowledged before is in it, what comes meanwhile is or is not, and what is in it fits together."""
    server = ServerProcess(replace(kept, wait_for_lock=60.0))
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
            ready(http)
            seats = [{"kind": "person", "name": name} for name in "AB"]
            made = http.post("/api/rooms", json={"edition": "here_and_now", "seats": seats, "options": RICH}).json()
            http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
            player = Player(str(http.base_url).rstrip("/"), made, random.Random(1))
        playing = threading.Thread(target=player.run, daemon=True)
        playing.start()
        before: list[set[str]] = []
        for n in range(3):
            said, stop = len(player.acked), time.monotonic() + PATIENCE
            while len(player.acked) < said + 5:
                assert time.monotonic() < stop, "nobody plays"
                time.sleep(0.005)
            before.append(set(player.acked))
            backup(kept, tmp_path / f"{n}.gz")
        player.stop.set()
        playing.join(PATIENCE)
    finally:
        server.end(signal.SIGTERM)
    acked = player.acked
    for n, known in enumerate(before):
        place = Settings(data=tmp_path / f"from {n}", limited=False)
        assert restore(place, tmp_path / f"{n}.gz")["rooms"] == 1
        stored = stored_room(place, made["room"])
        player.acked = {id: said for id, said in acked.items() if said[2] <= stored.moves[-1].seq}
        assert known <= player.acked.keys()
        compare(player, stored)
    goes_on(place, made)


@pytest.mark.slow
def test_a_backup_of_earlier_tables_is_carried_over(kept: Settings, tmp_path: pathlib.Path) -> None:
    """Taken before an upgrade and restored after it, into a place that has tables of today already."""
    text, today = earlier(tmp_path / "earlier")
    carry_in(kept, text)
    counts = backup(kept, tmp_path / "old.gz")
    head = gzip.decompress((tmp_path / "old.gz").read_bytes()).splitlines()[0]
    assert json.loads(head)["schema"] == 1 and counts["rooms"] == 3
    place = Settings(data=tmp_path / "new", limited=False)
    with House(place):
        pass
    restored = restore(place, tmp_path / "old.gz")
    assert {table: restored[table] for table in counts} == counts
    goes_on(place, today["running"])
    with House(place) as house:
        done = house.guest(today["finished"], 0, since=0)
        done.hear("update")
        assert done.view(0)["over"] and done.events and done.lobby["secret"]
        done.close()
