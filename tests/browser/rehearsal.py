"""Rehearsals without a browser: which players will meet, by the fixed dice, every question a test wants to see?"""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from curious import Curious
from fixed_dice import secret_of
from live_pages import PATIENCE
from websockets.sync.client import connect

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.play.game import IllegalAction
from passgo.rules.steps import Step
from passgo.server.views.table import Surroundings, shown

TRIES = 200


class Table(NamedTuple):
    """A game in which these kinds of questions are met; the luck is a number in the name of the last player."""
    edition: str
    names: tuple[str, ...]
    luck: int
    """Where to look first: was the shortest of the first four hundred when this was written."""
    options: dict[str, Any]
    asks: set[str]


def players(table: Table, most: int) -> tuple[str, ...]:
    """Names under which somebody curious meets all the questions within so many clicks."""
    for luck in (table.luck, *range(TRIES)):
        names = (*table.names[:-1], f"{table.names[-1]} {luck}")
        if rehearse(table, names, most):
            return names
    raise AssertionError(f"{table.edition}: in {TRIES} games nobody meets all of {sorted(table.asks)} within {most} clicks")


def rehearse(table: Table, names: Sequence[str], most: int) -> bool:
    """The game as the browser will play it."""
    game = Game.new(table.edition, names, secret=secret_of(table.edition, names), options=table.options)
    curious, count = Curious(table.asks), len(names)
    around = Surroundings(names, [None] * count, [True] * count, [False] * count, None, None, None, False, False)
    for _ in range(most):
        if game.over or not game.asked:
            return False
        sight = shown(game.view(game.asked[0]), around)
        curious.met.add(sight["prompt"]["kind"])
        if curious.content:
            return True
        try:
            game.play(curious.choose(sight), sight["seat"])
        except IllegalAction:
            curious.gave_up_dealing()
    return False


class Said(NamedTuple):
    """Somebody's words in a rehearsal, and how many events there were after them."""
    seat: int
    action: str
    told: int


class Moment(NamedTuple):
    """A question bots come to in the course of a game, at the earliest in this round."""
    edition: str
    names: tuple[str, ...]
    luck: int
    bot: str
    ask: str
    round: int = 0
    options: Mapping[str, Any] = MappingProxyType({})


def way_to(moment: Moment, names: Sequence[str], most: int = 1500) -> list[Said]:
    """All that bots in these seats say before this moment; empty: it does not come."""
    game = Game.new(moment.edition, names, secret=secret_of(moment.edition, names), options=moment.options)
    bots = {seat: PolicyBot(moment.bot, names[-1]) for seat in range(len(names))}
    said: list[Said] = []

    def note(game: Game) -> bool:
        """Called before every move: what was said since, and whether that is enough."""
        last = next((one for one in reversed(game.inputs) if one.who >= 0), None)
        if last is not None:
            said.append(Said(last.who, str(last.action), game.core.told))
        step, depth = game.core.field("step"), game.core.field("depth")
        there = game.round >= moment.round and Step.name(step[depth - 1]) == moment.ask
        return len(said) >= most or there
    play_out(game, bots, note)
    return said if not game.over and len(said) < most else []


def long_game(moment: Moment) -> tuple[tuple[str, ...], list[Said]]:
    """Names under which such bots come to this moment, and all they say on the way."""
    for luck in (moment.luck, *range(TRIES)):
        names = (*moment.names[:-1], f"{moment.names[-1]} {luck}")
        said = way_to(moment, names)
        if said:
            return names, said
    raise AssertionError(f"{moment.edition}: {moment.bot} does not come to {moment.ask} in {TRIES} games")


def played(moment: Moment, names: Sequence[str], said: Sequence[Said]) -> Game:
    """The same table without a server."""
    game = Game.new(moment.edition, names, secret=secret_of(moment.edition, names), options=moment.options)
    for one in said:
        game.play(one.action, one.seat)
    return game


def wind_on(address: str, made: dict[str, Any], said: Sequence[Said]) -> None:
    """Say all this at a table of the server, without a browser."""
    with connect(f"{address.replace('http', 'ws')}/ws/{made['room']}", max_size=None) as line:
        tokens = [one["token"] for one in made["mine"]]
        line.send(json.dumps({"t": "hello", "v": 1, "tokens": tokens, "since": None}))
        for number, (seat, action, told) in enumerate(said):
            # What is said later at the same table has other names.
            line.send(json.dumps({"t": "act", "id": f"w{said[0].told}-{number}", "seat": seat, "action": action}))
            heard = 0
            while heard < told:
                frame = json.loads(line.recv(timeout=PATIENCE))
                assert frame["t"] != "refused", (action, frame)
                heard = frame["seq"] if frame["t"] == "update" else heard
