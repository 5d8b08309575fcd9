"""The Combat Phase: strikes in turn until a side is Exhausted or the fight is ended (RE-181 to RE-197)."""

from rulewright.games.elysia.cards.atoms import DiscardFor, Riposte
from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.aftermath import aftermath
from rulewright.games.elysia.rules.arithmetic import alignment, share, value
from rulewright.games.elysia.rules.decks import can_draw, clear_played, discard, draw, lay_down
from rulewright.games.elysia.rules.ending import lose_life, win
from rulewright.games.elysia.rules.joining import ask_to_join
from rulewright.games.elysia.rules.map import on_fortress
from rulewright.games.elysia.rules.npcs import remove
from rulewright.games.elysia.rules.playing import use_front
from rulewright.games.elysia.rules.state import (
    ATTACK,
    ATTACKERS,
    DAMAGE,
    DEFENDERS,
    DEFENSE,
    Combat,
    Fighter,
    State,
    fighter_of,
)
from rulewright.games.elysia.rules.tokens import spend_wild
from rulewright.games.elysia.rules.villains import deal_hand, dissolve, lose_cards, play_top
from rulewright.kernel.question import Option, option
from rulewright.kernel.table import Table


def fight(table: Table, state: State, combat: Combat) -> None:
    """A whole combat, from joining to its aftermath (RE-174 to RE-180); fighters are settled then (RE-R137)."""
    state.fought = True
    clear_played(state.players[state.active])  # RE-156, RE-R12; Coin is kept (RE-157)
    state.combat = combat
    ask_to_join(table, state, combat)  # RE-176
    n, active = state.seats, state.active
    combat.fighters.sort(key=lambda each: (each.seat >= 0, each.npc, (each.seat - active) % n))  # RE-R85
    for each in combat.fighters:
        if each.villain >= 0:
            deal_hand(table, state, state.villains[each.villain])  # RE-219, RE-R126
    if table.listening:
        table.tell_plain("combat", "RE-174", place=combat.place, n=len(combat.fighters))
    first = ATTACKERS
    if state.book.rules.npc_first:  # the side with an NPC, as a whole (RE-177, RE-R83, RE-R84)
        first = next((each.side for each in combat.fighters if each.seat < 0), ATTACKERS)
    fell = _cycles(table, state, combat, first)
    for each in combat.fighters:
        if each.villain >= 0:
            dissolve(state.villains[each.villain])  # RE-R104
        if each.seat >= 0:
            state.players[each.seat].used = 0
    mine = fighter_of(combat, active)
    state.spent = (
        mine is not None and mine.exhausted
    )  # RE-202; others see to it in their next part 1 (RE-R107, RE-R108)
    aftermath(table, state, combat, fell)
    state.combat = None


def _cycles(table: Table, state: State, combat: Combat, first: int) -> list[int]:
    """Strike by strike, roles reversing (RE-183 to RE-185, RE-197). Returns the seats that are out of lives."""
    fell: list[int] = []
    for cycle in range(state.book.rules.max_combat_cycles):  # RE-R106
        combat.cycle, combat.moved = cycle, False
        for side in (first, 1 - first):
            if side == ATTACKERS and _ends(table, state, combat):
                return fell
            strike(table, state, combat, side)
            fell += check_exhaustion(table, state, combat, side)
            if any(_beaten(combat, each) for each in (ATTACKERS, DEFENDERS)):
                return fell  # RE-195, RE-196, RE-R100
        if not combat.moved:
            break
    if table.listening:
        table.tell_plain("standoff", "RE-R106", place=combat.place)
    return fell


def _beaten(combat: Combat, side: int) -> bool:
    return all(each.exhausted for each in combat.fighters if each.side == side)


def _ends(table: Table, state: State, combat: Combat) -> bool:
    """The player who initiated may end it at the own side's Attack, while not Exhausted (RE-179, RE-R103, RE-D14)."""
    seat = combat.initiator
    if seat < 0:
        return False
    fighter = fighter_of(combat, seat)
    if fighter is None or fighter.exhausted:
        return False
    combat.striker, combat.step = ATTACKERS, ATTACK
    if table.ask(seat, [prompts.FIGHT, prompts.END], prompts.END_COMBAT) is prompts.FIGHT:
        return False
    if table.listening:
        table.tell_plain("ends_combat", "RE-179", seat=seat)
    return True


# -- a strike


