"""Pictures of cards and people: where they are served, drawn once and kept as they are sent.

An address holds the version of everything that drawing depends on, so that browsers may keep a picture for ever.
"""

import gzip
from functools import cache
from hashlib import blake2b
from pathlib import Path

from rulewright.art import pictures as art
from rulewright.games import GAMES

PACKAGE = Path(__file__).resolve().parent.parent.parent


@cache
def drawing_version() -> str:
    """Another one whenever the code that draws has changed."""
    sources = [*PACKAGE.glob("art/**/*.py"), *PACKAGE.glob("games/**/page/pictures.py")]
    return blake2b(b"".join(source.read_bytes() for source in sorted(sources)), digest_size=6).hexdigest()


@cache
def picture_address(name: str, portrait: bool = False) -> str:
    """Where the picture 'outposts/cinder-whelp' is served; nowhere, if nobody has said what it shows."""
    slug, _, key = name.partition("/")
    if not key or slug not in GAMES or key not in GAMES[slug].page.pictures:
        return ""
    return f"/art/{drawing_version()}/{'portrait' if portrait else 'picture'}/{name}.svg"


@cache
def compressed_picture(name: str, portrait: bool) -> bytes:
    """The picture as compressed SVG."""
    slug, _, key = name.partition("/")
    subject = GAMES[slug].page.pictures[key]
    return gzip.compress((art.portrait if portrait else art.picture)(subject).encode(), 9, mtime=0)
