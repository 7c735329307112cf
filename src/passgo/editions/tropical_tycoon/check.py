"""`python -m passgo.editions.tropical_tycoon.check`: is the script of the channel sound?"""
from __future__ import annotations

import sys

from passgo.editions.tropical_tycoon.worth import no_choices
from passgo.loading import BadEdition, read


def main() -> int:
    try:
        edition = read("tropical_tycoon")
    except BadEdition as bad:
        print("\n".join(map(str, bad.complaints)))
        return 1
    unfair = list(no_choices(edition))
    if unfair:
        print("\n".join(unfair))
        return 1
    counts = [sum(scene.channel == channel for scene in edition.scenes) for channel in ("chance", "chest", "news")]
    print(f"The script is sound: {counts[0]} Chance and {counts[1]} Community Chest scenes, "
          f"{len(edition.stories)} stories in {counts[2]} parts.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
