"""How games come to be: set up, played again, taken in as records, played on from a moment of another."""

import asyncio
import secrets
from collections.abc import Sequence

from rulewright.games import game_named
from rulewright.kernel.dice import KEY_BITS, KEYED
from rulewright.kernel.errors import MalformedRecord
from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.kernel.variant import Variant
from rulewright.server.errors import Refused
from rulewright.server.tables import lessons
from rulewright.server.tables.game_setup import Setup, allowed_bot, check_numbers, seated, start_match, try_variant
from rulewright.server.tables.kept_games import edition_of
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import GamePlan, LiveGames, NewGame
from rulewright.server.tables.opponents import opponent_name
from rulewright.server.tables.replay import replay_record
from rulewright.server.text import person_name

MOST_ANSWERS = 20_000  # of an uploaded record


async def create(live_games: LiveGames, setup: Setup, person: str | None) -> NewGame:
    """Set a game up. Whoever does holds the seats marked 'me'."""
    header, match = start_match(setup)
    await asyncio.get_running_loop().run_in_executor(None, try_variant, match)
    seats = [Seat(number) for number, plan in enumerate(setup.seats) if plan.who != "bot"]
    mine = [seat for seat in seats if setup.seats[seat].who == "me"]
    free = [seat for seat in seats if seat not in mine or person is None]
    keys = mine if person is None else []
    plan = GamePlan(header=header, match=match, seats=keys, links=free, mine=mine, person=person)
    made = await live_games.add_new(plan)
    if setup.public:
        await live_games.list_table(made.live, True)
    return made


async def begin_lesson(live_games: LiveGames, game: Game, person: str | None) -> NewGame:
    """The first lesson of a game, for one person."""
    header, match = lessons.begun(game)
    seat = lessons.LEARNER
    return await live_games.add_new(GamePlan(header=header, match=match, seats=[seat], mine=[seat], person=person))


async def rematch(live_games: LiveGames, live: LiveGame) -> str:
    """The same people at the same seats, by the same links, with new dice; the code of that game."""
    if not live.ledger.over or live.row.header.get("archive"):
        raise Refused("a rematch begins when the game is over")
    async with live_games.rematching:
        return live.ledger.rematch or await _rematch(live_games, live)


async def _rematch(live_games: LiveGames, live: LiveGame) -> str:
    header = live.row.header | {"seed": secrets.randbits(KEY_BITS), "dice": KEYED}
    header.pop("from", None)
    header.pop("seed_chosen", None)
    game = game_named(header["game"])
    header |= {"version": game.version, "edition": edition_of(game, Variant.from_data(header["variant"]))}
    tokens = dict(await live_games.store.tokens(live.code))
    creator = live.row.creator or None
    plan = GamePlan(header=header, person=creator, public=live.row.public, tokens=tokens)
    made = (await live_games.add_new(plan)).live
    for person, seat in await live_games.store.holders(live.code):
        await live_games.take_seat(made, person, seat)
    await live.announce_rematch(made.code)
    return live.ledger.rematch or made.code


async def import_record(live_games: LiveGames, text: str, person: str | None) -> NewGame:
    """Take in a record, strictly: it must play through from its first line to its last."""
    record = Record.parse(text)
    game = game_named(record.game)
    check_numbers(record.variant)
    if len(record.answers) > MOST_ANSWERS or record.seats not in game.players:
        raise MalformedRecord(f"a record here has at most {MOST_ANSWERS} answers and a fitting number of seats")
    if any(len(name) > 80 for name in record.names):
        raise MalformedRecord("a name in the record is longer than 80 letters")
    record.names = [person_name(name) or f"Player {seat}" for seat, name in enumerate(record.names, start=1)]
    await asyncio.get_running_loop().run_in_executor(live_games.aside, replay_record, game, record)
    header = record.header() | seated(["none"] * record.seats, [None] * record.seats) | {"archive": True}
    return await live_games.add_new(GamePlan(header=header, rows=record.answers, person=person))


async def play_from(
    live_games: LiveGames, live: LiveGame, *, step: int, seat: Seat, bot: str, person: str | None
) -> NewGame:
    """A new game that begins where this one stood after `step` answers, against bots."""
    if not live.ledger.over:
        raise Refused("play from here when the game is over: until then it would show what is to come")
    seats = live.ledger.match.seats
    if seat not in range(seats):
        raise Refused(f"there is no seat {seat + 1}")
    answers = live.ledger.match.history
    if not 0 <= step <= len(answers):
        raise Refused(f"this game has {len(answers)} steps")
    allowed_bot(bot)
    who = ["me" if each == seat else "bot" for each in range(seats)]
    bots = [None if each == seat else bot for each in range(seats)]
    header = live.row.header | seated(who, bots) | {"from": {"code": live.code, "step": step}}
    header["names"] = _taken_over(live.ledger.names, live.row.header["bots"], bots)
    return await live_games.add_new(
        GamePlan(
            header=header,
            rows=answers[:step],
            seats=[] if person else [seat],
            links=[] if person else [seat],
            mine=[seat],
            person=person,
        )
    )


def _taken_over(names: Sequence[str], before: Sequence[str | None], bots: Sequence[str | None]) -> list[str]:
    """Who sits there now: a bot that takes the seat of a person, or of nobody, has a name of its own."""
    called = list(names)
    for seat, (was, bot) in enumerate(zip(before, bots, strict=True)):
        if bot and not was:
            called[seat] = opponent_name(called, bot)
    return called
