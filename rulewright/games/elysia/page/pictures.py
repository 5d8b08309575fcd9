"""What the pictures of Elysia show: six Characters, wares, monsters, events, quests and the map's tiles."""

from dataclasses import replace

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, table, worn
from rulewright.games.elysia.cards import OFFICIAL_CARDS
from rulewright.games.elysia.cards.card import Card

CHARACTERS = {
    "algar": dict(palette="steel", land="crags", woman=False, wear=worn("mail winged sword heater fur raise", hair="shaggy", hair_colour="#b5682a", beard="full", skin="#e0ad86", sign="wave")),
    "tomyris": dict(palette="steppe", kind="rider", mount="horse", coat="#c09a66", woman=True, wear=worn("leather furhat bow - fur raise", hair="braid", hair_colour="#1f1a1c", skin="#d8a070", quiver=True)),
    "imhotep": dict(palette="bronze", land="mesa", woman=False, wear=worn("toga nemes sunstaff scroll - staff", beard="goatee", hair_colour="#1f1a1c", skin="#8f5b3c", cloth="#f0e6d0")),
    "ravenna": dict(palette="night", land="roofs", woman=True, wear=worn("leather hood stiletto coins mantle raise", hair="wavy", hair_colour="#3d2517", skin="#e0ad86", cloth="#5a2a44")),
    "zhao-lin": dict(palette="blood", land="towers", woman=True, wear=worn("plate pin halberd - plate staff", hair="long", hair_colour="#1f1a1c", skin="#f0c9a5", cloak="cloth")),
    "vega": dict(palette="star", land="isles", woman=True, wear=worn("leather visor bow - - bow", hair="bob", hair_colour="#8ae0e8", skin="#6b4029", cloak="second")),
}  # fmt: skip
PEOPLE = {
    "adventurer": dict(palette="elysia", job="wanderer", wear=worn("leather broad sword lantern mantle raise")),
    "goblins": dict(palette="deepdark", race="goblin", company=True, job="peon", wear=worn("rags spiked jagged spiked - raise")),
    "bandits-on-the-road": dict(palette="bronze", company=True, job="thief", woman=False, wear=worn("leather bandana axe round - raise", beard="full")),
    "wandering-merchant": dict(palette="elysia", job="merchant", woman=False, old=True, wear=worn("robe turban crook coins mantle staff", beard="forked")),
    "dark-lord": dict(palette="warlock", rank=3, race="demon", wear=worn("plate ironcrown skullstaff orb spikes staff", cloak="cloth"), matter="fire"),
    "merchant-prince": dict(palette="bronze", rank=2, woman=False, job="merchant", wear=worn("coat turban scepter coins mantle raise", beard="goatee", cloth="#7a2f5a")),
    "huntsmaster": dict(palette="wilds", rank=2, job="hunter", woman=True, wear=worn("furs wolf spear - fur level", hair="braid")),
    "become-the-hero": dict(palette="holy", rank=3, woman=False, wear=worn("plate laurel greatsword - plate guard", hair="swept", cloak="cloth")),
    "healer": dict(palette="life", job="healer", woman=True, wear=worn("apron headscarf - bandage - bless", hair="bun"), matter="life"),
    "cartographer": dict(palette="elysia", job="bard", woman=True, wear=worn("coat cap quill scroll - raise", hair="curly")),
    "pilgrim": dict(palette="surictavi", job="wanderer", woman=False, old=True, wear=worn("robe hood crook lantern mantle staff", beard="full")),
    "wanderer": dict(palette="night", job="wanderer", woman=True, wear=worn("coat broad staff - mantle staff", hair="long")),
    "champion": dict(palette="steel", rank=2, job="champion", woman=True, wear=worn("plate crested spear round plate staff")),
    "guardian": dict(palette="paladin", job="guard", woman=False, wear=worn("plate greathelm sword tower plate raise", sign="tower")),
}  # fmt: skip
SHOWN = table("""
    apple: life thing apple
    small-belt-pouch: bronze thing satchel
    coin-purse: holy thing coinpurse
    dodge: air roll/wind
    bow-and-arrow: wilds thing bowarrow
    weapons-training: steel drill
    counterstrike: blood counter/steel
    claymore: iron thing greatsword
    holy-sword: holy thing dawnblade
    legendary-teleportation-relic: arcane thing relic
    climbing-gear: earth thing climbing
    raft: water thing raft
    scimitar: bronze thing scimitar
    prepare-for-war: steel cry
    treasure-chest: bronze thing chest
    encounter: night place arch
    oath-shield: steel thing oathshield
    march: steel march
    silver-ring: frost thing ring
    longsword: iron thing sword
    shield-wall: steel shieldwall
    reckless-charge: blood charge/steel
    steppe-pony: steppe beast horse
    ride: steppe feint
    spoils: bronze thing spoils
    horse-bow: steppe thing bow
    parthian-feint: wilds volley/air
    physicians-kit: life thing physician
    caravan: bronze thing wagon
    papyrus: surictavi thing papyrus
    bronze-staff: bronze thing sunstaff
    ward: holy dome
    hidden-dagger: night thing dagger
    slip-away: night vanish/smoke
    cutpurse: veil bribe/holy
    stiletto: veil thing stiletto
    ambush: wilds ambush
    war-map: steel thing warmap
    forced-march: earth rush/holy
    tribute: blood thing tributes
    halberd: iron thing halberd
    stratagem: bronze thing stratagem
    grapple-line: star thing grapple
    trailblaze: star path
    salvage: star thing salvage
    pulse-bow: star thing pulsebow
    smoke-charge: star smoke/smoke
    rat: veil beast rat
    troll: wilds beast troll
    sandstorm: surictavi whirl/sand
    wildfire: fire wall
    rockslide: earth crack
    flood: water wave
    nikes-favour: holy wings
    whisper-of-the-shadow: shadow whisper
    omen-over-the-ruins: death darkmoon
    quiet-night: night stars
    forest: wilds place forest
    plains: steppe place plains
    mountain: frost place mountain
    desert: surictavi place desert
    water: water place water
    village: elysia place village
    ruins: grave place ruins
    fortress: steel place fortress
    first-village: elysia place firstvillage
    backstab: veil hiddenblade
    treasure-hunter: earth place pit
    learn-a-spell: arcane study
    huntsmaster-side: wilds beast boar
""")


def _card(card: Card) -> Subject:
    if card.key in CHARACTERS:
        return _somebody(card.key, card.name, {"rank": 2, **CHARACTERS[card.key]})
    if card.key in PEOPLE:
        return _somebody(card.key, card.name, PEOPLE[card.key])
    palette, _, words = SHOWN.get(card.key, "elysia great").partition(" ")
    return shown(card.key, card.name, palette, words)


def _somebody(key: str, name: str, traits: dict[str, object]) -> Subject:
    return Subject(**{"key": key, "name": name, "kind": "person", "palette": "elysia", **traits})  # type: ignore[arg-type]


def _all() -> dict[str, Subject]:
    found = {card.key: _card(card) for card in OFFICIAL_CARDS}
    for card in OFFICIAL_CARDS:
        if card.home == "map":
            found[f"tile/{card.key}"] = replace(found[card.key], key=f"tile/{card.key}", hexagon=True)
    return found


PICTURES = _all()
"""By key: cards (a Character's is that of the Name Card), and 'tile/forest': the same as a hexagon."""


def picture_of(key: str) -> Subject:
    """What the picture of a card, a Character or a tile shows."""
    return PICTURES[key]
