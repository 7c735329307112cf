"""`passgo restore`: all games of a backup into an empty place."""
from __future__ import annotations

from passgo.cli.backup import HERE, Data, File, Url, done
from passgo.cli.choices import Json

EXAMPLES = ("passgo restore games.jsonl.gz", "passgo restore games.jsonl.gz --database-url postgresql://localhost/passgo")


def restore(file: File, data: Data = HERE, database_url: Url = "", json: Json = False) -> None:
    """Put all games of a backup into a place without games: a folder or a PostgreSQL database. No server may use it meanwhile."""
    done("restore", file, data, database_url, json)
