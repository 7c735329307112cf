"""All chapters of this edition."""
from __future__ import annotations

from passgo.rules.editions.tropical_tycoon import answers as answers
from passgo.rules.editions.tropical_tycoon import channel as channel
from passgo.rules.editions.tropical_tycoon import developments as developments
from passgo.rules.editions.tropical_tycoon import effects as effects
from passgo.rules.editions.tropical_tycoon import jobs as jobs
from passgo.rules.editions.tropical_tycoon import lines as lines
from passgo.rules.editions.tropical_tycoon import opening as opening
from passgo.rules.editions.tropical_tycoon import parking as parking
from passgo.rules.editions.tropical_tycoon import stopping as stopping
from passgo.rules.editions.tropical_tycoon.bots import island as island
