"""The eight Seekers: twenty points over five attributes, 90 to 110 Life, one effect of their own (SK-048, SK-049)."""

from rulewright.games.seekers.cards.aim import YOU
from rulewright.games.seekers.cards.atoms.life import HealPer, LoseLife, Shield
from rulewright.games.seekers.cards.atoms.movement import TokensAct
from rulewright.games.seekers.cards.atoms.resources import GainAP, PlayFromDiscard, Scry, StashCard
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.lasting import Mod, When
from rulewright.games.seekers.cards.make import action, seeker

SEEKERS: tuple[Card, ...] = (
    seeker(
        "Mara, Veiled Blade", "3/8/2/4/3",
        When("gain_stealth", (StashCard(5),), "when you gain Stealth"),  # SK-273, SK-D27
        origin="completed", flavor="You will know she was here. Not when.",
    ),
    seeker(
        "Theron the Ashwaker", "1/3/8/4/4",
        When("hot_2", (PlayFromDiscard(type="fire"),),
             "on the second instance of 10 or more fire damage you deal in a turn", name="Hot Streak"),  # SK-R198
        origin="completed", flavor="Everything he loved is ash. He keeps it warm.",
    ),
    seeker(
        "Ser Halvard, Oath of Dawn", "6/2/1/6/5",
        When("damage_taken", (Shield(4, moments=1),), "the first time you take damage each turn", once=True),
        life=90, flavor="The oath is simple. Keeping it has taken thirty years.",
    ),
    seeker(
        "Vexia, Pactbound", "2/2/5/8/3",
        When("shadow_dealt", (HealPer(4),), "when you deal shadow damage"),
        action=action("Blood Tithe", 0, YOU, LoseLife(6), GainAP(2), immediate=True),
        life=110, flavor="She read the small print. She signed anyway.",
    ),
    seeker(
        "Isolde Rimewalker", "1/6/7/3/3",
        Mod("veil", 2, "enemies with Frozen or Slow do not see you beyond {n} hexes"),
        life=110, flavor="Snow keeps every footprint except hers.",
    ),
    seeker(
        "Brakka Gravebreaker", "8/3/0/3/6",
        Mod("collide_dice", 1, "when you make an enemy Collide, roll {n}d6 more"),
        Mod("no_collision", 1, "you take no damage when you Collide"),
        flavor="Doors are a kind of wall. Walls are a kind of door.",
    ),
    seeker(
        "Orin the Quiet Page", "0/3/8/5/4",
        When("countered", (Scry(2),), "when you Counter or Dispel a card"),
        life=110, flavor="He has never raised his voice, nor needed to.",
    ),
    seeker(
        "Nessa Thornhand", "3/6/2/5/4",
        When("item_played", (TokensAct(3),), "when you play an Item"),
        flavor="Mind the garden. It minds you.",
    ),
)  # fmt: skip
