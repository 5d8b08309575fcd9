"""The command line. Each command reads its arguments, hands the work on, and prints what comes back."""

from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperGroup

from rulewright import __version__
from rulewright.cli import decks, lab
from rulewright.cli.about import bench, clauses, games, new_game
from rulewright.cli.arguments import aside, console
from rulewright.cli.many_games import balance, sim
from rulewright.cli.matches import campaign, play, replay
from rulewright.cli.operators import backup, forget, restore
from rulewright.cli.research import evaluate, tasks
from rulewright.cli.strength import duel, ladder, puzzles, train, whole_game
from rulewright.cli.web import serve
from rulewright.compiled import MODULES
from rulewright.kernel.errors import RulewrightError


class Clear(TyperGroup):
    """Prints our refusals as one line; everything else is a programming error and keeps its traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RulewrightError as wrong:
            aside.print(Text(f"rulewright: {wrong}", "red"), soft_wrap=True)
            raise typer.Exit(2) from None


app = typer.Typer(cls=Clear, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def main(
    version: Annotated[bool, typer.Option("--version", help="Say the version and which build runs, and stop.")] = False,
) -> None:
    """Tabletop rulebooks that run: play them, let bots play them, see which clause did what."""
    if version:
        console.print(f"rulewright {__version__} ({MODULES.words()})", highlight=False)
        raise typer.Exit


for command in (
    games, play, sim, balance, duel, ladder, whole_game, train, puzzles, replay, clauses, campaign, serve, new_game,
    tasks, evaluate, backup, restore, forget,
):  # fmt: skip
    app.command()(command)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(bench)
app.add_typer(decks.app, name="deck")
app.add_typer(lab.app, name="lab")
