"""What only some editions print."""
from __future__ import annotations

from passgo.rules.editions.city.board import CityBoard
from passgo.rules.editions.millionaire.board import MillionaireBoard
from passgo.rules.editions.tropical_tycoon.board import TropicalBoard


class EditionBoard(CityBoard, MillionaireBoard, TropicalBoard):
    """Every number is 0 in an edition that does not say it."""
