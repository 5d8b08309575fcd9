"""The limits are documented with their numbers."""

import re
from dataclasses import asdict
from pathlib import Path

from rulewright.server.settings import Settings
from rulewright.server.tables.game_setup import MOST_PLAYOUTS

DOCS = Path(__file__).parents[2] / "docs" / "service.md"


def test_every_limit_stands_in_the_docs_with_its_number() -> None:
    text, settings = DOCS.read_text(encoding="utf-8"), asdict(Settings())
    named = 0
    for line in text.splitlines():
        for name in re.findall(r"`(\w+)`", line):
            if name in settings:
                named += 1
                assert re.search(rf"(?<![\d.]){settings[name]:g}(?![\d.]\d)".replace("1e+06", "1000000"), line), line
    assert named >= 9
    assert f"{MOST_PLAYOUTS} a decision" in text


def test_every_attack_has_a_test_that_is_there() -> None:
    named = re.findall(r"`(test_\w+)`", DOCS.read_text(encoding="utf-8"))
    there = "".join(path.read_text(encoding="utf-8") for path in DOCS.parents[1].glob("tests/**/test_*.py"))
    assert len(named) >= 25
    assert [name for name in named if f"def {name}(" not in there] == []
