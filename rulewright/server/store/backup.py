"""Copies of a SQLite file while a server writes to it, and files made from such copies. Nothing is ever overwritten."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from rulewright.server.store.rows import StoreUnusable
from rulewright.server.store.schema import VERSION


def copy_database(source: Path, target: Path) -> int:
    """A whole and checked copy of a database as it stands at one moment; says how many games are in it.

    It is made beside the target and gets its name when it is complete, so that a half-made one is never taken for one.
    """
    if target.exists():
        raise StoreUnusable(
            f"{target} is there already, and nothing is overwritten: name another file, or move it away"
        )
    if not source.is_file():
        raise StoreUnusable(f"there is no file {source}")
    part = target.with_name(f"{target.name}.part-{os.getpid()}")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as db,
            closing(sqlite3.connect(part)) as copy,
        ):
            db.backup(copy)
            copy.execute("pragma journal_mode = delete")  # all of it in one file
        games = check_database(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.link(part, target)  # fails if somebody made it meanwhile
    except sqlite3.Error as wrong:
        raise StoreUnusable(f"{source} can't be copied to {target}: {wrong}") from None
    except OSError as wrong:
        raise StoreUnusable(f"{source} can't be copied to {target}: {wrong.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return games


def check_database(path: Path) -> int:
    """How many games are in a file that is sound and that this Rulewright can read."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        try:
            if (found := db.execute("pragma integrity_check").fetchone()[0]) != "ok":
                raise StoreUnusable(f"{path} is damaged: {found}")
            version = db.execute("pragma user_version").fetchone()[0] or 1
            if version > VERSION:
                raise StoreUnusable(f"{path} is of version {version}; this Rulewright knows {VERSION}")
            return int(db.execute("select count(*) from games").fetchone()[0])
        except sqlite3.DatabaseError as wrong:
            raise StoreUnusable(f"{path} keeps no games of Rulewright: {wrong}") from None
