"""Which clauses speak of a space: by what happens on it, by how its rent is found, and by where it is."""
from __future__ import annotations

from passgo.loading import Edition
from passgo.rules.words import RentRule

GO, JAIL = "GO", "JAIL"

SPEAK: dict[str, dict[str, str]] = {
    "here_and_now": {
        GO: "HN-12", JAIL: "HN-51 HN-52 HN-53 HN-54 HN-55 HN-56", "TO_JAIL": "HN-50 HN-52 HN-53 HN-54 HN-55", "PARK": "HN-58",
        "DEED": "HN-20 HN-21 HN-22 HN-30 HN-31 HN-33", "HOUSES": "HN-32 HN-70 HN-71 HN-73", "FLEET": "HN-34", "DICE": "HN-34",
        "DRAW": "HN-40 HN-41", "INCOME_TAX": "HN-45", "FEE": "HN-46",
    },
    "city": {
        GO: "CT-12", JAIL: "CT-121 CT-122 CT-123", "TO_JAIL": "CT-28 CT-120 CT-122 CT-123",
        "TAKE_DODGE": "CT-26 CT-90 CT-91 CT-92",
        "DISTRICT": "CT-20 CT-21 CT-22", "BLOCKS": "CT-42 CT-45 CT-50 CT-51 CT-52 CT-73 CT-80 CT-81 CT-83", "DRAW": "CT-27",
        "CHOOSE_DISTRICT": "CT-23 CT-30 CT-31 CT-32", "INDUSTRY_TAX": "CT-24", "PLANNING": "CT-25 CT-70 CT-71 CT-72",
    },
    "tropical_tycoon": {
        GO: "TT-36 TT-10", JAIL: "TT-54 TT-13", "VISIT": "TT-51 TT-52 TT-53", "GO_TO_JAIL": "TT-50 TT-14 TT-51 TT-52 TT-53",
        "ISLAND_DEED": "TT-32 TT-33 TT-70", "HOUSES": "TT-34 TT-60 TT-61 TT-62 TT-65", "SCENE": "TT-38", "FREE_PARKING": "TT-37",
    },
    "millionaire": {
        GO: "ML-21 ML-22", JAIL: "ML-26 ML-56 ML-57 ML-58", "TO_JAIL": "ML-26 ML-55 ML-56 ML-57", "PARK": "ML-26",
        "FORTUNE_SPACE": "ML-23 ML-24 ML-30 ML-31 ML-32", "HOUSES": "ML-45 ML-46 ML-50 ML-51", "DRAW": "ML-25 ML-36",
    },
}


def clauses_of(edition: Edition, space: int) -> list[str]:
    """The ids of the clauses for the rule card of this space; none where the booklet only prints a sum."""
    speak, board = SPEAK.get(edition.home, {}), edition.board
    place = GO if space == 0 else JAIL if space == board.jail else ""
    words = (place, edition.spaces[space].landing, RentRule.name(board.rent_rule[space]))
    return [id for word in words for id in speak.get(word, "").split()]
