"""Whole pages from plain data: the table's shell, home, set-up, rules, cards, errors."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape

from rulewright.kernel.game import Game
from rulewright.server.el import icon
from rulewright.server.render import assemble, fragments
from rulewright.server.seatview import TableView

HERE = Path(__file__).parent
ENVIRONMENT = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals["icon"] = icon


def page(template: str, sheets: Sequence[str], game: Game | None = None, **data: Any) -> str:
    return ENVIRONMENT.get_template(template).render(sheets=list(sheets), game=game, **data)


def table(v: TableView, token_info: Mapping[str, Any] | None = None) -> str:
    """The table with everything on it; the socket then only brings changes."""
    parts = fragments(v)
    info = token_info or {}
    return page(
        "table.html",
        ["table"],
        v.game,
        v=v,
        names=", ".join(p.name for p in v.people),
        slot=lambda name: assemble(parts, name),
        guide=getattr(v.game, "guide", ()) if v.mode in ("play", "curtain") else (),
        query=info.get("query", ""),
    )