def strike(table: Table, state: State, combat: Combat, side: int) -> None:
    """One side attacks, the other defends and loses cards (RE-181, RE-182; RE-183, RE-184 with the roles reversed)."""
    combat.striker, combat.step, combat.total, combat.each = side, ATTACK, 0, 0
    for each in combat.fighters:
        _begin(each)  # what lay there from the last strike is gone
    defenders = [each for each in combat.fighters if each.side != side and not each.exhausted]  # RE-R93
    for each in combat.fighters:
        if each.side == side and not each.exhausted:
            _act(table, state, combat, each, ATTACK)
            combat.total += value(state, combat, each, ATTACK)  # RE-190
    combat.each = share(state, combat.total, len(defenders))  # RE-191
    if table.listening:
        table.tell_plain("strikes", "RE-191", n=combat.total, defenders=len(defenders), each=combat.each, side=side)
    combat.step = DEFENSE
    for each in defenders:
        if each.villain < 0 or combat.each:  # a Villain defends against an Attack only (RE-R86)
            _act(table, state, combat, each, DEFENSE)
        else:
            _begin(each)
        each.struck = max(0, combat.each - value(state, combat, each, DEFENSE))  # RE-192, RE-194
        if not each.struck and each.played:
            for face in each.played:
                for atom in state.book.cards[face].defense_text:
                    if isinstance(atom, Riposte):
                        each.riposte += atom.n
    combat.step = DAMAGE
    for each in defenders:
        if each.struck:
            _suffer(table, state, combat, each)  # RE-193
    for each in combat.fighters:
        if each.side == side and each.played:
            each.riposte = 0


def _begin(fighter: Fighter) -> None:
    fighter.played, fighter.dropped, fighter.wild, fighter.left = [], [], 0, 1  # RE-187


def _act(table: Table, state: State, combat: Combat, fighter: Fighter, step: int) -> None:
    """A Character's own Attack or Defense: players choose, Villains play themselves, Monsters simply count (RE-208)."""
    _begin(fighter)
    if fighter.seat >= 0:
        _player_acts(table, state, combat, fighter, step)
    elif fighter.villain >= 0:
        play_top(table, state, combat, fighter, step)


def fight_options(state: State, fighter: Fighter, step: int) -> list[Option]:
    """Pass, cards while plays are left, Leave Out cards, Wild (RE-D15, RE-D18); never Walk or Coin (RE-050, RE-180)."""
    seat = fighter.seat
    player = state.players[seat]
    options = [prompts.PASS]
    if fighter.left:
        options += [option("play", card) for card in player.hand]
    if player.front and (fighter.left or not state.book.rules.leave_out_takes_play):  # RE-R121
        options += [option("use", card) for i, card in enumerate(player.front) if not player.used >> i & 1]
    if player.wild:  # RE-049, RE-R87, never once damage is counted (RE-R89)
        options.append(prompts.WILD_ATTACK if step == ATTACK else prompts.WILD_DEFENSE)
        if can_draw(state, seat):
            options.append(prompts.WILD_DRAW)
    return options


def _player_acts(table: Table, state: State, combat: Combat, fighter: Fighter, step: int) -> None:
    """One card, more by Extra Play, Wild without limit; then the cards are discarded (RE-186, RE-187, RE-R91)."""
    seat = fighter.seat
    player = state.players[seat]
    player.used = 0  # a Leave Out card may be used once a step (RE-030)
    why = prompts.ATTACK if step == ATTACK else prompts.DEFENSE
    while True:
        choice = table.ask(seat, fight_options(state, fighter, step), why)
        verb = choice.verb
        if verb == "pass":
            break
        if verb == "play":
            leave_out = state.book.cards[state.faces[choice.a]].leave_out
            lay_down(table, state, seat, choice.a)
            _use(table, state, combat, fighter, choice.a, step, counts=not leave_out)
        elif verb == "use":
            use_front(state, seat, choice.a)
            _use(table, state, combat, fighter, choice.a, step, counts=False)
        else:
            spend_wild(table, state, seat, "RE-R87")
            if choice is prompts.WILD_DRAW:
                draw(table, state, seat, 1, "RE-048")
            else:
                fighter.wild += 1
    clear_played(player)


