"""The phases before the Main Phase: Effects, Mana, Draw (LC-077 to LC-095)."""

from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.abilities.effect_abilities import make_effect, usable_effects, would_use
from rulewright.games.lytharian.rules.abilities.lasting_effects import make_lasting, usable_lasting
from rulewright.games.lytharian.rules.abilities.unseen_healers import make_hidden_heal
from rulewright.games.lytharian.rules.casting.cast import cast
from rulewright.games.lytharian.rules.casting.castable import castable
from rulewright.games.lytharian.rules.casting.costs import lose_pool
from rulewright.games.lytharian.rules.casting.windows import announce, free_act, full_window, own_hidden, respond
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MANA, State
from rulewright.games.lytharian.rules.zones import discard, draw, gain, may_charge
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def effects_phase(table: Table, state: State) -> None:
    """Effects in any order, each once, until the player closes the phase (LC-077 to LC-081, LC-079, LC-080, LC-R54)."""
    state.phase = EFFECTS
    full_window(table, state)
    use_effects(table, state)


def use_effects(table: Table, state: State) -> None:
    """One after the other."""
    seat = state.active
    while True:
        options = effect_options(state, seat)
        choice = table.ask(seat, options, prompts.EFFECTS)
        if choice is verbs.DONE:
            return
        if not free_act(table, state, seat, choice):
            use_effect(table, state, seat, choice)
            full_window(table, state)


def effect_options(state: State, seat: Seat) -> list[Option]:
    """Close the phase, use an effect, charge, or reveal a troop, perhaps to use its effect (LC-065, LC-R56)."""
    found = [verbs.DONE, *usable_effects(state, seat)]
    if state.players[seat].enchants or max(state.curse) >= 0:
        found += usable_lasting(state, seat)
    if may_charge(state, seat):
        found.append(verbs.CHARGE)
    return found + own_hidden(state, seat) if len(found) > 1 or would_use(state, seat) else found


def use_effect(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """Announce one effect and let it be answered (LC-R53)."""
    lose_pool(state, seat)
    if choice.verb == verbs.EFFECT.name:
        item = make_effect(table, state, seat, *verbs.EFFECT.of(choice))
    elif choice.verb == verbs.LASTING.name:
        item = make_lasting(table, state, seat, *verbs.LASTING.of(choice))
    else:
        item = make_hidden_heal(table, state, seat, choice)
    announce(table, state, item)


def mana_phase(table: Table, state: State) -> None:
    """The obelisk's value, then a window in which to charge (LC-082, LC-R62, LC-R64)."""
    state.phase = MANA
    gain(table, state, state.active, state.players[state.active].obelisk, "LC-082")
    full_window(table, state)


def draw_phase(table: Table, state: State) -> None:
    """One card; with a full hand discard, cast, or skip (LC-090, LC-093 to LC-095, LC-094, LC-R66, LC-R69, LC-R70)."""
    state.phase = DRAW
    full_window(table, state)
    seat, rules = state.active, state.book.rules
    player = state.players[seat]
    while len(player.hand) >= rules.hand_limit:
        options = [verbs.SKIP, verbs.ROOM, *castable(state, seat), *own_hidden(state, seat)]
        if may_charge(state, seat):
            options.append(verbs.CHARGE)
        choice = table.ask(seat, options, prompts.DRAW)
        if choice.verb != verbs.CAST.name:
            lose_pool(state, seat)
        if choice is verbs.SKIP:
            return
        if choice is verbs.ROOM:
            while len(player.hand) >= rules.hand_limit:
                cards = [verbs.DISCARD(card) for card in player.hand]
                discard(table, state, verbs.DISCARD.of(table.ask(seat, cards, prompts.DOWN))[0], "LC-093")
        elif not free_act(table, state, seat, choice):
            if cast(table, state, seat, verbs.CAST.of(choice)[0]):
                respond(table, state, OTHER[seat])
                full_window(table, state)
    draw(table, state, seat, rules.draw_per_turn, "LC-090")
