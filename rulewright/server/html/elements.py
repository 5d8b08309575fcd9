"""A small HTML helper: elements from Python calls, escaped, cheap enough for boards. Knows no page."""

from functools import cache, lru_cache
from typing import TypeAlias

from markupsafe import Markup, escape

from rulewright.server.html.icons import outline

Attr: TypeAlias = str | int | float | bool | None
Child: TypeAlias = str | int | float | Markup | None
SHAPES = frozenset({"use", "path", "rect", "circle", "line", "polygon", "polyline"})
VOID = SHAPES | {"input", "img", "br", "hr", "meta", "link"}


@cache
def _attr_name(name: str) -> str:
    return name.rstrip("_").replace("_", "-").replace("view-box", "viewBox")


@lru_cache(maxsize=16384, typed=True)
def _escaped(value: str | int | float) -> str:
    """A value as html: the same few thousand words again and again."""
    return str(escape(value))


def el(tag: str, *children: Child, **attrs: Attr) -> Markup:
    """An element. `class_` is class, `data_ref` is data-ref; None and False leave an attribute out."""
    parts = [f"<{tag}"]
    for name, value in attrs.items():
        if value is True:
            parts.append(f" {_attr_name(name)}")
        elif value is not None and value is not False:
            parts.append(f' {_attr_name(name)}="{value if type(value) is int else _escaped(value)}"')
    if tag in VOID and not children:
        parts.append("/>" if tag in SHAPES else ">")
        return marked("".join(parts))
    parts.append(">")
    parts += [child if type(child) is Markup else _escaped(child) for child in children if child is not None]
    parts.append(f"</{tag}>")
    return marked("".join(parts))


def join(*children: Child) -> Markup:
    """Several elements one after another."""
    return marked(
        "".join([child if type(child) is Markup else _escaped(child) for child in children if child is not None])
    )


def marked(html: str) -> Markup:
    """Text that is html already, without Markup's own look at what it is given: a table is made of thousands."""
    return str.__new__(Markup, html)


def classes(*names: object) -> str:
    """The class names that are there."""
    return " ".join([name for name in names if name and isinstance(name, str)])


@cache
def icon(name: str, class_: str = "icon") -> Markup:
    """An icon; decoration only, the words stand beside it or in a label."""
    if not name:
        return Markup("")
    box, path = outline(name)
    return el("svg", Markup(path), view_box=box, class_=class_, aria_hidden="true")


def svg_icon(name: str, x: float, y: float, size: float, class_: str) -> Markup:
    """An icon around a point of a drawing."""
    box, path = outline(name)
    return el("svg", Markup(path), view_box=box, x=f"{x - size / 2:.1f}", y=f"{y - size / 2:.1f}", width=f"{size:.0f}",
              height=f"{size:.0f}", class_=class_)  # fmt: skip