def _use(table: Table, state: State, combat: Combat, fighter: Fighter, card: int, step: int, counts: bool) -> None:
    """A card is played for Attack or for Defense: Draw, Extra Play and text of that section (RE-188, RE-189)."""
    face = state.faces[card]
    printed = state.book.cards[face]
    if counts or state.book.rules.leave_out_takes_play:
        fighter.left -= 1
    fighter.played.append(face)
    fighter.dropped.append(0)
    if table.listening:
        number = printed.attack if step == ATTACK else printed.defense
        kind, clause = ("attacks", "RE-181") if step == ATTACK else ("defends", "RE-182")
        table.tell_plain(kind, clause, seat=fighter.seat, card=card, n=number)
    if step == ATTACK:
        fighter.left += printed.attack_extra  # RE-R92, RE-D16
        drawn, text = printed.attack_draw, printed.attack_text
    else:
        fighter.left += printed.defense_extra
        drawn, text = printed.defense_draw, printed.defense_text
    if drawn:
        draw(table, state, fighter.seat, drawn, "RE-188")
    for atom in text:
        if isinstance(atom, DiscardFor):
            _discard_for(table, state, fighter, atom.n)


def _discard_for(table: Table, state: State, fighter: Fighter, most: int) -> None:
    """Discard up to so many hand cards for more (RE-D17)."""
    hand = state.players[fighter.seat].hand
    done = 0
    while hand and done < most:
        choice = table.ask(fighter.seat, [prompts.DONE, *(option("drop", card) for card in hand)], prompts.DISCARD_FOR)
        if choice is prompts.DONE:
            break
        discard(table, state, fighter.seat, choice.a, "RE-186")
        done += 1
    fighter.dropped[-1] = done


def _suffer(table: Table, state: State, combat: Combat, fighter: Fighter) -> None:
    """One hand card for each Attack left over; more than there is, is lost (RE-193, RE-R95, RE-R96)."""
    if fighter.villain >= 0:
        lose_cards(table, state, combat, fighter)  # RE-225
    elif fighter.seat >= 0:
        hand, seat = state.players[fighter.seat].hand, fighter.seat
        for _ in range(min(fighter.struck, len(hand))):
            if fighter.struck >= len(hand):
                card = hand[-1]  # all of them: no choice
            else:
                card = table.ask(seat, [option("drop", each) for each in hand], prompts.DAMAGE).a  # RE-D19
            fighter.struck -= 1
            discard(table, state, seat, card, "RE-193")


# -- Exhaustion


def check_exhaustion(table: Table, state: State, combat: Combat, side: int) -> list[int]:
    """After a complete strike, all Characters at once (RE-042, RE-207, RE-R97, RE-R98). Returns seats out of lives."""
    newly = [each for each in combat.fighters if not each.exhausted and _is_empty(state, combat, each, side)]
    if not newly:
        return []
    if not state.book.rules.pyrrhic_exhaustion:  # a switch: who won by the last card is not Exhausted (RE-R99)
        gone = {id(each) for each in newly}
        if all(each.exhausted or id(each) in gone for each in combat.fighters if each.side != side):
            newly = [each for each in newly if each.side != side or each.seat < 0]
    hero_fell = -1
    for each in newly:
        each.exhausted = True
        each.net = alignment(state, each)  # RE-R111
        if table.listening:
            table.tell_plain("exhausted", "RE-042", seat=each.seat, npc=each.npc, face=each.face, place=combat.place)
        if each.seat < 0:
            if on_fortress(state, combat.place) and not _is_hero(state, each):
                state.gate += 1  # RE-232, RE-236, RE-R138
            if _is_hero(state, each):
                hero_fell = each.side
            remove(state, each.npc)  # at once (RE-205, RE-R101)
    if hero_fell >= 0:  # before lives are counted (RE-R158); all who fight against it win (RE-237, RE-R145, RE-R146)
        foes = [each.seat for each in combat.fighters if each.side != hero_fell and each.seat >= 0]
        win(table, state, foes, "RE-237", "the Corrupted Hero is Exhausted")
    return [each.seat for each in newly if each.seat >= 0 and _falls(table, state, each.seat)]


def _falls(table: Table, state: State, seat: int) -> bool:
    player = state.players[seat]
    if state.book.rules.leave_out_lost_on_exhaustion and player.front:  # a switch (RE-R120)
        player.discard += player.front
        player.front.clear()
    return lose_life(table, state, seat)


def _is_hero(state: State, fighter: Fighter) -> bool:
    return fighter.villain >= 0 and state.villains[fighter.villain].corrupted  # RE-227


def _is_empty(state: State, combat: Combat, fighter: Fighter, side: int) -> bool:
    """No cards in hand; a Monster is its one card and falls to an Attack above its Defense (RE-210, RE-211)."""
    if fighter.seat >= 0:
        return not state.players[fighter.seat].hand
    if fighter.villain >= 0:
        return not state.villains[fighter.villain].hand
    return fighter.side != side and fighter.struck > 0  # each alone, nothing kept (RE-R130, RE-R131, RE-R132)
