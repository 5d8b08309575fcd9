"""What waits to happen, told to who may answer it: what is on the stack, or an attack; at whom, and what it does."""

import re

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import ABILITY, Fight, Item, State
from rulewright.games.lytharian.rules.troops import seat_of
from rulewright.games.lytharian.words.names import card_name, item_name, troop_notation
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.words import upper_first


def whose_troop(view: State, troop: TroopId, reader: Seat) -> str:
    """'your Rook e5', 'their Rook d7'; in a duel, where roles and squares tell nobody anything, 'your troop'."""
    role = ROLE_NAMES[view.role[troop]] if view.role[troop] >= 0 else "troop"
    at = f" {troop_notation(view, troop)}" if view.duel is None and view.at[troop] >= 0 else ""
    return f"{'your' if seat_of(view, troop) == reader else 'their'} {role}{at}"


def pending(view: State, reader: Seat) -> str:
    """What is on top of the stack, and at what: 'Lightning Strike at your Rook e5'."""
    item = view.stack[-1]
    name = item_name(view, item)
    if item.target >= 0:
        return f"{name} at {whose_troop(view, item.target, reader)}"
    if item.at_seat >= 0:
        return f"{name} at {'you' if item.at_seat == reader else 'themselves'}"
    if item.at_card >= 0:
        return f"{name} at {card_name(view, item.at_card)}"
    aimed = next((each for each in view.stack if each.uid == item.at_item), None)
    return f"{name} at {item_name(view, aimed)}" if aimed else name


def does(view: State, item: Item) -> str:
    """Its text, with the amount that was paid for in place of X."""
    if item.kind == ABILITY:
        key, _, y = item.power.partition(":")
        return ABILITIES[key].words.format(x=item.x, y=y.capitalize())
    if item.face == HIDDEN:
        return ""
    text = view.book.cards[item.face].text
    return re.sub(r"\bX\b", str(item.x), text) if item.x else text


def attack(view: State, fight: Fight, reader: Seat) -> str:
    """Who attacks whom: 'Their Pawn d7 attacks your Rook e5'."""
    attacker, defender = (whose_troop(view, troop, reader) for troop in fight.pair)
    return f"{upper_first(attacker)} attacks {defender}"
