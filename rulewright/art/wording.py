"""Subjects written in a few words, as the games' tables of pictures write them.

    shown("pyroblast", "Pyroblast", "fire", "comet")              a spell: composition, its matter that of the palette
    shown("blood-price", "Blood Price", "shadow", "cut/blood")    with another matter
    shown("net", "Net", "steel", "thing netting")                 a thing; so also "beast wolf", "beast wolf/#aabbcc", "place ruins"
    worn("plate plumed lance heater plate raise")                  dress, headgear, weapon, other hand, shoulders, pose

In `worn`, '.' leaves a part to the seed and '-' leaves it out.
"""

from dataclasses import replace

from rulewright.art.subject import Subject, Wear

MATTER_OF = {  # of a palette that is not named after its matter
    "ember": "fire", "stone": "earth", "veil": "shadow", "grave": "death", "silver": "steel", "shard": "crystal", "paladin": "holy",
    "warlock": "shadow", "elementalist": "arcane", "brudakian": "arcane", "kevetni": "life", "stoneborn": "earth", "zukgar": "blood",
    "deepdark": "poison", "surictavi": "holy", "iron": "steel", "night": "arcane", "elysia": "holy", "bronze": "steel", "steppe": "air",
    "star": "arcane", "wilds": "life", "harbor": "water",
}  # fmt: skip
FIELDS = ("dress", "headgear", "weapon", "off", "shoulders", "pose")


def worn(words: str, **more: str | bool) -> Wear:
    """What somebody wears, in the order of FIELDS."""
    chosen: dict[str, str | bool] = {}
    for name, word in zip(FIELDS, words.split(), strict=False):
        if word != ".":
            chosen[name] = "none" if word == "-" else word
    return replace(Wear(), **{**chosen, **more})  # type: ignore[arg-type]


def shown(key: str, name: str, palette: str, words: str, land: str = "", sky: str = "") -> Subject:
    """A spell, a thing, a beast or a place."""
    kind, _, rest = words.partition(" ")
    what, _, tint = rest.partition("/")
    match kind:
        case "thing":
            return Subject(key, name, "thing", palette, land=land, sky=sky, thing=what)
        case "beast":
            return Subject(key, name, "beast", palette, land=land, sky=sky, beast=what, coat=tint)
        case "place":
            return Subject(key, name, "place", palette, land=land, sky=sky, place=what)
    composition, _, matter = words.partition("/")
    matter = matter or MATTER_OF.get(palette, palette)
    return Subject(key, name, "spell", palette, land=land, sky=sky, composition=composition, matter=matter)


def table(text: str) -> dict[str, str]:
    """'key: words' by line, as a dictionary."""
    rows = (line.partition(":") for line in text.strip().splitlines() if line.strip())
    return {key.strip(): words.strip() for key, _, words in rows}
