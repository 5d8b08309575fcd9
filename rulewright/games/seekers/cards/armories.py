"""The eight preconstructed Armories with their Sideboards, by title (SK-032 to SK-044)."""

from rulewright.games.seekers.armory import Armory
from rulewright.games.seekers.cards.make import key_of


def _keys(text: str) -> tuple[str, ...]:
    """Card keys from lines such as '4 Ember Dart, 2 Pyroblast'; a title without a number is one card."""
    found: list[str] = []
    for entry in text.replace("\n", ",").split(","):
        count, _, title = entry.strip().partition(" ")
        if title and count.isdecimal():
            found += [key_of(title)] * int(count)
        elif count:
            found.append(key_of(entry.strip()))
    return tuple(found)


def _armory(name: str, seeker: str, equipment: str, tactics: str, side: str) -> Armory:
    return Armory(name, seeker, _keys(equipment), _keys(tactics), _keys(side))


ARMORIES: dict[str, Armory] = {
    "mara": _armory(
        "Mara: Knives in the Smoke", "mara", "Fangs of Balthier, Nightweave, Coin of Whispers",
        """
        3 Quick Stab, 4 Throwing Knife, 4 Serrated Edge, 3 Hamstring, 3 Tumble, 2 Silent Steps, 2 Aimed Shot
        4 Crippling Daggers, 4 Fatal Thrust, 3 Smoke Bomb, 2 Hidden Blade, 2 Shadow Step, 2 Flurry, 2 Draught of Clarity
        2 Vanish, 2 Assassinate, 2 Volley
        1 Shadow Double, 1 Killing Moment, 1 Dance of Knives, 1 Purge
        """,
        """
        Thorn Whip, Traveller's Boots
        2 Fire Flask, 2 Piercing Arrow
        2 Purge, 2 Scroll of Unmaking
        2 Disarm, 1 Shadow Double, 2 Sleeping Powder
        """,
    ),
    "theron": _armory(
        "Theron: Ash and Ember", "theron", "Ashwood Staff, Emberlord's Regalia, Ashen Loop",
        """
        4 Ember Dart, 4 Incinerating Blast, 3 Fire Lash, 3 Scorching Ray, 3 Blink, 3 Foresight, 2 Unravel, 2 Quicken
        3 Flame Torrent, 3 Infernal Javelin, 3 Blast Wave, 3 Frost Nova, 2 Kindle, 1 Deflect
        2 Pyroblast, 2 Dragon's Breath, 2 Presence of Mind, 1 Arcane Overload
        1 World in Flames, 1 Phoenix Rite, 1 Falling Star, 1 Deny
        """,
        """
        Warded Robe, Traveller's Boots
        2 Flashfire, 2 Backdraft
        2 Deny, 2 Unravel
        2 Wildfire, 1 World in Flames, 2 Rime Armor
        """,
    ),
    "halvard": _armory(
        "Halvard: The Oath Holds", "halvard", "Dawnblade, Oathplate, Sunstone",
        """
        4 Smite, 4 Heavy Swing, 3 Sunlance, 3 Ward of Light, 3 Bull Rush, 3 Searchlight, 2 Battle Cry, 2 Brace
        3 Shield Bash, 3 Throwing Axes, 2 Consecrate, 2 Blinding Flash, 2 Purifying Wave, 2 Turn Aside
        2 Hammer of Dawn, 2 Judgment, 1 Parry
        2 Draught of Clarity, 2 Second Wind, 1 Earthshaker, 1 Dawnbringer, 1 Sanctuary
        """,
        """
        Pilgrim's Staff, Traveller's Boots
        2 Searchlight, 2 Radiant Burst
        3 Purge, 1 Parry
        2 Oath of Protection, 2 Bulwark, 1 Unyielding
        """,
    ),
    "vexia": _armory(
        "Vexia: Signed in Blood", "vexia", "Pact Scepter, Pactskin, Blood Chalice",
        """
        4 Shadow Bolt, 4 Blood Price, 3 Drain Life, 3 Terrify, 3 Foresight, 2 Grasping Dark, 2 Dread Shriek
        3 Nightmare, 3 Shadow Step, 2 Whisper of Doom, 2 Umbral Wave, 2 Summon Shade, 2 Void Grasp, 2 Dark Tithe
        2 Soul Rend, 2 Consume, 2 Wraith Form
        1 Pact of Ruin, 1 Last Rites, 2 Purge, 2 Deny, 1 Shadow Feast
        """,
        """
        Pilgrim's Staff, Traveller's Boots
        2 Searchlight, 2 Blinding Flash
        2 Purge, 2 Deny
        1 Sanctuary, 2 Aegis of Dawn, 2 Mend
        """,
    ),
    "isolde": _armory(
        "Isolde: First Snow", "isolde", "Rime Needles, Rimeplate, Hawk's Eye",
        """
        4 Ice Shard, 4 Frostbolt, 3 Cold Snap, 3 Throwing Knife, 3 Foresight, 3 Black Ice, 2 Glacial Spike, 2 Unravel
        3 Ice Lance, 3 Crippling Daggers, 3 Frost Nova, 2 Piercing Arrow, 2 Smoke Bomb, 2 Whiteout
        2 Shatter, 2 Deep Freeze, 1 Winter's Grasp, 1 Vanish
        1 Blizzard, 1 Everwinter, 1 Arcane Torrent, 2 Hoarfrost
        """,
        """
        Hunting Bow, Traveller's Boots
        2 Chain Spark, 2 Volley
        2 Deny, 2 Unravel
        2 Numbing Wind, 1 Killing Moment, 2 Rime Armor
        """,
    ),
    "brakka": _armory(
        "Brakka: Through the Wall", "brakka", "Gravemaul, Gravehide, Gravechain",
        """
        4 Heavy Swing, 4 Bull Rush, 4 Pin, 3 Battle Cry, 3 Brace, 3 Cleave, 2 Tumble, 2 Shrug Off
        3 Shield Bash, 3 Throw Down, 3 Wall Slam, 2 Battering Ram, 2 Throwing Axes, 2 Draught of Clarity, 1 Elixir of Haste
        2 Skullcracker, 2 Execution, 2 Blood for Power
        1 Earthshaker, 1 Gravebreaker's Fury, 1 Parry
        """,
        """
        Worn Shortsword, Traveller's Boots
        2 Fire Flask, 2 Throwing Knife
        2 Purge, 2 Parry
        2 Bulwark, 1 Unyielding, 2 Manacles
        """,
    ),
    "orin": _armory(
        "Orin: The Last Word", "orin", "Page's Quill, Warded Robe, Censor's Seal",
        """
        4 Arcane Bolt, 4 Static Charge, 3 Foresight, 3 Deny, 3 Blink, 2 Unravel, 3 Scorching Ray, 2 Searing Light
        3 Twin Bolt, 3 Arcane Motes, 2 Chain Spark, 2 Refute, 2 Deflect, 2 Time Slip, 2 Numbing Wind
        2 Silence the Verse, 1 Phase Shift, 1 Pyroblast, 1 Presence of Mind
        1 Mirror Thought, 1 Arcane Torrent, 2 Ley Lance, 1 Mana Surge
        """,
        """
        Ashwood Staff, Traveller's Boots
        2 Chain Spark, 2 Searchlight
        2 Refute, 2 Unravel
        1 Blizzard, 2 Bulwark, 2 Thunderclap
        """,
    ),
    "nessa": _armory(
        "Nessa: The Walled Garden", "nessa", "Thorn Whip, Briar Coat, Poisoner's Kit",
        """
        4 Throwing Knife, 4 Nightshade Vial, 3 Fire Flask, 3 Serrated Edge, 2 Numbroot Paste, 3 Aimed Shot, 2 Tumble
        3 Wisp Lantern, 3 Thorn Seed, 3 Widow's Kiss, 3 Crippling Daggers, 2 Dreamlace Spores, 2 Summon Shade
        2 Alchemist's Fire, 2 Volley, 2 Piercing Arrow, 1 Purge, 1 Draught of Clarity
        1 Censer of Plagues, 1 Dance of Knives, 1 Heart of Imriel, 2 Net
        """,
        """
        Hunting Bow, Traveller's Boots
        2 Searchlight, 2 Flash Powder
        2 Purge, 2 Purifying Wave
        2 Sleeping Powder, 1 Shadow Double, 2 Grappling Hook
        """,
    ),
}  # fmt: skip
