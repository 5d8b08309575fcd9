"""Quick answers for playouts: each player goes for the Main Quest that seems nearest."""

from collections.abc import Mapping, Sequence

from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.mind import fighting, outlook
from rulewright.games.elysia.mind.deck import judge
from rulewright.games.elysia.mind.outlook import DARK, HERO, HUNT, PRINCE, aim, hoards, plan_of, ready
from rulewright.games.elysia.mind.prey import outmatched
from rulewright.games.elysia.rules import verbs
from rulewright.games.elysia.rules.places import NO_TILE, NOWHERE, PlaceId, gap, is_ruins, is_village, terrain_of
from rulewright.games.elysia.rules.playing import REVEAL, WILD_DRAW, WILD_WALK
from rulewright.games.elysia.rules.quests import prince_price
from rulewright.games.elysia.rules.state import PLAY, State, needed, player_level
from rulewright.kernel.question import Option, Seat

Weights = tuple[float, float, float, float]  # of Coin, Draw, Walk and the worth in a fight
BOUGHT: dict[int, Weights] = {
    PRINCE: (1.5, 0.5, 0.2, 0.0), DARK: (0.4, 0.8, 1.2, 0.0), HUNT: (0.4, 0.0, 0.0, 0.6), HERO: (0.4, 0.0, 0.0, 0.6),
}  # fmt: skip
KEPT: dict[int, Weights] = {
    PRINCE: (0.8, 1.0, 1.0, 0.0), DARK: (0.8, 1.0, 1.0, 0.0), HUNT: (0.3, 1.0, 0.0, 0.6), HERO: (0.3, 1.0, 0.0, 0.6),
}  # fmt: skip
HOARD: Weights = (1.0, 1.2, 0.2, 0.0)


def _weighed(state: State, face: int, weights: Weights) -> float:
    card, (coin, draw, walk, force) = state.book.cards[face], weights
    return coin * card.coin + draw * card.draw + walk * card.walk + force * state.book.force[face]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once."""
    first = options[0]
    verb = first.verb
    if verb == verbs.PASS.name:
        combat = state.combat
        if combat is not None and combat.cycle < 0:
            return fighting.join(state, seat, options, plan_of(state, seat) == HUNT, roll)
        return fighting.strike(state, seat, options, roll)
    if verb == verbs.FINISH.name:
        if state.part == PLAY:
            return _play(state, seat, options, roll)
        return _buy(state, seat, options, roll)
    if verb in (verbs.STOP.name, verbs.RETURN.name):
        return _move(state, seat, options, roll)
    if verb == verbs.DROP.name:
        return min(options, key=lambda option: state.book.worth[state.faces[option.a]])
    if verb == verbs.DONE.name:
        return _part(state, seat, options)
    if verb == verbs.FIGHT.name:
        return fighting.fight_on(state, seat, options)
    if verb == verbs.NO.name:
        return _whether(state, seat, options, roll)
    if verb in (verbs.BEGIN.name, verbs.PAY.name):
        return first
    return options[int(roll * len(options))]


# -- part 2
def _play(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """What costs nothing, cards that draw, then the Walk and the Coin that the plan needs."""
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    plan = plan_of(state, seat)
    goal = aim(state, seat, plan)
    away = gap(player.place, goal) + _toll(state, goal) if goal != NOWHERE else 3
    walks = sum([cards[faces[held]].walk for held in player.hand])
    if plan == DARK:
        away = 99
    hoard = hoards(state, seat, plan)
    reach = outlook.within_reach(state, player, judge(state, player.owned)) if hoard else 0
    tries = hoard and state.coin + reach >= prince_price(state)
    shop = plan == PRINCE or outlook.any_village(state, player.place, state.walk + walks)
    fights = (plan == HUNT or (plan == HERO and ready(state, seat))) and away <= state.walk + walks
    best, good = options[0], 0.1
    for option in options:
        verb = option.verb
        if verb == verbs.PLAY.name:
            gain = _gain(cards[faces[option.a]], state.walk < away, shop, hoard and not tries)
            if fights:
                gain -= 0.5 * state.book.force[faces[option.a]]
        elif verb == verbs.USE.name:
            gain = 4.0
        elif verb == verbs.HEAL.name or option is REVEAL:
            return option
        else:
            continue
        if gain > good:
            best, good = option, gain
    if tries and best is options[0] and state.coin < prince_price(state) and WILD_DRAW in options:
        return WILD_DRAW
    return best


def _toll(state: State, place: PlaceId) -> int:
    """Walk that it takes to stay there (RE-145); whoever stands there does not pay again."""
    tile = state.tiles[place]
    return 0 if is_village(tile) or place == state.begun else state.book.toll[terrain_of(tile)]


def _gain(card: Card, walks: bool, shops: bool, hoards: bool) -> float:
    """What a card brings in part 2, by what is wanted."""
    gain = 2.0 * card.draw + (1.2 * card.walk if walks else 0.0) + (1.1 * card.coin if shops else 0.0)
    if card.leave_out:
        gain += 2.5
    if hoards and card.coin > 1 and not card.draw:
        gain -= 6.0
    return gain


# -- part 3
def _move(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Toward the goal of the plan; into the unknown where there is none yet."""
    player, tiles = state.players[seat], state.tiles
    here, first = player.place, options[0]
    if first is verbs.RETURN.answer:
        return WILD_WALK if WILD_WALK in options and roll < 0.5 else first
    plan = plan_of(state, seat)
    goal = aim(state, seat, plan)
    steps = {PlaceId(option.a): option for option in options if option.verb == verbs.STEP.name}
    if plan == DARK and goal != NOWHERE:
        return _haunt(state, seat, options, steps, roll)
    if here == goal:
        return verbs.PAY_STOP.answer if verbs.PAY_STOP.answer in options else first
    if not steps:
        near = goal != NOWHERE and gap(here, goal) == 1 and player.wild > 1 and state.steps
        return WILD_WALK if near and roll < 0.5 else first
    best, good = first, 0.0 if state.steps else -9.0
    now = gap(here, goal) if goal != NOWHERE else 0
    toll = state.book.toll
    for i, (there, option) in enumerate(steps.items()):
        tile = tiles.get(there, NO_TILE)
        score = (roll * 7 * (i + 1)) % 0.5
        if goal != NOWHERE:
            score += 1.5 * (now - gap(there, goal))
        if tile == NO_TILE:
            score += 1.2 if goal == NOWHERE else 0.4
        else:
            score -= 0.5 * toll[terrain_of(tile)]
            if is_ruins(tile) and plan != HUNT:
                score -= 1.0
        if there == state.came:
            score -= 2.0
        if score > good:
            best, good = option, score
    return best


