"""What people write themselves: it can be read, and no two names at a table look alike."""
from __future__ import annotations

import re
import unicodedata

UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200d\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Signs that show nothing by themselves, though Unicode counts them as letters, marks or pictures."""
MARKS = 4
"""So many accents one letter bears in any language; with more of them a name covers what stands above and below it."""


def looks(text: str) -> str:
    """What is left of a text when only what a reader can tell apart counts: forms, cases, blanks and the unseen do not."""
    plain = UNSEEN.sub("", unicodedata.normalize("NFKC", text))
    return "".join(unicodedata.normalize("NFKC", plain.casefold()).split())


def readable(text: str) -> str:
    """As it is, if something of it can be seen and it stays on its line."""
    if not looks(text):
        raise ValueError("there is nothing to be seen in it")
    borne = 0
    for sign in unicodedata.normalize("NFC", text):
        borne = borne + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if borne > MARKS:
            raise ValueError("there are too many marks on one letter")
    return text
