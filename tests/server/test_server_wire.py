"""What is said about the wire is made from the wire."""
from __future__ import annotations

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent.parent.parent


def test_types_and_protocol_are_as_the_models_say() -> None:
    done = subprocess.run([sys.executable, HERE / "tools" / "make_wire.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
