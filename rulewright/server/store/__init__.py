"""Where games and decks are kept: one store (`sql_store`) on two databases (`sqlite`, `postgres`)."""

from rulewright.server.store.rows import StoreUnusable
from rulewright.server.store.sql_store import Store
from rulewright.server.store.sqlite import SqliteStore

__all__ = ["Store", "store_for"]


def store_for(address: str) -> Store:
    """A store by its address: a path for SQLite (':memory:' for none), or postgresql://..."""
    if address.startswith(("postgresql://", "postgres://")):
        from rulewright.server.store.postgres import PostgresStore  # psycopg is an extra

        return PostgresStore(address)
    if "://" in address and not address.startswith("sqlite:///"):
        raise StoreUnusable(f"games are kept in a file or at postgresql://..., not at {address.partition('://')[0]}://")
    return SqliteStore(address.removeprefix("sqlite:///"))
