"""Everybody hears the table in the language of their own device; what is known is the same in every language."""
from __future__ import annotations

from live_server import Guest, House


def german(house: House, made: dict[str, object], seat: int) -> Guest:
    """A device that says so in its hello."""
    guest = Guest(house.address, str(made["room"]), [], greet=False)
    tokens = [one["token"] for one in made["mine"] if one["seat"] == seat]  # type: ignore[attr-defined]
    guest.say(t="hello", v=1, tokens=tokens, since=0, lang="de-AT")
    guest.hear("update")
    return guest


def test_two_at_one_table_read_two_languages(house: House) -> None:
    made = house.room("person", "person")
    here, there = house.guest(made, 0, since=0), german(house, made, 1)
    here.hear("update")
    seat = here.view(0)["prompt"]["asked"][0]
    guests = (here, there)
    texts = [guests[n].view(n)["prompt"]["text"] for n in (0, 1)]
    assert texts[seat] == ("It is your turn.", "Du bist am Zug.")[seat]
    answer = guests[seat].act(seat, "ROLL")
    assert answer["t"] == "ack"
    here.drain()
    there.drain()
    english, other = ([event for event in guest.events if event["name"] == "ROLLED"][-1] for guest in guests)
    assert "rolls" in english["text"] and "würfelt" in other["text"]
    assert {k: v for k, v in english.items() if k not in ("text", "seats")} == {
        k: v for k, v in other.items() if k not in ("text", "seats")}


def test_a_refusal_is_told_in_the_language_of_who_was_refused(house: House) -> None:
    made = house.room("person", "person")
    there = german(house, made, 1)
    assert there.act(1, "BUILD space=39")["sentence"] in ("Es gehört dir nicht.", "Das geht in diesem Augenblick nicht.")
    assert there.act(1, "FLY")["sentence"] == "Eine Handlung 'FLY' gibt es nicht."
    assert there.act(0, "ROLL")["sentence"] == "Dieser Platz ist nicht deiner."


def test_a_request_is_answered_in_the_language_it_asks_for(house: House) -> None:
    board = "/api/editions/here_and_now/board"
    ask = house.http.get
    assert ask(board).json()["spaces"][0]["name"] == "GO"
    assert ask(f"{board}?lang=de").json()["spaces"][0]["name"] == "Los"
    printed = ask(board, headers={"Accept-Language": "fr;q=0.9, de-DE;q=0.8, en"}).json()
    assert printed["spaces"][0]["name"] == "Los" and printed["spaces"][0]["key"] == "go"
    assert ask(board, headers={"Accept-Language": "xx, *"}).json()["spaces"][0]["name"] == "GO"
    assert ask("/api/rooms/nowhere?lang=de").json()["sentence"] == "Einen solchen Raum gibt es nicht."
    assert ask("/api/editions?lang=de").json()[0]["options"][0]["says"].startswith("Wie lange")
