"""How a room stands: its sheet, its game, its clocks, and who is there. Nothing here writes."""
from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, get_args

from passgo.events import Event, decode
from passgo.loading import BadEdition, BadOption, Edition, UnknownEdition
from passgo.play.actions import BadAction, Input
from passgo.play.dealer import SCHEME, Dealer, Promised, Seeded
from passgo.play.game import Game, IllegalAction
from passgo.play.mirror import Mirror
from passgo.server.http.limits import Limits
from passgo.server.ops.boards import board_of
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.calls import Caller
from passgo.server.rooms.clock import TableClock
from passgo.server.rooms.live_odds import LiveOdds
from passgo.server.rooms.mirror import mirrored
from passgo.server.rooms.rewind import Mark, Proposal
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage.store import Store, Stored
from passgo.server.views.drawing import Drawing, TableWriter
from passgo.server.views.table import Surroundings
from passgo.server.views.telling import Telling
from passgo.server.wire.field_types import Motion

if TYPE_CHECKING:
    from passgo.bots import Bot
    from passgo.server.rooms.device import Device

TAIL = 256
"""Events kept at hand for those who come back soon; older ones are played again from the inputs."""
VOTES: tuple[Motion, ...] = get_args(Motion)


def now_ms() -> int:
    """The server's clock."""
    return int(time.time() * 1000)


def dealer_of(sheet: Sheet) -> Dealer | None:
    """What decides its tosses; at a real table nothing does.

    Before dice had a scheme they came from the first bits of the commitment, which everybody saw.
    """
    if sheet.luck == "table":
        return None
    return Promised(sheet.secret) if sheet.dice == SCHEME else Seeded(int(sheet.commitment[:16], 16))


def edition_of(sheet: Sheet, dealt: bool = True) -> Edition:
    """The board this room plays on; refused where it, the rules, or (to deal on) the way the dice fall are others."""
    try:
        edition = board_of(sheet.edition, sheet.own, sheet.options)
    except (UnknownEdition, BadEdition, BadOption):
        raise Refusal("RULES_CHANGED", status=409) from None
    if sheet.rules != edition.rules_version or edition.digest != sheet.board or (
            dealt and sheet.dice != SCHEME and sheet.luck == "seed"):
        raise Refusal("RULES_CHANGED", status=409)
    return edition


def question_ends(game: Game) -> tuple[int, int]:
    """The deadlines of an auction and of a deal, as game time."""
    return game.core.auction_until, game.core.review_until


