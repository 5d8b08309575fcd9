"""The data of a fight: who is in it, on which side, with what (RE-022, RE-174)."""

from dataclasses import dataclass, field
from typing import NewType

from rulewright.games.elysia.rules.places import PlaceId
from rulewright.kernel.question import NO_SEAT, Face, Seat

NpcId = NewType("NpcId", int)  # by arrival: no two NPCs of a match have the same
VillainId = NewType("VillainId", int)  # the place in state.villains
CombatSide = NewType("CombatSide", int)

NO_NPC, NO_VILLAIN, NO_FACE = NpcId(-1), VillainId(-1), Face(-1)
ATTACKERS, DEFENDERS = CombatSide(0), CombatSide(1)  # RE-174
ATTACK, DEFENSE, DAMAGE = range(3)  # the steps of a strike


@dataclass(slots=True)
class Fighter:
    """A Character in combat: a player's, a Monster or a Villain (RE-022)."""

    side: CombatSide
    seat: Seat = NO_SEAT  # NO_SEAT: an NPC
    npc: NpcId = NO_NPC
    face: Face = NO_FACE  # of an NPC: the Monster or Name Card
    villain: VillainId = NO_VILLAIN
    exhausted: bool = False
    net: int = 0  # alignment at the moment of Exhaustion (RE-R111)
    recreated: int = 0  # how often the deck was recreated (RE-178)
    riposte: int = 0  # what Counterstrike adds to the next Attack
    played: list[Face] = field(default_factory=list)  # cards played in this step
    dropped: list[int] = field(default_factory=list)
    """Cards discarded for the text of each of them (or counted so, RE-224)."""
    wild: int = 0  # Wild spent for Attack or Defense in this step
    left: int = 0  # plays left in this step (RE-187)
    struck: int = 0  # Attack left over (RE-193)


@dataclass(slots=True)
class Combat:
    """A fight (RE-174)."""

    place: PlaceId
    initiator: Seat  # NO_SEAT: NPCs (RE-175)
    fighters: list[Fighter]  # NPCs in order of arrival, then players clockwise from the active one (RE-R85)
    striker: CombatSide = ATTACKERS  # the side whose Attack step it is
    step: int = ATTACK
    total: int = 0  # the Attack values added up (RE-190)
    each: int = 0  # what strikes each Defender (RE-191)
    cycle: int = -1  # -1 while others are asked to join
    moved: bool = False  # whether a card entered or left a hand or a token was spent in this cycle (RE-R106)


def fighter_of(combat: Combat, seat: Seat) -> Fighter | None:
    """The Character of a player, if it fights."""
    for fighter in combat.fighters:
        if fighter.seat == seat:
            return fighter
    return None
