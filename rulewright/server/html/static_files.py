"""Addresses of styles and scripts: each holds the version of all of them, so that a browser may keep it for ever."""

from functools import cache
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "static"


@cache
def static_version() -> str:
    """A digest of everything in the folder: after an update no page is put together from old and new parts."""
    digest = sha256()
    for path in sorted(FOLDER.rglob("*.*")):
        digest.update(path.relative_to(FOLDER).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def static_address(name: str) -> str:
    """Where a page finds a style or a script."""
    return f"/static/{name}?v={static_version()}"
