"""A real redis-server for the tests, from Debian's packages, on a socket in a folder of its own."""
from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from postgres import apt_get

MISSING = ("redis-server is not on this machine and could not be installed ({why}); "
           "`apt-get install redis-server` makes these tests run.")


class NoRedis(RuntimeError):
    """Why there is none."""


def installed() -> str:
    """Find the server, or install it where that is allowed."""
    if not shutil.which("redis-server"):
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            raise NoRedis(MISSING.format(why="only root can install it"))
        done = apt_get("install", "--no-install-recommends", "redis-server")
        if done.returncode:
            apt_get("update")
            done = apt_get("install", "--no-install-recommends", "redis-server")
        if done.returncode or not shutil.which("redis-server"):
            raise NoRedis(MISSING.format(why=(done.stderr.strip().splitlines() or ["apt-get failed"])[-1]))
    return str(shutil.which("redis-server"))


class RedisServer:
    """It keeps nothing on disk and is reached by nobody else."""

    def __init__(self, folder: pathlib.Path | None = None) -> None:
        program = installed()
        self.folder = folder or pathlib.Path(tempfile.mkdtemp(prefix="passgo-redis-"))
        self.folder.mkdir(exist_ok=True)
        socket = self.folder / "redis.sock"
        self.url = f"unix://{socket}"
        self.process = subprocess.Popen(
            [program, "--port", "0", "--unixsocket", str(socket), "--save", "", "--appendonly", "no", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        stop = time.monotonic() + 30
        while not socket.exists():
            if self.process.poll() is not None or time.monotonic() > stop:
                raise NoRedis("redis-server did not start.")
            time.sleep(0.01)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
