"""What has to be sent so that a page that shows one table shows the next."""

import re
from typing import Any

ID = re.compile(r' id="([^"]+)"')
Fragment = tuple[str, tuple[str, str]]
"""Id of an element, and with it its parent's id and its html. What was drawn before is the very same object."""
Fragments = dict[str, tuple[str, str]]
"""Fragments in document order."""


def fragment(id: str, parent: str, html: str) -> Fragment:
    return id, (parent, str(html))


def difference(old: Fragments, new: Fragments) -> tuple[list[list[Any]], list[str]]:
    """Elements with their places, and what is to be taken out first: what is gone or goes elsewhere.

    What stays keeps its order, so that putting the rest in one after the other gives the new table. An element
    that only moved down because another came before it is not sent. What goes elsewhere is put in without what
    lay on it, so that is sent again.
    """
    return in_place(old, new) or rearranged(old, new)


def places_in(html: str) -> list[str]:
    """The ids of an element, if something may be put into it."""
    return ID.findall(html) if "data-slot" in html else []


def in_place(old: Fragments, new: Fragments) -> tuple[list[list[Any]], list[str]] | None:
    """The difference where all that stays keeps its parent and its order, as after most answers; else None."""
    fresh = {key for key, fragment in new.items() if old.get(key) is not fragment}
    bare: set[str] = set()  # places in elements that are put in anew: nothing lies on them yet
    count: dict[str, int] = {}  # of each parent with something fresh: the place of its latest child
    for key in fresh:
        parent, html = new[key]
        known = old.get(key)
        if known is None:
            bare.update(places_in(html))
        elif known[0] != parent:
            return None
        count[parent] = -1
    gone = [key for key in old if key not in new]
    stays = [key for key in old if key in new] if gone else list(old)
    if stays != ([key for key in new if key in old] if len(new) > len(stays) else list(new)):
        return None
    changed: list[list[Any]] = []
    for key, (parent, html) in new.items():
        if parent in bare and key in old:
            return None
        if parent in count:
            count[parent] = index = count[parent] + 1
            if key in fresh and (key not in old or old[key][1] != html):
                changed.append([key, parent, index, html])
    return changed, gone


def rearranged(old: Fragments, new: Fragments) -> tuple[list[list[Any]], list[str]]:
    """The difference whatever went where."""
    before = dict(zip(old, range(len(old)), strict=True))
    last: dict[str, int] = {}  # of each parent: the old place of its latest child that stays
    count: dict[str, int] = {}
    changed: list[list[Any]] = []
    bare: set[str] = set()  # places in elements that are put in anew: nothing lies on them yet
    out = [key for key in old if key not in new]
    for key, fragment in new.items():
        parent = fragment[0]
        count[parent] = index = count.get(parent, -1) + 1
        known = old.get(key)
        if known is not None:
            place = before[key]
            if known[0] == parent and place > last.get(parent, -1) and parent not in bare:
                last[parent] = place
                if known is not fragment and known != fragment:
                    changed.append([key, parent, index, fragment[1]])
                continue
            out.append(key)
        bare.update(places_in(fragment[1]))
        changed.append([key, parent, index, fragment[1]])
    return changed, out
