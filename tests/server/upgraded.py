"""A server of other rules than the one before it."""
from __future__ import annotations

import time

import pytest
from awaited import awaited
from live_server import PATIENCE, House

from passgo.loading.edition import Edition
from passgo.server.storage import archive


def caught_up(house: House) -> None:
    """Wait until what was told in earlier games has been put down."""
    stop = time.monotonic() + PATIENCE
    while awaited(archive.untold(house.registry.store)):
        assert time.monotonic() < stop, "it did not come to that"


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that Here & Now has got new rules, and no other edition."""
    version = Edition.rules_version.fget  # type: ignore[attr-defined]
    monkeypatch.setattr(Edition, "rules_version", property(lambda self: version(self) + (self.key == "here_and_now")))
