"""`python -m passgo.server`: the same as `passgo serve`."""
from __future__ import annotations

import argparse
import pathlib
import sys

from passgo.server.serving import serve
from passgo.server.settings import Settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="passgo.server", description="Open a table in the browser.")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets in guests on the same network")
    parser.add_argument("--port", type=int, default=8086, help="0 takes any free port")
    parser.add_argument("--data", type=pathlib.Path, default=Settings.data, help="folder where games are kept")
    parser.add_argument("--database-url", default="", help="postgresql://…; instead of a file in the data folder")
    parser.add_argument("--origin", action="append", default=[], help="another origin pages may come from, as http://host:port")
    parser.add_argument("--wait", type=float, default=3.0, help="seconds to wait for another server to let go of the same games")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits: for tests and measurements only")
    said = parser.parse_args()
    settings = Settings(data=said.data, database_url=said.database_url, origins=tuple(said.origin), limited=not said.unlimited,
                        wait_for_lock=said.wait)
    return serve(said.host, said.port, settings, said.open)


if __name__ == "__main__":
    sys.exit(main())
