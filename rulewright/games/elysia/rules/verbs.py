"""What a player can do, declared once: names as they stand in records, what buttons say, what is clicked.

A verb without arguments has one option, its `answer`: the same object always, compared with `is`.
"""

from rulewright.games.elysia.cards.card import CharacterId, Overlay
from rulewright.games.elysia.rules.combat.fighters import NpcId
from rulewright.games.elysia.rules.places import PlaceId
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.verb import verb

# Setup
CHARACTER = verb("character", CharacterId, label="{character}")
# Cards
PLAY = verb("play", CardId, label="Play {card}", own=True)
USE = verb("use", CardId, label="Use {card}", own=True)
DROP = verb("drop", CardId, label="Discard {card}", own=True)
HEAL = verb("heal", CardId, Seat, label="{card} for {seat}", own=True)
REVEAL = verb("reveal", label="Show your hand without Walk for 1 Walk")
# Wild
WILD_WALK = verb("wild-walk", label="Wild for 1 Walk")
WILD_COIN = verb("wild-coin", label="Wild for 1 Coin")
WILD_DRAW = verb("wild-draw", label="Wild for a card")
WILD_ATTACK = verb("wild-attack", label="Wild for 1 Attack")
WILD_DEFENSE = verb("wild-defense", label="Wild for 1 Defense")
# The map
STEP = verb("step", PlaceId, label="{going} {place}")
TELEPORT = verb("teleport", PlaceId, label="Teleport to {tile} {place}", click=("button-teleport", "{place}"))
AT = verb("at", PlaceId, label="{tile} {place}")
OVERLAY = verb("overlay", Overlay, label="Place {overlay}")
STOP = verb("stop", label="Stop here")
PAY_STOP = verb("pay-stop", label="Pay the toll and stop")
RETURN = verb("return", label="Go back to the tile you came from")
TOP = verb("top", label="Leave it on top")
BOTTOM = verb("bottom", label="Put it on the bottom")
# Fights
TARGET_PLAYER = verb("target-player", Seat, label="Attack {seat}")
TARGET_NPC = verb("target-npc", NpcId, label="Attack {npc}")
BEGIN = verb("begin", label="Begin the fight")
STORM = verb("storm", label="Storm the gate")
JOIN_ATTACKERS = verb("join-attackers", label="Join the Attackers")
JOIN_DEFENDERS = verb("join-defenders", label="Join the Defenders")
PAY = verb("pay", CardId, label="Play {card} for Walk", own=True)
WILD_PAY = verb("wild-pay", label="Pay a Wild")
FIGHT = verb("fight", label="Fight on")
END = verb("end", label="End the combat")
# Markets and trades
BUY = verb("buy", Face, label="Buy {face} ({price} Coin)", click=("market-{face}",))
BUY_OFFER = verb("buy-offer", CardId, label="Buy {card} ({cost} Coin)")
PRINCE = verb("prince", label="Pay for Merchant Prince")
ADVANCED = verb("advanced", label="Make a check for the Advanced Market")
TRADE = verb("trade", Seat, label="Offer {seat} a trade", click=("button-trade", "{seat}"))
GIVE = verb("give", CardId, label="Offer {card}", own=True)
GIVE_WILD = verb("give-wild", label="Offer a Wild")
WANT_CARD = verb("want-card", label="Ask for a card")
WANT_WILD = verb("want-wild", label="Ask for a Wild")
REFUSE = verb("refuse", label="Refuse")
AGREE = verb("agree", label="Agree")
GO_ON = verb("go-on", label="Go on")
# Simple answers
PASS = verb("pass", label="Pass")
FINISH = verb("finish", label="Finish")
DONE = verb("done", label="Done")
NO = verb("no", label="No")
YES = verb("yes", label="Yes")
COIN = verb("coin", label="Take the Coin")
CURED = verb("cured", label="Return −1 Card Tokens")
WILD = verb("wild", label="Gain Wild")
