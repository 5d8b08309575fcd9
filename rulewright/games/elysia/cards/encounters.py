"""The Encounter Deck: Monsters and Events; the Name Cards of Villains stand with the Characters (RE-037)."""

from rulewright.games.elysia.cards.atoms import (
    DESERT,
    FOREST,
    MOUNTAIN,
    WATER,
    Atom,
    Bandits,
    Favour,
    GainItem,
    GainWild,
    Harm,
    Merchant,
    Omen,
    QuietNight,
    Whisper,
)
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.cards.make import key_of


def _monster(name: str, level: int, attack: int, defense: int, *reward: Atom) -> Card:
    """Three numbers and a Reward; no player can play it (RE-209, RE-214, RE-215)."""
    return Card(key_of(name), name, "monster", "encounter", attack=attack, defense=defense, level=level,
                effects=reward, origin="completed")  # fmt: skip


def _event(name: str, *effects: Atom) -> Card:
    return Card(key_of(name), name, "event", "encounter", effects=effects, origin="house")


MONSTERS = (
    _monster("Rat", 1, 1, 1, GainWild(1)),
    _monster("Goblins", 2, 2, 2, GainWild(2)),
    _monster("Troll", 3, 4, 4, GainWild(2), GainItem(1)),
)
EVENTS = (
    _event("Sandstorm", Harm(1, DESERT)),
    _event("Wildfire", Harm(1, FOREST)),
    _event("Rockslide", Harm(1, MOUNTAIN)),
    _event("Flood", Harm(1, WATER)),
    _event("Bandits on the Road", Bandits(1, 2)),
    _event("Wandering Merchant", Merchant(1)),
    _event("Nike's Favour", Favour(1)),
    _event("Whisper of the Shadow", Whisper(1, 2)),
    _event("Omen over the Ruins", Omen()),
    _event("Quiet Night", QuietNight(1)),
)
