"""What chance is waited for, in words a person at a real table can answer: dice with their faces, a card, the button, a name."""
from __future__ import annotations

from typing import NamedTuple

import passgo.rules.contents  # noqa: F401  how a toss falls is known once its chapter is read
from passgo.play.actions import Action
from passgo.play.fields import TableFields
from passgo.play.game import Game
from passgo.rules.declare import BY_SET, BY_WEIGHT
from passgo.rules.steps import Step
from passgo.rules.tables import BY
from passgo.text.events import Teller
from passgo.text.tables import first
from passgo.text.words import capital


class Fall(NamedTuple):
    """One way it can fall, as it is said and as it is called; a card has its words below."""
    outcome: str
    says: str
    text: str = ""


class TossAsked(NamedTuple):
    """What is waited for. `dice`: the faces of each die that is rolled; else `falls` has every way that can be named."""
    step: str
    seat: int
    says: str
    dice: list[list[int]]
    falls: list[Fall]


def toss_asked(game: Game, language: str | None = None) -> TossAsked | None:
    """The open toss; None: chance is not waited for."""
    if not game.waits_for_chance:
        return None
    table = TableFields(game.core)
    top = table.depth - 1
    step, seat, what = table.step[top], table.who[top], table.what[top]
    name, t = Step.name(step), Teller(game.edition, game.names, language)
    outcomes = [outcome for outcome, _ in game.outcomes()]
    if BY[step] not in (BY_SET, BY_WEIGHT):
        faces = [sorted({outcome.a for outcome in outcomes}), sorted({outcome.b for outcome in outcomes})]
        dice = [faces[0]] if faces[1] == [0] else faces
        says = t.say("toss-dice" if len(dice) == 2 else "toss-one-die", who=t.name(seat))
        return TossAsked(name, seat, says, dice, [])
    if name == "TOSS_CARD":
        cards = [(outcome, game.edition.card(what, outcome.a)) for outcome in outcomes]
        says = t.say("toss-card", who=t.name(seat), deck=t.deck(what))
        return TossAsked(name, seat, says, [], [Fall(str(one), t.card_name(card), t.card_text(card)) for one, card in cards])
    if name == "TOSS_DEED":
        deeds = [Fall(str(one), t.space(one.a)) for one in outcomes]
        return TossAsked(name, seat, t.say("toss-deed", who=t.name(seat)), [], deeds)
    plain = t.say("toss-other", who=t.name(seat)) if seat >= 0 else t.say("toss-anybody")
    says = str(first("toss_says", t, name, seat, what)) or plain
    named = ((one, str(first("toss_fall", t, name, one, what))) for one in outcomes)
    return TossAsked(name, seat, says, [], [Fall(str(one), capital(words)) for one, words in named if words])


def outcome_of(toss: TossAsked, numbers: list[int]) -> Action:
    """What these numbers say: the dice one after the other, or which of the falls, counted from 1; raises ValueError."""
    if toss.dice:
        if len(numbers) != len(toss.dice):
            raise ValueError
        return Action.read("OUTCOME " + " ".join(f"{name}={face}" for name, face in zip("ab", numbers, strict=False)))
    if len(numbers) != 1 or not 0 < numbers[0] <= len(toss.falls):
        raise ValueError
    return Action.read(toss.falls[numbers[0] - 1].outcome)
