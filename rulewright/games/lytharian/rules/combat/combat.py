"""One combat from declaration to its end (LC-125 to LC-150, LC-R107)."""

from typing import NamedTuple

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.windows import alarm, respond
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.bonuses import comrade_near
from rulewright.games.lytharian.rules.combat.damage import apply, bleed, bury, heal, roll_d3
from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now
from rulewright.games.lytharian.rules.combat.stats import combat_powers, has_now, life_of
from rulewright.games.lytharian.rules.deductions import observe_comradery
from rulewright.games.lytharian.rules.ids import ABILITY_IDS, NO_TROOP, SquareId, TroopId
from rulewright.games.lytharian.rules.movement.moving import arrive, displace, put
from rulewright.games.lytharian.rules.state import (
    ATT,
    ATTACKED,
    CASTING,
    DAMAGE,
    PANTHER,
    PROTECTION,
    TREANT,
    Fight,
    State,
)
from rulewright.games.lytharian.rules.troops import friends_near, powers_of, printed, seat_of, still_there, troop_face
from rulewright.games.lytharian.rules.zones import reveal
from rulewright.kernel.question import Option
from rulewright.kernel.table import Table


def attack(table: Table, state: State, attacker: TroopId, defender: TroopId) -> None:
    """The turn's attack (LC-101); it can't be taken back (LC-139)."""
    state.attacks += 1
    state.used[attacker] |= ATTACKED
    state.acted = True
    moved = state.mover == attacker
    start = state.mover_from if moved else state.at[attacker]
    square = state.at[defender]
    table.tell(events.attacks, troop=attacker, other=defender, seat=seat_of(state, attacker), square=square)
    fight = new_fight(state, attacker, defender, moved, start)
    if state.book.rules.attacker_revealed:
        reveal(table, state, attacker, "LC-068")  # LC-140, LC-R31
    reveal(table, state, defender, "LC-128")
    alarm(table, state, seat_of(state, defender))
    wage(table, state, fight)


def new_fight(state: State, attacker: TroopId, defender: TroopId, moved: bool, start: SquareId) -> Fight:
    """Step 1, with what is remembered for Ambush (LC-140)."""
    return Fight(
        attacker, defender, moved, start, square=state.at[defender], left=[state.left[attacker], state.left[defender]],
        hidden=[1 - state.up[attacker], 1 - state.up[defender]],
    )  # fmt: skip


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
    end_combat(table, state)


def end_combat(table: Table, state: State) -> None:
    """What lasted for the combat is over (LC-R132, LC-R136)."""
    if state.fight is not None:
        table.tell(events.combat_ends, troop=state.fight.attacker, other=state.fight.defender)
    state.fight = None
    if any(state.guard):
        state.guard = [0] * len(state.guard)


def in_place(state: State, fight: Fight) -> list[bool]:
    """Whether each is still where the combat began (LC-R124)."""
    return [still_there(state, troop, left) for troop, left in zip(fight.pair, fight.left, strict=True)]


def together(state: State, fight: Fight) -> bool:
    """Whether they can still hurt each other: both in place; in a Battle Duel next to each other (LC-R267, LC-R273)."""
    if state.duel is None:
        return all(in_place(state, fight))
    a, b = (state.at[troop] for troop in fight.pair)
    return a >= 0 and b >= 0 and a in state.book.near[b]


def exchange(table: Table, state: State, fight: Fight) -> list[int]:
    """Both deal their Att at once, then Venom, then deaths (LC-129, LC-148, LC-R137); returns what each took."""
    if not together(state, fight):
        return [0, 0]  # LC-R122 to LC-R124
    pair = fight.pair
    for side, troop in enumerate(pair):
        if "comradery" in combat_powers(state, fight, side):  # negated it shows nothing
            observe_comradery(state, troop, comrade_near(state, troop))
    atts = [att_now(state, fight, 0), att_now(state, fight, 1)]
    seats = [seat_of(state, troop) for troop in pair]
    blows = [
        Blow(pair[1 - i], atts[i], "physical", "combat", seats[i], source=pair[i], targeted=False, clause="LC-148")
        for i in (1, 0)
    ]
    taken = apply(table, state, blows)  # what the attacker took, what the defender took
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
        table.tell(events.occupies, troop=fight.attacker, square=square)
        arrive(table, state, fight.attacker, start)


def _return(table: Table, state: State, fight: Fight) -> None:
    """Cavalry goes back to where it started, if it moved and the square is free (LC-255, LC-R127)."""
    attacker = fight.attacker
    if fight.moved and fight.start != state.at[attacker] and state.board[fight.start] < 0:
        put(state, attacker, fight.start)
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


class Choice(NamedTuple):
    """Something a player still has to choose: for an ability of the fighter, or for a Mob Protector beside it."""

    power: str
    protector: TroopId = NO_TROOP


