"""A fight as two facing rows: who, what they laid down, what it adds up to, and the sum between the rows."""

from markupsafe import Markup

from rulewright.kernel.page.scene import Clash, Counter, Fighting
from rulewright.server.html.cards import badge, counter_html, item_html
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.links import clause_link
from rulewright.server.html.pictures import picture_address


def terms_html(counter: Counter) -> Markup:
    """The sum and its terms: '5 = 3 Longsword + 2 Wild'."""
    parts: list[Markup] = []
    for i, part in enumerate(counter.parts):
        sign = "= " if not i else "+ " if part.value >= 0 else "− "
        parts.append(el("span", sign, el("b", str(abs(part.value))), f" {part.words}", class_="term"))
    return el(
        "p",
        el(
            "span",
            icon(counter.icon),
            el("b", str(counter.value)),
            el("span", counter.label, class_="sr"),
            class_="total",
        ),
        *parts,
        class_="terms",
    )


def fighter_html(each: Fighting) -> Markup:
    return el(
        "div",
        el("img", src=at, alt="", class_="scene") if (at := picture_address(each.picture)) else None,
        el(
            "header",
            el("b", each.name, class_="who"),
            counter_html(each.life) if each.life else None,
            *[badge(b) for b in each.badges],
        ),
        el("div", *[item_html(item) for item in each.items], class_="items") if each.items else None,
        terms_html(each.sum) if each.sum else None,
        el("p", each.note, class_="after") if each.note else None,
        el("p", each.text, class_="can-do") if each.text else None,
        id=each.id,
        class_=classes("fighter", each.owner is not None and f"seat{each.owner}", each.badges and "down"),
    )


def fight_html(clash: Clash, slug: str) -> Markup:
    """The whole fight."""
    steps = [
        el("li", name, class_="now" if i == clash.step else None, aria_current="step" if i == clash.step else None)
        for i, name in enumerate(clash.steps)
    ]
    ranks = [
        el(
            "div",
            el("h3", clash.sides[i], class_="side"),
            el("div", *[fighter_html(each) for each in row], class_="fighters"),
            class_=classes("rank", i == clash.striker and "strikes"),
        )
        for i, row in enumerate(clash.rows)
    ]
    between = el(
        "p",
        icon("arrow-down" if clash.striker == 0 else "arrow-up") if clash.striker >= 0 else None,
        el("strong", clash.sum),
        clause_link(slug, clash.clause),
        class_="versus",
    )
    return el(
        "section",
        el("header", el("h2", clash.title), el("ol", *steps, class_="phases") if steps else None, class_="top"),
        ranks[0],
        between,
        *ranks[1:],
        id="clash",
        class_=classes("clash", clash.large and "large"),
        data_ref="clash",
        aria_label=clash.title,
        tabindex="0",
    )
