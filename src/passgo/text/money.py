"""Sums as people write them: `1.2M`, `500k`, `500,000`."""
from __future__ import annotations

import re
from decimal import Decimal

from passgo.text.speaking import spoken_here
from passgo.text.words import figures_of

SUM = re.compile(r"(\d{1,3}(?:,\d{3})+|\d[\d_]*)?(\.\d+)?\s*([kmb]?)", re.IGNORECASE)
UNITS = {"": 1, "k": 1_000, "m": 1_000_000, "b": 1_000_000_000}
LONGEST = 24
"""No sum of a game has more letters than this."""


def read_money(text: str, currency: str = "$", language: str | None = None) -> int | None:
    """The sum somebody typed, or None if it is none: `read_money("1.2M")` -> 1200000."""
    plain = text.strip().removeprefix(currency).removesuffix(currency).strip()
    group, decimal = figures_of(language or spoken_here())
    if group != "," and len(plain) <= LONGEST:
        # Points and commas the other way round; but `1.5M` cannot be meant in another way.
        turned = plain.translate(str.maketrans(group + decimal, ",."))
        plain = turned if SUM.fullmatch(turned) else plain
    match = SUM.fullmatch(plain) if len(plain) <= LONGEST else None
    if not match or not (match[1] or match[2]):
        return None
    whole = (match[1] or "0").replace(",", "").replace("_", "")
    value = Decimal(whole + (match[2] or "")) * UNITS[match[3].lower()]
    return int(value) if value == int(value) else None
