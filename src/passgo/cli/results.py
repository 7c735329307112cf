"""A simulation's report for people: tables instead of JSON."""
from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from passgo.loading import Edition
from passgo.rules.words import Ending
from passgo.study import Report
from passgo.study.intervals import Estimate
from passgo.text.events import Teller

CUT = {"max_rounds": "cut short: too many rounds", "max_inputs": "cut short: too many inputs",
       "void": "void: the board cannot be played on"}
BAR = 11


def show_report(out: Console, edition: Edition, found: Report) -> None:
    """Who won, how long it took, and where the tokens stood."""
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    out.print(Text(f"{edition.title}{options}: {found['games']:,} games, seed {found['seed']}", "bold"))
    out.print(Columns([winners(found), lengths(found, Teller(edition, ()))], padding=(0, 3)))
    out.print(landing_table(found))
    out.print(Text(f"{found['decisions']:,} decisions and {found['rolls']:,} rolls in {found['seconds']:,} s: "
                   f"{found['decisions_per_second']:,} decisions/s on the {found['engine']} engine.", "dim"), soft_wrap=True)


def winners(found: Report) -> Table:
    """Wins seat by seat, and bot by bot where they differ."""
    table = Table("Seat", "Bot", title="Wins", title_justify="left", title_style="bold")
    for head in ("won", "%", "±"):
        table.add_column(head, justify="right")
    sure = found["intervals"]
    for seat, (bot, won) in enumerate(zip(found["bots"], found["wins_by_seat"], strict=True), start=1):
        table.add_row(str(seat), bot, *with_bound(won, found["games"], sure["wins_by_seat"][seat - 1]))
    if len(found["wins_by_bot"]) > 1:
        table.add_section()
        for bot, won in found["wins_by_bot"].items():
            table.add_row("", bot, *with_bound(won, found["games"], sure["wins_by_bot"][bot]))
    return table


def with_bound(won: float, games: int, bounds: list[float]) -> tuple[str, str, str]:
    """The wins, their share in per cent, and how far that may be off."""
    return f"{won:,.10g}", share(won, games), f"{100 * Estimate(won / max(1, games), *bounds).half:.1f}"


def lengths(found: Report, tell: Teller) -> Table:
    """How the games ended, and after how many rounds."""
    table = Table("Games", title="Endings", title_justify="left", title_style="bold")
    table.add_column("", justify="right")
    for name, count in found["endings"].items():
        if count:
            table.add_row(tell.ending(Ending.number(name)), f"{count:,}")
    for reason, count in found["truncated"].items():
        if count:
            table.add_row(CUT[reason], f"{count:,}")
    table.add_section()
    rounds = found["rounds"]
    low, high = found["intervals"]["rounds"]
    off = "?" if low is None else f"{(high - low) / 2:,.1f}"
    table.add_row("rounds, on average", f"{rounds['mean']:,} ± {off}")
    table.add_row("half of them within", f"{rounds['median']:,}")
    table.add_row("nine in ten within", f"{rounds['p90']:,}")
    return table


def landing_table(found: Report) -> Table:
    """Two columns of spaces with their share of all rolls."""
    total = sum(found["landings"].values())
    most = max(found["landings"].values())
    lines = [(name, share(count, total), "█" * round(count * BAR / most) if most else "")
             for name, count in found["landings"].items()]
    half = (len(lines) + 1) // 2
    table = Table(title="Where the token stood after each roll, %", title_justify="left", title_style="bold", box=None,
                  pad_edge=False, show_header=False)
    for _ in range(2):
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=20)
        table.add_column(justify="right", no_wrap=True, min_width=3)
        table.add_column(style="cyan", no_wrap=True, min_width=BAR)
    for i in range(half):
        table.add_row(*lines[i], *(lines[i + half] if i + half < len(lines) else ("", "", "")))
    return table


def share(part: float, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "–"
