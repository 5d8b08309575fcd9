"""The examples of docs/library.md run, in order, as one program."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent.parent / "docs" / "library.md"


def blocks() -> list[tuple[int, str]]:
    """The python blocks of the page, each with the line it begins in."""
    text = PAGE.read_text(encoding="utf-8")
    found = re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in found]


def test_every_example_of_the_library_page_runs() -> None:
    names: dict[str, Any] = {}
    assert len(blocks()) >= 6
    for line, code in blocks():
        exec(compile("\n" * line + code, str(PAGE), "exec"), names)  # lines of errors are those of the page
