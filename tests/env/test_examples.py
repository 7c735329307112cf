"""The examples: each runs from the command line for a moment. Those that need PyTorch do where it is installed.

PyTorch and Stable-Baselines3 are gigabytes: `make test` does without them; `pip install 'passgo[learn]' sb3-contrib` brings them.
"""
from __future__ import annotations

import importlib.util
import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("passgo._native")
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
RUNS = {
    "vec_loop.py": (["--steps", "500", "--tables", "16"], "step 500: "),
    "search_bot.py": (["--games", "1", "--playouts", "2"], "game 1: "),
    "ppo.py": (["--seconds", "2", "--games", "1", "--out", "curve"], "thrifty, 15,000,000: "),
    "maskable_ppo.py": (["--words", "512"], "512 words"),
}
NEEDS = {"ppo.py": "torch", "maskable_ppo.py": "sb3_contrib"}


def test_every_example_is_tried() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(RUNS)


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, tmp_path: pathlib.Path) -> None:
    if name in NEEDS and importlib.util.find_spec(NEEDS[name]) is None:
        pytest.skip(f"examples/{name} needs {NEEDS[name]}, which is not installed here")
    words, says = RUNS[name]
    ran = subprocess.run([sys.executable, str(EXAMPLES / name), *words], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0 and says in ran.stdout, ran.stdout + ran.stderr
    if name == "ppo.py":
        assert (tmp_path / "curve.svg").read_text().startswith("<svg") and (tmp_path / "curve.csv").exists()
