"""What is on the Stack and at what: by ids and in words, as things stand now."""

from rulewright.games.seekers.cards.atoms.life import AddDamage, HealPer, Shield
from rulewright.games.seekers.cards.atoms.movement import TokensAct
from rulewright.games.seekers.cards.atoms.resources import Draw, GainAP, GainMP, PlayFromDiscard, Scry, StashCard
from rulewright.games.seekers.rules.playing.targeting import aim_of, find_victims
from rulewright.games.seekers.rules.resolution.triggers import atoms_of, trigger_aim
from rulewright.games.seekers.rules.sight import along, sight_range
from rulewright.games.seekers.rules.state import TRIGGER, Item, State, printed
from rulewright.games.seekers.words.names import effect_ref, hex_name, seat_name, unit_name
from rulewright.kernel.question import Seat

REF_OF = {  # what a target chosen is on the page, by the kind of the aim
    "enemy": "unit", "ally": "unit", "unit": "unit", "hex": "hex", "free_hex": "hex", "blast": "hex", "seat": "seat",
    "stack": "stack",
}  # fmt: skip
GAINS = (AddDamage, Draw, GainAP, GainMP, HealPer, PlayFromDiscard, Scry, Shield, StashCard, TokensAct)
"""What happens to who controls the effect, whoever set it off."""
LONGEST = 36  # letters that leave room, on a narrow screen, for what it would do
NAMES = {"unit": unit_name, "hex": hex_name, "seat": seat_name}


def ends(view: State, item: Item) -> list[str]:
    """Where its arrows point: ids of units, hexes, players, Stack objects or things in effect Zones."""
    chosen = item.targets
    if item.kind == TRIGGER:
        aim = trigger_aim(view, item)
        if aim.kind == "none":
            return [f"unit-{item.unit}"] if item.unit >= 0 and happens_to_unit(view, item) else []
    else:
        aim = aim_of(printed(view, item), item.amplified)
    if aim.kind == "zone":
        return [effect_ref(each) for player in view.players for each in player.zone if each.born in chosen]
    if aim.kind in REF_OF:
        return [f"{REF_OF[aim.kind]}-{each}" for each in chosen]
    found = find_victims(view, item, aim, chosen)  # as things stand now
    victims = [f"unit-{each}" for each in found if each != item.seat]
    if aim.has_direction and not victims and view.units[item.seat].hex >= 0:
        reach = aim.range or sight_range(view, item.seat)
        return [f"hex-{hex}" for hex in along(view, view.units[item.seat].hex, item.direction, reach)[-1:]]
    return victims


def happens_to_unit(view: State, item: Item) -> bool:
    """Whether a trigger does something to the unit that set it off: what only its own player gains does not."""
    return item.when < 0 or any(each.who == "victims" and not isinstance(each, GAINS) for each in atoms_of(view, item))


def end_name(view: State, end: str) -> str:
    """What such an id is called."""
    kind, _, number = end.partition("-")
    if kind in NAMES:
        return NAMES[kind](view, int(number))
    found = next((item for item in view.stack if kind == "stack" and item.uid == int(number)), None)
    if kind == "stack":
        return printed(view, found).name if found and found.face >= 0 else "the Stack"
    return "an effect"


def pending(view: State, reader: Seat) -> str:
    """What is on top of the Stack, whose and at whom: 'Isolde plays Glacial Spike at you'."""
    item = view.stack[-1]
    name = printed(view, item).name if item.face >= 0 else item.trigger.capitalize()
    own = {f"unit-{reader}", f"seat-{reader}"}
    aims = ["you" if end in own else end_name(view, end) for end in ends(view, item)]
    at = f" at {', '.join(dict.fromkeys(aims))}" if aims and aims != [name] else ""
    if item.kind == TRIGGER or item.seat < 0:  # without an aim it may be about a unit, and do nothing to it
        return f"{name} triggers{at if item.targets else ''}"
    who = "You play" if item.seat == reader else f"{seat_name(view, item.seat)} plays"
    said = f"{who} {name}{at}"
    return said if len(said) <= LONGEST else f"{name}{at}"
