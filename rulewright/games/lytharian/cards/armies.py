"""The ready-made armies and decks, one for each faction, for the main game, Battle Duels and Pawn Wars."""

from dataclasses import dataclass

from rulewright.games.lytharian.cards.make import key_of


@dataclass(frozen=True)
class Army:
    """Troops and deck by card key. The order of troops is the owner's: left before right, pawns from file a on."""

    name: str
    troops: tuple[str, ...]
    deck: tuple[str, ...]


def _keys(text: str) -> tuple[str, ...]:
    """'2 Cave Bear, Oshara' as keys, each as often as it says."""
    found: list[str] = []
    for part in text.split(","):
        words = part.split()
        copies = int(words.pop(0)) if words[0].isdecimal() else 1
        found += [key_of(" ".join(words))] * copies
    return tuple(found)


_ARCANE = "2 Power Geyser, 2 Arcane Denial, 2 Wild Energy Currents, 2 Deny Thy Enemy"
_NEUTRAL = "2 Spell Find, 2 Sidestep, Spell Purge, Power Through Sacrifice, Movement of the Queen"
_DRUMS = "2 Spell Find, 2 Sidestep, Spell Purge, War Drums, Movement of the Queen"
_LIFE = "3 Healing Star, 2 Powered Light Guard, 2 Greater Healing Star, Blazing Sun, Call to Dawn"
_LIFE_NEUTRAL = "3 Healing Star, 2 Powered Light Guard, 2 Greater Healing Star, Sanctuary, Call to Dawn"
_DEATH = "3 Deathbolt, 2 Siphon Health, 2 Death Armor, Dark Moon, Wasting Sickness"
_DEATH_NEUTRAL = "3 Deathbolt, 3 Siphon Health, Drain Life, 2 Wasting Sickness"
_FIRE = "2 Fireball, Fire Rain, Volcanic Eruptions, Flame Burst, Melt, Flame Blade, 2 Smoldering Flames"
_WATER = "2 Ice Barrier, 3 Ice Lance, 2 Powered Soothing Mist, Healing Rain, Chill Touch"
_AIR = "3 Lightning Strike, 2 Forked Bolt, 2 Gust, Storm Front, Eagle's Eye"
_EARTH = "2 Rock Guard, 3 Stone Shard, Rust in Peace, Tripping Vines, Stoneskin, Earthen Wall"


def _deck(*parts: str) -> tuple[str, ...]:
    return tuple(key for part in parts for key in _keys(part))


