"""In which language to answer: the one the address asks for (`?lang=de`), else the first the browser likes that we speak."""
from __future__ import annotations

from starlette.requests import HTTPConnection

from passgo.text import language_of

MOST = 8
"""Nobody speaks more languages than this, and no header is read further."""


def language_asked(connection: HTTPConnection) -> str:
    liked = connection.headers.get("accept-language", "").split(",")[:MOST]
    return language_of(connection.query_params.get("lang", ""), *(wish.partition(";")[0] for wish in liked))
