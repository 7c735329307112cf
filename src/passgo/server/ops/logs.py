"""Logs: as lines or as JSON, and of what is said again and again only so much, with how often it was left out."""
from __future__ import annotations

import json
import logging
import sys
import time

AT_ONCE = 20
"""Lines of one kind in one period."""
PERIOD = 10.0
"""Seconds."""


class Sampled(logging.Filter):
    """Lets through the first lines of each kind in a period; the next one says how many there were more."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        # Traces too: where anybody can bring one about, they would fill the disk.
        error = record.exc_info[0] if record.exc_info else None
        if error is UnicodeDecodeError:
            # Somebody sent what is no text, and the library is surprised: that it happened is all there is to know.
            record.exc_info = None
        kind, now = (record.name, str(record.msg), error.__name__ if error else ""), time.monotonic()
        began, count = self.kinds.get(kind, (now, 0))
        if now - began >= PERIOD:
            left_out = count - AT_ONCE
            if left_out > 0:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it in {now - began:.0f} s)", None
            began, count = now, 0
        self.kinds[kind] = began, count + 1
        return count < AT_ONCE


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"), "level": record.levelname, "logger": record.name,
                "message": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(as_json: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sampled())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Its lines name rooms in full, and whoever knows a room can watch it.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
