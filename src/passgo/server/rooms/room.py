"""A room: one game, one lock, one writer. Nothing is said to anybody before it is on disk.

Who wants to change something, or to read what may be changing, holds its lock; tells the game, waits for the store, and
only then lets the others hear. If the store fails the room forgets what it knew and begins again from what is stored.
"""
from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable, Iterable

from passgo.events import Event, decode
from passgo.loading import Edition
from passgo.play.actions import Action, BadAction, Input
from passgo.play.game import Game, IllegalAction
from passgo.rules.words import Kind, Reason
from passgo.server.refusals import Refusal, Sentence, briefly, code_of
from passgo.server.rooms.announcing import TellingRoom
from passgo.server.rooms.rewind import Mark
from passgo.server.storage.store import Held, LeaseLost, Move
from passgo.server.views.phrases import is_answer
from passgo.server.views.telling import Telling, packed
from passgo.text import ENGLISH
from passgo.text.refusals import refusal_of

log = logging.getLogger("passgo.room")
USUAL = 40
"""Letters of an action that may be said again at any table: what it means is remembered."""
read_again = functools.lru_cache(maxsize=4096)(Action.read)
line_of = functools.lru_cache(maxsize=4096)(Input.__str__)


class Room(TellingRoom):
    """One table: what is said at it is checked, stored, and told, in this order."""

    # ------------------------------------------------------------------------------------------------------- one writer
    def locked(self) -> Locked:
        """`async with room.locked()`: nobody else is with it."""
        return Locked(self)

    async def act(self, seat: int, id: str, text: str, acknowledge: Callable[[int], None], arrived: float) -> None:
        """A seat says something, which `arrived` then by time.monotonic; acknowledged with the number of the last event as soon
        as it is on disk."""
        async with self.locked():
            key = f"{seat} {id}"
            if key in self.said:
                acknowledge(self.said[key])
                return
            game = self.in_play()
            try:
                action = read_again(text) if len(text) <= USUAL else Action.read(text)
            except BadAction as error:
                raise Refusal("BAD_ACTION", briefly(error), status=400) from None
            self.check_offers(game, seat, action)
            before = game.core.told, len(game.inputs)
            happened = self.tell_time(game, arrived)
            try:
                happened += game.play(action, seat)
            except IllegalAction as why:
                if len(game.inputs) > before[1]:
                    await self.keep(before, None)
                raise Refusal(code_of(why.reason), by_the_rules(self.edition, action.kind, why.reason), why.clause) from None
            self.signs[seat] = arrived
            if is_answer(action):
                self.clock.answered(seat, self.budget)
            elif action.kind == Kind.OFFER:
                self.offers[seat] = self.offers.get(seat, 0) + 1
            chair = self.sheet.chairs[seat]
            came_back = chair.absent
            if came_back:
                chair.absent, chair.bot = False, None
                self.clock.came_back(seat, self.budget)
            try:
                await self.keep(before, key, came_back, acknowledge, happened)
            except Refusal:
                # The disk may have had it although its answer was lost: then it counts.
                if key not in self.said:
                    raise
                acknowledge(self.said[key])

    def in_play(self) -> Game:
        """The game, if it can be played now."""
        if self.game is None:
            raise Refusal("NOT_STARTED")
        if self.over:
            raise Refusal("GAME_OVER")
        if self.sheet.paused:
            raise Refusal("PAUSED")
        return self.game

    def check_offers(self, game: Game, seat: int, action: Action) -> None:
        """Deals can be offered again and again, and each must be answered: so many in a turn, and no more."""
        turn = game.core.question()[3]
        if turn != self.offers_turn:
            self.offers, self.offers_turn = {}, turn
        if action.kind == Kind.OFFER and self.offers.get(seat, 0) >= self.settings.offers:
            raise Refusal("TOO_MANY_OFFERS")

    def tell_time(self, game: Game, arrived: float) -> list[Event]:
        """Before anybody speaks the clock does; within the allowance a deadline just passed has not come yet. What counts is
        when it was said (`arrived`), however long the disk kept it waiting. Returns what happened."""
        due = game.core.next_deadline()
        if not due:
            return []
        late = self.clock.game.now - int((time.monotonic() - arrived) * 1000)
        if due <= late < due + self.settings.allowance:
            late = due - 1
        return game.tick(late) if late > game.core.clock else []

    async def keep(self, before: tuple[int, int], said: str | None, sheet: bool = False,
                   acknowledge: Callable[[int], None] = lambda seq: None, happened: list[Event] | None = None) -> None:
        """Store what has been told since (`happened`, where that is known), then let everybody hear it. Where that fails
        nothing has happened."""
        game = self.game
        assert game is not None
        since, place = before
        self.run_clocks()
        events = list(enumerate(map(decode, game.core.events(since)) if happened is None else happened, start=self.seq + 1))
        # What is kept is told in English: whoever reads it years from now may speak any language.
        english = self.worded(events, ENGLISH)
        move = Move(place if self.mirror is None else self.stored_moves, said, game.core.told,
                    "\n".join(map(line_of, game.inputs[place:])), packed(english)) if len(game.inputs) > place else None
        await self.write(move, sheet or self.over)
        if self.mirror is not None and move is not None:
            self.mirror.kept(place, said is not None)
        elif move:
            self.marks.append(Mark(place, said, move.seq))
        if said:
            self.said[said] = game.core.told
            acknowledge(game.core.told)
        # Who plays on has answered what was to be taken back.
        unasked = self.withdraw()
        self.remember(event for _, event in events)
        self.moved_at = time.monotonic()
        self.broadcast(events, english)
        if sheet or self.over or unasked:
            self.presence()

    async def keep_wound(self, way: str, said: str, sheet: bool, acknowledge: Callable[[int], None]) -> None:
        """Store that something was taken back or told again; then everybody sees the table as it is now."""
        game = self.game
        assert game is not None
        known = self.seq
        self.run_clocks()
        await self.write(Move(self.stored_moves, said, game.core.told, way, packed([])), sheet)
        self.said[said] = game.core.told
        self.heard_at, self.board_history, self.archived = 0, {}, False
        self.live.forget()
        self.remember_all(game)
        acknowledge(self.seq)
        self.moved_at = time.monotonic()
        # What is told again is told like anything new.
        self.broadcast([(n, event) for n, event in self.tail if n > known], rewound=None if self.seq >= known else self.seq)
        if sheet:
            self.presence()

    def withdraw(self) -> bool:
        """Nothing is to be taken back any more; true if something was."""
        asked, self.proposal, self.votes["take_back"] = self.proposal, None, set()
        if asked:
            self.run_clocks()
        return asked is not None

    async def write(self, move: Move | None, sheet: bool, forget: int | None = None) -> None:
        """To disk, or back to what is there."""
        clocks = self.clock.stored() if self.timed else None
        try:
            await self.store.write(self.lease, move, self.sheet if sheet else None, clocks, "over" if self.over else
                                   "playing" if self.sheet.started else "lobby", forget)
            self.written_at = time.monotonic()
            self.stored_moves += move is not None
        except LeaseLost:
            self.lose()
            raise
        except Refusal as why:
            log.error("room %s: not stored (%s)", self.sheet.room[:6], why.code)
            self.doubtful = True
            try:
                await self.refresh()
            except LeaseLost:
                raise
            except Refusal:
                raise why from None
            # What the store has is known again: whatever is not there has not happened.
            raise Refusal("NOT_STORED", status=503) from None

    def lose(self) -> None:
        """Another server has the room: whoever is here comes back and is led there."""
        log.warning("room %s: another server has it now", self.sheet.room[:6])
        self.send_away()

    def send_away(self) -> None:
        """This server lets the room go."""
        self.lost = True
        for device in list(self.devices):
            device.send_away()

    async def refresh(self) -> None:
        """After a failure of the store: begin again from what it has, as soon as it can say, and tell what nobody has heard."""
        if not self.doubtful:
            return
        known = self.seq
        try:
            stored = await self.store.open(self.sheet.room)
        except Held:
            self.lose()
            raise LeaseLost from None
        if stored is None:
            raise Refusal("NO_SUCH_ROOM", status=404)
        self.take_up(stored)
        self.doubtful = False
        self.presence()
        self.broadcast(await self.since(known))

    async def keep_sheet(self) -> None:
        """The sheet has changed, and everybody may know."""
        self.run_clocks()
        await self.write(None, True)
        self.presence()
        self.broadcast([])

    def broadcast(self, events: list[tuple[int, Event]], english: list[Telling] | None = None,
                  rewound: int | None = None) -> None:
        """Whoever is asked and not here is called; all who are here are told."""
        if self.caller:
            self.caller.look(self)
        super().broadcast(events, english, rewound)

    async def gone(self, seats: Iterable[int]) -> None:
        """A device has left these seats."""
        for seat in seats:
            self.left[seat] = self.signs[seat] = time.monotonic()
        if not self.devices:
            self.empty_since = time.monotonic()
        async with self.lock:
            self.run_clocks()
            self.presence()
            # The driver may have to say who is host now.
            self.changed.set()


class Locked:
    """With a room that is as it is stored; what stops half-way for a reason nobody thought of is not believed afterwards."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> None:
        room = self.room
        await room.lock.acquire()
        try:
            if room.lost:
                raise LeaseLost
            if room.generation != room.store.generation:
                room.doubtful = True
            if room.doubtful:
                await room.refresh()
        except BaseException:
            room.lock.release()
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if error is not None and not isinstance(error, Refusal):
            self.room.doubtful = True
        self.room.lock.release()


def by_the_rules(edition: Edition, kind: int, reason: str) -> Sentence:
    """What the rules say to an action they refuse."""
    return lambda language: refusal_of(edition, kind, Reason.number(reason), language).sentence
