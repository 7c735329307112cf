"""One round of each proof, small enough for a test and good enough for an evening of `make soak`."""
from __future__ import annotations

import random
from typing import Any

from passgo.rules.words import Reason
from proving.laws import broken_laws, somebody_speaks, wrong_lines
from proving.tables import Table
from proving.walks import garbage, walk


def prove_laws(table: Table, engine: str, inputs: int) -> None:
    """Walk a game; at every rest all laws hold and somebody can speak."""
    core, board = table.core(engine), table.board()
    for _ in walk(core, random.Random(table.seed), inputs):
        must_hold(not broken_laws(core.dump(), board), table, core, broken_laws(core.dump(), board))
        must_hold(somebody_speaks(core), table, core, "nobody can speak")
    must_hold(not broken_laws(core.dump(), board), table, core, broken_laws(core.dump(), board))


def prove_menus(table: Table, engine: str, inputs: int) -> None:
    """Walk a game that has been going on for a while; all that is listed for any seat is accepted, and no bid beyond."""
    core, step = table.core(engine), table.board().bid_step
    core.traced(table.policies, table.seed, table.seed % 500)
    for who, said in walk(core, random.Random(table.seed), inputs):
        must_hold(core.refusal(who, said) == Reason.FINE, table, core, (who, said))
        for seat in range(len(table.policies)):
            wrong = list(wrong_lines(core, seat, step))
            must_hold(not wrong, table, core, (seat, wrong))


def prove_oracles(table: Table, engines: list[str], inputs: int) -> None:
    """All engines judge garbage alike and go the same way with what they accept; being asked changes nothing."""
    cores = [table.core(engine) for engine in engines]
    rng = random.Random(table.seed)
    for who, said in walk(cores[0], rng, inputs):
        before = cores[0].dump()
        for _ in range(10):
            thing = garbage(rng)
            reasons = {core.refusal(*thing) for core in cores}
            must_hold(len(reasons) == 1, table, cores[0], (thing, reasons))
            if reasons == {Reason.FINE}:
                after = [core.clone() for core in cores]
                for core in after:
                    core.put(*thing)
                must_hold(all(core.dump() == after[0].dump() for core in after), table, cores[0], thing)
        must_hold(all(core.dump() == before for core in cores), table, cores[0], "asking has changed something")
        for core in cores[1:]:
            core.put(who, said)


def must_hold(true: bool, table: Table, core: Any, what: object) -> None:
    """An AssertionError that says how to see it again."""
    if not true:
        raise AssertionError(f"{what} at input {core.inputs} of {table}")
