"""Who looks at a game, and is told when something changed."""

from collections.abc import Callable

from rulewright.kernel.question import Seat


class Watchers:
    """Callbacks of those who watch, with the seats they hold."""

    def __init__(self) -> None:
        self._watching: dict[object, tuple[Callable[[], None], tuple[Seat, ...]]] = {}

    def __len__(self) -> int:
        return len(self._watching)

    def add(self, key: object, notify: Callable[[], None], seats: tuple[Seat, ...]) -> None:
        """Call `notify` from now on, for somebody who holds these seats."""
        self._watching[key] = (notify, seats)

    def remove(self, key: object) -> None:
        """Somebody stopped watching."""
        self._watching.pop(key, None)

    def seats(self) -> set[Seat]:
        """The seats at which somebody is looking."""
        return {seat for _, seats in self._watching.values() for seat in seats}

    def notify(self, only: tuple[Seat, ...] = ()) -> None:
        """Everybody looks again, or only those who hold one of these seats."""
        for notify, held in list(self._watching.values()):
            if not only or set(only) & set(held):
                notify()
