"""What bots think good: who is ahead at a glance, options worth a thought, and quick answers."""

from collections.abc import Sequence
from math import exp

from rulewright.games.elysia import prompts
from rulewright.games.elysia.map import FIRST_VILLAGE, is_ruins, is_village
from rulewright.games.elysia.state import PLAY, State, gate_size, lives_in_force
from rulewright.kernel.question import HIDDEN, Option, Seat


def progress(state: State, seat: Seat) -> float:
    """How far the best displayed Main Quest is, 0 to 1, with a little for the second best."""
    player, cards = state.players[seat], state.book.cards
    found: list[float] = []
    for face in state.main:
        quest = cards[face]
        if quest.key == "dark-lord":
            found.append(max(0, -player.net) / max(1, quest.need))
        elif quest.key == "huntsmaster":
            found.append(player.hunt / max(1, quest.need))
        elif quest.key == "merchant-prince":
            coins = sorted([cards[face].coin for face in player.owned], reverse=True)[:5]
            found.append(0.8 * sum(coins) / max(1, quest.need))
        else:
            found.append(0.6 * min(1.0, state.gate / max(1, gate_size(state))) + 0.2 * (not state.left[3]))
    found.sort(reverse=True)
    return min(1.0, found[0]) + (0.2 * found[1] if len(found) > 1 else 0.0)


def strength(state: State, seat: Seat) -> float:
    """How well a player stands."""
    player = state.players[seat]
    if player.out:
        return -10.0
    worth, owned = state.book.worth, player.owned
    quality = sum([worth[face] for face in owned]) / max(8, len(owned))
    total = 12.0 * progress(state, seat) + 2.5 * quality
    total += 0.45 * len(player.hand) + 0.4 * min(player.wild, 10) - 0.5 * player.minus - 1.5 * player.damaged
    if lives_in_force(state):
        total -= 4.0 / (1 + player.wild)
    if state.tiles.get(player.place, 0) != FIRST_VILLAGE:
        total += 0.2
    return total


def value(state: State, seat: Seat) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    if state.turn == 0:
        return 1 / max(2, state.seats)
    own = strength(state, seat)
    if state.hero or state.book.rules.coop:
        others = [strength(state, other) for other in range(state.seats) if other != seat]
        team = own + 0.3 * sum(others) / max(1, len(others))
        return 1 / (1 + exp((14 - team) / 5))
    best = max([strength(state, other) for other in range(state.seats) if other != seat], default=8.0)
    return 1 / (1 + exp((best - own) / 4) * (state.seats - 1))


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards once."""
    seen: set[tuple[str, int, int]] = set()
    found: list[Option] = []
    for each in options:
        a = each.a
        if each.verb in ("play", "drop", "pay", "give", "heal") and a >= 0 and state.faces[a] != HIDDEN:
            a = state.faces[a]
        key = (each.verb, a, each.b)
        if key not in seen:
            seen.add(key)
            found.append(each)
    return found


# -- quick answers


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """A plausible answer at once."""
    first = options[0]
    verb = first.verb
    if verb == "finish":
        return _hunch_play(state, seat, options, roll) if state.part == PLAY else _hunch_buy(state, options, roll)
    if verb in ("stop", "return"):
        return _hunch_move(state, seat, options, roll)
    if verb == "pass" and options[-1] is prompts.JOIN_DEFENSE:
        return options[1 + (roll < 0.2)] if roll < 0.35 else first
    if verb == "pass":
        return _hunch_strike(state, seat, options, roll)
    if verb == "drop":
        return min(options, key=lambda each: state.book.worth[state.faces[each.a]])
    if verb == "done":
        return first
    if verb == "fight":
        few = len(state.players[seat].hand) <= 1
        return options[1] if few and roll < 0.8 else first
    if verb == "no":
        return _hunch_yes(state, seat, options, roll)
    if verb == "begin":
        return first
    return options[int(roll * len(options))]


def _hunch_play(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Draws first, then Walk and Coin; two fighting cards are kept."""
    cards, faces = state.book.cards, state.faces
    hand = state.players[seat].hand
    best, good = options[0], 0.4 + roll
    for each in options:
        if each.verb not in ("play", "use", "heal"):
            continue
        card = cards[faces[each.a]]
        gain = 2.0 * card.draw + (1.2 if state.walk < 5 else 0.3) * card.walk + 1.1 * card.coin
        if each.verb == "play":
            gain -= 0.45 * (card.attack + card.defense) * (2.0 if len(hand) <= 2 else 1.0)
            gain -= 5.0 if len(hand) == 1 else 0.0
        if gain > good:
            best, good = each, gain
    if best is options[0] and options[-1] is prompts.REVEAL:
        return options[-1]
    return best


def _hunch_buy(state: State, options: Sequence[Option], roll: float) -> Option:
    if prompts.PRINCE in options:
        return prompts.PRINCE
    cards, faces = state.book.cards, state.faces
    best, good = options[0], 0.0
    for each in options:
        if each.verb in ("buy", "buy-offer"):
            face = each.a if each.verb == "buy" else faces[each.a]
            worth = state.book.worth[face] + (1.5 * roll if cards[face].coin > 2 else 0.0)
            if worth > good and cards[face].cost > 2 * roll:
                best, good = each, worth
    return best


def _hunch_move(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Toward Villages with Coin, Ruins with a hand, the unknown otherwise; stop where it pays."""
    player, tiles = state.players[seat], state.tiles
    here = tiles[player.place]
    strong = len(player.hand) >= 3 and not player.damaged
    if state.steps and options[0].verb == "stop":
        if is_village(here) and player.place != state.begun and state.coin >= 2:
            return options[0]
        if is_ruins(here) and strong and roll < 0.6:
            return options[0]
    steps = [each for each in options if each.verb == "step"]
    if not steps:
        return options[0]
    best, good = options[0], 0.0 if state.steps else -5.0
    for i, each in enumerate(steps):
        tile = tiles.get(each.a, -1)
        worth = (roll * 7 * (i + 1)) % 1.0
        if tile < 0:
            worth += 0.6
        elif is_village(tile):
            worth += 1.5 if state.coin >= 2 and each.a != state.begun else 0.1
        elif is_ruins(tile):
            worth += 1.0 if strong else -0.8
        if each.a == state.came:
            worth -= 0.7
        if worth > good:
            best, good = each, worth
    return best


def _hunch_strike(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """The best card for what is needed; Wild when it is close."""
    combat = state.combat
    cards, faces = state.book.cards, state.faces
    if combat is None:
        return options[0]
    attacking = combat.step == 0
    need = combat.each
    best, good = options[0], 0.3
    for each in options:
        if each.verb in ("play", "use"):
            card = cards[faces[each.a]]
            if attacking:
                gain = card.attack + 0.9 * card.attack_draw + card.attack_extra - 0.35 * card.defense
            else:
                gain = min(card.defense, need) + 0.9 * card.defense_draw + card.defense_extra - 0.3 * card.attack
                gain -= 1.0
            gain += 0.8 if each.verb == "use" else 0.0
            if gain > good:
                best, good = each, gain
    if best is options[0] and roll < 0.15:
        wild = prompts.WILD_ATTACK if attacking else prompts.WILD_DEFENSE
        if wild in options and (attacking or need):
            return wild
    return best


def _hunch_yes(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    last = options[-1]
    if last.verb in ("target-npc", "target-player", "storm"):
        return options[1 + int(roll * (len(options) - 1))] if len(state.players[seat].hand) >= 4 else options[0]
    if last is prompts.YES:
        return last if roll < 0.7 else options[0]
    return options[int(roll * len(options))]