ARMIES: dict[str, Army] = {
    "brudakian": Army(
        "Brudakian",
        _keys("Battle Brawler Bronn, Consort Tavvo, Defendermage Khirha, Brudakian Gatekeeper,"
              "2 Brudakian Heavy Cavalry, Brudakian Windmage, Archivist Selwyn, 2 Brudakian Magemaster,"
              "2 Brudakian Blastmage, 2 Gate Captain Brudus, 2 Brudakian Apprentice"),
        _deck(_LIFE, _FIRE, _AIR, _ARCANE, _NEUTRAL, "2 Knight's Lance, 2 Longsword, 2 Chain Mail, 2 Hide Armor"),
    ),
    "kevetni": Army(
        "Kevetni",
        _keys("Elderking Laurien, Oshara, Kevetni Blademaster, Kevetni Treewarden, Kevetni Woodguard,"
              "Kevetni Stagrider, Kevetni Starcaller, Grovemother Ysil, 2 Kevetni Captain, 2 Kevetni Archer,"
              "2 Kevetni Lurker, 2 Kevetni Watcher"),
        _deck(_LIFE, _WATER, _EARTH, _ARCANE, _NEUTRAL, "2 Starweave Robe, 2 Longsword, 2 Chain Mail, 2 Mace"),
    ),
    "stoneborn": Army(
        "Stoneborn",
        _keys("Rognarr, Forgequeen Hildra, 2 Stoneborn Stoneguard, 2 Stoneborn Cavalry, Stoneborn Quartermaster,"
              "Stoneborn Runecaster, 2 Stoneborn Infantrydwarf, 2 Stoneborn Axedwarf, 2 Stoneborn Slinger,"
              "2 Stoneborn Delver"),
        _deck(_DEATH_NEUTRAL, _WATER, _EARTH, _ARCANE, _DRUMS, "2 Breaker Hammer, 2 Axe, 2 Chain Mail, 2 Hide Armor"),
    ),
    "surictavi": Army(
        "Surictavi",
        _keys("Burrowlord Tamik, Sunspear Ranna, Den Guard Keero, Surictavi Wallkeeper, 2 Surictavi Tunnelrunner,"
              "Surictavi Mender, Elder Tikka, 2 Surictavi Slinger, 2 Surictavi Spearling, 2 Surictavi Mobber,"
              "2 Surictavi Nurse"),
        _deck(_LIFE_NEUTRAL, _WATER, _AIR, _ARCANE, _DRUMS, "2 Tower Shield, 2 Longsword, 2 Chain Mail, 2 Axe"),
    ),
    "zuk-gar": Army(
        "Zuk Gar",
        _keys("Warchief Gorbrak, Korganoth, Zuk Gar Ramgang, Zuk Gar Ironhide, Zuk Gar War Leader, Zuk Gar Boarrider,"
              "Zuk Gar Blood Priest, Witchdoctor Nokturnis, 2 Zuk Gar Shocktrooper, 2 Zuk Gar Axethrower,"
              "2 Zuk Gar Berserker, 2 Zuk Gar Raider"),
        _deck(_DEATH, _FIRE, _AIR, _ARCANE, _NEUTRAL, "2 Warhide Mail, 2 Blackened Blade, 2 Hide Armor, 2 Axe"),
    ),
    "deepdark": Army(
        "Deepdark",
        _keys("King Skrag, Nightmother Vexa, 2 Deepdark Bully, Slimeserpent Rider, Deepdark Spiderrider,"
              "Deepdark Plaguebearer, Deepdark Prowler, 2 Deepdark Footfodder, 2 Deepdark Tunneler,"
              "2 Deepdark Scavenger, 2 Deepdark Backstabber"),
        _deck(_DEATH, _FIRE, _EARTH, _ARCANE, _NEUTRAL, "2 Venom Blade, 2 Longsword, 2 Chain Mail, 2 Hide Armor"),
    ),
}  # fmt: skip

# Seven troops of the army for Battle Duels (LC-349): one of each officer and two Pawns, by place in the army.
DUEL_PLACES = (0, 1, 2, 4, 7, 8, 10)
# What Battle Duels leave out of an army's deck: who steps out of a fight that is lost has tied the round (LC-R273).
NOT_IN_DUELS = _keys("Sidestep, Gust, Movement of the Queen")

# Sixteen Pawns for Pawn Wars (LC-367): two of each of eight names (LC-R282).
PAWNS: dict[str, tuple[str, ...]] = {
    "brudakian": _keys("2 Brudakian Magemaster, 2 Brudakian Apprentice, 2 Brudakian Blastmage, 2 Gate Captain Brudus,"
                       "2 Kevetni Captain, 2 Kevetni Archer, 2 Unicorn Foal, 2 Cave Bear"),
    "kevetni": _keys("2 Kevetni Captain, 2 Kevetni Archer, 2 Kevetni Lurker, 2 Kevetni Watcher,"
                     "2 Brudakian Magemaster, 2 Gate Captain Brudus, 2 Surictavi Mobber, 2 Cave Bear"),
    "stoneborn": _keys("2 Stoneborn Infantrydwarf, 2 Stoneborn Axedwarf, 2 Stoneborn Slinger, 2 Stoneborn Delver,"
                       "2 Cave Bear, 2 Frost Sprite, 2 Timber Wolf, 2 Surictavi Spearling"),
    "surictavi": _keys("2 Surictavi Slinger, 2 Surictavi Spearling, 2 Surictavi Mobber, 2 Surictavi Nurse,"
                       "2 Cave Bear, 2 Stoneborn Infantrydwarf, 2 Timber Wolf, 2 Frost Sprite"),
    "zuk-gar": _keys("2 Zuk Gar Shocktrooper, 2 Zuk Gar Axethrower, 2 Zuk Gar Berserker, 2 Zuk Gar Raider,"
                     "2 Deepdark Backstabber, 2 Deepdark Tunneler, 2 Cave Bear, 2 Timber Wolf"),
    "deepdark": _keys("2 Deepdark Footfodder, 2 Deepdark Tunneler, 2 Deepdark Scavenger, 2 Deepdark Backstabber,"
                      "2 Zuk Gar Berserker, 2 Zuk Gar Axethrower, 2 Cave Bear, 2 Frost Sprite"),
}  # fmt: skip
