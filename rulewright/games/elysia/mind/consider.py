"""Of the options of a question those that a bot should spend its time on."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.card import NO_OVERLAY
from rulewright.games.elysia.mind.fighting import CARD_VERBS, SPENT, attack_with, foes_of, npc_side, to_kill
from rulewright.games.elysia.mind.outlook import spends, turns_left
from rulewright.games.elysia.mind.prey import rivals
from rulewright.games.elysia.rules import verbs
from rulewright.games.elysia.rules.combat.arithmetic import value
from rulewright.games.elysia.rules.combat.fighters import ATTACK, DEFENDERS, Combat
from rulewright.games.elysia.rules.places import is_ruins, overlay_of
from rulewright.games.elysia.rules.playing import REVEAL, WILD_COIN, WILD_DRAW, WILD_WALK
from rulewright.games.elysia.rules.state import PLAY, State
from rulewright.kernel.question import HIDDEN, Option, Seat

VOIDS = 2  # steps into the unknown that are tried: nobody knows what lies there
WAYS = 3  # and onto known tiles where there is nothing
LOSSES = 2  # cards thought of when some may go
BLOWS = 4  # cards thought of in a fight
SUFFICIENT = 2  # and of those that beat a Monster at once
HAND_VERBS = tuple([verb.name for verb in (verbs.PLAY, verbs.DROP, verbs.PAY, verbs.GIVE, verbs.HEAL)])


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards once; what costs nothing at once; Wild where it can be put to use."""
    verb = options[0].verb
    if verb == verbs.FINISH.name:
        if state.part == PLAY:
            return _playing(state, seat, options)
        buys = [option for option in options if option is not WILD_DRAW]
        return [verbs.PRINCE.answer] if verbs.PRINCE.answer in options else once(state, buys)
    if verb in (verbs.STOP.name, verbs.RETURN.name):
        return _moving(state, seat, options)
    if verb == verbs.DONE.name:
        return [options[0], *_least(state, [option for option in options if option.a >= 0])[:LOSSES]]
    if verb == verbs.DROP.name:
        return _least(state, options)[:1]
    if verb == verbs.PASS.name and state.combat is not None:
        if state.combat.cycle < 0:
            return _joining(state.combat, options)
        return _fighting(state, seat, state.combat, options)
    if verb == verbs.BEGIN.name:
        return _more(state, seat, options)
    if options[-1].verb in (verbs.TARGET_PLAYER.name, verbs.TARGET_NPC.name) or options[-1] is verbs.STORM.answer:
        return _targets(state, options)
    return once(state, options)


def once(state: State, options: Sequence[Option]) -> list[Option]:
    """Equal cards once."""
    seen: dict[tuple[str, int, int], Option] = {}
    for option in options:
        a = option.a
        if option.verb in HAND_VERBS and a >= 0 and state.faces[a] != HIDDEN:
            a = state.faces[a]
        seen.setdefault((option.verb, a, option.b), option)
    return list(seen.values())


