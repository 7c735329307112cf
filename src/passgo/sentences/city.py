"""City in words: its events, refusals, questions, payments, the lines of a rent, and how its table is shown."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from passgo.editions.city.rules.words import FIRST_BONUS, PIECES, RAILROAD_FACE, Press, Purpose
from passgo.rules.steps import Step
from passgo.rules.words import NOBODY, Because, For, KeptUse, Kind, Reason

if TYPE_CHECKING:
    from passgo.events import Event, Teller
    from passgo.loading import Edition
    from passgo.play.actions import Action

PIECE_NAMES = ("rubbish dump", "power station", "sewage plant", "prison", "park", "wind farm", "water tower", "school")
LANDMARKS = {Kind.STADIUM: "a stadium", Kind.SKYSCRAPER: "a skyscraper", Kind.TOWER: "the Tower"}
BLOCKS = {Kind.RESIDENTIAL: "residential", Kind.INDUSTRIAL: "industrial"}

FIELDS = {
    "RESIDENTIAL": ("space",), "INDUSTRIAL": ("space",), "RAILROAD": ("space",), "STADIUM": ("space",), "SKYSCRAPER": ("space",),
    "TOWER": ("space",), "PLACE_HAZARD": ("space", "piece"), "PLACE_BONUS": ("space", "piece"), "JUMP": ("space",),
    "CHOOSE": ("space", "piece"), "CLEAR_HAZARD": ("space", "piece"),
}
"""What the numbers of City's actions are called."""

PAYMENTS = {
    For.STADIUMS: "from the stadiums", For.BLOCK: "for a block", For.LANDMARK: "for the building",
    For.CLEARING: "to have a hazard taken away",
}

REASONS = {
    Reason.NOT_PRESSED: "Press the Build button first, and see what it shows.",
    Reason.PRESSED_ALREADY: "The Build button is pressed once in a turn.",
    Reason.NO_BLOCKS_LEFT: "The Build button allows no more blocks in this turn.",
    Reason.HAZARD_KEEPS_OFF: "A hazard stands there: no bonus building can join it.",
    Reason.BONUS_KEEPS_OFF: "A bonus building stands there and keeps hazards away.",
    Reason.NO_HAZARD: "There is no such hazard on this district.",
    Reason.ALREADY_THERE: "There is one already, and there can be only one.",
    Reason.NEEDS_PAIR: "A stadium needs two districts of the colour.",
    Reason.NEEDS_TWO_GROUPS: "The Tower needs all districts of two colour groups.",
    Reason.NOT_THIS_PIECE: "This piece cannot be chosen here.",
    Reason.NO_RAILROAD: "The train goes only to another district with a railroad.",
    Reason.WHOLE_GROUP: "It belongs to a complete colour group and is safe.",
    Reason.HOUR_ASKED: "You have asked for another hour already; the others must agree.",
    Reason.NO_HOURS: "This game is not played by the hour.",
    Reason.NOT_UNOWNED: "It must be a district nobody owns.",
    Reason.WRONG_SIDE: "Hazards go on districts of others, bonus buildings on one's own; either goes on one nobody owns.",
}
FOR_A_KIND = {
    (Kind.RAILROAD, Reason.NOT_PRESSED): "A railroad is built only when the Build button has shown one, and only one each time.",
    **{(kind, Reason.NOT_OWNER): "It does not belong to you." for kind in (*BLOCKS, *LANDMARKS, Kind.CLEAR_HAZARD)},
}


def press(t: Teller, e: Event) -> str:
    shows = "a railroad" if e.what == RAILROAD_FACE else f"{e.what} block{'s' if e.what > 1 else ''}"
    return f"{t.name(e.who)} presses the Build button: {shows}."


def block(t: Teller, e: Event) -> str:
    price = "" if e.money else " for nothing"
    return f"{t.name(e.who)} builds {article(BLOCKS[e.how])} {BLOCKS[e.how]} block on {t.space(e.what)}{price}."


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def dodge_taken(t: Teller, e: Event) -> str:
    source = "" if e.what == NOBODY else f" from {t.name(e.what)}"
    return f"{t.name(e.who)} takes the Rent Dodge card{source}."


def taxi(t: Teller, e: Event) -> str:
    return f"{t.name(e.who)} takes a taxi, {abs(e.what)} {'forward' if e.what > 0 else 'back'}."


