"""A trial in the browser while it runs and when it is over: every number leads to the games that it counts."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from urllib.parse import urlencode

from markupsafe import Markup

from rulewright.lab.results import Failure, Interval, Played
from rulewright.lab.sides import seats_of, sides_of
from rulewright.lab.trials.blocks import TURNS, Block, winners
from rulewright.lab.trials.trial import Trial, Watched
from rulewright.server.html.elements import el, join

WIDE = 320  # of an interval's drawing
SPAN = 0.4  # the change, either way, that it shows


def interval_html(low: float, rate: float, high: float, margin: float) -> Markup:
    """A change with its interval, the margin as a band."""

    def at(value: float) -> str:
        return f"{WIDE * (0.5 + max(-SPAN, min(SPAN, value)) / (2 * SPAN)):.1f}"

    band = WIDE * margin / SPAN
    return el(
        "svg",
        el("rect", x=f"{(WIDE - band) / 2:.1f}", y="0", width=f"{band:.1f}", height="24", class_="margin"),
        el("path", d=f"M{WIDE / 2} 0V24", class_="zero"),
        el("path", d=f"M{at(low)} 12H{at(high)}", class_="reach"),
        el("circle", cx=at(rate), cy="12", r="5", class_="rate"),
        view_box=f"0 0 {WIDE} 24", class_="interval", aria_hidden="true",
    )  # fmt: skip


def change_svg(one: Watched, change: Interval, margin: float) -> Markup:
    """A change beside its margin: of a share as it is, of a length as a part of it."""
    rate, low, high = (part / (one.whole or 1.0) for part in change)
    return interval_html(low, rate, high, margin)


def trial_html(trial: Trial | None, key: str) -> Markup:
    """A trial as it stands."""
    if trial is None:
        return el("p", "The first games are being played.", class_="soft")
    rows = []
    for name, one in trial.watched.items():
        change = trial.change(name)
        if not one.change.n:
            rows.append(el("tr", el("th", one.label, scope="row"), el("td", "not played yet", colspan=5)))
            continue
        rows.append(el(
            "tr", el("th", one.label, scope="row"), *[
                el("td", el("a", number, href=games_of(key, of=name)))
                for number in (one.said(one.official.mean), one.said(one.variant.mean), one.said_change(change))
            ],
            el("td", change_svg(one, change, trial.margin)), el("td", trial.verdict(name)),
        ))  # fmt: skip
    span = f"{100 * SPAN:.0f}"
    scale = el("span", el("i", f"-{span}"), el("i", "0"), el("i", f"+{span}"), class_="scale", aria_hidden="true")
    head = ("watched", trial.against.name, trial.changed.name, f"change in {trial.unit}", scale, "")
    top = el("thead", el("tr", *[el("th", cell, scope="col") for cell in head]))
    played = f": {trial.games} games, {trial.seconds / 60:.1f} minutes{', stopped by hand' * trial.stopped}."
    means = el("span", MEANS.get(trial.outcome, ""), class_="soft")
    return join(
        el("p", el("strong", trial.outcome.capitalize()), played, " ", means, class_="outcome"),
        el("div", el("table", top, el("tbody", *rows)), class_="scroll"),
        _shrinking_html(trial),
        _flipped_html(trial, key),
    )


MEANS = {
    "better": "Every share that changes comes nearer to even.",
    "worse": "Every share that changes goes further from even.",
    "as uneven the other way": "What changes passes even and ends about as far from it.",
    "longer": "Games take more turns.",
    "shorter": "Games take fewer turns.",
    "no difference that matters": "Every change lies within the margin.",
    "don't know yet": "Some interval still holds 0 and reaches beyond the margin.",
}


def _shrinking_html(trial: Trial) -> Markup | None:
    """How the interval of what moved most shrank while games were played."""
    if not trial.history:
        return None
    one = max(trial.watched.values(), key=lambda one: abs(one.change.mean))
    looks = {games: found[one.name] for games, found in trial.history} | {trial.games: trial.change(one.name)}
    rows = [
        el(
            "li", el("span", f"{games} games"), change_svg(one, each, trial.margin),
            el("span", one.said_change(each).partition("(")[2].rstrip(")")),
        )
        for games, each in looks.items()
        if each.low > float("-inf")
    ]  # fmt: skip
    title = el("h2", "How sure? ", el("small", f"{one.label}, while games were played", class_="soft"))
    return join(title, el("ol", *rows, class_="shrinking")) if rows else None


def _flipped_html(trial: Trial, key: str) -> Markup:
    """Games that somebody else won under the variant, each beside its twin, and whose they are now."""
    flips = [(number, seating) for number, block in enumerate(trial.blocks) for seating in block.flipped]
    counted = Counter(_whose(trial, *each) for each in flips)
    now = [
        el("a", f"{n} now {'goes' if n == 1 else 'go'} to {whose}", href=games_of(key, now=whose))
        for whose, n in counted.most_common()
    ]
    links = []
    for number, seating in flips[:8]:  # the first ones stay where they are while more are played
        at, block = f"/lab/runs/{key}/games/{number}/{seating}", trial.blocks[number]
        old, new = el("a", trial.against.name, href=f"{at}/official"), el("a", trial.changed.name, href=f"{at}/variant")
        links.append(el("li", f"Seed {block.seed}, now to {_whose(trial, number, seating)}: ", old, ", ", new))
    played = sum(len(block.official) for block in trial.blocks)
    title = el("h2", f"Games that flipped: {len(flips)} of {played}")
    said = el("p", Markup(", ").join(now), ". A square is a deal, a bright one flipped: choose one to see it.",
              class_="soft")  # fmt: skip
    return join(title, said if flips else None, el("ul", *links, class_="flipped") if links else None,
                mosaic_html(trial, key))  # fmt: skip


def _whose(trial: Trial, number: int, seating: int) -> str:
    """Who won a game under the variant: the side, or where nobody brings one the seat."""
    return _winner(trial, number, seating, trial.blocks[number].variant[seating])


def _winner(trial: Trial, number: int, seating: int, game: Played | Failure) -> str:
    names = _seated(trial, number, seating)
    return " and ".join(names[seat] for seat in winners(game) or ()) or "nobody"


def _seated(trial: Trial, number: int, seating: int) -> list[str]:
    """Who sits where in a game: the sides, or where nobody brings one the seats."""
    block, names = trial.blocks[number], sides_of(trial.game)
    if not block.table:
        return [f"seat {seat + 1}" for seat in range(seats_of(trial.game))]
    turned = block.table[seating:] + block.table[:seating]
    return [names.get(side, side) for side in turned]


def games_of(key: str, **which: str) -> str:
    """The address of the games behind a number: `of` what is watched, or that are `now` somebody else's."""
    return f"/lab/runs/{key}/games?{urlencode(which)}"


