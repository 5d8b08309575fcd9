"""The lab's pages: numbers as sliders, what they change in words, and a trial while it runs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from markupsafe import Markup

from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.rulebook import rulebook_of
from rulewright.kernel.variant import OFFICIAL, Variant, numbered_variant
from rulewright.lab.results import Interval
from rulewright.lab.sides import sides_of
from rulewright.lab.trials.blocks import winners
from rulewright.lab.trials.trial import Trial, Watched
from rulewright.server.html.cards import card_page_face
from rulewright.server.html.elements import el, join

SHORT = frozenset(("ap", "hp", "mp", "los"))  # written in capitals everywhere


class Slider(NamedTuple):
    """A number that can be changed: a tunable's, or a card's as 'key.number'."""

    name: str
    label: str
    official: int
    value: int
    most: int


def _slider(name: str, label: str, official: int, values: Mapping[str, str]) -> Slider:
    given = values.get(name, "")
    value = int(given) if given.isascii() and given.isdigit() and len(given) < 7 else official
    return Slider(name, label, official, value, max(10, 2 * official, value))


def rule_sliders(game: Game, values: Mapping[str, str]) -> list[Slider]:
    """Every tunable that is a whole number."""
    rules = game.official().rules
    numbers = [(each.name, each.default) for each in fields(rules) if type(each.default) is int]
    return [_slider(name, _words(name), official, values) for name, official in numbers]


def card_sliders(game: Game, key: str, values: Mapping[str, str]) -> list[Slider]:
    """The numbers of one card."""
    card: Any = next((card for card in game.official().cards if card.key == key), None)
    numbers = card.numbers() if card is not None else {}
    return [_slider(f"{key}.{name}", _words(name), n, values) for name, n in numbers.items() if type(n) is int]


def _words(name: str) -> str:
    """The name of a number as people write it."""
    first, *rest = [word.upper() if word in SHORT else word for word in name.split("_")]
    return " ".join([first[:1].upper() + first[1:], *rest])


def variant_of(game: Game, values: Mapping[str, str]) -> Variant:
    """What the numbers of a form or an address change, besides what is as it was."""
    cards = dict.fromkeys(name.rpartition(".")[0] for name in values if "." in name)
    sliders = [*rule_sliders(game, values), *(each for key in cards for each in card_sliders(game, key, values))]
    moved = {each.name: each.value for each in sliders if each.value != each.official}
    names = dict(card_choices(game))
    said = []
    for name, value in moved.items():
        card, dot, number = name.rpartition(".")
        said.append(f"{names[card]}: {_words(number)} {value}" if dot else f"{_words(name)} {value}")
    return numbered_variant(values.get("name", "").strip()[:40] or ", ".join(said)[:40] or "as it is", moved)


def fronts(game: Game, variant: Variant) -> dict[str, CardFront]:
    """Every card as it looks under a variant, by name."""
    chapters = game.page.gallery(game.rules.book(variant))
    return {front.name: front for _, cards in chapters for front in cards}


def change_html(game: Game, variant: Variant, chosen: Sequence[str] = ()) -> Markup:
    """What a variant changes, in words: cards before and after, and the lines of the rulebook that read otherwise.

    Cards that were chosen and are as they were are shown, too.
    """
    before, after = fronts(game, OFFICIAL), fronts(game, variant)
    cards = [(before[name], front) for name, front in after.items() if name in before and before[name] != front]
    old, new = rulebook_of(game, OFFICIAL), rulebook_of(game, variant)
    both = [(id, old.clauses[id].text, clause.text) for id, clause in new.clauses.items()]
    lines = [each for each in both if each[1] != each[2]]
    names = dict(card_choices(game))
    same = [before[name] for key in chosen if (name := names.get(key)) in before and before[name] == after.get(name)]
    still = [el("figure", el("div", card_page_face(front, game.slug), class_="item")) for front in same[:6]]
    if not cards and not lines:
        nothing = el("p", "Nothing differs yet: move a slider.", class_="soft")
        return join(el("div", *still, class_="pairs gallery"), nothing) if still else nothing
    shown = [(card_page_face(one, game.slug), card_page_face(other, game.slug)) for one, other in cards[:6]]
    pairs = [
        el(
            "figure",
            el("div", one, class_="item"),
            el("span", "becomes", class_="soft"),
            el("div", other, class_="item"),
        )
        for one, other in shown
    ]
    texts = [(one.name, _plain(one), _plain(other)) for one, other in cards]
    words = [el("li", el("b", name), " ", changed_words(was, now)) for name, was, now in texts + lines if was != now]
    beside = el("div", *pairs, *still, class_="pairs gallery") if pairs or still else None
    more = el("p", f"and {len(words) - 12} lines more", class_="soft") if len(words) > 12 else None
    said = join(el("h2", "In words"), el("ul", *words[:12], class_="lines"), more) if words else None
    return join(beside, said)


def _plain(front: CardFront) -> str:
    """What a card says, as one line."""
    corners = [f"{each.label} {each.value}" for each in front.corners if each]
    cost = [f"{front.cost_label[:1].upper()}{front.cost_label[1:]} {front.cost}"] if front.cost else []
    return ". ".join([*cost, *corners, "".join(text for text, _ in front.text)]).strip(". ")


def changed_words(was: str, now: str) -> Markup:
    """A text with the words that go struck out and those that come marked."""
    old, new = was.split(), now.split()
    parts: list[Markup | str | None] = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            parts += [" ".join(old[a:b]), " "]
        else:
            parts += [el("del", " ".join(old[a:b])) if b > a else None, " " if b > a and d > c else None]
            parts += [el("ins", " ".join(new[c:d])) if d > c else None, " "]
    return join(*parts)


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
            "tr", el("th", one.label, scope="row"), el("td", one.said(one.official.mean)),
            el("td", one.said(one.variant.mean)), el("td", one.said_change(change)),
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
    now = ", ".join(f"{n} now go to {whose}" for whose, n in counted.most_common())
    links = []
    for number, seating in flips[:8]:  # the first ones stay where they are while more are played
        at, block = f"/lab/runs/{key}/games/{number}/{seating}", trial.blocks[number]
        old, new = el("a", trial.against.name, href=f"{at}/official"), el("a", trial.changed.name, href=f"{at}/variant")
        links.append(el("li", f"Seed {block.seed}, now to {_whose(trial, number, seating)}: ", old, ", ", new))
    played = sum(len(block.official) for block in trial.blocks)
    title = el("h2", f"Games that flipped: {len(flips)} of {played}")
    said = el("p", f"{now}. A square is a deal, a bright one flipped: choose one to see it.", class_="soft")
    return join(title, said if flips else None, el("ul", *links, class_="flipped") if links else None,
                mosaic_html(trial, key))  # fmt: skip


def _whose(trial: Trial, number: int, seating: int) -> str:
    """Who won a game under the variant: the side, or where nobody brings one the seat."""
    block = trial.blocks[number]
    won, names = winners(block.variant[seating]) or (), sides_of(trial.game)
    if not block.table:
        return " and ".join(f"seat {seat + 1}" for seat in won) or "nobody"
    sides = [block.table[(seat + seating) % len(block.table)] for seat in won]
    return " and ".join(names.get(side, side) for side in sides) or "nobody"


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
            cells.append(el("td", one.said_change(change), change_svg(one, change, trial.margin)))
        old, new = trial.length.official, trial.length.variant
        rows.append(el(
            "tr", el("th", el("a", trial.changed.name, href=address), scope="row"), *cells,
            el("td", f"{old.mean:.1f} to {new.mean:.1f}"), el("td", str(trial.games)), el("td", trial.outcome),
        ))  # fmt: skip
    top = el("thead", el("tr", *[el("th", cell, scope="col") for cell in head]))
    return el("div", el("table", top, el("tbody", *rows)), class_="scroll")


def card_choices(game: Game) -> Sequence[tuple[str, str]]:
    """All cards to choose from."""
    return sorted(((card.key, card.name) for card in game.official().cards), key=lambda each: each[1])
