"""How many games does the server carry? A real server process and a load of four-seat games by sockets, on loopback only.

    python tools/bench_server.py                      250 games, 200 actions a second, 20 seconds
    python tools/bench_server.py --rate 400 --json    more of it; the figures as JSON
    python tools/bench_server.py --games 1000 --own-core     4,000 sockets, and a core the load keeps away from
    python tools/bench_server.py --finished 10000     does memory go back when so many games are over?
    python tools/bench_server.py --masters 50         the same while fifty seats of other tables are played by masters

Every seat is a socket of its own and plays what it is shown. The load is open: actions are due at their time, whether or not the
server keeps up. Receive-to-ack is measured at the client, from sending to hearing the ack, so it holds the way there and back and
the client's own waiting where it has no core to itself; what the server says of its acks is told beside it. So is how long a
piece of work takes here that never changes: processor time of another day, or another machine, is compared by that.
"""
from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from measuring.memory import play_many
from measuring.reference import reference_ms

LIMITS = {"games": 1000, "rate": 2000, "seconds": 120, "finished": 100_000}
MANY = 500
SEATS = 4
BAR, BAR_OF_MANY = 100.0, 150.0
"""Milliseconds p99 may take, and where there are so many games or more."""
CPU = 0.8
"""Milliseconds of processor time an action may take."""
PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """One game and its four sockets; `latest` is the last update each of them heard, not yet read."""
    room: str
    lines: list[ClientConnection]
    latest: list[str] = field(default_factory=lambda: [""] * 4)
    busy: bool = False


@dataclass
class Load:
    """What is measured."""
    tables: list[Table]
    luck: random.Random
    sent: dict[str, tuple[float, Table]] = field(default_factory=dict)
    acks: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    late: int = 0
    """Actions that found every game still busy with the last one."""
    over: int = 0
    moves: int = 0
    """What masters said."""
    odds: int = 0


async def made(http: httpx.AsyncClient, ws: str, edition: str) -> Table:
    """A room, begun, with a socket at each seat."""
    seats = [{"kind": "person", "name": f"Seat {n}"} for n in range(4)]
    answer = (await http.post("/api/rooms", json={"edition": edition, "seats": seats, "pace": "fast"})).json()
    await http.post(f"/api/rooms/{answer['room']}/start", headers={"Authorization": f"Bearer {answer['host']}"})
    lines = []
    for one in answer["mine"]:
        line = await connect(f"{ws}/ws/{answer['room']}", compression=None, ping_interval=None, max_size=None)
        await line.send(json.dumps({"t": "hello", "v": 1, "tokens": [one["token"]], "since": None}))
        lines.append(line)
    return Table(answer["room"], lines)


async def thinking(http: httpx.AsyncClient, ws: str, edition: str, masters: int) -> list[ClientConnection]:
    """Tables of masters who play as fast as they can, each watched by somebody."""
    lines = []
    for first in range(0, masters, SEATS):
        seats = [{"kind": "bot", "name": f"Mind {n}", "bot": "master" if first + n < masters else "trader"} for n in range(SEATS)]
        answer = (await http.post("/api/rooms", json={"edition": edition, "seats": seats, "pace": "fast", "odds": "live"})).json()
        await http.post(f"/api/rooms/{answer['room']}/start", headers={"Authorization": f"Bearer {answer['host']}"})
        line = await connect(f"{ws}/ws/{answer['room']}", compression=None, ping_interval=None, max_size=None)
        await line.send(json.dumps({"t": "hello", "v": 1, "tokens": [], "since": None}))
        lines.append(line)
    return lines


async def watch(load: Load, line: ClientConnection) -> None:
    """Count what the masters have said, and how often odds came."""
    async for text in line:
        load.moves += str(text).startswith('{"t":"update"')
        load.odds += str(text).startswith('{"t":"odds"')


async def listen(load: Load, table: Table, seat: int) -> None:
    """Hear everything; only acks and refusals are read at once."""
    async for text in table.lines[seat]:
        assert isinstance(text, str)
        if text.startswith('{"t":"update"'):
            table.latest[seat] = text
        elif text.startswith(('{"t":"ack"', '{"t":"refused"')):
            frame = json.loads(text)
            at, _ = load.sent.pop(frame["id"], (0.0, table))
            table.busy = False
            if frame["t"] == "ack":
                load.acks.append(time.perf_counter() - at)
            else:
                load.refused[frame["code"]] = load.refused.get(frame["code"], 0) + 1


