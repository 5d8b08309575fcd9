"""Being here puts `tests/` on the path, so that tests can import what they share."""

import gc

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("rulewright.testing.battery")

LONG_GAMES = ("_bots", "_smoke")  # what the names of tests of a game end in that play whole games, or many


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files of long games are slow by their names: `make quick` leaves them out."""
    for item in items:
        if item.path.stem.endswith(LONG_GAMES) and item.path.parent.name != "bots":
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: the garbage collector need not look through them again."""
    gc.freeze()


settings.register_profile("rulewright", deadline=None)  # a busy machine is no bug
settings.load_profile("rulewright")
