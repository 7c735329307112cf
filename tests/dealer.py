"""A scripted dealer: the test says what everybody says, the dice and the cards included, and the dealer keeps the books.

After every input the dealer counts money, pieces, deeds and cards: none may appear from nowhere or get lost.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self, TypeAlias

from passgo import Action, Edition, Event, read
from passgo.events import decode
from passgo.rules.sizes import SPACES
from passgo.rules.steps import Step
from passgo.rules.words import BANK, CHANCE, CLOCK, KEPT, NOBODY, Ending, Reason
from passgo.text.events import Teller

Table: TypeAlias = Callable[..., "Dealer"]
"""The fixture `table`: lays a position and gives its dealer."""


class Dealer:
    """One game on one engine. Every field of the State can be read: `t.cash[0]`, `t.at[1]`, `t.level[39]`."""

    def __init__(self, edition: Edition, core: Any) -> None:
        self.edition, self.core = edition, core
        self.core.record(True)
        self.news: list[Event] = []
        """What the last input made happen."""
        self.pieces = self.count_pieces()

    def __getattr__(self, field: str) -> Any:
        try:
            return self.core.field(field)
        except KeyError:
            raise AttributeError(field) from None

    def arrange(self, used: dict[str, list[str]] | None = None, kept: dict[str, int] | None = None,
                mortgaged: Sequence[int] = (), **changes: Any) -> Self:
        """As if it had come to this: `changes` are fields of the State, by seat or space; the rest is kept consistent.

        `mortgaged` is a list of spaces, `kept` says who holds which card, `used` which cards of a deck have been played.
        """
        values = self.core.dump()
        for name, value in changes.items():
            if isinstance(value, dict):
                for i, v in value.items():
                    values[name][i] = v
            else:
                values[name] = value
        lay_deeds(values, self.edition, list(mortgaged))
        lay_pieces(values, self.edition, changes)
        lay_cards(values, self.edition, used or {}, kept or {})
        for seat in range(values["seats"]):
            if values["jail"][seat]:
                values["at"][seat] = self.edition.board.jail
        values["bank"] = -sum(values["cash"]) - values["pot"]
        self.core.load(values)
        self.pieces = self.count_pieces()
        self.count()
        return self

    # ----------------------------------------------------------------------------------------------- what is said
    def say(self, who: int, words: str) -> Self:
        """Somebody says this, and it must be in order."""
        action = Action.read(words)
        reason = self.core.refusal(who, action)
        assert reason == Reason.FINE, f"{who} says {words}: {Reason.name(reason)} (open: {self.question})"
        since = self.core.told
        self.core.put(who, action)
        self.news = [decode(told) for told in self.core.events(since)]
        self.count()
        return self

    def refuses(self, who: int, words: str) -> str:
        """The reason by name why this cannot be said now, or "FINE"; asking changes nothing."""
        before = self.core.digest()
        reason = Reason.name(self.core.refusal(who, Action.read(words)))
        assert self.core.digest() == before
        return reason

    def roll(self, seat: int, first: int, second: int) -> Self:
        """The seat rolls, and this falls."""
        return self.say(seat, "ROLL").fall(first, second)

    def fall(self, first: int, second: int) -> Self:
        """The dice show this."""
        return self.say(CHANCE, f"OUTCOME a={first} b={second}")

    def draw(self, card: str) -> Self:
        """The card on top, by its id."""
        return self.say(CHANCE, f"OUTCOME a={self.card(card).number}")

    def dealt(self, space: int) -> Self:
        """This deed is dealt."""
        return self.say(CHANCE, f"OUTCOME a={space}")

    def tick(self, milliseconds: int) -> Self:
        """It is so late now."""
        return self.say(CLOCK, f"TICK money={milliseconds}")

    def passes(self, *seats: int) -> Self:
        """These fall silent in an auction."""
        for seat in seats:
            self.say(seat, "PASS")
        return self

    # ------------------------------------------------------------------------------------------------ what there is
    @property
    def question(self) -> str:
        """The Ask or Toss now open, by name; "" when the game is over."""
        values = self.core.dump()
        return "" if values["over"] else str(Step.name(values["step"][values["depth"] - 1]))

    @property
    def about(self) -> int:
        """The space or lot the open question is about."""
        values = self.core.dump()
        return int(values["what"][values["depth"] - 1])

    @property
    def owed(self) -> int:
        """The sum in the open question: what is owed, or the highest bid."""
        values = self.core.dump()
        return int(values["sum"][values["depth"] - 1])

    @property
    def asked(self) -> list[int]:
        """The seats the open question waits for."""
        return [seat for seat in range(8) if self.core.actors() >> seat & 1]

    @property
    def ending(self) -> str:
        return str(Ending.name(self.core.over))

    @property
    def won(self) -> list[int]:
        """The winners."""
        return [seat for seat in range(8) if self.core.winners >> seat & 1]

    @property
    def playing(self) -> list[int]:
        """The seats not out."""
        return [seat for seat in range(8) if self.alive >> seat & 1]

    def card(self, name: str) -> Any:
        return next(card for card in self.edition.cards if card.id == name)

    def holds(self, seat: int, card: str) -> bool:
        """Does this seat keep this card?"""
        return bool(self.deeds[seat] >> KEPT + self.card(card).kept & 1)

    def pile_of(self, deck: int) -> list[str]:
        """The ids of the used cards of a deck, in the order they will come again."""
        values = self.core.dump()
        return [self.edition.card(deck, n).id for n in values["pile"][deck][:values["pile_count"][deck]]]

    def is_mortgaged(self, space: int) -> bool:
        return bool(self.mortgaged >> space & 1)

    def owned_by(self, seat: int) -> list[int]:
        """The deeds of a seat, by space."""
        return [space for space in range(SPACES) if self.owner[space] == seat]

    def answers(self, seat: int) -> set[str]:
        """What the menu lists for this seat, without its side business."""
        return {str(Action(*line)) for line in self.core.legal(seat, False)[0]}

    def business(self, seat: int) -> set[str]:
        """What the menu lists for this seat, with its side business; to propose an end goes without saying."""
        return {str(Action(*line)) for line in self.core.legal(seat, True)[0]} - {"PROPOSE_STOP"}

    def paid(self, reason: int) -> list[tuple[int, int, int]]:
        """(giver, taker, sum) of every payment of the last input made for this reason."""
        return [(e.who, e.what, e.money) for e in self.news if e.name == "PAID" and e.how == reason]

    def happened(self, name: str) -> bool:
        """Was there such an event in the last input?"""
        return any(event.name == name for event in self.news)

    # ------------------------------------------------------------------------------------------------- keeping books
    def count(self) -> None:
        """Nothing appears from nowhere, nothing gets lost, and everything that happened can be told."""
        values = self.core.dump()
        assert sum(values["cash"]) + values["bank"] + values["pot"] == 0, "money"
        assert min(values["cash"]) >= 0 and values["pot"] >= 0
        assert (self.core.waits_for() == CHANCE) == self.question.startswith("TOSS_"), "who must speak"
        assert self.count_pieces() == self.pieces, "houses and hotels"
        for seat in range(8):
            mine = sum(1 << space for space in range(SPACES) if values["owner"][space] == seat and seat < values["seats"])
            assert values["deeds"][seat] & (1 << KEPT) - 1 == mine, "deeds and owners"
        assert values["built"] == sum(1 << space for space in range(SPACES)
                                      if values["level"][space] > 0 or values["development"][space] > 0)
        assert all((values["lent"][space] > 0) == bool(values["mortgaged"] >> space & 1) for space in range(SPACES))
        self.count_cards(values)
        teller = Teller(self.edition, [f"Player {n}" for n in range(values["seats"])])
        assert all(teller.sentence(event) for event in self.news)

    def count_pieces(self) -> tuple[int, int]:
        """Houses and hotels, in the bank and on the board."""
        values, top = self.core.dump(), self.edition.board.top_level
        levels = values["level"]
        return values["houses_left"] + sum(n for n in levels if n < top), values["hotels_left"] + levels.count(top)

    def count_cards(self, values: dict[str, Any]) -> None:
        """Every card is unseen, used, kept, or being followed right now; never two of these."""
        board = self.edition.board
        for deck in range(len(self.edition.decks)):
            used = values["pile"][deck][:values["pile_count"][deck]]
            unseen = [n for n in range(board.cards[deck]) if values["unseen"][deck] >> n & 1]
            kept = [board.kept_card[k] for k in range(board.kept_cards) for seat in range(8)
                    if board.kept_deck[k] == deck and values["deeds"][seat] >> KEPT + k & 1]
            in_hand = [values["how"][d] for d in range(values["depth"]) if values["step"][d] == Step.CARD_BACK
                       and values["what"][d] == deck]
            assert sorted([*used, *unseen, *kept, *in_hand]) == list(range(board.cards[deck])) or values["over"], "cards"


def laid(core_class: Any, key: str, seats: int, first: int | None, options: dict[str, Any] | None = None,
         **changes: Any) -> Dealer:
    """A new game as if it had come to this; see `arrange`."""
    edition = read(key, tuple(sorted((options or {}).items())))
    core = core_class(edition.board.dump(), seats, NOBODY if first is None else first)
    dealer = Dealer(edition, core)
    return dealer.arrange(**changes) if changes else dealer


def lay_pieces(values: dict[str, Any], edition: Edition, changes: dict[str, Any]) -> None:
    """What stands on the board is not in the bank; a test may say how little is left there."""
    levels, top = values["level"], edition.board.top_level
    values["developed"] = sum(1 << space for space, kind in enumerate(values["development"]) if kind)
    values["built"] = sum(1 << space for space, level in enumerate(levels) if level > 0) | values["developed"]
    board = edition.board
    for space, level in changes.get("level", {}).items():
        if "spent" not in changes:
            values["spent"][space] = min(level, top - 1) * board.house[space] + (board.hotel[space] if level == top else 0)
    if "houses_left" not in changes:
        values["houses_left"] = edition.board.houses - sum(level for level in levels if level < top)
    if "hotels_left" not in changes:
        values["hotels_left"] = edition.board.hotels - levels.count(top)


def lay_deeds(values: dict[str, Any], edition: Edition, mortgaged: list[int]) -> None:
    """Every deed lies before its owner, or with the bank; a mortgaged one carries its printed loan."""
    values["deeds"] = [mask >> KEPT << KEPT for mask in values["deeds"]]
    for space, owner in enumerate(values["owner"][:edition.board.spaces]):
        if owner != BANK:
            values["deeds"][owner] |= 1 << space
    values["mortgaged"] = sum(1 << space for space in mortgaged)
    values["lent"] = [edition.board.loan[space] if space in mortgaged else 0 for space in range(SPACES)]


def lay_cards(values: dict[str, Any], edition: Edition, used: dict[str, list[str]], kept: dict[str, int]) -> None:
    """Cards that have been seen: used ones in order, kept ones with their holders."""
    by_id = {card.id: card for card in edition.cards}
    for name, seat in kept.items():
        values["unseen"][by_id[name].deck] &= ~(1 << by_id[name].number)
        values["deeds"][seat] |= 1 << KEPT + by_id[name].kept
    for deck, names in used.items():
        d = edition.decks.index(deck)
        for i, name in enumerate(names):
            values["unseen"][d] &= ~(1 << by_id[name].number)
            values["pile"][d][i] = by_id[name].number
        values["pile_count"][d] = len(names)
