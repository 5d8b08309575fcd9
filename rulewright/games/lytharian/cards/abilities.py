"""The 79 abilities of the glossary, one entry for each: name, clause, words, and when it matters (LC-244 to LC-324).

What they do is found by the ability's key: in `rules/combat/bonuses.py`, in
`rules/abilities/` for those that are used (Effect: and Main:), and elsewhere where they matter.
"""

from dataclasses import dataclass
from typing import Literal

When = Literal["combat", "choice", "always", "cost", "targeted", "move", "kill", "death", "effect", "main"]


@dataclass(frozen=True, slots=True)
class Ability:
    """One entry of the glossary. `{x}` and `{y}` in the words stand for a number and a name (LC-242, LC-243)."""

    key: str
    name: str
    clause: str
    when: When
    words: str
    numbered: bool = False
    named: bool = False  # carries a Y
    hidden: bool = False  # an Effect: that needs no reveal (LC-069)


@dataclass(frozen=True, slots=True)
class Has:
    """An ability on a card, with its X and Y; unnumbered ones have x = 1 and never add up (LC-R234)."""

    key: str
    x: int = 1
    y: str = ""

    @property
    def name(self) -> str:
        """As printed: 'Orc Slayer 1', 'Charge 2', 'Effect: Surictavi Healer 1'."""
        entry = ABILITIES[self.key]
        text = entry.name.replace("Y", self.y.capitalize()) if entry.named else entry.name
        return f"{text} {self.x}" if entry.numbered else text

    @property
    def id(self) -> str:
        """The key that tells it apart on a troop: with its Y."""
        return f"{self.key}:{self.y}" if self.y else self.key

    @property
    def points(self) -> int:
        """What it adds to the power score: X, and one more for the outliers."""
        return self.x + (self.key in DEAR)

    def words(self) -> str:
        """Its rule in a sentence."""
        return ABILITIES[self.key].words.format(x=self.x, y=self.y.capitalize())


DEAR = ("pounce", "soulsteal", "effect_burn", "effect_shock", "effect_poison", "effect_lava", "effect_plague")


def _a(key: str, name: str, clause: str, when: When, words: str, hidden: bool = False) -> Ability:
    return Ability(key, name, clause, when, words, "{x}" in words, "Y" in name, hidden)


