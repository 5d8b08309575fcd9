"""What the pictures of Seekers show: heroes dressed by hand, equipment, and Tactics by their type and name."""

from dataclasses import replace

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, table, worn
from rulewright.games.seekers.cards import OFFICIAL_CARDS
from rulewright.games.seekers.cards.card import Card

HEROES = {
    "mara": dict(palette="veil", land="roofs", woman=True, wear=worn("leather mask dagger dagger mantle dual", hair="long", hair_colour="#2a1a26", skin="#c98d63", cloak="cloth")),
    "theron": dict(palette="fire", woman=False, old=True, matter="fire", wear=worn("robe - staff orb fur staff", hair="swept", beard="full", skin="#e0ad86", cloak="second")),
    "halvard": dict(palette="holy", woman=False, old=True, wear=worn("plate circlet hammer heater plate raise", hair="short", beard="short", skin="#8f5b3c", cloak="second", sign="sun")),
    "vexia": dict(palette="shadow", woman=True, matter="shadow", wear=worn("robe ironcrown - - spikes cast", hair="wavy", hair_colour="#8a2f1e", skin="#e4c8b8", cloak="cloth")),
    "isolde": dict(palette="frost", woman=True, race="elf", matter="frost", wear=worn("robe icecrown crystalstaff orb rime staff", hair="long", hair_colour="#e8eef4", cloak="second")),
    "brakka": dict(palette="steel", woman=True, race="orc", wear=worn("bare - maul - spikes guard", hair="mohawk", hair_colour="#8a2f1e")),
    "orin": dict(palette="arcane", woman=False, wear=worn("starrobe wizard quill book - raise", hair="short", hair_colour="#6b3a1e", beard="none", skin="#f0c9a5")),
    "nessa": dict(palette="life", woman=True, race="elf", matter="life", wear=worn("leather antlers thornwhip leaf leaf raise", hair="braid", hair_colour="#b5682a", cloak="cloth")),
}  # fmt: skip
PHYSICAL = ("steel", "iron", "silver", "bronze", "wilds")  # palettes of what is done with steel and strength
THINGS = table("""
    fangs-of-balthier: veil thing fangs
    worn-shortsword: steel thing shortsword
    ashwood-staff: fire thing staff
    dawnblade: holy thing dawnblade
    pact-scepter: shadow thing scepter
    rime-needles: frost thing needles
    gravemaul: grave thing maul
    pages-quill: arcane thing quillpen
    thorn-whip: life thing thornwhip
    hunting-bow: wilds thing bowarrow
    pilgrims-staff: bronze thing crook
    emberlords-regalia: fire thing regalia
    travellers-cloak: wilds thing cloak
    nightweave: night thing nightweave
    oathplate: holy thing oathplate
    warded-robe: arcane thing warded
    pactskin: blood thing pactskin
    rimeplate: frost thing rimeplate
    gravehide: grave thing gravehide
    briar-coat: life thing briar
    spellbreaker-mail: iron thing spellbreaker
    ashen-loop: fire thing loop
    travellers-boots: bronze thing boots
    deep-satchel: earth thing satchel
    coin-of-whispers: night thing whispercoin
    hawks-eye: air thing amulet
    ley-crystal: arcane thing gem
    censors-seal: steel thing stamp
    gravechain: grave thing skullchain
    poisoners-kit: deepdark thing kit
    blood-chalice: blood thing chalice
    sunstone: holy thing sunstone
    smoke-bomb: iron smoke/smoke
    healing-draught: blood thing roundflask
    bandages: bronze thing bandages
    fire-flask: fire thing fireflask
    whetstone: iron thing whetstone
    spyglass: air thing spyglass
    net: earth thing netting
    caltrops: steel thing caltrops
    draught-of-clarity: frost thing coneflask
    nightshade-vial: night thing vial
    numbroot-paste: life thing jar
    widows-kiss: veil thing widow
    dreamlace-spores: arcane thing spores
    flash-powder: holy thing flashpowder
    sleeping-powder: night thing sleeppowder
    grappling-hook: iron thing hook
    lodestone: steel thing lodestone
    smelling-salts: water thing salts
    elixir-of-haste: bronze thing tallflask
    scroll-of-passage: arcane gate
    cryo-flask: frost thing cryoflask
    razor-wire: steel thing wire
    scroll-of-warding: holy runes
    scroll-of-unmaking: shadow thing scroll
    storm-jar: air thing stormjar
    thorn-seed: life thing seed
    wisp-lantern: night thing wisplantern
    manacles: iron thing manacles
    alchemists-fire: fire thing alchemistfire
    censer-of-plagues: death thing censer
    philter-of-ages: arcane hourglass
    heart-of-imriel: blood thing heartgem
    shade: shadow beast wraith
    thorn-sprout: life beast sprout
    ember-wisp: fire beast wisp
    rime-totem: frost beast golem
    mending-spring: water beast sprite
    spiked-idol: stone beast colossus
    watching-eye: arcane beast heart
    powder-keg: fire beast unstable
    leadroot-tar: iron thing jar
    mindfog-incense: arcane thing censer
    glassvein-dust: frost thing flashpowder
    palsywort-dart: life thing vial
    carved-ice: frost thing seed
    smuggled-powder: fire thing sleeppowder
    brace: steel brace
    shrug-off: iron shrug
    second-wind: air breathe/wind
    iron-hide: iron skin
    bulwark: steel bearer
    blood-for-power: blood rage
    the-last-gate: iron fortress
    unyielding: steel unbound
    weathered-soul: stone sphere
""")
TACTICS = table("""
    pyroblast: comet
    flame-torrent: wave
    incinerating-blast: nova
    dragons-breath: breath
    infernal-javelin: javelin
    blast-wave: blast
    world-in-flames: field
    ember-dart: dart
    kindle: bowl
    scorching-ray: ray
    fire-lash: thing whip
    searing-brand: seal
    flashfire: engulfed
    fan-the-flames: thing bellows
    combustion: burst
    backdraft: rolling
    ember-step: step
    wildfire: wall
    heart-of-the-furnace: heart
    phoenix-rite: beast phoenix
    falling-star: fallingstar
    frost-nova: nova
    ice-shard: shards
    cold-snap: field
    frostbolt: throw
    hoarfrost: petals
    rime-armor: armor
    black-ice: ripples
    glacial-spike: spikes
    numbing-wind: swirl
    ice-lance: lance
    whiteout: mist
    frostbite: skin
    ice-coffin: coffin
    shatter: shatter
    deep-freeze: engulfed
    winters-grasp: grasp
    blizzard: blizzard
    everwinter: darkmoon
    presence-of-mind: circle
    arcane-overload: burst
    arcane-bolt: throw
    arcane-motes: motes
    static-charge: surge
    chain-spark: chain
    twin-bolt: twin
    ley-lance: lance
    thunderclap: bolts
    befuddle: befuddle
    blink: blink
    leyline-step: path
    blink-strike: dance
    transpose: swap
    foresight: fate
    study: study
    minds-eye: eye
    focus: crystal
    quicken: roll
    mana-surge: geyser
    time-slip: clock
    watching-orb: orbeye
    open-the-eye: thirdeye
    deny: stop
    refute: undo
    silence-the-verse: silence
    deflect: deflect
    unravel: unravel
    phase-shift: blur
    mirror-thought: mirror
    arcane-torrent: wave
    shadow-double: double
    shadow-bolt: throw
    blood-price: cut/blood
    drain-life: drain
    terrify: nightmare
    dread-shriek: scream
    grave-bargain: pact
    grasping-dark: vines
    nightmare: spiral
    dark-tithe: tribute
    whisper-of-doom: whisper
    shadow-step: step
    shroud: shroud
    summon-shade: summon
    decoy: puppet
    umbral-wave: wave
    void-grasp: grasp
    shadow-feast: devour
    wraith-form: vanish
    trade-places: swap
    soul-rend: slashes
    consume: soul
    stolen-voice: mask
    pact-of-ruin: covenant
    last-rites: skull
    smite: pillar
    searing-light: ray
    sunlance: sunspear
    searchlight: beacon
    mend: heal
    ward-of-light: shield
    purge: stop
    cleansing-prayer: cleanse
    zeal: rage
    radiant-burst: nova
    greater-mend: bowl
    blinding-flash: flash
    purifying-wave: wave
    turn-aside: deflect
    oath-of-protection: aegis
    step-of-dawn: path
    consecrate: circle
    martyrs-gift: ascend
    lantern-of-the-vigil: thing lantern
    judgment: bolts
    hammer-of-dawn: quake
    aegis-of-dawn: bearer
    sanctuary: dome
    dawnbringer: sunrise
    veil-of-dawn: mantle
    call-the-spring: pool
    heavy-swing: heavy
    pin: chains
    bull-rush: bull
    rend: slashes
    cleave: cleave
    battle-cry: cry
    shield-bash: bash
    throw-down: hurl
    wall-slam: slam
    raise-the-idol: rise
    whirlwind: spin
    battering-ram: ram
    throwing-axes: axes
    parry: parry
    skullcracker: skullcrack
    execution: execution
    earthshaker: quake
    gravebreakers-fury: swing
    crippling-daggers: fan
    fatal-thrust: stab
    quick-stab: quick
    throwing-knife: knife
    serrated-edge: serrated
    aimed-shot: aimed
    hamstring: hamstring
    slip-away: smoke/smoke
    tumble: roll
    silent-steps: blur
    hidden-blade: hiddenblade
    flurry: flurry
    piercing-arrow: arrow
    disarm: disarm
    barbed-arrow: arrows
    bloodletting: cut
    hemorrhage: spray
    assassinate: ambush
    volley: volley
    vanish: vanish
    killing-moment: counter
    dance-of-knives: dance
""")
MAPS = {
    "crypt": ("The Crypt", "shadow", "crypt"),
    "forge": ("The Sunken Forge", "fire", "forge"),
    "hollow": ("The Whispering Hollow", "night", "chasm"),
    "causeway": ("The Broken Causeway", "stone", "stonegate"),
}


