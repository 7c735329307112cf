"""Print the whole script of a channel, for reading.

    python tools/print_channel.py [edition]
"""
from __future__ import annotations

import argparse
import textwrap

from passgo.loading import Edition, Scene, read


def scene_text(edition: Edition, scene: Scene) -> str:
    """One scene with its choices, results and what they do."""
    address = f", to be decided by the {scene.address.title()}" if scene.address else ""
    lines = [f"{scene.id}{address}", *wrapped(scene.text, "  ")]
    for choice in scene.choices:
        if scene.asks:
            needs = f" (takes {edition.money(choice.needs)})" if choice.needs else ""
            lines.append(f"  > {choice.says}{needs}")
        total = sum(result.odds for result in choice.results)
        for result in choice.results:
            chance = f"{result.odds} in {total}: " if len(choice.results) > 1 else ""
            lines += wrapped(chance + result.text, "      ")
            does = "; ".join(result.does) or "nothing"
            lines.append(f"        [{does}{f' -> {result.next}' if result.next else ''}]")
    return "\n".join(lines)


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, 100, initial_indent=indent, subsequent_indent=indent)


def script(edition: Edition) -> str:
    """Channel by channel, story by story."""
    parts = [f"{edition.title}: the script of the channel"]
    for channel, title in (("chance", "CHANCE"), ("chest", "COMMUNITY CHEST")):
        parts += ["", title, *(scene_text(edition, scene) + "\n" for scene in edition.scenes if scene.channel == channel)]
    for story in edition.stories:
        parts += ["", f"NEWS: {story.name.upper()}", *(scene_text(edition, edition.scenes[n]) + "\n" for n in story.parts)]
    return "\n".join(parts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Print the whole script of a channel, for reading.")
    parser.add_argument("edition", nargs="?", default="tropical_tycoon")
    print(script(read(parser.parse_args().edition)))
