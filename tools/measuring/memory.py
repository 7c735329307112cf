"""Does memory go back? Thousands of short games of bots, each watched by a socket to its end; part of tools/bench_server.py."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import httpx
from websockets.asyncio.client import connect

AT_ONCE = 24
HELD = 250.0
"""Megabytes a server may hold when it has no room left."""
ROUNDS = 3
PATIENCE = 60.0
"""Seconds rooms nobody is in may stay."""


async def watched(http: httpx.AsyncClient, address: str, edition: str) -> None:
    """One game of two bots, from its first toss to its last, with somebody who looks on."""
    seats = [{"kind": "bot", "name": f"Bot {n}", "bot": "thrifty"} for n in range(2)]
    wish = {"edition": edition, "seats": seats, "pace": "fast", "options": {"rounds": ROUNDS}}
    made = (await http.post("/api/rooms", json=wish)).json()
    async with connect(f"{address.replace('http', 'ws')}/ws/{made['room']}", compression=None, max_size=None) as line:
        await line.send(json.dumps({"t": "hello", "v": 1, "tokens": [], "since": None}))
        await http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
        async for frame in line:
            if '"over":true' in str(frame):
                return


async def rooms_left(http: httpx.AsyncClient) -> int:
    text = (await http.get("/metrics")).text
    return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("passgo_rooms "))))


async def play_many(address: str, edition: str, games: int, held: Callable[[], float]) -> int:
    """So many games, and then nobody: megabytes held before, on the way, and when no room is left. The exit code."""
    waiting = asyncio.Semaphore(AT_ONCE)

    async def one(http: httpx.AsyncClient) -> None:
        async with waiting:
            await watched(http, address, edition)
    # Idle lines are let go before the server hangs up on them.
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=httpx.Limits(keepalive_expiry=1.0)) as http:
        print(f"{0:6} games: {held():.1f} MB", flush=True)
        for done in range(0, games, 1000):
            some = min(1000, games - done)
            await asyncio.gather(*(one(http) for _ in range(some)))
            print(f"{done + some:6} games: {held():.1f} MB, {await rooms_left(http)} rooms", flush=True)
        async with asyncio.timeout(PATIENCE):
            while await rooms_left(http):
                await asyncio.sleep(0.5)
    last = held()
    print(f"with no rooms: {last:.1f} MB held; at most {HELD:.0f}: {'kept' if last <= HELD else 'MISSED'}")
    return 0 if last <= HELD else 1