LISTED = 100  # games


def games_html(trial: Trial, key: str, of: str = "", now: str = "") -> Markup:
    """The games that a number counts, those that ended otherwise first: who sat where, and how they ended twice."""
    every = [
        (number, seating)
        for number, block in enumerate(trial.blocks)
        for seating in range(len(block.official))
        if not block.table or of not in sides_of(trial.game) or of in block.table
    ]
    if now:
        every = [each for each in every if each[1] in trial.blocks[each[0]].flipped and _whose(trial, *each) == now]
    apart = {each: _apart(trial.blocks[each[0]], each[1], of) for each in every}
    rows = []
    for number, seating in islice(sorted(every, key=lambda each: -apart[each]), LISTED):
        at, block = f"/lab/runs/{key}/games/{number}/{seating}", trial.blocks[number]
        ends = [
            el("td", el("a", f"{_winner(trial, number, seating, game)}, {_length(game)}", href=f"{at}/{rules}"))
            for rules, game in (("official", block.official[seating]), ("variant", block.variant[seating]))
        ]
        seated, old = _seated(trial, number, seating), block.official[seating]
        first = old.first if isinstance(old, Played) else 0
        rows.append(
            el(
                "tr",
                el("th", str(block.seed), scope="row"),
                el("td", " and ".join(seated[first:] + seated[:first])),
                *ends,
            )
        )
    head = ("seed", "in turn order", f"{trial.against.name}: won by", f"{trial.changed.name}: won by")
    top = el("thead", el("tr", *[el("th", cell, scope="col") for cell in head]))
    otherwise = sum(1 for value in apart.values() if value > 0)
    differ = "are longer or shorter" if of == TURNS else "ended otherwise"
    more = f"; the first {LISTED} are listed" if len(every) > LISTED else ""
    said = f"{len(every)} deals and seatings, each played under both rules; {otherwise} {differ} and come first{more}."
    return join(el("p", said, class_="soft"), el("div", el("table", top, el("tbody", *rows)), class_="scroll"))


