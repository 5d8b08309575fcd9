"""How fights begin: NPCs engage, a player picks one or storms the gate (RE-137, RE-141, RE-150 to RE-157, RE-231)."""

from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.combat.fight import fight
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS, DEFENDERS, Combat, CombatSide, Fighter
from rulewright.games.elysia.rules.decks import search
from rulewright.games.elysia.rules.effects import resolve_event
from rulewright.games.elysia.rules.npcs import appear
from rulewright.games.elysia.rules.playing import WILD_DRAW, may_draw, spend
from rulewright.games.elysia.rules.quests import fulfil
from rulewright.games.elysia.rules.state import COMBAT, Npc, State, by_seat, fighters_at, gate_open, on_fortress
from rulewright.kernel.question import NO_SEAT, Option, Seat
from rulewright.kernel.table import Table


def protected(state: State, seat: Seat) -> bool:
    """Nobody may begin a fight with a damaged or empty-handed player (RE-043, RE-154, RE-155), unless switched off."""
    player, rules = state.players[seat], state.book.rules
    return (player.damaged and rules.damaged_safe) or not player.hand


def engage(table: Table, state: State, on_ruins: bool = False) -> None:
    """All NPCs on the tile attack the active player; others may join (RE-137, RE-141, RE-R80, RE-R144)."""
    seat = state.active
    player = state.players[seat]
    npcs = fighters_at(state, player.place)
    if not npcs:
        return
    if protected(state, seat):  # they stand there, nothing more (RE-R62)
        if not player.hand and not state.book.rules.empty_hand_safe and not player.damaged:
            state.fought = state.spent = True  # a switch: Exhausted on the spot (RE-R62)
            table.tell(events.exhausted.under("RE-R62"), seat=seat, place=player.place)
        elif table.listening:
            table.tell(events.left_alone, seat=seat, place=player.place, damaged=int(player.damaged))
        return
    place = player.place
    fighters = [npc_fighter(npc, ATTACKERS) for npc in npcs]
    fight(table, state, Combat(place, NO_SEAT, [*fighters, Fighter(DEFENDERS, seat)]))
    if on_ruins and not player.out and player.hand and not fighters_at(state, place):
        fulfil(table, state, "learn-a-spell", [seat])


def npc_fighter(npc: Npc, side: CombatSide) -> Fighter:
    return Fighter(side, npc=npc.uid, face=npc.face, villain=npc.villain)


# -- part 4
def start_fight(table: Table, state: State) -> None:
    """Part 4: the active player may start a fight, the first of the turn (RE-150, RE-R82, RE-R02, RE-R03, RE-D12)."""
    seat = state.active
    player = state.players[seat]
    options = [] if state.fought or player.damaged else target_options(state, seat)  # RE-153
    if not options:
        return
    state.part = COMBAT
    choice = WILD_DRAW
    while choice is WILD_DRAW:
        draws = [WILD_DRAW] if may_draw(state, seat) else []
        choice = table.ask(seat, [verbs.NO.answer, *draws, *(options if player.hand else ())], prompts.TARGET)  # RE-152
        if choice is WILD_DRAW:
            spend(table, state, seat, choice)
    if choice is verbs.NO.answer:
        return
    if choice is verbs.STORM.answer:
        storm(table, state, seat)
        return
    targets = [choice]
    while True:
        rest = [option for option in options if option not in targets and option is not verbs.STORM.answer]
        choice = table.ask(seat, [verbs.BEGIN.answer, *rest], prompts.MORE_TARGETS)
        if choice is verbs.BEGIN.answer:
            break
        targets.append(choice)
    players = [target for target in targets if target.verb == verbs.TARGET_PLAYER.name]
    foes = [Fighter(DEFENDERS, *verbs.TARGET_PLAYER.of(target)) for target in players]
    wanted = [target.a for target in targets if target.verb == verbs.TARGET_NPC.name]
    foes += [npc_fighter(npc, DEFENDERS) for npc in state.npcs if npc.uid in wanted]
    fight(table, state, Combat(player.place, seat, [Fighter(ATTACKERS, seat), *foes]))


def target_options(state: State, seat: Seat) -> list[Option]:
    """Characters on the tile that may be attacked (RE-151, RE-R81); behind a closed gate only by storm (RE-233)."""
    place = state.players[seat].place
    options = [
        verbs.TARGET_PLAYER(other)
        for other, player in by_seat(state)
        if player.place == place and other != seat and not player.out and not protected(state, other)
    ]
    if state.hero and on_fortress(state, place) and not gate_open(state):
        if fighters_at(state, place) or to_be_found(state):  # RE-R141
            options.append(verbs.STORM.answer)  # players can be fought without a draw (RE-R142)
    elif state.npcs:
        options += [verbs.TARGET_NPC(npc.uid) for npc in fighters_at(state, place)]
    return options


def to_be_found(state: State) -> bool:
    """Whether the Encounter Deck or its discard pile holds a Character: which cards there are is known (RE-R176)."""
    cards, faces = state.book.cards, state.faces
    return any(cards[faces[card]].is_character for pile in (state.encounter, state.encounter_discard) for card in pile)


def storm(table: Table, state: State, seat: Seat) -> None:
    """Draw until three are present; they fight who storms the gate (RE-233 to RE-235, RE-R139, RE-R140, RE-R143)."""
    place = state.players[seat].place
    resolved, passed = False, 0
    cards = search(table, state, events.ENCOUNTER)
    while len(fighters_at(state, place)) < state.book.rules.gate_draw_to:
        card = next(cards, None)
        if card is None:
            break
        found = state.book.cards[state.faces[card]]
        if found.is_character and appear(table, state, card, place, "RE-233", passed):
            passed = 0
            continue
        if found.kind == "event" and not resolved:  # the first Event alone (RE-234)
            resolved = True
            table.tell(events.encounter.under("RE-234"), seat=seat, card=card)
            resolve_event(table, state, found)
        else:
            passed += 1
        state.encounter_discard.append(card)
    if passed:
        table.tell(events.finds_nothing.under("RE-234"), pile=events.ENCOUNTER, passed=events.Passed(passed))
    npcs = fighters_at(state, place)
    if npcs and state.players[seat].hand:
        foes = [npc_fighter(npc, DEFENDERS) for npc in npcs]
        fight(table, state, Combat(place, seat, [Fighter(ATTACKERS, seat), *foes]))
