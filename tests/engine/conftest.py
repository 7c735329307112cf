"""Both engines, where a test asks for one."""
from __future__ import annotations

import importlib

import pytest
from mirrors import ENGINES

from passgo.engines import choose


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(choose, "Core", importlib.import_module(f"passgo.{request.param}").Core, raising=False)
    return str(request.param)