def minutes(milliseconds: int) -> str:
    """`5 minutes`, `1 minute 15 seconds`, `9 seconds`."""
    whole, seconds = divmod(milliseconds // 1000, 60)
    parts = [f"{n} {word}{'s' if n != 1 else ''}" for n, word in ((whole, "minute"), (seconds, "second")) if n]
    return " ".join(parts) or "no time"


Maker = Callable[["Teller", "Event"], str]
EVENTS: dict[str, Maker] = {
    "PRESSED": press,
    "BLOCK": block,
    "LANDMARK": lambda t, e: f"{t.name(e.who)} builds {LANDMARKS[e.how]} on {t.space(e.what)}.",
    "PLACED": lambda t, e: f"{t.name(e.who)} puts a {PIECE_NAMES[e.how]} on {t.space(e.what)}.",
    "CLEARED": lambda t, e: f"{t.name(e.who)} has the {PIECE_NAMES[e.how]} on {t.space(e.what)} taken away.",
    "RAILROAD_BUILT": lambda t, e: f"{t.name(e.who)} builds a railroad on {t.space(e.what)}.",
    "JUMPED": lambda t, e: f"{t.name(e.who)} takes the train to {t.space(e.what)}.",
    "DODGE_TAKEN": dodge_taken,
    "DODGED": lambda t, e: f"{t.name(e.who)} plays the Rent Dodge and saves {t.money(e.money)} on {t.space(e.what)}.",
    "DODGE_BACK": lambda t, e: "The Rent Dodge card lies beside Free Parking again.",
    "TAX_DODGED": lambda t, e: f"{t.name(e.who)} plays the Tax Dodge and saves {t.money(e.money)}.",
    "TAXI": taxi,
    "QUAKE": lambda t, e: f"The {PIECE_NAMES[e.how]} on {t.space(e.what)} falls down.",
    "BEEP": lambda t, e: f"The Trading Unit beeps: {minutes(e.money)} left.",
    "HOUR_WANTED": lambda t, e: f"{t.name(e.who)} wants another hour.",
    "HOUR_ADDED": lambda t, e: "All agree: another hour is added.",
}

RENTS: dict[int, Callable[[Teller, int], str]] = {
    Because.BLOCKS: lambda t, n: f"{n} blocks",
    Because.RESIDENTIAL: lambda t, n: f"{n} residential block{'s' if n > 1 else ''}",
    Because.INDUSTRIAL: lambda t, n: f"{n} industrial block{'s' if n > 1 else ''}",
    Because.HAZARD: lambda t, n: f"a {PIECE_NAMES[n]} stands there",
    Because.WORTHLESS: lambda t, n: f"{n} residential block{'s' if n > 1 else ''} worthless under it",
    Because.SKYSCRAPER: lambda t, n: f"doubled by the skyscraper on {t.space(n)}",
    Because.TOWER: lambda t, n: f"doubled by the Tower on {t.space(n)}",
}
"""Lines of a rent; the number of the last two is a district, that of a hazard its piece."""

PURPOSES = {
    Purpose.AUCTION: "which district comes under the hammer", Purpose.INHERIT: "which district to take for {money}",
    Purpose.REPOSSESS: "which district to hand back for {money}", Purpose.STEAL: "which district to take",
    Purpose.FREE_BUILD: "where to put the free block", Purpose.RAILROAD: "where to lay the railroad",
    Purpose.EARTHQUAKE: "which bonus building falls down",
}
USES = {
    KeptUse.TAXI: "whether to take a taxi before {here} counts", KeptUse.TAX_DODGE: "whether to dodge the tax of {money}",
    KeptUse.RENT_DODGE: "whether to dodge the rent of {money}",
}


def question_of(t: Teller, step: int, what: int, how: int, money: int, here: int) -> str:
    """What one of City's questions asks, in words; empty for the questions of others."""
    words = ""
    match step:
        case Step.ASK_BUILD:
            left = f"up to {what} more block{'s' if what > 1 else ''}" if what else "no more blocks"
            words = {Press.NOT_YET: "to press the Build button or be done", Press.RAILROAD: "where to lay a railroad"}.get(
                how, f"what to build ({left})")
        case Step.ASK_PLANNING:
            *pieces, last = [f"a {PIECE_NAMES[n]}" for n in range(PIECES) if what >> n & 1]
            words = f"to place {', '.join(pieces)}{' or ' if pieces else ''}{last}"
        case Step.ASK_JUMP:
            words = f"whether to take the train from {t.space(what)}"
        case Step.ASK_USE:
            words = USES[what]
        case Step.ASK_DISTRICT:
            words = PURPOSES[what]
    return words.format(money=t.money(money), here=t.space(here))


QUESTIONS = (Step.ASK_BUILD, Step.ASK_PLANNING, Step.ASK_JUMP, Step.ASK_USE, Step.ASK_DISTRICT)
"""What only City asks."""


def question(p: Any) -> str:
    """The question as it is put to the seat asked: `Where to lay a railroad?`, `Take the train from Diamond Hills?`"""
    how = p.view["how"][p.view["depth"] - 1]
    if p.step == Step.ASK_BUILD and how == Press.RAILROAD and p.view["rails"].bit_count() >= p.edition.board.railroads:
        return "No railroad is left to lay."
    words = question_of(p.tell, p.step, p.what, how, p.sum, p.view["at"][p.view.seat])
    words = words.removeprefix("whether ").removeprefix("to ")
    return f"{words[:1].upper()}{words[1:]}?" if words else ""


def standing(table: Mapping[str, Any], space: int) -> list[str]:
    """Everything on a district but its blocks, in words."""
    found = [name if count == 1 else f"{count} {name}s"
             for name, count in zip(PIECE_NAMES, table["pieces"][space], strict=True) if count]
    landmarks = (("rails", "railroad"), ("stadium_sites", "stadium"), ("skyscrapers", "skyscraper"), ("tower", "Tower"))
    return [name for field, name in landmarks if table[field] >> space & 1] + found


def district_marks(table: Mapping[str, Any], space: int) -> str:
    """` □□■■■■ [skyscraper, power station]`: residential and industrial blocks, and what else stands there."""
    homes, works = table["homes"][space], table["works"][space]
    hollow = "▫" if table["hazards"] >> space & 1 else "□"
    blocks = f" {hollow * homes}{'■' * works}" if homes + works else ""
    others = standing(table, space)
    return blocks + (f" [{', '.join(others)}]" if others else "")


def space_words(edition: Edition, space: int) -> str:
    """What a space of City prints that nobody can own: its two pieces, or its tax."""
    board = edition.board
    match board.landing[space]:
        case Step.PLANNING:
            return f"Planning permission for a {PIECE_NAMES[board.hazard[space]]} or a {PIECE_NAMES[board.bonus[space]]}."
        case Step.INDUSTRY_TAX:
            return f"{edition.money(board.landing_sum[space])} from whoever owns an industrial block."
    return ""


CELL_SIGNS = (("hazards", "!"), ("bonuses", "+"), ("rails", "="), ("stadium_sites", "o"), ("skyscrapers", "^"), ("tower", "T"))
LEGEND = "2/4 residential/industrial blocks · ! hazard · + bonus · = railroad · o stadium · ^ skyscraper · T Tower"


def cell_marks(table: Mapping[str, Any], space: int) -> str:
    """`2/4!=`: residential and industrial blocks, then the signs of the legend."""
    blocks = table["homes"][space] + table["works"][space]
    signs = "".join(sign for field, sign in CELL_SIGNS if table[field] >> space & 1)
    return (f"{table['homes'][space]}/{table['works'][space]}" if blocks else "") + signs


def badge(table: Mapping[str, Any], seat: int) -> str:
    """Who holds the Rent Dodge."""
    return "Rent Dodge" if table["dodger"] == seat + 1 else ""


def bank_line(edition: Edition, names: Sequence[str], table: Mapping[str, Any]) -> str:
    """What the bank still has to give, and where the Rent Dodge card lies."""
    board = edition.board
    rails = board.railroads - table["rails"].bit_count()
    stadiums = board.stadiums - table["stadium_sites"].bit_count()
    tower = "no Tower" if table["tower"] else "the Tower"
    holder = names[table["dodger"] - 1] if table["dodger"] else "beside Free Parking"
    hazards = sum(board.piece_count[n] - table["placed"][n] for n in range(FIRST_BONUS))
    bonuses = sum(board.piece_count[n] - table["placed"][n] for n in range(FIRST_BONUS, PIECES))
    counts = ((rails, "railroad"), (stadiums, "stadium"), (hazards, "hazard"), (bonuses, "bonus building"))
    left = ", ".join(f"{count} {name}{'' if count == 1 else 's'}" for count, name in counts)
    return f"Bank: {left}, {tower} · Rent Dodge: {holder}"


# ------------------------------------------------------------------------------------------------- what a seat may say
def block_line(p: Any, a: Action) -> str:
    price = p.edition.board.house[a.a] if a.kind == Kind.RESIDENTIAL else p.edition.board.industrial[a.a]
    return f"Build {article(BLOCKS[a.kind])} {BLOCKS[a.kind]} block on {p.tell.space(a.a)} for {p.money(price)}"


def landmark_line(p: Any, a: Action) -> str:
    board = p.edition.board
    price = {Kind.STADIUM: board.stadium_price, Kind.SKYSCRAPER: board.skyscraper[a.a]}.get(a.kind, board.tower_price)
    return f"Build {LANDMARKS[a.kind]} on {p.tell.space(a.a)} for {p.money(price)}"


def use_line(p: Any, a: Action) -> str:
    card = p.edition.kept[a.a].name
    if not a.b:
        return f"Use {card}"
    target = (p.view["at"][p.view.seat] + a.b) % p.edition.board.spaces
    return f"Use {card}: {abs(a.b)} {'forward' if a.b > 0 else 'back'} to {p.tell.space(target)}{there(p, target, p.money)}"


def there(p: Any, space: int, money: Callable[[int], str]) -> str:
    """What waits on a district: ` (yours)`, ` (Ada, rent $7,000,000)`, ` (nobody's, $1,600,000)`."""
    board, owner = p.edition.board, p.view["owner"][space]
    if not board.all_deeds >> space & 1:
        return ""
    if owner == NOBODY:
        return f" (nobody's, {money(board.price[space])})"
    rent = money(sum(part for _, _, part in p.view.core.reckon(space)))
    return " (yours)" if owner == p.view.seat else f" ({p.tell.name(owner)}, rent {rent})"


def keep_line(p: Any, a: Action) -> str:
    return {KeptUse.TAXI: "Keep the card and stay here"}.get(p.what, f"Keep the card and pay {p.money(p.sum)}")


def choose_line(p: Any, a: Action) -> str:
    name = p.tell.space(a.a)
    if p.what == Purpose.EARTHQUAKE:
        return f"The {PIECE_NAMES[a.b]} on {name} falls"
    return {
        Purpose.AUCTION: f"Auction {name}", Purpose.INHERIT: f"Take {name} for {p.money(p.sum)}",
        Purpose.REPOSSESS: f"Hand back {name} for {p.money(p.sum)}", Purpose.STEAL: f"Take {name}",
        Purpose.FREE_BUILD: f"A free block on {name}", Purpose.RAILROAD: f"Lay the railroad on {name}"}[p.what]


def place_line(p: Any, a: Action) -> str:
    owner = p.view["owner"][a.a]
    whose = "nobody's" if owner == NOBODY else "yours" if owner == p.view.seat else f"of {p.tell.name(owner)}"
    return f"Put a {PIECE_NAMES[a.b]} on {p.tell.space(a.a)} ({whose})"


def clearing_line(p: Any, a: Action) -> str:
    fee = p.edition.board.clearing_fee * p.edition.board.piece_blocks[a.b]
    return f"Have the {PIECE_NAMES[a.b]} on {p.tell.space(a.a)} taken away for {p.money(fee)}"


SAYS: dict[int, Callable[[Any, Action], str]] = {
    Kind.PRESS: lambda p, a: "Press the Build button",
    Kind.RESIDENTIAL: block_line,
    Kind.INDUSTRIAL: block_line,
    Kind.RAILROAD: lambda p, a: f"Lay a railroad on {p.tell.space(a.a)}",
    Kind.STADIUM: landmark_line,
    Kind.SKYSCRAPER: landmark_line,
    Kind.TOWER: landmark_line,
    Kind.DONE: lambda p, a: "Be done with building",
    Kind.PLACE_HAZARD: place_line,
    Kind.PLACE_BONUS: place_line,
    Kind.JUMP: lambda p, a: f"Take the train to {p.tell.space(a.a)}{there(p, a.a, p.money)}",
    Kind.STAY: lambda p, a: "Stay here",
    Kind.DODGE_RENT: lambda p, a: f"Play the Rent Dodge and save {p.money(p.sum)}",
    Kind.KEEP: keep_line,
    Kind.USE_CARD: use_line,
    Kind.CHOOSE: choose_line,
    Kind.FORGO: lambda p, a: "Leave it alone",
    Kind.CLEAR_HAZARD: clearing_line,
    Kind.ADD_HOUR: lambda p, a: "Ask for another hour",
}
"""A line for every action of City; `p` knows the edition, the view, the names (`tell`) and the open question (`what`, `sum`)."""
