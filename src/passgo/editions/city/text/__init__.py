"""City in words: its events, questions, actions, the lines of a rent, and how its table is shown."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.city.rules.words import FIRST_BONUS, PIECES, RAILROAD_FACE, Piece, Press, Purpose
from passgo.editions.city.text.actions import BECAUSE, HEADINGS, LISTS, SAYS, SHORT, VERBS, because
from passgo.editions.city.text.corrections import CORRECTIONS
from passgo.rules.steps import Step
from passgo.rules.words import NOBODY, Because, KeptUse, Kind, MortgageRule, RentRule
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.loading import Edition
    from passgo.play.actions import Action
    from passgo.play.fields import TableFields
    from passgo.play.view import View
    from passgo.text.actions import Phrases
    from passgo.text.events import Teller
    from passgo.text.questions import Frame
    from passgo.text.words import Words

__all__ = ["ASKED", "ASKS", "BECAUSE", "CORRECTIONS", "DOUBLING", "EVENTS", "HEADINGS", "LISTS", "RENTS", "SAYS", "SHORT",
           "VERBS", "because"]

KEYS = tuple(slug(name) for name, number in sorted(Piece.names().items(), key=lambda item: item[1]))
"""The ids of the pieces, by their numbers."""
KINDS = {Kind.RESIDENTIAL: "residential", Kind.INDUSTRIAL: "industrial", Kind.STADIUM: "stadium",
         Kind.SKYSCRAPER: "skyscraper", Kind.TOWER: "tower"}


# --------------------------------------------------------------------------------------------------------------- events
def pressed(t: Teller, e: Event) -> str:
    if e.what == RAILROAD_FACE:
        return t.say("event-pressed-railroad", who=t.name(e.who))
    return t.say("event-pressed", who=t.name(e.who), blocks=e.what)


def block(t: Teller, e: Event) -> str:
    return t.say("event-block" if e.money else "event-free-block", who=t.name(e.who), kind=KINDS[e.how], space=t.space(e.what))


def dodge_taken(t: Teller, e: Event) -> str:
    if e.what == NOBODY:
        return t.say("event-dodge-taken", who=t.name(e.who))
    return t.say("event-dodge-taken-from", who=t.name(e.who), other=t.name(e.what))


def taxi(t: Teller, e: Event) -> str:
    return t.say("event-taxi", who=t.name(e.who), steps=abs(e.what), way="forward" if e.what > 0 else "back")


def minutes(words: Words, milliseconds: int) -> str:
    """`5 minutes`, `1 minute 15 seconds`, `9 seconds`."""
    whole, seconds = divmod(milliseconds // 1000, 60)
    if whole and seconds:
        return words.say("time-both", minutes=whole, seconds=seconds)
    if whole:
        return words.say("time-minutes", minutes=whole)
    return words.say("time-seconds", seconds=seconds) if seconds else words.say("time-none")


Maker = Callable[["Teller", "Event"], str]
EVENTS: dict[str, Maker] = {
    "PRESSED": pressed,
    "BLOCK": block,
    "LANDMARK": lambda t, e: t.say("event-landmark", who=t.name(e.who), landmark=KINDS[e.how], space=t.space(e.what)),
    "PLACED": lambda t, e: t.say("event-placed", who=t.name(e.who), piece=t.piece(KEYS[e.how], "a"), space=t.space(e.what)),
    "CLEARED": lambda t, e: t.say("event-cleared", who=t.name(e.who), piece=t.piece(KEYS[e.how], "the"), space=t.space(e.what)),
    "RAILROAD_BUILT": lambda t, e: t.say("event-railroad-built", who=t.name(e.who), space=t.space(e.what)),
    "JUMPED": lambda t, e: t.say("event-jumped", who=t.name(e.who), space=t.space(e.what)),
    "DODGE_TAKEN": dodge_taken,
    "DODGED": lambda t, e: t.say("event-dodged", who=t.name(e.who), money=t.money(e.money), space=t.space(e.what)),
    "DODGE_BACK": lambda t, e: t.say("event-dodge-back"),
    "TAX_DODGED": lambda t, e: t.say("event-tax-dodged", who=t.name(e.who), money=t.money(e.money)),
    "TAXI": taxi,
    "QUAKE": lambda t, e: t.say("event-quake", piece=t.piece(KEYS[e.how]), space=t.space(e.what)),
    "BEEP": lambda t, e: t.say("event-beep", time=minutes(t, e.money)),
    "HOUR_WANTED": lambda t, e: t.say("event-hour-wanted", who=t.name(e.who)),
    "HOUR_ADDED": lambda t, e: t.say("event-hour-added"),
}

# ---------------------------------------------------------------------------------------------------------------- rents
RENTS: dict[int, Callable[[Words, int], str]] = {
    Because.BLOCKS: lambda w, n: w.say("rent-blocks", count=n),
    Because.RESIDENTIAL: lambda w, n: w.say("rent-residential", count=n),
    Because.INDUSTRIAL: lambda w, n: w.say("rent-industrial", count=n),
    Because.HAZARD: lambda w, n: w.say("rent-hazard", piece=w.piece(KEYS[n], "a")),
    Because.WORTHLESS: lambda w, n: w.say("rent-worthless", count=n),
    Because.SKYSCRAPER: lambda w, n: w.say("rent-skyscraper", space=w.place(n)),
    Because.TOWER: lambda w, n: w.say("rent-tower", space=w.place(n)),
}
"""Lines of a rent; the number of the last two is a district, that of a hazard its piece."""
DOUBLING = {"SKYSCRAPER": True, "TOWER": True}


# ------------------------------------------------------------------------------------------------------------ questions
def pieces_in(words: Words, mask: int) -> list[str]:
    return [words.piece(KEYS[n], "a") for n in range(PIECES) if mask >> n & 1]


def asked_build(t: Teller, f: Frame) -> str:
    if f.how == Press.NOT_YET:
        return t.say("asked-press")
    return t.say("asked-lay-railroad") if f.how == Press.RAILROAD else t.say("asked-build", left=f.what)


def asked_use(t: Teller, f: Frame) -> str:
    if f.what == KeptUse.TAXI:
        return t.say("asked-use-taxi", here=t.space(f.here))
    return t.say("asked-use-tax-dodge" if f.what == KeptUse.TAX_DODGE else "asked-use-rent-dodge", money=t.money(f.sum))


def asked_district(t: Teller, f: Frame) -> str:
    return t.say(f"asked-district-{slug(Purpose.name(f.what))}", money=t.money(f.sum))


ASKED: dict[int, Callable[[Teller, Frame], str]] = {
    Step.ASK_BUILD: asked_build,
    Step.ASK_PLANNING: lambda t, f: t.say("asked-planning", pieces=pieces_in(t, f.what)),
    Step.ASK_JUMP: lambda t, f: t.say("asked-jump", space=t.space(f.what)),
    Step.ASK_USE: asked_use,
    Step.ASK_DISTRICT: asked_district,
}
"""What only City asks, as the others read it."""


def build(p: Phrases) -> str:
    how = p.view.table.how[p.view.table.depth - 1]
    if how == Press.NOT_YET:
        return p.text("question-press")
    if how != Press.RAILROAD:
        return p.text("question-build", left=p.what)
    left = p.edition.board.railroads - p.view.table.rails.bit_count()
    return p.text("question-lay-railroad" if left > 0 else "question-no-railroad")


def use(p: Phrases) -> str:
    if p.what == KeptUse.TAXI:
        return p.text("question-use-taxi", here=p.space(p.view.table.at[p.view.seat]))
    return p.text("question-use-tax-dodge" if p.what == KeptUse.TAX_DODGE else "question-use-rent-dodge", money=p.money(p.sum))


ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_BUILD: build,
    Step.ASK_PLANNING: lambda p: p.text("question-planning", pieces=pieces_in(p.tell, p.what)),
    Step.ASK_JUMP: lambda p: p.text("question-jump", space=p.space(p.what)),
    Step.ASK_USE: use,
    Step.ASK_DISTRICT: lambda p: p.text(f"question-district-{slug(Purpose.name(p.what))}", money=p.money(p.sum)),
}
"""The same as it is put to the seat asked."""


# ------------------------------------------------------------------------------------------------------------ the table
def standing(words: Words, table: TableFields, space: int) -> list[str]:
    """Everything on a district but its blocks, in words."""
    found = [words.piece(key, "count", count=count) for key, count in zip(KEYS, table.pieces[space], strict=True) if count]
    landmarks = ((table.rails, "badge-railroad"), (table.stadium_sites, "badge-stadium"),
                 (table.skyscrapers, "badge-skyscraper"), (table.tower, "badge-tower"))
    return [words.say(id) for on, id in landmarks if on >> space & 1] + found


def deed_marks(words: Words, table: TableFields, space: int) -> str:
    """` □□■■■■ [skyscraper, power station]`: residential and industrial blocks, and what else stands there."""
    if not words.edition.board.block_limit:
        return ""
    homes, works = table.homes[space], table.works[space]
    hollow = "▫" if table.hazards >> space & 1 else "□"
    blocks = f" {hollow * homes}{'■' * works}" if homes + works else ""
    others = standing(words, table, space)
    return blocks + (f" [{', '.join(others)}]" if others else "")


def cell_marks(words: Words, table: TableFields, space: int) -> str:
    """`2/4!=`: residential and industrial blocks, then the signs of the legend."""
    if not words.edition.board.block_limit:
        return ""
    blocks = table.homes[space] + table.works[space]
    marked = ((table.hazards, "!"), (table.bonuses, "+"), (table.rails, "="), (table.stadium_sites, "o"),
              (table.skyscrapers, "^"), (table.tower, "T"))
    signs = "".join(sign for on, sign in marked if on >> space & 1)
    return (f"{table.homes[space]}/{table.works[space]}" if blocks else "") + signs


def space_note(words: Words, space: int) -> str:
    """What a space of City prints that nobody can own: its two pieces, or its tax."""
    board = words.edition.board
    match board.landing[space]:
        case Step.PLANNING:
            return words.say("note-planning", hazard=words.piece(KEYS[board.hazard[space]], "a"),
                             bonus=words.piece(KEYS[board.bonus[space]], "a"))
        case Step.INDUSTRY_TAX:
            return words.say("note-industry-tax", money=words.money(board.landing_sum[space]))
    return ""


def rent_names(words: Words, space: int) -> list[str]:
    """What the rents of a district are for: how many blocks stand there."""
    board = words.edition.board
    if board.rent_rule[space] != RentRule.BLOCKS:
        return []
    return [words.say("printed-site"), *(words.say("printed-blocks", count=count) for count in range(1, board.block_limit + 1))]


def rents_printed(words: Words, space: int) -> str:
    """The same in a line, and what can be built there."""
    board = words.edition.board
    if board.rent_rule[space] != RentRule.BLOCKS:
        return ""
    site, *blocks = (words.short(rent) for rent in board.rent[space])
    return words.say("terminal-rents-blocks", site=site, blocks=blocks, home=words.short(board.house[space]),
                     works=words.short(board.industrial[space]), skyscraper=words.short(board.skyscraper[space]))


def loan_printed(words: Words) -> str:
    """The bank lends the rent value of a district [CT-110]."""
    return words.say("terminal-loan-rent-value") if words.edition.board.mortgage_rule == MortgageRule.RENT_VALUE else ""


def worth_is_count(edition: Edition) -> bool:
    """Cash and rent values are what somebody has [CT-133]."""
    return bool(edition.board.rent_counts)


def building_verb(words: Words) -> str:
    return "residential" if words.edition.board.block_limit else ""


def legend(words: Words) -> str:
    return words.say("legend-city") if words.edition.board.block_limit else ""


def badge(words: Words, view: View, seat: int) -> str:
    """Who holds the Rent Dodge."""
    return words.say("badge-rent-dodge") if view.edition.board.block_limit and view.table.dodger == seat + 1 else ""


def bank(tell: Teller, table: TableFields) -> str:
    """What the bank still has to give, and where the Rent Dodge card lies."""
    board = tell.edition.board
    if not board.block_limit:
        return ""
    hazards = sum(board.piece_count[n] - table.placed[n] for n in range(FIRST_BONUS))
    bonuses = sum(board.piece_count[n] - table.placed[n] for n in range(FIRST_BONUS, PIECES))
    left = [tell.say("bank-railroads", count=board.railroads - table.rails.bit_count()),
            tell.say("bank-stadiums", count=board.stadiums - table.stadium_sites.bit_count()),
            tell.say("bank-hazards", count=hazards), tell.say("bank-bonuses", count=bonuses)]
    holder = tell.names[table.dodger - 1] if table.dodger else tell.say("bank-dodge-free")
    return tell.say("bank-city", left=left, tower="built" if table.tower else "free", holder=holder)


# --------------------------------------------------------------------------------------------------- what a real table is asked
def toss_says(t: Teller, name: str, seat: int, what: int) -> str:
    return t.say("toss-button", who=t.name(seat)) if name == "TOSS_BUTTON" else ""


def toss_fall(t: Teller, name: str, one: Action, what: int) -> str:
    if name != "TOSS_BUTTON":
        return ""
    return t.say("toss-railroad") if one.a == RAILROAD_FACE else t.say("toss-blocks", count=one.a)
