"""What whoever keeps a server wants to see, in Prometheus' text format: numbers only, no room, no name, no secret."""
from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: how long an ack may take to be counted in each step of the histogram."""
FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Meter:
    """Counted since the server started."""

    def __init__(self) -> None:
        self.refused: Counter[str] = Counter()
        self.acks = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def acknowledged(self, seconds: float) -> None:
        """An action was acknowledged so long after it came."""
        self.acks[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, rooms: int, sockets: int) -> str:
        return "\n".join([
            *series("rooms", "gauge", "Rooms in memory.", {"": rooms}),
            *series("sockets", "gauge", "Devices that have said hello.", {"": sockets}),
            *series("actions_total", "counter", "Actions acknowledged.", {"": sum(self.acks)}),
            *series("refused_total", "counter", "Frames and requests refused, by code.",
                    {f'{{code="{code}"}}': count for code, count in sorted(self.refused.items())}),
            *series("ack_seconds", "histogram", "From an action's coming to its ack, which is after the disk.", self.histogram()),
        ]) + "\n"

    def histogram(self) -> dict[str, float]:
        """Every step counts all that took no longer."""
        steps = {f'_bucket{{le="{bound}"}}': sum(self.acks[:n + 1]) for n, bound in enumerate((*BOUNDS, "+Inf"))}
        return {**steps, "_sum": round(self.seconds, 6), "_count": sum(self.acks)}


def series(name: str, kind: str, help: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP passgo_{name} {help}"
    yield f"# TYPE passgo_{name} {kind}"
    for label, value in values.items():
        yield f"passgo_{name}{label} {value}"
