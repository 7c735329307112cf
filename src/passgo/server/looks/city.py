"""City: what stands on a district, and who holds the Rent Dodge."""
from __future__ import annotations

from passgo.play.view import View
from passgo.server.looks import sentences


def space_badges(view: View, space: int) -> list[str]:
    blocks = [f"{count} {kind}" for kind, count in (("residential", view["homes"][space]), ("industrial", view["works"][space]))
              if count]
    return [*blocks, *sentences("city").standing(view.table, space)]


def player_badges(view: View, seat: int) -> list[str]:
    return ["Rent Dodge"] if view["dodger"] == seat + 1 else []
