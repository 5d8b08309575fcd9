"""The fixtures of these tests; what they are made of is in `server_kit`."""

import pytest
from server_kit import postgres, server
from shells import SHELLS

from rulewright.games import GAMES

__all__ = ["postgres", "server"]


@pytest.fixture(autouse=True)
def _shells_with_different_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shells is played here with sixteen different cards."""
    monkeypatch.setitem(GAMES, "shells", SHELLS)
