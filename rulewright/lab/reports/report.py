"""A game as it stands, in answers: is it fair, is it dull, what never happens. One page of HTML and of Markdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from statistics import fmean
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import Clause, Rulebook, rulebook_of
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.reports import estimators as say
from rulewright.lab.reports.clauses_reached import ClausesInPlay
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.people_times import PeopleTimes
from rulewright.lab.reports.plots import bars, curve, line
from rulewright.lab.reports.skill import Met
from rulewright.lab.results import Interval
from rulewright.lab.round_robin import percent
from rulewright.lab.sides import seats_of, sides_of

Rows = Sequence[Sequence[str]]
ALIKE = 0.8  # a question whose options are alike more often than this is hardly a choice


@dataclass
class Answer:
    """One question of a designer, answered: a sentence, a table (its head first), a picture."""

    question: str
    words: str
    rows: Rows = ()
    picture: str = ""  # SVG
    more: str = ""  # HTML, folded away


@dataclass
class Report:
    """All answers about one game."""

    game: Game
    variant: Variant
    seed: int
    samples: Mapping[str, Sequence[Observed]]  # by bot
    answers: list[Answer] = field(default_factory=list)

    @property
    def head(self) -> str:
        played = ", ".join(f"{len(games)} games by `{bot}`" for bot, games in self.samples.items())
        return (
            f"{self.variant.name.capitalize()} rules; {played}, seeds from {self.seed}, seats swapped, each deal twice."
        )

    def text(self) -> str:
        """As Markdown."""
        lines = [f"# {self.game.title}: what the lab sees", "", self.head, ""]
        for answer in self.answers:
            lines += [f"## {answer.question}", "", answer.words, ""]
            if answer.rows:
                head, *rest = answer.rows
                lines += [_row(head), "|---" * len(head) + "|", *map(_row, rest), ""]
        return "\n".join(lines)

    def html(self) -> str:
        """As one page that needs nothing else."""
        parts = [f"<h1>{escape(self.game.title)}: what the lab sees</h1><p>{escape(self.head.replace('`', ''))}</p>"]
        for answer in self.answers:
            table = ""
            if answer.rows:
                head, *rest = answer.rows
                top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
                body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rest)
                table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
            parts.append(
                f"<section><h2>{escape(answer.question)}</h2><p>{escape(answer.words)}</p>{answer.picture}{table}"
                f"{answer.more}</section>"
            )
        return f"{PAGE.replace('TITLE', escape(self.game.title))}{''.join(parts)}</main></html>\n"

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "game": self.game.slug, "version": self.game.version, "variant": self.variant.data(), "seed": self.seed,
            "games": {bot: len(games) for bot, games in self.samples.items()},
            "answers": [
                {"question": each.question, "words": each.words, "rows": [list(row) for row in each.rows]}
                for each in self.answers
            ],
        }  # fmt: skip


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>TITLE: report</title><style>
:root { color-scheme: light dark; --ink: light-dark(#1d1a16, #ece6da); --rim: light-dark(#d8cfbf, #453d31); }
body { margin: 0; background: light-dark(#faf6ee, #17140f); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin: 2rem 0 0.3rem; }
section { border-top: 1px solid var(--rim); } svg { max-width: 100%; height: auto; background: #fffdf8; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
td, th { padding: 0.2rem 0.7rem; border-bottom: 1px solid var(--rim); text-align: left; }
details { margin: 0.6rem 0; } summary { cursor: pointer; } .book { display: grid; grid-template-columns: 8rem 1fr; }
.book > * { padding: 0.15rem 0.5rem; } .book .margin { text-align: right; opacity: 0.75; } .book h3 { grid-column: 2; }
.book .never { border-right: 4px solid #b8860b; opacity: 1; font-weight: 600; }
</style><main>"""


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def points(share: Interval) -> str:
    """A share with what of its interval is possible."""
    if share.low == float("-inf"):
        return "too few games"
    return percent(Interval(share.rate, max(0.0, share.low), min(1.0, share.high)))


