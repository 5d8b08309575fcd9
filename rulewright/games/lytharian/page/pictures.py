"""What the pictures of Lytharian Chess show: six armies and the Wilds, spells by element, equipment."""

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, table, worn
from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.card import KING, PAWN, QUEEN, Card

RACES = {"human": "human", "elf": "elf", "dwarf": "dwarf", "surictavi": "surictavi", "orc": "orc", "goblin": "goblin"}
TROOPS = {
    # Brudakian: human mages and their horse
    "battle-brawler-bronn": dict(woman=False, wear=worn("plate crown greatsword - fur raise", beard="full", hair="long", hair_colour="#8a3a1e", cloak="second")),
    "consort-tavvo": dict(woman=False, wear=worn("coat circlet rapier - mantle raise", hair="wavy", hair_colour="#1f1a1c", beard="goatee", skin="#a56d45")),
    "defendermage-khirha": dict(woman=True, matter="fire", wear=worn("plate tiara - - plate cast", hair="bun", hair_colour="#2a1a12", skin="#8f5b3c")),
    "brudakian-gatekeeper": dict(job="guard", woman=False, wear=worn("plate barbute halberd tower plate staff", sign="tower")),
    "brudakian-heavy-cavalry": dict(kind="rider", mount="warhorse", wear=worn("plate greathelm lance - plate staff")),
    "brudakian-lancer": dict(kind="rider", mount="horse", coat="#7a5238", woman=True, wear=worn("mail nasal lance - - staff")),
    "brudakian-windmage": dict(job="mage", woman=True, matter="air", wear=worn("robe - staff orb mantle staff", hair="wavy", hair_colour="#d9b25a")),
    "brudakian-flamewright": dict(job="mage", woman=False, matter="fire", wear=worn("apron goggles tongs orb - raise", beard="short")),
    "archivist-selwyn": dict(job="mage", woman=False, old=True, wear=worn("robe wizard - tome - read", beard="forked")),
    "brudakian-magemaster": dict(job="mage", woman=False, matter="fire", wear=worn("starrobe hood crystalstaff orb mantle staff", beard="full")),
    "brudakian-apprentice": dict(job="mage", woman=True, company=True, matter="arcane", wear=worn("tunic - wand book - raise", hair="bob")),
    "brudakian-blastmage": dict(job="mage", woman=False, company=True, matter="fire", wear=worn("robe bandana - - - lift", beard="goatee")),
    "gate-captain-brudus": dict(job="captain", woman=False, wear=worn("tabard plumed sword heater plate raise", sign="tower")),
    # Kevetni: elves
    "elderking-laurien": dict(woman=False, wear=worn("robe antlers sword - leaf raise", hair="long", hair_colour="#e8e0c0", cloak="second")),
    "oshara": dict(woman=True, wear=worn("plate leafcrown greatsword - leaf guard", hair="braid", hair_colour="#b5682a", cloak="cloth", skin="#a9805c")),
    "kevetni-blademaster": dict(woman=False, wear=worn("leather circlet scimitar scimitar leaf dual", hair="long", hair_colour="#3d2517")),
    "kevetni-treewarden": dict(woman=True, matter="life", wear=worn("robe antlers branch leaf leaf staff", hair="wavy", hair_colour="#7a8a4a")),
    "kevetni-woodguard": dict(woman=False, wear=worn("mail leafcrown spear leaf - staff")),
    "kevetni-stagrider": dict(kind="rider", mount="stag", woman=True, wear=worn("leather circlet spear - leaf staff", hair="long", hair_colour="#d9b25a")),
    "kevetni-starcaller": dict(woman=True, matter="holy", wear=worn("starrobe tiara - - - lift", hair="long", hair_colour="#e8e0c0")),
    "kevetni-pathfinder": dict(woman=False, wear=worn("leather hood bow - - bow")),
    "grovemother-ysil": dict(woman=True, old=True, matter="life", wear=worn("robe leafcrown branch orb leaf staff", hair="braid", hair_colour="#d8dcd0")),
    "kevetni-captain": dict(woman=False, company=True, wear=worn("mail winged sword leaf leaf raise")),
    "kevetni-archer": dict(company=True, woman=True, wear=worn("leather - longbow - - bow", hair="pony")),
    "kevetni-lurker": dict(company=True, woman=False, wear=worn("leather deephood dagger dagger leaf spread")),
    "kevetni-watcher": dict(company=True, woman=True, wear=worn("coat hood spear lantern - staff")),
    # Stoneborn: dwarves
    "rognarr": dict(woman=False, wear=worn("mail crown hammer - plate raise", beard="braided", hair_colour="#b5682a", cloak="second")),
    "forgequeen-hildra": dict(woman=True, wear=worn("apron tiara hammer - plate shoulder", hair="braid", hair_colour="#d9b25a", beard="none")),
    "stoneborn-stoneguard": dict(woman=False, wear=worn("plate barbute axe tower plate raise", sign="peak", beard="full")),
    "stoneborn-siegebreaker": dict(woman=False, wear=worn("mail spiked maul - spikes strike", beard="forked")),
    "stoneborn-cavalry": dict(kind="rider", mount="ram", woman=False, wear=worn("mail horned axe round - raise", beard="braided")),
    "stoneborn-ramrider": dict(kind="rider", mount="goat", woman=True, wear=worn("leather nasal spear - fur staff", hair="braid", beard="none")),
    "stoneborn-quartermaster": dict(woman=False, job="merchant", wear=worn("tunic cap banner book - staff", beard="full")),
    "stoneborn-runecaster": dict(woman=False, old=True, matter="arcane", wear=worn("robe hood crystalstaff orb mantle staff", beard="braided")),
    "stoneborn-infantrydwarf": dict(company=True, woman=False, wear=worn("mail kettle spear tower - staff", sign="hammer")),
    "stoneborn-axedwarf": dict(company=True, woman=False, wear=worn("mail horned axe round - raise", beard="full", hair_colour="#6b3a1e")),
    "stoneborn-slinger": dict(company=True, woman=True, wear=worn("leather bandana sling - - raise", beard="none", hair="bun")),
    "stoneborn-delver": dict(company=True, woman=False, wear=worn("leather miner pick lantern - raise")),
    # Surictavi: small folk of the desert
    "burrowlord-tamik": dict(woman=False, wear=worn("tabard crown spear round - staff", sign="sun", cloak="cloth")),
    "sunspear-ranna": dict(woman=True, wear=worn("plate raycrown trident - plate staff", cloak="second")),
    "den-guard-keero": dict(woman=False, wear=worn("plate greathelm mace tower plate raise", sign="sun")),
    "surictavi-wallkeeper": dict(woman=False, wear=worn("apron bandana pick tower - raise", sign="peak")),
    "surictavi-tunnelrunner": dict(kind="rider", mount="lizard", woman=False, wear=worn("leather goggles shortsword - - raise")),
    "surictavi-outrider": dict(kind="rider", mount="ostrich", woman=True, wear=worn("leather feathers spear - - staff")),
    "surictavi-mender": dict(woman=True, matter="holy", wear=worn("robe headscarf - - mantle cast")),
    "elder-tikka": dict(woman=True, old=True, wear=worn("robe turban sunstaff scroll mantle staff")),
    "surictavi-slinger": dict(company=True, wear=worn("leather bandana sling - - raise")),
    "surictavi-spearling": dict(company=True, wear=worn("tunic - spear round - staff")),
    "surictavi-mobber": dict(company=True, wear=worn("rags kettle club basket - raise")),
    "surictavi-nurse": dict(company=True, woman=True, matter="life", wear=worn("apron headscarf - bandage - read")),
    # Zuk Gar: orcs
    "warchief-gorbrak": dict(woman=False, wear=worn("bare skullcap doubleaxe - spikes raise", cloak="second")),
    "korganoth": dict(woman=True, wear=worn("bare horned scythe - bone staff", hair="dreads", cloak="second")),
    "zuk-gar-ramgang": dict(company=True, woman=False, wear=worn("bare ironmask ram - - ram")),
    "zuk-gar-ironhide": dict(woman=False, wear=worn("plate ironmask mace spiked spikes raise")),
    "zuk-gar-war-leader": dict(kind="rider", mount="warg", woman=False, wear=worn("leather horned axe - spikes raise")),
    "zuk-gar-boarrider": dict(kind="rider", mount="boar", woman=True, wear=worn("leather feathers spear - fur staff")),
    "zuk-gar-blood-priest": dict(woman=False, matter="blood", wear=worn("robe tallhood sickle - bone lift")),
    "witchdoctor-nokturnis": dict(woman=False, old=True, matter="poison", wear=worn("furs feathers totem orb bone staff")),
    "zuk-gar-fleshmender": dict(woman=True, matter="life", wear=worn("apron headscarf - - bone cast")),
    "zuk-gar-shocktrooper": dict(company=True, woman=False, wear=worn("mail spiked cleaver spiked spikes raise")),
    "zuk-gar-axethrower": dict(company=True, woman=False, wear=worn("bare - hatchet hatchet - spread", hair="topknot")),
    "zuk-gar-berserker": dict(company=True, woman=False, wear=worn("bare - axe axe fur dual", hair="mohawk", hair_colour="#8a2f1e")),
    "zuk-gar-raider": dict(company=True, woman=True, wear=worn("leather wolf scimitar torch - raise")),
    # Deepdark: goblins
    "king-skrag": dict(woman=False, wear=worn("furs crown mace dagger fur raise", cloak="second")),
    "nightmother-vexa": dict(woman=True, matter="poison", wear=worn("robe bonecrown stiletto orb bone raise", cloak="second")),
    "deepdark-bully": dict(woman=False, size=1.12, wear=worn("leather ironmask boneclub - spikes shoulder")),
    "deepdark-bonebreaker": dict(woman=False, size=1.1, wear=worn("bare skullcap maul - bone strike")),
    "slimeserpent-rider": dict(kind="rider", mount="serpent", woman=False, wear=worn("leather hood spear - - staff")),
    "deepdark-spiderrider": dict(kind="rider", mount="spider", woman=True, wear=worn("leather mask bow - - raise")),
    "deepdark-plaguebearer": dict(woman=False, matter="poison", wear=worn("robe beak - - - lift")),
    "deepdark-poisoner": dict(woman=False, matter="poison", wear=worn("coat bandana dagger flask - raise")),
    "deepdark-prowler": dict(woman=True, wear=worn("leather deephood claws claws - spread")),
    "deepdark-footfodder": dict(company=True, woman=False, wear=worn("rags kettle spear round - staff")),
    "deepdark-tunneler": dict(company=True, woman=False, wear=worn("tunic miner pick lantern - raise")),
    "deepdark-scavenger": dict(company=True, woman=True, wear=worn("rags goggles boneclub basket - raise")),
    "deepdark-backstabber": dict(company=True, woman=False, wear=worn("leather hood dagger dagger - dual", cloak="cloth")),
}  # fmt: skip
JOBS = {
    "Warrior": "warrior", "Noble": "noble", "Mage": "mage", "Druid": "druid", "Priest": "priest", "Ranger": "ranger", "Smith": "smith",
    "Miner": "miner", "Hunter": "hunter", "Shaman": "shaman", "Assassin": "assassin", "Brute": "brute", "Peon": "peon", "Rider": "warrior",
}  # fmt: skip
WILDS = table("""
    dread-wyrm-azhkar: warlock beast dragon
    stormfather: air beast storm
    mountain-colossus: stone beast colossus
    gorehorn: wilds beast behemoth
    soulreaver: shadow beast reaper/#3a2550
    hydra-of-the-fens: kevetni beast hydra
    razormaw: surictavi beast worm
    moonlit-panther: night beast cat
    griffin: paladin beast griffin
    blight-hound: grave beast hound
    magma-elemental: fire beast magma
    runestone-sphinx: bronze beast sphinx
    frost-sprite: frost beast sprite
    timber-wolf: wilds beast wolf
    unicorn-foal: life beast unicorn
    cave-bear: stoneborn beast bear
""")
SPELLS = table("""
    radiant-mantle: mantle/holy
    guardian-angel: wings/holy
    blazing-sun: sunface/holy
    sanctuary: dome
    healing-star: heal
    greater-healing-star: stars/holy
    powered-healing-star: great
    dawns-embrace: cleanse/holy
    powered-light-guard: shield/holy
    shield-of-dawn: bearer/holy
    lift-curse: unbound/holy
    call-to-dawn: sunrise/holy
    vampiric-shroud: shroud/blood
    wasting-sickness: weaken
    bone-splinters: shards
    grave-rot: gravehands
    black-death: plague
    dark-moon: darkmoon
    siphon-health: drain
    drain-life: soul
    deathbolt: throw
    death-armor: armor
    mind-rot: spiral
    nightmare: nightmare
    flame-blade: blade
    smoldering-flames: field
    immolation: engulfed
    volcanic-eruptions: eruption
    banner-of-embers: banner
    fireball: comet
    spark: dart
    flame-burst: burst
    melt: bowl
    fire-rain: rain
    searing-ray: ray
    falling-star: fallingstar
    ice-barrier: wall/frost
    tidal-grace: tide
    chill-touch: skin/frost
    numbing-cold: chains/frost
    healing-rain: rain
    temple-of-tides: temple
    soothing-mist: mist
    powered-soothing-mist: geyser
    ice-lance: lance/frost
    mist-veil: swirl
    quench: wave
    scrying-pool: pool
    wings-of-wind: wings/wind
    blur: blur/wind
    revealing-winds: swarm/life
    storm-front: clouds
    lightning-strike: bolt
    forked-bolt: fork
    gust: swirl/wind
    whirlwind: whirl/wind
    scattering-gale: petals/wind
    thunderstorm: bolts
    howling-gale: scream/wind
    eagles-eye: beast eagle
    rock-guard: armor
    stoneskin: skin
    root-armor: mantle/life
    tripping-vines: vines/life
    mud-trap: ripples
    crumbling-stone: shatter
    mountain-home: temple
    fertile-ground: field/life
    stone-shard: shards
    rust-in-peace: thing jagged
    earthen-wall: place stonewall
    sunder: crack
    veil-of-shadows: shroud/shadow
    seeing-eye: eye
    power-geyser: geyser
    wild-energy-currents: unravel
    mana-spring: bowl
    deny-thy-enemy: grasp
    arcane-denial: stop
    absolute-denial: undo
    redirect: deflect
    mind-spike: mindspike
    overload: surge
    enfeeble: befuddle
""")
NEUTRAL = table("""
    war-drums: steel thing drum
    trade-winds: water thing raft
    power-through-sacrifice: blood sacrifice
    tithe: bronze tribute/holy
    steelshatter: iron shatter/steel
    sidestep: silver roll/wind
    spell-purge: night cleanse/arcane
    spell-find: bronze study/holy
    movement-of-the-knight: silver thing knight
    movement-of-the-rook: iron thing rook
    movement-of-the-bishop: steel thing bishop
    movement-of-the-queen: night thing queen
    dagger: steel thing dagger
    axe: iron thing axe
    mace: brudakian thing mace
    longsword: paladin thing sword
    greatsword: silver thing greatsword
    knights-lance: steel thing lance
    breaker-hammer: stoneborn thing hammer
    venom-blade: deepdark thing scimitar
    padded-armor: bronze thing padded
    hide-armor: wilds thing hide
    chain-mail: iron thing chainmail
    plate-mail: paladin thing platemail
    full-plate: silver thing fullplate
    starweave-robe: night thing starweave
    tower-shield: steel thing towershield
    warhide-mail: zukgar thing warhide
    mages-mantle: arcane thing warded
    blackened-blade: shadow thing jagged
""")


