"""The island by name, so that a test reads like the rule it shows."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer import Dealer, laid

from passgo.editions.tropical_tycoon.rules.words import Development, Job, Weather
from passgo.rules.sizes import SPACES
from passgo.rules.words import CHANCE, NOBODY

K = 1_000
M = 1_000_000
START = 1_500 * K
SALARY = 200 * K
FINE = 50 * K
GO, JAIL, FREE_PARKING, GO_TO_JAIL = 0, 10, 20, 30
DRIFTWOOD, BARNACLE = PURPLE = (1, 3)
PARROT, MANGO, PAPAYA = LIGHT_BLUE = (6, 8, 9)
HIBISCUS, ORCHID, JASMINE = MAGENTA = (11, 13, 14)
PELICAN, SPICE, LANTERN = ORANGE = (16, 18, 19)
VOLCANO, FIREFLY, EMBER = RED = (21, 23, 24)
MOONLIGHT, STARFISH, DUNES = YELLOW = (26, 27, 29)
CANOPY, LAGOON, JADE = GREEN = (31, 32, 34)
SAPPHIRE, GENTLE = DARK_BLUE = (37, 39)
BOAT, HOPPER, RAILWAY, FERRY = TRANSPORT = (5, 15, 25, 35)
WINDMILL, SPRINGS = UTILITIES = (12, 28)
MAYOR, DEVELOPER, CHIEF, ARTIST, SURFER = Job.MAYOR, Job.DEVELOPER, Job.POLICE_CHIEF, Job.ARTIST, Job.SURFER
CASINO, PIER, RESTAURANT, PARK = Development.CASINO, Development.PIER, Development.RESTAURANT, Development.PARK
SUNNY, STORM = Weather.SUNNY, Weather.STORM
ICON = 0

Island = Callable[..., "Isle"]
"""The fixture `island`: lays a position and gives its dealer."""


class Isle(Dealer):
    """A dealer who also counts developments and knows the scenes by their ids."""

    def count(self) -> None:
        super().count()
        values = self.core.dump()
        on_board = [values["development"].count(kind) for kind in range(1, 5)]
        assert [left + stands for left, stands in zip(values["stock"][1:], on_board, strict=True)] == [3, 3, 3, 3], "developments"
        assert values["developed"] == sum(1 << space for space in range(SPACES) if values["development"][space])
        assert min(values["tokens"]) >= 0

    def scene(self, name: str) -> Isle:
        """This scene is shown, by its id."""
        return self.say(CHANCE, f"OUTCOME a={self.number(name) - self.edition.board.channel_first[self.about]}")

    def broadcast(self, story: str) -> Isle:
        """The news tell of this story, by its id."""
        return self.say(CHANCE, f"OUTCOME a={[s.id for s in self.edition.stories].index(story)}")

    def result(self, which: int) -> Isle:
        """Luck decides for this one."""
        return self.say(CHANCE, f"OUTCOME a={which}")

    def number(self, name: str) -> int:
        return next(scene.number for scene in self.edition.scenes if scene.id == name)

    def choose(self, seat: int, choice: int) -> Isle:
        return self.say(seat, f"DECIDE choice={choice}")

    def bids(self, *sums: int) -> Isle:
        """Everybody bids in secret, seat by seat."""
        for seat, sum_ in enumerate(sums):
            self.say(seat, f"BID money={sum_}")
        return self


def lay(core_class: Any, seats: int = 3, jobs: tuple[int, ...] = (), options: dict[str, Any] | None = None,
        started: bool = True, **changes: Any) -> Isle:
    """A new game; unless told otherwise nobody has a job or a property, and seat 0 is to roll."""
    plain = laid(core_class, "tropical_tycoon", seats, 0 if started else None, options)
    isle = Isle(plain.edition, plain.core)
    if not started:
        return isle
    while isle.core.waits_for() == CHANCE:
        isle.say(CHANCE, str(" ".join(["OUTCOME", f"a={isle.core.nth_way(0)[1]}"])))
    owners = dict.fromkeys(range(SPACES), NOBODY) | changes.pop("owner", {})
    kinds = changes.get("development", {})
    stock = [0, *(3 - list(kinds.values()).count(kind) for kind in range(1, 5))]
    board = isle.edition.board
    spent = {space: board.park_price[space] if kind == PARK else board.development_price[space] for space, kind in kinds.items()}
    spent |= {space: level * board.house[space] for space, level in changes.get("level", {}).items()}
    given = {"stock": dict(enumerate(stock)), "spent": spent, **changes}
    isle.arrange(owner=owners, job=dict(enumerate([*jobs, *[0] * (8 - len(jobs))])), tokens=dict.fromkeys(range(8), 0)
                 | changes.pop("tokens", {}), **{name: value for name, value in given.items() if name != "tokens"})
    return isle


def own(seat: int, *spaces: int) -> dict[int, int]:
    """These deeds belong to this seat."""
    return dict.fromkeys(spaces, seat)


def built(level: int, *spaces: int) -> dict[int, int]:
    """So many beach houses on each of these; 5 is a resort."""
    return dict.fromkeys(spaces, level)


