"""The command `passgo`. Nothing is imported here before it is called: processes of a simulation pass through this file."""
from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit code: 0 done, 1 failure, 2 wrong use, 130 interrupted."""
    try:
        from passgo.cli.app import run
        code = run(sys.argv[1:] if args is None else args)
    except KeyboardInterrupt:
        sys.stderr.write("passgo: interrupted.\n")
        code = 130
    sys.exit(code)
