"""The faces of the bots that people play against, and what stands for friends and onlookers."""

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, worn

PEOPLE = {
    "basil": Subject("basil", "Basil", "person", "wilds", job="warrior", woman=False, size=1.05,
                     wear=worn("tunic - none none - guard", hair="swept", hair_colour="#b5682a", beard="none",
                               skin="#f0c9a5")),
    "henrike": Subject("henrike", "Henrike", "person", "harbor", job="champion", rank=1, woman=True,
                       wear=worn("coat - none book mantle raise", hair="braid", hair_colour="#3a2418", skin="#c98d63")),
    "odile": Subject("odile", "Odile", "person", "night", job="mage", rank=2, woman=True,
                     wear=worn("starrobe circlet none orb mantle cast", hair="long", hair_colour="#e8eef4",
                               skin="#8f5b3c", cloak="second")),
    "casimir": Subject("casimir", "Casimir", "person", "iron", job="champion", rank=3, woman=False, old=True,
                       wear=worn("plate ironcrown greatsword none plate guard", hair="long", beard="full",
                                 skin="#e0ad86", cloak="cloth")),
    "letter": shown("letter", "A letter", "harbor", "thing scroll"),
    "company": Subject("company", "Company", "person", "stone", job="warrior", woman=True, company=True,
                       wear=worn("tunic - none none - guard", hair="long", hair_colour="#7a3b1d", skin="#e8b88f")),
    "spyglass": shown("spyglass", "A spyglass", "star", "thing spyglass"),
}  # fmt: skip
