"""`passgo serve`: open a table in the browser."""
from __future__ import annotations

import os
import pathlib
from typing import Annotated

import typer

from passgo.cli.trouble import Trouble

EXAMPLES = ("passgo serve", "passgo serve --host 0.0.0.0 --open", "passgo serve --database-url postgresql://localhost/passgo")


def serve(
        host: Annotated[str, typer.Option(help="0.0.0.0 lets in guests on the same network.")] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8086,
        data: Annotated[pathlib.Path, typer.Option(help="Folder where games are kept.")] = pathlib.Path("passgo-data"),
        database_url: Annotated[str, typer.Option(help="A PostgreSQL database instead of the folder.")] = "",
        redis_url: Annotated[str, typer.Option(help="A Redis that many servers on one PostgreSQL share.")] = "",
        workers: Annotated[int, typer.Option(min=1, max=64, help="So many processes behind one address.")] = 1,
        origin: Annotated[list[str] | None, typer.Option(help="Another origin pages may come from, as http://host:port.")] = None,
        allowed_host: Annotated[list[str] | None, typer.Option(help="A name of this server, as play.example.org.")] = None,
        trusted_proxy: Annotated[list[str] | None, typer.Option(help="A proxy believed about where people come from.")] = None,
        board: Annotated[list[str] | None, typer.Option(
            help="A board of your own for the bank of a real table: a file of `passgo edition own`.")] = None,
        json_logs: Annotated[bool, typer.Option("--json-logs", help="Logs as JSON, one object a line.")] = False,
        wait: Annotated[float, typer.Option(min=0, help="Seconds to wait for another server to let go of the same games.")] = 3.0,
        unlimited: Annotated[bool, typer.Option("--unlimited", help="No rate limits: for tests and measurements only.")] = False,
        open: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False) -> None:
    """Open a table in the browser, for this machine or for everybody on the same network."""
    try:
        from passgo.server.ops.run import serve as run
        from passgo.server.ops.settings import Settings
    except ImportError as error:
        raise Trouble(f"A package the server needs is missing ({error.name}): pip install passgo, with all it needs.") from None
    try:
        settings = Settings.from_environment(
            os.environ, data=data, database_url=database_url, redis_url=redis_url, origins=tuple(origin or ()),
            limited=not unlimited, wait_for_lock=wait, hosts=tuple(name.lower() for name in allowed_host or ()),
            proxies=tuple(trusted_proxy or ()), boards=tuple(board or ()), json_logs=json_logs)
    except ValueError as error:
        raise Trouble(str(error)) from None
    code = run(host, port, settings, open, workers)
    if code:
        raise typer.Exit(code)