class RoomState:
    """One table, with those who sit and watch around it, as they are now."""

    def __init__(self, stored: Stored, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.lock = asyncio.Lock()
        self.devices: set[Device] = set()
        self.users = 0
        """Requests that hold this room just now; it is not put away under them."""
        self.votes: dict[Motion, set[int]] = {what: set() for what in VOTES}
        self.left: dict[int, float] = {seat: time.monotonic() for seat in range(len(stored.sheet.chairs))}
        """When each seat was last seen, for those who are away."""
        self.signs = dict(self.left)
        """When each seat last gave a sign of life: said something, or left."""
        self.deputy: int | None = None
        """Who all have been told is host while the host is away."""
        self.chats = Limits()
        self.go_on_at = 0.0
        """When a pause is over because somebody wants to go on, by time.monotonic."""
        self.offers: dict[int, int] = {}
        """How many deals each seat has offered in this turn, and which turn that is."""
        self.offers_turn = -1
        self.proposal: Proposal | None = None
        """What somebody asks to take back; the table waits for an answer."""
        self.asked_back: dict[tuple[int, int], int] = {}
        """How often each seat has asked for that, by turn and seat."""
        self.called: dict[int, int] = {}
        """In which turn each seat was last called."""
        self.caller: Caller | None = None
        self.askings = Limits()
        """How often each seat has asked for advice, and who only watches, by where they come from."""
        self.chores: set[asyncio.Task[None]] = set()
        """What is thought beside the loop for this table; whoever drives it ends them."""
        self.thinking = False
        """A bot thinks about what it will say."""
        self.bots: dict[int, Bot] = {}
        """Those who thought last, for what they remember of the table; a server that starts again has forgotten it."""
        self.candidates: frozenset[int] = frozenset()
        """Whom the vote to let bots play is about."""
        self.empty_since = time.monotonic()
        self.doubtful = False
        """The store has failed: what is here may not be what is there."""
        self.changed = asyncio.Event()
        """Something has changed: the driver must look again what is due when."""
        self.board_history: dict[str, tuple[int, str]] = {}
        """How many inputs there were when somebody last looked back, and what they were told (see views/history.py)."""
        self.whole_record = ""
        """The record of a game that is over, once somebody has asked for it (see views/records.py)."""
        self.archived = False
        """It is over, and kept as it is shown."""
        self.lost = False
        """Another server has this room by now."""
        self.take_up(stored)

    def take_up(self, stored: Stored) -> None:
        """Everything as the store has it."""
        self.sheet, self.lease, self.generation = stored.sheet, stored.lease, self.store.generation if self.store else 0
        self.edition = edition_of(self.sheet)
        self.game: Game | None = None
        self.mirror: Mirror | None = None
        """At a real table: what can be taken back."""
        self.stored_moves = len(stored.moves)
        self.said: dict[str, int] = {id: taken.seq for taken in self.sheet.taken for id in taken.said}
        self.marks: list[Mark] = []
        """Where each stored move begins, who said it, and its last event."""
        self.tail: deque[tuple[int, Event]] = deque(maxlen=TAIL)
        self.recalled: dict[str, dict[int, Telling]] = {}
        """By language and number: what somebody who came had missed (see recall.py)."""
        self.seq = 0
        """The number of the last event that is on disk."""
        self.dice: tuple[int, int] | None = None
        self.clock = TableClock(stored.clocks)
        self.writer = TableWriter(self.sheet.names)
        self.live = LiveOdds()
        self.moved_at = self.written_at = time.monotonic()
        self.heard_at = 0
        """The number of inputs when the bots were last asked whether they want to say something."""
        if not self.sheet.started:
            return
        self.game = Game(self.edition, self.sheet.names, None, None)
        try:
            self.play_again(self.game, stored)
        except (IllegalAction, BadAction):
            raise Refusal("RULES_CHANGED") from None
        self.game.dealer = dealer_of(self.sheet)
        self.run_clocks()

    def play_again(self, game: Game, stored: Stored) -> None:
        """Everything that was said, once more; at a real table without what was taken back."""
        if self.sheet.luck == "table":
            self.mirror = mirrored(game, stored.moves)
            self.said = {move.said: move.seq for move in stored.moves if move.said}
            self.remember_all(game)
            return
        for move in stored.moves:
            for line in move.inputs.splitlines():
                self.remember(game.tell(*Input.read(line)))
            self.marks.append(Mark(move.place, move.said, move.seq))
            if move.said:
                self.said[move.said] = move.seq

    # --------------------------------------------------------------------------------------------------- how things are
    @property
    def over(self) -> bool:
        return self.sheet.ended or (self.game is not None and self.game.over)

    @property
    def awake(self) -> bool:
        """Does time run? Not before the start, not after the end, in no pause or vote on the past, and not where nobody plays."""
        return self.game is not None and not self.over and not self.sheet.paused and not self.proposal and self.attended

    @property
    def attended(self) -> bool:
        """Is somebody here whose game it is? Those who only watch move nothing, unless no person plays at this table any more;
        who is out of the game only watches."""
        alive = self.game.core.alive if self.game else 0
        for device in self.devices:
            if device.banker or alive & device.mask:
                return True
        return bool(self.devices) and not any(chair.kind == "person" and alive >> seat & 1
                                              for seat, chair in enumerate(self.sheet.chairs))

    @property
    def timed(self) -> bool:
        return self.game is not None and (self.sheet.turn_seconds is not None or self.game.core.next_deadline() != 0)

    @property
    def budget(self) -> int | None:
        """What a seat may use of one turn, in ms."""
        return None if self.sheet.turn_seconds is None else self.sheet.turn_seconds * 1000

    def online(self, seat: int) -> bool:
        return any(seat in device.seats for device in self.devices)

    def people(self) -> set[int]:
        """The seats played by people now."""
        return {seat for seat, chair in enumerate(self.sheet.chairs) if chair.kind == "person" and not chair.absent}

    @property
    def stirs(self) -> bool:
        """May something happen here though nobody says anything (see driver.due)? Not where only people play, without a clock."""
        return (self.timed or self.over or self.sheet.paused or self.proposal is not None or self.sheet.odds == "live"
                or any(chair.is_bots for chair in self.sheet.chairs))

    def run_clocks(self) -> None:
        """Let clocks run or stand as things are now, and wake the driver where it may have something to do."""
        if self.game:
            self.clock.look(self.game, self.people(), self.awake)
        if self.stirs:
            self.changed.set()

    def deadline(self) -> int | None:
        """When the rules' clock ends the open question, in ms of the server's clock; the end of a timed game is no question's."""
        due = self.game.core.next_deadline() if self.game else 0
        if not due or self.game is None or due not in question_ends(self.game) or not self.awake:
            return None
        return now_ms() + due - self.clock.game.now

    def patience(self) -> int | None:
        """When a bot takes over the seat asked."""
        if self.budget is None or not self.clock.asked or not self.awake:
            return None
        return now_ms() + max(0, self.budget - max(self.clock.waited[seat].now for seat in self.clock.asked))

    def ends(self) -> int | None:
        """When the agreed time is over, in ms of the server's clock."""
        limit = self.edition.board.time_limit_ms
        if not limit or self.game is None or not self.awake:
            return None
        return int(now_ms() + limit + self.game.core.extra_ms - self.clock.game.now)

    def chore(self, job: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = asyncio.create_task(job)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def surroundings(self) -> Surroundings:
        chairs, here = self.sheet.chairs, 0
        for device in self.devices:
            here |= device.mask
        online = [bool(here >> seat & 1) for seat in range(len(chairs))]
        return Surroundings(self.sheet.names, [chair.bot for chair in chairs], online, [chair.absent for chair in chairs],
                            self.dice, self.deadline(), self.patience(), self.sheet.paused, self.sheet.ended, self.ends())

    def drawing(self) -> Drawing:
        """The table as it is now, to be drawn for whoever looks."""
        assert self.game is not None
        return self.writer.draw(self.game.view, self.surroundings())

    def remember_all(self, game: Game) -> None:
        """The events of a game as it stands now, whatever was told of it before."""
        events = list(map(decode, game.core.events(0)))
        self.tail.clear()
        self.recalled.clear()
        self.seq, self.dice = game.core.told - len(events), None
        self.remember(events)

    def remember(self, events: Iterable[Event]) -> None:
        for event in events:
            self.seq += 1
            self.tail.append((self.seq, event))
            if event.name == "ROLLED":
                self.dice = (event.what, event.how)
