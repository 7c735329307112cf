"""Is this commit ready to be released? Every check is made, what fails is named, and nothing is published.

    python tools/release.py            all checks: version, changelog, tag, tree, tests, wheels and their trial, site
    python tools/release.py --quick    those that take no time: version, changelog, tag, tree
"""
from __future__ import annotations

import argparse
import datetime
import pathlib
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
SLOW = {"tests": ["bash", ".ci/run"], "wheels": ["bash", "tools/package.sh"],
        "trial": [sys.executable, "tools/try_package.py"], "site": ["make", "docs"]}


def version() -> str:
    """The one place it stands."""
    text = (ROOT / "src" / "passgo" / "__init__.py").read_text(encoding="utf-8")
    return str(re.findall(r'^__version__ = "([^"]+)"$', text, re.M)[0])


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def changelog() -> Iterator[str]:
    """The newest chapter is this version's, and has a date that has come."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+) — (\S+)$", text, re.M)
    if newest is None or newest[1] != version():
        yield f"CHANGELOG.md does not begin with {version()}."
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", newest[2]):
        yield f"CHANGELOG.md has no date for {version()}: {newest[2]}."
    elif datetime.date.fromisoformat(newest[2]) > datetime.date.today():
        yield f"CHANGELOG.md says {version()} comes on {newest[2]}, and that day has not come."


def spelled() -> Iterator[str]:
    """A version people can compare."""
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version()):
        yield f"{version()} is not a version."


def tag() -> Iterator[str]:
    """The tag of this version is free, or is this commit."""
    name = f"v{version()}"
    if name in git("tag", "--list", name).split() and git("rev-list", "-n", "1", name) != git("rev-parse", "HEAD"):
        yield f"The tag {name} is on another commit."


def tree() -> Iterator[str]:
    """What is released is what is committed."""
    if changed := git("status", "--porcelain"):
        yield f"There are changes that are not committed:\n{changed}"


def step_left() -> str:
    """What a person does to release it."""
    name = f"v{version()}"
    if git("tag", "--list", name):
        return f"The tag {name} is on this commit: push it, and the wheels are made and left on a draft release."
    return f"There is no tag {name} yet: `git tag {name}` on this commit, pushed, makes the wheels and a draft release."


CHECKS: dict[str, Callable[[], Iterator[str]]] = {"version": spelled, "changelog": changelog, "tag": tag, "tree": tree}


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--quick", action="store_true", help="only what takes no time")
    asked = reader.parse_args()
    wrong = [f"{name}: {line}" for name, check in CHECKS.items() for line in check()]
    for name, command in SLOW.items():
        if not asked.quick and not wrong and subprocess.run(command, cwd=ROOT).returncode:
            wrong.append(f"{name}: `{' '.join(command)}` failed.")
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        print(f"Pass GO {version()} can be released; nothing was published. {step_left()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
