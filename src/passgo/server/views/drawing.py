"""Drawing a table again and again, after every input and for every seat: what everybody may know is drawn once.

It is drawn from a watcher's View, which knows least; a seat's own View adds only what is that seat's: its question, its choices
and its hand. Spaces are drawn anew only where something changed that a rent or a piece could depend on.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from passgo.loading import Edition
from passgo.play.legal import Legal
from passgo.play.view import View
from passgo.rules.words import BANK, Kind, RentRule
from passgo.server.views import badges
from passgo.server.views.phrases import question
from passgo.server.views.table import (
    Json,
    Look,
    Surroundings,
    choice,
    common,
    compact,
    in_order,
    legal_for,
    look_of,
    own,
    player,
    prompt,
    space,
)
from passgo.text import ENGLISH, standing
from passgo.text.actions import BY_QUESTION, Phrases
from passgo.text.events import Teller

WATCHER = -1
WITH_THE_BANK = (Kind.MORTGAGE, Kind.REDEEM, Kind.BUILD, Kind.SELL)
PASSING = frozenset({
    "depth", "floor", "step", "who", "what", "how", "sum", "cash", "at", "clock", "inputs", "bank", "pot", "turns", "round",
    "doubles", "offers", "unseen", "pile", "pile_count", "give", "want", "review_until", "auction_until", "bidders", "dice",
    "turn", "caller", "first_die", "second_die"})
"""Numbers of a table no space looks like, no badge says, and no business with the bank costs more or less by."""
LINES: dict[int, tuple[Edition, dict[Any, str]]] = {}
"""By edition: choices as JSON that need nothing of their table but the open question."""
EDITIONS, MOST_LINES = 64, 8192


def lines_of(edition: Edition) -> dict[Any, str]:
    """What was said before at any table of this edition."""
    if len(LINES) > EDITIONS:
        LINES.clear()
    lines = LINES.setdefault(id(edition), (edition, {}))[1]
    if len(lines) > MOST_LINES:
        lines.clear()
    return lines


class TableWriter:
    """Remembers how one table was drawn."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.last: dict[tuple[str, int], tuple[Look, str]] = {}
        self.rolled: list[int] | None = None
        self.stamp: Any = None
        """The numbers all that follows was last drawn from."""
        self.whole: dict[str, str] = {}
        """By language: all spaces as JSON."""
        self.business: dict[Any, str] = {}
        """Business with the bank as JSON, by language, seat and action."""
        self.tellers: dict[str, Teller] = {}
        self.rows: dict[tuple[str, int], tuple[Any, str]] = {}
        """By language and seat: a player as everybody sees them, and the numbers that was drawn from."""

    def draw(self, view: Callable[[int], View], around: Surroundings) -> Drawing:
        """The table as it is now; `view` is asked for each seat that is shown something."""
        return Drawing(self, view, around)

    def teller(self, edition: Edition, language: str) -> Teller:
        if language not in self.tellers:
            self.tellers[language] = Teller(edition, self.names, language)
        return self.tellers[language]

    def by_dice(self, watcher: View) -> list[int]:
        """The spaces whose rent is the last roll's."""
        if self.rolled is None:
            board = watcher.edition.board
            self.rolled = [space for space in range(board.spaces) if board.rent_rule[space] == RentRule.DICE]
        return self.rolled

    def notice(self, watcher: View) -> None:
        """Has something changed that does not only pass? Then nothing drawn before counts."""
        rolled, owner = self.by_dice(watcher), watcher.table.owner
        by_dice = any(owner[space] != BANK for space in rolled)
        stamp = watcher.core.stamp(PASSING), watcher.table.dice if by_dice else None
        if stamp != self.stamp:
            self.stamp, self.whole, self.business, self.rows = stamp, {}, {}, {}

    def spaces(self, watcher: View, tell: Teller) -> str:
        if tell.language not in self.whole:
            self.whole[tell.language] = ",".join(self.space(watcher, number, tell)
                                                 for number in range(watcher.edition.board.spaces))
        return self.whole[tell.language]

    def row(self, watcher: View, around: Surroundings, seat: int, tell: Teller) -> str:
        """A player; drawn anew where one of these has changed, or anything that does not only pass."""
        numbers = (watcher.table.cash[seat], watcher.table.at[seat], around.bots[seat], around.online[seat], around.absent[seat],
                   watcher.core.ask("final_count", seat), standing.worth(watcher, seat))
        before = self.rows.get((tell.language, seat))
        if before is None or before[0] != numbers:
            before = self.rows[tell.language, seat] = numbers, compact(player(watcher, around, seat, tell))
        return before[1]

    def choices(self, view: View, legal: Legal | None, tell: Teller) -> str:
        """What a seat may do; what it would cost to lend, to build and so on is said again as long as nothing has changed."""
        actions = in_order(legal)
        if not actions:
            return ""
        found, lines = [], lines_of(view.edition)
        phrases, top, language, seat = None, view.table.depth - 1, tell.language, view.seat
        asked = language, view.table.step[top], view.table.what[top], view.table.sum[top], view.table.jail[seat] > 0
        for action in actions:
            kept: dict[Any, str] | None = None
            key: Any = None
            if action.kind in BY_QUESTION:
                kept, key = lines, (action, asked)
            elif action.kind in WITH_THE_BANK:
                kept, key = self.business, (action, language, seat)
            text = kept.get(key) if kept is not None else None
            if text is None:
                phrases = phrases or Phrases(view, tell.names, tell=tell)
                text = compact(choice(action, phrases))
                if kept is not None:
                    kept[key] = text
            found.append(text)
        return ",".join(found)

    def space(self, view: View, number: int, tell: Teller) -> str:
        look, key = look_of(view, number, tell), (tell.language, number)
        before = self.last.get(key)
        if before is None or before[0] != look:
            before = self.last[key] = look, compact(space(tell, number, look))
        return before[1]


