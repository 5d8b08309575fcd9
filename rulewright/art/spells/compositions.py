"""All compositions by name."""

from collections.abc import Callable

from rulewright.art.drawing.pen import Pen
from rulewright.art.spells import blows, bursts, minds, missiles, rites, wards
from rulewright.art.spells.matter import MATTERS, Matter

Draw = Callable[[Pen, Matter], None]

COMPOSITIONS: dict[str, Draw] = {
    # missiles
    "comet": missiles.comet, "throw": missiles.orb_throw, "dart": missiles.dart, "motes": missiles.motes, "twin": missiles.twin,
    "lance": missiles.lance, "shards": missiles.shards, "arrow": missiles.arrow, "arrows": missiles.arrows, "volley": missiles.volley,
    "javelin": missiles.javelin, "ray": missiles.ray, "breath": missiles.breath, "rain": missiles.rain, "bolts": missiles.bolts,
    "bolt": missiles.one_bolt, "chain": missiles.chain, "fork": missiles.fork, "sunspear": missiles.sunspear,
    # bursts
    "nova": bursts.nova, "burst": bursts.burst, "blast": bursts.blast, "pillar": bursts.pillar, "geyser": bursts.geyser,
    "spikes": bursts.spikes, "wall": bursts.wall, "wave": bursts.wave, "tide": bursts.wave_low, "whirl": bursts.whirl,
    "swirl": bursts.swirl, "shatter": bursts.shatter, "flash": bursts.flash, "fallingstar": bursts.falling_star,
    "meteors": bursts.meteors, "crack": bursts.crack, "quake": bursts.quake, "rolling": bursts.rolling, "field": bursts.field,
    "blizzard": bursts.storm, "clouds": bursts.clouds, "petals": bursts.fall_of_petals, "swarm": bursts.swarm,
    "engulfed": bursts.engulfed, "sunface": bursts.twin_suns, "darkmoon": bursts.dark_disc, "sunrise": bursts.sunrise,
    "great": bursts.form_large, "eruption": bursts.eruption, "sphere": bursts.sphere_of,
    # wards
    "shield": wards.shield, "bearer": wards.bearer, "dome": wards.dome, "temple": wards.temple, "mantle": wards.mantle,
    "armor": wards.armor, "skin": wards.skin, "circle": wards.circle, "stop": wards.stop, "undo": wards.undo, "unravel": wards.unravel,
    "wings": wards.wings, "mirror": wards.mirror, "deflect": wards.deflect, "cage": wards.cage, "coffin": wards.coffin,
    "chains": wards.chains, "grasp": wards.grasp, "vines": wards.vines, "thorns": wards.thorn_ring, "seal": wards.seal,
    "beacon": wards.beacon, "aegis": wards.aegis, "gate": wards.gate, "runes": wards.barrier_runes, "fortress": wards.fortress,
    "unbound": wards.iron_will, "banner": wards.banner, "shieldwall": wards.joined_shields, "mist": wards.mist,
    "ripples": wards.joined_rings,
    # rites
    "heal": rites.heal, "mend": rites.mend, "bowl": rites.bowl, "cleanse": rites.cleanse, "pact": rites.pact,
    "covenant": rites.covenant, "sacrifice": rites.sacrifice, "offering": rites.offering, "drain": rites.drain,
    "devour": rites.devour, "soul": rites.soul, "harvest": rites.harvest, "gravehands": rites.grave_hands, "rise": rites.rise,
    "summon": rites.summon, "tribute": rites.tribute, "swap": rites.swap, "puppet": rites.puppet, "ritual": rites.ritual,
    "heart": rites.hearts, "ascend": rites.lift_up, "plague": rites.plague, "bleed": rites.bleed, "scales": rites.scales,
    "stars": rites.stars_of,
    # minds and moves
    "eye": minds.eye, "orbeye": minds.orb_eye, "thirdeye": minds.third_eye, "spiral": minds.spiral, "mindspike": minds.spike_mind,
    "mask": minds.mask, "skull": minds.skull, "nightmare": minds.nightmare, "whisper": minds.whisper, "scream": minds.scream,
    "double": minds.double, "step": minds.step, "blink": minds.blink, "path": minds.path, "shroud": minds.shroud,
    "vanish": minds.vanish, "smoke": minds.smoke, "roll": minds.roll, "blur": minds.blur, "hiddenblade": minds.hidden_blade,
    "study": minds.study, "hourglass": minds.hourglass, "clock": minds.clock, "fate": minds.foresight, "befuddle": minds.befuddle,
    "silence": minds.silence, "pool": minds.scry_pool, "weaken": minds.weaken, "surge": minds.surge, "crystal": minds.crystal_ball,
    "bribe": minds.coin_toss, "rush": minds.spread_news,
    # blows
    "slashes": blows.slashes, "swing": blows.swing, "heavy": blows.heavy, "stab": blows.stab, "quick": blows.quick,
    "knife": blows.knife, "fan": blows.fan, "dance": blows.dance, "spin": blows.whirlwind, "flurry": blows.flurry,
    "parry": blows.parry, "counter": blows.counter, "cleave": blows.cleave, "charge": blows.charge, "march": blows.march,
    "bull": blows.bull, "bash": blows.bash, "hurl": blows.throw_down, "slam": blows.slam, "ram": blows.ram, "axes": blows.axes,
    "skullcrack": blows.skull_crack, "execution": blows.execution, "cut": blows.bleeding_cut, "spray": blows.blood_spray,
    "serrated": blows.serrated, "aimed": blows.aimed, "hamstring": blows.hamstring, "disarm": blows.disarm, "cry": blows.cry,
    "drill": blows.drill, "brace": blows.brace, "shrug": blows.shrug, "breathe": blows.breath_in, "rage": blows.rage,
    "ambush": blows.ambush, "feint": blows.feint, "trap": blows.trap, "fist": blows.fist_blow, "blade": blows.piece_of,
}  # fmt: skip


def spell(pen: Pen, composition: str, matter: str) -> None:
    COMPOSITIONS[composition](pen, MATTERS[matter])
