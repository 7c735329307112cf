"""The end of the game: who won, and how everybody stood."""
from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from passgo.cli.terminal.marks import seat_style
from passgo.cli.terminal.seats import Seats
from passgo.play.game import Game
from passgo.play.view import View
from passgo.text import say, standing


def ranked(game: Game, view: View) -> list[int]:
    """The winners first, the bankrupt last whatever they would count [TT-84]."""
    return sorted(range(len(game.names)), reverse=True, key=lambda seat: (
        seat in game.winners, view.table.alive >> seat & 1, view.core.ask("final_count", seat)))


def show_final(out: Console, game: Game, seats: Seats, path: str) -> None:
    """The final table, the winners, and where the record lies."""
    view = game.view(-1)
    words = game.teller()
    table = Table(title=say("final-title", edition=words.title(), rounds=view.table.round), title_style="bold")
    table.add_column(say("final-player"))
    for heading in (say("final-cash"), say("final-deeds"), standing.counted_in(words)):
        table.add_column(heading, justify="right")
    for seat in ranked(game, view):
        name = Text(game.names[seat], seat_style(seat))
        name.append(f" ({seats.bots[seat]})" if seat in seats.bots else "", "dim")
        name.append(f"  {say('final-wins')}" if seat in game.winners else "", "bold")
        if view.table.alive >> seat & 1:
            deeds = sum(owner == seat for owner in view.table.owner)
            count = standing.counted_up(view, seat, words)
            table.add_row(name, words.money(view.table.cash[seat]), str(deeds), count)
        else:
            table.add_row(name, say("table-bankrupt"), "", "")
    out.print(table)
    names = [game.names[seat] for seat in game.winners]
    won = (say("final-won", names=names, count=len(names), ending=game.ending) if names
           else say("final-nobody", ending=game.ending))
    out.print(Text(won, "bold"))
    out.print(Text(say("final-record", path=path, seed=game.seed)), soft_wrap=True)
    out.print(Text(say("final-replay", path=path)), soft_wrap=True)
