"""Calling people back: whoever is asked and not here hears of it by Web Push, if they wished it and this server can.

The keys are made once and lie beside the games; what is sent says whose table it is and that it is their turn, and is encrypted
for that device alone. Only the push services of browsers are written to: an address from outside could be anybody's.
"""
from __future__ import annotations

import asyncio
import base64
import contextlib
import fnmatch
import json
import logging
import os
import pathlib
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from passgo.server.refusals import Refusal
from passgo.server.wire.frames import Subscription
from passgo.text import say

if TYPE_CHECKING:
    from passgo.server.rooms.room import Room

SERVICES = ("https://fcm.googleapis.com", "https://updates.push.services.mozilla.com", "https://*.push.apple.com",
            "https://*.notify.windows.com")
CONTACT = "mailto:passgo@example.org"
"""Whom a push service would write to; PASSGO_PUSH_CONTACT names somebody real."""
STALE = (404, 410)
"""What a push service answers when nobody listens there any more."""
HOUR, PATIENCE = 3600, 10
"""Seconds: how long a call waits for a device that is off, and how long we wait for a push service."""
log = logging.getLogger("passgo.calls")


class Caller:
    """Makes calls; without the library there is no key, and nobody is called."""

    def __init__(self, data: pathlib.Path, services: tuple[str, ...] = SERVICES) -> None:
        self.path, self.services, self.tasks = data / "push.pem", services, set[asyncio.Task[None]]()
        self.key = ""
        with contextlib.suppress(ImportError):
            self.key = public_key(self.path)

    def check(self, subscription: Subscription) -> None:
        """Refused where it is not a browser's own push service, or this server calls nobody."""
        address = urlsplit(subscription.endpoint)
        where = f"{address.scheme}://{address.netloc}"
        if not self.key or not any(fnmatch.fnmatchcase(where, service) for service in self.services):
            raise Refusal("NO_PUSH")

    def look(self, room: Room) -> None:
        """Somebody may have been asked who is not here: each is called once in a turn."""
        game = room.game
        if game is None or room.over or room.sheet.paused or not self.key:
            return
        turn = game.core.question()[3]
        for seat in game.asked:
            chair = room.sheet.chairs[seat]
            if chair.push and not chair.absent and not room.online(seat) and room.called.get(seat) != turn:
                room.called[seat] = turn
                task = asyncio.get_running_loop().create_task(self.call(room, seat, dict(chair.push)))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def call(self, room: Room, seat: int, push: dict[str, str]) -> None:
        """One call; where nobody listens any more nobody is called again."""
        language = push.pop("language", "en")
        text = json.dumps({"title": room.edition.title, "body": say("server-call", language, name=room.sheet.names[seat]),
                           "room": room.sheet.room})
        if await asyncio.to_thread(self.send, push, text):
            return
        with contextlib.suppress(Refusal):
            async with room.locked():
                room.sheet.chairs[seat].push = {}
                await room.write(None, True)

    def send(self, push: dict[str, str], text: str) -> bool:
        """False: this address is stale."""
        from pywebpush import WebPushException, webpush
        keys = {"p256dh": push["p256dh"], "auth": push["auth"]}
        try:
            webpush({"endpoint": push["endpoint"], "keys": keys}, text, vapid_private_key=str(self.path), ttl=HOUR,
                    timeout=PATIENCE, vapid_claims={"sub": os.environ.get("PASSGO_PUSH_CONTACT", CONTACT)},
                    headers={"Urgency": "high"})
        except WebPushException as error:
            status = getattr(error.response, "status_code", 0)
            log.warning("a call was not taken: %s", status)
            return status not in STALE
        except Exception as error:
            log.warning("a call was not made: %s", type(error).__name__)
        return True


def public_key(path: pathlib.Path) -> str:
    """The public half of this server's key, made where there is none; raises ImportError without the library."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid
    if not path.is_file():
        make_key(path)
    vapid: Any = Vapid.from_file(str(path))
    raw = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def make_key(path: pathlib.Path) -> None:
    """A key in this file, there as a whole or not at all; of servers that start together, the first one's is everybody's."""
    from py_vapid import Vapid
    vapid: Any = Vapid()
    vapid.generate_keys()
    path.parent.mkdir(parents=True, exist_ok=True)
    own = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with open(os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(vapid.private_pem())
        with contextlib.suppress(FileExistsError):
            os.link(own, path)
    finally:
        own.unlink()
