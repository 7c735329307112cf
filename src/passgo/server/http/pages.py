"""The client's files, built into `passgo/static`; a plain page where they have not been built."""
from __future__ import annotations

import pathlib

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from passgo.server.refusals import Refusal

STATIC = pathlib.Path(__file__).parents[2] / "static"
UNBUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pass GO</title></head><body>
<h1>Pass GO is running</h1>
<p>The server works, but the pages to play on have not been built yet. In a checkout <code>make play</code> builds them;
then load this page again.</p></body></html>"""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".png": "image/png",
         ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".ico": "image/x-icon", ".html": "text/html"}


def add_pages(app: FastAPI) -> None:
    """Every address that is nothing else: a file, or the page that draws itself."""
    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        if f"{path}/".startswith(("api/", "ws/")):
            raise Refusal("NO_SUCH_THING", status=404)
        file = file_at(path)
        if file is not None:
            cache = FOR_EVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, media_type=TYPES.get(file.suffix, "application/octet-stream"),
                                headers={"Cache-Control": cache})
        if "." in path.rpartition("/")[2]:
            raise Refusal("NO_SUCH_THING", status=404)
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(UNBUILT, status_code=503)
        return FileResponse(index, media_type="text/html", headers={"Cache-Control": "no-cache"})


def file_at(path: str) -> pathlib.Path | None:
    """The file of ours by this path, if it can be one."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):
        # Too long for a name, or with a zero in it: there is no such file.
        return None