def sure(share: Interval, even: float) -> str:
    """How sure it is that a share is not even, in words."""
    if share.low <= even <= share.high:
        return "could be even"
    return "more than even" if share.rate > even else "less than even"


@dataclass
class Also:
    """What a report may know besides the observed games."""

    clauses: ClausesInPlay | None = None
    skill: Sequence[Met] = ()
    without: Sequence[Met] = ()
    times: PeopleTimes | None = None


def make_report(
    game: Game,
    samples: Mapping[str, Sequence[Observed]],
    *,
    variant: Variant = OFFICIAL,
    seed: int = 1,
    also: Also | None = None,
) -> Report:
    """The answers that these games give."""
    also = also or Also()
    report = Report(game, variant, seed, samples)
    bot, games = next(iter(samples.items()))
    report.answers = [
        _fair(game, samples), _drama(games), _luck(games), *([_skill(also.skill)] if also.skill else []),
        _cards(game, games, variant), _choices(samples), *([_without(also.without)] if also.without else []),
        _dull(games), _length(game, games, also.times),
        *([_clauses(game, also.clauses, variant)] if also.clauses and also.clauses.games else []), _endings(games, bot),
    ]  # fmt: skip
    return report


def _fair(game: Game, samples: Mapping[str, Sequence[Observed]]) -> Answer:
    even, names = 1 / seats_of(game), sides_of(game)
    rows = [["share of wins", *(f"by {bot}" for bot in samples)]]
    firsts = [say.first_share(games) for games in samples.values()]
    rows.append(["the first player", *map(points, firsts)])
    by_bot = [say.side_shares(games) for games in samples.values()]
    shares = {side: [found.get(side) for found in by_bot] for found in by_bot for side in found}
    for side, by in sorted(shares.items(), key=lambda each: -max(share.rate for share in each[1] if share)):
        rows.append([names.get(side, side), *(points(share) if share else "not played" for share in by)])
    words = f"The first player's share {sure(firsts[-1], even)}. " if len(samples) == 1 else ""
    for bot, first, found in zip(samples, firsts, by_bot, strict=True):
        unfair = ["the first player"] if sure(first, even) != "could be even" else []
        unfair += [names.get(side, side) for side, share in found.items() if sure(share, even) != "could be even"]
        words += f"Not even by {bot}: {', '.join(unfair)}. " if unfair else f"By {bot} nothing is shown to be uneven. "
    if len(samples) > 1:
        words += "Where the bots differ, believe neither: a stronger one sees more of the game."
    most = max(range(len(firsts)), key=lambda i: len(list(samples.values())[i]))  # the picture is of the larger sample
    shown = {names.get(side, side): found for side, found in by_bot[most].items()} | {"first player": firsts[most]}
    return Answer("Is it fair?", words.strip(), rows, bars(shown, even))


def _drama(games: Sequence[Observed]) -> Answer:
    trust = say.calibration(games)
    changes = [say.lead_changes(game) for game in games]
    decided = [at for game in games if (at := say.decided_at(game)) is not None]
    worst = [at for game in games if (at := say.comeback(game)) is not None]
    words = (
        f"The lead changes {fmean(changes):.1f} times a game; half of the games are decided after "
        f"{100 * say.middle(decided):.0f} % of their turns; in "
        f"{100 * fmean(low < 0.3 for low in worst or [1.0]):.0f} % of them the winner once "
        "looked worth less than 30 %. The judgement behind this has a Brier score of "
        f"{trust.brier:.3f} (0.25 is a coin)."
    )
    return Answer("Who is ahead when?", words, picture=curve(trust.rows))


def _luck(games: Sequence[Observed]) -> Answer:
    found = say.luck(games)
    if found is None:
        return Answer("Luck, deck or play?", "Too few deals were played twice to say.")
    words = (
        f"Of what decides a game, {100 * found.sides:.0f} % is who brings what and who begins, "
        f"{100 * found.deal:.0f} % the cards and dice, and {100 * found.play:.0f} % what the players "
        "choose on the same deal."
    )
    return Answer("Luck, deck or play?", words)


