"""When memory is searched for garbage: seldom, and not by chance in the middle of an answer.

A full collection looks at everything there is: half a second with a thousand tables, every thousand answers if Python
decides. What is young is looked through less often than Python would: drawing one table makes thousands of things that
are gone again when it is drawn, and were looked at several times in the midst of it.
"""

import asyncio
import gc

EVERY = 300.0  # seconds
YOUNG = 20_000  # things that are new and still there: a millisecond or two to look through
NEVER = 1_000_000


def search_seldom() -> None:
    """Set how often Python looks for garbage by itself."""
    gc.set_threshold(YOUNG, gc.get_threshold()[1], NEVER)


async def collect_seldom() -> None:
    """For as long as the server runs."""
    before = gc.get_threshold()
    search_seldom()
    try:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()
    finally:
        gc.set_threshold(*before)
