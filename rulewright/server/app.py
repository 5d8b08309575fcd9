"""The app: which address leads where. `http` answers, `html` makes the pages, games live in `tables`."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rulewright.kernel.errors import RulewrightError
from rulewright.server.first_pages import FirstPages
from rulewright.server.html.static_files import FOLDER
from rulewright.server.http import (
    deck_page,
    game_lists,
    health,
    home_page,
    kept_files,
    lab_pages,
    lobby_page,
    people_pages,
    record_pages,
    setup_page,
    table_page,
)
from rulewright.server.http.access_log import AccessLog
from rulewright.server.http.api.routes import routes as api_routes
from rulewright.server.http.error_pages import broken, not_found, refused
from rulewright.server.http.guard import Guard
from rulewright.server.http.rate_limits import OpenLines, RateLimits
from rulewright.server.http.sockets import open_socket
from rulewright.server.kept_pages import KeptPages
from rulewright.server.lab.runs import LabRuns
from rulewright.server.settings import Settings
from rulewright.server.store import Store, store_for
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.upkeep.chores import do_chores
from rulewright.server.tables.upkeep.garbage import collect_seldom


def around(settings: Settings, requests: RateLimits) -> list[Middleware]:
    """What every request goes through, the outermost first."""
    proxy = Middleware(ProxyHeadersMiddleware, trusted_hosts=settings.behind_proxy)
    hosts = Middleware(TrustedHostMiddleware, allowed_hosts=list(settings.allowed_hosts), www_redirect=False)
    return [
        *([proxy] if settings.behind_proxy else []),
        *([Middleware(AccessLog)] if settings.access_log else []),
        *([hosts] if settings.allowed_hosts else []),
        Middleware(Guard, settings=settings, requests=requests),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
    ]


def create_app(settings: Settings | None = None, store: Store | None = None) -> Starlette:
    """The app for these settings; the store is made from its address unless one is given."""
    settings = settings or Settings()
    live_games = LiveGames(settings, store or store_for(settings.store))
    lab = LabRuns() if settings.lab else None
    requests = RateLimits(settings.requests_per_client, 4 * settings.requests_per_client)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await live_games.open()
        loop = asyncio.get_running_loop()
        upkeep = [loop.create_task(each) for each in (do_chores(live_games), collect_seldom())]
        yield
        for task in upkeep:
            task.cancel()
        if lab:
            lab.close()
        await live_games.close()

    app = Starlette(
        routes=[
            Route("/", home_page.home),
            Route("/games", game_lists.my_games),
            Route("/lobby", lobby_page.lobby),
            Route("/t/{code}/join", lobby_page.join, methods=["POST"]),
            Route("/me", people_pages.change_name, methods=["POST"]),
            Route("/me/move", people_pages.move, methods=["POST"]),
            Route("/me/{token}", people_pages.show_move),
            Route("/me/{token}", people_pages.arrive, methods=["POST"]),
            Route("/games/forget", game_lists.forget_me, methods=["POST"]),
            Route("/new/{slug}", setup_page.show_setup),
            Route("/new", setup_page.create_game, methods=["POST"]),
            Route("/new/check", setup_page.check_setup, methods=["POST"]),
            Route("/learn/{slug}", setup_page.learn, methods=["POST"]),
            Route("/s/{token}", table_page.show_link),
            Route("/s/{token}", table_page.take_seat, methods=["POST"]),
            Route("/t/{code}/move", table_page.move_seat, methods=["POST"]),
            Route("/t/{code}", table_page.table),
            Route("/t/{code}/replay", record_pages.replay),
            Route("/t/{code}/record.txt", record_pages.record),
            Route("/t/{code}/from", record_pages.play_from, methods=["POST"]),
            Route("/t/{code}/public", table_page.publish, methods=["POST"]),
            Route("/records", record_pages.upload, methods=["POST"]),
            Route("/howto/{slug}", home_page.how_to_play),
            Route("/rules/{slug}", home_page.rules),
            Route("/cards/{slug}", home_page.cards),
            Route("/art/{version}/{kind}/{name:path}.svg", kept_files.picture),
            Route("/decks/{slug}", deck_page.open_builder),
            Route("/decks/{slug}", deck_page.change_deck, methods=["POST"]),
            Route("/lab", lab_pages.choose_game),
            Route("/lab/runs/{key}", lab_pages.show_run),
            Route("/lab/runs/{key}/standing", lab_pages.standing),
            Route("/lab/runs/{key}/stop", lab_pages.stop, methods=["POST"]),
            Route("/lab/runs/{key}/games", lab_pages.show_games),
            Route("/lab/runs/{key}/games/{number:int}/{seating:int}/{rules}", lab_pages.show_game),
            Route("/lab/{slug}", lab_pages.edit),
            Route("/lab/{slug}/compare", lab_pages.compare),
            Route("/lab/{slug}/preview", lab_pages.preview),
            Route("/lab/{slug}/try", lab_pages.start, methods=["POST"]),
            Route("/healthz", health.healthz),
            Route("/metrics", health.metrics),
            Mount("/api", routes=api_routes),
            Mount("/static", kept_files.VersionedFiles(directory=FOLDER)),
            WebSocketRoute("/ws/{code}", open_socket),
        ],
        lifespan=lifespan,
        middleware=around(settings, requests),
        exception_handlers={RulewrightError: refused, HTTPException: not_found, 500: broken},
    )
    app.state.live_games = live_games
    app.state.lab = lab
    app.state.first_pages = FirstPages()
    app.state.kept_pages = KeptPages(live_games.drawing)
    app.state.creations = RateLimits(settings.creations_per_second, settings.creation_burst)
    app.state.savings = RateLimits(0.5, 30)
    app.state.requests = requests
    app.state.messages = RateLimits(settings.messages_per_client, 4 * settings.messages_per_client)
    app.state.chat = RateLimits(0.5, 5)
    app.state.switches = RateLimits(1.0, 30)
    app.state.lines = OpenLines(settings.lines_per_client)
    return app