def choice(table: Table, luck: random.Random) -> tuple[int, str] | None:
    """Somebody who is asked, and an answer out of what that seat is shown; None: the game is over."""
    view = json.loads(table.latest[0])["views"]["0"]
    if view["over"] or not view["prompt"] or not view["prompt"]["asked"]:
        return None
    seat = int(luck.choice(view["prompt"]["asked"]))
    mine = json.loads(table.latest[seat])["views"][str(seat)]
    answers = [one["action"] for one in mine["legal"] if one["group"] in ("answer", "card")]
    business = [one["action"] for one in mine["legal"]
                if one["group"] not in ("answer", "card") and one["action"] != "PROPOSE_STOP"]
    if mine["bids"] and (not answers or luck.random() < 0.2):
        return seat, f"BID money={mine['bids']['low']}"
    if business and (not answers or luck.random() < 0.1):
        return seat, str(luck.choice(business))
    return (seat, str(luck.choice(answers))) if answers else None


async def play(load: Load, rate: float, seconds: float) -> None:
    """Actions at their time, each in a game that is not busy."""
    start, count = time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        if count / rate > now:
            await asyncio.sleep(count / rate - now)
            continue
        count += 1
        some = load.luck.sample(load.tables, min(20, len(load.tables)))
        table = next((one for one in some if not one.busy and all(one.latest)), None)
        if table is None:
            load.late += 1
            continue
        said = choice(table, load.luck)
        if said is None:
            load.tables.remove(table)
            load.over += 1
            continue
        table.busy = True
        load.sent[f"b{count}"] = (time.perf_counter(), table)
        await table.lines[said[0]].send(json.dumps({"t": "act", "id": f"b{count}", "seat": said[0], "action": said[1]}))
    await asyncio.sleep(1.0)


