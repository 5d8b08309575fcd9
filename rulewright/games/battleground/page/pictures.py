"""What the pictures of Battleground show: units by their type, spells by their school, powers by their path."""

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, table, worn
from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.cards.board import Board
from rulewright.games.battleground.cards.card import Card

PALETTES = {  # of a spell by its type
    "Light": "holy", "Blessing": "life", "Order": "paladin", "Shadow": "shadow", "Ritual": "blood", "Curse": "warlock",
    "Fire": "fire", "Frost": "frost", "Storm": "air", "Earth": "earth",
}  # fmt: skip
JOBS = {"Soldier": "soldier", "Priest": "priest", "Cavalry": "knight", "Demon": "brute", "Undead": "skeleton"}
PEOPLE = {
    "guard": dict(company=True, woman=False, wear=worn("tabard kettle spear heater - staff", sign="tower")),
    "archer": dict(company=True, wear=worn("leather hood bow . - bow", cloth="#3f6b45")),
    "cleric": dict(old=True, woman=False, wear=worn("robe sundisc sunstaff book mantle staff", cloth="#d8cfb8", beard="short")),
    "knight": dict(kind="rider", mount="warhorse", wear=worn("plate plumed lance - plate staff")),
    "shieldbearer": dict(company=True, woman=False, wear=worn("plate barbute sword tower plate raise", sign="gem")),
    "longbowman": dict(woman=False, wear=worn("leather hood longbow . - bow", cloth="#c9c2b0", beard="goatee", cloak="#8a8478")),
    "high-cleric": dict(rank=2, woman=True, matter="holy", wear=worn("robe raycrown - - mantle lift", hair="braid")),
    "crusader": dict(kind="rider", rank=2, mount="horse", coat="#e4ddd0", wear=worn("tabard greathelm greatsword - plate raise", sign="sun", cloak="second")),
    "ghoul": dict(company=True, wear=worn("ribs - boneclub - - raise", cloak="#3d2a3a")),
    "cultist": dict(matter="blood", wear=worn("robe deephood - - - cast")),
    "plague-ghoul": dict(company=True, wear=worn("rags beak sickle flask - raise", cloak="#4a3a2a")),
}  # fmt: skip
HEROES = {
    "paladin": dict(woman=False, wear=worn("plate - hammer heater plate raise", hair="swept", hair_colour="#d9b25a", beard="short", cloak="cloth", sign="sun"), race="human"),
    "warlock": dict(woman=True, matter="shadow", wear=worn("robe ironcrown skullstaff orb spikes staff", hair="long", hair_colour="#1f1a1c", skin="#d8c0b8", cloak="second")),
    "elementalist": dict(woman=True, matter="air", wear=worn("robe circlet crystalstaff orb mantle staff", hair="flame", hair_colour="#e07a2a", skin="#8f5b3c")),
}  # fmt: skip
SHOWN = table("""
    imp: beast imp
    hellhound: beast hellhound
    dread-hound: beast hellhound/#2a3038
    abomination: beast abomination
    smite: pillar
    mend: heal
    stay-the-blade: stop/steel
    charge: charge/steel
    hold-the-line: shieldwall
    sanctuary: dome
    consecrate: circle
    banner-of-valor: banner
    judgement: bolts
    shadow-bolt: throw
    drain-life: drain
    blood-pact: pact
    withering-curse: weaken
    terror: scream
    treason: puppet
    sacrifice: sacrifice
    hellfire: rain
    soul-harvest: harvest
    shadow-lance: lance
    devour-life: devour
    blood-covenant: covenant
    lingering-curse: chains
    nightmare: nightmare
    high-treason: hiddenblade
    dark-offering: offering
    hellstorm: meteors
    soul-reaping: soul
    firebolt: throw
    fireball: comet
    ember-elemental: beast fire
    frost-shard: shards
    ice-wall: wall
    blizzard: blizzard
    lightning: bolt
    gust: swirl/wind
    storm-elemental: beast storm
    stone-golem: beast golem
""")
POWER_PALETTES = {
    "paladin": ("steel", "paladin", "holy"),
    "warlock": ("grave", "shadow", "blood"),
    "elementalist": ("fire", "frost", "air"),
}
POWERS = table("""
    levy: march
    stables: place stables
    fletching: arrows
    oath-of-war: parry
    vanguard: cry
    tower-shields: thing towershield
    infirmary: mend/life
    second-levy: drill/steel
    holy-orders: thing sunstaff
    phalanx: shieldwall/steel
    devotion: ritual
    liturgy: study
    wisdom: thirdeye
    revelation: sunspear
    lay-on-hands: heal
    summoning-circle: summon
    charnel-pit: place pit
    plague: plague
    kennels: place kennels
    carrion-call: beast crow
    forbidden-lore: study
    mastery: thing skullstaff
    dark-font: bowl
    black-grimoire: thing tome
    damnation: grasp
    bloodletting: bleed
    cult: ritual
    pyre: offering/fire
    second-circle: circle
    bloodlust: rage
    kindle: bowl
    conflagration: rolling
    pyromancer: sphere
    embers: petals
    inferno: eruption
    rime: field
    whiteout: mist
    cryomancer: armor
    glacier: spikes
    deep-winter: coffin
    breeze: breathe/wind
    thunderhead: clouds
    stormcaller: surge
    updraft: wings/wind
    tempest: whirl/wind
""")


def _card(card: Card) -> Subject:
    if card.key in PEOPLE:
        return _somebody(card.key, card.name, card.klass, PEOPLE[card.key], card.type)
    school = next((word for word in card.type.split() if word in PALETTES), "")
    palette = PALETTES.get(school, card.klass)
    if card.key in SHOWN:
        return shown(card.key, card.name, palette, SHOWN[card.key])
    if card.kind == "spell":
        return shown(card.key, card.name, palette, "great")
    return _somebody(card.key, card.name, card.klass, {}, card.type)


def _somebody(key: str, name: str, klass: str, traits: dict[str, object], words: str = "") -> Subject:
    job = next((job for word, job in JOBS.items() if word in words), "mage")
    race = "undead" if "Undead" in words else "demon" if "Demon" in words else "human"
    return Subject(**{"key": key, "name": name, "kind": "person", "palette": klass, "race": race, "job": job, **traits})  # type: ignore[arg-type]


def _powers(board: Board) -> dict[str, Subject]:
    found = {}
    for (_, path), palette in zip(board.paths, POWER_PALETTES[board.key], strict=True):
        for power in path:
            words = POWERS.get(power.key, "great")
            found[f"power/{power.key}"] = shown(f"power/{power.key}", power.name, palette, words)
    return found


def _all() -> dict[str, Subject]:
    found = {card.key: _card(card) for card in OFFICIAL_CARDS}
    for board in BOARDS:
        found |= _powers(board)
        found[f"class/{board.key}"] = _somebody(
            f"class/{board.key}", board.name, board.key, {"rank": 3, "sky": "rays", **HEROES[board.key]}
        )
    return found


PICTURES = _all()
"""By key: cards, 'power/levy', 'class/paladin'."""


def picture_of(key: str) -> Subject:
    """What the picture of a card, a power or a class shows."""
    return PICTURES[key]
