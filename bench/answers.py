"""What an answer costs a server with two pages open, stage by stage. Run: python -m bench.answers [answers] [game ...]

A real game in a real store, in this process; of the pages only the line to the browser is left out. CPU time, so that
others on the machine disturb little; compare the parts, and runs in turn, not milliseconds of different days. Each game
is measured twice, with other seeds: first cold, then by a server that has drawn this game before.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from starlette.websockets import WebSocket

from bench.stages import GAMES, STAGES, spent, time_game, time_table
from rulewright.kernel.question import Seat
from rulewright.server.http.table_socket import TableSocket
from rulewright.server.settings import Settings
from rulewright.server.store import store_for
from rulewright.server.tables.game_setup import SeatPlan, Setup
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import Visitor
from rulewright.server.tables.new_games import create
from rulewright.server.tables.upkeep.garbage import search_seldom


class Line:
    """A page's line that goes nowhere."""

    def __init__(self) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(chat=None, switches=None, messages=None))
        self.cookies: dict[str, str] = {}
        self.client = None
        self.letters = 0

    async def send_text(self, text: str) -> None:
        self.letters += len(text)


async def measure(slug: str, answers: int, seed: int) -> tuple[int, int]:
    """Games by lot until so many answers were given; how many, and the letters that were sent."""

    async def at_once(_: float) -> None:
        pass

    luck, given, sent = random.Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        games = LiveGames(Settings(bot_processes=0), store_for(str(Path(folder) / "games.db")))
        await games.open()
        games.services.sleep = at_once
        while given < answers:
            seats = [SeatPlan(who="me", name=name) for name in ("Ada", "Ben")]
            live = (await create(games, Setup(game=slug, seats=seats, seed=luck.randrange(1 << 30)), "bench")).live
            lines = [Line() for _ in seats]
            pages = [
                TableSocket(games, live, cast(WebSocket, line), Visitor((Seat(seat),)))
                for seat, line in enumerate(lines)
            ]
            for page in pages:
                await page.push()
            before = sum(line.letters for line in lines)
            while not live.ledger.over and given < answers:
                seat, question = luck.choice(list(live.ledger.questions().items()))
                began, mine = time.process_time(), time.thread_time()
                inside = sum(spent.values())
                await live.answer(seat, live.ledger.version, luck.randrange(len(question.options)))
                for page in pages:
                    await page.push()
                here = time.thread_time() - mine
                spent["store"] += time.process_time() - began - here  # its thread
                spent["rest"] += here - (sum(spent.values()) - inside - (time.process_time() - began - here))
                given += 1
            sent += sum(line.letters for line in lines) - before
            await games.unload(live.code)
        await games.close()
    return given, sent


def main() -> None:
    """Print two rows for every game."""
    search_seldom()  # as a server does
    answers = int([*sys.argv, "300"][1])
    time_table()
    print("ms of CPU an answer " + " ".join(f"{stage:>8}" for stage in (*STAGES, "all")), "   answers/s  KB sent")
    for slug in sys.argv[2:] or GAMES:
        time_game(slug)
        for seed, words in enumerate(("cold", "")):
            spent.clear()
            given, sent = asyncio.run(measure(slug, answers, seed))
            took = [1000 * spent[stage] / given for stage in STAGES]
            figures = " ".join(f"{each:8.2f}" for each in (*took, sum(took)))
            print(f"{f'{slug} {words}':20}{figures} {1000 / sum(took):11.0f} {sent / given / 1000:8.1f}", flush=True)


if __name__ == "__main__":
    main()
