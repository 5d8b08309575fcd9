"""Main and Side Quests: what they ask and what they earn (RE-242, RE-R148, RE-R149). The rules check them."""

from rulewright.games.elysia.cards.card import Card, Origin

HEALING = 2  # cards that a healed player draws


def _main(key: str, name: str, tunable: str, asks: str, origin: Origin = "completed") -> Card:
    return Card(key, name, "quest", "main", tunable=tunable, asks=asks, origin=origin)


def _side(
    key: str, name: str, asks: str, wild: int, light: int = 0, need: int = 0, tunable: str = "",
    origin: Origin = "completed",
) -> Card:  # fmt: skip
    return Card(key, name, "quest", "side", need=need, tunable=tunable, asks=asks, wild=wild, light=light,
                origin=origin)  # fmt: skip


MAIN = (
    _main("dark-lord", "Dark Lord", "dark_lord_darkness",
          "have net Darkness of {n} or more while your figure is on a Ruins tile"),
    _main("merchant-prince", "Merchant Prince", "merchant_prince_coin",
          "in your Buy part, in a Village where buying is not blocked, pay {n} Coin that came from cards"),
    _main("huntsmaster", "Huntsmaster", "huntsmaster_main_levels",
          "beat foes of {n} levels in all: who is Exhausted in a fight counts for everybody on the other side"),
    _main("become-the-hero", "Become the Hero", "",
          "be in the combat against the Corrupted Hero when it is Exhausted", "rulebook"),
)  # fmt: skip
SIDE = (
    _side("backstab", "Backstab", "Exhaust another player's Character in a combat you initiated", 2),
    _side("healer", "Healer", "on the tile of a damaged player, play an Apple for that player, who turns undamaged and "
          f"draws {HEALING}", 3, 1),
    _side("cartographer", "Cartographer", "have placed {n} Terrain Tiles yourself", 2, need=6),
    _side("treasure-hunter", "Treasure Hunter", "own {n} cards from the Exploration Deck", 2, need=2),
    _side("learn-a-spell", "Learn a Spell", "stop on Ruins and Exhaust every NPC there, with cards left in hand", 3),
    _side("huntsmaster-side", "Huntsmaster (side)", "beat foes of {n} levels in all, as the Huntsmaster counts them", 3,
          tunable="huntsmaster_side_levels"),
    _side("pilgrim", "Pilgrim", "have bought in {n} different Villages", 2, need=3, origin="house"),
    _side("wanderer", "Wanderer", "have ended movement on each of the 5 terrain types", 3, origin="house"),
    _side("champion", "Champion", "Exhaust a Villain with no ally on your side", 3, 1, origin="house"),
    _side("guardian", "Guardian", "Exhaust an NPC with Darkness in a Village", 2, origin="house"),
)  # fmt: skip
