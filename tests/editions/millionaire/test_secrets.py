"""Secrets: who keeps which Fortune card is known to its holder alone [ML-30 ML-34].

The guard is a permutation: shuffle everything a seat may not know, and nothing it gets to see may change.
"""
from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from passgo import Action, Game, IllegalAction
from passgo.bots import POLICIES
from passgo.editions.millionaire.rules.words import FORTUNE
from passgo.loading import read
from passgo.play.record import BadRecord, Record
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, Kind
from passgo.server.views.badges import hand, is_traded
from passgo.text.standing import own_cards
from proving.walks import members, next_input

MILLIONAIRE = read("millionaire")
TRIED = [Action(kind, a, b) for kind in (Kind.RENT_FREE, Kind.FREE_HOUSE, Kind.TAKE_OVER, Kind.FORCED_DEAL, Kind.SHOW_CARD,
                                         Kind.PAY_RENT, Kind.BUILD, Kind.USE_CARD) for a in (0, 1, 4, 9, 30) for b in (0, 10, 31)]


def shuffled(values: dict[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
    """The same table, but every Fortune card this seat cannot know changed places with another one."""
    known = values["hand"][seat] if seat >= 0 else 0
    if seat >= 0 and values["drawn"][seat]:
        known |= 1 << values["drawn"][seat] - 1
    unknown = members(values["unseen"][FORTUNE] & ~known)
    to = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))
    other = json.loads(json.dumps(values))
    for holder in range(values["seats"]):
        if holder != seat:
            other["hand"][holder] = sum(1 << to[card] for card in members(values["hand"][holder]))
            other["drawn"][holder] = to[values["drawn"][holder] - 1] + 1 if values["drawn"][holder] else 0
    return dict(other)


def positions(core: Any, seed: int, games: int) -> Iterator[tuple[Any, random.Random]]:
    """Every so often in games where anybody may do anything; only positions with cards in hand."""
    rng = random.Random(seed)
    for _ in range(games):
        game = core.fresh(rng.randint(2, 4))
        for _ in range(400):
            if game.over:
                break
            game.put(*next_input(game, rng))
            if not game.over and any(game.field("held")) and rng.random() < 0.2:
                yield game, rng


@pytest.fixture(params=["engines.python", "_native"])
def core(request: pytest.FixtureRequest) -> Any:
    return pytest.importorskip(f"passgo.{request.param}").Core(MILLIONAIRE.board.dump(), 2)


@pytest.mark.slow
@pytest.mark.clause("ML-34")
def test_views_menus_refusals_and_bots_are_the_same_whatever_the_others_hold(core: Any) -> None:
    native = "native" in type(core).__module__
    seen = 0
    for game, rng in positions(core, 11, 25 if native else 4):
        for seat in range(-1, game.field("seats")):
            other = game.clone()
            other.load(shuffled(game.dump(), seat, rng))
            assert View(MILLIONAIRE, game, seat).json() == View(MILLIONAIRE, other, seat).json()
            if seat < 0:
                continue
            seen += other.field("hand") != game.field("hand")
            assert game.legal(seat, True) == other.legal(seat, True)
            assert [game.refusal(seat, act) for act in TRIED] == [other.refusal(seat, act) for act in TRIED]
            assert game.actors() == other.actors() and game.waits_for() == other.waits_for()
            if game.actors() >> seat & 1:
                for policy in POLICIES.values():
                    assert game.decide(seat, policy, 5) == other.decide(seat, policy, 5)
    assert seen > 20


@pytest.mark.clause("ML-34")
def test_a_bot_decides_the_same_on_the_whole_table_and_on_what_its_seat_may_know(core: Any) -> None:
    for game, _ in positions(core, 12, 40 if "native" in type(core).__module__ else 3):
        for seat in members(game.actors()):
            view = View(MILLIONAIRE, game, seat)
            for policy in POLICIES.values():
                assert game.decide(seat, policy, 9) == view.core.decide(seat, policy, 9)


class Twin:
    """A game in which others keep other cards: everybody walks, so no card is ever played, and all others read alike."""

    def __init__(self, seat: int, seed: int, order: list[int]) -> None:
        self.game = Game.new("millionaire", 3, seed=None, first=0)
        self.seat, self.told, self.seen = seat, [str(self.game.names)], [""]
        rng, mine, theirs = random.Random(seed), iter([0, 2, 5]), iter(order)
        while not self.game.over and len(self.seen) < 120:
            if self.game.waits_for_chance:
                v = self.game.core.dump()
                taker = v["who"][v["depth"] - 1]
                if v["step"][v["depth"] - 1] == Step.TOSS_FORTUNE:
                    card = next(mine if taker == seat else theirs, None)
                    if card is None:
                        return
                    said = Action(Kind.OUTCOME, card)
                else:
                    said = Action(*self.game.core.nth_way(rng.randrange(self.game.core.ways())))
                happened = self.game.tell(CHANCE, said)
            else:
                speaker = self.game.core.next_speaker()
                happened = self.game.play(Action(*self.game.core.decide(speaker, POLICIES["walker"], 0)[0]), speaker)
            teller = self.game.teller()
            self.told += [f"{event} {teller.sentence(event)}" for event in happened if event.told_to(seat)]
            self.seen.append(self.game.view(seat).json() + str(self.game.view(seat).legal()))
            self.told.append(str(self.game))


