"""The log: what happened, in the sentences of the Teller, gathered turn by turn."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from passgo.cli.terminal.marks import seat_style
from passgo.events import Event
from passgo.rules.words import EVERYONE
from passgo.text.events import Teller

WORTH_DOTS = 4
"""In less room every line is one of the log, and none says that there was more."""


SEAT = "\0"
"""Stands in no text of ours and in no name."""


class Log:
    """Everything told at this table; what a seat may not know is left out when it is shown to that seat."""

    def __init__(self, tell: Teller) -> None:
        self.tell = tell
        self.seats = Teller(tell.edition, [f"{SEAT}{seat}" for seat in range(len(tell.names))], tell.language)
        """The same with seats for names: where such a sentence begins with one, that player is its subject."""
        self.events: list[Event] = []
        self.shown = 0
        """How many events somebody has had the chance to read."""
        self.read: dict[int, int] = {}
        """The same for what each seat alone may know."""
        self.asked = ""
        """The question below the log: a scene or an offer that stands there is not told a second time above it."""

    def add(self, events: Iterable[Event]) -> None:
        self.events += events

    def sentences(self, viewer: int, since: int = 0) -> list[str]:
        """One sentence for each event from this one on."""
        return self.said(self.events[since:], viewer)

    def said(self, events: Iterable[Event], viewer: int, asked: str = "") -> list[str]:
        """What this viewer may know of these, without the words of a question that stands below."""
        told = (self.one(event, viewer, asked) for event in events)
        return [sentence for sentence in told if sentence]

    def one(self, event: Event, viewer: int, asked: str) -> str:
        """One sentence, or nothing."""
        sentence = self.tell.sentence(event) if event.told_to(viewer) else ""
        return (sentence[:1].upper() + sentence[1:]).removesuffix(asked).rstrip()

    def subject(self, event: Event) -> str:
        """The player a sentence begins with, in whatever language; empty: it begins otherwise."""
        said = self.seats.sentence(event)
        return self.tell.names[int(said[1])] if said.startswith(SEAT) else ""

    def new_sentences(self, viewer: int) -> list[str]:
        """Those not shown yet."""
        since, self.shown = self.shown, len(self.events)
        missed = [event for event in self.events[self.read.get(viewer, 0):since] if event.audience != EVERYONE]
        self.read[viewer] = len(self.events)
        return self.said(missed, viewer) + self.said(self.events[since:], viewer, self.asked)

    def paragraphs(self, viewer: int) -> list[tuple[str, bool]]:
        """The last turns, a paragraph each, and whether it holds something new."""
        found: list[tuple[list[tuple[str, str]], bool]] = []
        start = max(0, len(self.events) - 160)
        for n, event in enumerate(self.events[start:], start):
            sentence = self.one(event, viewer, self.asked)
            if event.name == "TURN" or not found:
                found.append(([], False))
            if sentence and event.name != "TURN":
                told, _ = found[-1]
                told.append((self.subject(event), sentence))
                found[-1] = (told, found[-1][1] or n >= self.shown)
        return [(run_on(told), new) for told, new in found if told]

    def tail(self, out: Console, viewer: int, width: int, height: int) -> list[Text]:
        """The last lines that fit; what has been read before is dim."""
        lines: list[Text] = []
        for paragraph, new in reversed(self.paragraphs(viewer)):
            if len(lines) >= height:
                break
            text = Text(paragraph, "" if new else "dim")
            if new:
                colour_names(text, self.tell.names)
            lines[:0] = text.wrap(out, width)
        if len(lines) > height >= WORTH_DOTS:
            lines = [Text("...", "dim"), *lines[len(lines) - height + 1:]]
        return lines[-height:] if height > 0 else []


def run_on(told: Iterable[tuple[str, str]]) -> str:
    """`Ada rolls 3 and 4. Ada moves to Chance.` becomes `Ada rolls 3 and 4, moves to Chance.`; each comes with its subject."""
    text, subject = "", ""
    for name, sentence in told:
        if name and name == subject and sentence.startswith(f"{name} "):
            text = f"{text[:-1]}, {sentence[len(name) + 1:]}"
        else:
            text += f" {sentence}"
        # What a card says ends in sentences of its own; nothing can be hung on to those.
        subject = name if ": " not in sentence else ""
    return text.strip()


def colour_names(text: Text, names: Sequence[str]) -> None:
    """Every player's name in the player's colour."""
    for seat, name in enumerate(names):
        text.highlight_words([name], seat_style(seat))
