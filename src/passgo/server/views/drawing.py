"""Drawing a table again and again, after every input and for every seat: what everybody may know is drawn once.

It is drawn from a watcher's View, which knows least; a seat's own View adds only what is that seat's: its question, its choices
and its hand. Spaces are drawn anew only where something changed that a rent or a piece could depend on. All of it is kept as it
goes onto the wire, in pieces that every socket shares: to put them together for each would cost more than to draw them.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from orjson import dumps

from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.legal import Legal
from passgo.play.notation import every
from passgo.play.view import View
from passgo.rules.words import BANK, Kind, RentRule
from passgo.server.views import badges
from passgo.server.views.phrases import AUCTIONS, question
from passgo.server.views.table import (
    Look,
    Surroundings,
    bids_of,
    choice,
    common,
    in_order,
    lasting,
    legal_for,
    look_of,
    moving,
    player,
    prompt,
    space,
)
from passgo.text import ENGLISH, standing
from passgo.text.actions import BY_BOARD, BY_QUESTION, BY_SUM, Phrases
from passgo.text.events import Teller

WATCHER = -1
UNSEEN = Look(-1, -1, False, 0, 0, (), ())
"""No space looks like this."""
BUILDING = frozenset({Kind.BUILD, Kind.SELL})
LASTING = BY_BOARD | BY_QUESTION | BY_SUM.keys() | BUILDING
"""Choices that mean the same as long as nothing has changed but what passes, and the open question where they answer it."""
PASSING = frozenset({
    "depth", "floor", "step", "who", "what", "how", "sum", "cash", "at", "clock", "inputs", "bank", "pot", "turns", "round",
    "doubles", "offers", "unseen", "pile", "pile_count", "give", "want", "review_until", "auction_until", "bidders", "dice",
    "turn", "caller", *every("PASSING")})
"""Numbers of a table no space looks like, no badge says, and no business with the bank costs more or less by."""
LINES: dict[int, tuple[Edition, dict[Any, bytes]]] = {}
"""By edition: choices as JSON that need nothing of their table but the open question, or a sum."""
EDITIONS, MOST_LINES = 64, 8192


def lines_of(edition: Edition) -> dict[Any, bytes]:
    """What was said before at any table of this edition."""
    if len(LINES) > EDITIONS:
        LINES.clear()
    lines = LINES.setdefault(id(edition), (edition, {}))[1]
    if len(lines) > MOST_LINES:
        lines.clear()
    return lines


def to_keep(value: Any) -> bytes:
    """As JSON, in as much memory as it takes: what orjson answers holds four kilobytes, however short it is."""
    return b"".join((dumps(value), b""))


class Menu(NamedTuple):
    """Choices as JSON, and what they were drawn from; `asked`: the open question, where one of them answers it."""
    actions: tuple[Action, ...]
    asked: tuple[Any, ...] | None
    text: bytes


class TableWriter:
    """Remembers how one table was drawn."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.rolled: list[int] | None = None
        self.stamp: Any = None
        """The numbers all that follows was last drawn from."""
        self.dice: int | None = None
        """The roll by which somebody's rents go, if they do."""
        self.parts: dict[str, tuple[list[Look], list[bytes]]] = {}
        """By language: every space as it was last seen, and the same as JSON."""
        self.whole: dict[str, bytes] = {}
        """All of them in one; gone where one of them may have changed."""
        self.moved: set[str] = set()
        """The languages in which only what goes by the roll may have changed since."""
        self.menus: dict[tuple[str, int], Menu] = {}
        """By language and seat: what it could last say."""
        self.building: dict[Any, bytes] = {}
        """Building and selling as JSON, by language, seat and action."""
        self.tellers: dict[str, Teller] = {}
        self.rows: dict[tuple[str, int], tuple[Any, bytes]] = {}
        """By language and seat: a player as everybody sees them, and the numbers that was drawn from."""
        self.settled: dict[tuple[str, int], bytes] = {}
        """By language and seat: of a player what does not only pass."""

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
            self.moved, self.whole, self.menus, self.building, self.rows, self.settled = set(), {}, {}, {}, {}, {}
        elif dice != self.dice:
            self.whole = {}
        self.stamp, self.dice = stamp, dice

    def spaces(self, watcher: View, tell: Teller) -> bytes:
        language = tell.language
        if language not in self.whole:
            all = range(watcher.edition.board.spaces)
            looks, parts = self.parts.setdefault(language, ([UNSEEN] * len(all), [b""] * len(all)))
            for number in self.by_dice(watcher) if language in self.moved else all:
                look = look_of(watcher, number, tell)
                if look is not looks[number] and look != looks[number]:
                    looks[number], parts[number] = look, to_keep(space(tell, number, look))
            self.moved.add(language)
            self.whole[language] = b'"spaces":[%b]}' % b",".join(parts)
        return self.whole[language]

    def row(self, watcher: View, around: Surroundings, seat: int, tell: Teller) -> bytes:
        """A player; drawn anew where one of these has changed, or anything that does not only pass."""
        t, key = watcher.table, (tell.language, seat)
        score = watcher.core.ask("final_count", seat)
        numbers = t.cash[seat], t.at[seat], around.bots[seat], around.online[seat], around.absent[seat], score, standing.worth(
            watcher, seat)
        before = self.rows.get(key)
        if before is None or before[0] != numbers:
            if key not in self.settled:
                self.settled[key] = dumps(lasting(watcher, around, seat, tell))[1:]
            before = self.rows[key] = numbers, dumps(moving(watcher, around, seat, tell))[:-1] + b"," + self.settled[key]
        return before[1]

    def choices(self, view: View, legal: Legal | None, tell: Teller, asked: tuple[Any, ...]) -> bytes:
        """What a seat may do; as long as it is the same and means the same it is said again."""
        if legal is None or not legal.actions:
            return b""
        key = tell.language, view.seat
        before = self.menus.get(key)
        if before is not None and before.asked in (None, asked) and before.actions == legal.actions:
            return before.text
        texts, kinds, lines = [], {action[0] for action in legal.actions}, lines_of(view.edition)
        for action in in_order(legal) if Kind.ROLL in kinds else legal.actions:
            kept, found = self.shelf(lines, view, action, asked, tell.language)
            text = kept.get(found)
            if text is None:
                text = kept[found] = to_keep(choice(action, Phrases(view, tell.names, tell=tell)))
            texts.append(text)
        whole = b",".join(texts)
        if kinds <= LASTING:
            self.menus[key] = Menu(legal.actions, None if kinds.isdisjoint(BY_QUESTION) else asked, whole)
        return whole

    def shelf(self, lines: dict[Any, bytes], view: View, action: Action, asked: tuple[Any, ...],
              language: str) -> tuple[dict[Any, bytes], Any]:
        """Where this choice is found again as long as it means the same, and under what."""
        kind = action.kind
        if kind in BY_BOARD:
            return lines, (action, language)
        if kind in BY_QUESTION:
            return lines, (action, language, asked)
        if kind in BY_SUM:
            return lines, (action, language, view.core.ask(BY_SUM[kind], action.a))
        return self.building if kind in BUILDING else {}, (action, language, view.seat)


