"""What long commands share: the page is written where it should be or the reason is said, and Ctrl-C ends all of it."""

import signal
from pathlib import Path
from types import FrameType
from typing import Any, Self

from rulewright.kernel.errors import RulewrightError


class CtrlC:
    """Remembers that somebody pressed it, so that what would come next is left out."""

    pressed = False

    def __enter__(self) -> Self:
        self.before: Any = signal.signal(signal.SIGINT, self._press)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def _press(self, _number: int, _frame: FrameType | None) -> None:
        self.pressed = True
        raise KeyboardInterrupt


def make_room(path: Path) -> None:
    """The folder of a file to be written, so that a wrong one is told before hours of play rather than after."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise RulewrightError(f"nothing can be written in {path.parent}: {wrong.strerror}") from None


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole, or say why not and leave what was there."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise RulewrightError(f"{path} can't be written: {wrong.strerror}. Make room, or name another place") from None


def write_text(path: Path, text: str) -> None:
    """Write a text whole, or say why not and leave what was there."""
    write_bytes(path, text.encode())
