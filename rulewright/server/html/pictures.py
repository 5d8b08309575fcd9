"""Pictures of cards and people: where they are served, drawn once and kept as they are sent.

An address holds the version of everything that drawing depends on, so that browsers may keep a picture for ever.
"""

import gzip
from functools import cache
from hashlib import blake2b
from pathlib import Path

from rulewright.art import pictures as art
from rulewright.art.subject import Subject
from rulewright.games import picture_subject
from rulewright.server.html.beginnings.people import PEOPLE

PACKAGE = Path(__file__).resolve().parent.parent.parent


@cache
def drawing_version() -> str:
    """Another one whenever the code that draws has changed."""
    places = ("art/**/*.py", "games/**/page/pictures.py", "server/html/beginnings/people.py")
    sources = [source for place in places for source in PACKAGE.glob(place)]
    return blake2b(b"".join(source.read_bytes() for source in sorted(sources)), digest_size=6).hexdigest()


def subject_of(name: str) -> Subject | None:
    """What a picture shows: of a game, or one of the people who play."""
    shelf, _, key = name.partition("/")
    return PEOPLE.get(key) if shelf == "people" else picture_subject(name)


@cache
def picture_address(name: str, portrait: bool = False) -> str:
    """Where the picture 'outposts/cinder-whelp' is served; nowhere, if nobody has said what it shows."""
    if subject_of(name) is None:
        return ""
    return f"/art/{drawing_version()}/{'portrait' if portrait else 'picture'}/{name}.svg"


@cache
def compressed_picture(name: str, portrait: bool) -> bytes:
    """The picture as compressed SVG."""
    subject = subject_of(name)
    assert subject is not None  # it has an address
    return gzip.compress((art.portrait if portrait else art.picture)(subject).encode(), 9, mtime=0)
