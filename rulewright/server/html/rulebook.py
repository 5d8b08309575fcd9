"""The rulebook as HTML: clauses with addresses, references as links, tables; searched on the page."""

import re
from collections.abc import Sequence

from markupsafe import Markup, escape

from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import ID, Change, Clause, Figures, Grid, Rulebook, Section, Text, plain
from rulewright.server.html.elements import el

BOLD = re.compile(r"\*\*(.+?)\*\*")
FOLDED = ("About this edition", "Decision points")  # chapters for judges and editors, not for players
CODE = re.compile(r"`(.+?)`")


def inline(text: str, book: Rulebook) -> Markup:
    """Words with bold, code and links to the clauses they name."""
    html = str(escape(text))
    html = BOLD.sub(r"<strong>\1</strong>", html)
    html = CODE.sub(r"<code>\1</code>", html)

    def link(found: re.Match[str]) -> str:
        id = found[0]
        return f'<a class="clause" href="#{id}">{id}</a>' if id in book.clauses else id

    return Markup(ID.sub(link, html))


CODES = rf"{ID.pattern}(?:(?:, | and | to | or ){ID.pattern})*"
ASIDE = re.compile(r" \(([^()]*)\)")
NAMED = re.compile(rf"(?:: |, |\bsee |\bfollows from )?(?:see )?{CODES}")


def plain_words(text: str) -> str:
    """A clause as it is told at the table: without the codes of other clauses, which are for who reads the rulebook.

    Of a ruling the question and its answer; why it was decided so stands in the rulebook.
    """
    text = " -> ".join(text.split(" -> ")[:2])

    def aside(found: re.Match[str]) -> str:
        if not ID.search(found[1]):
            return found[0]
        left = [NAMED.sub("", part).strip(" ,:") for part in found[1].split(";")]
        return f" ({'; '.join(part for part in left if part)})" if any(left) else ""

    text = re.sub(rf"\.?(?:,| ->) (?:see )?{CODES}(?=[.;,)]|$)", "", ASIDE.sub(aside, text))
    return re.sub(CODES, "the rules", text.replace(" -> ", " "))


def changes_html(changes: Sequence[Change]) -> Markup | None:
    """What a line's numbers were before play or a variant changed them, and why."""
    words = [f"{'drafted as' if each.drafted else 'officially'} {each.was}: {each.why}" for each in changes]
    return el("small", "; ".join(words), class_="changed") if words else None


def clause_html(clause: Clause, book: Rulebook) -> Markup:
    rests = [source for source in clause.sources if source in book.clauses]
    return el(
        "li",
        el("a", clause.id, href=f"#{clause.id}", class_="clause"),
        el("span", inline(clause.text, book), class_="says"),
        el("span", *[el("a", id, href=f"#{id}", class_="clause") for id in rests], class_="rests") if rests else None,
        changes_html(clause.changes),
        id=clause.id,
        data_find=f"{clause.id} {clause.text}".lower(),
        data_plain=told if (told := plain_words(clause.text)) != clause.text else None,
    )


def grid_html(grid: Grid, book: Rulebook) -> Markup:
    head = el("tr", *[el("th", inline(cell, book), scope="col") for cell in grid.header])
    rows = [
        el("tr", *[el("td", inline(cell, book)) for cell in row], data_find=" ".join(row).lower()) for row in grid.rows
    ]
    return el(
        "div",
        el("table", el("thead", head), el("tbody", *rows)),
        class_="scroll",
        tabindex="0",
        role="group",
        aria_label="Table: " + ", ".join(cell for cell in grid.header if cell)[:60],
    )


def changed_html(game: Game, book: Rulebook) -> Markup | None:
    """Every number that play has changed since it was drafted: what it is, what it was, why."""
    figures = Figures(game.rulebook_game or game)
    rows = [
        (drafted.name.replace("_", " ").replace(".", ": "), plain(figures.value(drafted.name, figures.book)),
         plain(drafted.value), drafted.why)
        for drafted in figures.game.rules.draft
    ]  # fmt: skip
    return grid_html(Grid(("Number", "Now", "Drafted as", "Why"), tuple(rows)), book) if rows else None


def section_html(section: Section, book: Rulebook, left_out: Sequence[str] = ()) -> Markup:
    """A section's blocks, but for clauses that stand elsewhere; lists are put together."""
    parts: list[Markup] = []
    bullets: list[Markup] = []

    def flush() -> None:
        if bullets:
            parts.append(el("ul", *bullets, class_="clauses"))
            bullets.clear()

    for block in section.blocks:
        if isinstance(block, Clause):
            if block.id in left_out:
                continue
            bullets.append(clause_html(block, book))
        elif isinstance(block, Text) and block.bullet:
            says = el("span", inline(block.text, book), class_="says")
            bullets.append(el("li", says, changes_html(block.changes), data_find=block.text.lower()))
        else:
            flush()
            parts.append(
                el("p", inline(block.text, book), data_find=block.text.lower())
                if isinstance(block, Text)
                else grid_html(block, book)
            )
    flush()
    return Markup("").join(parts)


def intro_html(game: Game, book: Rulebook) -> Markup:
    """What stands before the first chapter, a paragraph each."""
    intro = game.excerpt.intro if game.excerpt else book.intro
    paragraphs = intro.split("\n\n") if intro else []
    return Markup("").join(el("p", inline(each, book), class_="intro") for each in paragraphs)


def slug_of(heading: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def chapters(game: Game, book: Rulebook) -> list[dict[str, object]]:
    """Chapters with their sections, each with an address and its HTML.

    Of a rulebook that is another game's, this game's own clauses come first and the rest is folded.
    """
    found: list[dict[str, object]] = []
    used: set[str] = set()
    own = game.excerpt.clauses if game.excerpt else ()
    if own:
        clauses = el("ul", *[clause_html(book[id], book) for id in own], class_="clauses")
        found.append({"slug": "the-rules", "title": "The rules", "html": clauses, "sections": [], "folded": False})
        used.add("the-rules")
    for section in book.sections:
        slug = slug_of(section.heading)
        while slug in used:
            slug += "-more"
        used.add(slug)
        entry: dict[str, object] = {
            "slug": slug,
            "title": section.heading,
            "html": section_html(section, book, own),
            "sections": [],
            "folded": bool(own) or section.heading in FOLDED,
        }
        if section.level == 2 or len(found) == bool(own):
            found.append(entry)
        else:
            sections = found[-1]["sections"]
            assert isinstance(sections, list)
            sections.append(entry)
    return found
