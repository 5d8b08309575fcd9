"""What people call troops, squares, cards, abilities and what lies on the stack; and the same in records."""

from typing import Any

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import ROLE_LETTERS, Card
from rulewright.games.lytharian.rules.combat.fight_numbers import ability_name
from rulewright.games.lytharian.rules.ids import (
    ABILITY_KEYS,
    FLAMES,
    AbilityId,
    ArmyId,
    ElementId,
    RoleId,
    SquareId,
    StackId,
    TroopId,
    WayId,
)
from rulewright.games.lytharian.rules.state import ABILITY, SPELL, Item, State
from rulewright.kernel.boards.squares import DIRECTION_NAMES
from rulewright.kernel.event import Glimpse
from rulewright.kernel.question import HIDDEN, CardId
from rulewright.kernel.words import Thing, upper_first


def square_name(state: State, square: int) -> str:
    return state.book.board.names[square] if square >= 0 else "off the board"


def card_name(view: State, card: int) -> str:
    """What the viewer may call a deck card."""
    face = view.faces[card]
    return "a hidden card" if face == HIDDEN else view.book.cards[face].name


def troop_name(view: State, troop: int) -> str:
    """What the viewer may call a troop: its name and square, or its role and square."""
    if troop < 0 or troop >= len(view.at):
        return "nobody"
    face = view.copy[troop] if view.copy[troop] >= 0 else view.faces[troop]
    at = f" {square_name(view, view.at[troop])}" if view.at[troop] >= 0 and not _alone(view) else ""
    if face == HIDDEN:
        role = ROLE_NAMES[view.role[troop]] if view.role[troop] >= 0 else "troop"
        return f"the face-down {role}{at}"
    return f"{view.book.cards[face].name}{at}"


def _alone(view: State) -> bool:
    """Whether two of different names face each other in a duel: there squares tell nobody anything."""
    if view.duel is None:
        return False
    one, other = view.duel.chosen
    return one >= 0 and other >= 0 and view.faces[one] != view.faces[other]


def numbered_name(view: State, troop: int) -> str:
    """A troop off the board, told apart from its twins."""
    first = 0 if troop < view.n else view.n
    twins = [t for t in range(first, first + view.n) if view.faces[t] == view.faces[troop]]
    number = twins.index(troop)
    return troop_name(view, troop) + (f" ({number + 1})" if number and view.at[troop] < 0 else "")


def troop_notation(state: State, troop: int) -> str:
    """A troop by its square: nobody learns its name from it."""
    return square_name(state, state.at[troop]) if state.at[troop] >= 0 else f"t{troop}"


def item_name(view: State, item: Item) -> str:
    """A thing on the stack."""
    if item.kind == ABILITY:
        name = ability_name(item.power, item.x)
        return f"{name} of {troop_name(view, item.troop)}" if item.troop >= 0 else name
    return view.book.cards[item.face].name


def used_name(view: State, troop: int, ability: int) -> str:
    """An ability that a troop uses, without its kind and its X: 'Surictavi Healer' of 'Effect: Surictavi Healer 1'."""
    key = ABILITY_KEYS[ability]
    powers = view.book.powers[view.faces[troop]] if troop >= 0 and view.faces[troop] != HIDDEN else {}
    y = next((power.partition(":")[2] for power in powers if power.startswith(f"{key}:")), "")
    return ABILITIES[key].name.rpartition(": ")[2].replace("Y ", f"{y.capitalize()} ".lstrip())


def stack_name(view: State, uid: int) -> str:
    """A thing on the stack by its number."""
    return next((f"{item_name(view, item)} (number {uid})" for item in view.stack if item.uid == uid), f"number {uid}")


def stack_ref(view: State, uid: int) -> str:
    """A thing on the stack by its id on the table: a spell keeps its card's, an effect has one of its own."""
    for item in view.stack:
        if item.uid == uid and item.kind == SPELL:
            return f"card-{item.card}"
    return f"stack-{uid}"


def glimpsed(view: State, glimpse: Glimpse) -> str:
    """A card in a line of the log."""
    if glimpse.face == HIDDEN:
        return "a face-down troop" if glimpse.id < len(view.at) else "a card"
    return view.book.cards[glimpse.face].name


THINGS: dict[Any, Thing[State]] = {
    CardId: Thing(card_name, ref="card-{}"),
    TroopId: Thing(troop_name, noted=troop_notation, ref="troop-{}"),
    SquareId: Thing(square_name, noted=square_name, ref="square-{}"),
    StackId: Thing(stack_name, ref=stack_ref),
    AbilityId: Thing(
        lambda view, ability: used_name(view, -1, ability),
        noted=lambda view, ability: ABILITY_KEYS[ability].partition("_")[2].replace("_", "-"),
    ),
    ArmyId: Thing(lambda view, army: list(ARMIES.values())[army].name, noted=lambda view, army: list(ARMIES)[army]),
    RoleId: Thing(lambda view, role: ROLE_NAMES[role]),
    WayId: Thing(lambda view, way: DIRECTION_NAMES[way], noted=lambda view, way: DIRECTION_NAMES[way]),
    ElementId: Thing(lambda view, flame: FLAMES[flame].capitalize(), noted=lambda view, flame: FLAMES[flame]),
}


def card_text(card: Card) -> str:
    """A card in one line: name, numbers, text, type line."""
    if card.kind == "troop":
        head = f"{ROLE_LETTERS[card.role]} {card.att}/{card.defense}, power {card.power}."
    else:
        head = f"Cost {card.price}."
    flavor = f" \u201c{card.flavor}\u201d" if card.flavor else ""
    return f"{card.name}. {head} {card.text}{flavor} {card.line}."


def card_of(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if card < len(view.at) and view.copy[card] >= 0:
        return card_text(view.book.cards[view.copy[card]])
    if view.faces[card] == HIDDEN:
        if card < len(view.at):
            return f"{upper_first(troop_name(view, card))}: you may not look at it."
        return "A card that you may not look at."
    return card_text(view.book.cards[view.faces[card]])
