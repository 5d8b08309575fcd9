"""States are read into numbers by Python or, compiled, by C: both read the same."""

import shutil
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from test_encoder import positions

from rulewright.envs import Encoder
from rulewright.envs.encoder import PROMPTS
from rulewright.games import OURS, game_named
from rulewright.kernel.question import Option, Question, Seat

ENVS = Path(sys.modules["rulewright.envs"].__path__[0])


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory) -> list[ModuleType]:
    """walk.py as it stands there, and walk.c, compiled now."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    folder = tmp_path_factory.mktemp("walk")
    command = build_ext(Distribution({"name": "walk", "ext_modules": [Extension("walk", [str(ENVS / "walk.c")])]}))
    command.build_lib = command.build_temp = str(folder)
    command.ensure_finalized()
    command.run()
    compiled = command.get_ext_fullpath("walk")
    specs = [
        spec_from_file_location("walk_in_python", ENVS / "walk.py"),
        spec_from_file_location("walk", compiled, loader=ExtensionFileLoader("walk", compiled)),
    ]
    made = []
    for spec in specs:
        assert spec is not None
        assert spec.loader is not None
        made.append(module_from_spec(spec))
        spec.loader.exec_module(made[-1])
    return made


@pytest.mark.parametrize("slug", OURS)
def test_both_read_every_state_and_number_every_option_alike(slug: str, readers: list[ModuleType]) -> None:
    game = game_named(slug)
    encoders = {seats: Encoder(game, seats) for seats in game.players}
    ways = {seats: [r.prepare(e.layout.tree, seats) for r in readers] for seats, e in encoders.items()}
    for match, question in positions(game):
        encoder, state, seat = encoders[match.seats], match.state, question.seat
        found: list[Any] = []
        for reader, way in zip(readers, ways[match.seats], strict=True):
            for seen in (state.seen, None):  # as the seat knows it; as if all were known
                vector, mask = np.zeros(encoder.size, np.float32), np.zeros(encoder.actions.n, np.int8)
                reader.observe(way, state, seat, state.faces, seen, vector)
                reader.lay(vector, 3, [1, 1, 4], [2, 5], [-200, 700])
                numbers = reader.number(
                    encoder.actions.numbering, state, seat, state.faces, seen, question.options, mask
                )
                found.append((vector.tobytes(), mask.tobytes(), numbers))
        assert found[:2] == found[2:]
        for asked in (question, None):
            looks = [_look(*each, encoder, state, seat, asked) for each in zip(readers, ways[match.seats], strict=True)]
            assert looks[0] == looks[1]


def _look(
    reader: ModuleType, way: Any, encoder: Encoder, state: Any, seat: Seat, question: Question | None
) -> tuple[bytes, bytes, list[int]]:
    """What is seen, asked and offered, in one call."""
    vector, mask = np.zeros(encoder.size, np.float32), np.zeros(encoder.actions.n, np.int8)
    asked = encoder.layout.size, PROMPTS
    numbers = reader.look(way, encoder.actions.numbering, asked, state, seat, state.seen, question, vector, mask)
    return vector.tobytes(), mask.tobytes(), numbers


def test_what_does_not_fit_is_refused_and_not_written(readers: list[ModuleType]) -> None:
    _, compiled = readers
    encoder, match = Encoder("shells"), next(positions(game_named("shells")))[0]
    state, way = match.state, compiled.prepare(encoder.layout.tree, 2)
    with pytest.raises(IndexError, match="beyond"):
        compiled.observe(way, state, 0, state.faces, state.seen, np.zeros(3, np.float32))
    with pytest.raises(TypeError, match="float32"):
        compiled.observe(way, state, 0, state.faces, state.seen, np.zeros(encoder.size, np.int8))
    buy = next(name for name, recipe in encoder.actions.numbering.recipes.items() if recipe.copies > 1)
    mask = np.zeros(encoder.actions.n, np.int8)
    with pytest.raises(IndexError, match="card 999"):
        compiled.number(encoder.actions.numbering, state, 0, state.faces, None, [Option(buy, 999)], mask)
    with pytest.raises(AttributeError):
        compiled.observe(way, object(), 0, state.faces, state.seen, np.zeros(encoder.size, np.float32))
