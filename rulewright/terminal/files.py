"""Records in files: reading them, writing them so that nothing is lost, and who sat where."""

import os
import tempfile
from pathlib import Path

from rulewright.bots import ME, bot_named
from rulewright.kernel.errors import MalformedRecord, UnknownName
from rulewright.kernel.record import Record


def seats_of(record: Record) -> list[str]:
    """Who sat where in a record: a name that is a bot's code stands for that bot, any other for a person."""
    codes = []
    for name in record.names:
        code = name.partition(" #")[0]
        try:
            bot_named(code)
        except UnknownName:
            code = ME
        codes.append(code)
    return codes


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise MalformedRecord(f"{path} can't be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise MalformedRecord(f"{path} is not a record: it is not text") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def resume_hint(path: Path, game: str | None = None) -> str:
    """How to go on with a match that was left; a game by import path is named again."""
    own = f"{game} " if game and ":" in game else ""
    return f"rulewright play {own}--resume {path}"


def free_path(slug: str, seed: int) -> Path:
    """A file name for a match that nobody named, one that is not there yet."""
    path, number = Path(f"{slug}-{seed}.record"), 2
    while path.exists():
        path, number = Path(f"{slug}-{seed}-{number}.record"), number + 1
    return path
