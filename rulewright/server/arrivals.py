"""Pages that lost their line and come back: all at once, when a process died.

A page says what it shows. If that is how its game stands it is told so at once, and is drawn anew when it is its turn,
so that everybody is back before everybody's table is loaded and drawn. Who does something, or at whose table something
happens, does not wait.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.server.store import Store
from rulewright.server.tables.ledger import NOTHING_YET, mark_of

PAUSE = 0.01  # seconds between two that are drawn anew


class Arrivals:
    """Those of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._noticing: dict[str, set[asyncio.Event]] = {}
        self._turns = asyncio.Lock()

    async def is_current(self, code: str, mark: str) -> bool:
        """Whether a game stands where this mark was set."""
        last = await self.store.last_row(code)
        return mark == (mark_of(last) if last else NOTHING_YET)

    async def turn(self) -> None:
        """Wait until one more may be drawn anew."""
        async with self._turns:
            await asyncio.sleep(PAUSE)

    @contextmanager
    def noticing(self, code: str) -> Iterator[asyncio.Event]:
        """Set when something happens in a game that this process has not loaded, or it is loaded."""
        happens = asyncio.Event()
        self._noticing.setdefault(code, set()).add(happens)
        try:
            yield happens
        finally:
            self._noticing[code].discard(happens)
            if not self._noticing[code]:
                del self._noticing[code]

    def notice(self, code: str) -> None:
        for happens in self._noticing.get(code, ()):
            happens.set()
