"""Games nobody can play on: finished ones are shown as they were, whatever rules made them; of others what was told is told."""
from __future__ import annotations

from passgo.play.actions import Input
from passgo.play.game import Game
from passgo.play.record import Header, Record
from passgo.server.ops.boards import board_of
from passgo.server.refusals import Refusal, Sentence, told
from passgo.server.rooms.mirror import holding, lines_of
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage.store import Archive, Stored
from passgo.server.views.catalogue import all_printed
from passgo.server.views.drawing import TableWriter
from passgo.server.views.history import changes
from passgo.server.views.records import full_record, log_of
from passgo.server.views.table import Surroundings, compact
from passgo.server.views.telling import packed, unpacked, worded
from passgo.server.wire.frames import Lobby, LobbySeat


class Closed(Refusal):
    """This server cannot play this game on; what was kept of it comes along."""

    def __init__(self, stored: Stored, archive: Archive | None) -> None:
        super().__init__("RULES_CHANGED", happened(stored.sheet), status=409)
        self.stored, self.archive = stored, archive

    @property
    def over(self) -> bool:
        return self.archive is not None or self.stored.state == "over"

    def lobby(self, language: str) -> Lobby:
        """The room as everybody may see it."""
        sheet = self.stored.sheet
        return Lobby(room=sheet.room, code=sheet.code, edition=sheet.edition, title=title_of(sheet), options=dict(sheet.options),
                     seats=[LobbySeat(seat=seat, kind=chair.kind, name=chair.name, bot=chair.bot, taken=chair.kind != "open",
                                      online=False, absent=chair.absent) for seat, chair in enumerate(sheet.chairs)],
                     pace=sheet.pace, turn_seconds=sheet.turn_seconds, odds=sheet.odds, hints=sheet.hints, started=sheet.started,
                     over=self.over, paused=sheet.paused,
                     votes={}, voters=[], members=[], deputy=None, commitment=sheet.commitment,
                     secret=sheet.shown_secret(self.over), rules=sheet.rules, public=sheet.public,
                     next=sheet.next or None, luck=sheet.luck,
                     closed=self.sentence(language))

    def record(self, token: str) -> str:
        """The whole of a finished game; of another what this seat was told."""
        if self.archive is not None:
            return self.archive.record
        if self.over:
            return plain_record(self.stored).text()
        seat = self.stored.sheet.seat_of(token) if token else None
        if seat is None:
            raise Refusal("BAD_TOKEN", status=403)
        return log_of(self.stored.sheet, seat, unpacked(holding(self.stored.moves)))


def title_of(sheet: Sheet) -> str:
    try:
        return board_of(sheet.edition, sheet.own, {}).title
    except ValueError:
        return sheet.edition


def happened(sheet: Sheet) -> Sentence:
    """What has happened to this game."""
    try:
        edition = board_of(sheet.edition, sheet.own, {})
    except ValueError:
        return told("server-closed-edition", edition=sheet.edition)
    if sheet.rules == edition.rules_version:
        return told("server-closed-board", edition=edition.title)
    return told("server-closed-rules", edition=edition.title, began=sheet.rules, now=edition.rules_version,
                release=edition.version_began(sheet.rules))


def plain_record(stored: Stored) -> Record:
    """The record from what is stored, without asking any rules: it has no result."""
    sheet = stored.sheet
    inputs = tuple(Input.read(line) for line in lines_of(holding(stored.moves)))
    header = Header(edition=sheet.edition, options=sheet.options, board=sheet.board, seats=tuple(sheet.names), first=None,
                    seed=None, rules=sheet.rules, dice=sheet.dice, secret=sheet.secret if sheet.dice else "",
                    commitment=sheet.commitment if sheet.dice else "")
    return Record(header, inputs)


def archive_of(sheet: Sheet, game: Game) -> Archive:
    """A finished game as it is shown; it is played again for that, so not on the loop."""
    board = all_printed(game.edition)
    chairs, nobody = sheet.chairs, [False] * len(sheet.chairs)
    around = Surroundings(sheet.names, [chair.bot for chair in chairs], nobody, [chair.absent for chair in chairs], dice=None,
                          deadline=None, patience=None, paused=False, ended=sheet.ended)
    return Archive(full_record(sheet, game).text(), board.model_dump_json(by_alias=True),
                   compact(changes(game.record(secrets=False))), TableWriter(sheet.names).draw(game.view, around).text(-1))


def told_of(stored: Stored, game: Game) -> list[tuple[int, str]]:
    """For moves from before it was kept: what was told of each, by its place; `game`, just begun, is played to where it was."""
    tell, seq, found = game.teller(), 0, []
    for move in stored.moves:
        events = [event for line in move.inputs.splitlines() for event in game.tell(*Input.read(line))]
        found.append((move.place, packed([worded(seq + n + 1, event, tell) for n, event in enumerate(events)])))
        seq += len(events)
    return found

