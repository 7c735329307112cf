"""What the build leaves behind: records that refuse what does not fit, and an engine that is chosen and says why.

What the tool that makes the compiled rules refuses is shown in tests/engine/test_subset.py.
"""
from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

from passgo.loading import editions, read


@pytest.fixture(params=["_native", "_trapping"])
def core(request: pytest.FixtureRequest) -> Any:
    return pytest.importorskip(f"passgo.{request.param}").Core(read(editions()[0]).board.dump(), 3)


def test_loading_refuses_what_does_not_fit(core: Any) -> None:
    good = core.dump()
    assert good["pile"] == [[0] * 32] * 3

    def refused(error: type[Exception], match: str, **changes: Any) -> None:
        with pytest.raises(error, match=match):
            core.load({**good, **changes})
        assert core.dump() == good

    refused(ValueError, "not a State: \\['nonsense'\\]", nonsense=1)
    with pytest.raises(ValueError, match="not a State: \\['cash'\\]"):
        core.load({k: v for k, v in good.items() if k != "cash"})
    refused(OverflowError, "at: 128 ", at=[128, *good["at"][1:]])
    refused(OverflowError, "at: -129 ", at=[-129, *good["at"][1:]])
    refused(OverflowError, "dice", dice=1 << 31)
    refused(OverflowError, "cash", cash=[1 << 63, *good["cash"][1:]])
    refused(OverflowError, "alive", alive=-1)
    refused(OverflowError, "alive", alive=1 << 64)
    refused(TypeError, "dice", dice=1.5)
    refused(TypeError, "dice", dice="3")
    refused(TypeError, "cash", cash=None)
    refused(ValueError, "cash: 3 entries instead of 8", cash=[1, 2, 3])
    refused(ValueError, "pile", pile=[[0] * 31, [0] * 32, [0] * 32])
    refused(OverflowError, "pile", pile=[[0] * 32, [0] * 32, [0] * 31 + [300]])
    edges = {**good, "at": [127] + [-128] * 7, "dice": -(1 << 31), "alive": (1 << 64) - 1, "cash": [(1 << 63) - 1] + [-(1 << 63)] * 7}  # noqa: E501
    core.load(edges)
    assert core.dump() == edges


def engine(value: str | None, code: str = "import passgo.engines.choose as e; print(e.ENGINE, '|', e.WHY, '|', e.stale())", **more: str) -> str:  # noqa: E501
    env = {k: v for k, v in os.environ.items() if k != "PASSGO_ENGINE"} | more
    if value is not None:
        env["PASSGO_ENGINE"] = value
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


TOOLS = pathlib.Path(__file__).resolve().parent.parent / "tools"


@pytest.mark.slow
@pytest.mark.parametrize("tool", sorted(path.name for path in TOOLS.glob("*.py")))
def test_a_tool_asked_for_help_does_nothing_else(tool: str, tmp_path: pathlib.Path) -> None:
    ran = subprocess.run([sys.executable, TOOLS / tool, "--help"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"usage: {tool}") and not list(tmp_path.iterdir())


def test_the_engine_is_chosen_and_says_why() -> None:
    pytest.importorskip("passgo._native")
    assert engine(None) == "native | compiled rules found | False"
    assert engine("") == "native | compiled rules found | False"
    assert engine("native") == "native | PASSGO_ENGINE asks for it | False"
    assert engine("python") == "python | PASSGO_ENGINE asks for it | False"
    assert engine("fast") == ("passgo.engines.choose.EngineError: PASSGO_ENGINE is 'fast', which is no engine: "
                              "set it to native or python, or leave it unset.")
    hide = ("import importlib.abc, sys\n"
            "class Hide(importlib.abc.MetaPathFinder):\n"
            "    def find_spec(self, name, path, target=None):\n"
            "        if name == 'passgo._native': raise {}\n"
            "sys.meta_path.insert(0, Hide())\n"
            "import passgo.engines.choose as e; print(e.ENGINE, '|', e.WHY, '|', e.stale())")
    absent = hide.format("ModuleNotFoundError('gone', name=name)")
    assert engine(None, absent) == "python | there are no compiled rules here | False"
    assert "asks for the compiled rules, but there are no compiled rules here. Install a C compiler" in engine("native", absent)
    assert engine(None, hide.format("ImportError('bad magic')")) == "python | the compiled rules could not be loaded: bad magic | False"  # noqa: E501
