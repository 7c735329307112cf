"""What whoever keeps a server wants to see, in Prometheus' text format: numbers only, no room, no name, no secret."""
from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: how long an ack may take to be counted in each step of the histogram."""
LOOK = 0.5
"""Seconds between two looks at the loop."""
FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Metrics(Collector):
    """Counted since the server started."""

    def __init__(self) -> None:
        self.collector = CollectorRegistry()
        self.rooms = Gauge("passgo_rooms", "Rooms in memory.", registry=self.collector)
        self.sockets = Gauge("passgo_sockets", "Devices that have said hello.", registry=self.collector)
        self.queue = Gauge("passgo_store_queue", "Jobs waiting for the store.", registry=self.collector)
        self.lag = Gauge("passgo_loop_lag_seconds", "How much later than it should the loop last came around.",
                         registry=self.collector)
        ProcessCollector(registry=self.collector)
        GCCollector(registry=self.collector)
        self.refusals = Counter("passgo_refused", "Frames and requests refused, by code.", ["code"], registry=self.collector)
        self.acks, self.ack_seconds = [0] * (len(BOUNDS) + 1), 0.0
        """How many took no longer than each bound, and no longer than the one before it; and all together."""
        self.collector.register(self)

    def refused(self, code: str) -> None:
        """Something was refused for this reason."""
        self.refusals.labels(code).inc()

    def acknowledged(self, seconds: float) -> None:
        """An action was acknowledged so long after it came."""
        self.acks[bisect_left(BOUNDS, seconds)] += 1
        self.ack_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Of acks only when somebody asks: each would cost more to count with labels and locks than to send."""
        sums = [*accumulate(self.acks)]
        yield CounterMetricFamily("passgo_actions", "Actions acknowledged.", sums[-1])
        yield HistogramMetricFamily("passgo_ack_seconds", "From an action's being read to its ack, which is after the disk.",
                                    [*zip([*map(str, BOUNDS), "+Inf"], sums, strict=True)], self.ack_seconds)

    async def watch(self) -> None:
        """Until cancelled: how late does the loop come around?"""
        while True:
            due = time.monotonic() + LOOK
            await asyncio.sleep(LOOK)
            self.lag.set(max(0.0, time.monotonic() - due))

    def text(self, rooms: int, sockets: int, queue: int) -> bytes:
        self.queue.set(queue)
        self.rooms.set(rooms)
        self.sockets.set(sockets)
        return generate_latest(self.collector)
