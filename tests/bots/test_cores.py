"""Several cores: each follows futures on a table of its own, and the figures are those of one."""
from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from test_advice import gift_of
from test_minds import opened

from passgo import Action, View
from passgo.bots import bot_named
from passgo.engines.python import Core as PlainCore
from passgo.minds import advice, nets, search, thinking
from passgo.minds.odds import odds_of_view
from passgo.minds.population import anybody, rows
from passgo.play.thoughts import Budget
from passgo.rules.words import Kind

native = pytest.importorskip("passgo._native")
THOUGHTS: dict[str, Callable[[View, Budget], Any]] = {
    "weigh": lambda view, budget: view.weigh(view.legal(side=False).actions, budget),
    "clear": lambda view, budget: search.weighed(view.core, view.seat, [*view.legal(side=False).actions], rows(anybody(3), 1),
                                                 budget, 1, until_clear=True),
    "hint": lambda view, budget: advice.hint(view, "ABC", budget),
    "worth": lambda view, budget: advice.worth(view, gift_of(view), budget),
    "odds": odds_of_view,
    "master": lambda view, budget: bot_named("master", 1, budget).decide(view),
}


@pytest.mark.parametrize("think", THOUGHTS)
def test_on_every_core_a_thought_is_the_same(think: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Futures are numbered. The same table is never followed by two at once, and all that may be used are."""
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    nets.prepare(view.core, view.edition)
    seen: dict[int, Any] = {}

    def watched(call: Callable[..., Any]) -> Callable[..., Any]:
        return lambda core, *asked: (seen.setdefault(id(core), core), call(core, *asked))[1]

    calls = SimpleNamespace(**{**vars(native), "weigh": watched(native.weigh), "futures": watched(native.futures)})
    monkeypatch.setattr(thinking, "of", lambda core: calls)
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    told = []
    for cores in (1, 3, 10**6):
        seen.clear()
        told.append(THOUGHTS[think](view, Budget(60.0, 250, cores)))
        assert len(seen) >= min(cores, 3)
    assert told[0] == told[1] == told[2]


def test_who_thinks_about_a_copy_does_not_write_over_what_is_judged_meanwhile() -> None:
    """A server thinks on threads beside the one that keeps the game, on the interpreted rules, too."""
    core = PlainCore(opened("here_and_now").edition.board.dump(), 3)
    said = (Kind.ROLL, 0, 0, 0, 0, 0)
    core.say(said)
    for copy in (core.clone(), core.seen(0)):
        copy.say((Kind.BUILD, 99, 0, 0, 0, 0))
        assert core.said() == said and copy.menu is not core.menu


def test_an_answer_is_weighed_however_few_futures_there_are_for_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 9)
    game = opened("here_and_now")
    view = game.view(game.asked[0])
    actions: list[Action] = [*view.legal(side=False).actions]
    assert view.weigh(actions, Budget(60.0, 1, 9)) == view.weigh(actions, Budget(60.0, 1))
