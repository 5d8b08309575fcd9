"""Labels, clicks and lines of the log that a template can't make."""

from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.rules import events, verbs
from rulewright.games.battleground.rules.main_phase.casting import owed
from rulewright.games.battleground.rules.state import State, card_of, class_of, slot_of
from rulewright.games.battleground.words.names import path_name, power_of, unit_name
from rulewright.kernel.event import Event
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.words import Fill, Filled


def _price(view: State, option: Option) -> str:
    """What the owner still has to pay for a spell (BG-079)."""
    (card,) = verbs.CAST.of(option)
    design, slot = card_of(view, card), slot_of(view.players[view.owner[card]], card)
    if slot is None:
        return design.price
    return "".join(LETTERS[kind] * n for kind, n in owed(design, slot)) or "charged"


def _enchantment(view: State, option: Option) -> str:
    (shape,) = verbs.CLAUSE.of(option)
    found = [enchantment for enchantment in view.players[view.active].enchantments if enchantment.shape == shape]
    return view.book.cards[found[0].face].name if found else "Enchantment"


FILLS: dict[str, Fill] = {
    "price": _price,
    "rank": lambda view, option: view.book.cards[view.faces[verbs.MUSTER.of(option)[0]]].rank,
    "unit_there": lambda view, option: unit_name(view, verbs.AT.of(option)[0]),
    "enchantment": _enchantment,
}


def _token(view: State, option: Option) -> str:
    """The path, and the power that a token on it would bring."""
    (path,) = verbs.TOKEN.of(option)
    player = view.players[view.active]
    to_come = class_of(view, player).paths[path][player.paths[path] :]
    return f"{path_name(view, path)}: {to_come[0].name}" if to_come else path_name(view, path)


def _click_unit(view: State, option: Option) -> tuple[str, ...]:
    (field,) = verbs.AT.of(option)
    unit = view.board[field]
    return (f"card-{unit.card}",) if unit is not None else (f"field-{field}",)


LABELS = {verbs.TOKEN.name: _token}
CLICKS = {verbs.AT.name: _click_unit}


def _attacks(view: State, event: Event, filled: Filled) -> str:
    """With defense and threats where there were any (BG-154 to BG-157)."""
    line = events.attacks.sentence.format_map(filled)
    defense, threats = event.args["defense"], event.args["threats"]
    if not (defense or threats):
        return line
    flank = f", {threats} threats" if threats else ""
    return line.replace(", ", f", defense {defense}{flank}, ", 1)


def _power(view: State, event: Event, filled: Filled) -> str:
    """By the board of whose power it is."""
    power = power_of(view, Seat(event.args["seat"]), event.args["power"])
    sentence = events.power.sentence if event.kind == events.power.name else events.uses.sentence
    return sentence.format_map({**filled, "power": power.name})


SENTENCES = {events.attacks.name: _attacks, events.power.name: _power, events.uses.name: _power}
