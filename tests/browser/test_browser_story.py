"""Looking back, the table is seen as it was in each moment, at a phone as well."""
from __future__ import annotations

from collections.abc import Callable

from clicks import over
from fixed_dice import secret_of
from live_pages import Device, House, until
from rehearsal import TRIES, Said, wind_on

from passgo import Game
from passgo.bots import PolicyBot, play_out

MOST = 150


def way_out_of_jail() -> tuple[tuple[str, str], list[Said]]:
    """Two players of whom one has just paid to be out of Jail, and still stands there; and all they said."""
    for luck in range(TRIES):
        names = ("Ada", f"Ben {luck}")
        game = Game.new("here_and_now", names, secret=secret_of("here_and_now", names))
        said: list[Said] = []
        jailed: set[int] = set()

        def there(game: Game, said: list[Said] = said, jailed: set[int] = jailed) -> bool:
            last = next((one for one in reversed(game.inputs) if one.who >= 0), None)
            if last is not None:
                said.append(Said(last.who, str(last.action), game.core.told))
            table = game.core.dump()
            now = {seat for seat in range(len(game.names)) if table["jail"][seat]}
            free = not now and any(table["at"][seat] == game.edition.board.jail for seat in jailed - now)
            jailed.clear()
            jailed.update(now)
            return free or len(said) >= MOST
        play_out(game, {seat: PolicyBot("trader", names[-1]) for seat in (0, 1)}, there)
        if not game.over and len(said) < MOST:
            return names, said
    raise AssertionError("nobody pays the fine")


def test_every_moment_as_it_was(device: Callable[..., Device], house: House) -> None:
    names, said = way_out_of_jail()
    made = house.room("person", "person", names=names)
    wind_on(house.address, made, said)
    page = device(width=390, height=844).sit(made, 0, 1)
    page.click("[data-key=m]")
    page.click("text=End the game")
    page.click("text=Really?")
    until("it is over", lambda: over(page))
    page.click("text=Watch it again")
    moment, bars = page.locator(".story input[type=range]"), page.locator(".board .token .bars")
    page.wait_for_selector(".board .token")
    last = int(moment.get_attribute("max") or 0)

    def at(number: int) -> str:
        moment.fill(str(number))
        return page.text_content(".story .line") or ""
    until("the past is there", lambda: at(0) and page.query_selector(".board .figure.rent") is None)
    turns = {"A": False, "B": False}
    behind = False
    for number in range(last + 1):
        text = at(number)
        assert text.count("Round ") <= 1 and "Round 0" not in text
        behind = behind or bars.count() > 0
        if text.endswith("'s turn."):
            who = text.split(": ")[1][0]
            assert page.get_attribute(".board .token.turn", "data-seat") == {"A": "0", "B": "1"}[who], text
            turns[who] = True
    assert behind and all(turns.values()), "somebody was in Jail, and both had turns"
    assert bars.count() == 0, "who has paid is behind bars no longer"
