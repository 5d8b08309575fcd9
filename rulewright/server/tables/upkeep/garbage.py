"""When memory is searched for garbage: seldom, and not by chance in the middle of an answer.

A full collection looks at everything there is: half a second with a thousand tables, every thousand answers if Python
decides. What is young is collected as ever.
"""

import asyncio
import gc

EVERY = 300.0  # seconds
NEVER = 1_000_000


async def collect_seldom() -> None:
    """For as long as the server runs."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], NEVER)
    try:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()
    finally:
        gc.set_threshold(*before)
