"""What lies on the table in some editions only."""
from __future__ import annotations

from passgo.rules.editions.city.table import CityTable
from passgo.rules.editions.millionaire.table import MillionaireTable
from passgo.rules.editions.tropical_tycoon.table import TropicalTable


class EditionTable(CityTable, MillionaireTable, TropicalTable):
    """Of all of them."""
