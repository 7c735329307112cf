"""`passgo play`: the game in the terminal."""
from __future__ import annotations

import enum
import os
import pathlib
import secrets
import sys
from typing import Annotated

import typer
from rich.text import Text

from passgo.bots import POLICIES
from passgo.cli.choices import Words, edition_and_options, in_range, seats_fit, seed_number
from passgo.cli.console import console
from passgo.cli.terminal.clock import Clock
from passgo.cli.terminal.final import show_final
from passgo.cli.terminal.keyboard import Leave, NoMoreInput
from passgo.cli.terminal.real_table import RealTable
from passgo.cli.terminal.saving import SaveFile, bots_of, games_folder, new_path, newest_unfinished
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats, human_names, seated
from passgo.cli.terminal.session import Session
from passgo.cli.trouble import INTERRUPTED, Trouble, usage
from passgo.events import Event, decode
from passgo.loading import Value, read
from passgo.minds import nets
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.rules.bots.words import thinks
from passgo.text import say

EXAMPLES = (
    "passgo play",
    "passgo play here_and_now --players 3 --bots trader,thrifty --seed 7",
    "passgo play --humans Ann,Bob --players 4 jackpot=on auctions=sealed",
    "passgo play city length=1h",
    "passgo play millionaire --humans Ann,Bob --players 3",
    "passgo play short=on --save saturday.jsonl",
    "passgo play --humans 0 --players 3",
    "passgo play --resume",
    "passgo play city --humans Ann,Bob,Cy --players 3 --dice table",
)
NEWEST = "newest"
THINKERS = {"master", *(name for name, policy in POLICIES.items() if thinks(policy))}
"""Bots that look at a net, where there is one."""
REAL: dict[str, Value] = {"cards": "table", "clock": False}
"""Options of a game kept for a real table, where an edition has them."""


class Dice(enum.StrEnum):
    """Who rolls."""
    GAME = "game"
    TABLE = "table"


def play(
    words: Words = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table; 4 unless more people play.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays against you, such as trader,thrifty; a short list is repeated.",
                                             show_default="trader")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed and the same play give the same dice.",
                                             show_default="by chance")] = None,
    humans: Annotated[str | None, typer.Option(help="How many people share the keyboard, or their names: Ann,Bob.",
                                               show_default="1")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game; no file: the newest one.")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Where to save; every word is saved at once.",
                                             show_default="in ~/.local/share/passgo/games")] = None,
    no_clock: Annotated[bool, typer.Option("--no-clock", help="Nobody looks at a clock: time passes by itself.")] = False,
    dice: Annotated[Dice, typer.Option(help="Who rolls: the game, or (table) you, with real dice and cards: you are asked for "
                                            "every toss, and can undo, redo and set anything.")] = Dice.GAME,
    plain: Annotated[bool, typer.Option("--plain", help="Only sentences: for screen readers and pipes.")] = False,
) -> None:
    """Play in the terminal, against bots and with friends at the same keyboard.

    Enter and numbers are enough to play; typing help tells the rest.
    """
    plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
    if resume is not None:
        if words or players is not None or bots or seed or humans or save or dice == Dice.TABLE:
            usage(say("play-keeps"))
        game, seats, file, told = resumed(resume)
    else:
        if dice == Dice.TABLE and seed is not None:
            usage(say("play-dice-or-seed"))
        game, seats, file, told = begun(words, players, bots, seed, humans, save, dice)
    screen = Screen(console(plain=plain), game.edition, seats, plain)
    session = RealTable if game.dealer is None else Session
    evening(session(game, seats, file, screen, Clock(game, real=not no_clock), told), fresh=resume is None)


def begun(words: list[str] | None, players: int | None, bots: str | None, seed: str | None, humans: str | None,
          save: str | None, dice: Dice = Dice.GAME) -> tuple[Game, Seats, SaveFile, list[Event]]:
    """A new game, its file on disk before the first question."""
    name, options = edition_and_options(words)
    if dice == Dice.TABLE:
        # The decks are real too, and an auction is held by voice: no clock ends it.
        real = {option.name: REAL[option.name] for option in read(name).options if option.name in REAL}
        options = tuple(sorted((real | dict(options)).items()))
    edition = read(name, options)
    number = seed_number(seed)
    count = in_range("--players", players if players is not None else max(4, len(human_names(humans))), 0, 99)
    seats_fit(edition, count)
    seats = seated(count, humans, bots)
    path = pathlib.Path(save) if save else new_path(name)
    number = None if dice == Dice.TABLE else secrets.randbits(48) if number is None else number
    game = Game.new(edition, seats.names, seed=number)
    return game, seats, SaveFile.create(game, seats.bots, path), [decode(told) for told in game.core.events(0)]


def resumed(name: str) -> tuple[Game, Seats, SaveFile, list[Event]]:
    """A saved game where it stood; raises BadRecord or Trouble."""
    path = newest_unfinished() if name == NEWEST and not pathlib.Path(name).exists() else pathlib.Path(name)
    record = Record.load(path)
    seats = Seats(record.header.seats, bots_of(record))
    told: list[Event] = []
    for state, _, events in Game.replay(record):
        game, told = state, told + events
    if game.over:
        raise Trouble(say("play-is-over", path=path))
    if record.header.dice:
        raise Trouble(say("play-no-seed", path=path))
    file = SaveFile.reopen(path, record)
    told += game.let_fall()
    file.keep(game)
    return game, seats, file, told


def evening(session: Session, fresh: bool) -> None:
    """Play until it is over or somebody leaves; in every case the file holds everything."""
    path = session.save.path
    how = say("play-go-on") if path.parent == games_folder() else say("play-go-on-file", path=path)
    try:
        greet(session, fresh)
        session.run()
        session.screen.table(session.game.view(-1), session.log, -1)
        show_final(session.screen.out, session.game, session.seats, str(path))
    except (Leave, NoMoreInput):
        session.screen.say()
        session.screen.out.print(Text(say("play-saved", path=path, how=how)), soft_wrap=True)
    except KeyboardInterrupt:
        session.screen.say()
        raise Trouble(say("play-interrupted", path=path, how=how), INTERRUPTED) from None
    finally:
        session.save.close()


def greet(session: Session, fresh: bool) -> None:
    """Who thinks without a net, if somebody does; where drawing is no help, what is played, by whom, and where it is saved."""
    game, seats = session.game, session.seats
    if THINKERS & {*seats.bots.values()} and (note := nets.prepare(game.core, game.edition)):
        session.screen.say(str(note), "yellow")
    if not session.screen.plain:
        return
    players = [say("terminal-player-bot", name=name, bot=seats.bots[seat]) if seat in seats.bots else name
               for seat, name in enumerate(game.names)]
    options = "".join(f", {name}={value}" for name, value in game.edition.changed().items())
    session.screen.say(say("play-table", edition=game.edition.title, options=options, count=len(game.names), players=players))
    session.screen.out.print(Text(say("play-saved-in", path=session.save.path)), soft_wrap=True)
    if not fresh:
        session.log.shown = len(session.log.events)
    session.screen.board(game.view(-1))
