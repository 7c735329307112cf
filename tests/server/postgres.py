"""A real PostgreSQL for the tests, from Debian's packages, in a folder of its own and run by nobody in particular."""
from __future__ import annotations

import os
import pathlib
import pwd
import shutil
import subprocess
import tempfile
from typing import Any

MISSING = ("PostgreSQL's server is not on this machine and could not be installed ({why}); "
           "`apt-get install postgresql` makes these tests run.")


class NoPostgres(RuntimeError):
    """Why there is none."""


def program(name: str) -> str | None:
    """Debian keeps these out of the PATH."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def installed() -> None:
    """Find the server, or install it where that is allowed."""
    if program("initdb"):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoPostgres(MISSING.format(why="only root can install it"))
    done = apt_get("install", "--no-install-recommends", "postgresql")
    if done.returncode:
        apt_get("update")
        done = apt_get("install", "--no-install-recommends", "postgresql")
    if done.returncode or not program("initdb"):
        raise NoPostgres(MISSING.format(why=(done.stderr.strip().splitlines() or ["apt-get failed"])[-1]))


def apt_get(*words: str) -> subprocess.CompletedProcess[str]:
    """Debian's packages, without a question."""
    return subprocess.run(["apt-get", "-y", "-qq", *words], capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)


class Cluster:
    """One server for all tests; every test finds it empty."""

    def __init__(self) -> None:
        installed()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="passgo-pg-"))
        self.user = pwd.getpwnam("postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name)
        os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "passgo", "-E", "UTF8", "--locale=C", "--no-sync")
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o",
                 f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off", "start")

    def run(self, name: str, *words: str) -> None:
        path = program(name)
        assert path is not None
        change: dict[str, Any] = {}
        if os.geteuid() == 0:
            change = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        done = subprocess.run([path, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, cwd=self.folder,
                              **change)
        if done.returncode:
            raise NoPostgres(f"PostgreSQL's {name} failed with exit code {done.returncode}.")

    def fresh(self) -> str:
        """The URL of an empty database."""
        import psycopg
        with psycopg.connect(self.url("postgres"), autocommit=True) as line:
            # A schema is made anew in a moment; a database is a thousand files.
            line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'")
            if not line.execute("SELECT 1 FROM pg_database WHERE datname = 'tables'").fetchall():
                line.execute("CREATE DATABASE tables")
        with psycopg.connect(self.url("tables"), autocommit=True) as line:
            line.execute("DROP SCHEMA public CASCADE")
            line.execute("CREATE SCHEMA public")
        return self.url("tables")

    def url(self, database: str) -> str:
        return f"postgresql://passgo@/{database}?host={self.folder}"

    def close(self) -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-W", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
