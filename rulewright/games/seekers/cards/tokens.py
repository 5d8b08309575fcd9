"""The token units: no AP, no hand, no deck; they move only when a card says so. Their Mods are read in tokens.py."""

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.lasting import Mod
from rulewright.games.seekers.cards.make import token

TOKENS: tuple[Card, ...] = (
    token("Shade", 8, Mod("burst", 1, "when it is defeated, {n}d6 shadow damage to every unit next to it"),
          flavor="It was somebody. It would rather not say who."),
    token("Thorn Sprout", 10, Mod("thorns", 1, "an enemy that ends a movement next to it gets Root {n}"),
          flavor="It leans toward footsteps."),
    token("Ember Wisp", 5, Mod("glow", 1, "at the end of your turn, {n} fire damage to every enemy next to it"),
          flavor="Company, of a scorching kind."),
)  # fmt: skip
