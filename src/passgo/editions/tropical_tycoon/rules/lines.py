"""The lines of Tropical Tycoon's menus."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.channel import ask_scene
from passgo.editions.tropical_tycoon.rules.developments import ask_even
from passgo.editions.tropical_tycoon.rules.parking import ask_parking
from passgo.editions.tropical_tycoon.rules.words import Development
from passgo.rules import moments
from passgo.rules.agenda import top
from passgo.rules.bits import bit, lowest
from passgo.rules.dealing import undealt
from passgo.rules.deeds import complete_deeds, group_of
from passgo.rules.lines import deed_lines, line, plain_lines, say
from passgo.rules.records import Action, Menu
from passgo.rules.side import admitted
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Mask, Seat


@moments.more_ways_out.also
def chief_lines(s: State, seat: Seat, menu: Menu, act: Action) -> None:
    """The Police Chief walks [TT-12]."""
    plain_lines(s, seat, Kind.WALK_FREE, Kind.WALK_FREE, menu, act)


@ask_parking.lines
def parking_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Any property of the bank, or a rest [TT-37]."""
    deed_lines(s, seat, Kind.TAKE, undealt(s), menu, act)
    plain_lines(s, seat, Kind.DECLINE, Kind.DECLINE, menu, act)


@ask_scene.lines
def scene_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """The choices of the scene [TT-38]."""
    for choice in range(s.board.scene_choices[s.what[top(s)]]):
        say(act, Kind.DECIDE, choice)
        line(s, seat, menu, act)


@moments.more_business.also
def island_business(s: State, seat: Seat, menu: Menu, act: Action) -> None:
    """Developments and perks [TT-62 TT-04]."""
    if admitted(s, seat, Kind.DEVELOP):
        develop_lines(s, seat, Kind.DEVELOP, complete_deeds(s, seat) & ~s.built, menu, act)
    plain_lines(s, seat, Kind.CLAIM_PERK, Kind.CLAIM_PERK, menu, act)


def develop_lines(s: State, seat: int, kind: int, deeds: Mask, menu: Menu, act: Action) -> None:
    """Each development on each of these deeds [TT-62]."""
    while deeds != 0:
        space = lowest(deeds)
        deeds = deeds & ~bit(space)
        for development in range(Development.CASINO, Development.PARK + 1):
            say(act, kind, space, development)
            line(s, seat, menu, act)


@ask_even.lines
def even_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """What makes a group even again; selling all of it stands last, and is always possible [TT-64]."""
    group = group_of(s, s.what[top(s)])
    develop_lines(s, seat, Kind.REBUILD, group & ~s.built, menu, act)
    deed_lines(s, seat, Kind.REBUILD, group & ~s.developed, menu, act)
    deed_lines(s, seat, Kind.SELL_OFF, group & ~s.developed, menu, act)
    say(act, Kind.SELL_OFF, lowest(group), 1)
    line(s, seat, menu, act)
