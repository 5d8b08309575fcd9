"""Arranging and playing Battleground positions in tests: `position(...)`, then `play(step, state, answers)`.

`battle` and `main_phase` are steps as `turn` is; `finish(battle_phase, state, "advance c2", ...)` runs one alone.
"""

from typing import Any

from rulewright.games.battleground import BATTLEGROUND
from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.page.forecast import forecast, plan
from rulewright.games.battleground.rules.battle.actions import Blow, target_of, threats_to, way
from rulewright.games.battleground.rules.battle.actions import blow as any_blow
from rulewright.games.battleground.rules.battle.battle_phase import battle_phase
from rulewright.games.battleground.rules.enchantments_phase import enchantments_phase
from rulewright.games.battleground.rules.ground import HERO, NONE
from rulewright.games.battleground.rules.ids import FIRST_MAIN, MANA_ORB, SECOND_MAIN, FieldId
from rulewright.games.battleground.rules.main_phase.main_phase import main_options, main_phase
from rulewright.games.battleground.rules.mana import mana_orb_phase
from rulewright.games.battleground.rules.position import InPlay, Prepared, Side, Stands, find, unit_at
from rulewright.games.battleground.rules.position import position as any_position
from rulewright.games.battleground.rules.state import State, Unit, hand_of, shows
from rulewright.games.battleground.rules.turn import turn
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant
from rulewright.testing.script import Asked, Script, duel, finish, plain, play, run, told, upto

GAME = BATTLEGROUND
A, B = Seat(0), Seat(1)


DRAFT = Variant(
    "draft",
    rules={"start_orbs_paladin": "WWUSSS", "start_orbs_elementalist": "RRUUWSS", "first_player_bonus_exp": 0},
    cards={
        "smite": {"damage": 2},
        "ghoul": {"hp": 2},
        "ice-wall": {"hp": 3},
        "stone-golem": {"attack": 2, "hp": 5},
        "lightning": {"cost": "WW", "damage": 2},
    },
)
"""The numbers that the reference drafted and play has changed: clauses are tried with those it prints."""


def rules(**tunables: Any) -> Variant:
    """A variant with these tunables."""
    return Variant("tried", rules={**DRAFT.rules, **tunables}, cards=DRAFT.cards)


def position(*sides: Side, variant: Variant = DRAFT, **more: Any) -> State:
    """A position with the drafted numbers."""
    return any_position(*sides, variant=variant, **more)


def hand(state: State, seat: int) -> list[str]:
    """The keys of the cards in hand, sorted; upgraded ones by their upgrade."""
    player = state.players[seat]
    return sorted(state.book.cards[shows(state, card, player.upgraded)].key for card in hand_of(player))


def pool(state: State, seat: int) -> str:
    """Available orbs in letters."""
    return letters(state.players[seat].pool)


def track(state: State, seat: int) -> list[str]:
    """Orbs on each step of the cooldown track in letters."""
    player = state.players[seat]
    return [letters(player.track[i : i + 5]) for i in range(0, len(player.track), 5)]


def letters(numbers: list[int]) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, numbers, strict=True))


def units(state: State) -> dict[str, str]:
    """Who stands where: field -> key of the card it shows."""
    names = state.book.ground.names
    return {names[unit.field]: state.book.cards[unit.face].key for unit in state.board if unit is not None}


def notations(state: State, seat: int) -> list[str]:
    """What the seat could do now in its Main phase, without card numbers."""
    return [plain(state, option) for option in main_options(state, Seat(seat))]


def blow(state: State, unit: Unit, target: int) -> Blow:
    """The unit's attack on a field, by its number, or on the hero."""
    return any_blow(state, unit, FieldId(target))


def target(state: State, name: str) -> str:
    """Whom the unit on a field would attack: a field's name, 'hero' or 'nobody'."""
    found = target_of(state, unit_at(state, name))
    return {HERO: "hero", NONE: "nobody"}.get(found) or state.book.ground.names[found]


__all__ = [
    "DRAFT",
    "FIRST_MAIN",
    "GAME",
    "HERO",
    "MANA_ORB",
    "NONE",
    "SECOND_MAIN",
    "A",
    "Asked",
    "B",
    "InPlay",
    "Prepared",
    "Script",
    "Side",
    "Stands",
    "battle_phase",
    "blow",
    "duel",
    "enchantments_phase",
    "find",
    "finish",
    "forecast",
    "hand",
    "letters",
    "main_options",
    "main_phase",
    "mana_orb_phase",
    "notations",
    "plain",
    "plan",
    "play",
    "pool",
    "position",
    "rules",
    "run",
    "target",
    "target_of",
    "threats_to",
    "told",
    "track",
    "turn",
    "unit_at",
    "units",
    "upto",
    "way",
]  # fmt: skip