class Drawing:
    """One moment of a table, for whoever looks."""

    def __init__(self, writer: TableWriter, view: Callable[[int], View], around: Surroundings) -> None:
        self.writer, self.view, self.around = writer, view, around
        self.watcher = view(WATCHER)
        writer.notice(self.watcher)
        self.asked = self.watcher.asked
        self.shared: dict[str, tuple[Teller, str, list[str], str]] = {}
        self.waiting: dict[str, Json | None] = {}
        """By language: the open question as those hear it who are not asked."""
        self.texts: dict[tuple[int, str], str] = {}

    def text(self, seat: int, language: str = ENGLISH) -> str:
        """views.Shown for this seat as JSON."""
        if (seat, language) not in self.texts:
            self.texts[seat, language] = self.drawn(seat, language)
        return self.texts[seat, language]

    def drawn(self, seat: int, language: str) -> str:
        if language not in self.shared:
            tell = self.writer.teller(self.watcher.edition, language)
            rows = [self.writer.row(self.watcher, self.around, one, tell) for one in range(len(self.writer.names))]
            rest = compact(common(self.watcher, self.around, tell))
            self.shared[language] = tell, rest, rows, self.writer.spaces(self.watcher, tell)
        tell, rest, rows, spaces = self.shared[language]
        view = self.watcher if seat == WATCHER else self.view(seat)
        if seat != WATCHER and badges.hook(view.edition.home, "hand"):
            rows = [*rows[:seat], compact(player(view, self.around, seat, tell)), *rows[seat + 1:]]
        if language not in self.waiting:
            self.waiting[language] = prompt(self.watcher, self.around, tell)
        legal = legal_for(view, self.around)
        put = self.waiting[language]
        if put and seat in self.asked:
            put = {**put, "text": question(view, tell)}
        mine = compact(own(view, self.around, tell, legal, put))
        choices = self.writer.choices(view, legal, tell)
        return f'{mine[:-1]},{rest[1:-1]},"legal":[{choices}],"players":[{",".join(rows)}],"spaces":[{spaces}]}}'
