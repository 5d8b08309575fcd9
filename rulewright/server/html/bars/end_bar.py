"""When the game is over: the strip says who won; the ending says it large, with the reason, figures, what turned it."""

import re

from markupsafe import Markup

from rulewright.kernel.question import SPECTATOR
from rulewright.server.html.bars.judgement import graph
from rulewright.server.html.bars.strip import strip
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.links import clause_link, names_of, replay_link
from rulewright.server.html.pictures import picture_address
from rulewright.server.tables.opponents import FACES, RANKS
from rulewright.server.tables.table_view import TableView

SHOWN = 3  # figures that stand large
BEFORE = 4  # answers before a turning point, from which it is watched


def is_player(v: TableView) -> bool:
    return v.viewer is not None and v.viewer != SPECTATOR


def title(v: TableView) -> str:
    """The end in a word, from the viewer's side."""
    assert v.outcome is not None
    if lost(v) or all_lost(v):
        return "Defeat"
    if not v.outcome.winners:
        return "Draw"
    if not is_player(v):
        return f"{names_of(v, v.outcome.winners)} won"
    return "Victory"


def lost(v: TableView) -> bool:
    """Whether the viewer has lost: somebody else has won, or who plays alone has not, or all together have not."""
    assert v.outcome is not None
    drawn = not v.outcome.winners and not all_lost(v)
    return is_player(v) and v.viewer not in v.outcome.winners and not drawn


def all_lost(v: TableView) -> bool:
    """Whether nobody has won where all play against the game."""
    assert v.outcome is not None
    return not v.outcome.winners and (len(v.people) == 1 or v.game.page.together(v.view))


OTHERS = re.compile(
    r"^(everybody else|all others|the others|the other side|the opponent)( ha\w+)? (?=conceded|resigned|left)"
)


def for_the_loser(words: str) -> str:
    """Why somebody else has won: what a game says of the others is said of who reads it."""
    words = re.sub(r"\bthe enemy('s)?\b", "your", words)
    words = re.sub(r"^all opposing (\w+)s are ", r"your \1 is ", words)
    return OTHERS.sub("you ", words)


def reason(v: TableView) -> str:
    """Why, in one sentence. The game's words are said of who won: for whoever lost, the enemy is "you"."""
    assert v.outcome is not None
    words = v.game.page.endings.get(v.outcome.clause, v.outcome.words).rstrip(".")
    if is_player(v) and v.outcome.winners and v.viewer not in v.outcome.winners:
        words = for_the_loser(words)
    if not v.outcome.winners:
        return f"{words[:1].upper()}{words[1:]}."
    who = "You win" if v.viewer in v.outcome.winners else f"{names_of(v, v.outcome.winners)} wins"
    return f"{who}: {words}."


def rematch_html(v: TableView) -> Markup | None:
    if v.mode == "watch":
        return None
    if v.lesson:  # what one has learned is for a game of one's own
        return el("a", icon("play"), el("span", f"Play {v.game.short_title}"), href=f"/new/{v.game.slug}",
                  class_="choice primary gold", data_primary=True)  # fmt: skip
    if v.rematch:
        return el(
            "a", icon("play"), el("span", "Go to the rematch"), href=f"/t/{v.rematch}", class_="choice primary gold"
        )
    return el(
        "button", icon("arrows-rotate"), el("span", "Rematch"), type="button", class_="choice primary gold",
        data_do="rematch", data_primary=True,
    )  # fmt: skip


def next_rank(v: TableView) -> Markup | None:
    """The way to a stronger opponent for whoever has won against one, to a weaker one for whoever has lost."""
    bots = [person.bot for person in v.people if person.bot]
    ranks = [face.key for face in FACES]
    if v.lesson or v.outcome is None or not is_player(v) or len(bots) != 1 or bots[0] not in ranks:
        return None
    at = ranks.index(bots[0]) + (1 if v.viewer in v.outcome.winners else -1 if lost(v) else 0)
    if at == ranks.index(bots[0]) or not 0 <= at < len(ranks):
        return None
    face = FACES[at]
    return el("a", icon("chess-rook"), el("span", f"Try {face.name}, {RANKS[face.key]}"),
              href=f"/new/{v.game.slug}?step=side&opponent={face.key}", class_="choice")  # fmt: skip


def hero_html(v: TableView, crest: Markup) -> Markup | None:
    """Who stood there: the viewer's own hero, army or class, or that of who won."""
    panels = [*([v.scene.own] if v.scene.own else []), *v.scene.rivals]
    shown = v.viewer if is_player(v) else v.outcome.winners[0] if v.outcome and v.outcome.winners else None
    panel = next((each for each in panels if each.seat == shown), None)
    if panel is None or not (at := picture_address(panel.picture)):
        return None
    return el(
        "figure",
        crest,
        el("img", src=at, alt="", decoding="async"),
        el("figcaption", panel.title) if panel.title else None,
        class_="hero",
    )


def tip(v: TableView) -> str:
    """A word for whoever has lost; who gave up knows why."""
    return "Watch it again: the graph shows where it turned." if lost(v) and not v.conceded else ""