def _haunt(state: State, seat: Seat, options: Sequence[Option], steps: Mapping[PlaceId, Option], roll: float) -> Option:
    """Onto Ruins and off again, as long as the Walk lasts; the last step goes onto Ruins only to win."""
    player, tiles, toll = state.players[seat], state.tiles, state.book.toll
    here = player.place
    need = needed(state, state.book.cards[state.book.keys["dark-lord"]])
    if is_ruins(tiles[here]):
        off = [there for there in steps if there in tiles and not toll[terrain_of(tiles[there])]] or list(steps)
        if off and state.ruin:
            return steps[max(off, key=lambda there: (is_ruins(tiles.get(there, NO_TILE)), there == state.came))]
        if off and not state.steps:
            return steps[off[int(roll * len(off))]]
        return WILD_WALK if player.wild and WILD_WALK in options and state.ruin else options[0]
    goal = aim(state, seat, DARK)
    wins = player.net <= -need + (1 if state.owed else 0)
    if gap(here, goal) == 1 and state.walk < 2 and not wins:
        if player.wild >= 2 and WILD_WALK in options and roll < 0.6:
            return WILD_WALK
        return options[0]
    if goal in steps:
        return steps[goal]
    if not steps:
        return options[0]
    best = min(steps, key=lambda there: (gap(there, goal), toll[terrain_of(tiles[there])] if there in tiles else 0.5))
    return steps[best] if gap(best, goal) < gap(here, goal) else options[0]


# -- parts 4 to 6
def _whether(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Fights worth starting, prizes, cures; Overlays where they help."""
    last = options[-1]
    if last.verb in (verbs.TARGET_NPC.name, verbs.TARGET_PLAYER.name) or last is verbs.STORM.answer:
        return _target(state, seat, options)
    if last.verb == verbs.OVERLAY.name:
        return last if state.hero else options[int(roll * len(options))]
    if last is WILD_DRAW:  # no hand to fight with
        return options[0]
    if last is verbs.YES.answer:
        return last if roll < 0.9 else options[0]
    return options[int(roll * len(options))]


def _target(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    """A rival who is outmatched; else Monsters by who has the hand for it."""
    player, last = state.players[seat], options[-1]
    if player_level(state) and len(player.hand) >= 3:
        for option in options:
            if option.verb == verbs.TARGET_PLAYER.name:
                (other,) = verbs.TARGET_PLAYER.of(option)
                if outmatched(state, seat, state.players[other]):
                    return option
    falls = [npc for npc in state.npcs if npc.villain < 0 and verbs.TARGET_NPC(npc.uid) in options
             and fighting.fells(state, player, npc)]  # fmt: skip
    if falls and not hoards(state, seat, plan_of(state, seat)):
        return verbs.TARGET_NPC(max(falls, key=lambda npc: state.book.cards[npc.face].level).uid)
    if last.verb == verbs.TARGET_PLAYER.name:
        return options[0]
    able = ready(state, seat) if state.hero else judge(state, player.owned).might + 0.1 * player.wild >= 2
    return last if able and len(player.hand) >= 4 else options[0]


def _buy(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The card that brings the plan on most."""
    plan = plan_of(state, seat) if state.turn else PRINCE if roll < 0.5 else HUNT
    best, good = options[0], 1.0 + 0.3 * roll
    for option in options:
        if option is verbs.PRINCE.answer:
            return option
        if option.verb in (verbs.BUY.name, verbs.BUY_OFFER.name):
            face = option.a if option.verb == verbs.BUY.name else state.faces[option.a]
            score = _weighed(state, face, BOUGHT[plan])
            if score > good:
                best, good = option, score
    return best


def _part(state: State, seat: Seat, options: Sequence[Option]) -> Option:
    """Cards that do not serve the plan make room for others (RE-170); in a fight, cards for more Attack."""
    if state.combat is not None:
        return fighting.throw_in(state, seat, options)
    plan = plan_of(state, seat)
    worst, least = options[0], 1.0
    weights = HOARD if hoards(state, seat, plan) else KEPT[plan]
    for option in [option for option in options if option.a >= 0]:
        keeps = _weighed(state, state.faces[option.a], weights)
        if keeps < least:
            worst, least = option, keeps
    return worst
