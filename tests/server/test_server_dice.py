"""Dice nobody can know: nothing public predicts a toss, and afterwards anybody can check every one of them."""
from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from live_server import House

from passgo import Game, Record
from passgo.play.actions import Action, Input
from passgo.play.dealer import Dealer, Promised, Seeded, commitment_of, derived, seed_of
from passgo.rules.words import CHANCE

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "fair-dice.md"


def texts_in(value: Any) -> Iterator[str]:
    """Every text and number in a frame, however deep, and the frame itself."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *texts_in(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)
    elif isinstance(value, str | int) and not isinstance(value, bool):
        yield str(value)


def guesses(text: str) -> Iterator[Dealer]:
    """Whatever a spy would try with a text: as the secret, as a seed, as the first or last bits of one."""
    yield Promised(text)
    yield Promised(commitment_of(text))
    yield Seeded(seed_of(text))
    if re.fullmatch(r"[0-9a-f]{16,}", text):
        yield from (Seeded(int(text[:16], 16)), Seeded(int(text[-16:], 16)), Promised(bytes.fromhex(text[:16]).hex()))
    if text.isdecimal():
        yield Seeded(seed_of(int(text)))


def hits(dealer: Dealer, fallen: list[tuple[int, int, int]]) -> int:
    return sum(dealer.way(n, ways) == way for n, ways, way in fallen)


def tossed(record: Record) -> list[tuple[int, int, int]]:
    """Number, ways, and the way that fell, of every toss with as many ways as two dice have."""
    found: list[tuple[int, int, int]] = []
    game = Game(record.edition(), record.header.seats, None, record.header.first)
    for said in record.inputs:
        if said.who == CHANCE and game.core.ways() >= 36:
            ways = game.core.ways()
            found.append((game.tosses, ways, [Action(*game.core.nth_way(k)) for k in range(ways)].index(said.action)))
        game.tell(*said)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["here_and_now", "millionaire"])
def test_nothing_public_predicts_a_toss(house: House, edition: str) -> None:
    """Everything a player, a watcher and a stranger are shown before the end is tried as the source of the dice."""
    made = house.room("person", "trader", "trader", edition=edition)
    guest, watcher = house.guest(made, 0), house.guest(made)
    public: list[Any] = [house.http.get(f"/api/rooms/{made['room']}").json(), made]
    room = house.registry.rooms[made["room"]]
    guest.until(lambda: room.game is not None and room.game.asked == (0,))
    public += [json.loads(frame) for frame in (*guest.frames, *watcher.frames)]
    guest.say(t="vote", id="v", seat=0, what="end", yes=True)
    guest.until(lambda: guest.lobby["over"])
    public.append(house.http.get("/metrics").text.split())
    guest.close()
    watcher.close()

    secret = room.sheet.secret
    texts = set(texts_in(public)) | {json.dumps(frame) for frame in public}
    assert secret not in texts and commitment_of(secret) in texts
    # Nine hundred more tosses of the same secret, so that a guess that only leans the right way would be seen.
    fallen = [(n, 36, Promised(secret).way(n, 36)) for n in range(900)]
    assert hits(Promised(secret), fallen) == 900
    for text in texts:
        for dealer in guesses(text):
            assert hits(dealer, fallen) < 60, f"{text!r} predicts the dice"


def test_the_toss_is_the_secrets_and_no_other_uses(house: House) -> None:
    """What falls is what docs/fair-dice.md says; the commitment and the whims of bots come from other texts."""
    made = house.room("trader", "thrifty", options={"rounds": 10})
    guest = house.guest(made)
    guest.until(lambda: guest.views.get("-1", {}).get("over"))
    guest.close()
    record = Record.parse(house.http.get(f"/api/rooms/{made['room']}/record").text)
    assert record.header.dice == "passgo-hmac-sha256-1" and record.header.seed is None
    secret, fallen = record.header.secret, tossed(record)
    assert len(fallen) > 10 and hits(Promised(secret), fallen) == len(fallen)
    uses = {derived(secret, use) for use in ("toss 0 0", "toss 0 1", "toss 1 0", "whim 0 0", "commitment")}
    assert len(uses) == 5 and commitment_of(secret) not in {use.hex() for use in uses}
    going_on = Game.load(record._replace(inputs=record.inputs[:20], result=None))
    going_on.let_fall()
    assert going_on.inputs == list(record.inputs[:len(going_on.inputs)])
    assert secret not in repr(going_on) and secret not in repr(going_on.dealer)


@pytest.mark.parametrize("ways", [2, 3, 5, 6, 7, 36, 97])
def test_every_way_is_as_likely_as_every_other(ways: int) -> None:
    seen = Counter(Promised("a secret").way(n, ways) for n in range(200 * ways))
    unlikely = sum((seen[way] - 200) ** 2 / 200 for way in range(ways))
    assert set(seen) == set(range(ways)) and unlikely < ways + 5 * (2 * ways) ** 0.5


def test_a_number_beyond_the_last_full_round_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {"toss 4 0": b"\xff" * 32, "toss 4 1": (7).to_bytes(32, "big")}
    monkeypatch.setattr("passgo.play.dealer.derived", lambda secret, use: drawn[use])
    assert Promised("a secret").way(4, 36) == 7


def test_the_worked_example_can_be_redone(tmp_path: pathlib.Path) -> None:
    code, shown = re.findall(r"```(?:python)?\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 10
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == shown
    secret = "5ec12e7" + "0" * 57
    for n, line in enumerate(shown.splitlines()[1:]):
        way = Promised(secret).way(n, 36)
        assert line.endswith(f": {1 + way // 6} {1 + way % 6}")
    assert commitment_of(secret).startswith(shown.split()[0])


def test_a_saved_game_of_a_secret_goes_on_as_it_would_have() -> None:
    game = Game.new("here_and_now", 2, secret="a secret")
    again = Game.load(game.save())
    assert game.play("ROLL") == again.play("ROLL") and game.inputs == again.inputs
    assert game.record(secrets=False).header.secret == "" and isinstance(game.inputs[0], Input)


def test_the_dice_of_a_rematch_are_new_and_promised_alike(house: House) -> None:
    made = house.room("person", "trader", options={"rounds": 1})
    guest = house.guest(made, 0)
    guest.say(t="vote", id="v", seat=0, what="end", yes=True)
    guest.until(lambda: guest.lobby["over"])
    token = made["mine"][0]["token"]
    room = house.http.post(f"/api/rooms/{made['room']}/again", headers={"Authorization": f"Bearer {token}"}).json()["room"]
    lobby = house.http.get(f"/api/rooms/{room}").json()
    sheet = house.registry.rooms[room].sheet
    assert lobby["commitment"] == commitment_of(sheet.secret) != guest.lobby["commitment"] and lobby["secret"] is None
    guest.close()
