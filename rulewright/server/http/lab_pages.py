"""The lab in the browser; only where the settings allow it."""

import asyncio
from collections.abc import Mapping
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.games import GAMES
from rulewright.kernel.errors import RulewrightError
from rulewright.lab.sides import sides_of
from rulewright.lab.trials.blocks import FIRST, TURNS
from rulewright.lab.trials.trial import watched_of
from rulewright.server.errors import NotFound, Refused
from rulewright.server.html import lab, lab_trials
from rulewright.server.html.elements import el
from rulewright.server.html.pages import page
from rulewright.server.http.forms import browser_person, form_of, game_in_address, number_or, redirect
from rulewright.server.http.request_context import count_creation, live_games_of
from rulewright.server.lab.runs import LabRun, LabRuns, record_of
from rulewright.server.tables import new_games


def runs_of(request: Request) -> LabRuns:
    """The trials of this server."""
    runs = request.app.state.lab
    if not isinstance(runs, LabRuns):
        raise NotFound("there is no lab here: whoever runs this server has not opened it")
    return runs


def run_in_address(request: Request) -> LabRun:
    run = runs_of(request).runs.get(request.path_params["key"])
    if run is None:
        raise NotFound("there is no such trial: trials are forgotten when the server starts again")
    return run


async def choose_game(request: Request) -> Response:
    """Which game, and what has been tried."""
    runs = list(runs_of(request).runs.values())[::-1]
    return HTMLResponse(page("lab.html", ["pages", "beginnings", "lab"], None, games=list(GAMES.values()), runs=runs))


async def compare(request: Request) -> Response:
    """All trials of a game side by side."""
    game = game_in_address(request)
    runs = [run for run in runs_of(request).runs.values() if run.game.slug == game.slug]
    trials = [(f"/lab/runs/{run.key}", run.trial) for run in runs if run.trial is not None]
    if not trials:
        raise NotFound(f"nothing of {game.title} has been tried since this server started")
    return HTMLResponse(
        page("lab_compare.html", ["pages", "beginnings", "lab"], game, compared=lab_trials.compared_html(trials))
    )


async def edit(request: Request) -> Response:
    """A variant beside its cards; the address carries it."""
    runs_of(request)
    game, values = game_in_address(request), dict(request.query_params)
    chosen = _chosen(values)
    shown = {
        "rules": lab.rule_sliders(game, values), "choices": lab.card_choices(game), "values": values,
        "watched": [(name, one.label) for name, one in watched_of(game, [FIRST, *sides_of(game), TURNS]).items()],
        "cards": [(each, lab.card_sliders(game, each, values)) for each in chosen],
        "change": lab.change_html(game, lab.variant_of(game, values), chosen),
    }  # fmt: skip
    return HTMLResponse(page("lab_edit.html", ["pages", "beginnings", "lab"], game, **shown))


def _chosen(values: Mapping[str, str]) -> list[str]:
    """The cards of an address: those with a number in it, and the one that was picked."""
    named = [name.rpartition(".")[0] for name in values if "." in name]
    return [key for key in dict.fromkeys([*named, values.get("card", "")]) if key]


async def preview(request: Request) -> Response:
    """What the sliders change, in words."""
    runs_of(request)
    game, values = game_in_address(request), dict(request.query_params)
    try:
        return HTMLResponse(str(lab.change_html(game, lab.variant_of(game, values), _chosen(values))))
    except RulewrightError as wrong:
        return HTMLResponse(str(el("p", str(wrong), class_="said bad")))


async def start(request: Request) -> Response:
    """Begin a trial of the form's variant."""
    runs, game, form = runs_of(request), game_in_address(request), await form_of(request)
    count_creation(request, "trials")
    variant = lab.variant_of(game, form)
    if not variant.rules and not variant.cards:
        raise Refused("nothing differs from the official rules: move a slider first")
    margin, minutes = number_or(form.get("margin"), 3), number_or(form.get("minutes"), 5)
    run = runs.start(
        game, variant, bot=form.get("bot") or "greedy", margin=min(20, max(1, margin)) / 100,
        minutes=min(120, max(1, minutes)), seed=number_or(form.get("seed"), 1), watch=form.get("watch") or "",
    )  # fmt: skip
    return RedirectResponse(f"/lab/runs/{run.key}", 303)


async def show_run(request: Request) -> Response:
    """A trial while it runs, or what came of it."""
    run = run_in_address(request)
    over = run.over  # first: what is shown beside it is then no older
    cards = {f"{key}.{name}": n for key, own in run.variant.cards.items() for name, n in own.items()}
    numbers = {**run.variant.rules, **cards}
    terms = {"seed": run.seed, "name": run.variant.name, "bot": run.bot, "margin": round(100 * run.margin)}
    terms |= {"watch": run.watch} if run.watch else {}
    shown = {
        "run": run, "over": over, "address": f"/lab/{run.game.slug}?{urlencode({**numbers, **terms})}",
        "standing": lab_trials.trial_html(run.trial, run.key), "change": lab.change_html(run.game, run.variant),
    }  # fmt: skip
    return HTMLResponse(page("lab_run.html", ["pages", "beginnings", "lab"], run.game, **shown))


async def standing(request: Request) -> Response:
    """How a trial stands; the header says whether it is over."""
    run = run_in_address(request)
    over = run.over  # first: the last look shows the end
    said = el("p", run.wrong, class_="said bad") if run.wrong else lab_trials.trial_html(run.trial, run.key)
    return HTMLResponse(str(said), headers={"x-over": "1" if over else "0"})


async def show_games(request: Request) -> Response:
    """The games behind a number of a trial."""
    run, asked = run_in_address(request), request.query_params
    of, now = asked.get("of", ""), asked.get("now", "")
    known = watched_of(run.game, [FIRST, *sides_of(run.game), TURNS])
    if run.trial is None or (of and of not in known):
        raise NotFound("this trial has no such number")
    shown = {
        "run": run, "what": f"now {now}'s" if now else known[of].label if of else "all",
        "listed": lab_trials.games_html(run.trial, run.key, of, now),
    }  # fmt: skip
    return HTMLResponse(page("lab_games.html", ["pages", "beginnings", "lab"], run.game, **shown))


async def stop(request: Request) -> Response:
    """End a trial early; what it has found stays."""
    run = run_in_address(request)
    run.halt.set()
    return RedirectResponse(f"/lab/runs/{run.key}", 303)


async def show_game(request: Request) -> Response:
    """One game of a trial, to be looked at step by step."""
    run, where = run_in_address(request), request.path_params
    number, seating = where["number"], where["seating"]
    if run.trial is None or number >= len(run.trial.blocks) or seating >= len(run.trial.blocks[number].official):
        raise NotFound("this trial has no such game")
    changed = where["rules"] == "variant"
    text = await asyncio.get_running_loop().run_in_executor(None, record_of, run, number, seating, changed)
    count_creation(request, "uploads")
    secret, person = browser_person(request)
    made = await new_games.import_record(live_games_of(request), text, person)
    return redirect(request, f"/t/{made.live.code}/replay", secret)
