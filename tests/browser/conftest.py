"""A real server and a real browser for the tests of the page: Debian's chromium, one at a time."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser_play import DESK, PHONE, Served

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, or a plain word why there is none."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if path is None:
        words = "browser tests need Debian's chromium and the package playwright: apt install chromium"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def open_page(browser: Any, served: Served) -> Iterator[Callable[..., Any]]:
    """Opens pages: each for a person of their own. A script error or a request elsewhere fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def make(size: dict[str, int] = DESK, scheme: str = "light", **more: Any) -> Any:
        context = browser.new_context(viewport=size, color_scheme=scheme, has_touch=size is PHONE, **more)
        contexts.append(context)
        for key, value in {"pace": "0", "hints": "off", "theme": scheme}.items():
            context.add_init_script(f"try {{ localStorage.setItem('{key}', '{value}') }} catch {{}}")
        page = context.new_page()
        page.set_default_timeout(20_000)  # a busy machine is no fault
        page.on("pageerror", lambda fault: faults.append(f"script: {fault}"))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((served.url, "data:", served.url.replace("http", "ws")))
                else faults.append(f"request to {request.url}")
            ),
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults
