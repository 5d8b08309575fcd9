"""Elementalist: red fire, blue frost, white storm, and summoning mana; few bodies, much magic (BG-004)."""

from rulewright.games.battleground.cards.atoms import Damage, Enchant, Place, Push, PushDamage, SummonThis
from rulewright.games.battleground.cards.board import Also, Board, Boost, Power
from rulewright.games.battleground.cards.card import FOE, Aim, CardList
from rulewright.games.battleground.cards.mana import BLUE, RED, SUMMONING, WHITE
from rulewright.games.battleground.cards.standing import Enchantment

HOME = Aim("home")

_cards = CardList("elementalist")
_cards.spell("Firebolt", "R", "Fire", FOE, Damage(1))
_cards.spell("Fireball", "RRW", "Fire", Aim("crossing"), Damage(2, "area_units"))
_cards.spell("Ember Elemental", "RS", "Fire Elemental", HOME, SummonThis(), attack=2, hp=3)
_cards.spell("Frost Shard", "U", "Frost", FOE, Place(1, condition="chill"), Damage(1))
_cards.spell("Ice Wall", "U", "Frost Elemental", Aim("half"), SummonThis(half=True), hp=2, grounded=1)
_cards.spell("Blizzard", "UU", "Frost", Aim("row"), Enchant(), enchantment=Enchantment(
    2, (Place(1, "row_foes", condition="snare"), Place(1, "row_foes", condition="chill"))))  # fmt: skip
_cards.spell("Lightning", "RW", "Storm", Aim("foe_or_hero"), Damage(3))
_cards.spell("Gust", "W", "Storm", FOE, Push())
_cards.spell("Storm Elemental", "WS", "Storm Elemental", HOME, SummonThis(), Place(1, "this", condition="haste"),
            attack=2, hp=2, range=1)  # fmt: skip
_cards.spell("Stone Golem", "SS", "Earth Elemental", HOME, SummonThis(), attack=3, hp=4, shield=1)

ELEMENTALIST = tuple(_cards.cards)

ELEMENTALIST_BOARD = Board(
    "elementalist",
    "Elementalist",
    ("firebolt", "frost-shard", "ember-elemental", "storm-elemental", "stone-golem", "ice-wall"),
    False,
    (
        ("Fire", (
            Power("Kindle", orb=RED),
            Power("Conflagration", take=("fireball",)),
            Power("Pyromancer", boosts=(Boost("firebolt", "damage"),)),
            Power("Embers", orb=RED),
            Power("Inferno", boosts=(Boost("fireball", "damage"), Boost("fireball", "spare"))),
        )),
        ("Frost", (
            Power("Rime", orb=BLUE),
            Power("Whiteout", take=("blizzard",)),
            Power("Cryomancer", boosts=(Boost("frost-shard", "chill"),),
                  also=(Also("blizzard", Damage(1, "row_foes")),)),
            Power("Glacier", orb=SUMMONING),
            Power("Deep Winter", boosts=(Boost("blizzard", "chill"),)),
        )),
        ("Storm", (
            Power("Breeze", orb=WHITE),
            Power("Thunderhead", take=("lightning", "gust")),
            Power("Stormcaller", boosts=(Boost("lightning", "damage"),)),
            Power("Updraft", orb=SUMMONING),
            Power("Tempest", also=(Also("gust", PushDamage(1, stuck=2)),)),
        )),
    ),
)  # fmt: skip
