"""Elementalist: red fire, blue frost, white storm, and summoning mana; few bodies, much magic (BG-004)."""

from rulewright.games.battleground.cards.atoms import Damage, Enchant, Enchantment, Place, Push, SummonThis
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.make import FOE, Deck

HOME = Aim("home")

_deck = Deck("elementalist")
_deck.spell("Firebolt", "R", "Fire", FOE, Damage(1))
_deck.spell("Fireball", "RRW", "Fire", Aim("crossing"), Damage(2, "area_units"))
_deck.spell("Ember Elemental", "RS", "Fire Elemental", HOME, SummonThis(), attack=2, hp=3)
_deck.spell("Frost Shard", "U", "Frost", FOE, Place(1, condition="chill"), Damage(1))
_deck.spell("Ice Wall", "U", "Frost Elemental", Aim("half"), SummonThis(half=True), hp=2, grounded=1)
_deck.spell("Blizzard", "UU", "Frost", Aim("row"), Enchant(), enchantment=Enchantment(
    2, (Place(1, "row_foes", condition="snare"), Place(1, "row_foes", condition="chill"))))  # fmt: skip
_deck.spell("Lightning", "RW", "Storm", Aim("foe_or_hero"), Damage(3))
_deck.spell("Gust", "W", "Storm", FOE, Push())
_deck.spell("Storm Elemental", "WS", "Storm Elemental", HOME, SummonThis(), Place(1, "this", condition="haste"),
            attack=2, hp=2, range=1)  # fmt: skip
_deck.spell("Stone Golem", "SS", "Earth Elemental", HOME, SummonThis(), attack=3, hp=4, shield=1)

ELEMENTALIST: tuple[Card, ...] = tuple(_deck.cards)
