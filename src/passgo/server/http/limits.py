"""How fast is too fast: buckets that fill steadily and are emptied by what people do."""
from __future__ import annotations

import time

from passgo.server.ops.settings import Rate

FORGET = 4096
"""Buckets remembered; when there are more the full ones are forgotten, which is the same as keeping them."""


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.at = rate, float(rate.at_once), time.monotonic()

    def take(self) -> bool:
        """One more; false: too fast."""
        if self.empty:
            return False
        self.left -= 1
        return True

    @property
    def empty(self) -> bool:
        """Is there nothing to take just now?"""
        now = time.monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.left < 1

    @property
    def wait(self) -> int:
        """Seconds until the next one, for Retry-After."""
        return max(1, int((1 - self.left) / self.rate.per_second + 1))


class Limits:
    """A bucket for everybody, by what they do and where they come from."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.most = FORGET
        """When so many are remembered it is worth looking which can be forgotten."""

    def bucket(self, what: str, whence: str, rate: Rate) -> Bucket:
        if len(self.buckets) > self.most:
            now = time.monotonic()
            self.buckets = {key: one for key, one in self.buckets.items()
                            if one.left + (now - one.at) * one.rate.per_second < one.rate.at_once}
            # Where many come from everywhere none can be: not everybody waits for a look at all of them again.
            self.most = max(FORGET, 2 * len(self.buckets))
        return self.buckets.setdefault((what, whence), Bucket(rate))
