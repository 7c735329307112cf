"""Several cores: numbered futures are followed on a table for each core, and their sums are the same on however many."""
from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING

from passgo.play.thoughts import Budget

if TYPE_CHECKING:
    from passgo.engines.choose import Core

Sums = list[tuple[int, ...]]
Call = Callable[["Core", int, int], Sequence[tuple[int, ...]]]
"""Follows futures on a table, so many from a number on."""


def at_once(budget: Budget) -> int:
    """On how many cores a thought is followed: as many as it may use, and as there are."""
    return min(budget.cores, os.cpu_count() or 1)


@contextlib.contextmanager
def spread(core: Core, count: int) -> Iterator[Callable[[Call, int, int], Sums]]:
    """`follow(call, start, n)` calls on every core for its part of these futures; the rules leave the others free meanwhile."""
    tables = [core, *(core.clone() for _ in range(count - 1))]
    with ThreadPoolExecutor(count) as pool:
        each = pool.map if count > 1 else map

        def follow(call: Call, start: int, n: int) -> Sums:
            marks = [start + n * part // count for part in range(count + 1)]
            told = each(call, tables, marks, [end - begin for begin, end in pairwise(marks)])
            return [tuple(map(sum, zip(*parts, strict=True))) for parts in zip(*told, strict=True)]

        yield follow
