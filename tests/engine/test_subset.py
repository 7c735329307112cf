"""make_native says which line of the rules is outside the subset, by file and line, and why."""
from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]

WRONG = {
    "    x = [1, 2]\n    return x[0]": "List is outside the subset",
    "    s.at[0] = s.cash[0]\n    return 0": "a Money does not fit this field",
    "    row = s.pile[0]\n    return 0": "C copies where Python shares",
    "    return s.cash[0] // 3000000000": "needs a name",
    "    return s.cahs[0]": "no field `cahs`",
    "    m = ~s.alive | 1\n    return 0": "is negative in Python",
    "    x = ~s.alive\n    return 0": "is negative in Python",
    "    x = ~s.alive & ~s.mortgaged\n    return 0": "is negative in Python",
    "    close(s)\n    return s.what[0]": "read after close",
    "    if s.dice > 1:\n        close(s)\n    return s.what[0]": "read after close",
    "    return s.dice / 2": "only + - * // %",
    "    return s.dice ** 2": "only + - * // %",
    "    x = s.alive\n    x = s.cash[0]\n    return 0": "is a Mask elsewhere",
    "    return helper(s)": "is no rule function",
    "    return s.dice is s.turn": "only == !=",
    "    return 1 if s.dice in (1, 2) else 0": "Tuple is outside the subset",
    "    for i in range(3):\n        s.dice = i\n    else:\n        s.dice = 1\n    return 0": "a loop has no else",
    "    for x in s.cash:\n        s.dice = 1\n    return 0": "only `for x in range(...)`",
    "    s.mortgaged &= ~s.alive\n    return s.cpdef": "no field `cpdef`",
    "    sizeof = 1\n    return sizeof": "is a word of C or Cython",
    "    return s.copy()": "no methods",
    "    return s.alive.bit_count(1)": "no methods",
    "    return s.dice.bit_count()": "only a set has `bit_count`",
    "    match s.dice:\n        case Kind.BUY if s.turn > 0:\n            return 1\n    return 0": "a case has no `if`",
    "    match s.dice:\n        case x:\n            return 1\n    return 0": "a case is a named number",
    "    match s.dice + 1:\n        case Kind.BUY:\n            return 1\n    return 0": "match on a name or a field",
    "    match s.dice:\n        case Kind.NOSUCH:\n            return 1\n    return 0": "has no word `NOSUCH`",
    "    while True:\n        match s.dice:\n            case Kind.BUY:\n                break\n    return 0": "end the match",
    "    s.dice = s.turn = 1\n    return 0": "one name or field at a time",
    "    return min(s.alive, s.mortgaged).bit_count()": "is for numbers, not for sets",
    '    x = "house"\n    return 0': "only whole numbers",
    "    return 1.5": "only whole numbers",
    "    x: str = 1\n    return 0": "is no type of the subset",
    "    x = close(s)\n    return 0": "would name nothing",
    "    return planted_0(s, 1, 2)": "does not take these arguments",
    "    import os\n    return 0": "imports stand at the top",
    "    def inner() -> int:\n        return 1\n    return 0": "FunctionDef is outside the subset",
    "    try:\n        return 1\n    except ValueError:\n        return 0": "Try is outside the subset",
    "    raise ValueError": "Raise is outside the subset",
    "    return (lambda: 1)()": "Lambda is outside the subset",
    "    x = [n for n in range(3)]\n    return 0": "ListComp is outside the subset",
}

FINE = (
    "    if s.dice > 1:\n        close(s)\n        return 0\n    return s.what[0]",
    "    match s.dice:\n        case _:\n            s.dice = 1\n            s.turn = 2\n    return 0",
    "    double = s.dice == 2\n    return 1 if double else 0",
    "    match s.dice:\n        case Kind.BUY | Kind.BID:\n            return 1\n        case _:\n            return 2",
    "    s.mortgaged &= ~s.alive\n    return 0",
    "    return (s.alive & -s.alive).bit_length() + s.alive.bit_count()",
    "    match s.dice:\n        case Kind.BUY:\n            for i in range(3):\n                break\n    return 0",
    "    while 0 < s.dice <= 12 and not s.turn == 2:\n        s.dice -= 1\n    return min(s.dice, 3)",
)


def copied(tmp_path: pathlib.Path) -> pathlib.Path:
    """The sources of the rules and the tool, in a tree of their own."""
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.toml", "*.egg-info")
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=unwanted)
    return tmp_path


