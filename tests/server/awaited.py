"""Waiting for a coroutine where a loop may be running already, as it does after a browser was driven in the same process."""
from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def awaited(story: Coroutine[Any, Any, T]) -> T:
    """What the story comes to, told in a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, story).result()
