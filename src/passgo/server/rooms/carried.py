"""ASGI messages as JSON, to be carried from one server to another: what came in at a door, and what is answered."""
from __future__ import annotations

import base64
from typing import Any

from starlette.types import Message, Scope

HEADERS = frozenset({b"authorization", b"content-type", b"content-length", b"accept-language"})
"""What of a request's head the holder of a room needs."""
FORWARDED = "passgo.forwarded"
"""In a scope: it came in at another server, whose door it has passed."""


def packed(message: Message) -> dict[str, Any]:
    """An ASGI message as JSON: bytes as base64."""
    plain = dict(message)
    for name in ("body", "bytes"):
        if isinstance(plain.get(name), bytes):
            plain[name] = base64.b64encode(plain[name]).decode()
    if "headers" in plain:
        plain["headers"] = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in plain["headers"]]
    return plain


def unpacked(plain: dict[str, Any]) -> Message:
    for name in ("body", "bytes"):
        if isinstance(plain.get(name), str):
            plain[name] = base64.b64decode(plain[name])
    if "headers" in plain:
        plain["headers"] = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in plain["headers"]]
    return plain


def packed_scope(scope: Scope) -> dict[str, Any]:
    headers = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in scope["headers"] if name.lower() in HEADERS]
    return {"type": scope["type"], "method": scope.get("method", "GET"), "path": scope["path"],
            "query": scope["query_string"].decode("latin-1"), "headers": headers, "client": list(scope.get("client") or ())}


def scope_of(plain: dict[str, Any]) -> Scope:
    """As if it had come to this server; the door it came through has checked it already."""
    scope: Scope = {
        "type": plain["type"], "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "path": plain["path"],
        "raw_path": plain["path"].encode(), "root_path": "", "query_string": plain["query"].encode("latin-1"), "state": {},
        "scheme": "ws" if plain["type"] == "websocket" else "http", "client": tuple(plain["client"]) or None,
        "server": None, "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in plain["headers"]],
        "subprotocols": [], FORWARDED: True}
    if plain["type"] == "http":
        scope["method"] = plain["method"]
    return scope
