"""The Encounter Deck: Monsters and Events; the Name Cards of Villains stand with the Characters (RE-037)."""

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.atoms import Atom, GainItem, GainWild, Harm
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.cards.items import key_of


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
    _event("Sandstorm", Harm(1, atoms.DESERT)),
    _event("Wildfire", Harm(1, atoms.FOREST)),
    _event("Rockslide", Harm(1, atoms.MOUNTAIN)),
    _event("Flood", Harm(1, atoms.WATER)),
    _event("Bandits on the Road", atoms.Bandits(1, 2)),
    _event("Wandering Merchant", atoms.Merchant(1)),
    _event("Nike's Favour", atoms.Favour(1)),
    _event("Whisper of the Shadow", atoms.Whisper(1, 2)),
    _event("Omen over the Ruins", atoms.Omen()),
    _event("Quiet Night", atoms.QuietNight(1)),
)
