"""Of the options of a question those that a bot should spend its time on."""

from collections.abc import Sequence

from rulewright.games.elysia.mind.aims import spends
from rulewright.games.elysia.mind.fray import npc_side
from rulewright.games.elysia.mind.outlook import turns_left
from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.map import is_ruins
from rulewright.games.elysia.rules.state import ATTACK, PLAY, Combat, State
from rulewright.kernel.question import HIDDEN, Option, Seat

VOIDS = 2  # steps into the unknown that are tried: nobody knows what lies there
WAYS = 3  # and onto known tiles where there is nothing
LOSSES = 2  # cards thought of when some may go
BLOWS = 4  # cards thought of in a fight


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards once; what costs nothing at once; Wild where it can be put to use."""
    verb = options[0].verb
    if verb == "finish":
        return _playing(state, seat, options) if state.part == PLAY else _buying(state, options)
    if verb in ("stop", "return"):
        return _moving(state, seat, options)
    if verb == "done":
        return [options[0], *_least(state, options[1:])[:LOSSES]]
    if verb == "drop":
        return _least(state, options)[:1]
    if verb == "pass" and state.combat is not None:
        if state.combat.cycle < 0:
            return _joining(state.combat, options)
        return _fighting(state, seat, state.combat, options)
    if verb == "begin":
        return options[:1]
    if options[-1].verb.startswith("target") or options[-1] is prompts.STORM:
        return _targets(state, options)
    return once(state, options)


def once(state: State, options: Sequence[Option]) -> list[Option]:
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


def _playing(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Leave Out cards and the free Walk first: they cost nothing; then cards that draw another and fight badly.

    Walk and Coin out of Wild can wait, and a card without Exploration only leaves the hand. Who neither saves nor
    looks for a fight has no reason to keep anything: the hand is filled again (RE-171).
    """
    cards, faces, force = state.book.cards, state.faces, state.book.force
    flowing: list[Option] = []
    found: list[Option] = []
    for each in once(state, options):
        if each is prompts.REVEAL or each.verb == "use":
            return [each]
        if each.verb == "play":
            card = cards[faces[each.a]]
            if card.leave_out:
                return [each]
            if card.draw and force[faces[each.a]] < 3:
                flowing.append(each)
            elif not (card.walk or card.coin or card.draw or card.explore):
                continue
        elif each is prompts.WILD_WALK or each is prompts.WILD_COIN:
            continue
        found.append(each)
    if flowing:
        return flowing[:1]
    if len(found) > 1 and found[1].verb == "play" and spends(state, seat):
        return found[1:2]
    return found


def _targets(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Peace, NPCs, and of the players the one who is nearest to winning."""
    rivals = [each for each in options if each.verb == "target-player"]
    worst = min(rivals, key=lambda each: min(turns_left(state, each.a)), default=None)
    return [each for each in options if each.verb != "target-player" or each is worst]


def _joining(combat: Combat, options: Sequence[Option]) -> Sequence[Option]:
    """Nobody fights for Monsters."""
    dark = npc_side(combat)
    return options if dark < 0 else options[:1] if len(options) < 3 else [options[0], options[2 - dark]]


def _buying(state: State, options: Sequence[Option]) -> Sequence[Option]:
    return [prompts.PRINCE] if prompts.PRINCE in options else once(state, options)


def _moving(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """A few ways into the unknown, a few onto known tiles, Wild for Walk at the end of one's tether."""
    tiles, came, on_ruins = state.tiles, state.came, is_ruins(state.tiles[state.players[seat].place])
    found: list[Option] = []
    voids = known = 0
    for each in options:
        if each.verb == "step":
            if each.a not in tiles:
                voids += 1
                if voids > VOIDS:
                    continue
            elif each.a == came and not on_ruins and not is_ruins(tiles[came]):
                continue
            elif not tiles[each.a] >> 3:
                known += 1
                if known > WAYS:
                    continue
        elif each is prompts.WILD_DRAW or (each is prompts.WILD_WALK and state.walk > 1):
            continue
        found.append(each)
    return found


def _least(state: State, options: Sequence[Option]) -> list[Option]:
    """The cards that are worth least first."""
    worth, faces = state.book.worth, state.faces
    return sorted(once(state, options), key=lambda each: worth[faces[each.a]])


def _fighting(state: State, seat: Seat, combat: Combat, options: Sequence[Option]) -> Sequence[Option]:
    """Cards that do something in this step, the best first; Wild for a card only when hardly any are left."""
    attacks = combat.step == ATTACK
    if not attacks and not combat.each:
        return options[:1]
    cards, faces = state.book.cards, state.faces
    few = len(state.players[seat].hand) <= 2
    found: list[Option] = []
    blows: list[tuple[int, Option]] = []
    for each in once(state, options):
        if each.verb in ("play", "use"):
            card = cards[faces[each.a]]
            if attacks:
                does = card.attack + card.attack_draw + card.attack_extra + len(card.attack_text)
            else:
                does = card.defense + card.defense_draw + card.defense_extra + len(card.defense_text)
            if does:
                blows.append((-does, each))
        elif each is not prompts.WILD_DRAW or few:
            found.append(each)
    blows.sort(key=lambda blow: blow[0])
    return [*found, *(each for _, each in blows[:BLOWS])]
