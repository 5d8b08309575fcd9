"""Who can be hunted, where, and whether one is strong enough for a rival."""

from rulewright.games.elysia.cards.card import RUINS
from rulewright.games.elysia.mind.deck import judge
from rulewright.games.elysia.rules.places import NOWHERE, PlaceId, gap, overlay_of
from rulewright.games.elysia.rules.state import Player, State, player_level
from rulewright.kernel.question import HIDDEN, Seat

CROWDED = 2  # tiles that one would rather walk for each further Monster beside the first
TOUGH = (0.0, 1.2, 2.0, 3.0)  # by level: how strong in a fight the cards of a deck should be, on average
DREADED = 2.0  # tiles that one would rather walk for each such point that is lacking
WARY = 6.0  # tiles that one would rather walk than fight a rival at hopeless odds
DRAWN = 3  # cards that who was Exhausted will have (RE-110)
DARING = 0.85  # of a rival's strength that suffices to begin a fight


def prey(state: State) -> list[PlaceId]:
    """Where to hunt: Monsters and Villains, Ruins as long as there are Characters to come."""
    found = [npc.place for npc in state.npcs]
    if len(found) <= characters(state) or state.book.rules.monster_card_recycles:
        found += [there for there, tile in state.tiles.items() if overlay_of(tile) == RUINS]
    return found


def effort(state: State, here: PlaceId, place: PlaceId, might: float) -> float:
    """How far prey is; a crowd fights together (RE-174), and who is too strong needs a better deck first."""
    away, before = float(gap(here, place)), 0
    for npc in state.npcs:
        if npc.place == place:
            away += CROWDED * before + DREADED * max(0.0, TOUGH[state.book.cards[npc.face].level] - might)
            before = 1
    return away


def opponents(state: State, seat: Seat) -> list[Player]:
    """Who is worth a level (RE-215); who can't be attacked now can be soon."""
    me = state.players[seat]
    return [other for other in state.players if other is not me and not other.out] if player_level(state) else []


def rivals(state: State, seat: Seat) -> list[Player]:
    """Those of them who may be attacked (RE-154, RE-155)."""
    return [other for other in opponents(state, seat) if other.hand and not other.damaged]


def strength(state: State, seat: Seat) -> float:
    """What the hand is worth in a fight, with some Wild."""
    player, force, faces = state.players[seat], state.book.force, state.faces
    known = [force[faces[card]] for card in (*player.hand, *player.front) if faces[card] != HIDDEN]
    closed = len(player.hand) + len(player.front) - len(known)
    return sum(known, 0.0) + closed * judge(state, player.owned).might + 1.5 * min(player.wild, 3)


def odds(state: State, seat: Seat, rival: Player) -> float:
    """How strong one is beside a rival; from 1 on a fight is one to look for."""
    theirs = judge(state, rival.owned).might * max(DRAWN, len(rival.hand)) + 0.5 * min(rival.wild, 4)
    return strength(state, seat) / max(0.1, DARING * theirs)


def outmatched(state: State, seat: Seat, rival: Player) -> bool:
    """Whether a fight with a rival is one to look for: who begins strikes first and may break it off (RE-179)."""
    return odds(state, seat, rival) >= 1


def chase(state: State, seat: Seat, rival: Player) -> float:
    """How far a rival is as prey: the stronger, the farther."""
    away = float(gap(state.players[seat].place, rival.place))
    return away + WARY * max(0.0, 1.0 - odds(state, seat, rival))


def characters(state: State) -> int:
    """All that can be drawn from the Encounter Deck (RE-082)."""
    rules = state.book.rules
    return (rules.rats + rules.goblins + rules.trolls) * (2 if state.seats > 4 else 1) + len(state.villains) - 1


def lair(state: State, seat: Seat) -> PlaceId:
    """The nearest prey, or a rival for whom one is strong enough."""
    here, might = state.players[seat].place, judge(state, state.players[seat].owned).might
    weaker = [rival.place for rival in rivals(state, seat) if outmatched(state, seat, rival)]
    return min([*weaker, *prey(state)], key=lambda place: effort(state, here, place, might), default=NOWHERE)
