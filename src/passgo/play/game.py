"""Game: the friendly object. It checks what is said, remembers it, and can be undone, forked, saved, loaded and replayed."""
from __future__ import annotations

import importlib
import pathlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

from passgo.editions import DEFAULT_EDITION
from passgo.engines import choose as engine
from passgo.events import Event, decode
from passgo.loading import Edition, Value, read
from passgo.play.actions import HIDDEN, Action, Input
from passgo.play.dealer import SCHEME, Dealer, Promised, Seeded, commitment_of, seed_of
from passgo.play.driving import Players, advance
from passgo.play.fields import SEATED
from passgo.play.legal import Legal, legal_actions, reason_against
from passgo.play.record import BadRecord, Header, Record
from passgo.play.view import AGENDA, View
from passgo.play.withheld import hidden_from, shown_to
from passgo.rules.words import CHANCE, CLOCK, NOBODY, TABLE, Ending, Kind, Reason
from passgo.struct import fingerprint
from passgo.text.events import Teller
from passgo.text.refusals import Refusal, refusal_of

if TYPE_CHECKING:
    from fractions import Fraction

    from passgo.play.thoughts import Budget, Share


class IllegalAction(ValueError):
    """Refused, and nothing has happened: `reason` by name, the `clause` of the rulebook, and a `sentence` for the player."""

    def __init__(self, reason: str, clause: str, sentence: str) -> None:
        super().__init__(reason, clause, sentence)
        self.reason, self.clause, self.sentence = reason, clause, sentence

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class Game:
    """One game of one edition, for up to eight seats.

    With a dealer the game deals its own luck; without one, CHANCE is told by whoever holds the dice (`tell`).
    """

    def __init__(self, edition: Edition, seats: Sequence[str], dealer: Dealer | None, first: int | None) -> None:
        self.edition, self.names, self.dealer, self.first = edition, tuple(seats), dealer, first
        self.core = engine.Core(edition.board.dump(), len(seats), NOBODY if first is None else first, watched=True)
        self.inputs: list[Input] = []
        self.tosses = 0
        """How often chance has spoken: with the dealer this decides what falls next."""

    @classmethod
    def new(cls, edition: str | Edition = DEFAULT_EDITION, players: int | Sequence[str] = 4, seed: int | str | None = 0,
            options: Mapping[str, Value] | None = None, first: int | None = None, secret: str = "") -> Self:
        """`Game.new("here_and_now", 3, seed=7, options={"jackpot": True})`; the first toss has fallen when it returns.

        With a secret the seed does not count: every toss comes from the secret, as in hosted games.
        """
        printed = edition if isinstance(edition, Edition) else read(edition, tuple(sorted((options or {}).items())))
        names = [f"Player {n + 1}" for n in range(players)] if isinstance(players, int) else list(players)
        printed.must_seat(len(names))
        if first is not None and not 0 <= first < len(names):
            raise ValueError(f"There is no seat {first}.")
        dealer = Promised(secret) if secret else None if seed is None else Seeded(seed_of(seed))
        game = cls(printed, names, dealer, first)
        game.let_fall()
        return game

    # ------------------------------------------------------------------------------------------------- what there is
    @property
    def over(self) -> bool:
        return bool(self.core.over != Ending.PLAYING)

    @property
    def ending(self) -> str:
        """Why the game is over, in words."""
        return self.teller().ending(self.core.over)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.names)) if self.core.winners >> seat & 1)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the open question waits for; none while chance or the clock must speak."""
        return SEATED[self.core.actors()]

    @property
    def waits_for_chance(self) -> bool:
        return bool(self.core.waits_for() == CHANCE)

    @property
    def seed(self) -> int | None:
        """The seed it is dealt from; none where a secret decides, or whoever holds the dice."""
        return self.dealer.seed if isinstance(self.dealer, Seeded) else None

    @property
    def round(self) -> int:
        return int(self.core.round)

    def legal(self, seat: int | None = None, side: bool = True) -> Legal:
        """What a seat may do now: actions one by one, bids as a range, whether it may make an offer."""
        return legal_actions(self.core, self.edition, self.speaker(seat), side)

    def refusal(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Why this cannot be done now, or None."""
        said = Action.read(action) if isinstance(action, str) else action
        return self.why_not(self.speaker(seat), said)

    def outcomes(self) -> list[tuple[Action, Fraction]]:
        """Everything CHANCE can say now, each with its probability."""
        from fractions import Fraction
        if not self.waits_for_chance:
            return []
        ways = self.core.ways()
        counts: dict[Action, int] = {}
        for k in range(ways):
            outcome = Action(*self.core.nth_way(k))
            counts[outcome] = counts.get(outcome, 0) + 1
        return [(outcome, Fraction(count, ways)) for outcome, count in counts.items()]

    def view(self, seat: int) -> View:
        """What this seat may know; -1: what everybody may."""
        return View(self.edition, self.core, seat)

    def odds(self, seat: int = -1, budget: Budget | None = None) -> tuple[Share, ...]:
        """Everybody's odds of winning with their errors, as this seat may know them; -1: as everybody may."""
        found: tuple[Share, ...] = importlib.import_module("passgo.minds.odds").odds(self, seat, budget)  # they are upstairs
        return found

    def __repr__(self) -> str:
        return f"<Game of {self.edition!r}: {', '.join(self.names)}; seed {self.seed}, {len(self.inputs)} inputs>"

    def __str__(self) -> str:
        from passgo.table import table_of
        return table_of(self)

    # ---------------------------------------------------------------------------------------------------- going on
    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """A seat acts (who is asked, if only one is); chance follows by itself where there is a seed. Returns what happened."""
        said = Action.read(action) if isinstance(action, str) else action
        if not isinstance(said, Action):
            raise TypeError(f"What is played is an Action, or the words of one, and then comes the seat; not {action!r}.")
        return self.tell(self.speaker(seat), said) + self.let_fall()

    def advance(self, until: Iterable[int] = (), bots: Players = "trader") -> list[Event]:
        """On until one of these seats must decide, or the game is over: chance, clock, bots, and what bots say unasked.

        `game.advance(until={0}, bots={1: "thrifty", 2: "trader", 3: MyBot()})`; one name or bot plays every other seat.
        """
        return advance(self, until, bots)

    def tick(self, milliseconds: int) -> list[Event]:
        """The clock says how late it is, counted from the start of the game."""
        return self.tell(CLOCK, Action(Kind.TICK, money=milliseconds)) + self.let_fall()

    def tell(self, who: int, action: Action) -> list[Event]:
        """One input of any speaker, CHANCE and CLOCK included; raises IllegalAction, and then nothing has happened."""
        why = self.why_not(who, action)
        if why:
            raise IllegalAction(*why)
        since = self.core.told
        self.core.put(who, action)
        self.inputs.append(Input(who, action))
        self.tosses += who == CHANCE
        return [decode(told) for told in self.core.events(since)]

    def let_fall(self) -> list[Event]:
        """With a dealer: all tosses that are due."""
        happened: list[Event] = []
        while due := self.next_fall():
            happened += self.tell(CHANCE, due)
        return happened

    def next_fall(self) -> Action | None:
        """What chance will say now, if it is its turn and the dealer is known."""
        if self.dealer is None or not self.waits_for_chance:
            return None
        return Action(*self.core.nth_way(self.dealer.way(self.tosses, self.core.ways())))

    def undo(self) -> Input:
        """Take back what a seat said last, and all that followed from it; the dice will fall the same way again."""
        for n in range(len(self.inputs) - 1, -1, -1):
            if self.inputs[n].who >= 0:
                taken = self.inputs[n]
                self.become(self.inputs[:n])
                return taken
        raise ValueError("There is nothing to take back.")

    def fork(self, seed: int | str | None = None) -> Self:
        """A second game from here on; it knows no more of the future than this one, and with a seed of its own meets another."""
        other = object.__new__(type(self))
        other.__dict__ = {**self.__dict__, "core": self.core.clone(), "inputs": list(self.inputs)}
        other.core.record(True)
        if seed is not None:
            other.dealer = Seeded(seed_of(seed))
        return other

    # --------------------------------------------------------------------------------------------- saving, replaying
    def record(self, secrets: bool = True) -> Record:
        """The whole game: what it was set up with and all that was said; without secrets, no seed and no bid still hidden."""
        header = Header(edition=self.edition.source, options=self.edition.changed(), board=self.edition.digest, seats=self.names,
                        first=self.first, seed=self.seed if secrets else None, rules=self.edition.rules_version)
        if secrets and isinstance(self.dealer, Promised):
            header = replace(header, dice=SCHEME, secret=self.dealer.secret, commitment=commitment_of(self.dealer.secret))
        said = self.inputs if secrets else self.inputs[:hidden_from(self)]
        own = None if self.edition.home == self.edition.key else self.edition
        return Record(header, tuple(said), self.result() if self.over else None, own=own)

    def record_for(self, seat: int) -> Record:
        """The record this seat may read while the game goes on: without the seed, and without what only others were told."""
        result = {"ending": Ending.name(self.core.over), "winners": list(self.winners)} if self.over else None
        return Record(self.record(secrets=False).header, shown_to(self, seat), result)

    def result(self) -> dict[str, Any]:
        """How it ended, with a fingerprint of the table as it was then."""
        values = self.core.dump()
        for column in AGENDA:
            values[column] = values[column][:values["depth"]]
        return {"ending": Ending.name(self.core.over), "winners": list(self.winners), "digest": fingerprint(values)}

    def save(self, path: str | pathlib.Path | None = None) -> str:
        """The game record as text; with a path it is written there too. Raises BadRecord where it would be another game."""
        if not self.is_whole():
            raise BadRecord("This game was laid out from outside: its record would replay another one, so nothing was written.")
        text = self.record().text()
        if path is not None:
            pathlib.Path(path).write_text(text, encoding="utf-8")
        return text

    def is_whole(self) -> bool:
        """Does all that was said lead to this table? Not after `core.load` of a position from elsewhere."""
        told = type(self)(self.edition, self.names, None, self.first)
        try:
            for said in self.inputs:
                told.tell(*said)
        except IllegalAction:
            return False
        return told.core.digest() == self.core.digest()

    @classmethod
    def load(cls, record: Record | str) -> Self:
        """Say it all again, checked; raises BadRecord where the rules would not have it so."""
        *_, (game, _, _) = cls.replay(record)
        return game

    @classmethod
    def replay(cls, record: Record | str) -> Iterator[tuple[Self, Input | None, list[Event]]]:
        """The game after each input of a record, beginning before the first."""
        record = Record.parse(record) if isinstance(record, str) else record
        header = record.header
        edition = record.edition()
        game = cls(edition, header.seats, header.dealer(), header.first)
        yield game, None, [decode(told) for told in game.core.events(0)]
        for line, said in enumerate(record.inputs, start=2):
            if said == HIDDEN or (said.action.kind == Kind.BID and said.action.money < 0):
                raise record.broken(line, "a card or a bid is hidden here: a record for one seat cannot be played again.")
            try:
                happened = game.tell(*said)
            except IllegalAction as why:
                raise record.broken(line, f"`{said}` is against the rules: {why}") from why
            yield game, said, happened
        if record.result is not None and record.result != game.result():
            raise record.broken(len(record.inputs) + 2, "the result written there is not the one that was played")

    # -------------------------------------------------------------------------------------------------------- helpers
    def speaker(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if len(self.asked) == 1:
            return self.asked[0]
        raise ValueError("Nobody is asked." if not self.asked else
                         f"Seats {', '.join(map(str, self.asked))} are asked: say which one speaks.")

    def why_not(self, who: int, action: Action) -> Refusal | None:
        if who == TABLE and self.dealer is not None:
            # What a seed or a secret deals is checked against it afterwards: nobody puts his hand on that table.
            return refusal_of(self.edition, action.kind, Reason.LUCK_DEALT)
        reason = reason_against(self.core, who, action)
        return None if reason == Reason.FINE else refusal_of(self.edition, action.kind, reason)

    def become(self, inputs: list[Input]) -> None:
        """Begin again and say these."""
        fresh = type(self)(self.edition, self.names, self.dealer, self.first)
        for said in inputs:
            fresh.tell(*said)
        self.__dict__ = fresh.__dict__

    def teller(self) -> Teller:
        """Makes sentences of events, with the names of this table."""
        return Teller(self.edition, self.names)
