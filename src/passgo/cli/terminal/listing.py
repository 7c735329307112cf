"""The menu as lines: answers a line each, business heading by heading, and in a small window some of it folded into one line."""
from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from passgo.cli.terminal.flow import flow, numbered
from passgo.cli.terminal.menu import Choice, Menu
from passgo.play.notation import DUE
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text import say

MISSED_LEAST = (Kind.SELL, Kind.MORTGAGE, Kind.REDEEM)
"""These are folded before anything else."""


def menu_lines(menu: Menu, width: int, between: bool, folded: Collection[str] = ()) -> list[Text]:
    """Numbered answers, then business under its headings; a hint on what else can be typed."""
    at_once = None if between else menu.at_once
    indent = max(12, *(len(choice.heading) + 4 for choice in menu.choices)) if menu.choices else 0
    lines: list[Text] = []
    away: list[Text] = []
    for heading, choices in menu.sections():
        if choices[0].business and heading in folded:
            away.append(in_short(heading, choices))
        elif heading:
            lines += flow(f"  {heading}", [numbered(choice.number, choice.text) for choice in choices], width, indent)
        else:
            lines += [answer(choice, choice == at_once) for choice in choices]
    if away:
        lines += flow(f"  {say('terminal-and')}", [*away, Text(say("terminal-more"), "dim")], width, indent)
    return [*lines, *([Text(f"     {menu.hint}", "dim")] if menu.hint else [])]


def answer(choice: Choice, at_once: bool) -> Text:
    text = Text().append(f"{choice.number:>3}  ", "bold").append(choice.text)
    return text.append(f"  {say('terminal-enter')}" if at_once else "", "dim")


def in_short(heading: str, choices: Sequence[Choice]) -> Text:
    """`5–8 sell`, `9 deal`."""
    numbers = dict.fromkeys((choices[0].number, choices[-1].number))
    return Text().append("–".join(map(str, numbers)), "bold").append(f" {heading.lower()}")


def foldable(menu: Menu) -> list[str]:
    """Headings of business, what is missed least first; whoever must raise money needs to see it all."""
    if menu.phrases.step == Step.ASK_RAISE:
        return []
    due, least = ([menu.titles[kind] for kind in kinds] for kinds in (DUE, MISSED_LEAST))
    headings = [heading for heading, choices in menu.sections() if choices[0].business and heading not in due]
    return [*(heading for heading in least if heading in headings),
            *(heading for heading in reversed(headings) if heading not in least)]
