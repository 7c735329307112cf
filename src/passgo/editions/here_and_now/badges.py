"""Here & Now: which clauses speak of its spaces; all the rest is shown as the shared rules have it."""
from __future__ import annotations

CLAUSES = {
    "GO": "HN-12", "JAIL": "HN-51 HN-52 HN-53 HN-54 HN-55 HN-56", "TO_JAIL": "HN-50 HN-52 HN-53 HN-54 HN-55", "PARK": "HN-58",
    "DEED": "HN-20 HN-21 HN-22 HN-30 HN-31 HN-33", "HOUSES": "HN-32 HN-70 HN-71 HN-73", "FLEET": "HN-34", "DICE": "HN-34",
    "DRAW": "HN-40 HN-41", "INCOME_TAX": "HN-45", "FEE": "HN-46",
}
