"""What people write themselves: it can be read, and no two names at a table look alike."""
from __future__ import annotations

import re
import unicodedata

UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200d\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Signs that show nothing by themselves, though Unicode counts them as letters, marks or pictures."""
LETTERS = str.maketrans({other: latin for latin, others in {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СϹᏟꓚ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰ", "F": "Ϝꓝ", "G": "ԌᏀꓖ", "H": "НΗᎻꓧ", "I": "ІӀΙꓲ", "J": "ЈᎫꓙ",
    "K": "КΚᏦꓗ", "L": "Ꮮꓡ", "M": "МΜᎷꓟ", "N": "Νꓠ", "O": "ОΟՕꓳ", "P": "РΡᏢꓑ", "Q": "Ԛ", "R": "Ꭱꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤᎢꓔ",
    "U": "Սꓴ", "V": "ѴᏙꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫ", "Y": "УΥҮꓬ", "Z": "ΖᏃꓜ", "a": "аαɑ", "c": "сϲ", "d": "ԁ", "e": "е", "g": "ɡց",
    "h": "һհ", "i": "іιı", "j": "јϳ", "k": "кκ", "l": "ӏ", "n": "ո", "o": "оοσօ", "p": "рρ", "q": "ԛզ", "r": "г", "s": "ѕ",
    "u": "υս", "v": "ѵν", "w": "ԝ", "x": "хχ", "y": "уγү"}.items() for other in others})
"""Letters of other alphabets (Cyrillic, Greek, Armenian, Cherokee, Lisu) that are drawn like a Latin one: of Unicode's list of
confusables those of one letter and of alphabets a keyboard has, and five it leaves out (Cyrillic Q, k and small palochka, Greek k
and x)."""
STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
"""And those of our own that are one stroke, or one ring."""
MARKS = 4
"""So many accents one letter bears in any language; with more of them a name covers what stands above and below it."""


def looks(text: str) -> str:
    """What is left of a text when only what a reader can tell apart counts: forms, cases, blanks and the unseen do not."""
    plain = UNSEEN.sub("", unicodedata.normalize("NFKC", text))
    return "".join(unicodedata.normalize("NFKC", plain.casefold()).split())


def drawn(text: str) -> str:
    """The same in Latin letters, as far as other alphabets are drawn like them."""
    return unicodedata.normalize("NFKD", text.translate(LETTERS)).translate(LETTERS)


def alike(one: str, other: str) -> bool:
    """Would a reader take one name for the other? A name in another alphabet is as good as any, but not beside its double."""
    shapes = [(looks(name), looks(drawn(name)), "".join(UNSEEN.sub("", drawn(name)).translate(STROKES).split()))
              for name in (one, other)]
    return any(mine == theirs for mine, theirs in zip(*shapes, strict=True))


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