def _cards(game: Game, games: Sequence[Observed], variant: Variant) -> Answer:
    names = {card.key: card.name for card in game.rules.book(variant).cards}
    figures = [card for card in say.card_figures(games) if card.seen or card.playable]
    dead = [names.get(card.key, card.key) for card in figures if card.playable >= 10 and card.used < 0.05]
    suspects = [card for card in figures if card.suspect]
    rows = [["card", "in hand", "used where it could be", "drawn early: wins more by", ""]]
    for card in (suspects + [card for card in figures if not card.suspect])[:20]:
        effect = f"{100 * card.effect.rate:+.0f} ({100 * card.effect.low:+.0f} to {100 * card.effect.high:+.0f})"
        rows.append([
            names.get(card.key, card.key), f"{card.seen} games", f"{100 * card.used:.0f} %",
            effect if card.doubt < 1 else "", "look at it" if card.suspect else "",
        ])  # fmt: skip
    words = (
        f"{len(suspects)} cards stand out at a false discovery rate of 10 %: `lab cards` decides by intervention. "
        + (f"Hardly ever used though it could be: {', '.join(dead)}." if dead else "No card is dead.")
    )  # fmt: skip
    return Answer("Dead, must-have or win-more cards?", words, rows if len(rows) > 1 else ())


def _skill(met: Sequence[Met]) -> Answer:
    rows = [["thinks more", "against", "wins", "games"]]
    rows += [[each.other, each.one, points(each.share), str(each.games)] for each in met]
    better = [each.other for each in met if each.share.low > 0.5]
    words = (
        f"{len(better)} of {len(met)} steps of more thinking are shown to win more: {', '.join(better) or 'none'}. "
        "Where a step wins no more, either the game has no more to find or the bots can't find it."
    )
    return Answer("Does skill matter?", words, rows)


def _without(met: Sequence[Met]) -> Answer:
    rows = [["who never does this", "wins against who may", "games"]]
    rows += [[each.other.split(":")[1], points(each.share), str(each.games)] for each in met]
    needed = [each.other.split(":")[1] for each in met if each.share.high < 0.5]
    idle = [each.other.split(":")[1] for each in met if each.share.low > 0.5]
    words = f"Who does without it loses by it: {', '.join(needed) or 'nothing shown'}." + (
        f" Who does without it wins by it, so the bot uses it badly: {', '.join(idle)}." if idle else ""
    )
    return Answer("What is each thing that one can do worth?", words, rows)


def _choices(samples: Mapping[str, Sequence[Observed]]) -> Answer:
    """A question that is alike to the strongest bot, too, is no choice; one only to the weaker, the bot is blind."""
    bots = list(samples)
    rows = [["question", "a game", "options", *(f"as good as alike to {bot}" for bot in bots), "mostly"]]
    found = [{each.prompt: each for each in say.choices(games)} for games in samples.values()]
    alike = [{prompt: each.alike for prompt, each in by.items() if each.alike >= 0} for by in found]
    for prompt, each in list(found[0].items())[:14]:
        mostly = ", ".join(f"{verb} {100 * part:.0f} %" for verb, part in each.verbs[:2])
        cells = [f"{100 * by[prompt]:.0f} %" if prompt in by else "it does not say" for by in alike]
        rows.append([prompt, f"{each.per_game:.1f}", f"{each.options:.1f}", *cells, mostly])
    often = [prompt for prompt, each in found[0].items() if each.per_game >= 1]
    none = [p for p in often if all(by.get(p, 0.0) > ALIKE for by in alike)]
    blind = [
        p for p in often if alike[0].get(p, 0.0) > ALIKE and any(0 <= by.get(p, -1.0) <= ALIKE for by in alike[1:])
    ]
    words = (
        f"Hardly a choice{' to either bot' * (len(bots) > 1)}: {', '.join(none)}."
        if none
        else "Every frequent question has options that differ."
    ) + (f" Alike only to {bots[0]}, which is blind there: {', '.join(blind)}." if blind else "")
    return Answer("Choices that are none?", words, rows)