class Shared(NamedTuple):
    """What everybody is shown in one language."""
    tell: Teller
    rest: bytes
    rows: list[bytes]
    open: bytes
    """Both of them, as all see them."""
    spaces: bytes
    prompt: bytes
    """The open question but its words, which differ for who is asked: JSON without its end; or `null`."""
    waiting: bytes
    """Those words for who is not asked."""


class Drawing:
    """One moment of a table, for whoever looks."""

    def __init__(self, writer: TableWriter, view: Callable[[int], View], around: Surroundings) -> None:
        self.writer, self.view, self.around = writer, view, around
        self.watcher = view(WATCHER)
        writer.notice(self.watcher)
        self.asked = self.watcher.asked
        self.has_hands = badges.hook(self.watcher.edition.home, "hand") is not None
        """Does a seat see cards of its own that others do not?"""
        t, top = self.watcher.table, self.watcher.table.depth - 1
        self.question, self.jail = (t.step[top], t.what[top], t.sum[top]), t.jail
        self.shared: dict[str, Shared] = {}
        self.alike: dict[str, bytes] = {}
        """By language: the question of an auction, which is put to all bidders in the same words."""
        self.pieces: dict[tuple[int, str], tuple[bytes, bytes, bytes]] = {}

    def text(self, seat: int, language: str = ENGLISH) -> str:
        """views.Shown for this seat as JSON."""
        return b"".join(self.parts(seat, language)).decode()

    def parts(self, seat: int, language: str) -> tuple[bytes, bytes, bytes]:
        """The same in pieces: its own, and those it shares with others."""
        found = self.pieces.get((seat, language))
        if found is None:
            found = self.pieces[seat, language] = self.drawn(seat, language)
        return found

    def for_all(self, language: str) -> Shared:
        """Drawn from the watcher's View."""
        watcher, around, writer = self.watcher, self.around, self.writer
        tell = writer.teller(watcher.edition, language)
        rows = [writer.row(watcher, around, one, tell) for one in range(len(writer.names))]
        put = None if watcher.over or around.ended else prompt(watcher, around, tell)
        words = dumps(put.pop("text")) if put else b""
        rest = dumps(common(watcher, around, tell))[1:-1]
        asks = dumps(put)[:-1] if put else b"null"
        return Shared(tell, rest, rows, with_players(rest, rows), writer.spaces(watcher, tell), asks, words)

    def drawn(self, seat: int, language: str) -> tuple[bytes, bytes, bytes]:
        """What is the same for all, and of this seat's own View its question, its choices, its bids and its hand."""
        all = self.shared.get(language)
        if all is None:
            all = self.shared[language] = self.for_all(language)
        if seat == WATCHER:
            put = all.prompt + b',"text":%b}' % all.waiting if all.waiting else all.prompt
            return b'{"seat":-1,"prompt":%b,"bids":null,"may_offer":false,"legal":[],' % put, all.open, all.spaces
        view, open, put = self.view(seat), all.open, all.prompt
        if self.has_hands:
            row = dumps(player(view.beside(self.watcher), self.around, seat, all.tell))
            open = with_players(all.rest, [*all.rows[:seat], row, *all.rows[seat + 1:]])
        if all.waiting:
            words = self.put_to(view, all.tell) if seat in self.asked else all.waiting
            put = b'%b,"text":%b}' % (put, words)
        legal = legal_for(view, self.around)
        bids = dumps(bids_of(legal)) if legal is not None and legal.bids else b"null"
        may_offer = b"true" if legal is not None and legal.may_offer else b"false"
        choices = self.writer.choices(view, legal, all.tell, (*self.question, self.jail[seat] > 0))
        own = b'{"seat":%d,"prompt":%b,"bids":%b,"may_offer":%b,"legal":[%b],' % (seat, put, bids, may_offer, choices)
        return own, open, all.spaces

    def put_to(self, view: View, tell: Teller) -> bytes:
        """The question in words, as JSON, for one who is asked."""
        words = self.alike.get(tell.language)
        if words is None:
            words = dumps(question(view.beside(self.watcher), tell))
            if self.question[0] in AUCTIONS:
                self.alike[tell.language] = words
        return words


def with_players(rest: bytes, rows: list[bytes]) -> bytes:
    """What lies open, and these players."""
    return b'%b,"players":[%b],' % (rest, b",".join(rows))
