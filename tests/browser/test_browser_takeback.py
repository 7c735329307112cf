"""Taking back at the table: who asks, what the others see of it, and that the log forgets it and says so."""
from __future__ import annotations

from collections.abc import Callable

from clicks import asked, kind
from house_of_glass import Device, House, until


def test_what_all_agree_to_take_back_is_gone(device: Callable[..., Device], house: House) -> None:
    """Somebody rolls and asks; the other first says no, then yes; the board, the log and a reload agree."""
    made = house.room("person", "person")
    ada, ben = device().sit(made, 0), device(width=390, height=844).sit(made, 1)
    until("asked", lambda: asked(ada) or asked(ben))
    one, two = (ada, ben) if asked(ada) else (ben, ada)
    rolls = (ada.text_content(".log ol") or "").count("rolls")
    one.click(".prompt [data-action=ROLL]")
    until("rolled", lambda: (ada.text_content(".log ol") or "").count("rolls") > rolls)
    one.keyboard.press("m")
    for answer in ("no", "yes"):
        one.click("[data-take-back]")
        two.wait_for_selector("[data-back=yes]")
        assert "rolls" in (two.text_content(".back") or "") and not one.query_selector("[data-back=yes]")
        two.click(f"[data-back={answer}]")
        for page in (one, two):
            page.wait_for_selector("section.back", state="detached")
    for page in (one, two):
        until("nothing was rolled", lambda page=page: kind(page) == "ASK_TURN")
    log = ada.text_content(".log ol") or ""
    assert log.count("rolls") == rolls and "took a move back" in log
    ada.reload()
    until("it is still so", lambda: "took a move back" in (ada.text_content(".log ol") or ""))
    assert (ada.text_content(".log ol") or "").count("rolls") == rolls
