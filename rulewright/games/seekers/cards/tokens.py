"""The token units: no AP, no hand, no deck; they move only when a card says so.

Their Mods are read in `resolution/tokens.py`, what catches those who come near in `movement/entering.py`, what hurts
those who are thrown against one in `movement/push_and_collide.py`.
"""

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
    token("Rime Totem", 9, Mod("chill", 2, "an enemy that ends a movement next to it gets Slow {n}"), edition=3,
          flavor="The faces are carved. The frowns came later."),
    token("Mending Spring", 6, Mod("spring", 2, "at the end of your turn, every ally next to it heals {n}"), edition=3,
          flavor="Kneel. It prefers that."),
    token("Spiked Idol", 12, Mod("spikes", 1, "a collision with it rolls {n}d6 more"), edition=3,
          flavor="Worshippers kept their distance. So should you."),
    token("Watching Eye", 4, Mod("watch", 2, "at the end of your turn, every enemy within {n} of it loses Stealth"),
          edition=3, flavor="It has never blinked. It has never needed to."),
    token("Powder Keg", 3, Mod("blast", 2, "when it is defeated, {n}d6 fire damage to every unit next to it"),
          edition=3, flavor="Marked 'flour' in a hurry."),
)  # fmt: skip
