"""The table as text: what `print(game)` shows."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.rules.words import KEPT
from passgo.text import standing
from passgo.text.events import Teller
from passgo.text.questions import waiting
from passgo.text.words import Words

if TYPE_CHECKING:
    from passgo.play.game import Game
    from passgo.play.view import View

LINE = "─" * 78


def table_of(game: Game) -> str:
    """Players with their money, place and property; then who is asked what."""
    view, tell = game.view(-1), game.teller()
    lines = [tell.say("table-title", edition=tell.title(), round=view.table.round), LINE]
    for seat in range(len(game.names)):
        lines.append(player_line(view, tell, seat))
        lines += [f"      {line}" for line in holdings(view, tell, seat)]
    sky = standing.sky_words(view, tell)
    lines += [LINE, standing.bank_words(tell, view.table), *([sky] if sky else []), waiting(view, game.names)]
    return "\n".join(lines)


def player_line(view: View, tell: Teller, seat: int) -> str:
    t, name = view.table, tell.names[seat]
    mark = "▶" if t.turn == seat and not view.over else " "
    if not t.alive >> seat & 1:
        return f"  {name:<18} {tell.say('table-bankrupt')}"
    place = tell.say("table-in-jail") if t.jail[seat] else tell.place(t.at[seat])
    notes = standing.notes(view, seat, tell)
    return f"{mark} {name:<18} {tell.money(t.cash[seat]):>14}   {place}{f' · {notes}' if notes else ''}"


def holdings(view: View, tell: Teller, seat: int) -> list[str]:
    """A line for each colour group the player has something of, and one for kept cards."""
    lines, t = [], view.table
    for group in view.edition.groups:
        owned = [i for i in group.spaces if t.owner[i] == seat]
        if owned:
            deeds = [standing.deed(tell, t, i) for i in owned]
            had = share(tell, owned, group.spaces)
            lines.append(tell.say("table-group", group=tell.group(group.name), share=had, deeds=deeds))
    cards = [tell.card_name(card) for card in view.edition.kept if t.deeds[seat] >> (KEPT + card.kept) & 1]
    return lines + ([", ".join(cards)] if cards else [])


def share(words: Words, owned: list[int], group: tuple[int, ...]) -> str:
    """How much of a group somebody has."""
    if len(owned) == len(group):
        return words.say("table-all")
    return words.say("table-some", owned=len(owned), all=len(group))
