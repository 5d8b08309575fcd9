"""The preconstructed Armories with their Sideboards, by title: each Seeker has one, Nessa two (SK-032 to SK-044)."""

import re
from dataclasses import dataclass

from rulewright.games.seekers.cards.make import key_of


@dataclass(frozen=True)
class Armory:
    """A Seeker, three Equipment, fifty Tactics and perhaps a Sideboard, by card key (SK-032)."""

    name: str
    seeker: str
    equipment: tuple[str, ...]
    tactics: tuple[str, ...]
    side: tuple[str, ...] = ()


def _keys(text: str) -> tuple[str, ...]:
    """Card keys from lines such as '4 Ember Dart, 2 Pyroblast'; a title without a number is one card."""
    entries = re.findall(r"(?:(\d+) )?([A-Z][^,\n]*)", text)
    return tuple(key_of(title) for count, title in entries for _ in range(int(count or 1)))


def _armory(name: str, seeker: str, equipment: str, tactics: str, side: str) -> Armory:
    return Armory(name, seeker, _keys(equipment), _keys(tactics), _keys(side))


ARMORIES: dict[str, Armory] = {
    "mara": _armory(
        "Mara: Knives in the Smoke", "mara", "Fangs of Balthier, Nightweave, Coin of Whispers",
        """
        3 Quick Stab, 3 Throwing Knife, 2 Crippling Daggers, 2 Bandages, 1 Caltrops, 1 Whetstone, 2 Nightshade Vial
        3 Serrated Edge, 3 Hamstring, 3 Hidden Blade, 2 Draught of Clarity, 1 Purge, 1 Killing Moment
        3 Fatal Thrust, 3 Smoke Bomb, 2 Vanish, 2 Aimed Shot, 2 Flurry, 3 Assassinate, 3 Piercing Arrow
        1 Volley, 2 Shadow Double, 1 Dance of Knives, 1 Heart of Imriel
        """, """
        Thorn Whip, Traveller's Boots
        2 Fire Flask, 1 Piercing Arrow, 1 Shadow Double
        2 Purge, 2 Scroll of Unmaking
        Disarm, Slip Away, Hemorrhage, Shroud, Barbed Arrow
        """),
    "theron": _armory(
        "Theron: Ash and Ember", "theron", "Ashwood Staff, Emberlord's Regalia, Ashen Loop",
        """
        2 Quicken, 1 Arcane Overload, 4 Ember Dart, 3 Foresight, 1 Kindle, 2 Presence of Mind
        4 Incinerating Blast, 3 Fire Lash, 2 Blink, 1 Unravel, 2 Study, 1 Rime Armor
        3 Scorching Ray, 3 Flame Torrent, 3 Frost Nova, 1 World in Flames, 1 Mirror Thought
        3 Infernal Javelin, 3 Blast Wave, 1 Phoenix Rite
        2 Dragon's Breath, 2 Pyroblast, 1 Arcane Torrent, 1 Falling Star
        """, """
        Warded Robe, Traveller's Boots
        Flashfire, Backdraft, Searing Brand, Storm Jar
        2 Deny, 1 Deflect, 1 Unravel
        Wildfire, Combustion, Ember Step, Heart of the Furnace, Fan the Flames
        """),
    "halvard": _armory(
        "Halvard: The Oath Holds", "halvard", "Dawnblade, Oathplate, Sunstone",
        """
        2 Martyr's Gift, 1 Elixir of Haste, 3 Searchlight, 2 Battle Cry, 1 Turn Aside, 1 Brace, 2 Zeal
        3 Smite, 3 Heavy Swing, 2 Ward of Light, 3 Shield Bash, 2 Draught of Clarity, 2 Step of Dawn
        3 Sunlance, 3 Bull Rush, 2 Purifying Wave, 1 Second Wind, 1 Radiant Burst, 1 Parry
        2 Consecrate, 2 Whirlwind
        1 Judgment, 1 Earthshaker, 1 Sanctuary, 1 Unyielding, 2 Hammer of Dawn, 1 Dawnbringer, 1 Gravebreaker's Fury
        """, """
        Pilgrim's Staff, Traveller's Boots
        2 Searchlight, 1 Radiant Burst, 1 Throwing Axes
        2 Purge, 1 Parry, 1 Veil of Dawn
        Oath of Protection, Bulwark, Iron Hide, Greater Mend, Lantern of the Vigil
        """),
    "vexia": _armory(
        "Vexia: Signed in Blood", "vexia", "Pact Scepter, Pactskin, Blood Chalice",
        """
        2 Dark Tithe, 1 Pact of Ruin, 4 Blood Price, 3 Foresight, 2 Dread Shriek
        4 Shadow Bolt, 3 Terrify, 2 Shadow Step, 2 Void Grasp, 2 Purge, 1 Deny, 1 Summon Shade
        4 Drain Life, 3 Nightmare, 2 Wraith Form, 1 Decoy, 1 Trade Places
        2 Consume, 2 Umbral Wave, 2 Grasping Dark, 1 Stolen Voice
        2 Soul Rend, 1 Sanctuary, 1 Heart of Imriel, 1 Last Rites
        """, """
        Pilgrim's Staff, Traveller's Boots
        2 Searchlight, 2 Blinding Flash
        2 Purge, 2 Deny
        Aegis of Dawn, Mend, Whisper of Doom, Shadow Feast, Grave Bargain
        """),
    "isolde": _armory(
        "Isolde: First Snow", "isolde", "Rime Needles, Rimeplate, Hawk's Eye",
        """
        2 Quicken, 1 Silent Steps, 4 Ice Shard, 2 Cold Snap, 2 Crippling Daggers, 2 Foresight, 1 Black Ice
        4 Frostbolt, 2 Hoarfrost, 2 Whiteout, 2 Blink, 2 Unravel
        3 Ice Lance, 3 Frost Nova, 2 Shatter, 2 Smoke Bomb, 1 Vanish, 1 Mirror Thought
        3 Glacial Spike, 2 Deep Freeze, 1 Blink Strike, 1 Piercing Arrow
        1 Volley, 1 Winter's Grasp, 1 Blizzard, 1 Arcane Torrent, 1 Everwinter
        """, """
        Hunting Bow, Traveller's Boots
        2 Chain Spark, 1 Volley, 1 Razor Wire
        2 Deny, 2 Unravel
        Numbing Wind, Frostbite, Ice Coffin, Transpose, Scroll of Warding
        """),
    "brakka": _armory(
        "Brakka: Through the Wall", "brakka", "Gravemaul, Gravehide, Gravechain",
        """
        2 Blood for Power, 1 Elixir of Haste, 3 Battle Cry, 2 Brace, 2 Tumble, 1 Shrug Off, 1 Lodestone
        4 Heavy Swing, 4 Pin, 3 Shield Bash, 1 Rend, 2 Wall Slam, 2 Draught of Clarity, 1 Purge
        3 Bull Rush, 3 Throw Down, 2 Cleave, 1 Parry, 1 Philter of Ages
        2 Battering Ram, 2 Whirlwind
        2 Skullcracker, 1 Earthshaker, 1 Unyielding, 1 Execution, 1 The Last Gate, 1 Gravebreaker's Fury
        """, """
        Worn Shortsword, Traveller's Boots
        Fire Flask, Throwing Knife, Caltrops, Net
        2 Purge, 2 Parry
        Bulwark, Manacles, Smelling Salts, Whetstone, Weathered Soul
        """),
    "orin": _armory(
        "Orin: The Last Word", "orin", "Page's Quill, Warded Robe, Censor's Seal",
        """
        1 Quicken, 1 Mana Surge, 1 Arcane Overload, 4 Arcane Bolt, 3 Foresight, 3 Arcane Motes
        3 Static Charge, 3 Deny, 2 Blink, 2 Unravel, 2 Time Slip, 1 Searing Light, 1 Phase Shift
        3 Twin Bolt, 4 Scorching Ray, 2 Refute, 2 Chain Spark, 1 Mirror Thought
        4 Ley Lance, 2 Silence the Verse
        1 Blizzard, 1 Unyielding, 1 Pyroblast, 1 Arcane Torrent, 1 Everwinter
        """, """
        Ashwood Staff, Traveller's Boots
        2 Chain Spark, 1 Searchlight, 1 Thunderclap
        2 Refute, 2 Unravel
        Watching Orb, Befuddle, Mind's Eye, Focus, Leyline Step
        """),
    "nessa": _armory(
        "Nessa: The Walled Garden", "nessa", "Thorn Whip, Briar Coat, Poisoner's Kit",
        """
        2 Elixir of Haste, 1 Silent Steps, 3 Throwing Knife, 3 Wisp Lantern, 2 Thorn Seed, 2 Crippling Daggers
        1 Numbroot Paste, 4 Nightshade Vial, 3 Fire Flask, 2 Widow's Kiss, 1 Serrated Edge, 2 Healing Draught, 1 Purge
        1 Draught of Clarity, 1 Summon Shade, 4 Aimed Shot, 2 Smoke Bomb, 1 Flurry, 1 Bloodletting, 1 Vanish
        1 Alchemist's Fire, 2 Cryo Flask, 2 Piercing Arrow, 1 Censer of Plagues
        2 Volley, 1 Unyielding, 1 Dance of Knives, 1 Heart of Imriel, 1 Shadow Double
        """, """
        Hunting Bow, Traveller's Boots
        Searchlight, Flash Powder, Dreamlace Spores, Spyglass
        2 Purge, 2 Purifying Wave
        Sleeping Powder, Grappling Hook, Bandages, Scroll of Passage, Cleansing Prayer
        """),
    "night-market": _armory(
        "Nessa: The Night Market", "nessa", "Hunting Bow, Briar Coat, Poisoner's Kit",
        """
        2 Elixir of Haste, 1 Silent Steps, 3 Throwing Knife, 2 Leadroot Tar, 2 Smuggled Powder, 2 Crippling Daggers
        1 Carved Ice, 1 Open the Eye, 2 Nightshade Vial, 2 Mindfog Incense, 3 Fire Flask, 1 Widow's Kiss
        1 Palsywort Dart, 1 Serrated Edge, 2 Healing Draught, 1 Purge, 1 Draught of Clarity, 1 Summon Shade
        4 Aimed Shot, 1 Smoke Bomb, 1 Call the Spring, 1 Raise the Idol, 1 Glassvein Dust, 1 Vanish
        1 Alchemist's Fire, 2 Cryo Flask, 2 Piercing Arrow, 1 Censer of Plagues
        2 Volley, 1 Unyielding, 1 Dance of Knives, 1 Heart of Imriel, 1 Shadow Double
        """, """
        Thorn Whip, Traveller's Boots
        Searchlight, Flash Powder, Dreamlace Spores, Spyglass
        2 Purge, 2 Purifying Wave
        Sleeping Powder, Thorn Seed, Wisp Lantern, Scroll of Passage, Cleansing Prayer
        """),
}  # fmt: skip