CHOSEN = {verbs.MOBILITY.name: "mobility", verbs.FORM.name: "druid_forms", verbs.BERSERK.name: "berserk"}
MOBILITY, DRUID_FORMS, BERSERK = Choice("mobility"), Choice("druid_forms"), Choice("berserk")


def combat_abilities(table: Table, state: State, fight: Fight) -> None:
    """Negations, dice, then choices alternately, the defender first (LC-141, LC-142, LC-R107, LC-R112)."""
    sides = [powers_of(state, fight.attacker), powers_of(state, fight.defender)]
    if "pounce" in sides[0]:
        fight.negated[1] = 1  # LC-275, LC-R116
        table.tell(events.negates, troop=fight.defender)
    for side in (1, 0):
        if "crushing_hammer" in sides[side] and has_now(state, fight, side, "crushing_hammer"):
            _hammer(table, state, fight, side)
    if has_now(state, fight, 0, "battering_ram"):
        fight.ram[0] = roll_d3(table)  # LC-247, LC-R114
        table.tell(events.rams, troop=fight.attacker, n=fight.ram[0])
    waiting = [_choices(state, fight, 0), _choices(state, fight, 1)]
    side = 1
    while waiting[0] or waiting[1]:
        if waiting[side]:
            _choose(table, state, fight, side, waiting[side])
        side = 1 - side


def _hammer(table: Table, state: State, fight: Fight, side: int) -> None:
    """LC-261: even, and the Hammer's controller names a printed ability (LC-R115, LC-R117)."""
    even = table.roll(6) % 2 == 0
    enemy = fight.pair[1 - side]
    text = list(state.book.powers[troop_face(state, enemy)]) if not fight.negated[1 - side] else []
    if not even or not text:
        return
    owner = seat_of(state, fight.pair[side])
    choice = table.ask(owner, [verbs.DISABLE(enemy, i) for i in range(len(text))], prompts.DISABLE, enemy)
    _, i = verbs.DISABLE.of(choice)
    fight.disabled[1 - side] = text[i]
    table.tell(events.disables, troop=enemy, ability=ABILITY_IDS[text[i].partition(":")[0]])


def _choices(state: State, fight: Fight, side: int) -> list[Choice]:
    """What a player still has to choose: Mobility, Druid Forms, Berserk, each Mob Protector (LC-R112)."""
    troop = fight.pair[side]
    powers = combat_powers(state, fight, side)
    found = [Choice(power) for power in ("mobility", "druid_forms", "berserk") if power in powers]
    if BERSERK in found and life_of(state, troop) < 2:
        found.remove(BERSERK)
    if printed(state, troop).race == "surictavi":
        shown = [t for t in friends_near(state, troop) if state.up[t]]  # itself not (LC-272, LC-R141)
        found += [Choice("mob_protector", t) for t in shown if "mob_protector" in powers_of(state, t)]
    return found


def _choose(table: Table, state: State, fight: Fight, side: int, waiting: list[Choice]) -> None:
    """One open choice (LC-R113); which of several comes first is the player's (LC-D36)."""
    troop = fight.pair[side]
    options: list[Option] = []
    for each in waiting:
        if each == MOBILITY:
            options += [verbs.MOBILITY(troop, ATT), verbs.MOBILITY(troop, PROTECTION)]
        elif each == DRUID_FORMS:
            options += [verbs.FORM(troop, PANTHER), verbs.FORM(troop, TREANT)]
        elif each == BERSERK:
            options += [verbs.BERSERK(troop, n) for n in range(life_of(state, troop))]
        else:
            options += [verbs.NO_PROTECT(each.protector), verbs.PROTECT(each.protector)]
    choice = table.ask(seat_of(state, troop), options, prompts.CHOICE, troop)
    match choice.verb:
        case verbs.MOBILITY.name:
            chooser, n = verbs.MOBILITY.of(choice)
            fight.mobility[side] = n
            waiting.remove(MOBILITY)
        case verbs.FORM.name:
            chooser, n = verbs.FORM.of(choice)
            fight.form[side] = n
            waiting.remove(DRUID_FORMS)
        case verbs.BERSERK.name:
            chooser, n = verbs.BERSERK.of(choice)
            fight.berserk[side] = n
            bleed(table, state, troop, n, "LC-248")
            waiting.remove(BERSERK)
        case _:
            (chooser,), n = verbs.PROTECT.of(choice), 0
            waiting.remove(Choice("mob_protector", chooser))
            if choice.verb == verbs.PROTECT.name:
                n = roll_d3(table)
                state.guard[troop] += n
                table.tell(events.protects.under("LC-272"), troop=troop, n=n, whole_turn=0)
    ability = ABILITY_IDS[CHOSEN.get(choice.verb, "mob_protector")]
    table.tell(events.chooses, troop=chooser, ability=ability, n=n, seat=seat_of(state, troop))
