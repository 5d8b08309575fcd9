"""What all games of a process share."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

from rulewright.server.settings import Settings
from rulewright.server.store import Store


@dataclass(slots=True)
class Services:
    """The store, the settings, threads for bots, chance, and time (tests have a time of their own)."""

    store: Store
    settings: Settings
    bot_threads: ThreadPoolExecutor
    random: Random = field(default_factory=Random)
    now: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
