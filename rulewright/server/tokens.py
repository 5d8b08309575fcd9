"""Secrets of seats and browsers, what is stored of them, and the public codes of games and decks."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from rulewright.kernel.question import Seat

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that looks like another


def new_token() -> str:
    """A secret: of a seat's link, or of a browser's cookie."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A game's public name: short enough to read out, too long to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def hash_secret(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def seat_of_token(token: str, tokens: Iterable[tuple[str, Seat]]) -> Seat | None:
    """The seat whose stored hash fits this token, compared in constant time."""
    mine, found = hash_secret(token), None
    for stored, seat in tokens:
        if hmac.compare_digest(stored, mine):
            found = seat
    return found
