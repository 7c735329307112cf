"""The pages to play on are served where they have been built; where they have not, a page says so."""
from __future__ import annotations

import pathlib

import pytest
from live_server import House

from passgo.server.http import pages


def test_built_pages(house: House, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Pass GO</title>")
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("export {}")
    (tmp_path / "secret.js").write_text("not for you")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    for path in ("/", "/room/abc"):
        page = house.http.get(path)
        assert page.status_code == 200 and "Pass GO" in page.text and page.headers["Cache-Control"] == "no-cache"
    script = house.http.get("/assets/main-1a2b.js")
    assert script.headers["Content-Type"].startswith("text/javascript") and "immutable" in script.headers["Cache-Control"]
    assert house.http.get("/assets/none.js").status_code == 404
    assert house.http.get("/%2e%2e/secret.js").status_code == 404
    # No file can have such a name; that is nothing that breaks.
    assert house.http.get(f"/assets/{'a' * 300}.js").status_code == 404 and house.http.get("/assets/a%00.js").status_code == 404
    assert house.http.get(f"/room/{'a' * 300}").status_code == 200


def test_pages_not_built_yet(house: House, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    page = house.http.get("/")
    assert page.status_code == 503 and "make play" in page.text and "<script" not in page.text
