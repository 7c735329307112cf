"""`passgo study`: an experiment of bots, played, judged and drawn."""
from __future__ import annotations

import pathlib
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.simulate import progress_bar
from passgo.cli.trouble import writable
from passgo.study.experiment import load, ready
from passgo.study.page import page
from passgo.study.playing import study as played
from passgo.study.verdicts import verdicts

EXAMPLES = (
    "passgo study --list",
    "passgo study beginning --games 50",
    "passgo study house_rules --games 40 --out house-rules.html",
)


def study(
    experiment: Annotated[str, typer.Argument(help="One of --list, or a .toml file of your own.")] = "house_rules",
    games: Annotated[int, typer.Option(help="Games in each try; 0: as many as the file says.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write the report here; default: the name of the study with .html.")] = None,
    open: Annotated[bool, typer.Option("--open", help="Show the report in the browser.")] = False,
    list_them: Annotated[bool, typer.Option("--list", help="The studies that come with Pass GO.")] = False,
    json: Json = False,
) -> None:
    """Compare options, bots and editions over many games, with an interval on every number."""
    if list_them:
        for name in ready():
            console().print(f"{name:<14} {load(name).title}", highlight=False)
        return
    plan = load(experiment)
    path = out or pathlib.Path(f"{pathlib.Path(experiment).stem}.html")
    writable(path)
    total = (games or plan.games) * len(plan.tries)
    with progress_bar() as bar:
        task, done = bar.add_task("Playing", total=total), dict[str, int]()

        def tell(name: str, there: int, most: int) -> None:
            done[name] = there
            bar.update(task, completed=sum(done.values()), description=name)

        found = played(plan, games, tell=tell)
    # What was found comes first: where the report cannot be written, it is not lost.
    if json:
        print_json(found.records())
    else:
        say(*verdicts(found))
    path.write_text(page(found), encoding="utf-8")
    if not json:
        say(f"The report is in {path}.")
    if open:
        webbrowser.open(path.resolve().as_uri())


def say(*lines: str) -> None:
    """Sentence by sentence; a pipe gets each of them in one line."""
    for line in lines:
        console().print(line, soft_wrap=not console().is_terminal)
