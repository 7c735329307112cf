"""Drawing a table again and again, after every input and for every seat: what everybody may know is drawn once.

It is drawn from a watcher's View, which knows least; a seat's own View adds only what is that seat's: its question, its choices
and its hand. Spaces are drawn anew only where something changed that a rent or a piece could depend on.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.legal import Legal
from passgo.play.view import View
from passgo.rules.words import BANK, Kind, RentRule
from passgo.server.views import badges
from passgo.server.views.phrases import question
from passgo.server.views.table import (
    Look,
    Surroundings,
    bids_of,
    choice,
    common,
    compact,
    in_order,
    legal_for,
    look_of,
    player,
    prompt,
    space,
)
from passgo.text import ENGLISH, standing
from passgo.text.actions import BY_BOARD, BY_QUESTION, BY_SUM, Phrases
from passgo.text.events import Teller

WATCHER = -1
BUILDING = frozenset({Kind.BUILD, Kind.SELL})
LASTING = BY_BOARD | BY_QUESTION | BY_SUM.keys() | BUILDING
"""Choices that mean the same as long as nothing has changed but what passes, and the open question where they answer it."""
PASSING = frozenset({
    "depth", "floor", "step", "who", "what", "how", "sum", "cash", "at", "clock", "inputs", "bank", "pot", "turns", "round",
    "doubles", "offers", "unseen", "pile", "pile_count", "give", "want", "review_until", "auction_until", "bidders", "dice",
    "turn", "caller", "first_die", "second_die"})
"""Numbers of a table no space looks like, no badge says, and no business with the bank costs more or less by."""
LINES: dict[int, tuple[Edition, dict[Any, str]]] = {}
"""By edition: choices as JSON that need nothing of their table but the open question, or a sum."""
EDITIONS, MOST_LINES = 64, 8192


def lines_of(edition: Edition) -> dict[Any, str]:
    """What was said before at any table of this edition."""
    if len(LINES) > EDITIONS:
        LINES.clear()
    lines = LINES.setdefault(id(edition), (edition, {}))[1]
    if len(lines) > MOST_LINES:
        lines.clear()
    return lines


class Menu(NamedTuple):
    """Choices as JSON, and what they were drawn from; `asked`: the open question, where one of them answers it."""
    actions: tuple[Action, ...]
    asked: tuple[Any, ...] | None
    text: str


class TableWriter:
    """Remembers how one table was drawn."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.last: dict[tuple[str, int], tuple[Look, str]] = {}
        self.rolled: list[int] | None = None
        self.stamp: Any = None
        """The numbers all that follows was last drawn from."""
        self.dice: int | None = None
        """The roll by which somebody's rents go, if they do."""
        self.parts: dict[str, list[str]] = {}
        """By language: every space as JSON."""
        self.whole: dict[str, str] = {}
        """All of them in one; gone where one of them may have changed."""
        self.menus: dict[tuple[str, int], Menu] = {}
        """By language and seat: what it could last say."""
        self.building: dict[Any, str] = {}
        """Building and selling as JSON, by language, seat and action."""
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
        """Has something changed that does not only pass? Then nothing drawn before counts. A roll changes what goes by it."""
        stamp, owner = watcher.core.stamp(PASSING), watcher.table.owner
        dice = watcher.table.dice if any(owner[space] != BANK for space in self.by_dice(watcher)) else None
        if stamp != self.stamp:
            self.parts, self.whole, self.menus, self.building, self.rows = {}, {}, {}, {}, {}
        elif dice != self.dice:
            self.whole = {}
        self.stamp, self.dice = stamp, dice

    def spaces(self, watcher: View, tell: Teller) -> str:
        language = tell.language
        if language not in self.whole:
            parts, numbers = self.parts.get(language), self.by_dice(watcher)
            if parts is None:
                numbers = [*range(watcher.edition.board.spaces)]
                parts = self.parts[language] = [""] * len(numbers)
            for number in numbers:
                parts[number] = self.space(watcher, number, tell)
            self.whole[language] = ",".join(parts)
        return self.whole[language]

    def row(self, watcher: View, around: Surroundings, seat: int, tell: Teller) -> str:
        """A player; drawn anew where one of these has changed, or anything that does not only pass."""
        numbers = (watcher.table.cash[seat], watcher.table.at[seat], around.bots[seat], around.online[seat], around.absent[seat],
                   watcher.core.ask("final_count", seat), standing.worth(watcher, seat))
        before = self.rows.get((tell.language, seat))
        if before is None or before[0] != numbers:
            before = self.rows[tell.language, seat] = numbers, compact(player(watcher, around, seat, tell))
        return before[1]

    def choices(self, view: View, legal: Legal | None, tell: Teller) -> str:
        """What a seat may do; as long as it is the same and means the same it is said again."""
        if legal is None or not legal.actions:
            return ""
        t, top, language, seat = view.table, view.table.depth - 1, tell.language, view.seat
        asked = t.step[top], t.what[top], t.sum[top], t.jail[seat] > 0
        before = self.menus.get((language, seat))
        if before is not None and before.actions == legal.actions and before.asked in (None, asked):
            return before.text
        texts, kinds = [], {action.kind for action in legal.actions}
        for action in in_order(legal):
            kept, key = self.shelf(view, action, asked, language)
            text = kept.get(key)
            if text is None:
                text = kept[key] = compact(choice(action, Phrases(view, tell.names, tell=tell)))
            texts.append(text)
        whole = ",".join(texts)
        if kinds <= LASTING:
            self.menus[language, seat] = Menu(legal.actions, asked if kinds & BY_QUESTION else None, whole)
        return whole

    def shelf(self, view: View, action: Action, asked: tuple[Any, ...], language: str) -> tuple[dict[Any, str], Any]:
        """Where this choice is found again as long as it means the same, and under what."""
        kind = action.kind
        if kind in BY_BOARD:
            return lines_of(view.edition), (action, language)
        if kind in BY_QUESTION:
            return lines_of(view.edition), (action, language, asked)
        if kind in BY_SUM:
            return lines_of(view.edition), (action, language, view.core.ask(BY_SUM[kind], action.a))
        return self.building if kind in BUILDING else {}, (action, language, view.seat)

    def space(self, view: View, number: int, tell: Teller) -> str:
        look, key = look_of(view, number, tell), (tell.language, number)
        before = self.last.get(key)
        if before is None or before[0] != look:
            before = self.last[key] = look, compact(space(tell, number, look))
        return before[1]


