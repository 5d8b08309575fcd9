"""What the pictures of Outposts show: creatures, spells and upgrades of four factions, Silver and Shard."""

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, table, worn
from rulewright.games.outposts.cards import OFFICIAL_CARDS
from rulewright.games.outposts.cards.card import CREATURE, UPGRADE, Card

PEOPLE = {
    # Ember Legion
    "torch-runner": dict(company=True, job="soldier", wear=worn("leather bandana torch round - raise")),
    "ash-skirmisher": dict(company=True, job="soldier", woman=True, wear=worn("leather mask hatchet hatchet - spread")),
    "flame-lancer": dict(kind="rider", mount="horse", coat="#3f3a40", wear=worn("mail nasal lance - - staff")),
    "pyre-zealot": dict(job="cultist", woman=True, matter="fire", wear=worn("robe tallhood - - - lift")),
    "blaze-captain": dict(rank=2, job="captain", woman=False, wear=worn("plate plumed sword heater plate raise", sign="flame", cloak="second")),
    "wall-breaker": dict(job="berserker", woman=False, wear=worn("mail spiked maul - fur strike")),
    "salamander-knight": dict(kind="rider", mount="salamander", wear=worn("plate greathelm spear - plate staff")),
    "pyrarch-valka": dict(rank=3, woman=True, matter="fire", wear=worn("plate flamecrown flamesword orb spikes raise", hair="flame", hair_colour="#e0521c", skin="#c98d63", cloak="cloth")),
    "ram-crew": dict(company=True, job="soldier", woman=False, wear=worn("leather kettle ram - - ram")),
    # Stone Covenant
    "gate-warden": dict(job="guard", woman=False, wear=worn("mail kettle halberd tower - staff", sign="tower", beard="full")),
    "pebble-sentry": dict(race="dwarf", job="guard", woman=True, wear=worn("leather cap sling round - raise")),
    "quarry-hand": dict(job="worker", woman=False, wear=worn("apron bandana pick - - shoulder", beard="short")),
    "shield-bearer": dict(company=True, job="guard", wear=worn("mail nasal mace tower - raise", sign="peak")),
    "rampart-mason": dict(job="worker", woman=True, wear=worn("apron headscarf hammer - - guard")),
    "oathstone-knight": dict(kind="rider", mount="warhorse", rank=1, wear=worn("plate winged hammer heater plate raise", sign="peak")),
    "bastion-elder": dict(old=True, rank=2, job="priest", woman=False, matter="earth", wear=worn("robe hood crook - mantle bless", beard="forked")),
    "masons-apprentice": dict(job="worker", woman=False, wear=worn("tunic cap hammer basket - raise", beard="none", hair="curly")),
    "orrun-mountain-king": dict(rank=3, race="dwarf", woman=False, wear=worn("plate crown hammer round fur raise", beard="braided", hair_colour="#9a938a", cloak="second")),
    # Veil Syndicate
    "alley-cutpurse": dict(job="thief", woman=True, wear=worn("leather bandana dagger coins - raise", hair="curly")),
    "lantern-spy": dict(job="spy", woman=True, wear=worn("coat hood stiletto lantern - raise")),
    "mist-courier": dict(job="thief", woman=False, wear=worn("coat cap scroll - - raise", cloak="cloth")),
    "veil-duelist": dict(job="duelist", woman=True, wear=worn("coat halfmask rapier - - guard", hair="bob")),
    "shade-archer": dict(job="ranger", woman=False, wear=worn("leather deephood crossbow - - aim")),
    "silent-blade": dict(job="assassin", woman=True, wear=worn("leather mask sickle sickle - dual", hair="pony")),
    "masque-captain": dict(rank=2, job="captain", woman=False, wear=worn("coat whitemask rapier dagger mantle raise", cloak="cloth")),
    "mirror-adept": dict(job="mage", woman=True, matter="arcane", wear=worn("starrobe circlet mirror orb - staff", hair="long")),
    "the-unseen-regent": dict(rank=3, race="ghost", woman=True, wear=worn("robe ironcrown scepter - mantle raise", hair="long", cloak="second")),
    "shadow-broker": dict(job="merchant", woman=False, old=True, wear=worn("coat broad scroll coins - raise", beard="goatee")),
    "mind-thief": dict(job="mage", woman=False, race="elf", matter="arcane", wear=worn("robe visor - - mantle cast", hair="swept")),
    "prince-of-masks": dict(rank=3, woman=False, wear=worn("coat halfmask scepter whitemask mantle raise", hair="wavy", cloak="cloth")),
    # Grave Choir
    "bone-novice": dict(race="undead", job="skeleton", wear=worn("ribs kettle axe round - raise")),
    "rattling-thrall": dict(company=True, race="undead", job="skeleton", wear=worn("rags - club - - reach")),
    "mourner": dict(job="priest", woman=True, matter="death", wear=worn("robe veil - - - cast")),
    "plague-bearer": dict(job="healer", woman=False, matter="poison", wear=worn("coat beak crook flask - staff")),
    "grave-hauler": dict(job="worker", woman=False, wear=worn("rags hood shovel lantern - shoulder", skin="#a8b898", beard="none")),
    "dirge-knight": dict(kind="rider", race="undead", mount="warhorse", coat="#2a3230", wear=worn("plate ironmask greatsword - bone raise")),
    "choirmaster-nyx": dict(rank=3, race="undead", job="priest", wear=worn("robe bonecrown skullstaff book bone staff", cloak="second")),
    "skeletal-levy": dict(company=True, race="undead", job="skeleton", wear=worn("ribs nasal spear bone - staff")),
    "lich-abbot": dict(rank=2, race="undead", matter="death", wear=worn("robe tallhood skullstaff orb mantle staff", cloak="cloth")),
    # Silver
    "coin-scout": dict(job="wanderer", woman=True, wear=worn("leather cap shortsword coins - raise", hair="pony")),
    "hired-blade": dict(job="warrior", woman=False, wear=worn("leather - greatsword - - shoulder", hair="shaggy", beard="short")),
    "silver-squire": dict(job="soldier", woman=False, wear=worn("tabard cap mace heater - raise", hair="bob", beard="none", sign="gem")),
    "caravan-hand": dict(job="merchant", woman=True, wear=worn("tunic turban crook basket - staff")),
    "free-lance": dict(kind="rider", mount="horse", wear=worn("mail kettle lance - - staff")),
    "toll-guard": dict(company=True, job="guard", wear=worn("leather kettle halberd coins - staff")),
    "argent-lancer": dict(kind="rider", mount="warhorse", coat="#ddd5c6", wear=worn("plate winged lance heater plate staff", sign="star")),
    "bounty-hunter": dict(job="hunter", woman=True, wear=worn("coat broad crossbow - fur aim")),
    "field-engineer": dict(job="engineer", woman=False, wear=worn("apron goggles hammer scroll - raise", beard="moustache")),
    "quartermaster": dict(race="dwarf", job="merchant", woman=False, wear=worn("tunic cap quill book - raise", beard="full")),
    "sapper": dict(race="dwarf", job="miner", woman=False, wear=worn("leather miner pick lantern - raise")),
    "sellsword-twins": dict(company=True, job="duelist", woman=True, wear=worn("leather - scimitar scimitar - dual", hair="braid", hair_colour="#8a3a1e")),
    "outrider": dict(kind="rider", mount="horse", coat="#7a5238", woman=True, wear=worn("leather hood bow - - raise")),
    "shield-company": dict(company=True, job="guard", woman=False, wear=worn("mail barbute sword tower plate raise", sign="chevron")),
    "veteran-captain": dict(rank=2, old=True, woman=False, wear=worn("plate - sword banner fur raise", beard="full", hair="short")),
    "argent-champion": dict(rank=2, woman=True, wear=worn("plate winged greatsword - plate guard", hair="long", hair_colour="#d9b25a", cloak="trim")),
    # Shard
    "crystal-seer": dict(job="mage", woman=True, matter="arcane", race="elf", wear=worn("starrobe circlet crystalstaff orb - staff", hair="wavy", hair_colour="#c8d8f8")),
}  # fmt: skip
SHOWN = table("""
    cinder-whelp: beast whelp
    forge-brute: beast ogre/#a8604a
    ashwing-drake: beast dragon/#6a3a36
    furnace-giant: beast furnace
    firebolt: throw
    scorch-the-walls: wall
    war-cry: cry
    immolate: engulfed
    fire-pots: thing firepots
    war-beacon: place warbeacon
    kindling-imp: beast imp
    cinder-hound: beast hellhound/#4a2622
    magma-behemoth: beast behemoth/#6a3a30
    backdraft: rolling
    flashover: wave
    scorched-gate: place scorchedgate
    granite-golem: beast golem
    siege-tortoise: beast tortoise
    basalt-colossus: beast colossus
    mend-walls: fortress
    hold-the-line: shieldwall
    landslide: crack
    stone-wall: place stonewall
    murder-holes: thing holes
    watchtower: place watchtower
    deep-foundations: thing foundation
    keep-of-ages: place keep
    granite-ram: beast ram
    earthen-recall: gate
    seal-the-breach: wall
    counterweight: thing counterweight
    deep-vault: thing vault
    fog-walker: beast wraith/#5a4a80
    night-heron: beast heron
    misdirect: double
    whispers: whisper
    sabotage: blast
    vanish: vanish
    hidden-spikes: spikes/steel
    false-gate: place falsegate
    smoke-screen: smoke/smoke
    gutter-swarm: beast rats
    pin-in-place: knife/steel
    erase-the-trail: step
    ambuscade: ambush
    crypt-hound: beast hound
    bloated-husk: beast husk
    wailing-shade: beast ghost
    soul-reaper: beast reaper
    tomb-titan: beast titan
    dark-bargain: pact
    drain: drain
    exhume: gravehands
    reap: harvest
    grave-ward: shield
    ossuary: place ossuary
    carrion-crow: beast crow
    gravemind: beast gravemind
    soul-tax: scales
    mass-grave: place massgrave
    haunted-well: thing well
    payday: thing coinpurse
    forced-march: march
    hired-arrow: aimed
    pay-the-masons: thing foundation
    contract: thing scroll
    recruiting-drive: banner
    tear-down: ram
    bribe: bribe/holy
    palisade: thing palisade
    tripwire: thing tripwire
    reinforced-gate: place reinforcedgate
    ballista: thing ballista
    supply-depot: thing barrels
    tax-office: thing taxoffice
    fractured-wisp: beast wisp
    shardling: beast crystalspider
    facet-guard: beast crystalgolem/#6f8af0
    prism-stalker: beast crystalcat
    glass-golem: beast golem/#a8d8e8
    mana-leech: beast leech
    resonant-beast: beast behemoth/#6a58c0
    shard-colossus: beast colossus/#6a5ad0
    unstable-elemental: beast unstable
    heart-of-the-shard: beast heart
    attunement: thirdeye
    surge: surge
    refract: mirror
    shatter: shatter
    fault-line: crack
    chain-lightning: chain
    feedback-coil: thing coil
    prism-ward: aegis
    shard-battery: thing battery
""")
LEADERS = {
    "ember": "pyrarch-valka",
    "stone": "orrun-mountain-king",
    "veil": "the-unseen-regent",
    "grave": "choirmaster-nyx",
}


def _card(card: Card) -> Subject:
    if card.key in SHOWN:
        return shown(card.key, card.name, card.faction, SHOWN[card.key])
    if card.kind == CREATURE:
        traits: dict[str, object] = {"key": card.key, "name": card.name, "kind": "person", "palette": card.faction}
        return Subject(**{**traits, **PEOPLE.get(card.key, {})})  # type: ignore[arg-type]
    return shown(card.key, card.name, card.faction, "fortress" if card.kind == UPGRADE else "great")


def _all() -> dict[str, Subject]:
    found = {card.key: _card(card) for card in OFFICIAL_CARDS}
    return found | {f"faction/{faction}": found[leader] for faction, leader in LEADERS.items()}


PICTURES = _all()
"""By key: all cards, and 'faction/ember': the face of its leader."""


def picture_of(key: str) -> Subject:
    """What the picture of a card or a faction shows."""
    return PICTURES[key]
