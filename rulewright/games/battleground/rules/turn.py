"""The turn: its five phases in order (BG-048 to BG-050), and its end (BG-166 to BG-169)."""

from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.battle_phase import battle_phase
from rulewright.games.battleground.rules.enchantments.phase import enchantments_phase
from rulewright.games.battleground.rules.hand import come_home, take_back
from rulewright.games.battleground.rules.heroes import turn_limit
from rulewright.games.battleground.rules.ids import FIRST_MAIN, MANA_ORB, SECOND_MAIN
from rulewright.games.battleground.rules.main_phase.main_phase import main_phase, window
from rulewright.games.battleground.rules.mana import lose_mana, mana_orb_phase
from rulewright.games.battleground.rules.setup import set_up
from rulewright.games.battleground.rules.state import PlayedCard, Player, State, others
from rulewright.games.battleground.rules.units.conditions import turn_back
from rulewright.kernel.question import Prompt, Seat
from rulewright.kernel.table import Table


def turn(table: Table, state: State) -> None:
    """One turn of the active player, or what is left of it from the phase the state stands in. Turn zero sets up."""
    if state.turn == 0:
        set_up(table, state)
        begin(state)
        return
    state.began = state.clock
    rest_of_turn(table, state)


def rests(state: State, why: Prompt) -> bool:
    """Whether the active player is asked in a Main phase: all that follows is in the state."""
    return why is prompts.MAIN


def rest_of_turn(table: Table, state: State) -> None:
    """The turn from the phase the state stands in; playouts need not repeat what was before a Main phase's question."""
    if state.phase == MANA_ORB:
        start_turn(table, state)
        mana_orb_phase(table, state)
        window(table, state)  # BG-R48
        enchantments_phase(table, state)
        state.phase, state.actions = FIRST_MAIN, 0
        _tell_phase(table, state)
    if state.phase == FIRST_MAIN:
        if not main_phase(table, state):
            return  # and goes on from here
        battle_phase(table, state)  # no window before or in it (BG-R51)
        state.phase, state.actions = SECOND_MAIN, 0
        _tell_phase(table, state)
    if not main_phase(table, state):
        return
    end_turn(table, state)


def begin(state: State) -> None:
    """The next turn stands at its Mana Orb phase."""
    state.phase = MANA_ORB
    state.turn += 1


def start_turn(table: Table, state: State) -> None:
    """Counters of the turn start anew: each turn of either player is a new one (BG-R101)."""
    player = state.players[state.active]
    player.turns += 1
    for anybody in state.players:
        anybody.powers_used, anybody.cards_triggered = [], []
    player.charged = 0
    if table.listening:
        table.tell(events.turn, seat=state.active, n=player.turns)
    come_home(table, state, player)


def _tell_phase(table: Table, state: State) -> None:
    if table.listening:
        table.tell(events.phase, seat=state.active, n=state.phase)


def end_turn(table: Table, state: State) -> None:
    """Cards return, tokens of the turn go, the next player is active (BG-166 to BG-169, BG-R55)."""
    return_cards(table, state, state.active)
    if state.book.rules.respond_cast_returns == "same_turn":  # BG-108, BG-R56
        for seat in others(state, state.active):
            return_cards(table, state, seat)
    lose_mana(table, state)
    if state.book.rules.turnover_duration:
        turn_back(table, state)
    order = state.order
    state.active = order[(order.index(state.active) + 1) % len(order)]
    begin(state)
    if state.players[state.active].turns >= state.book.rules.turn_limit:
        turn_limit(table, state)


def return_cards(table: Table, state: State, seat: Seat) -> None:
    """What bears no enchantment token and is no aura; prepared spells stay (BG-084, BG-108, BG-166, BG-R103)."""
    player = state.players[seat]
    back = [played for played in player.play if not stays(state, player, played)]
    if back:
        player.play = [played for played in player.play if played not in back]
        take_back(table, state, [(played.card, played.face) for played in back], "BG-166")


def stays(state: State, player: Player, played: PlayedCard) -> bool:
    """An aura, or a card with an active enchantment (BG-082, BG-083, BG-167, BG-168, BG-196)."""
    aura = state.book.cards[played.face].aura is not None
    return aura or any(enchanted.card == played.card for enchanted in player.enchantments)
