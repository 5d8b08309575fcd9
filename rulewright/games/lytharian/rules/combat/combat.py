"""One combat from declaration to its end (LC-125 to LC-150, LC-R107)."""

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.windows import respond
from rulewright.games.lytharian.rules.combat.attack_bonuses import comrade_near
from rulewright.games.lytharian.rules.combat.blows import Blow, apply, heal, roll_d3
from rulewright.games.lytharian.rules.combat.bout import combat_powers
from rulewright.games.lytharian.rules.combat.combat_choices import combat_abilities
from rulewright.games.lytharian.rules.combat.damage import bury
from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now
from rulewright.games.lytharian.rules.deductions import observe_comradery
from rulewright.games.lytharian.rules.ids import SquareId, TroopId
from rulewright.games.lytharian.rules.movement.moving import displace, put
from rulewright.games.lytharian.rules.movement.promotion import arrive
from rulewright.games.lytharian.rules.state import ATTACKED, CASTING, DAMAGE, TREANT, Fight, State
from rulewright.games.lytharian.rules.troops import powers_of, seat_of
from rulewright.games.lytharian.rules.zones import reveal
from rulewright.kernel.table import Table


def attack(table: Table, state: State, attacker: TroopId, defender: TroopId) -> None:
    """The turn's attack (LC-101); it can't be taken back (LC-139)."""
    state.attacks += 1
    state.used[attacker] |= ATTACKED
    state.acted = True
    moved = state.mover == attacker
    start = state.mover_from if moved else state.at[attacker]
    if table.listening:
        table.tell(events.attacks, troop=attacker, other=defender, seat=seat_of(state, attacker))
    fight = new_fight(state, attacker, defender, moved, start)
    if state.book.rules.attacker_revealed:
        reveal(table, state, attacker, "LC-068")  # LC-140, LC-R31
    reveal(table, state, defender, "LC-128")
    wage(table, state, fight)


def new_fight(state: State, attacker: TroopId, defender: TroopId, moved: bool, start: SquareId) -> Fight:
    """Step 1, with what is remembered for Ambush (LC-140)."""
    return Fight(
        attacker,
        defender,
        moved,
        start,
        square=state.at[defender],
        left=[state.left[attacker], state.left[defender]],
        hidden=[1 - state.up[attacker], 1 - state.up[defender]],
    )


def wage(table: Table, state: State, fight: Fight) -> None:
    """Steps 3 to 7: abilities, spells from last to first, damage, what follows (LC-141, LC-146, LC-147, LC-149)."""
    state.fight = fight
    combat_abilities(table, state, fight)
    fight.step = CASTING
    for _ in range(state.book.rules.combat_stacks):  # LC-R118
        first = fight.defender if state.book.rules.combat_casting_first == "defender" else fight.attacker
        respond(table, state, seat_of(state, first), prompts.FIGHT)  # LC-143
    fight.step = DAMAGE
    exchange(table, state, fight)
    aftermath(table, state, fight)
    end_combat(state)


def end_combat(state: State) -> None:
    """What lasted for the combat is over (LC-R132, LC-R136)."""
    state.fight = None
    if any(state.guard):
        state.guard = [0] * len(state.guard)


def in_place(state: State, fight: Fight) -> list[bool]:
    """Whether each is still where the combat began (LC-R124)."""
    pair = (fight.attacker, fight.defender)
    return [state.at[t] >= 0 and state.left[t] == left for t, left in zip(pair, fight.left, strict=True)]


def exchange(table: Table, state: State, fight: Fight) -> list[int]:
    """Both deal their Att at once, then Venom, then deaths (LC-129, LC-148, LC-R137); returns what each took."""
    if not all(in_place(state, fight)):
        return [0, 0]  # LC-R122 to LC-R124
    pair = (fight.attacker, fight.defender)
    for troop in pair:
        if "comradery" in powers_of(state, troop):
            observe_comradery(state, troop, comrade_near(state, troop))
    atts = [att_now(state, fight, 0), att_now(state, fight, 1)]
    seats = [seat_of(state, troop) for troop in pair]
    blows = [
        Blow(pair[1 - i], atts[i], "physical", "combat", seats[i], source=pair[i], targeted=False, clause="LC-148")
        for i in (1, 0)
    ]
    taken = apply(table, state, blows)
    taken = [taken[0], taken[1]]  # what the attacker took, what the defender took
    killers = {blow.troop: blow for blow in blows}
    dead = [i for i in (0, 1) if def_now(state, fight, i) - state.hurt[pair[i]] <= 0]  # LC-131, LC-R134
    for i in (1, 0):
        if taken[1 - i] and 1 - i not in dead and "venom" in combat_powers(state, fight, i):  # LC-285
            n = roll_d3(table)
            venom = Blow(pair[1 - i], n, "death", "ability", seats[i], source=pair[i], targeted=False, clause="LC-285")
            killers[pair[1 - i]] = venom
            apply(table, state, [venom])
    dead = [i for i in (1, 0) if def_now(state, fight, i) - state.hurt[pair[i]] <= 0]
    bury(table, state, [pair[i] for i in dead], killers)
    return taken


def aftermath(table: Table, state: State, fight: Fight) -> None:
    """Occupation, staying or return, then Druid Forms (LC-132, LC-133, LC-134, LC-135, LC-136, LC-149, LC-255)."""
    attacker, defender = fight.attacker, fight.defender
    if state.duel is None and state.at[attacker] >= 0:
        died_there = state.at[defender] < 0 and state.left[defender] == fight.left[1] + 1
        if died_there and in_place(state, fight)[0]:
            occupy(table, state, fight)
        elif "cavalry" in combat_powers(state, fight, 0):  # failed, whatever became of the defender (LC-R124)
            _return(table, state, fight)
    for side, troop in ((1, defender), (0, attacker)):
        if state.at[troop] >= 0 and fight.form[side]:
            _druid(table, state, fight, side, troop)


def occupy(table: Table, state: State, fight: Fight) -> None:
    """The winner takes the square: no movement, but a Pawn arrives by it (LC-102, LC-132, LC-R37, LC-R100, LC-R125)."""
    square = fight.square
    if state.board[square] < 0:  # LC-R126
        start = state.at[fight.attacker]
        put(state, fight.attacker, square)
        if table.listening:
            table.tell(events.occupies, troop=fight.attacker, square=square)
        arrive(table, state, fight.attacker, start)


def _return(table: Table, state: State, fight: Fight) -> None:
    """Cavalry goes back to where it started, if it moved and the square is free (LC-255, LC-R127)."""
    attacker = fight.attacker
    if fight.moved and fight.start != state.at[attacker] and state.board[fight.start] < 0:
        put(state, attacker, fight.start)
        if table.listening:
            table.tell(events.rides_back, troop=attacker, square=fight.start)


def _druid(table: Table, state: State, fight: Fight, side: int, troop: TroopId) -> None:
    """The Panther's step, the Treant's sap (LC-265, LC-266, LC-R148, LC-R149, LC-D38)."""
    if fight.form[side] == TREANT:
        heal(table, state, troop, roll_d3(table), "LC-266")
    elif state.duel is None:
        free = [square for square in state.book.near[state.at[troop]] if state.board[square] < 0]
        options = [verbs.STOP, *(verbs.STEP(square) for square in free)]
        choice = table.ask(seat_of(state, troop), options, prompts.PANTHER, troop)
        if choice is not verbs.STOP:
            displace(table, state, troop, verbs.STEP.of(choice)[0], "LC-265")
