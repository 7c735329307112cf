"""Both engines under the same tests."""
from __future__ import annotations

from typing import Any

import pytest

from .helpers import Island, Isle, lay


@pytest.fixture(params=["engines.python", "_native"])
def island(request: pytest.FixtureRequest) -> Island:
    """`island(jobs=(MAYOR,), owner=own(1, GENTLE))`: a position laid by hand, chance spoken by the test."""
    module = pytest.importorskip(f"passgo.{request.param}")

    def lie(**given: Any) -> Isle:
        return lay(module.Core, **given)

    return lie
