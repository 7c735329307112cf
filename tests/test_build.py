"""The tool and the carriers: what is refused, and how it is said."""
from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
from typing import Any

import pytest

from passgo import read

ROOT = pathlib.Path(__file__).resolve().parent.parent

MORE = {
    "    return s.dice is s.turn": "only == !=",
    "    for i in range(3):\n        s.dice = i\n    else:\n        s.dice = 1\n    return 0": "a loop has no else",
    "    x = ~s.alive\n    return 0": "is negative in Python",
    "    x = ~s.alive & ~s.mortgaged\n    return 0": "is negative in Python",
    "    s.mortgaged &= ~s.alive\n    return s.cpdef": "no field `cpdef`",
    "    sizeof = 1\n    return sizeof": "is a word of C or Cython",
    "    return s.copy()": "no methods",
    "    match s.dice:\n        case Step.PAY if s.turn > 0:\n            return 1\n    return 0": "a case has no `if`",
    "    match s.dice:\n        case x:\n            return 1\n    return 0": "a case is a named number",
    "    match s.dice:\n        case Step.NOSUCH:\n            return 1\n    return 0": "has no word `NOSUCH`",
    '    x = "house"\n    return 0': "only whole numbers",
    "    x: str = 1\n    return 0": "is no type of the subset",
    "    x = close(s)\n    return 0": "would name nothing",
    "    if s.dice > 1:\n        close(s)\n    return s.what[0]": "read after close",
    "    return planted(s, 1, 2)": "does not take these arguments",
    "    import os\n    return 0": "imports stand at the top",
}


def planted(tmp_path: pathlib.Path, body: str, where: str = "turn.py") -> str:
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    chapter = tmp_path / "src/passgo/rules" / where
    chapter.write_text(chapter.read_text() + f"\n\ndef planted(s: State) -> int:\n{body}\n")
    done = subprocess.run([sys.executable, "tools/make_native.py", "out.pyx"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode == 0) == (done.stderr == ""), done.stderr
    return done.stderr


@pytest.mark.parametrize("body", MORE)
def test_more_planted_mistakes(body: str, tmp_path: pathlib.Path) -> None:
    said = planted(tmp_path, body)
    assert MORE[body] in said and said.startswith("src/passgo/rules/turn.py:"), said


@pytest.mark.parametrize("body", [
    "    if s.dice > 1:\n        close(s)\n        return 0\n    return s.what[0]",
    "    match s.dice:\n        case _:\n            s.dice = 1\n            s.turn = 2\n    return 0",
    "    double = s.dice == 2\n    return 1 if double else 0",
    "    match s.dice:\n        case Step.PAY | Step.TAX:\n            return 1\n        case _:\n            s.dice = 1\n    return 0",  # noqa: E501
    "    s.mortgaged &= ~s.alive\n    return 0",
])
def test_what_looks_wrong_but_is_fine(body: str, tmp_path: pathlib.Path) -> None:
    assert planted(tmp_path, body) == ""


def test_a_chapter_that_cannot_be_imported_is_named(tmp_path: pathlib.Path) -> None:
    assert "turn.py:" in planted(tmp_path, "    return (")


@pytest.fixture(params=["_native", "_trapping"])
def core(request: pytest.FixtureRequest) -> Any:
    return pytest.importorskip(f"passgo.{request.param}").Core(read("city").board.dump(), 3)


def test_loading_refuses_what_does_not_fit(core: Any) -> None:
    good = core.dump()
    assert good["pile"] == [[0] * 32] * 2 or good["pile"]

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
    refused(ValueError, "pile", pile=[[0] * 31, [0] * 32])
    refused(OverflowError, "pile", pile=[[0] * 32, [0] * 31 + [300]])
    edges = {**good, "at": [127] + [-128] * 7, "dice": -(1 << 31), "alive": (1 << 64) - 1, "cash": [(1 << 63) - 1] + [-(1 << 63)] * 7}  # noqa: E501
    core.load(edges)
    assert core.dump() == edges


def engine(value: str | None, code: str = "import passgo.engine as e; print(e.ENGINE, '|', e.WHY, '|', e.stale())", **more: str) -> str:  # noqa: E501
    env = {k: v for k, v in os.environ.items() if k != "PASSGO_ENGINE"} | more
    if value is not None:
        env["PASSGO_ENGINE"] = value
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_the_engine_is_chosen_and_says_why() -> None:
    pytest.importorskip("passgo._native")
    assert engine(None) == "native | compiled rules found | False"
    assert engine("") == "native | compiled rules found | False"
    assert engine("native") == "native | PASSGO_ENGINE asks for it | False"
    assert engine("python") == "python | PASSGO_ENGINE asks for it | False"
    assert engine("fast") == ("passgo.engine.EngineError: PASSGO_ENGINE is 'fast', which is no engine: "
                              "set it to native or python, or leave it unset.")
    hide = ("import importlib.abc, sys\n"
            "class Hide(importlib.abc.MetaPathFinder):\n"
            "    def find_spec(self, name, path, target=None):\n"
            "        if name == 'passgo._native': raise {}\n"
            "sys.meta_path.insert(0, Hide())\n"
            "import passgo.engine as e; print(e.ENGINE, '|', e.WHY, '|', e.stale())")
    absent = hide.format("ModuleNotFoundError('gone', name=name)")
    assert engine(None, absent) == "python | there are no compiled rules here | False"
    assert "asks for the compiled rules, but there are no compiled rules here. Install a C compiler" in engine("native", absent)
    assert engine(None, hide.format("ImportError('bad magic')")) == "python | the compiled rules could not be loaded: bad magic | False"  # noqa: E501
