"""Build the documentation site into build/site: the pages of docs/, joined by those that lie elsewhere in the repository.

The rulebooks, the guide and the changes stand where the program and a visitor of the repository find them; here they become
pages of the site, and links to them lead there. Every link that leads nowhere stops the build, and so does
whatever a page would fetch from elsewhere.
"""
from __future__ import annotations

import argparse
import functools
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES, SITE = ROOT / "build" / "docs", ROOT / "build" / "site"
RULEBOOKS = sorted((ROOT / "src" / "passgo" / "editions").glob("*/RULEBOOK.md"))
JOINED = {"contributing.md": ROOT / "CONTRIBUTING.md", "changes.md": ROOT / "CHANGELOG.md", "security.md": ROOT / "SECURITY.md",
          "conduct.md": ROOT / "CODE_OF_CONDUCT.md", **{f"clauses/{path.parent.name}.md": path for path in RULEBOOKS}}
"""Pages of the site, and the files of the repository they are."""
HOME = {path.relative_to(ROOT).as_posix(): page for page, path in JOINED.items()}
FETCHED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"'\s>]+)")
"""What a page would fetch from elsewhere: nothing, as it must be read without a network."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")


class NoTarget(Exception):
    """A link that leads nowhere."""


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    try:
        stage()
    except NoTarget as error:
        print(error, file=sys.stderr)
        return 1
    shutil.rmtree(SITE, ignore_errors=True)
    built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(ROOT / "mkdocs.yml")],
                           cwd=ROOT).returncode
    fetched = [f"{page.relative_to(SITE)} fetches {address}" for page in sorted(SITE.rglob("*.html"))
               for address in FETCHED.findall(page.read_text(encoding="utf-8"))]
    for line in fetched:
        print(line, file=sys.stderr)
    return 1 if fetched else built


def stage() -> None:
    """All pages side by side, as the generator wants them."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for page, path in JOINED.items():
        (PAGES / page).parent.mkdir(exist_ok=True)
        shutil.copyfile(path, PAGES / page)
    for written in PAGES.rglob("*.md"):
        page = written.relative_to(PAGES).as_posix()
        home = JOINED.get(page, ROOT / "docs" / page)
        text = LINK.sub(functools.partial(link, home, page), written.read_text(encoding="utf-8"))
        written.write_text(text, encoding="utf-8")


def link(home: pathlib.Path, page: str, found: re.Match[str]) -> str:
    """A link as it works in the repository, made one of the site; one to code becomes the name of the file."""
    picture, text, target, anchor = found[1], found[2], found[3], found[4] or ""
    path = (home.parent / target).resolve()
    if not path.exists() or not path.is_relative_to(ROOT):
        raise NoTarget(f"{home.relative_to(ROOT)}: [{text}]({target}) leads nowhere.")
    place, up = path.relative_to(ROOT).as_posix(), "../" * page.count("/")
    if place in HOME:
        return f"{picture}[{text}]({up}{HOME[place]}{anchor})"
    if place.startswith("docs/"):
        return f"{picture}[{text}]({up}{place.removeprefix('docs/')}{anchor})"
    return f"`{place}`" if text.strip("`") == place else f"{text} (`{place}`)"


if __name__ == "__main__":
    sys.exit(main())
