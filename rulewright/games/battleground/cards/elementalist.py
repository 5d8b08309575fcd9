"""Elementalist: red fire, blue frost, white storm, and summoning mana; few bodies, much magic (BG-004)."""

from rulewright.games.battleground.cards.atoms import Damage, Enchant, Place, Push, PushDamage, SummonThis
from rulewright.games.battleground.cards.board import Also, Board, Boost, Power, orb_power, take_power
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.card_list import FOE, CardList
from rulewright.games.battleground.cards.mana import BLUE, RED, SUMMONING, WHITE
from rulewright.games.battleground.cards.standing import Enchantment

HOME = Aim("home")

_cards = CardList("elementalist")
_cards.spell("Firebolt", "R", "Fire", FOE, Damage(1), icon="fire-flame-simple")
_cards.spell("Fireball", "RRW", "Fire", Aim("crossing"), Damage(2, "area_units"), icon="meteor")
_cards.spell("Ember Elemental", "RS", "Fire Elemental", HOME, SummonThis(), attack=2, hp=3, icon="fire-flame-curved")
_cards.spell("Frost Shard", "U", "Frost", FOE, Place(1, condition="chill"), Damage(1), icon="icicles")
_cards.spell("Ice Wall", "U", "Frost Elemental", Aim("half"), SummonThis(half=True), hp=2, grounded=1, icon="cubes")
_cards.spell("Blizzard", "UU", "Frost", Aim("row"), Enchant(), enchantment=Enchantment(
    2, (Place(1, "row_foes", condition="snare"), Place(1, "row_foes", condition="chill"))),
    icon="snowflake")  # fmt: skip
_cards.spell("Lightning", "RW", "Storm", Aim("foe_or_hero"), Damage(3), icon="cloud-bolt")
_cards.spell("Gust", "W", "Storm", FOE, Push(), icon="wind")
_cards.spell("Storm Elemental", "WS", "Storm Elemental", HOME, SummonThis(), Place(1, "this", condition="haste"),
            attack=2, hp=2, range=1, icon="tornado")  # fmt: skip
_cards.spell("Stone Golem", "SS", "Earth Elemental", HOME, SummonThis(), attack=3, hp=4, shield=1,
             icon="hill-rockslide")  # fmt: skip

ELEMENTALIST: tuple[Card, ...] = tuple(_cards.cards)

ELEMENTALIST_BOARD = Board(
    "elementalist",
    "Elementalist",
    ("firebolt", "frost-shard", "ember-elemental", "storm-elemental", "stone-golem", "ice-wall"),
    False,
    (
        ("Fire", (
            orb_power("Kindle", RED),
            take_power("Conflagration", "fireball"),
            Power("pyromancer", "Pyromancer", boosts=(Boost("firebolt", "damage"),)),
            orb_power("Embers", RED),
            Power("inferno", "Inferno", boosts=(Boost("fireball", "damage"), Boost("fireball", "spare"))),
        )),
        ("Frost", (
            orb_power("Rime", BLUE),
            take_power("Whiteout", "blizzard"),
            Power("cryomancer", "Cryomancer", boosts=(Boost("frost-shard", "chill"),),
                  also=(Also("blizzard", Damage(1, "row_foes")),)),
            orb_power("Glacier", SUMMONING),
            Power("deep-winter", "Deep Winter", boosts=(Boost("blizzard", "chill"),)),
        )),
        ("Storm", (
            orb_power("Breeze", WHITE),
            take_power("Thunderhead", "lightning", "gust"),
            Power("stormcaller", "Stormcaller", boosts=(Boost("lightning", "damage"),)),
            orb_power("Updraft", SUMMONING),
            Power("tempest", "Tempest", also=(Also("gust", PushDamage(1, stuck=2)),)),
        )),
    ),
)  # fmt: skip