@pytest.mark.clause("ML-30")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_events_and_records_are_the_same_whatever_the_others_keep(seat: int) -> None:
    kept = [1, 3, 4, 6, 7, 8, 9, 10]
    for seed in range(6):
        one, two = Twin(seat, seed, kept), Twin(seat, seed, kept[::-1])
        assert len(one.seen) > 20 and one.game.core.field("hand") != two.game.core.field("hand")
        assert one.told == two.told and one.seen == two.seen
        assert one.game.record_for(seat).text() == two.game.record_for(seat).text()
        if seat >= 0:
            for act in TRIED:
                assert said_about(one.game, seat, act) == said_about(two.game, seat, act)


def said_about(game: Game, seat: int, act: Action) -> str:
    """What a player is told who tries this; "" if it would do."""
    if game.refusal(act, seat) is None:
        return ""
    with pytest.raises(IllegalAction) as error:
        game.fork().play(act, seat)
    return str(error.value)


@pytest.mark.clause("ML-30")
def test_a_record_for_a_player_hides_the_seed_the_digest_and_the_cards_of_others() -> None:
    game = Game.new("millionaire", 3, seed=5)
    while not game.over:
        speaker = game.core.next_speaker()
        game.play(Action(*game.core.decide(speaker, POLICIES["trader"], 0)[0]), speaker)
    whole = game.record()
    draws = [n for n, said in enumerate(whole.inputs) if said.who == CHANCE and said != game.record_for(-1).inputs[n]]
    assert draws and game.record_for(-1).header.seed is None
    hidden = [sum(str(said) == "CHANCE OUTCOME a=-1" for said in game.record_for(seat).inputs) for seat in (-1, 0, 1, 2)]
    assert hidden[0] == len(draws) and sum(len(draws) - n for n in hidden[1:]) == len(draws), "each taker has its own"
    for seat in (-1, 0, 1, 2):
        record = game.record_for(seat)
        assert "digest" not in record.text() and record.result is not None and Record.parse(record.text()).inputs == record.inputs
        with pytest.raises(BadRecord, match="a card or a bid is hidden here"):
            Game.load(record)
    assert Game.load(whole.text()).core.dump() == game.core.dump()


@pytest.mark.clause("ML-34")
def test_the_printed_table_tells_how_many_cards_but_not_which() -> None:
    game = Game.new("millionaire", 2, seed=None, first=0)
    game.play("ROLL")
    game.tell(CHANCE, Action(Kind.OUTCOME, 1, 3))
    game.tell(CHANCE, Action(Kind.OUTCOME, 2))
    game.play("BUY")
    assert own_cards(game.view(0)) == [game.edition.card(FORTUNE, 2).text]
    assert own_cards(game.view(1)) == own_cards(game.view(-1)) == []
    assert "1 card face down" in str(game) and "house" not in str(game).split("Bank:")[0]


@pytest.mark.clause("ML-30")
def test_the_browser_shows_a_card_to_its_taker_from_the_moment_it_is_taken() -> None:
    game = Game.new("millionaire", 2, seed=None, first=0)
    shown = []
    for who, line in ((0, "ROLL"), (CHANCE, "OUTCOME a=1 b=3"), (CHANCE, "OUTCOME a=2"), (0, "BUY")):
        game.tell(who, Action.read(line))
        hands = [hand(game.view(seat), 0) for seat in (0, 1, -1)]
        shown.append([([card.id for card in cards], hidden) for cards, hidden in hands])
    none: list[str] = []
    nothing, face_down = (none, 0), (none, 1)
    assert shown == [[nothing] * 3] * 2 + [[(["FO03"], 0), face_down, face_down]] * 2


@pytest.mark.clause("ML-64")
def test_a_card_face_down_is_no_thing_to_trade_in_the_browser() -> None:
    game = Game.new("millionaire", 2, seed=None, first=0)
    for who, line in ((0, "ROLL"), (CHANCE, "OUTCOME a=1 b=3"), (CHANCE, "OUTCOME a=0"), (0, "BUY")):
        game.tell(who, Action.read(line))
    card = game.edition.card(FORTUNE, 0)
    assert hand(game.view(0), 0) == ([card], 0) and not is_traded(game.view(0), 0, card)
    game.tell(0, Action.read("SHOW_CARD"))
    assert all(hand(game.view(seat), 0) == ([card], 0) and is_traded(game.view(seat), 0, card) for seat in (0, 1, -1))