def _playing(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Leave Out cards and the free Walk first: they cost nothing; then cards that draw another and fight badly.

    Walk and Coin out of Wild can wait, and a card without Exploration only leaves the hand. Who neither saves nor
    looks for a fight has no reason to keep anything: the hand is filled again (RE-171).
    """
    cards, faces, force = state.book.cards, state.faces, state.book.force
    flowing: list[Option] = []
    found: list[Option] = []
    for option in once(state, options):
        if option is REVEAL or option.verb == verbs.USE.name:
            return [option]
        if option.verb == verbs.PLAY.name:
            card = cards[faces[option.a]]
            if card.leave_out:
                return [option]
            if card.draw and force[faces[option.a]] < 3:
                flowing.append(option)
            elif not (card.walk or card.coin or card.draw or card.explore):
                continue
        elif option is WILD_WALK or option is WILD_COIN:
            continue
        found.append(option)
    if flowing:
        return flowing[:1]
    if len(found) > 1 and found[1].verb == verbs.PLAY.name and spends(state, seat):
        return found[1:2]
    return found


def _targets(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Peace, NPCs, and of the players the one who is nearest to winning."""
    player = verbs.TARGET_PLAYER
    rivals = [option for option in options if option.verb == player.name]
    worst = min(rivals, key=lambda option: min(turns_left(state, *player.of(option))), default=None)
    return [option for option in options if option not in rivals or option is worst]


def _more(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """To begin, or to take on a Monster more that the same Attack beats, divided among all (RE-191)."""
    player, cards = state.players[seat], state.book.cards
    others = [verbs.TARGET_NPC.of(option)[0] for option in options if option.verb == verbs.TARGET_NPC.name]
    here = [npc for npc in state.npcs if npc.place == player.place]
    chosen = [npc for npc in here if npc.uid not in others]
    attack = max([cards[state.faces[card]].attack for card in (*player.hand, *player.front)], default=0)
    found = list(options[:1])
    for npc in here:
        together = [*chosen, npc]
        if npc.uid in others and all(each.villain < 0 for each in together):
            walls = max(cards[each.face].defense for each in together)
            if len(together) * walls < attack + min(player.wild, SPENT):
                found.append(verbs.TARGET_NPC(npc.uid))
    return found


def _joining(combat: Combat, options: Sequence[Option]) -> Sequence[Option]:
    """Nobody fights for Monsters."""
    dark = npc_side(combat)
    if dark is None:
        return options
    against = verbs.JOIN_ATTACKERS.answer if dark == DEFENDERS else verbs.JOIN_DEFENDERS.answer
    return [option for option in options if option is verbs.PASS.answer or option is against]


def _moving(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """A few ways into the unknown, a few onto known tiles, Wild for Walk at the end of one's tether.

    The way back is one only where something waits that was not there when the turn began: a Village sells nothing to
    who started in it (RE-165).
    """
    met = [npc.place for npc in state.npcs] + [rival.place for rival in rivals(state, seat)]
    tiles, came, on_ruins = state.tiles, state.came, is_ruins(state.tiles[state.players[seat].place])
    found: list[Option] = []
    voids = known = 0
    for option in options:
        if option.verb == verbs.STEP.name:
            (there,) = verbs.STEP.of(option)
            if there not in tiles:
                voids += 1
                if voids > VOIDS:
                    continue
            elif there == came and not on_ruins and not (is_ruins(tiles[came]) or there in met):
                if overlay_of(tiles[came]) == NO_OVERLAY or came == state.begun:
                    continue
            elif overlay_of(tiles[there]) == NO_OVERLAY and there not in met:
                known += 1
                if known > WAYS:
                    continue
        elif option is WILD_DRAW or (option is WILD_WALK and state.walk > 1):
            continue
        found.append(option)
    return found


def _least(state: State, options: Sequence[Option]) -> list[Option]:
    """The cards that are worth least first."""
    worth, faces = state.book.worth, state.faces
    return sorted(once(state, options), key=lambda option: worth[faces[option.a]])


def _with_more(state: State, options: Sequence[Option]) -> list[Option]:
    """Cards that do something else in defense: they are worth a thought where nothing is left to defend."""
    cards, faces = state.book.cards, state.faces
    played = [option for option in once(state, options) if option.verb in CARD_VERBS]
    return [option for option in played if cards[faces[option.a]].defense_text]


def _fighting(state: State, seat: Seat, combat: Combat, options: Sequence[Option]) -> Sequence[Option]:
    """Cards that do something in this step, the best first; Wild for a card only when hardly any are left.

    Who can beat a Monster with a card does so, with one that suffices: whatever else could be done here only loses.
    """
    attacks = combat.step == ATTACK
    fighter = next(each for each in combat.fighters if each.seat == seat)
    so_far = value(state, combat, fighter, combat.step)
    if not attacks and combat.each <= so_far:
        return [options[0], *_with_more(state, options)]
    foes = foes_of(combat, fighter.side)
    simple = attacks and all(foe.seat < 0 and foe.villain < 0 for foe in foes)
    whole = to_kill(state, foes)[1] if simple and foes else 0
    if simple and combat.total + so_far >= whole:
        return options[:1]
    cards, faces = state.book.cards, state.faces
    few = len(state.players[seat].hand) <= 2
    found: list[Option] = []
    blows: list[tuple[float, Option]] = []
    felling: list[tuple[float, Option]] = []
    for option in once(state, options):
        if option.verb in CARD_VERBS:
            card = cards[faces[option.a]]
            number, drawn, extra, text = card.in_combat(attacks)
            if does := number + drawn + extra + len(text):
                blows.append((-does, option))
            if simple and combat.total + so_far + attack_with(state, combat, fighter, card) >= whole:
                felling.append((0.0 if option.verb == verbs.USE.name else state.book.worth[faces[option.a]], option))
        elif option is not WILD_DRAW or few:
            found.append(option)
    if attacks and combat.initiator == seat and combat.total + so_far == 0 and blows:
        found.remove(options[0])  # who does not want to attack ends the fight instead (RE-179)
    if felling:
        return [option for _, option in sorted(felling, key=lambda blow: blow[0])[:SUFFICIENT]]
    blows.sort(key=lambda blow: blow[0])
    return [*found, *(option for _, option in blows[:BLOWS])]
