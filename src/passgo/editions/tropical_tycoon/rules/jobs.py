"""Jobs and their perks — the booklet's pages on the jobs. A perk comes by itself, or must be claimed in time [TT-04]."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.answers import in_office
from passgo.editions.tropical_tycoon.rules.words import Job
from passgo.rules import moments, then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import ask, side, step
from passgo.rules.deeds import deeds_of
from passgo.rules.jail import leave_jail
from passgo.rules.moments import UNDECIDED
from passgo.rules.money import move_money
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, Event, For, Kind, Merit, Reason, When
from passgo.struct import Money, Seat


def give_tokens(s: State, seat: int, count: int) -> None:
    """Fortune tokens come and go one for one; nobody has fewer than none."""
    count = max(count, -s.tokens[seat])
    if count != 0:
        s.tokens[seat] += count
        emit(s, Event.TOKENS, seat, count, 0, s.tokens[seat])


def grant_perk(s: State, seat: int, cash: Money, tokens: int) -> None:
    """Paid at once; or noted, to be asked for before the next player rolls [TT-04]."""
    if s.board.perks_claimed == 0:
        move_money(s, BANK, seat, cash, For.PERK)
        give_tokens(s, seat, tokens)
        return
    half = s.turns % 2
    s.unclaimed_cash[half][seat] += cash
    s.unclaimed_tokens[half][seat] += tokens
    emit(s, Event.PERK_OPEN, seat, tokens, cash)


@step("PERK", 63)
def merit(s: State, seat: Seat, what: int, space: int = 0) -> None:
    """Step PERK: the Mayor's salary, the Surfer's doubles, the Developer's discount where it is claimed [TT-10 TT-11 TT-16]."""
    if what == Merit.BUILDING:
        give_tokens(s, seat, s.board.improving_tokens)
    if what == Merit.SALARY and s.job[seat] == Job.MAYOR:
        grant_perk(s, seat, max(s.board.mayor_salary - s.board.salary, 0), 0)
    if what == Merit.BUILDING and s.job[seat] == Job.DEVELOPER and s.board.perks_claimed == 1:
        s.unclaimed_pieces[s.turns % 2][space] += 1
        grant_perk(s, seat, s.board.developer_discount, 0)
    if what == Merit.DOUBLES:
        grant_perk(s, seat, 0, s.board.surfer_tokens)


@moments.dice_fell.also
def note_roll(s: State, seat: Seat, act: Action) -> None:
    """The dice have fallen: perks of the last turn are lost, and doubles earn the Surfer a token [TT-04 TT-16]."""
    first = act.a
    second = act.b
    s.first_die = first
    s.second_die = second
    if s.board.perks_claimed == 1:
        forget_perks(s)
    surfing = s.job[seat] == Job.SURFER and first == second and s.jail[seat] == 0
    if surfing and s.doubles + 1 != s.board.doubles_to_jail:
        then.merit(s, seat, Merit.DOUBLES)


def forget_perks(s: State) -> None:
    """The next player takes a turn: what was not claimed is gone [TT-04]."""
    half = (s.turns + 1) % 2
    for space in range(s.board.spaces):
        s.unclaimed_pieces[half][space] = 0
    for seat in range(s.seats):
        if s.unclaimed_cash[half][seat] != 0 or s.unclaimed_tokens[half][seat] != 0:
            emit(s, Event.PERK_LOST, seat, s.unclaimed_tokens[half][seat], s.unclaimed_cash[half][seat])
            s.unclaimed_cash[half][seat] = 0
            s.unclaimed_tokens[half][seat] = 0


def has_perk(s: State, seat: int) -> bool:
    """Is there a perk this seat can still ask for?"""
    for half in range(2):
        if s.unclaimed_cash[half][seat] != 0 or s.unclaimed_tokens[half][seat] != 0:
            return True
    return False


def refuse_perks(s: State, seat: int, act: Action) -> int:
    """CLAIM_PERK: where there is one [TT-04]."""
    return Reason.FINE if has_perk(s, seat) else Reason.NO_PERK


def take_perks(s: State, seat: int, act: Action) -> None:
    """CLAIM_PERK: all that is due at once [TT-04]."""
    for half in range(2):
        move_money(s, BANK, seat, s.unclaimed_cash[half][seat], For.PERK)
        give_tokens(s, seat, s.unclaimed_tokens[half][seat])
        s.unclaimed_cash[half][seat] = 0
        s.unclaimed_tokens[half][seat] = 0
        settle_discounts(s, seat, half)


