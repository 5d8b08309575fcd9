"""Finished games are fixtures: stored records replay to the same end after every change of the engine."""

from pathlib import Path

import pytest

from rulewright.games import GAMES, game_named, open_record
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.match import Match
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.record import Record
from rulewright.server.tables.replay import replay_record
from rulewright.server.tables.story.log_lines import LogReader
from rulewright.terminal.replaying import told

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/[0-9]*.txt"))
REMEDY = (
    "If stored games rightly play differently now: raise `version` in games/{slug}/__init__.py, "
    "then scripts/make_records {slug}"
)
SLUGS = [slug for slug in GAMES if (FOLDER / slug).is_dir()]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_game_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    try:
        match = open_record(text)
    except RulewrightError as wrong:
        pytest.fail(f"{wrong}. {REMEDY.format(slug=path.parent.name)}")
    assert match.outcome is not None, REMEDY.format(slug=path.parent.name)
    assert match.outcome.words == record.outcome, REMEDY.format(slug=path.parent.name)
    assert match.record().text() == text


@pytest.mark.parametrize("slug", SLUGS)
def test_the_golden_game_reads_as_it_did(slug: str) -> None:
    first = next(path for path in RECORDS if path.parent.name == slug)
    assert told(open_record(first.read_text(encoding="utf-8"))) == (FOLDER / slug / "golden.txt").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("viewer", [None, 0, SPECTATOR], ids=["open", "first seat", "spectator"])
def test_a_replay_tells_what_was_told_at_the_table(slug: str, viewer: Seat | None) -> None:
    """Each line is told of the table as it stood then: later, a card may be elsewhere or be another."""
    record = Record.parse(next(path for path in RECORDS if path.parent.name == slug).read_text(encoding="utf-8"))
    game = game_named(record.game)
    match = Match.load(record, game, 0)
    reader = LogReader(game, viewer, match.names)
    for answer in record.answers:
        match.answer(answer.seat, answer.text)
        lines = reader.read(match.log, match.pages, lambda _: game.rules.view(match.state, viewer))
    assert replay_record(game, record).lines(viewer) == lines
