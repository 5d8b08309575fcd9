"""Cards of Battleground tried one by one: a position, the answers, and what lies on the table after them."""

from collections.abc import Sequence
from typing import NamedTuple

from battleground_table import Side, battle_phase, duel, enchantments_phase, finish, letters, main_phase, position, turn

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.units.conditions import tokens_on

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
            words += [f"{name}{n}" for name, n in tokens_on(unit).items() if n]
            parts.append(" ".join(words))
    return ", ".join(parts)


def all_tried(cases: Sequence[tuple[str, Case]], cards: Sequence[Card]) -> None:
    """Every card of a class has its case: the one list that a new card has to be entered into."""
    tried_keys, keys = {key for key, _ in cases}, {card.key for card in cards}
    new = ", ".join(sorted(keys - tried_keys))
    file = f"tests/battleground/test_bg_cards_{cards[0].klass}.py"
    add = f"add ('key', Case(...)) to CASES in {file}, and what it shows to page/pictures.py"
    assert not new, f"no case tries {new}: {add}"
    assert not tried_keys - keys, f"cases of no card: {', '.join(sorted(tried_keys - keys))}"


def tried(case: Case) -> str:
    """The table after the case's steps."""
    state = position(case.mine, case.foe)
    for step in case.steps:
        name, _, answers = step.partition(":")
        how = duel if name == "turn" else finish
        how(STEPS[name], state, *[each.strip() for each in answers.split(";") if each.strip()])
    return told_off(state)
