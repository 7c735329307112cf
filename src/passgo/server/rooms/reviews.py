"""Reviews of finished games: made once on a thread of their own, player by player, and kept for a while."""
from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence

from passgo.minds.review import FUTURES, Review, SeatReview, review
from passgo.play.record import Record
from passgo.play.thoughts import Budget
from passgo.server.refusals import Refusal
from passgo.server.refusals import told as told_text
from passgo.server.rooms.room import Room
from passgo.server.rooms.thoughts import REVIEWS
from passgo.server.views.records import full_record
from passgo.server.wire.minds import MissedShown, MistakeShown, PointShown, ReviewShown, SeatReviewed, TurningShown

SECONDS = 10.0
"""What one player's game may take."""
AT_ONCE = 1e-6
KEPT = 32
PENDING, EACH = 12, 3
"""Games under review at the same time, and those of them asked for from one address."""
FORGOTTEN = 20.0
"""Seconds after which nobody is waiting any more; whoever asks again has the rest looked at."""
log = logging.getLogger("passgo.reviews")


class Work:
    """One game under review."""

    def __init__(self, record: Record, title: str, seats: Sequence[int], whence: str) -> None:
        self.record, self.title, self.whence = record, title, whence
        self.review: Review | None = None
        self.left = list(seats)
        self.asked = time.monotonic()
        self.budget = Budget(SECONDS, FUTURES)
        self.task: asyncio.Task[None] | None = None

    async def go(self) -> None:
        """The odds first, then one player after the other, as long as somebody waits for it."""
        loop = asyncio.get_running_loop()
        try:
            if self.review is None:
                self.review = await loop.run_in_executor(REVIEWS, review, self.record, ())
            while self.left and time.monotonic() - self.asked < FORGOTTEN:
                seat, self.budget = self.left[0], Budget(SECONDS, FUTURES)
                told = await loop.run_in_executor(REVIEWS, review, self.record, (seat,), self.budget)
                self.review.seats.update(told.seats)
                self.left.remove(seat)
        except Exception:
            log.exception("a review broke off")
            self.left.clear()


class Reviews:
    """Those of one server."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Work] = OrderedDict()

    async def of(self, room: Room, language: str, whence: str) -> ReviewShown:
        """As far as it is by now; the first who asks begins it, from whatever address."""
        async with room.locked():
            if room.sheet.odds == "off":
                raise Refusal("NO_REVIEW", status=403)
            if room.game is None or not room.over:
                raise Refusal("NOT_OVER", told_text("server-review-later"))
            work = self.known.get(room.sheet.room)
            # At a real table an end may be taken back, and another one come.
            if work is None or (room.mirror is not None and list(work.record.inputs) != room.game.inputs):
                work = self.new(room, whence)
        self.known.move_to_end(room.sheet.room)
        work.asked = time.monotonic()
        if work.task is None or (work.task.done() and work.left):
            work.task = asyncio.create_task(work.go())
        return shown(work, language)

    def new(self, room: Room, whence: str) -> Work:
        under_way = [work.whence for work in self.known.values() if work.task is not None and not work.task.done()]
        if len(under_way) >= PENDING or under_way.count(whence) >= EACH:
            raise Refusal("TOO_BUSY", status=503)
        assert room.game is not None
        chairs = room.sheet.chairs
        # People first: whoever reads this wants to know about themselves.
        order = sorted(range(len(chairs)), key=lambda seat: chairs[seat].kind != "person")
        work = self.known[room.sheet.room] = Work(full_record(room.sheet, room.game), room.edition.title, order, whence)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return work

    def close(self) -> None:
        """The server stops, and does not wait for a thought: whatever is under way has no time left."""
        for work in self.known.values():
            work.budget.seconds = AT_ONCE
            if work.task:
                work.task.cancel()


def shown(work: Work, language: str) -> ReviewShown:
    """What is known, in the language of whoever asks."""
    head, told = work.record.header, work.review
    curve = [PointShown(step=one.step, round=one.round, odds=few(one.odds), luck=few(one.luck), own=few(one.own))
             for one in (told.curve if told else ())]
    seats = [seat_shown(told, one, language) for _, one in sorted(told.seats.items())] if told else []
    note = told.note.sentence(language) if told and told.note else ""
    return ReviewShown(edition=head.edition, title=work.title, names=list(head.seats), winners=list(told.winners if told else ()),
                       note=note, curve=curve, seats=seats, waiting=len(work.left))


def few(numbers: Sequence[float]) -> list[float]:
    return [round(one, 4) for one in numbers]


def seat_shown(told: Review, one: SeatReview, language: str) -> SeatReviewed:
    names = told.names
    lost, luck, own, others, accuracy = few((one.lost, one.luck, one.own, one.others, one.accuracy))
    return SeatReviewed(
        seat=one.seat, answers=one.answers, decisions=one.decisions, skipped=one.skipped, accuracy=accuracy, lost=lost, luck=luck,
        own=own, others=others,
        mistakes=[MistakeShown(step=m.step, round=m.round, said=m.said(names, language), better=m.better(names, language),
                               loss=round(m.loss, 4), error=round(m.error, 4)) for m in one.mistakes],
        turnings=[TurningShown(step=t.step, round=t.round, change=round(t.change, 4), luck=round(t.luck, 4), own=round(t.own, 4),
                               others=round(t.others, 4)) for t in one.turnings],
        missed=[MissedShown(round=m.round, offer=m.offer(names, language), to=m.worth.offer.a, mine=round(m.worth.maker.odds, 4),
                            theirs=round(m.worth.partner.odds, 4)) for m in one.missed])
