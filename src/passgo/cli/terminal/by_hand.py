"""What people at a real table type to put something right: `set cash Bob, 1.2M`, `set owner Boston, Ann`, `hammer Cy, 9k`."""
from __future__ import annotations

from collections.abc import Sequence

from passgo.cli.choices import whole
from passgo.cli.terminal.typed import NotUnderstood, simple, space_named
from passgo.loading import Edition
from passgo.loading.options import ON
from passgo.play.actions import Action
from passgo.play.notation import FIELDS, SUMS
from passgo.rules.words import NOBODY, CardSays, Correction
from passgo.text.money import read_money
from passgo.text.words import Words

WORDS = ("set", "hammer", "card", "another")
BANK = ("bank", "nobody", "none")
SETTINGS = tuple(sorted(word.removeprefix("SET_").lower() for word in Correction.names() if word.startswith("SET_")))
SAYS = {name.lower().replace("_", "-"): number for name, number in CardSays.names().items()}


def told(word: str, rest: str, edition: Edition, names: Sequence[str]) -> Action:
    """The correction these words mean; raises NotUnderstood."""
    if word == "set":
        setting, _, rest = rest.partition(" ")
        name = f"SET_{setting.upper()}"
        if name not in Correction.names():
            raise NotUnderstood("terminal-set-what", known=SETTINGS)
    else:
        name = {"hammer": "HAMMER", "card": "CARD", "another": "CARD_SAYS"}[word]
    if name == "CARD":
        return card_told(edition, rest)
    fields = [*FIELDS[name], *(["money"] if name in SUMS else [])]
    # A sum stands last, and may have commas of its own: 1,450,000.
    most = 1 if name == "CARD_SAYS" else len(fields) - 1 if name in SUMS else -1
    said = [part.strip() for part in rest.split(",", most)] if rest.strip() else []
    if name == "CARD_SAYS":
        return another(edition, said)
    if len(said) > len(fields) or not said:
        raise NotUnderstood("terminal-set-how", word=name.lower().removeprefix("set_"), fields=fields)
    values = {field: value_of(field, text, edition, names) for field, text in zip(fields, said, strict=False)}
    a, b, *_ = [*(values.get(field, 0) for field in FIELDS[name]), 0, 0]
    return Action(Correction.number(name), a, b, money=values.get("money", SUMS.get(name, 0)))


def value_of(field: str, text: str, edition: Edition, names: Sequence[str]) -> int:
    """One number, by what it is called: a player, a space, a sum, on or off."""
    if field == "seat":
        return seat_named(text, names)
    if field == "space":
        return space_named(edition, text)
    if field == "money":
        sum = read_money(text, edition.currency)
        if sum is None:
            raise NotUnderstood("terminal-no-sum", typed=repr(text))
        return sum
    if field == "card":
        return kept_named(edition, text)
    if text.lower() in ON and (field in ("on", "in_port") or whole(text) is None):
        return int(ON[text.lower()])
    number = edition.board.top_level if field == "houses" and simple(text) == "hotel" else whole(text)
    if number is None:
        raise NotUnderstood("terminal-no-number", typed=repr(text[:40]))
    return number


def seat_named(text: str, names: Sequence[str]) -> int:
    """A player by name or by the beginning of it, by number, or the bank."""
    if text.lower() in BANK:
        return NOBODY
    found = [seat for seat, name in enumerate(names) if name.casefold().startswith(text.casefold())]
    exact = [seat for seat, name in enumerate(names) if name.casefold() == text.casefold()]
    number = whole(text)
    if len(exact or found) == 1:
        return (exact or found)[0]
    if number is not None and 0 < number <= len(names):
        return number - 1
    raise NotUnderstood("terminal-no-player", typed=repr(text[:40]), names=list(names))


def kept_named(edition: Edition, text: str) -> int:
    """A card that is kept, by its name."""
    words = Words(edition)
    found = [card.kept for card in edition.kept if simple(words.card_name(card)).startswith(simple(text))]
    if not found or not simple(text):
        raise NotUnderstood("terminal-no-card-named", typed=repr(text[:40]))
    return found[0]


def card_told(edition: Edition, text: str) -> Action:
    """A printed card by its name, or by its first words."""
    words, wanted = Words(edition), simple(text)
    found = [card for card in edition.cards if wanted and simple(words.card_name(card)).startswith(wanted)]
    found = found or [card for card in edition.cards if wanted and wanted in simple(words.card_text(card))]
    if not found:
        raise NotUnderstood("terminal-no-card-named", typed=repr(text[:40]))
    return Action(Correction.CARD, found[0].number, found[0].deck)


def another(edition: Edition, said: Sequence[str]) -> Action:
    """`another collect, 50k`, `another advance, hollywood`, `another jail`."""
    does = SAYS.get(said[0].lower().replace(" ", "-")) if said else None
    if does is None:
        raise NotUnderstood("terminal-another-how", known=sorted(SAYS))
    rest = said[1] if len(said) > 1 else ""
    if does in (CardSays.ADVANCE, CardSays.DEED):
        return Action(Correction.CARD_SAYS, does, space_named(edition, rest))
    if does == CardSays.BACK:
        return Action(Correction.CARD_SAYS, does, value_of("count", rest, edition, ()))
    money = 0 if does in (CardSays.JAIL, CardSays.NOTHING) else value_of("money", rest, edition, ())
    return Action(Correction.CARD_SAYS, does, money=money)
