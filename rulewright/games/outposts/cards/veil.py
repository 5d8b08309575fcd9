"""The Veil Syndicate: mist. Tempo and information: Swift, Withdraw, Expel, Traps, cards."""

from rulewright.games.outposts.cards.atoms import (
    Bolt,
    Discard,
    Dismantle,
    Draw,
    Erode,
    Expel,
    LookAtClosed,
    Pin,
    Return,
    RobHand,
    Spikes,
    TurnAway,
)
from rulewright.games.outposts.cards.card import Deck
from rulewright.games.outposts.cards.parts import Standing, arrival, trap

VEIL = Deck("veil", "Veil Syndicate", symbol="mask")
VEIL.creature("Alley Cutpurse", 1, "2/1/1", "2*", "Withdraw")
VEIL.creature("Lantern Spy", 1, "2/1/2", "2*", arrival(LookAtClosed()))
VEIL.creature("Mist Courier", 2, "2/1/2", "2*", arrival(Draw(1)))
VEIL.creature("Veil Duelist", 2, "2/1/3", "2*", "Swift")
VEIL.creature("Fog Walker", 3, "3/1/3", "2*", arrival(Expel()))
VEIL.creature("Shade Archer", 3, "3/1/4", "2*", "Withdraw")
VEIL.creature("Silent Blade", 3, "3/1/3", "2*", "Swift", "Pierce 2")
VEIL.creature("Masque Captain", 4, "4/2/4", "1*", "Swift", Standing("group_withdraw", 1))
VEIL.creature("Night Heron", 4, "4/2/4", "1*", "Swift", "Withdraw")
VEIL.creature("Mirror Adept", 5, "4/2/4", "1*", arrival(Return(3)))
VEIL.creature("The Unseen Regent", 5, "4/3/5", "1*", arrival(Draw(2)))
VEIL.spell("Misdirect", 1, "2*", Expel())
VEIL.spell("Whispers", 1, "2*", Draw(2))
VEIL.spell("Sabotage", 2, "1*", Dismantle())
VEIL.spell("Vanish", 2, "2*", Return())
VEIL.upgrade("Hidden Spikes", 1, "1/0", "2*", trap(Spikes(3)))
VEIL.upgrade("False Gate", 2, "0/0", "2*", trap(TurnAway()))
VEIL.upgrade("Smoke Screen", 2, "0/2", "1*", trap(Draw(1)))
VEIL.creature("Gutter Swarm", 1, "1/0/2", "2", "Swift")
VEIL.creature("Shadow Broker", 3, "1/2/3", "2", arrival(Draw(2), Discard(1)))
VEIL.creature("Mind Thief", 4, "3/1/4", "1", arrival(RobHand()))
VEIL.creature("Prince of Masks", 7, "5/3/6", "1", "Swift", arrival(Expel(whole_post=True)))
VEIL.spell("Pin in Place", 1, "2", Pin())
VEIL.spell("Erase the Trail", 3, "1", Erode(4))
VEIL.upgrade("Ambuscade", 3, "2/0", "1", trap(Bolt(4, "attacker")))
