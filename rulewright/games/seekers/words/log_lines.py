"""Lines of the log where the template of the event is not enough."""

from collections.abc import Callable

from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.state import State, are_enemies, each_unit
from rulewright.games.seekers.words.names import seat_name, unit_name
from rulewright.kernel.event import Event, EventKind
from rulewright.kernel.question import Seat
from rulewright.kernel.words import Filled

DEALT_BY = {  # damage that nobody deals, by its clause
    "SK-234": "Bleed",
    "SK-238": "Burn",
    "SK-252": "Nightshade",
    "SK-254": "Shocked",
    "SK-022": "the ground",
    "SK-230": "the collision",
}


def _gains(view: State, event: Event, filled: Filled) -> str:
    parts = [f"{event.args[key]} {key.upper()}" for key in ("ap", "mp") if event.args[key]]
    return f"{filled['seat']} gains {' and '.join(parts) or 'nothing'}."


def _damage(view: State, event: Event, filled: Filled) -> str:
    """Of several types it is told how much of it is the second."""
    mixed = event.args.get("added")
    kind = "damage" if mixed else f"{filled['type']} damage"
    added = f" ({filled['added']} of it shadow)" if mixed else ""
    shields = f", {filled['absorbed']} of it by Shields" if event.args.get("absorbed") else ""
    source = f" from {DEALT_BY[event.clause]}" if event.clause in DEALT_BY else ""
    return f"{filled['unit']} takes {filled['n']} {kind}{source}{added}{shields}."


def _moves(view: State, event: Event, filled: Filled) -> str:
    paid = [f"{event.args[key]} {key.upper()}" for key in ("mp", "ap") if event.args.get(key)]
    return f"{events.moves.sentence.format_map(filled)[:-1]}{' for ' * bool(paid)}{' and '.join(paid)}."


def _ails(view: State, event: Event, filled: Filled) -> str:
    more = f": {filled['now']} in all" if event.args.get("now", event.args["n"]) != event.args["n"] else ""
    return f"{filled['unit']} gets {filled['ailment']} {filled['n']}{more}."


def _stays(view: State, event: Event, filled: Filled) -> str:
    args = event.args
    parts = [_count(args["moments"], "Moment"), _count(args["charges"], "Charge")]
    parts += [f"Shield {args['shield']}" if args["shield"] else "", f"on {filled['hex']}" if args["hex"] >= 0 else ""]
    parts += [f"for {filled['unit']}" if args["unit"] >= 0 else ""]
    counters = ", ".join(filter(None, parts))
    return f"{_of_action(view, event, filled)[:-1]}{f': {counters}' if counters else ''}."


def _count(n: int, what: str) -> str:
    """'1 Moment', '2 Moments'; nothing for none."""
    return f"{n} {what}{'s' * (n != 1)}" if n else ""


def _with_moments(view: State, event: Event, filled: Filled) -> str:
    left = _count(event.args["n"], "Moment") or "no Moment"
    return f"{COUNTED[event.kind].sentence.format_map(filled)[:-1]}: {left} left."


def _rolls(view: State, event: Event, filled: Filled) -> str:
    if not event.args["again"]:
        return events.rolls.sentence.format_map(filled)
    return f"{filled['dice']}d6 twice: {filled['faces']}, {filled['n']} in all, not {filled['again']}."


def _triggers(view: State, event: Event, filled: Filled) -> str:
    if event.args["face"] < 0:
        return f"An effect on {filled['unit']} triggers."
    own = "'s own power" if view.book.cards[event.args["face"]].kind == "seeker" else ""
    return f"{filled['face']}{own} triggers."


def _effect(view: State, event: Event, filled: Filled) -> str:
    own = "'s own power" if view.book.cards[event.args["face"]].kind == "seeker" else ""
    return f"{filled['face']}{own} takes effect."


def _fizzles(view: State, event: Event, filled: Filled) -> str:
    why = why_nobody(view, event)
    return f"{_of_action(view, event, filled)[:-1]}{why and f': {why}'}."


def why_nobody(view: State, event: Event) -> str:
    """Why what was aimed at an enemy finds none now, where that is sure: Intangible or Stealth (SK-263, SK-268)."""
    seat, face = event.args["seat"], event.args["face"]
    if seat < 0 or face < 0 or view.units[seat].hex < 0:
        return ""
    card = view.book.cards[face]
    aims = (card.action if event.args.get("action") and card.action else card).aim
    if view.units[seat].fade:
        return f"{seat_name(view, seat)} is Intangible" if aims.kind == "enemy" else ""
    foes = [
        (unit, who) for unit, who in each_unit(view.units) if who.hex >= 0 and are_enemies(view, Seat(seat), who.seat)
    ]
    if aims.kind != "enemy" or not foes or not all(who.fade or who.stealth for _, who in foes):
        return ""
    unit, who = foes[0]
    return f"{unit_name(view, unit)} {'is Intangible' if who.fade else 'has Stealth'}"


def _of_action(view: State, event: Event, filled: Filled) -> str:
    """An Equipment's action is told by its own name."""
    kind: EventKind[...] = SAID_BY_ACTION[event.kind]
    action = view.book.cards[event.args["face"]].action if event.args.get("action") else None
    return kind.sentence.format_map({**filled, "face": action.name} if action else filled)


SAID_BY_ACTION = {kind.name: kind for kind in (events.plays, events.resolves, events.fizzles, events.stays)}
COUNTED: dict[str, EventKind[...]] = {
    kind.name: kind for kind in (events.channels, events.delayed, events.hastened, events.eased, events.fades)
}
SENTENCES: dict[str, Callable[[State, Event, Filled], str]] = {
    events.gains.name: _gains,
    events.damage.name: _damage,
    events.rolls.name: _rolls,
    events.triggers.name: _triggers,
    **dict.fromkeys(SAID_BY_ACTION, _of_action),
    events.fizzles.name: _fizzles,
    events.effect.name: _effect,
    **dict.fromkeys(COUNTED, _with_moments),
    events.moves.name: _moves,
    events.ails.name: _ails,
    events.stays.name: _stays,
}
