"""The table as text: what `print(game)` shows."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from passgo.rules.steps import Step
from passgo.rules.words import KEPT, Ending, RentRule
from passgo.sentences import city, millionaire, tropical_tycoon
from passgo.wording import standing

if TYPE_CHECKING:
    from passgo.play.game import Game
    from passgo.play.view import View

QUESTIONS = {
    Step.ASK_TURN: "to roll", Step.ASK_BUY: "to buy {space} or have it auctioned", Step.ASK_RAISE: "to raise {money}",
    Step.ASK_TAX: "to choose how to pay the income tax", Step.ASK_LIFT: "whether to lift the mortgage on {space} now",
    Step.ASK_WANTS: "how many buildings to buy", Step.ASK_PLACE: "where to put the building won",
    Step.ASK_REVIEW: "to answer an offer", Step.ASK_OPEN_AUCTION: "to bid for {lot} or pass (highest bid {money})",
    Step.ASK_TIMED_AUCTION: "to bid for {lot} (highest bid {money})", Step.ASK_SEALED_AUCTION: "to bid for {lot} in secret",
    Step.ASK_STOP: "whether to end the game and count", Step.ASK_LIMIT: "whether to set a limit",
    **millionaire.QUESTIONS,
    **tropical_tycoon.QUESTIONS,
}
"""What each question of the rules asks, in words."""


def table_of(game: Game) -> str:
    """Players with their money, place and property; then who is asked what."""
    view = game.view(-1)
    t, edition = view.table, game.edition
    title = f"{edition.title} · round {t['round']}"
    lines = [title, "─" * 78]
    for seat, name in enumerate(game.names):
        lines.append(player_line(game, view, seat, name))
        lines += [f"      {line}" for line in holdings(game, t, seat)]
    sky = standing.sky_words(view)
    lines += ["─" * 78, standing.bank_words(edition, game.names, t), *([sky] if sky else []), question(game, t)]
    return "\n".join(lines)


def player_line(game: Game, view: View, seat: int, name: str) -> str:
    t = view.table
    mark = "▶" if t["turn"] == seat and not game.over else " "
    if not t["alive"] >> seat & 1:
        return f"  {name:<18} bankrupt"
    place = "in Jail" if t["jail"][seat] else game.edition.spaces[t["at"][seat]].name
    notes = standing.notes(view, seat)
    return f"{mark} {name:<18} {game.edition.money(t['cash'][seat]):>14}   {place}{f' · {notes}' if notes else ''}"


def holdings(game: Game, t: dict[str, Any], seat: int) -> list[str]:
    """A line for each colour group the player has something of, and one for kept cards."""
    lines = []
    for group in game.edition.groups:
        owned = [i for i in group.spaces if t["owner"][i] == seat]
        if owned:
            whole = "all" if len(owned) == len(group.spaces) else f"{len(owned)} of {len(group.spaces)}"
            lines.append(f"{group.name} ({whole}): " + ", ".join(deed(game, t, i) for i in owned))
    cards = [card.name for card in game.edition.kept if t["deeds"][seat] >> (KEPT + card.kept) & 1]
    return lines + ([", ".join(cards)] if cards else [])


def deed(game: Game, t: dict[str, Any], space: int) -> str:
    """`Times Square ■■` with two houses, `▣` a hotel, `(mortgaged)`."""
    level = t["level"][space]
    if game.edition.board.rent_rule[space] == RentRule.BLOCKS:
        marks = city.district_marks(t, space)
        return game.edition.spaces[space].name + marks + (" (mortgaged)" if t["mortgaged"] >> space & 1 else "")
    if t["development"][space]:
        return f"{game.edition.spaces[space].name} ({tropical_tycoon.DEVELOPMENTS[t['development'][space]]})"
    marks = " ▣" if level == game.edition.board.top_level else " " + "■" * level if level else ""
    return game.edition.spaces[space].name + marks + (" (mortgaged)" if t["mortgaged"] >> space & 1 else "")


def question(game: Game, t: dict[str, Any]) -> str:
    """Who is asked what; or how the game ended."""
    if t["over"] != Ending.PLAYING:
        names = " and ".join(game.names[seat] for seat in game.winners)
        return f"{names} won: {game.ending}." if names else f"Nobody won: {game.ending}."
    top = t["depth"] - 1
    if not game.asked:
        return "The dice must fall." if game.waits_for_chance else "The clock must tell."
    tell = game.teller()
    step, what = t["step"][top], t["what"][top]
    words = city.question_of(tell, step, what, t["how"][top], t["sum"][top], t["at"][t["who"][top]])
    words = words or QUESTIONS.get(step, "").format(
        space=tell.space(what) if step in (Step.ASK_BUY, Step.ASK_LIFT, Step.ASK_EVEN) else "",
        seat=tell.name(what) if step == Step.ASK_MERCY else "",
        lot=tell.space(what) if step in (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION) else "",
        money=game.edition.money(t["sum"][top]))
    return f"{', '.join(game.names[seat] for seat in game.asked)} {'is' if len(game.asked) == 1 else 'are'} asked {words}."
