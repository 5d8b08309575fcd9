"""`rulewright serve`: the table in the browser, which is an extra of the package."""

from typing import Annotated

import typer

from rulewright.games import find_game
from rulewright.kernel.errors import RulewrightError


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port, or the next free one.")] = 8765,
    store: Annotated[str, typer.Option(help="A file, or postgresql://...")] = "rulewright.db",
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve together; several need PostgreSQL.")] = 1,
    access_log: Annotated[bool, typer.Option("--access-log", help="Print one line of JSON for each request.")] = False,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(help="A name by which the table may be called (*.example.org); any unless given."),
    ] = None,
    behind_proxy: Annotated[
        str, typer.Option(help="Addresses of proxies, with commas, whose X-Forwarded headers are believed.")
    ] = "",
    expire_days: Annotated[
        float, typer.Option(min=0, help="Days after which a game goes that nobody finished; 0: never.")
    ] = 180.0,
    lab: Annotated[bool | None, typer.Option(help="Open /lab; unless given, only for this computer.")] = None,
    game: Annotated[list[str] | None, typer.Option(help="A game of your own, by import path: harbor:GAME.")] = None,
) -> None:
    """Open the table in the browser: prints its address and serves until interrupted."""
    try:
        from rulewright.server.serve import free_port
        from rulewright.server.serve import serve as run
        from rulewright.server.settings import Settings
    except ModuleNotFoundError as wrong:
        if wrong.name and wrong.name.startswith("rulewright"):
            raise
        raise RulewrightError(
            f"the table in the browser needs more than is installed ({wrong.name}): pip install 'rulewright[web]'"
        ) from None

    for path in game or []:
        find_game(path)
    alone = host in ("127.0.0.1", "localhost", "::1") and not (behind_proxy or allowed_host)  # nobody else comes here
    if lab and workers > 1:
        raise RulewrightError("the lab's runs live in one process: open it with --workers 1")
    settings = Settings(
        lab=alone if lab is None else lab,
        access_log=access_log,
        allowed_hosts=tuple(allowed_host or ()),
        behind_proxy=behind_proxy,
        expire_days=expire_days,
    )
    if alone:
        settings.messages_per_client = settings.requests_per_client = 1e9  # one's own programs may hurry
    run(host, free_port(host, port), store, settings, workers)
