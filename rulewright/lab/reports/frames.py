"""Observed games as tables for polars or duckdb: one row a game, a seat, a card in a game, a decision, a turn,
a chance.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.reports.estimators import share
from rulewright.lab.reports.observing import Observed


def rows_of(games: Sequence[Observed]) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table; `game` is the number of the game in all of them."""
    tables: dict[str, list[dict[str, Any]]] = {
        "games": [],
        "seats": [],
        "cards": [],
        "decisions": [],
        "turns": [],
        "chances": [],
    }
    for number, one in enumerate(games):
        tables["games"].append({
            "game": number, "seed": one.seed, "first": one.first, "winners": list(one.winners), "turns": len(one.turns),
            "decisions": len(one.decisions), "clause": one.clause, "words": one.words,
        })  # fmt: skip
        for seat in range(len(one.lead[0]) if one.lead else 0):
            side = one.table[seat] if one.table else ""
            asked = [each for each in one.decisions if each.seat == seat]
            tables["seats"].append({
                "game": number, "seat": seat, "side": side, "won": share(one, seat), "decisions": len(asked),
                "forced": sum(each.options == 1 for each in asked), "passed": sum(each.passing for each in asked),
            })  # fmt: skip
        tables["cards"] += [{"game": number, **use._asdict()} for use in one.cards]
        tables["decisions"] += [
            {"game": number, "number": i, **each._asdict(), "turn": _turn(each.turn)}
            for i, each in enumerate(one.decisions)
        ]
        tables["chances"] += [{"game": number, **each._asdict(), "turn": _turn(each.turn)} for each in one.chances]
        for turn, (seat, lead) in enumerate(zip(one.turns, one.lead, strict=True), start=1):
            tables["turns"].append({"game": number, "turn": turn, "seat": seat, "worth": list(lead)})
    return tables


def _turn(counted: int) -> int:
    """0 in the set-up, which is counted as a turn while it is played."""
    return max(0, counted - 1)


def write_frames(folder: Path, games: Sequence[Observed]) -> list[Path]:
    """A Parquet file for each table, beside the manifest that says where they come from."""
    try:
        import polars
    except ImportError:
        raise ImpossibleSetup("tables need the extra: pip install 'rulewright[lab]'") from None
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, rows in rows_of(games).items():
        path = folder / f"{name}.parquet"
        polars.DataFrame(rows, infer_schema_length=None).write_parquet(path)
        written.append(path)
    return written


def open_frames(folder: Path) -> dict[str, Any]:
    """The tables of a folder as polars frames, by name: for a notebook."""
    try:
        import polars
    except ImportError:
        raise ImpossibleSetup("tables need the extra: pip install 'rulewright[lab]'") from None
    found = {path.stem: polars.read_parquet(path) for path in sorted(folder.glob("*.parquet"))}
    if not found:
        raise ImpossibleSetup(f"{folder} holds no tables: `rulewright lab data GAME {folder}` writes them")
    return found