def end_bar(v: TableView) -> Markup:
    """The strip at the end: who won, and back to the ending when it was put away to look at the board."""
    return strip(
        el("p", el("strong", title(v)), class_="words"),
        reason(v),
        el(
            "div",
            el(
                "div",
                el("button", icon("trophy"), el("span", "The result"), type="button", class_="choice",
                   data_ending="open"),
                el("a", icon("clock-rotate-left"), el("span", "Replay"), href=f"/t/{v.code}/replay?step=0",
                   class_="choice"),
                class_="choices",
            ),
            rematch_html(v) or el("a", "Home", href="/", class_="choice primary"),
            class_="answers",
        ),
        kind="end",
    )  # fmt: skip


def ending(v: TableView) -> Markup:
    """The moment itself, over the table until it is put away."""
    assert v.outcome is not None
    won = is_player(v) and v.viewer in v.outcome.winners
    crest = el("p", icon("crown" if won else "chess-rook"), class_="crest")
    hero = hero_html(v, crest)
    return el(
        "div",
        el(
            "div",
            hero or crest,
            el("p", v.lesson.title if v.lesson else v.game.title, class_="which"),
            el("h2", title(v), id="ending-title"),
            el("p", reason(v), " ", clause_link(v.game.slug, v.outcome.clause), class_="why"),
            el("p", tip(v), class_="tip") if tip(v) else None,
            None if v.lesson else el("ul", *large_figures(v), class_="figures"),
            None if v.lesson else turned(v),
            el(
                "div",
                rematch_html(v),
                next_rank(v),
                el("a", icon("clock-rotate-left"), el("span", "Replay"), href=f"/t/{v.code}/replay?step=0",
                   class_="choice"),
                el("button", icon("eye"), el("span", "Look at the board"), type="button", class_="choice",
                   data_ending="close"),
                el("a", icon("house"), el("span", "Home"), href="/", class_="choice"),
                class_="next",
            ),
            None if v.lesson else figures_table(v),  # last: what it opens moves nothing
            class_=classes("card-of-end", hero and "faced"),
        ),
        id="ending",
        class_=classes("ending", "won" if won else "lost" if lost(v) else "even"),
        role="dialog",
        aria_labelledby="ending-title",
    )  # fmt: skip


def turned(v: TableView) -> Markup | None:
    """What turned the game by the bots' judgement, the graph of it, and the way there; or how far that has come."""
    if v.judgement is None or (v.judgement.progress >= 1 and not v.judgement.steps):
        return None
    point = v.judgement.turning_point
    return el(
        "div",
        el("h3", f"The turning point: {v.turn_names[point.turn].lower()}" if point else "Who was ahead"),
        el("p", point.words) if point else None,
        el("a", icon("play"), el("span", "Watch it"), href=f"{replay_link(v, max(point.step - BEFORE, 0))}&play=1",
           class_="choice")
        if point
        else None,
        graph(v),
        legend(v),
        class_="turned",
    )  # fmt: skip


def legend(v: TableView) -> Markup | None:
    """How the graph is read, in a line."""
    if v.judgement is None or v.judgement.progress < 1:
        return None
    lines = [el("b", "You" if p.seat == v.viewer else p.name, class_=f"seat{p.seat}") for p in v.people]
    how = "the higher, the better" + ("; dotted: a turning point" if v.judgement.points else "")
    return el("p", *lines, el("span", how), class_="legend")


def large_figures(v: TableView) -> list[Markup]:
    """Turns, and the first figures of the game from the viewer's side (or of all who played)."""
    word, _, last = v.turn_names[-1].rpartition(" ")  # as the log counts them
    shown = [(f"{word.lower()}s", last)] if last.isdecimal() else []
    rows = [(name, of) for name, of in (v.figures.rows if v.figures else ()) if name != f"{word}s"]  # told already
    for name, of in rows[: SHOWN - 1]:
        own = str(of[v.viewer]) if is_player(v) and v.viewer is not None else " : ".join(map(str, of))
        shown.append((name[:1].lower() + name[1:], own))
    return [el("li", el("b", n), el("span", name)) for name, n in shown]


def figures_table(v: TableView) -> Markup | None:
    """A finished game in figures, for whoever wants more of them."""
    if v.figures is None or not v.figures.rows:
        return None
    names = [("You" if person.seat == v.viewer else person.name, person.seat) for person in v.people]
    head = el("tr", el("td"), *[el("th", name, scope="col", class_=f"seat{seat}") for name, seat in names])

    def row(title: str, of: list[int]) -> Markup:
        figures = [el("td", str(n), class_="most" if min(of) < n == max(of) else None) for n in of]
        return el("tr", el("th", title, scope="row"), *figures)

    rows = [row(title, of) for title, of in v.figures.rows]
    return el(
        "details",
        el("summary", icon("chart-column"), el("span", "All numbers", class_="label")),
        el("div", el("table", el("thead", head), el("tbody", *rows)), class_="tally"),
        id="numbers",
        class_="numbers",
    )
