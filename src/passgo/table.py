"""The table as text: what `print(game)` shows."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from passgo.rules.words import KEPT, Ending, RentRule, Step
from passgo.sentences import city, millionaire

if TYPE_CHECKING:
    from passgo.game import Game

QUESTIONS = {
    Step.ASK_TURN: "to roll", Step.ASK_BUY: "to buy {space} or have it auctioned", Step.ASK_RAISE: "to raise {money}",
    Step.ASK_TAX: "to choose how to pay the income tax", Step.ASK_LIFT: "whether to lift the mortgage on {space} now",
    Step.ASK_WANTS: "how many buildings to buy", Step.ASK_PLACE: "where to put the building won",
    Step.ASK_REVIEW: "to answer an offer", Step.ASK_OPEN_AUCTION: "to bid for {lot} or pass (highest bid {money})",
    Step.ASK_TIMED_AUCTION: "to bid for {lot} (highest bid {money})", Step.ASK_SEALED_AUCTION: "to bid for {lot} in secret",
    **millionaire.QUESTIONS,
}
"""What each question of the rules asks, in words."""


def table_of(game: Game) -> str:
    """Players with their money, place and property; then who is asked what."""
    t = game.view(-1).table
    edition = game.edition
    title = f"{edition.title} · round {t['round']}"
    lines = [title, "─" * 78]
    for seat, name in enumerate(game.names):
        lines.append(player_line(game, t, seat, name))
        lines += [f"      {line}" for line in holdings(game, t, seat)]
    bank = f"Bank: {t['houses_left']} houses, {t['hotels_left']} hotels"
    if edition.board.block_limit:
        bank = city.bank_line(edition, game.names, t)
    lines += ["─" * 78, bank +
              (f" · Free Parking holds {edition.money(t['pot'])}" if t["pot"] else ""), question(game, t)]
    return "\n".join(lines)


def player_line(game: Game, t: dict[str, Any], seat: int, name: str) -> str:
    mark = "▶" if t["turn"] == seat and not game.over else " "
    if not t["alive"] >> seat & 1:
        return f"  {name:<18} bankrupt"
    place = "in Jail" if t["jail"][seat] else game.edition.spaces[t["at"][seat]].name
    more = f" · {millionaire.standing(t, seat)}" if game.edition.board.target else ""
    return f"{mark} {name:<18} {game.edition.money(t['cash'][seat]):>14}   {place}{more}"


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
        space=tell.space(what) if step in (Step.ASK_BUY, Step.ASK_LIFT) else "",
        lot=tell.space(what) if step in (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION) else "",
        money=game.edition.money(t["sum"][top]))
    return f"{', '.join(game.names[seat] for seat in game.asked)} {'is' if len(game.asked) == 1 else 'are'} asked {words}."
