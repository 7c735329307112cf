"""How fast is this machine just now? A piece of work that never changes, to hold the figures of one day against another's."""
from __future__ import annotations

import time

OBJECTS, TIMES = 20_000, 5


class Thing:
    """Something with a name and a number."""

    def __init__(self, number: int) -> None:
        self.name, self.number = f"thing {number}", number

    def worth(self, others: dict[str, Thing]) -> int:
        other = others[f"thing {self.number * 7919 % OBJECTS}"]
        return (self.number ^ other.number) % 7 + len(other.name)


def work() -> int:
    """Calls, names, look-ups and short texts over some megabytes, as a server in Python spends its time: ten milliseconds."""
    things = {thing.name: thing for thing in map(Thing, range(OBJECTS))}
    return sum(thing.worth(things) for thing in things.values())


def reference_ms() -> float:
    """Processor time of it in milliseconds, the least of a few: what else runs here makes it longer, never shorter."""
    def once() -> float:
        began = time.process_time()
        work()
        return (time.process_time() - began) * 1000
    return min(once() for _ in range(TIMES))
