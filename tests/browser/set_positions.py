"""Positions written by hand, as tables in the browser: a record that begins there is sent up and played on."""

from pathlib import Path
from typing import Any

import browser_play as hand

from rulewright.games import GAMES
from rulewright.kernel.match import Match


def set_out(page: Any, url: str, folder: Path, game: str, state: Any, seat: int = 0, bot: str = "random") -> None:
    """Sit down at a position; bots have the other seats."""
    record = folder / f"{game}.txt"
    record.write_text(Match(GAMES[game], state.seats, position=state, windows=True).record().text(), encoding="utf-8")
    page.goto(url)
    page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
    page.set_input_files("#record", record)
    page.click(".upload button")
    page.wait_for_url("**/replay*")
    page.evaluate(
        """fields => {
          const form = Object.assign(document.createElement("form"), { method: "post" });
          form.action = location.pathname.replace("replay", "from");
          for (const [name, value] of Object.entries(fields))
            form.append(Object.assign(document.createElement("input"), { name, value }));
          document.body.append(form);
          form.submit();
        }""",
        {"step": 0, "seat": seat, "bot": bot},
    )
    page.wait_for_url(lambda address: "replay" not in address)
    hand.connected(page)
