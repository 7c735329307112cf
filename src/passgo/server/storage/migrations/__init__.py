"""The schema, step by step: `0001.sql`, `0002.sql`, … Each is run once, in its order, and never changed afterwards.

Both databases take the same SQL. Tables of a later version than the last file here are left as they are, and refused.
"""
from __future__ import annotations

import pathlib

from passgo.server.storage.database import Database

STEPS = sorted(pathlib.Path(__file__).parent.glob("[0-9]*.sql"))
LATEST = len(STEPS)
LATER = (f"These games were kept by a later Pass GO (in tables of version {{had}}; this one knows up to {LATEST}). "
         "Run that one, or restore a backup from before.")


def migrate(db: Database, latest: int = LATEST) -> int:
    """Bring the tables to the latest version, all or nothing; the version they had (0: there were none)."""
    db.begin()
    try:
        # Many servers may be started at the same moment: the first to come makes the tables.
        db.alone()
        db.run("CREATE TABLE IF NOT EXISTS meta (schema_version INTEGER NOT NULL)")
        known = db.run("SELECT schema_version FROM meta")
        had = int(known[0][0]) if known else 0
        if had > LATEST:
            raise RuntimeError(LATER.format(had=had))
        for path in STEPS[had:latest]:
            for statement in statements(path.read_text(encoding="utf-8")):
                db.run(statement)
        if not known:
            db.run("INSERT INTO meta VALUES (?)", (latest,))
        elif had < latest:
            db.run("UPDATE meta SET schema_version = ?", (latest,))
    except BaseException:
        db.rollback()
        raise
    db.commit()
    return had


def statements(text: str) -> list[str]:
    """The statements of a file, without comments."""
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return [statement for part in lines.split(";") if (statement := part.strip())]
