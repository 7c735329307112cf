"""The same interface as the compiled tables, on the plain Python rules: slow, for debugging and where no compiler is."""
from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from passgo.engines.python import SILENT, Core, Said
from passgo.rules import contents as contents
from passgo.rules.bits import nth
from passgo.rules.luck import below
from passgo.rules.mind import Net
from passgo.rules.questions import final_count
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.state import State
from passgo.rules.talk.menu import is_open, open_words
from passgo.rules.talk.poster import post
from passgo.rules.talk.records import Ended, Heard, Poster, Sight, Talk
from passgo.rules.talk.sentence import begin_sentence, hear
from passgo.rules.talk.sight import look, look_at_sentence
from passgo.rules.talk.tables import begin_table, hopeless, how_ended, say_word
from passgo.rules.words import NOBODY
from passgo.struct import Struct, fields


def flat(record: Struct) -> bytes:
    """All bytes of a record of bytes, one after the other."""
    found: list[int] = []

    def add(value: Any) -> None:
        if isinstance(value, list):
            for item in value:
                add(item)
        else:
            found.append(value)

    for name in fields(type(record)):
        add(getattr(record, name))
    return bytes(found)


def laid(s: State) -> Core:
    """A copy of a game."""
    core = object.__new__(Core)
    core.s, core.menu, core.act, core.net = s.copy(), Menu(), Action(), Net()
    return core


class Tables:
    """Learners' tables on the interpreted rules."""

    def __init__(self, cores: list[Core], players: list[int], learners: list[int], policies: list[list[int]], rounds: int,
                 words: int, voting: bool, penalty: float, buffers: dict[str, NDArray[Any]]) -> None:
        self.count, self.penalty, self.to = len(cores), penalty, buffers
        self.states, self.talks = [State() for _ in cores], [Talk() for _ in cores]
        self.lucks, self.seen = [Luck() for _ in cores], [Sight() for _ in cores]
        self.ended: list[State | None] = [None] * len(cores)
        self.menu, self.act, self.tally = Menu(), Action(), Tally()
        for i, (s, t) in enumerate(zip(self.states, self.talks, strict=True)):
            s.board, s.tape = cores[i].s.board, SILENT
            t.players, t.learners = players[i], learners[i]
            t.most_rounds, t.most_words, t.voting = rounds, words, int(voting)
            t.policy[:len(policies[i])] = policies[i]

    def reset(self, seed: int, first: int = 0) -> None:
        for i, t in enumerate(self.talks):
            t.seed, t.game = seed, first + i
            for name in ("reward", "terminated", "truncated", "refused"):
                self.to[name][i] = 0
            self.begin(i)

    def begin(self, i: int) -> None:
        board, t = self.states[i].board, self.talks[i]
        t.seat, tried = NOBODY, 0
        while t.seat == NOBODY:
            if hopeless(tried):
                raise ValueError("No learner was ever asked anything, in game after game: "
                                 "at such a table there is nothing to learn.")
            t.game += self.count if tried else 0
            tried += 1
            s = self.states[i] = State()
            s.board, s.tape = board, SILENT
            begin_table(s, t, self.tally, self.menu, self.act, self.lucks[i])
        self.seen[i] = Sight()
        poster = Poster()
        post(s, poster)
        self.to["board"][i] = list(flat(poster))
        self.show(i, True)

    def show(self, i: int, whole: bool) -> None:
        s, t = self.states[i], self.talks[i]
        look(s, t, self.seen[i]) if whole else look_at_sentence(s, t, self.seen[i])
        self.to["observation"][i] = list(flat(self.seen[i]))
        self.to["mask"][i] = [is_open(t, word) for word in range(256)]
        self.to["seat"][i] = t.seat

    def step(self, words: NDArray[Any] | None = None) -> None:
        if words is not None:
            self.to["words"][:] = words
        for i in range(self.count):
            self.one(i)

    def one(self, i: int) -> None:
        t = self.talks[i]
        speaker = t.seat
        for name in ("reward", "terminated", "truncated", "refused"):
            self.to[name][i] = 0
        heard = say_word(self.states[i], t, int(self.to["words"][i]), self.tally, self.menu, self.act, self.lucks[i])
        if heard == Heard.REFUSED:
            self.to["refused"][i] = 1
            self.to["reward"][i, speaker] = -self.penalty
        if t.seat == NOBODY:
            self.finish(i, speaker)
        elif heard != Heard.REFUSED:
            self.show(i, heard == Heard.SAID)

    def finish(self, i: int, speaker: int) -> None:
        s, t = self.states[i], self.talks[i]
        if how_ended(s, t) == Ended.TERMINATED:
            self.to["terminated"][i] = 1
            for seat in range(s.seats):
                won = 1 / s.winners.bit_count() if s.winners >> seat & 1 else 0
                self.to["reward"][i, seat] += won - 1 / s.seats
        else:
            self.to["truncated"][i] = 1
        t.seat = speaker
        begin_sentence(t)
        look(s, t, self.seen[i])
        self.to["final"][i] = list(flat(self.seen[i]))
        self.ended[i] = s
        t.game += self.count
        self.begin(i)

    def core(self, i: int) -> Core:
        return laid(self.states[i])

    def last(self, i: int) -> Core | None:
        ended = self.ended[i]
        return None if ended is None else laid(ended)

    def worth(self, i: int, seat: int) -> int:
        return int(final_count(self.states[i], seat))

    def draw(self, out: NDArray[Any], seed: int) -> int:
        luck = Luck()
        luck.word = seed
        for i, t in enumerate(self.talks):
            k = below(luck, sum(quarter.bit_count() for quarter in t.open))
            for n, quarter in enumerate(t.open):
                if k < quarter.bit_count():
                    out[i] = 64 * n + nth(quarter, k)
                    break
                k -= quarter.bit_count()
        return luck.word


class Speaker:
    """The talk of one seat about one game that somebody else drives."""

    def __init__(self, core: Core, seat: int, voting: bool = False) -> None:
        self.core, self.talk, self.menu, self.act = core, Talk(), Menu(), Action()
        self.talk.seat, self.talk.voting = seat, int(voting)
        begin_sentence(self.talk)
        open_words(core.s, self.talk, self.menu, self.act)

    def words(self) -> list[int]:
        return [word for word in range(256) if is_open(self.talk, word)]

    def hear(self, word: int) -> Said | bool | None:
        heard = hear(self.core.s, self.talk, word, self.menu, self.act)
        if heard == Heard.REFUSED:
            return None
        a = self.act
        if heard == Heard.SAID:
            return a.kind, a.a, a.b, a.give, a.want, a.money
        open_words(self.core.s, self.talk, self.menu, self.act)
        return False

    def sight(self) -> bytes:
        sight = Sight()
        look(self.core.s, self.talk, sight)
        return flat(sight)

    def poster(self) -> bytes:
        poster = Poster()
        post(self.core.s, poster)
        return flat(poster)
