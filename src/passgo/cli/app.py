"""All sub-commands together, and one place where what goes wrong becomes a sentence."""
from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import typer

from passgo.cli import (
    backup,
    bots,
    companion,
    doctor,
    edition,
    editions,
    odds,
    options,
    play,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    study,
    verify,
)
from passgo.cli.console import be_lenient, console
from passgo.cli.trouble import INTERRUPTED, debugging, explained, tell
from passgo.text import language_of, use_language

NEWEST = "newest"

app = typer.Typer(name="passgo", add_completion=True, rich_markup_mode="rich", pretty_exceptions_enable=False,
                  context_settings={"help_option_names": ["--help", "-h"]})
COMMANDS: dict[str, ModuleType] = {
    "play": play, "simulate": simulate, "study": study, "editions": editions, "rules": rules, "options": options, "bots": bots,
    "replay": replay, "odds": odds, "review": review, "verify": verify, "serve": serve, "backup": backup, "restore": restore,
    "companion": companion, "doctor": doctor,
}


def examples(module: ModuleType) -> str:
    """The examples of a command as they stand under its help; every one of them is run by a test."""
    return "\n".join(["Examples:", *(f"$ {line}" for line in module.EXAMPLES)])


def command_of(name: str, module: ModuleType) -> Callable[..., Any]:
    function: Callable[..., Any] = getattr(module, name)
    return function


for name, module in COMMANDS.items():
    app.command(name, epilog=examples(module))(command_of(name, module))
app.add_typer(edition.app, name="edition")


@app.callback(invoke_without_command=True)
def greet(context: typer.Context, version: bool = typer.Option(False, "--version", help="Print the version."),
          lang: str = typer.Option("", help="The language of the table, such as de; else that of the system.")) -> None:
    """Property-trading board games by their printed rules: play them, bring a box back to life, study them, learn from them.

    In the browser: `passgo serve --open`. In the terminal: `passgo play`. You have the box: `passgo companion`.
    A thousand games: `passgo simulate city --games 1000`. What a rule says: `passgo rules here_and_now HN-76`.
    """
    if version:
        from passgo import __version__
        typer.echo(f"passgo {__version__}")
    elif context.invoked_subcommand is None:
        console().print(context.get_help())
    if version or context.invoked_subcommand is None:
        raise typer.Exit


def run(args: Sequence[str]) -> int:
    """The exit code; nothing that happens here ends in a traceback, unless PASSGO_DEBUG asks for one."""
    be_lenient()
    try:
        code = app(with_newest(choose_language(args)), prog_name="passgo", standalone_mode=False)
    except Exception as error:
        if debugging():
            raise
        sentence, code = explained(error)
        tell(sentence)
        return code
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0


def choose_language(args: Sequence[str]) -> list[str]:
    """`--lang de`, wherever it stands, or what the system speaks; what is left of the words."""
    wishes, rest, words = [], list[str](), iter(args)
    for word in words:
        if word == "--lang":
            wishes.append(next(words, ""))
        elif word.startswith("--lang="):
            wishes.append(word.partition("=")[2])
        else:
            rest.append(word)
    use_language(language_of(*(wishes or (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")))))
    return rest


def with_newest(args: Sequence[str]) -> list[str]:
    """`--resume` without a file means the newest game."""
    full = list(args)
    for i, word in enumerate(full):
        if word == "--resume" and (i + 1 == len(full) or full[i + 1].startswith("-")):
            full.insert(i + 1, NEWEST)
            break
    return full
