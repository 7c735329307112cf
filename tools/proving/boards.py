"""Boards nobody meant: the words of a file changed, left out, doubled or put elsewhere."""
from __future__ import annotations

import random
import re

TOKEN = re.compile(r'"[^"\n]*"|-?\d[\d_]*|\[\[?\w+\]?\]|\w+|[\[\]{}=,]|\n')
VALUES = ("-1", "0", "99", "300", "70000", "5000000000", "9223372036854775808", "1.5", "true", '"x"', '""', "[]", "[1, -5]",
          '["x"]', "{a = 1}", "1979-05-27", "nan", '"DEED"', '"DRAW"', '"ADVANCE"', '"NOTHING"', '"ASK_OPEN_AUCTION"')


def mutilated(text: str, rng: random.Random) -> str:
    """The same file with one to three words of it gone wrong."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        tokens = [match.span() for match in TOKEN.finditer(text)]
        start, end = rng.choice(tokens)
        first, last = rng.choice(tokens)
        text = text[:start] + rng.choice((rng.choice(VALUES), rng.choice(VALUES), "", text[first:last])) + text[end:]
    return text
