"""People without accounts: what they are called, their ratings, and how they come to another device."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rulewright.server.store.rows import RatingRow

Values = Sequence[object]

NAME_PERSON = """insert into people (person, name, named) values (?, ?, ?)
    on conflict (person) do update set name = excluded.name, named = excluded.named"""
ADD_MOVE = "insert into moves (link, sealed, created) values (?, ?, ?)"
USE_MOVE = "delete from moves where link = ? and created > ? returning sealed"
RATING = "person, game, number, code, mu, sigma, time"
ADD_RATING = f"insert into ratings ({RATING}) values (?, ?, ?, ?, ?, ?, ?)"
LATEST = f"""select {RATING} from ratings r where person = ?
    and number = (select max(number) from ratings where person = r.person and game = r.game) order by game"""


class PeopleStore(ABC):
    """What is kept of people; everything of them goes by the hash of their secret."""

    conflict: ClassVar[type[Exception]]  # what the database raises when a key is there already

    @abstractmethod
    async def _all(self, sql: str, *values: object) -> list[Any]:
        """All rows that a statement finds; `?` stands for a value."""

    @abstractmethod
    async def _run(self, sql: str, *values: object) -> None:
        """Run one statement, durably."""

    @abstractmethod
    async def _run_together(self, statements: Sequence[tuple[str, Sequence[Values]]]) -> None:
        """Run statements, each for many values, all of them or none."""

    async def name_person(self, person: str, name: str, now: float) -> None:
        await self._run(NAME_PERSON, person, name, now)

    async def name_of_person(self, person: str) -> str:
        """What they want to be called; "" while they have not said."""
        found = await self._all("select name from people where person = ?", person)
        return str(found[0][0]) if found else ""

    async def add_move(self, link: str, sealed: str, now: float) -> None:
        """A link (its hash) by which a person goes on at another device; what it opens is sealed under it."""
        await self._run(ADD_MOVE, link, sealed, now)

    async def has_move(self, link: str, since: float) -> bool:
        return bool(await self._all("select 1 from moves where link = ? and created > ?", link, since))

    async def use_move(self, link: str, since: float) -> str | None:
        """What such a link opens; it is used up. None: it was already, or is too old."""
        await self._run("delete from moves where created <= ?", since)
        found = await self._all(USE_MOVE, link, since)
        return str(found[0][0]) if found else None

    async def ratings_of(self, person: str) -> list[RatingRow]:
        """Their latest rating in each game."""
        return [RatingRow(*row) for row in await self._all(LATEST, person)]

    async def is_rated(self, code: str) -> bool:
        """Whether a game has counted for somebody's rating."""
        return bool(await self._all("select 1 from ratings where code = ? limit 1", code))

    async def add_ratings(self, rows: Sequence[RatingRow]) -> bool:
        """What a game made of everybody's rating: all of it, or nothing (False) if something else came first."""
        try:
            await self._run_together([(ADD_RATING, rows)])
        except self.conflict:
            return False
        return True
