"""Pages that are the same for everybody who asks: drawn once, in a thread, while tables go on."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor

MOST = 40


class KeptPages:
    """The latest of them by name."""

    def __init__(self, drawing: Executor) -> None:
        self._drawing = drawing
        self._pages: OrderedDict[tuple[str, ...], asyncio.Future[str]] = OrderedDict()

    async def page(self, name: tuple[str, ...], draw: Callable[[], str]) -> str:
        """The page of this name; who asks for it while it is drawn waits for the same one."""
        if name not in self._pages:
            self._pages[name] = asyncio.get_running_loop().run_in_executor(self._drawing, draw)
        self._pages.move_to_end(name)
        while len(self._pages) > MOST:
            self._pages.popitem(last=False)
        try:
            return await asyncio.shield(self._pages[name])
        except Exception:
            self._pages.pop(name, None)
            raise
