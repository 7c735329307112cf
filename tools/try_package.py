"""Is what lies in dist/ enough? Every wheel, and the sdist, is installed into a bare environment and used as a stranger would.

    python tools/try_package.py [dist]

No Node and no C compiler are to be found there: the page is in the package, and without a compiler the plain rules serve.
"""
from __future__ import annotations

import argparse
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv

PATIENCE = 120
"""Seconds a server may need to open on a busy machine."""


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("dist", nargs="?", default="dist", type=pathlib.Path)
    asked = reader.parse_args()
    packages = sorted(path for path in asked.dist.glob("passgo-*") if path.name.endswith((".whl", ".tar.gz")))
    if not packages:
        sys.exit(f"There is nothing in {asked.dist}: make package")
    for package in packages:
        with tempfile.TemporaryDirectory() as folder:
            print(f"{package.name}: {tried(package.resolve(), pathlib.Path(folder))}", flush=True)
    return 0


def tried(package: pathlib.Path, home: pathlib.Path) -> str:
    """Install it, play, simulate, save the companion, and ask a server for its page."""
    venv.create(home / "env", with_pip=True)
    programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PASSGO", "PYTHON", "CC"))}
    bare |= {"PATH": str(programs), "HOME": str(home), "NO_COLOR": "1"}

    def run(*words: str, typed: str = "") -> str:
        command = [str(programs / words[0]), *words[1:]]
        ran = subprocess.run(command, env=bare, cwd=home, input=typed, capture_output=True, text=True)
        if ran.returncode:
            sys.exit(f"{package.name}: {' '.join(words)} failed:\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    run("python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", f"passgo @ {package.as_uri()}")
    engine = run("python", "-c", "import passgo.engines.choose as chosen; print(chosen.ENGINE)").strip()
    version = run("passgo", "--version").split()[-1]
    assert "Wins" in run("passgo", "simulate", "city", "--players", "3", "--games", "5", "--max-rounds", "20")
    assert "Player" in run("passgo", "play", "here_and_now", "--seed", "1", typed="1\n")
    run("passgo", "companion", "--save", "companion.html")
    assert (home / "companion.html").stat().st_size > 50_000
    return f"version {version}, {engine} rules, {page(programs, bare, home)} bytes of page"


def page(programs: pathlib.Path, bare: dict[str, str], home: pathlib.Path) -> int:
    """Open a table and ask for its page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [str(programs / "passgo"), "serve", "--port", str(port), "--data", str(home / "data")]
    with subprocess.Popen(words, env=bare, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as server:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                        text = answer.read()
                    assert b"<!doctype html" in text.lower()[:200]
                    return len(text)
                except OSError:
                    if server.poll() is not None or time.monotonic() > until:
                        assert server.stderr is not None
                        sys.exit(f"passgo serve did not open:\n{server.stderr.read() if server.poll() is not None else ''}")
                    time.sleep(0.3)
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main())