_ALL = (
    _a("ambush", "Ambush", "LC-244", "combat", "+{x} Att in a combat it enters face down"),
    _a("armor", "Armor", "LC-245", "cost", "Armor costs {x} less to attach to it"),
    _a("arms", "Arms", "LC-246", "cost", "Weapons cost {x} less to attach to it"),
    _a("battering_ram", "Battering Ram", "LC-247", "combat", "+D3 Att when attacking"),
    _a("berserk", "Berserk", "LC-248", "choice", "may hurt itself for +1 Att a point, never to its death"),
    _a("bloodhunt", "Bloodhunt", "LC-249", "combat", "+{x} Att if a damaged troop is within 2 squares"),
    _a("bloodrage", "Bloodrage", "LC-250", "combat", "+{x} Att for each damaged troop within 2 squares"),
    _a("brace", "Brace", "LC-251", "combat", "takes {x} less damage while defending"),
    _a("bully", "Bully", "LC-252", "combat", "+{x} Att against a troop with less Att"),
    _a("burrow", "Burrow", "LC-253", "move", "may move under other troops"),
    _a("bushwhack", "Bushwhack", "LC-254", "combat", "+{x} Att against a troop whose Def is less than its Att"),
    _a("cavalry", "Cavalry", "LC-255", "combat", "returns to where it started after a failed attack"),
    _a("charge", "Charge", "LC-256", "combat", "+{x} Att when attacking"),
    _a("comradery", "Comradery", "LC-257", "always",
       "+{x} Att and {x} less damage while next to a friend of its race"),
    _a("command", "Command", "LC-258", "combat", "+{x} Att for each friendly troop next to it"),
    _a("consume", "Consume", "LC-259", "kill", "removes D3 damage from itself when it kills"),
    _a("crusher", "Crusher", "LC-260", "combat", "the enemy's Armor is ignored"),
    _a("crushing_hammer", "Crushing Hammer", "LC-261", "combat", "D6: even disables one ability of the enemy"),
    _a("disarm", "Disarm", "LC-262", "combat", "the enemy's Weapon is off until combat ends"),
    _a("dodge", "Dodge", "LC-263", "targeted", "D6 when targeted by damage: even takes none"),
    _a("druid_forms", "Druid Forms", "LC-264", "choice",
       "in combat Panther (+1 Att, may step 1 square afterwards) or Treant (1 less damage, heals D3 afterwards)"),
    _a("effect_burn", "Effect: Burn", "LC-295", "effect", "{x} Fire damage to a target troop"),
    _a("effect_lava", "Effect: Fiery Lava", "LC-296", "effect", "{x} Fire damage that ignores resistances"),
    _a("effect_gale", "Effect: Gale", "LC-297", "effect", "move a target troop {x} squares in any direction"),
    _a("effect_gear", "Effect: Gear", "LC-298", "effect",
       "pay {x} mana, take {x} equipment from your deck, then discard {x}"),
    _a("effect_heal", "Effect: Heal", "LC-299", "effect", "remove {x} damage from a target troop"),
    _a("effect_healer", "Effect: Healer", "LC-300", "effect",
       "remove {x} damage from itself or a neighbour; needs no reveal", True),
    _a("effect_inferno", "Effect: Inferno", "LC-301", "effect", "{x} Fire damage to each enemy next to it"),
    _a("effect_poison", "Effect: Poison", "LC-302", "effect", "{x} Death damage to a target troop"),
    _a("effect_plague", "Effect: Plague", "LC-303", "effect",
       "{x} Death damage to a target troop and to one enemy next to that"),
    _a("effect_power_up", "Effect: Power Up", "LC-304", "effect", "gain {x} mana"),
    _a("effect_prime_healer", "Effect: Prime Healer", "LC-305", "effect",
       "remove D3 damage, divided among itself and its neighbours; needs no reveal", True),
    _a("effect_regenerate", "Effect: Regenerate", "LC-306", "effect", "remove {x} damage from itself"),
    _a("effect_regrowth", "Effect: Regrowth", "LC-307", "effect", "remove {x} damage from itself"),
    _a("effect_ruthless", "Effect: Ruthless", "LC-308", "effect",
       "sacrifice a friendly troop and remove damage equal to its Def"),
    _a("effect_seer", "Effect: Seer", "LC-309", "effect", "pay 1 mana, take a card from your deck, then discard 2"),
    _a("effect_shock", "Effect: Shock", "LC-310", "effect", "{x} Air damage to a target troop"),
    _a("effect_stealth", "Effect: Stealth", "LC-311", "effect", "turn it face down again"),
    _a("effect_y_healer", "Effect: Y Healer", "LC-312", "effect", "remove {x} damage from one {y} troop"),
    _a("evasion", "Evasion", "LC-267", "targeted", "D6 when targeted by damage: odd takes none"),
    _a("fearless", "Fearless", "LC-268", "combat", "+{x} Att against a troop with more Att"),
    _a("intimidate", "Intimidate", "LC-269", "combat", "the enemy has {x} less Att in combat"),
    _a("juggernaut", "Juggernaut", "LC-270", "always", "immune to negative movement effects"),
    _a("main_arcane_bolt", "Main: Arcane Bolt", "LC-313", "main", "{x} Arcane damage to a troop next to it"),
    _a("main_axe_throw", "Main: Axe Throw", "LC-314", "main", "{x} physical damage to a troop next to it"),
    _a("main_bowshot", "Main: Bowshot", "LC-315", "main", "{x} physical damage to a troop next to it"),
    _a("main_ice_bolt", "Main: Ice Bolt", "LC-316", "main", "{x} Water damage to a troop next to it"),
    _a("main_poison_strike", "Main: Poison Strike", "LC-317", "main", "{x} Death damage to a troop next to it"),
    _a("main_scorch", "Main: Scorch", "LC-318", "main", "{x} Fire damage to a troop next to it"),
    _a("main_slimestrike", "Main: Slimestrike", "LC-319", "main", "{x} Death damage to a troop next to it"),
    _a("main_spearthrow", "Main: Spearthrow", "LC-320", "main", "{x} physical damage to a troop next to it"),
    _a("main_starstrike", "Main: Starstrike", "LC-321", "main", "{x} Life damage to a troop next to it"),
    _a("main_stonestrike", "Main: Stonestrike", "LC-322", "main", "{x} Earth damage to a troop next to it"),
    _a("main_stonethrow", "Main: Stonethrow", "LC-323", "main", "{x} physical damage to a troop next to it"),
    _a("main_voodoo_flame", "Main: Voodoo Flame", "LC-324", "main", "{x} Fire or Death damage to a troop next to it"),
    _a("mob_might", "Mob Might", "LC-271", "combat", "+1 Att for each revealed friendly Surictavi, at most +5"),
    _a("mob_protector", "Mob Protector", "LC-272", "choice",
       "may prevent D3 damage to a friendly Surictavi next to it in combat"),
    _a("mobility", "Mobility", "LC-273", "choice", "in combat +{x} Att or {x} less damage"),
    _a("physical_resist", "Physical Resist", "LC-274", "always", "takes {x} less physical damage"),
    _a("pounce", "Pounce", "LC-275", "combat", "when attacking, +1 Att and the enemy's abilities are negated"),
    _a("resist_all", "Resist All", "LC-276", "always", "takes {x} less physical and non-curse spell damage"),
    _a("resupply", "Resupply", "LC-277", "death", "draw {x} when it is killed"),
    _a("scout", "Scout", "LC-278", "move", "reveals enemies it meets; need not be revealed"),
    _a("shieldspear", "Shieldspear", "LC-279", "combat", "+1 Att when attacking, 1 less damage when defending"),
    _a("soulsteal", "Soulsteal", "LC-280", "kill", "gains +{x} Att and +{x} Def for good when it kills"),
    _a("spell_resist", "Spell Resist", "LC-281", "always", "takes {x} less non-curse spell damage"),
    _a("spellshatter", "Spellshatter", "LC-282", "targeted", "D6 when targeted by a spell: even counters it"),
    _a("stampede", "Stampede", "LC-283", "combat", "when attacking, the enemy has {x} less Def"),
    _a("sustenance", "Sustenance", "LC-284", "death", "gain {x} mana when it is killed"),
    _a("venom", "Venom", "LC-285", "combat", "an enemy it damages in combat takes D3 Death damage"),
    _a("vicious", "Vicious", "LC-286", "combat", "+{x} Att when defending"),
    _a("weapon_master", "Weapon Master", "LC-287", "combat", "+{x} Att while it carries a Weapon"),
    _a("wild_mana", "Wild Mana", "LC-288", "effect", "D6: even gains {x} mana"),
    _a("windwalking", "Windwalking", "LC-289", "move", "may move over other troops"),
    _a("affinity", "Y Affinity", "LC-290", "cost", "your {y} spells cost {x} less on it and in its battles"),
    _a("immune", "Y Immune", "LC-291", "always", "takes no {y} damage"),
    _a("invulnerability", "Y Invulnerability", "LC-292", "targeted", "can't be targeted by {y} spells"),
    _a("spell_shield", "Spell Shield", "LC-293", "targeted",
       "prevents D3 of a non-curse damage spell that targets it"),
    _a("slayer", "Y Slayer", "LC-294", "combat", "+{x} Att and {x} less damage against {y}"),
)  # fmt: skip

ABILITIES: dict[str, Ability] = {entry.key: entry for entry in _ALL}
assert len(ABILITIES) == 79
