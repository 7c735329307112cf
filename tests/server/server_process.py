"""A server in a process of its own, to be killed: it runs as `passgo serve` does, and is there in a moment, for what all of
them import is imported once and every one is forked from that.
"""
from __future__ import annotations

import multiprocessing
import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection

from passgo.server.ops.settings import Settings

PATIENCE = 60.0
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["pytest", "passgo._native", "passgo.server.ops.run", "psycopg", "redis.asyncio", "uvloop"])


def run(settings: Settings, port: int, says: Connection, complains: Connection) -> None:
    """In the process: what it prints goes to who started it, what it complains of to the test's own captured errors."""
    os.dup2(says.fileno(), 1)
    os.dup2(complains.fileno(), 2)
    says.close()
    complains.close()
    from passgo.server.ops.run import serve
    sys.exit(serve("127.0.0.1", port, settings))


class ServerProcess:
    """One of them; port 0 takes any that is free."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.heard, says = CONTEXT.Pipe(duplex=False)
        complains = Connection(os.dup(2), readable=False)
        self.process = CONTEXT.Process(target=run, args=(settings, port, says, complains), daemon=True)
        self.process.start()
        says.close()
        complains.close()

    @property
    def address(self) -> str:
        """Where it is, as soon as it says so; ask once."""
        with open(os.dup(self.heard.fileno()), encoding="utf-8") as line:
            return line.readline().split()[-1]

    def end(self, how: int) -> int | None:
        """Send the signal, and wait; the exit code."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid or 0, how)
        return self.ended()

    def ended(self) -> int | None:
        """Wait until it ends; the exit code."""
        self.process.join(PATIENCE)
        code = self.process.exitcode
        assert code is not None, "it did not end"
        self.process.close()
        self.heard.close()
        return code
