"""What goes wrong, in one sentence, with the right exit code: 1 failure, 2 wrong use, 130 interrupted."""
from __future__ import annotations

import os
import pathlib
import sys
from typing import NoReturn, get_type_hints

from typer import BadParameter, TyperException

from passgo.bots import UnknownBot
from passgo.engines.choose import EngineError
from passgo.loading import BadEdition, BadOption, UnknownEdition
from passgo.play.actions import BadAction
from passgo.play.record import BadRecord
from passgo.play.thoughts import BudgetError
from passgo.study.experiment import BadStudy
from passgo.study.runs import OtherRules, OtherRun

FAILURE, USAGE, INTERRUPTED = 1, 2, 130


class Trouble(Exception):
    """Something a sentence explains; nothing has been lost."""

    def __init__(self, sentence: str, code: int = FAILURE) -> None:
        super().__init__(sentence)
        self.code = code


def usage(sentence: str) -> NoReturn:
    """The command was not used as it can be."""
    raise Trouble(sentence, USAGE)


def writable(path: pathlib.Path) -> None:
    """A page that cannot be written is told before the work for it, not after; raises OSError."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def explained(error: BaseException) -> tuple[str, int]:
    """The sentence and the exit code for anything that was raised."""
    match error:
        case Trouble():
            return str(error), error.code
        case TyperException():
            return f"{about_use(error)} `{command_of(error)} --help` shows how it is used.", error.exit_code
        case UnknownEdition() | BadOption() | UnknownBot() | OtherRun() | OtherRules() | BadStudy() | BudgetError():
            return str(error), USAGE
        case BadEdition():
            return about_edition(error), FAILURE
        case BadRecord() | EngineError() | BadAction():
            return finished(str(error)), FAILURE
        case OSError():
            return f"{f'{error.filename}: ' if error.filename else ''}{error.strerror or error}.", FAILURE
    return f"Something went wrong inside Pass GO ({type(error).__name__}: {error}); PASSGO_DEBUG=1 shows where.", FAILURE


def about_use(error: TyperException) -> str:
    """What was typed wrongly; where a whole number is wanted, in fewer words than the parser has for it."""
    if type(error) is BadParameter and error.param is not None and error.ctx is not None:
        wanted = get_type_hints(error.ctx.command.callback).get(str(error.param.name))
        if wanted in (int, int | None):
            return f"{error.param.opts[0]} wants a whole number."
    return finished(error.format_message())


def command_of(error: TyperException) -> str:
    """`passgo play`: what was being called."""
    context = getattr(error, "ctx", None)
    return context.command_path if context is not None else "passgo"


def about_edition(error: BadEdition) -> str:
    """The first complaint, and where to find the rest."""
    more = len(error.complaints) - 1
    rest = f" (and {more} more: `passgo edition check {error.source}` lists them)" if more else ""
    return finished(f"{error.source}: {error.complaints[0]}{rest}")


def finished(sentence: str) -> str:
    """With a full stop."""
    return sentence if sentence.endswith((".", "!", "?")) else sentence + "."


def tell(sentence: str) -> None:
    """One line on stderr; line breaks inside would make it several."""
    sys.stderr.write(f"passgo: {' '.join(sentence.split())}\n")
    sys.stderr.flush()


def debugging() -> bool:
    return bool(os.environ.get("PASSGO_DEBUG"))
