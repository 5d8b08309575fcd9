"""Every icon and every hue that a game names is one that the page can draw."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import fontawesomefree  # type: ignore[import-untyped]
import pytest

import rulewright.server
from rulewright.art.signs import SIGNS
from rulewright.games import GAMES
from rulewright.kernel.errors import nearest
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Badge
from rulewright.testing.battery import walk

KINDS = {"icon": "icon", "hue": "hue"}  # of the fields and arguments that hold such names


@cache
def known(kind: str) -> list[str]:
    """All names of a kind: icons are files, hues are classes of the styles."""
    if kind == "icon":
        solid = Path(str(fontawesomefree.__file__)).parent / "static" / "fontawesomefree" / "svgs" / "solid"
        return [*SIGNS, *sorted(path.stem for path in solid.glob("*.svg"))]
    styles = Path(str(rulewright.server.__file__)).parent / "static" / "styles"
    return sorted({name for path in styles.glob("*.css") for name in re.findall(r"\.hue-(\w+)", path.read_text())})


def named(thing: Any, where: str = "") -> Iterator[tuple[str, str, str]]:
    """(kind, name, place) of every icon and hue in a tree of plain data."""
    if is_dataclass(thing) and not isinstance(thing, type):
        for each in fields(thing):
            value, place = getattr(thing, each.name), f"{type(thing).__name__}.{each.name}"
            if kind := KINDS.get(each.name):
                for name in value if isinstance(value, tuple) else (value,):
                    yield kind, name, place
            else:
                yield from named(value, place)
    elif isinstance(thing, dict):
        yield from named(list(thing.values()), where)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from named(part, where)


def written(folder: Path) -> Iterator[tuple[str, str, str]]:
    """The same for what stands in the code of a page as an argument, be it shown often or hardly ever."""
    for path in folder.glob("page/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg in KINDS:
                for name in values(node.value):
                    yield KINDS[node.arg], name, f"{path.name}, line {node.lineno}"


def values(code: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to, as far as they are written out."""
    match code:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*values(one), *values(other))
        case ast.Tuple(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from values(part)


def faults(names: Iterator[tuple[str, str, str]]) -> list[str]:
    """A sentence for every name that can't be drawn."""
    wrong = dict.fromkeys((kind, name, place) for kind, name, place in names if name and name not in known(kind))
    return [f"{place}: there is no {kind} '{name}'.{nearest(name, known(kind))}" for kind, name, place in wrong]


def shown(game: Game) -> Iterator[tuple[str, str, str]]:
    """What a game shows: its tile, its cards, its help, and its table at many moments."""
    book = game.official()
    yield from named([game.tile, game.page.gallery(book), list(game.page.stops)])
    if game.decks:
        yield from named(list(game.decks.shelf(book).pool))
    for match in walk(game, game.players[0], seed=2, every=25):
        for viewer in (*match.questions, None):
            yield from named(game.page.scene(game.rules.view(match.state, viewer), viewer, match.names))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_names_only_icons_and_hues_that_there_are(slug: str) -> None:
    game = GAMES[slug]
    assert faults(shown(game)) == []
    assert faults(written(game.folder)) == []


def test_a_misspelt_icon_or_hue_is_told_in_a_sentence(tmp_path: Path) -> None:
    (said,) = faults(named([Badge("Ready", "hourglas")]))
    assert said.startswith("Badge.icon: there is no icon 'hourglas'. Did you mean hourglass")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "scene.py").write_text('FRONT = CardFront("Gull", hue="sliver", icon="dove")\n')
    (said,) = faults(written(tmp_path))
    assert said.startswith("scene.py, line 1: there is no hue 'sliver'. Did you mean silver")