def _dull(games: Sequence[Observed]) -> Answer:
    lengths = sorted(len(game.turns) for game in games)
    idle, forced = say.idle_turns(games), say.forced(games)
    words = (
        f"Turns: median {say.middle(lengths):g}, the longest tenth from {lengths[9 * len(lengths) // 10]}, at most "
        f"{lengths[-1]}. Turns in which nothing was done: {points(idle)}. Questions with one answer: {points(forced)}."
    )
    return Answer(
        "Stalls, endless games, dull turns?", words, picture=line([(t, risk) for t, risk, _ in say.hazard(games)])
    )


def _length(game: Game, games: Sequence[Observed], times: PeopleTimes | None) -> Answer:
    question = "How long for people?"
    asked = fmean(sum(each.options > 1 for each in one.decisions) for one in games)
    if times is None or times.of(game.slug, "") is None:
        words = (
            f"{asked:.0f} decisions a game are a choice: at 6 to 12 seconds each, assumed and not measured, "
            f"{asked * 6 / 60:.0f} to {asked * 12 / 60:.0f} minutes for all players together. `lab times` measures "
            "them in games that were kept."
        )
        return Answer(question, words)
    lengths = [
        sum(times.of(game.slug, each.verb) or 0.0 for each in one.decisions if each.options > 1) / 60 for one in games
    ]
    words = (
        f"{asked:.0f} decisions a game are a choice. At the pace of {times.answers[game.slug]} answers in kept games, "
        f"each kind at its own, that is {fmean(lengths):.0f} minutes for all players together; the longest tenth takes "
        f"{sorted(lengths)[9 * len(lengths) // 10]:.0f} and more."
    )
    return Answer(question, words)


def _clauses(game: Game, found: ClausesInPlay, variant: Variant) -> Answer:
    book = rulebook_of(game, variant)
    rows = [["clause", "says"], *([clause, _short(book, clause)] for clause in found.never if clause in book)]
    words = (
        f"{len(found.carried) - len(found.never)} of {len(found.carried)} clauses and rulings that the code carries "
        f"out happened in {found.games} games."
        + (
            f" The others happen in fewer than {min(100, 300 / found.games):.1f} % of games like these (95 %), or only "
            "with other players, modes or stronger bots."
            if found.never
            else ""
        )
        + (f" {len(found.written)} more are numbers or cards that other lines read." if found.written else "")
    )
    return Answer("Rules that never happen?", words, rows if len(rows) > 1 else (), more=_margin(book, found))


def _margin(book: Rulebook, found: ClausesInPlay) -> str:
    """The rulebook with the games in which each line happened in its margin."""
    parts = []
    for section in book.sections:
        lines = [block for block in section.blocks if isinstance(block, Clause) and block.id in found.carried]
        if lines:
            parts.append(f"<h3>{escape(section.heading)}</h3>")
        for clause in lines:
            n = found.reached.get(clause.id, 0)
            mark = '<div class="margin">' if n else '<div class="margin never">'
            parts.append(f"{mark}{f'{n} of {found.games}' if n else 'never'}</div>")
            parts.append(f"<div><b>{clause.id}</b> {escape(clause.text)}</div>")
    return (
        "<details><summary>The rulebook, with the games in which each line happened</summary>"
        f'<div class="book">{"".join(parts)}</div></details>'
    )


def _short(book: Rulebook, clause: str) -> str:
    words = " ".join(book.text(clause).split())
    return words if len(words) < 110 else f"{words[:107]}..."


def _endings(games: Sequence[Observed], bot: str) -> Answer:
    rows = [["end", f"games by {bot}"], *([words, f"{100 * part:.0f} %"] for words, part in say.endings(games)[:10])]
    return Answer("How does it end?", f"{len(rows) - 1} way{'s were' if len(rows) > 2 else ' was'} seen.", rows)
