"""What somebody wears who is not dressed by hand: from race, job, rank and the words of the name.

A job is a row of choices; the seed picks one of each, so that two guards of one faction differ.
"""

from dataclasses import replace

from rulewright.art.drawing.seed import Seed
from rulewright.art.figures.build import BUILDS, GREY
from rulewright.art.figures.hair import STYLES
from rulewright.art.figures.headgear import NO_BEARD
from rulewright.art.figures.shields import SIGNS
from rulewright.art.subject import Subject, Wear

# dress; headgear; weapon; other hand; shoulders. "-" is nothing, "|" parts the choices
JOBS = {
    "warrior": "mail|leather|plate ; nasal|kettle|barbute|- ; sword|axe|mace|spear ; round|heater|- ; -|plate|fur",
    "soldier": "tabard|mail ; kettle|nasal ; spear|halberd|sword ; heater|round ; -",
    "guard": "mail|tabard ; kettle|barbute|nasal ; spear|halberd|pike ; tower|heater ; -|plate",
    "knight": "plate ; plumed|greathelm|winged ; sword|lance|mace ; heater ; plate",
    "captain": "plate|tabard ; plumed|crested|- ; sword|greatsword ; heater|- ; plate",
    "champion": "plate ; winged|crested|circlet ; greatsword|sword ; -|heater ; plate",
    "ranger": "leather ; hood|cap|bandana ; bow|longbow ; - ; -|leaf",
    "hunter": "leather|furs ; cap|hood|feathers ; bow|spear|crossbow ; - ; -|fur",
    "assassin": "leather ; hood|mask|deephood ; dagger|stiletto|sickle ; - ; -",
    "thief": "leather|coat ; mask|bandana|hood ; dagger|knives|stiletto ; coins|- ; -",
    "spy": "coat|leather ; hood|halfmask|broad ; dagger|stiletto ; lantern ; -",
    "duelist": "coat|leather ; broad|halfmask|bandana ; rapier ; dagger|- ; -",
    "mage": "robe|starrobe ; wizard|circlet|hood|- ; staff|crystalstaff|wand ; orb|book ; -|mantle",
    "priest": "robe|toga ; hood|sundisc|circlet ; sunstaff|crook ; book|orb|- ; mantle|-",
    "druid": "robe|leather ; antlers|leafcrown|hood ; branch ; orb|leaf|- ; leaf",
    "shaman": "furs|bare ; feathers|skullcap|wolf ; totem|skullstaff ; orb|drum ; fur|bone",
    "noble": "coat|robe ; circlet|crown|cap ; scepter|rapier ; - ; mantle",
    "smith": "apron ; goggles|bandana|- ; hammer|tongs ; - ; -",
    "miner": "leather|rags|tunic ; miner|bandana|kettle ; pick|shovel|pick ; lantern|- ; -",
    "brute": "bare|rags ; ironmask|skullcap|- ; club|maul|boneclub ; - ; spikes|-",
    "peon": "rags|tunic ; bandana|kettle|- ; club|sickle|shovel|spear ; -|basket ; -",
    "worker": "apron|tunic ; bandana|cap|- ; hammer|pick|shovel ; - ; -",
    "merchant": "coat|robe ; turban|broad|cap ; crook|scepter ; coins|scroll ; mantle",
    "healer": "robe|apron ; headscarf|hood|circlet ; crook|- ; bandage|flask|basket ; -",
    "cultist": "robe ; deephood|tallhood ; sickle|skullstaff|- ; -|tome ; -",
    "skeleton": "ribs ; -|nasal|kettle|bandana ; sword|spear|axe|scythe ; round|bone|- ; -",
    "berserker": "bare|furs ; -|wolf|horned ; axe|doubleaxe ; axe|- ; fur|-",
    "engineer": "apron|leather ; goggles|cap ; hammer|tongs ; scroll|- ; -",
    "bard": "tunic|coat ; cap|broad ; horn ; drum|- ; -",
    "wanderer": "leather|coat ; broad|hood ; crook|sword ; lantern|- ; mantle",
}
BY_RANK = {3: ("crown", "ironcrown", "tiara"), 2: ("crested", "winged", "circlet", "plumed")}


def _choices(row: str) -> list[list[str]]:
    return [[("" if word == "-" else word) for word in part.strip().split("|")] for part in row.split(";")]


def dressed(subject: Subject, seed: Seed) -> Subject:
    """The subject with all that was left open decided."""
    wear = subject.wear
    build = BUILDS[subject.race]
    dress, gear, weapon, off, shoulders = (seed.pick(each) for each in _choices(JOBS[subject.job or "warrior"]))
    woman = subject.woman if subject.woman is not None else seed.chance(3) and subject.race not in ("undead", "ghost")
    if subject.rank == 3 and subject.race != "ghost" and not wear.headgear:
        gear = "crown"
    headgear = wear.headgear or gear
    hair = wear.hair or _hair(subject.race, woman, seed)
    colour = wear.hair_colour or (GREY if subject.old else seed.pick(build.hairs))
    beard = wear.beard or _beard(subject, woman, seed)
    if headgear in NO_BEARD and subject.race != "dwarf":
        beard = "none"
    chosen = Wear(
        dress=wear.dress or dress,
        headgear=headgear,
        hair=hair,
        hair_colour=colour,
        beard=beard,
        weapon=wear.weapon or weapon,
        off=("" if wear.off == "none" else wear.off) or ("" if wear.off == "none" or wear.weapon or wear.pose else off),
        shoulders=wear.shoulders or shoulders,
        cloak=wear.cloak or ("second" if subject.rank >= 2 or seed.chance(3) else "none"),
        pose=wear.pose,
        cloth=wear.cloth,
        skin=wear.skin or seed.pick(build.skins),
        sign=wear.sign or seed.pick(SIGNS),
        quiver=wear.quiver or wear.weapon in ("bow", "longbow") or (not wear.weapon and weapon in ("bow", "longbow")),
        wings=wear.wings,
    )
    return replace(subject, wear=chosen, woman=woman)


def _hair(race: str, woman: bool, seed: Seed) -> str:
    if race in ("undead", "goblin", "surictavi", "demon"):
        return "bald"
    if race == "orc":
        return seed.pick(("bald", "mohawk", "topknot", "dreads"))
    if race == "dwarf":
        return (
            seed.pick(("braid", "bun", "wavy", "pony")) if woman else seed.pick(("bald", "short", "shaggy", "mohawk"))
        )
    if woman:
        return seed.pick(("long", "wavy", "braid", "bun", "pony", "bob", "curly"))
    return (
        seed.pick(("short", "swept", "shaggy", "long", "bald", "curly")) if race == "human" else seed.pick(STYLES[:3])
    )


def _beard(subject: Subject, woman: bool, seed: Seed) -> str:
    if woman or subject.race in ("elf", "orc", "goblin", "surictavi", "undead", "demon", "ghost"):
        return "none"
    if subject.race == "dwarf":
        return seed.pick(("full", "braided", "forked"))
    if subject.old:
        return seed.pick(("full", "forked", "short"))
    return seed.pick(("none", "none", "short", "goatee", "moustache", "full"))