def _card(card: Card) -> Subject:
    if card.kind == "seeker":
        traits: dict[str, object] = {
            "key": card.key,
            "name": card.name,
            "kind": "person",
            "palette": "steel",
            "job": "champion",
            "rank": 2,
        }
        return Subject(**{**traits, **HEROES.get(card.key, {})})  # type: ignore[arg-type]
    if card.key in THINGS and (card.type is None or card.form == "item"):
        palette, _, words = THINGS[card.key].partition(" ")
        return shown(card.key, card.name, palette, words)
    school = card.type or "steel"
    palette = school if school != "physical" else PHYSICAL[len(card.key) % len(PHYSICAL)]
    return shown(card.key, card.name, palette, TACTICS.get(card.key, "great"))


def _all() -> dict[str, Subject]:
    found = {card.key: _card(card) for card in OFFICIAL_CARDS}
    for key, (name, palette, place) in MAPS.items():
        found[f"map/{key}"] = shown(f"map/{key}", name, palette, f"place {place}")
    found["mode/many"] = replace(found["mara"], key="mode/many", name="A company", palette="night", company=True)
    return found


PICTURES = _all()
"""By key: cards, 'map/crypt', and several together."""


def picture_of(key: str) -> Subject:
    """What the picture of a card or a Battlemap shows."""
    return PICTURES[key]
