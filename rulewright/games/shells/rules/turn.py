"""The turn from its first step to its last."""

from rulewright.games.shells.rules import events, prompts
from rulewright.games.shells.rules.auction import auction
from rulewright.games.shells.rules.effects import EFFECTS, Run
from rulewright.games.shells.rules.ending import end_of_rounds
from rulewright.games.shells.rules.moving import discard, draw, gain
from rulewright.games.shells.rules.setup import set_up
from rulewright.games.shells.rules.shell_game import shell_game
from rulewright.games.shells.rules.state import State, card_in, seats_after
from rulewright.games.shells.rules.verbs import END, LAY, PLAY, ROLL, SHELL
from rulewright.kernel.question import NO_SEAT, CardId, Option, Seat
from rulewright.kernel.table import Table


def turn(table: Table, state: State) -> None:
    """One turn; turn zero is the setup."""
    if state.active == NO_SEAT:
        set_up(table, state)
    else:
        draw(table, state, state.active)  # SH-007
        act(table, state, state.active)  # SH-008
        if state.book.rules.auction:
            auction(table, state)  # SH-015
        end_of_rounds(table, state)  # SH-002
    state.turn += 1
    state.active = seats_after(state, state.active)[0]


def whose_turn(state: State) -> Seat | None:
    return None if state.active == NO_SEAT else state.active


def act(table: Table, state: State, seat: Seat) -> None:
    """Whatever the player likes, until they end the turn (SH-008)."""
    rolled = False
    while (choice := table.ask(seat, options(state, seat, rolled), prompts.MAIN)) is not END:
        if choice is ROLL:
            rolled = True
            roll(table, state, seat)
        elif choice is SHELL:
            shell_game(table, state, seat)
        elif choice.verb == LAY.name:
            lay(table, state, seat, *LAY.of(choice))
        else:
            play(table, state, seat, *PLAY.of(choice))


def options(state: State, seat: Seat, rolled: bool) -> list[Option]:
    """All that may be done now; doing nothing comes first."""
    player, rules = state.players[seat], state.book.rules
    found = [END, *[PLAY(card) for card in player.hand]]
    if len(player.stall) + len(player.shells) < rules.stall:  # SH-011
        found += [LAY(card) for card in player.hand]
    if not rolled:  # SH-012
        found.append(ROLL)
    if len(player.stall) > 1:  # SH-013
        found.append(SHELL)
    return found


def play(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """A card for its worth (SH-009), and for what it does besides."""
    design = card_in(state, card)
    discard(table, state, state.players[seat].hand, card, seat, events.plays)
    gain(table, state, seat, design.worth, "SH-009")
    EFFECTS.carry_out_all(Run(table, state, seat), design.effects)


def lay(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """A card on the stall, face up (SH-011)."""
    player = state.players[seat]
    player.hand.remove(card)
    player.stall.append(card)
    table.show(card)
    table.tell(events.lays, seat=seat, card=card)


def roll(table: Table, state: State, seat: Seat) -> None:
    """The die, for another card (SH-012)."""
    number = table.roll()
    table.tell(events.rolls, seat=seat, n=number)
    if number >= state.book.rules.lucky:
        draw(table, state, seat)
