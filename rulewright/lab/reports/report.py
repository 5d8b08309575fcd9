"""A game as it stands, in answers: is it fair, is it dull, what never happens. One page of HTML and of Markdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.reports.answer import Answer
from rulewright.lab.reports.answers_of_cards import cards_answer, clauses_answer
from rulewright.lab.reports.answers_of_choice import choices_answer, skill_answer, without_answer
from rulewright.lab.reports.answers_of_games import (
    dull_answer,
    endings_answer,
    fair_answer,
    lead_answer,
    length_answer,
    luck_answer,
)
from rulewright.lab.reports.clauses_reached import ClausesInPlay
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.people_times import PeopleTimes
from rulewright.lab.reports.skill import Met
from rulewright.lab.reports.win_chance import corrected


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
            f"{self.variant.name.capitalize()} rules; {played}, seeds from {self.seed}, seats swapped, each deal "
            "twice. Ranges are of 95 %: the truth lies outside one in twenty of them."
        )

    @property
    def short(self) -> list[Answer]:
        """What stands out first, then what could not be said, then what is well."""
        return sorted((each for each in self.answers if each.short), key=lambda each: each.mark.order)

    def text(self) -> str:
        """As Markdown."""
        lines = [f"# {self.game.title}: what the lab sees", "", self.head, "", "## In short", ""]
        lines += [f"- **{each.mark.word}**: {each.short}" for each in self.short]
        lines.append("")
        for answer in self.answers:
            lines += [f"## {answer.question}", "", answer.words, ""]
            if answer.rows:
                head, *rest = answer.rows
                lines += [_row(head), "|---" * len(head) + "|", *map(_row, rest), ""]
        return "\n".join(lines)

    def html(self) -> str:
        """As one page that needs nothing else."""
        short = "".join(
            f'<li class="{each.mark.name.lower()}"><b>{each.mark.word}</b> <a href="#{each.anchor}">'
            f"{_html(each.short[:1].upper() + each.short[1:])}</a></li>"
            for each in self.short
        )
        parts = [f"<h1>{escape(self.game.title)}: what the lab sees</h1><p>{_html(self.head)}</p>"]
        parts.append(f'<section class="short"><h2>In short</h2><ul>{short}</ul></section>')
        for answer in self.answers:
            figure = f"<figure>{answer.picture}<figcaption>{_html(answer.caption)}</figcaption></figure>"
            parts.append(
                f'<section id="{answer.anchor}"><h2>{escape(answer.question)}</h2><p>{_html(answer.words)}</p>'
                f'<div class="beside">{figure if answer.picture else ""}{_table(answer.rows)}</div>{answer.more}'
                "</section>"
            )
        return f"{PAGE.replace('TITLE', escape(self.game.title))}{''.join(parts)}</main></html>\n"

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "game": self.game.slug, "version": self.game.version, "variant": self.variant.data(), "seed": self.seed,
            "games": {bot: len(games) for bot, games in self.samples.items()},
            "answers": [
                {"question": each.question, "short": each.short, "mark": each.mark.name.lower(), "words": each.words,
                 "rows": [list(row) for row in each.rows]}
                for each in self.answers
            ],
        }  # fmt: skip


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>TITLE: report</title><style>
:root { color-scheme: light dark; --ink: light-dark(#1d1a16, #ece6da); --rim: light-dark(#d8cfbf, #453d31);
  --soft: light-dark(#5e5546, #b9ae9a); --look: light-dark(#9c3d12, #ff9d66); --well: light-dark(#3d6a25, #9fd07a); }
body { margin: 0; background: light-dark(#faf6ee, #17140f); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; } p { max-width: 46rem; } a { color: inherit; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin: 2rem 0 0.3rem; }
section { border-top: 1px solid var(--rim); padding-bottom: 1.4rem; scroll-margin-top: 1rem; }
.short { border: 1px solid var(--rim); border-radius: 10px; padding: 0 1.2rem 0.8rem; margin: 1.2rem 0;
  background: light-dark(#fffdf8, #1f1b15); }
.short h2 { margin-top: 1rem; } .short ul { list-style: none; padding: 0; margin: 0.4rem 0 0; }
.short li { padding: 0.3rem 0 0.3rem 8.5rem; position: relative; max-width: 54rem; }
.short b { position: absolute; left: 0; } .short a { text-decoration-color: var(--rim); text-underline-offset: 3px; }
.look b { color: var(--look); } .well b { color: var(--well); } .unsure b { color: var(--soft); }
.beside { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
figure { margin: 0.4rem 0 0; max-width: 100%; } figcaption { font-size: 0.9rem; color: var(--soft); max-width: 34rem; }
svg { max-width: 100%; height: auto; background: #fffdf8; border-radius: 8px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto;
  max-width: 100%; }
td, th { padding: 0.25rem 0.8rem 0.25rem 0; border-bottom: 1px solid var(--rim); text-align: left;
  vertical-align: top; }
th { font-size: 0.9rem; color: var(--soft); font-weight: 600; } td:first-child { min-width: 6rem; }
details { margin: 0.6rem 0; } summary { cursor: pointer; } .book { display: grid; grid-template-columns: 8rem 1fr; }
.book > * { padding: 0.15rem 0.5rem; } .book .margin { text-align: right; opacity: 0.75; } .book h3 { grid-column: 2; }
.book .never { border-right: 4px solid #b8860b; opacity: 1; font-weight: 600; }
@media (max-width: 40rem) { .short li { padding-left: 0; } .short b { position: static; display: block; }
  main { padding: 1rem; } .book { grid-template-columns: 5rem 1fr; } }
</style><main>"""


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _html(words: str) -> str:
    """Words of Markdown without its signs."""
    return escape(words.replace("`", "").replace("**", ""))


def _table(rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    head, *rest = rows
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rest)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


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
    judged = corrected(games)
    report.answers = [
        fair_answer(game, samples), lead_answer(judged, bot), luck_answer(games, bot),
        *([skill_answer(also.skill)] if also.skill else []),
        cards_answer(game, judged.games, variant, bot), choices_answer(game, samples),
        *([without_answer(game, also.without)] if also.without else []),
        dull_answer(games, bot), length_answer(game, games, also.times),
        *([clauses_answer(game, also.clauses, variant)] if also.clauses and also.clauses.games else []),
        endings_answer(games, bot),
    ]  # fmt: skip
    return report
