"""Games that go on from the latest turn that was kept, under the cards and rules they were begun with.

The header of a game holds its edition: every tunable and every number of a card when it began. Numbers that have
changed since are put back as a variant would. A game that was begun with an earlier version of the rules goes on from
the start of its turn: what was answered in that turn is repeated, and where the rules no longer allow it the turn
begins again. Before its first turn was over it is dealt anew.
"""

import dataclasses
import json
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from rulewright.kernel.errors import RulewrightError, WrongVersion
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record
from rulewright.kernel.variant import Variant
from rulewright.server.store import Store
from rulewright.server.store.kept_turns import keep_turn, resume
from rulewright.server.store.rows import TABLE, GameRow, KeptRow, Row, RowTaken
from rulewright.server.tables.ledger import Ledger, note, read_ledger, without_struck_rows

logger = logging.getLogger("rulewright.server")

ANEW = "The rules were updated before the first turn was over: the game was dealt anew."
AGAIN = "The rules were updated, and what was done in this turn is no longer possible as it was: the turn begins again."


def edition_of(game: Game, variant: Variant) -> dict[str, Any]:
    """The numbers in force, as a game's header keeps them."""
    book = game.rules.book(variant)
    cards = [[card.key, dict(card.numbers())] for card in book.cards]
    return shared({"rules": dataclasses.asdict(book.rules), "cards": cards})


def shared(edition: dict[str, Any]) -> dict[str, Any]:
    """An edition that is never changed, one for all tables that play by it: it is larger than most games."""
    return _edition(json.dumps(edition))


@lru_cache(maxsize=64)
def _edition(text: str) -> dict[str, Any]:
    edition: dict[str, Any] = json.loads(text)
    return edition


def variant_then(game: Game, header: Mapping[str, Any]) -> Variant:
    """The variant under which the rules of today have the numbers that this game was begun with."""
    variant = Variant.from_data(header["variant"])
    edition = header.get("edition")
    if edition is None:
        return variant
    today = edition_of(game, variant)
    if edition == today:
        return variant
    rules = {name: value for name, value in edition["rules"].items() if today["rules"].get(name, value) != value}
    then, now = [key for key, _ in edition["cards"]], [key for key, _ in today["cards"]]
    cards: dict[str, dict[str, Any]] = {}
    for place, (key, numbers) in enumerate(edition["cards"]):
        named = key if now[place : place + 1] == [key] else _new_name(key, place, then, now)
        known = today["cards"][place][1]
        changed = {name: value for name, value in numbers.items() if known.get(name, value) != value}
        if changed:
            cards[named] = changed
    if not rules and not cards:
        return variant
    return Variant(
        variant.name,
        {**variant.rules, **rules},
        {key: {**variant.cards.get(key, {}), **cards.get(key, {})} for key in {**variant.cards, **cards}},
    )


def _new_name(key: str, place: int, then: Sequence[str], now: Sequence[str]) -> str:
    """What a card is called now that lies where one of a former name lay."""
    if place < len(now) and key not in now and now[place] not in then:
        return now[place]
    raise WrongVersion(f"the card '{key}' of this game is no longer in its place: use the version it began with")


def keep(ledger: Ledger) -> KeptRow | None:
    """The turn that has just begun, to be stored; None if none has."""
    match = ledger.match
    turn = len(match.turns) - 1
    ledger.kept_turn = min(ledger.kept_turn, turn)  # something was taken back
    if turn == ledger.kept_turn or match.turns[turn] != len(match.history) or ledger.over:
        return None
    since, ledger.kept_turn = ledger.kept_turn, turn
    return KeptRow(ledger.code, turn, since, ledger.rows_read, json.dumps(ledger.notes()), keep_turn(match, since))


async def load_ledger(store: Store, row: GameRow) -> Ledger:
    """A game from the store: from its latest kept turn, or from its first row."""
    game = Ledger.game_of(row)
    header = row.header
    if "edition" in header:
        header["edition"] = shared(header["edition"])
    record = Record.of_header(header | {"variant": variant_then(game, header).data()})
    chain = _chain(await store.kept_turns(row.code))
    foreign = header["version"] != game.version
    if foreign and not chain:
        if "edition" in header and not row.summary.get("over"):
            return await _dealt_anew(store, row, game, record)
        raise WrongVersion(
            f"this game was begun with version {header['version']} of {game.title}; the rules are "
            f"now version {game.version} and would play it differently"
        )
    if chain:
        try:
            return await _resumed(store, row, game, record, chain)
        except Exception as wrong:
            if foreign:
                raise WrongVersion(
                    f"this game was begun with version {header['version']} of {game.title}, and version "
                    f"{game.version} can't go on with it; it is kept"
                ) from wrong
            logger.warning("game %s: its kept turns don't fit; it is read from its first row", row.code, exc_info=wrong)
    return await read_ledger(row, await store.rows(row.code), Match.begin(record, game))


def _chain(kept: Sequence[KeptRow]) -> list[KeptRow]:
    """Those that lead from the setup to the latest, each from the one before."""
    by_turn = {each.turn: each for each in kept}
    chain: list[KeptRow] = []
    turn = max(by_turn, default=0)
    while turn in by_turn:
        chain.insert(0, by_turn[turn])
        turn = by_turn[turn].since
    return chain if turn == 0 else []


async def _dealt_anew(store: Store, row: GameRow, game: Game, record: Record) -> Ledger:
    """A game of former rules in its first turn, of which nothing is kept: the rules of today set it up, with the
    numbers of then, and what was answered is repeated as far as it goes.
    """
    record.version = game.version
    rows = await store.rows(row.code)
    try:
        await read_ledger(row, rows, Match.begin(record, game))
        text = note(say=ANEW, by="")
    except RulewrightError:
        text = note(again=0, say=ANEW)
    told = Row(rows[-1].number + 1, TABLE, text, rows[-1].time) if rows else Row(0, TABLE, text, row.created)
    await _write(store, row.code, told)
    row.header["version"] = game.version
    await store.change_header(row)
    return await read_ledger(row, [*rows, told], Match.begin(record, game))


async def _resumed(store: Store, row: GameRow, game: Game, record: Record, chain: Sequence[KeptRow]) -> Ledger:
    foreign, over = row.header["version"] != game.version, row.summary.get("over")
    rows = await store.rows(row.code, chain[-1].number)
    try:
        ledger = _played(_at(row, game, record, chain), rows)
    except RulewrightError:
        if not foreign or over:
            raise
        again = Row(rows[-1].number + 1, TABLE, note(again=chain[-1].number, say=AGAIN), rows[-1].time)
        await _write(store, row.code, again)
        ledger = _played(_at(row, game, record, chain), [*rows, again])
    if foreign and over and not ledger.over:
        raise WrongVersion("it was over by the rules of then")
    return ledger


def _played(ledger: Ledger, rows: Sequence[Row]) -> Ledger:
    for row in without_struck_rows(rows):
        ledger.apply(row)
    return ledger


async def _write(store: Store, code: str, row: Row) -> None:
    """Another process that loads the same game has written the same."""
    with suppress(RowTaken):
        await store.append(code, row)


def _at(row: GameRow, game: Game, record: Record, chain: Sequence[KeptRow]) -> Ledger:
    match = resume(record, game, [each.data for each in chain])
    match.version = row.header["version"]
    ledger = Ledger(row, match)
    ledger.take_up(json.loads(chain[-1].notes), chain[-1].number)
    ledger.kept_turn = chain[-1].turn
    return ledger
