"""Shard: broken crystal. Optional, random, volatile: above the curve, paid for with Backlash and brittle Health."""

from rulewright.games.outposts.cards.atoms import (
    Backlash,
    Bolt,
    CheapCrystal,
    Discard,
    Draw,
    GainMana,
    Repair,
    Seek,
    Strike,
)
from rulewright.games.outposts.cards.card import Standing
from rulewright.games.outposts.cards.make import (
    GUARD,
    RECKLESS,
    Deck,
    arrival,
    income,
    last_breath,
    offering,
    salvage,
    siege,
    trap,
)

SHARD_DECK = Deck("shard")
_S = SHARD_DECK
_S.creature("Fractured Wisp", 1, "1/0/1", "2", offering(2))
_S.creature("Shardling", 1, "2/0/1", "2", salvage(1))
_S.creature("Facet Guard", 2, "1/3/2", "2", GUARD)
_S.creature("Prism Stalker", 2, "3/1/2", "2", last_breath(Backlash(1)))
_S.creature("Crystal Seer", 3, "2/1/3", "2", arrival(Seek(3)))
_S.creature("Glass Golem", 3, "4/4/1", "2")
_S.creature("Mana Leech", 3, "2/1/3", "2", arrival(GainMana(1, behind=2)))
_S.creature("Resonant Beast", 3, "3/2/4", "2", arrival(Discard(1, random=True)))
_S.creature("Shard Colossus", 4, "5/2/5", "2", arrival(Backlash(2)))
_S.creature("Unstable Elemental", 4, "5/0/3", "2", RECKLESS, siege(1))
_S.creature(
    "Heart of the Shard", 7, "7/4/8", "2",
    Standing("cheaper_by_crystals", 1, "costs {n} less for each Mana Crystal you have"),
)  # fmt: skip
_S.spell("Attunement", 0, "2", CheapCrystal(2), Repair(1))
_S.spell("Surge", 0, "2", GainMana(3), Backlash(2))
_S.spell("Refract", 2, "2", Draw(3))
_S.spell("Shatter", 2, "2", Bolt(5), Backlash(1))
_S.spell("Fault Line", 3, "2", Strike(5), Backlash(2))
_S.spell("Chain Lightning", 4, "2", Bolt(3, "two"))
_S.upgrade("Feedback Coil", 2, "0/0", "2", trap(Bolt(3, "group_and_defenders")))
_S.upgrade(
    "Prism Ward", 2, "0/4", "2",
    Standing("brittle", 1, "discard this after the first assault against this Outpost in which it was face-up"),
)  # fmt: skip
_S.upgrade(
    "Shard Battery", 2, "0/0", "2",
    income(1),
    Standing("thorn", 1, "Backlash {n} on this Outpost whenever it is attacked"),
)  # fmt: skip
