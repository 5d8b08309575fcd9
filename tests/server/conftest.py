"""The fixtures of these tests; what they are made of is in `server_kit`."""

import pytest
from server_kit import postgres, server
from shells import SHELLS

from rulewright.games import GAMES

__all__ = ["postgres", "server"]


@pytest.fixture(autouse=True)
def _shells_on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game can be played here, and only here."""
    monkeypatch.setitem(GAMES, "shells", SHELLS)
