"""Silver: mercenaries that fit every faction; the draft deck."""

from rulewright.games.outposts.cards.atoms import (
    Bolt,
    Discard,
    Dismantle,
    Draw,
    Expel,
    GainMana,
    Repair,
    Shift,
)
from rulewright.games.outposts.cards.card import Standing
from rulewright.games.outposts.cards.make import (
    GUARD,
    SWIFT,
    VANGUARD,
    WITHDRAW,
    Deck,
    arrival,
    income,
    pierce,
    salvage,
    siege,
    trap,
)

SILVER_DECK = Deck("silver")
_S = SILVER_DECK
_S.creature("Coin Scout", 1, "1/0/1", "1", SWIFT, salvage(1))
_S.creature("Hired Blade", 1, "2/0/1", "2")
_S.creature("Silver Squire", 1, "1/1/2", "2")
_S.creature("Caravan Hand", 2, "1/1/2", "1", salvage(1))
_S.creature("Free Lance", 2, "2/1/2", "2")
_S.creature("Toll Guard", 2, "1/2/3", "2", GUARD)
_S.creature("Argent Lancer", 3, "3/0/3", "1", pierce(2))
_S.creature("Bounty Hunter", 3, "2/1/3", "2", arrival(Bolt(2)))
_S.creature("Field Engineer", 3, "2/2/3", "1", arrival(Repair(2)))
_S.creature("Quartermaster", 3, "2/1/3", "1", arrival(Draw(1)))
_S.creature("Sapper", 3, "1/1/3", "1", siege(3))
_S.creature("Sellsword Twins", 3, "3/1/4", "2")
_S.creature("Outrider", 4, "3/1/4", "1", SWIFT, WITHDRAW)
_S.creature("Shield Company", 4, "1/4/5", "1", GUARD)
_S.creature(
    "Veteran Captain", 4, "3/2/4", "1",
    Standing("group_attack", 1, "each other creature in its attacking group has {more} Attack"),
    Standing("post_attack", 1, "each other creature defending the same Outpost has {more} Attack"),
)  # fmt: skip
_S.creature("Argent Champion", 5, "4/3/6", "1", VANGUARD)
_S.spell("Payday", 0, "2", GainMana(2))
_S.spell("Forced March", 1, "1", Shift())
_S.spell("Hired Arrow", 1, "2", Bolt(2))
_S.spell("Pay the Masons", 1, "2", Repair(3))
_S.spell("Contract", 2, "1", Bolt(4))
_S.spell("Recruiting Drive", 2, "1", Draw(3), Discard(1))
_S.spell("Tear Down", 2, "2", Dismantle())
_S.spell("Bribe", 3, "1", Expel(then_pin=True))
_S.upgrade("Palisade", 1, "1/1", "2")
_S.upgrade("Tripwire", 1, "0/0", "2", trap(Bolt(2, "attacker")))
_S.upgrade("Reinforced Gate", 2, "0/3", "1")
_S.upgrade("Ballista", 3, "4/0", "1")
_S.upgrade(
    "Supply Depot", 3, "0/0", "1",
    Standing("depot", 1, "draw {more_cards} in your Draw step if your deck holds it", open_only=True),
)  # fmt: skip
_S.upgrade("Tax Office", 3, "0/0", "1", income(1))
