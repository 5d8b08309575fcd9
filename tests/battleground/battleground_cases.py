"""Cards of Battleground tried one by one: a position, the answers, and what lies on the table after them."""

from typing import NamedTuple

from battleground_table import (
    Side,
    battle_phase,
    duel,
    enchantments_phase,
    finish,
    letters,
    main_phase,
    position,
    turn,
)

from rulewright.games.battleground.cards.atoms import CONDITIONS
from rulewright.games.battleground.rules.state import State

STEPS = {"main": main_phase, "battle": battle_phase, "enchantments": enchantments_phase, "turn": turn}


class Case(NamedTuple):
    """What one card does: sides, steps with their answers ('main: cast smite, at c3'), and the table after."""

    mine: Side
    foe: Side
    steps: tuple[str, ...]
    after: str


def told_off(state: State) -> str:
    """The table in a line: life, mana tokens, then every unit with Attack/HP, stance and tokens."""
    parts = ["-".join(str(player.life) for player in state.players)]
    if any(state.players[0].mana):
        parts.append(letters(state.players[0].mana))
    for unit in state.board:
        if unit is not None:
            words = [state.book.ground.names[unit.field], state.book.cards[unit.face].key, f"{unit.attack}/{unit.hp}"]
            words += ["defends"] if unit.defending else []
            words += [f"{name}{n}" for name in CONDITIONS if (n := getattr(unit, name))]
            parts.append(" ".join(words))
    return ", ".join(parts)


def tried(case: Case) -> str:
    """The table after the case's steps."""
    state = position(case.mine, case.foe)
    for step in case.steps:
        name, _, answers = step.partition(":")
        how = duel if name == "turn" else finish
        how(STEPS[name], state, *[each.strip() for each in answers.split(";") if each.strip()])
    return told_off(state)
