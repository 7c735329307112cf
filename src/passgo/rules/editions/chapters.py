"""The chapters of every edition: read, so that what they declare takes its place."""
from __future__ import annotations

from passgo.rules.editions.city import chapters as city
from passgo.rules.editions.millionaire import chapters as millionaire
from passgo.rules.editions.tropical_tycoon import chapters as tropical_tycoon

EDITIONS = (city, millionaire, tropical_tycoon)
