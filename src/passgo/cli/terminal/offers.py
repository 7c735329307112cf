"""An offer, put together step by step: with whom, what for what, how much money; then a look at it before it is made."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from passgo.cli.choices import whole
from passgo.cli.terminal.flow import flow, numbered
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.typed import NotUnderstood, simple, space_named
from passgo.cli.terminal.why import explained
from passgo.play.actions import Action, Input, bits
from passgo.play.game import Game
from passgo.play.view import View
from passgo.rules.words import KEPT, Kind
from passgo.text import say, standing
from passgo.text.actions import Phrases
from passgo.text.money import read_money
from passgo.text.trial import balance, new_groups, trial
from passgo.text.words import Words

Ask = Callable[[str], str]
"""Shows a prompt and gives back the line typed."""
STOP = ("q", "quit", "stop", "cancel")


class Dropped(Exception):
    """The offer is not made."""


class Offers:
    """The dialogue of one seat."""

    def __init__(self, game: Game, view: View, screen: Screen, ask: Ask) -> None:
        self.game, self.view, self.screen, self.ask = game, view, screen, ask
        self.names, self.edition, self.words = game.names, game.edition, Words(game.edition)

    def make(self, partners: Sequence[int]) -> Action | None:
        """The offer, or None if somebody thought better of it. Nothing is said to the game before the last yes."""
        try:
            partner = self.partner(partners)
            give = self.things(say("terminal-offer-give"), self.view.seat)
            want = self.things(say("terminal-offer-want", name=self.names[partner]), partner)
            money = self.money() if give or want else 0
            action = Action(Kind.OFFER, partner, give=give, want=want, money=money)
            if self.agreed(action):
                return action
        except Dropped:
            pass
        self.screen.say(say("terminal-offer-none"))
        return None

    def partner(self, partners: Sequence[int]) -> int:
        if len(partners) == 1:
            return partners[0]
        names = [self.names[seat] for seat in partners]
        items = [numbered(n, name) for n, name in enumerate(names, start=1)]
        self.screen.lines(flow(say("terminal-offer-whom"), items, self.screen.out.width, 12))
        return partners[self.picked(say("terminal-offer-whom-how"), names, one=True)[0]]

    def things(self, question: str, owner: int) -> int:
        """A set of deeds and kept cards of this owner."""
        owned = [space for space in range(self.edition.board.spaces) if self.view.table.owner[space] == owner]
        cards = [card for card in self.edition.kept
                 if self.view.table.deeds[owner] >> (KEPT + card.kept) & 1 and self.edition.board.kept_traded[card.kept]]
        names = [self.words.place(space) for space in owned] + [self.words.card_name(card) for card in cards]
        if not names:
            self.screen.say(say("terminal-offer-only-money", question=question, name=self.names[owner]))
            return 0
        self.screen.say(question, "cyan")
        labels = [self.label(space) for space in owned] + [self.words.card_name(card) for card in cards]
        self.screen.lines(flow("", [numbered(n, label) for n, label in enumerate(labels, start=1)], self.screen.out.width, 2))
        keys = [str(space) for space in owned] + [f"card{card.kept}" for card in cards]
        return bits([keys[i] for i in self.picked(say("terminal-offer-things-how"), names)])

    def label(self, space: int) -> str:
        """`Hollywood (Y, mortgaged)`; where buildings go with a property, `Diamond Hills (D, 8/0^)`."""
        owing = say("terminal-mortgaged") if self.view.table.mortgaged >> space & 1 else ""
        notes = (self.screen.marks.letter(space), standing.cell_marks(self.words, self.view.table, space), owing)
        return f"{self.words.place(space)} ({', '.join(note for note in notes if note)})"

    def picked(self, prompt: str, names: Sequence[str], one: bool = False) -> list[int]:
        """Places in the list, by number or by part of a name; asks again until it is understood."""
        while True:
            typed = self.ask(prompt)
            if typed.lower() in STOP or (one and not typed):
                raise Dropped
            try:
                found = [place_of(word, names) for word in typed.split(",") if word.strip()]
            except NotUnderstood as error:
                self.screen.say(str(error), "yellow")
                continue
            if not one or len(found) == 1:
                return list(dict.fromkeys(found))
            self.screen.say(say("terminal-offer-one-please"), "yellow")

    def money(self) -> int:
        """Above nothing: paid by the one who offers; below: asked for."""
        while True:
            typed = self.ask(say("terminal-offer-money"))
            if typed.lower() in STOP:
                raise Dropped
            word, asked = typed.lower(), False
            for start in ("ask", "want", "-", "give", "pay", "add"):
                if word.startswith(start):
                    word, asked = word.removeprefix(start).strip(), start in ("ask", "want", "-")
                    break
            sum = read_money(word, self.edition.currency) if word else 0
            if sum is not None:
                return -sum if asked else sum
            self.screen.say(say("terminal-no-sum", typed=repr(typed[:40])), "yellow")

    def agreed(self, action: Action) -> bool:
        """Show what it means, then ask."""
        self.screen.say(f"{Phrases(self.view, self.names).say(action)}.", "bold")
        refusal = self.game.refusal(action, self.view.seat)
        if refusal:
            self.screen.lines(explained(self.edition, refusal))
            return False
        me = self.view.seat
        accepted = Input(action.a, Action(Kind.ACCEPT))
        self.screen.lines(after_deal(self.view, self.names, me, action.a, Input(me, action), accepted))
        return self.ask(say("terminal-offer-make")).lower() in ("y", "yes")


def after_deal(view: View, names: Sequence[str], maker: int, partner: int, *said: Input) -> list[Text]:
    """How both would stand if it were accepted, interest included: tried on a copy."""
    events = trial(view.core, *said)
    if events is None:
        return [Text("  " + say("terminal-deal-not-now", name=names[partner]), "yellow")]
    edition, words, lines = view.edition, Words(view.edition), []
    groups = [group.spaces for group in edition.groups]
    for seat in (maker, partner):
        after = view.table.cash[seat] + balance(events, seat)
        whole = [words.group(edition.groups[n].name) for n in new_groups(events, seat, view.table.owner, groups)]
        line = (say("terminal-deal-then-groups", name=names[seat], money=words.money(after), groups=whole) if whole
                else say("terminal-deal-then", name=names[seat], money=words.money(after)))
        lines.append(Text(f"  {line}", "dim"))
    interest = sum(event.money for event in events if event.name == "PAID" and event.what < 0)
    return [*lines, *([Text("  " + say("terminal-deal-interest", money=words.money(interest)), "dim")] if interest else [])]


def place_of(word: str, names: Sequence[str]) -> int:
    """Where in the list this number or name stands; raises NotUnderstood."""
    plain = word.strip()
    number = whole(plain)
    if number is not None:
        if 1 <= number <= len(names):
            return number - 1
        raise NotUnderstood("terminal-list-no-number", number=plain)
    found = [n for n, name in enumerate(names) if simple(plain) and simple(plain) in simple(name)]
    begins = [n for n in found if simple(names[n]).startswith(simple(plain))]
    if len(begins or found) != 1:
        raise NotUnderstood("terminal-list-many" if found else "terminal-list-none", typed=repr(plain[:40]))
    return (begins or found)[0]


def offer_typed(text: str, view: View, names: Sequence[str]) -> Action:
    """`to=ada want=hollywood money=1.2M`: an offer as records write it, but with names and sums as people type them; raises
    NotUnderstood and BadAction."""
    words = text.split()
    said = ["OFFER"] if "=" in words[0] else [words.pop(0)]
    return Action.read(" ".join(said + [field_typed(*word.partition("=")[::2], view, names) for word in words]))


def field_typed(key: str, value: str, view: View, names: Sequence[str]) -> str:
    """One part of an offer as records write it; raises NotUnderstood."""
    if key == "to" and whole(value) is None:
        value = str(place_of(value, names))
    elif key in ("give", "want"):
        value = ",".join(thing if whole(thing.removeprefix("card")) is not None else str(space_named(view.edition, thing))
                         for thing in value.split(","))
    elif key == "money":
        sum = read_money(value.removeprefix("-"), view.edition.currency)
        if sum is None:
            raise NotUnderstood("terminal-no-sum", typed=repr(value[:40]))
        value = f"-{sum}" if value.startswith("-") else str(sum)
    return f"{key}={value}"