class Shared(NamedTuple):
    """What everybody is shown in one language."""
    tell: Teller
    rest: str
    rows: list[str]
    players: str
    spaces: str
    prompt: str
    """The open question but its words, which differ for who is asked: JSON without its end; or `null`."""
    waiting: str
    """Those words for who is not asked."""


class Drawing:
    """One moment of a table, for whoever looks."""

    def __init__(self, writer: TableWriter, view: Callable[[int], View], around: Surroundings) -> None:
        self.writer, self.view, self.around = writer, view, around
        self.watcher = view(WATCHER)
        writer.notice(self.watcher)
        self.asked = self.watcher.asked
        self.shared: dict[str, Shared] = {}
        self.texts: dict[tuple[int, str], str] = {}

    def text(self, seat: int, language: str = ENGLISH) -> str:
        """views.Shown for this seat as JSON."""
        if (seat, language) not in self.texts:
            self.texts[seat, language] = self.drawn(seat, language)
        return self.texts[seat, language]

    def for_all(self, language: str) -> Shared:
        """Drawn from the watcher's View."""
        watcher, around, writer = self.watcher, self.around, self.writer
        tell = writer.teller(watcher.edition, language)
        rows = [writer.row(watcher, around, one, tell) for one in range(len(writer.names))]
        put = None if watcher.over or around.ended else prompt(watcher, around, tell)
        words = compact(put.pop("text")) if put else ""
        return Shared(tell, compact(common(watcher, around, tell))[1:-1], rows, ",".join(rows), writer.spaces(watcher, tell),
                      compact(put)[:-1] if put else "null", words)

    def drawn(self, seat: int, language: str) -> str:
        """What is the same for all, and of this seat's own View its question, its choices, its bids and its hand."""
        all = self.shared.get(language)
        if all is None:
            all = self.shared[language] = self.for_all(language)
        view = self.watcher if seat == WATCHER else self.view(seat).beside(self.watcher)
        players, prompt = all.players, all.prompt
        if seat != WATCHER and badges.hook(view.edition.home, "hand"):
            players = ",".join([*all.rows[:seat], compact(player(view, self.around, seat, all.tell)), *all.rows[seat + 1:]])
        if all.waiting:
            words = compact(question(view, all.tell)) if seat in self.asked else all.waiting
            prompt = f'{prompt},"text":{words}}}'
        legal = legal_for(view, self.around)
        bids = compact(bids_of(legal)) if legal and legal.bids else "null"
        may_offer = "true" if legal and legal.may_offer else "false"
        choices = self.writer.choices(view, legal, all.tell)
        return (f'{{"seat":{seat},"prompt":{prompt},"bids":{bids},"may_offer":{may_offer},{all.rest},"legal":[{choices}],'
                f'"players":[{players}],"spaces":[{all.spaces}]}}')
