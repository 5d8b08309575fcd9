"""A deck or a packet that lies there to be chosen from: cards that are alike lie there once, with their number."""

from collections.abc import Collection
from dataclasses import replace

from rulewright.kernel.page.scene import Badge, Item, Scene, Zone
from rulewright.server.tables.clicks import is_set
from rulewright.server.tables.table_view import QuestionView


def with_alike_once(scene: Scene, question: QuestionView) -> Scene:
    """The scene with one card of each kind, and the question with the choices that are left.

    Where several are chosen together all of them lie there: two of a kind may be wanted.
    """
    if any(is_set(choice.refs) for choice in question.offered):
        return scene
    asked = {ref for choice in question.offered for ref in choice.refs}
    middle = tuple([_alike_once(zone, asked) for zone in scene.middle])
    lying, shown = ({item.id for zone in zones for item in zone.items} for zones in (scene.middle, middle))
    if lying != shown:
        question.plans = [choice for choice in question.offered if not (lying - shown).intersection(choice.refs)]
    return replace(scene, middle=middle)


def _alike_once(zone: Zone, asked: Collection[str]) -> Zone:
    """Of each kind a card that is asked for, if any of them is."""
    kinds: dict[Item, list[Item]] = {}
    for item in zone.items:
        kinds.setdefault(replace(item, id=""), []).append(item)
    shown = []
    for alike in kinds.values():
        one = next((item for item in alike if item.id in asked), alike[0])
        more = (Badge(f"\N{MULTIPLICATION SIGN}{len(alike)}", "clone", n=len(alike)),) if len(alike) > 1 else ()
        shown.append(replace(one, badges=(*one.badges, *more)))
    return replace(zone, items=tuple(shown))