def resources(pid: int) -> tuple[float, int]:
    """Processor seconds used so far, and resident bytes."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS, int(pathlib.Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


async def counted(http: httpx.AsyncClient) -> dict[str, int]:
    """How many acks the server has seen take no longer than each of its bounds, in seconds."""
    lines = (await http.get("/metrics")).text.splitlines()
    found = (line.removeprefix('passgo_ack_seconds_bucket{le="').split('"} ') for line in lines if "ack_seconds_bucket" in line)
    return {bound: int(float(count)) for bound, count in found}


def within(before: dict[str, int], after: dict[str, int], share: float) -> str:
    """The bound this share of the acks in between has kept."""
    counts = {bound: after[bound] - before[bound] for bound in after}
    return next((bound for bound, count in counts.items() if count >= share * counts["+Inf"]), "+Inf")


async def measure(address: str, pid: int, said: argparse.Namespace) -> dict[str, Any]:
    """Set the tables, play, and put the figures together."""
    _, bare = resources(pid)
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        tables = [await made(http, address.replace("http", "ws"), said.edition) for _ in range(said.games)]
        minds = await thinking(http, address.replace("http", "ws"), said.edition, said.masters)
    load = Load(tables[:], random.Random(7))
    ears = [*(asyncio.create_task(watch(load, line)) for line in minds)]
    ears += [asyncio.create_task(listen(load, table, seat)) for table in tables for seat in range(4)]
    while not all(all(table.latest) for table in tables):
        await asyncio.sleep(0.05)
    _, seated = resources(pid)
    slow = reference_ms()
    # The load must not stop to look for its own garbage and call that the server's delay.
    gc.disable()
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        before = await counted(http)
        used, began, load.moves, load.odds = resources(pid)[0], time.perf_counter(), 0, 0
        await play(load, said.rate, said.seconds)
        spent, lasted = resources(pid)[0] - used, time.perf_counter() - began
        _, full = resources(pid)
        after = await counted(http)
    speed, cost = min(slow, reference_ms()), 1000 * spent / max(1, len(load.acks))
    for ear in ears:
        ear.cancel()
    acks = sorted(load.acks)
    return {
        "games": said.games, "sockets": said.games * 4, "seconds": round(lasted, 1), "asked_rate": said.rate,
        "actions": len(acks), "actions_per_second": round(len(acks) / said.seconds, 1),
        "ack_ms": {name: round(acks[min(len(acks) - 1, int(len(acks) * share))] * 1000, 2) for name, share in
                   (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))} if acks else {},
        "server_p99_within_s": within(before, after, 0.99),
        "unanswered": len(load.sent), "refused": load.refused, "found_all_busy": load.late, "games_over": load.over,
        "masters": said.masters, "moves_of_masters_per_second": round(load.moves / lasted, 1),
        "odds_per_second": round(load.odds / lasted, 1), "cpu_ms_per_action": round(cost, 3),
        "reference_ms": round(speed, 2), "cpu_of_reference": round(cost / speed, 4),
        "cpu_percent_of_one_core": round(100 * spent / lasted, 1), "memory_mb": round(full / 1e6, 1),
        "kb_per_seat_at_start": round((seated - bare) / said.games / 4 / 1000, 1),
        "kb_per_seat_at_end": round((full - bare) / said.games / 4 / 1000, 1)}


def report(figures: dict[str, Any]) -> str:
    ack = figures["ack_ms"]
    minds = (f"{figures['masters']} master seats beside: {figures['moves_of_masters_per_second']} moves/s, live odds "
             f"{figures['odds_per_second']} times a second\n" if figures["masters"] else "")
    return minds + (f"{figures['games']} games, {figures['sockets']} sockets, {figures['seconds']} s: "
            f"{figures['actions_per_second']} actions/s of {figures['asked_rate']} asked for\n"
            f"receive to ack: p50 {ack['p50']} ms, p90 {ack['p90']} ms, p99 {ack['p99']} ms, longest {ack['max']} ms\n"
            f"as the server sees it, 99 of 100 within {figures['server_p99_within_s']} s\n"
            f"server: {figures['cpu_ms_per_action']} ms of CPU an action, {figures['cpu_percent_of_one_core']} % of one "
            f"core; the reference took {figures['reference_ms']} ms, so an action is {figures['cpu_of_reference']} of it\n"
            f"memory: {figures['memory_mb']} MB, "
            f"{figures['kb_per_seat_at_end']} kB per seat ({figures['kb_per_seat_at_start']} before the first move)\n"
            f"refused by the rules: {sum(figures['refused'].values())}; unanswered: {figures['unanswered']}; "
            f"games over: {figures['games_over']}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200, help="actions a second, over all games")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--edition", default="here_and_now")
    parser.add_argument("--masters", type=int, default=0, help="seats of other tables that are played by masters")
    parser.add_argument("--database-url", default="", help="measure on PostgreSQL")
    parser.add_argument("--own-core", action="store_true", help="leave the server the first core, and the load the others")
    parser.add_argument("--finished", type=int, help="play so many short games to their end instead, and see what memory is held")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    for name, most in LIMITS.items():
        if getattr(said, name) is not None and not 0 < getattr(said, name) <= most:
            parser.error(f"--{name} must be above 0 and at most {most}")
    with tempfile.TemporaryDirectory(prefix="passgo-bench-") as data:
        words = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data", data, "--unlimited"]
        words += ["--database-url", said.database_url] if said.database_url else []
        quick = {"PASSGO_SERVER_DROWSE": "2"} if said.finished else {}
        server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ | quick)
        try:
            if said.own_core:
                first, *others = sorted(os.sched_getaffinity(0))
                os.sched_setaffinity(server.pid, {first})
                os.sched_setaffinity(0, set(others) or {first})
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            if said.finished:
                return asyncio.run(play_many(address, said.edition, said.finished, lambda: resources(server.pid)[1] / 1e6))
            figures = asyncio.run(measure(address, server.pid, said))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(figures, indent=1) if said.json else report(figures))
    bar = BAR_OF_MANY if said.games >= MANY else BAR
    good = figures["ack_ms"]["p99"] <= bar and figures["actions_per_second"] >= 0.95 * said.rate
    if not said.json:
        print(f"p99 of at most {bar:.0f} ms at this rate: {'kept' if good else 'MISSED'}")
        if not said.masters:
            cheap = figures["cpu_ms_per_action"] <= CPU
            print(f"at most {CPU} ms of CPU an action: {'kept' if cheap else 'MISSED'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
