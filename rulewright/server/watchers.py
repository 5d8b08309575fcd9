"""Who watches a game: in this process, and at which seats in others."""

from collections.abc import Callable, Collection

from rulewright.kernel.question import Seat


class Watchers:
    """Callbacks of those who watch here, with the seats they hold, and the seats that are open in other processes."""

    def __init__(self) -> None:
        self._watching: dict[object, tuple[Callable[[], None], tuple[Seat, ...]]] = {}
        self._elsewhere: dict[str, frozenset[Seat]] = {}

    def __len__(self) -> int:
        return len(self._watching)

    def add(self, key: object, notify: Callable[[], None], seats: tuple[Seat, ...]) -> None:
        self._watching[key] = (notify, seats)

    def remove(self, key: object) -> None:
        self._watching.pop(key, None)

    def only_watching(self) -> int:
        """How many hold no seat."""
        return sum(not seats for _, seats in self._watching.values())

    def at(self, held: tuple[Seat, ...]) -> int:
        """How many hold one of these seats."""
        return sum(bool(set(held) & set(seats)) for _, seats in self._watching.values())

    def seats(self) -> set[Seat]:
        """The seats that somebody has open here."""
        return {seat for _, seats in self._watching.values() for seat in seats}

    def present(self) -> set[Seat]:
        """The seats that somebody has open anywhere."""
        return self.seats().union(*self._elsewhere.values())

    def note_elsewhere(self, process: str, seats: Collection[Seat]) -> bool:
        """Another process says which seats are open there; whether that changes who is present."""
        before = self.present()
        self._elsewhere.pop(process, None)
        if seats:
            self._elsewhere[process] = frozenset(seats)
        return self.present() != before

    def forget_dead(self, alive: Collection[str]) -> bool:
        """Only these processes are left; whether that changes who is present."""
        before = self.present()
        self._elsewhere = {process: seats for process, seats in self._elsewhere.items() if process in alive}
        return self.present() != before

    def notify(self, only: tuple[Seat, ...] = ()) -> None:
        """Everybody looks again, or only those who hold one of these seats."""
        for notify, held in list(self._watching.values()):
            if not only or set(only) & set(held):
                notify()
