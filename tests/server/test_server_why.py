"""Why a rent was what it was: asked of an event, answered from the moment it happened."""
from __future__ import annotations

import re

import pytest

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.loading import editions
from passgo.server.refusals import Refusal
from passgo.server.views import explain
from passgo.server.views.explain import RENTS, why_then

SUM = re.compile(r"\$([\d,]+)$")
WATCHER = -1


def played(edition: str, luck: int, rounds: int = 25) -> Game:
    """A game between bots, far enough for buildings and cards."""
    game = Game.new(edition, 4, seed=luck)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(4)}, lambda game: game.round > rounds)
    return game


def sums(lines: list[str]) -> list[int]:
    return [int(found[1].replace(",", "")) for line in lines if (found := SUM.search(line))]


@pytest.mark.parametrize("edition", editions())
def test_a_rent_is_explained_as_it_was_then(edition: str) -> None:
    """The lines add up to the rent that was asked, even where the same space costs something else today."""
    game = played(edition, 2)
    record = game.record(secrets=False)
    events = [event for _, _, events in Game.replay(record._replace(result=None)) for event in events]
    rents = [(seq, event) for seq, event in enumerate(events, start=1) if event.name in RENTS]
    changed = 0
    for seq, event in rents[::3]:
        lines = why_then(record, WATCHER, seq)
        last = lines[-1] if lines[-1].startswith("So this time") else ""
        assert (sums([last])[0] if last else sum(sums(lines))) == event.money, (event, lines)
        changed += event.money != sum(money for _, _, money in game.core.reckon(event.what))
    assert changed, "in a game this long some rent has changed"


def test_a_card_that_changes_the_rent_is_named() -> None:
    """Twice the rent for an airport a card leads to: the deed's own reasons, then the card, then the sum."""
    for luck in range(40):
        game = played("here_and_now", luck, 12)
        record = game.record(secrets=False)
        events = [event for _, _, events in Game.replay(record._replace(result=None)) for event in events]
        for seq, event in enumerate(events, start=1):
            if event.name == "RENT_DUE" and "DREW" in [one.name for one in events[max(0, seq - 4):seq]]:
                lines = why_then(record, WATCHER, seq)
                if lines[-1].startswith("So this time"):
                    assert " draws " in lines[-2] and sums(lines)[-1] == event.money != sum(sums(lines[:-1]))
                    return
    raise AssertionError("no card ever changed a rent")


def test_only_rents_one_has_heard_of_are_explained() -> None:
    """Any other event, or none at all, is refused."""
    record = played("millionaire", 1, 3).record(secrets=False)
    for seq in (1, 10**6):
        with pytest.raises(Refusal):
            why_then(record, WATCHER, seq)


@pytest.mark.parametrize(("edition", "built", "said"), [
    ("here_and_now", {}, True), ("here_and_now", {"level": 5}, False), ("city", {"homes": 8}, False),
    ("tropical_tycoon", {}, True), ("tropical_tycoon", {"development": 1}, False)])
def test_the_next_building_has_a_price_only_where_there_is_one(edition: str, built: dict[str, int], said: bool) -> None:
    game = Game.new(edition, ["Ann", "Bob", "Cid"], seed=1)
    values, deed = game.core.dump(), 39
    values["owner"][deed] = 0
    values["deeds"][0] |= 1 << deed
    for field, what in built.items():
        values[field][deed] = what
        values["developed"] |= (field == "development") << deed
    game.core.load(values)
    assert any(line.startswith("The next building costs") for line in explain.sums(game.view(1), deed)) == said