def palette_of(faction: str) -> str:
    """'Zuk Gar' has the palette 'zukgar'."""
    return faction.lower().replace(" ", "")


def _card(card: Card) -> Subject:
    if card.key in WILDS:
        palette, _, words = WILDS[card.key].partition(" ")
        return shown(card.key, card.name, palette, words)
    if card.kind == "troop":
        return _troop(card)
    if card.key in NEUTRAL:
        palette, _, words = NEUTRAL[card.key].partition(" ")
        return shown(card.key, card.name, palette, words)
    element = card.element if card.element not in ("", "neutral") else "steel"
    return shown(card.key, card.name, element, SPELLS.get(card.key, "great"))


def _troop(card: Card) -> Subject:
    rank = 3 if card.role == KING else 2 if card.role == QUEEN or card.unique else 0 if card.role == PAWN else 1
    traits: dict[str, object] = {
        "key": card.key, "name": card.name, "kind": "person", "palette": palette_of(card.faction),
        "race": RACES.get(card.race, "human"), "job": JOBS.get(card.job, "warrior"), "rank": rank,
    }  # fmt: skip
    return Subject(**{**traits, **TROOPS.get(card.key, {})})  # type: ignore[arg-type]


def _all() -> dict[str, Subject]:
    found = {card.key: _card(card) for card in OFFICIAL_CARDS}
    return found | {f"army/{card.faction}": found[card.key] for card in OFFICIAL_CARDS if card.role == KING}


PICTURES = _all()
"""By key: all cards, and 'army/Zuk Gar': the face of its King."""


def picture_of(key: str) -> Subject:
    """What the picture of a card or an army shows."""
    return PICTURES[key]
