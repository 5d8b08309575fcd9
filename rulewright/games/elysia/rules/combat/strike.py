"""A strike: one side attacks, the other defends and loses cards (RE-181 to RE-194)."""

from rulewright.games.elysia.cards.atoms import DiscardFor, Riposte
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.combat.arithmetic import share, value
from rulewright.games.elysia.rules.combat.fighters import ATTACK, DAMAGE, DEFENSE, Combat, CombatSide, Fighter
from rulewright.games.elysia.rules.combat.villains import lose_cards, play_top
from rulewright.games.elysia.rules.decks import can_draw, clear_played, discard, draw, lay_down
from rulewright.games.elysia.rules.playing import use_front
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.tokens import spend_wild
from rulewright.kernel.question import CardId, Option
from rulewright.kernel.table import Table

PASS, WILD_ATTACK, WILD_DEFENSE = verbs.PASS.answer, verbs.WILD_ATTACK.answer, verbs.WILD_DEFENSE.answer
WILD_DRAW = verbs.WILD_DRAW.answer


def begin_strike(combat: Combat, side: CombatSide) -> None:
    """Nothing of the strike before counts any more (RE-187)."""
    combat.striker, combat.step, combat.total, combat.each = side, ATTACK, 0, 0
    for fighter in combat.fighters:
        fighter.played, fighter.dropped, fighter.wild, fighter.left = [], [], 0, 1


def strike(table: Table, state: State, combat: Combat, side: CombatSide) -> None:
    """One side attacks, the other defends and loses cards (RE-181, RE-182; RE-183, RE-184 with the roles reversed)."""
    begin_strike(combat, side)
    defenders = [fighter for fighter in combat.fighters if fighter.side != side and not fighter.exhausted]  # RE-R93
    for fighter in combat.fighters:
        if fighter.side == side and not fighter.exhausted:
            _act(table, state, combat, fighter, ATTACK)
            combat.total += value(state, combat, fighter, ATTACK)  # RE-190
    combat.each = share(state, combat.total, len(defenders))  # RE-191
    if table.listening:
        table.tell(events.strikes, n=combat.total, defenders=len(defenders), each=combat.each, side=side)
    combat.step = DEFENSE
    for fighter in defenders:
        if fighter.villain < 0 or combat.each:  # a Villain defends against an Attack only (RE-R86)
            _act(table, state, combat, fighter, DEFENSE)
        fighter.struck = max(0, combat.each - value(state, combat, fighter, DEFENSE))  # RE-192, RE-194
        if not fighter.struck and fighter.played:
            for face in fighter.played:
                for atom in state.book.cards[face].defense_text:
                    if isinstance(atom, Riposte):
                        fighter.riposte += atom.n
    combat.step = DAMAGE
    for fighter in defenders:
        if fighter.struck:
            _suffer(table, state, combat, fighter)  # RE-193
    for fighter in combat.fighters:
        if fighter.side == side and fighter.played:
            fighter.riposte = 0


def _act(table: Table, state: State, combat: Combat, fighter: Fighter, step: int) -> None:
    """A Character's own Attack or Defense: players choose, Villains play themselves, Monsters simply count (RE-208)."""
    if fighter.seat >= 0:
        _player_acts(table, state, fighter, step)
    elif fighter.villain >= 0:
        play_top(table, state, combat, fighter, step)


def fight_options(state: State, fighter: Fighter, step: int) -> list[Option]:
    """Pass, cards while plays are left, Leave Out cards, Wild (RE-D15, RE-D18); never Walk or Coin (RE-050, RE-180)."""
    seat = fighter.seat
    player = state.players[seat]
    options = [PASS]
    if fighter.left:
        options += verbs.PLAY.each(player.hand)
    if player.front and (fighter.left or not state.book.rules.leave_out_takes_play):  # RE-R121
        options += verbs.USE.each([card for i, card in enumerate(player.front) if not player.used >> i & 1])
    if player.wild:  # RE-049, RE-R87, never once damage is counted (RE-R89)
        options.append(WILD_ATTACK if step == ATTACK else WILD_DEFENSE)
        if can_draw(state, seat):
            options.append(WILD_DRAW)
    return options


def _player_acts(table: Table, state: State, fighter: Fighter, step: int) -> None:
    """One card, more by Extra Play, Wild without limit; then the cards are discarded (RE-186, RE-187, RE-R91)."""
    seat = fighter.seat
    player = state.players[seat]
    player.used = 0  # a Leave Out card may be used once a step (RE-030)
    why = prompts.ATTACK if step == ATTACK else prompts.DEFENSE
    while True:
        choice = table.ask(seat, fight_options(state, fighter, step), why)
        verb = choice.verb
        if choice is PASS:
            break
        if verb == verbs.PLAY.name:
            (card,) = verbs.PLAY.of(choice)
            leave_out = state.book.cards[state.faces[card]].leave_out
            lay_down(table, state, seat, card)
            _use(table, state, fighter, card, step, counts=not leave_out)
        elif verb == verbs.USE.name:
            (card,) = verbs.USE.of(choice)
            use_front(state, seat, card)
            _use(table, state, fighter, card, step, counts=False)
        else:
            use = events.FOR_ATTACK if step == ATTACK else events.FOR_DEFENSE
            spend_wild(table, state, seat, events.FOR_CARD if choice is WILD_DRAW else use, "RE-R87")
            if choice is WILD_DRAW:
                draw(table, state, seat, 1, "RE-048")
            else:
                fighter.wild += 1
    clear_played(player)


def _use(table: Table, state: State, fighter: Fighter, card: CardId, step: int, counts: bool) -> None:
    """A card is played for Attack or for Defense: Draw, Extra Play and text of that section (RE-188, RE-189)."""
    face = state.faces[card]
    if counts or state.book.rules.leave_out_takes_play:
        fighter.left -= 1
    fighter.played.append(face)
    fighter.dropped.append(0)
    number, drawn, extra, text = state.book.cards[face].in_combat(step == ATTACK)
    if table.listening:
        table.tell(events.attacks if step == ATTACK else events.defends, seat=fighter.seat, card=card, n=number)
    fighter.left += extra  # RE-R92, RE-D16
    if drawn:
        draw(table, state, fighter.seat, drawn, "RE-188")
    for atom in text:
        if isinstance(atom, DiscardFor):
            _discard_for(table, state, fighter, atom.n)


def _discard_for(table: Table, state: State, fighter: Fighter, most: int) -> None:
    """Discard up to so many hand cards for more (RE-D17)."""
    hand = state.players[fighter.seat].hand
    while hand and fighter.dropped[-1] < most:
        choice = table.ask(fighter.seat, [verbs.DONE.answer, *verbs.DROP.each(hand)], prompts.DISCARD_FOR)
        if choice is verbs.DONE.answer:
            break
        (card,) = verbs.DROP.of(choice)
        discard(table, state, fighter.seat, card, "RE-186")
        fighter.dropped[-1] += 1


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
                (card,) = verbs.DROP.of(table.ask(seat, [*verbs.DROP.each(hand)], prompts.DAMAGE))  # RE-D19
            fighter.struck -= 1
            discard(table, state, seat, card, "RE-193")