def _apart(block: Block, seating: int, of: str) -> int:
    """How far apart the two games of a seating are: in turns, or whether somebody else won."""
    old, new = block.official[seating], block.variant[seating]
    if of == TURNS and isinstance(old, Played) and isinstance(new, Played):
        return abs(old.turns - new.turns)
    return int(seating in block.flipped)


def _length(game: Played | Failure) -> str:
    return f"{game.turns} turns" if isinstance(game, Played) else "broke"


ACROSS, CELL = 40, 8  # blocks in a row of the mosaic, and how large each is drawn
SHOWN = 1_200  # blocks, the latest ones


def mosaic_html(trial: Trial, key: str) -> Markup:
    """A small square for each block that leads to its game; a bright one where somebody else won."""
    first = max(0, len(trial.blocks) - SHOWN)
    blocks = trial.blocks[first:]
    squares = [
        el(
            "a",
            el("rect", x=CELL * (i % ACROSS), y=CELL * (i // ACROSS), width=CELL - 2, height=CELL - 2, rx=1,
               class_="flip" if block.flipped else "same"),
            href=f"/lab/runs/{key}/games/{first + i}/{block.flipped[0] if block.flipped else 0}/variant",
            aria_label=f"Seed {block.seed}{', flipped' * bool(block.flipped)}",
        )
        for i, block in enumerate(blocks)
    ]  # fmt: skip
    high = CELL * -(-len(blocks) // ACROSS)
    words = f"{sum(bool(block.flipped) for block in blocks)} of {len(blocks)} deals ended otherwise"
    view = f"0 0 {CELL * ACROSS} {max(CELL, high)}"
    return el("svg", *squares, view_box=view, class_="mosaic", role="group", aria_label=words)


def compared_html(trials: Sequence[tuple[str, Trial]]) -> Markup:
    """Variants of one game side by side: how each share changes, how long games are, what came of it."""
    columns = {name: one.label for _, trial in trials for name, one in trial.watched.items()}
    head = ("variant", *columns.values(), "turns", "games", "")
    rows = []
    for address, trial in trials:
        cells = []
        for name in columns:
            if name not in trial.watched:
                cells.append(el("td", "not watched"))
                continue
            one, change = trial.watched[name], trial.change(name)
            behind = f"{address}/games?{urlencode({'of': name})}"
            cells.append(el("td", el("a", one.said_change(change), href=behind), change_svg(one, change, trial.margin)))
        old, new = trial.length.official, trial.length.variant
        rows.append(el(
            "tr", el("th", el("a", trial.changed.name, href=address), scope="row"), *cells,
            el("td", f"{old.mean:.1f} to {new.mean:.1f}"), el("td", str(trial.games)), el("td", trial.outcome),
        ))  # fmt: skip
    top = el("thead", el("tr", *[el("th", cell, scope="col") for cell in head]))
    return el("div", el("table", top, el("tbody", *rows)), class_="scroll")
