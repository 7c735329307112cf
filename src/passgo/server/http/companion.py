"""The companion for owners of the printed boxes, for every phone on the network: its page, and the one file to keep."""
from __future__ import annotations

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from passgo.server.http.pages import FOR_EVER, STATIC, TYPES, UNBUILT, file_at
from passgo.server.refusals import Refusal

FOLDER = STATIC / "companion"
ONE_FILE = "passgo-companion.html"


def add_companion(app: FastAPI) -> None:
    """Before the pages, which answer every other address."""
    @app.get("/companion", include_in_schema=False)
    def door() -> Response:
        # With the stroke behind it, what the page names beside itself is found.
        return RedirectResponse("/companion/")

    @app.get("/companion/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        file = file_at(f"companion/{path or 'index.html'}")
        if file is None and not path:
            return HTMLResponse(UNBUILT, status_code=503)
        if file is None:
            raise Refusal("NO_SUCH_THING", status=404)
        if path == ONE_FILE:
            # To be kept, not shown: our policy forbids scripts inside a page.
            return FileResponse(file, media_type="text/html", filename=ONE_FILE)
        cache = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, media_type=TYPES.get(file.suffix, "application/octet-stream"), headers={"Cache-Control": cache})
