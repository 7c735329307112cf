"""All chapters of this edition."""
from __future__ import annotations

from passgo.rules.editions.city import button as button
from passgo.rules.editions.city import chance_cards as chance_cards
from passgo.rules.editions.city import choices as choices
from passgo.rules.editions.city import districts as districts
from passgo.rules.editions.city import dodge as dodge
from passgo.rules.editions.city import hours as hours
from passgo.rules.editions.city import kept as kept
from passgo.rules.editions.city import landmarks as landmarks
from passgo.rules.editions.city import lines as lines
from passgo.rules.editions.city import planning as planning
from passgo.rules.editions.city import railroads as railroads
from passgo.rules.editions.city.bots import blocks as blocks
from passgo.rules.editions.city.bots import builder as builder
from passgo.rules.editions.city.bots import simple as simple
from passgo.rules.editions.city.bots import trader as trader
from passgo.rules.editions.city.bots import values as values
