"""The end of the game: who won, and how everybody stood."""
from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from passgo.cli.terminal.marks import seat_style
from passgo.cli.terminal.seats import Seats
from passgo.play.game import Game
from passgo.play.view import View
from passgo.wording import standing


def ranked(game: Game, view: View) -> list[int]:
    """The winners first, the bankrupt last whatever they would count [TT-84]."""
    return sorted(range(len(game.names)), reverse=True, key=lambda seat: (
        seat in game.winners, view["alive"] >> seat & 1, view.core.ask("final_count", seat)))


def show_final(out: Console, game: Game, seats: Seats, path: str) -> None:
    """The final table, the winners, and where the record lies."""
    view = game.view(-1)
    table = Table(title=f"{game.edition.title}: after {view['round']} rounds", title_style="bold")
    table.add_column("Player")
    for heading in ("Cash", "Deeds", standing.counted_in(game.edition)):
        table.add_column(heading, justify="right")
    for seat in ranked(game, view):
        name = Text(game.names[seat], seat_style(seat))
        name.append(f" ({seats.bots[seat]})" if seat in seats.bots else "", "dim")
        name.append("  wins" if seat in game.winners else "", "bold")
        if view["alive"] >> seat & 1:
            deeds = sum(owner == seat for owner in view["owner"])
            count = standing.counted_up(view, seat)
            table.add_row(name, game.edition.money(view["cash"][seat]), str(deeds), count)
        else:
            table.add_row(name, "bankrupt", "", "")
    out.print(table)
    names = " and ".join(game.names[seat] for seat in game.winners)
    verb = "win" if len(game.winners) > 1 else "wins"
    out.print(Text(f"{names} {verb}: {game.ending}." if names else f"Nobody wins: {game.ending}.", "bold"))
    out.print(Text(f"The record lies in {path} (seed {game.seed})."), soft_wrap=True)
    out.print(Text(f"passgo replay {path} steps through it; passgo verify checks it."), soft_wrap=True)
