"""The decks that people keep, on either store: both know `?` and `on conflict`."""

from typing import Any, Protocol

from rulewright.server.store.rows import DeckRow

DECK_SCHEMA = """
create table if not exists decks (
    id text primary key, person text not null, game text not null, name text not null, text text not null,
    changed double precision not null);
create index if not exists decks_by_person on decks (person, game);
"""


DECK = "id, person, game, name, text, changed"


class _Runs(Protocol):
    async def _all(self, sql: str, *values: object) -> list[Any]: ...

    async def _run(self, sql: str, *values: object) -> None: ...


class KeepsDecks:
    """Nobody can read, change or drop another's deck: every statement names the person."""

    async def keep_deck(self: _Runs, row: DeckRow) -> None:
        """A new deck, or its owner's new version of it."""
        sql = (
            f"insert into decks ({DECK}) values (?, ?, ?, ?, ?, ?) on conflict (id) do update set name = excluded.name,"
            " text = excluded.text, changed = excluded.changed where decks.person = excluded.person"
        )
        await self._run(sql, *row)

    async def deck(self: _Runs, person: str, id: str) -> DeckRow | None:
        """A deck of this person's."""
        found = await self._all(f"select {DECK} from decks where person = ? and id = ?", person, id)
        return DeckRow(*found[0]) if found else None

    async def decks_of(self: _Runs, person: str, game: str) -> list[DeckRow]:
        """A person's decks for a game, by name."""
        sql = f"select {DECK} from decks where person = ? and game = ? order by name, id"
        return [DeckRow(*row) for row in await self._all(sql, person, game)]

    async def drop_deck(self: _Runs, person: str, id: str) -> None:
        """Forget a deck."""
        await self._run("delete from decks where person = ? and id = ?", person, id)
