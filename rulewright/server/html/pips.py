"""Pips: small coloured signs with a letter, such as mana."""

from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Pip
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.words import pip_words


def sign_html(pip: Pip) -> Markup:
    """What says what its colour says."""
    return icon(pip.icon) if pip.icon else el("b", pip.letter)


@lru_cache(maxsize=512)
def pip_html(pip: Pip) -> Markup:
    """One sign, as often as it is there."""
    one = el("span", sign_html(pip), class_=classes("pip", f"hue-{pip.hue}", pip.hollow and "hollow"),
             data_sign=pip.words, data_says=pip_words(pip) + ": still to be paid" * pip.hollow)  # fmt: skip
    return Markup(str(one) * pip.n)


@lru_cache(maxsize=1024)
def pips_html(pips: tuple[Pip, ...]) -> Markup | None:
    """A row of signs: a cost, or charges."""
    return el("span", *[pip_html(pip) for pip in pips], class_="pips") if pips else None


@lru_cache(maxsize=1024)
def pool_html(pip: Pip) -> Markup:
    """How many of a kind are at hand; a button where it can be chosen."""
    return el(
        "button" if pip.id else "span",
        el("span", sign_html(pip), class_=f"pip hue-{pip.hue}"),
        el("b", str(pip.n), class_="n"),
        el("i", f"+{pip.more}") if pip.more else None,
        id=pip.id or None,
        type="button" if pip.id else None,
        class_=classes("stock", not pip.n + pip.more and "none"),
        data_ref=pip.id or None,
        role=None if pip.id else "img",
        aria_label=pip_words(pip),
        data_sign=pip.words,
        data_says=pip_words(pip),
    )
