"""How long people thought in games that were kept: the lab turns it into the length of a game."""

import math

from rulewright.lab.reports.people_times import Thought
from rulewright.server.store import store_for


async def thoughts_in(address: str) -> list[Thought]:
    """Every answer of a person, with the seconds since something last happened at that table."""
    store = store_for(address)
    await store.open_beside()
    found = []
    try:
        for code in await store.all_games():
            row = await store.game(code)
            if row is None or row.header.get("archive"):
                continue
            people = {seat for seat, bot in enumerate(row.header["bots"]) if bot is None}
            before = math.inf  # setting up is nobody's thought
            for answer in await store.rows(code):
                if answer.seat in people and answer.time >= before:
                    found.append(Thought(row.header["game"], answer.text.split()[0], answer.time - before))
                before = answer.time
    finally:
        await store.close()
    return found
