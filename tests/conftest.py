"""Both engines under the same tests: a clause shown on one and not on the other is not shown."""
from __future__ import annotations

import signal
from typing import Any

import pytest
from dealer import Dealer, Table, laid

LONGEST = ("browser/test_browser_reloads.py", "server/test_server_image.py", "browser/test_browser_access.py",
           "bots/test_calibration.py", "engine/test_identity.py", "browser/test_browser_truth.py",
           "server/test_server_handover.py", "browser/test_browser_seats.py", "browser/test_companion_access.py",
           "browser/test_browser_game.py", "browser/test_browser_worlds.py", "study/test_runs.py",
           "browser/test_browser_looks.py", "server/test_server_killed.py", "browser/test_browser_hands.py",
           "engine/test_perft.py", "browser/test_browser_accidents.py", "engine/test_elsewhere.py", "cli/test_bad_input.py",
           "bots/test_errors.py", "browser/test_browser_mirror.py", "engine/test_properties.py",
           "browser/test_companion_walks.py", "browser/test_companion_sums.py", "browser/test_companion_unit.py",
           "bots/test_minds.py", "editions/tropical_tycoon/test_properties.py", "engine/test_trapping.py",
           "server/test_server_mirror.py", "browser/test_browser_takeover.py", "browser/test_browser_colours.py",
           "browser/test_browser_keyboard.py", "browser/test_browser_guide.py")
"""Files that take longest, what they wait for counted in part, begun first, by their length: begun last, one of them would busy
one core and leave the other idle."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell makes what it runs in the background deaf to Ctrl-C, and what a test starts would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=["engines.python", "_native"])
def table(request: pytest.FixtureRequest) -> Table:
    """`table(seats=3, cash={0: 100_000}, owner={1: 0, 3: 0})`: a position laid by hand, chance spoken by the test."""
    module = pytest.importorskip(f"passgo.{request.param}")

    def lay(edition: str = "here_and_now", seats: int = 3, first: int | None = 0, **changes: Any) -> Dealer:
        return laid(module.Core, edition, seats, first, **changes)

    return lay


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", action="append", default=[], metavar="HN-91",
                     help="only the tests that name this clause of a rulebook; may be given again")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first; `pytest --clause HN-91`: what shows this clause, and nothing else."""
    items.sort(key=lambda item: next((n for n, name in enumerate(LONGEST) if item.path.as_posix().endswith(name)), len(LONGEST)))
    wanted = {clause.upper() for clause in config.getoption("--clause")}
    if wanted:
        named = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("clause"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in named])
        items[:] = named