def settle_discounts(s: State, seat: int, half: int) -> None:
    """A discount asked for is money not paid: the refund of what was built is half of the rest [TT-11 TT-64]."""
    left = deeds_of(s, seat) & s.built
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        s.spent[space] = max(s.spent[space] - s.unclaimed_pieces[half][space] * s.board.developer_discount, 0)
        s.unclaimed_pieces[half][space] = 0


side(Kind.CLAIM_PERK, refuse_perks, take_perks)


@moments.came_down.only("perks_claimed")
def discount_lapses(s: State, seat: Seat, space: int) -> None:
    """Who sold a piece for half of what was really paid has no discount left to ask for on it [TT-11 TT-64]."""
    standing = 1 if has(s.developed, space) else s.level[space]
    for half in range(2):
        lost = min(s.unclaimed_pieces[0][space] + s.unclaimed_pieces[1][space] - standing, s.unclaimed_pieces[half][space])
        if lost > 0:
            s.unclaimed_pieces[half][space] -= lost
            s.unclaimed_cash[half][seat] -= lost * s.board.developer_discount
            emit(s, Event.PERK_LOST, seat, 0, lost * s.board.developer_discount)


@step("VISIT", 54)
def visit(s: State, seat: Seat) -> None:
    """Step VISIT: somebody just visits, and the Police Chief is paid, unless it is the Chief [TT-13 TT-54]."""
    chief = in_office(s, Job.POLICE_CHIEF)
    if chief != NOBODY and chief != seat:
        grant_perk(s, chief, s.board.visit_fee, 0)


@step("GO_TO_JAIL", 55)
def go_to_jail(s: State, seat: Seat) -> None:
    """Step GO_TO_JAIL: to Jail, unless the Police Chief decides otherwise [TT-14 TT-50]."""
    chief = in_office(s, Job.POLICE_CHIEF)
    if chief == NOBODY:
        then.to_jail(s, seat)
    else:
        then.ask_mercy(s, chief, seat)


def refuse_mercy(s: State, seat: int, act: Action, caught: Seat) -> int:
    """Ask MERCY: arrest, or look the other way [TT-14]."""
    match act.kind:
        case Kind.ARREST | Kind.SPARE:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_mercy(s: State, seat: int, act: Action, caught: Seat) -> None:
    """Whoever is spared stays on the space, and the turn goes on [TT-14]."""
    close(s)
    if act.kind == Kind.ARREST:
        then.to_jail(s, caught)
    else:
        emit(s, Event.SPARED, seat, caught)


ask_mercy = ask("ASK_MERCY", 89, refuse_mercy, take_mercy, answers=(Kind.ARREST, Kind.SPARE), occasion=When.OWN_TURN)


@moments.refuse_in_turn.also
def refuse_turn_of_chief(s: State, seat: Seat, act: Action) -> int:
    """Ask TURN in Jail: the Police Chief walks out and pays nothing; nobody else does [TT-12]."""
    chief = s.job[seat] == Job.POLICE_CHIEF
    match act.kind:
        case Kind.WALK_FREE:
            if not chief:
                return Reason.NOT_CHIEF
            return Reason.NOT_IN_JAIL if s.jail[seat] == 0 else Reason.FINE
        case Kind.PAY_FINE:
            if chief and s.jail[seat] > 0:
                return Reason.CHIEF_WALKS
    return UNDECIDED


@moments.taken_in_turn.also
def walk_free(s: State, seat: Seat, act: Action) -> bool:
    """Out, and on with the turn [TT-12]."""
    if act.kind != Kind.WALK_FREE:
        return False
    leave_jail(s, seat)
    return True


@moments.deed_bought.also
def token_for_deed(s: State, seat: Seat) -> None:
    """A deed bought earns Fortune tokens [TT-32]."""
    give_tokens(s, seat, s.board.deed_tokens)


@moments.fine_for.also
def fine_of_chief(s: State, seat: Seat) -> Money:
    """The Police Chief goes free, unless perks must be claimed [TT-12]."""
    return 0 if s.job[seat] == Job.POLICE_CHIEF and s.board.perks_claimed == 0 else UNDECIDED