def make_native(tree: pathlib.Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/make_native.py", "out.pyx"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, env={**os.environ, **env})


def plant(tree: pathlib.Path, bodies: list[str]) -> dict[int, int]:
    """Each body becomes a rule function at the end of turn.py; returns which lines belong to which."""
    chapter = tree / "src/passgo/rules/turn.py"
    text = chapter.read_text(encoding="utf-8")
    owners: dict[int, int] = {}
    for n, body in enumerate(bodies):
        text += f"\n\ndef planted_{n}(s: State) -> int:\n"
        first = text.count("\n")
        text += body + "\n"
        owners |= dict.fromkeys(range(first, text.count("\n") + 1), n)
    chapter.write_text(text, encoding="utf-8")
    return owners


@pytest.fixture(scope="module")
def remarks(tmp_path_factory: pytest.TempPathFactory) -> dict[int, list[str]]:
    """All the mistakes planted at once; what was said, by the function it was said about."""
    tree = copied(tmp_path_factory.mktemp("wrong"))
    owners = plant(tree, list(WRONG))
    done = make_native(tree)
    assert done.returncode == 1 and not (tree / "out.pyx").exists()
    said: dict[int, list[str]] = {}
    for line in done.stderr.splitlines():
        match = re.fullmatch(r"src/passgo/rules/turn\.py:(\d+): (.+)", line)
        assert match and int(match[1]) in owners, line
        said.setdefault(owners[int(match[1])], []).append(match[2])
    return said


@pytest.mark.parametrize("number", range(len(WRONG)), ids=list(WRONG.values()))
def test_a_planted_mistake_is_named_with_file_and_line(number: int, remarks: dict[int, list[str]]) -> None:
    why = list(WRONG.values())[number]
    assert any(why in remark for remark in remarks.get(number, [])), remarks.get(number)


@pytest.mark.slow
def test_what_looks_wrong_but_is_fine(tmp_path: pathlib.Path) -> None:
    tree = copied(tmp_path)
    plant(tree, list(FINE))
    done = make_native(tree)
    assert (done.returncode, done.stderr) == (0, "") and (tree / "out.pyx").exists()


@pytest.mark.parametrize(("body", "why"), [("    return (", "was never closed"), ("  return 1\n    x = 2", "indent")])
def test_a_chapter_that_cannot_be_read_is_named(body: str, why: str, tmp_path: pathlib.Path) -> None:
    tree = copied(tmp_path)
    plant(tree, [body])
    done = make_native(tree)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert done.stderr.startswith("src/passgo/rules/turn.py:") and why in done.stderr, done.stderr


def test_editions_and_luck_stay_in_their_places(tmp_path: pathlib.Path) -> None:
    """No shared chapter imports an edition or uses a word of one; no rule imports luck; no name stands for two functions."""
    tree = copied(tmp_path)
    island = tree / "island"
    (island / "rules").mkdir(parents=True)
    (island / "__init__.py").touch()
    (island / "rules/__init__.py").write_text("import passgo.rules\n")
    (island / "rules/words.py").write_text("from passgo.struct import Names\n\n\nclass ShellKind(Names):\n    SHELLS = 127\n")
    (island / "rules/shells.py").write_text(
        "from passgo.rules.state import State\n\n\ndef shells(s: State) -> int:\n    return 1\n\n\n"
        "def begin(s: State, first: int) -> None:\n    s.first = first\n")
    chapter = tree / "src/passgo/rules/turn.py"
    chapter.write_text(chapter.read_text().replace(
        "from passgo.rules.state import State\n",
        "from passgo.rules.state import State\nfrom passgo.rules.luck import below\n"
        "from island.rules.shells import shells\n"))
    plant(tree, ["    return Kind.SHELLS"])
    done = make_native(tree, PASSGO_EDITIONS="island", PYTHONPATH=str(tree))
    assert done.returncode == 1
    for why in ("a shared chapter names an edition", "luck belongs to drivers", "`SHELLS`, a word of an edition",
                "`begin` is the name of another rule function"):
        assert why in done.stderr, done.stderr
    assert "words.py" not in done.stderr, "the edition itself may name it"


def test_what_editors_read_of_the_declarations_is_printed() -> None:
    """`make steps` has been run since the last step was declared."""
    assert subprocess.run([sys.executable, ROOT / "tools/make_steps.py", "--check"]).returncode == 0


@pytest.mark.slow
def test_a_shared_chapter_reads_no_field_of_an_edition(tmp_path: pathlib.Path) -> None:
    """Neither of the table nor of the board: what an edition has to say, it says at a hook point."""
    tree = copied(tmp_path)
    plant(tree, ["    return s.star[0]", "    return s.board.block_limit"])
    done = make_native(tree)
    assert done.returncode == 1
    for field in ("star", "block_limit"):
        assert f"a shared chapter reads `{field}`, a field of an edition" in done.stderr, done.stderr
