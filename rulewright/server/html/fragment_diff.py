"""What has to be sent so that a page that shows one table shows the next."""

import re
from typing import Any

ID = re.compile(r'(?<=\s)id="([^"]+)"')


Fragments = dict[str, tuple[str, str]]
"""Id of an element to its parent's id and its html, in document order."""


def difference(old: Fragments, new: Fragments) -> tuple[list[list[Any]], list[str]]:
    """Elements with their places, and what is to be taken out first: what is gone or goes elsewhere.

    What stays keeps its order, so that putting the rest in one after the other gives the new table. An element
    that only moved down because another came before it is not sent. What goes elsewhere is put in without what
    lay on it, so that is sent again.
    """
    before = {key: i for i, key in enumerate(old)}
    last: dict[str, int] = {}  # of each parent: the old place of its latest child that stays
    count: dict[str, int] = {}
    changed: list[list[Any]] = []
    bare: set[str] = set()  # places in elements that are put in anew: nothing lies on them yet
    out = [key for key in old if key not in new]
    for key, fragment in new.items():
        parent, html = fragment
        index = count.get(parent, 0)
        count[parent] = index + 1
        known = old.get(key)
        stays = known is not None and known[0] == parent and parent not in bare and before[key] > last.get(parent, -1)
        if stays:
            last[parent] = before[key]
        else:
            bare.update(ID.findall(html))
            if known is not None:
                out.append(key)
        if not stays or known != fragment:
            changed.append([key, parent, index, html])
    return changed, out
