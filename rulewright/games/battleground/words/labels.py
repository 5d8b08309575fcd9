"""Labels, clicks and lines of the log that a template can't make."""

from collections.abc import Callable

from rulewright.games.battleground.cards.board import Power
from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.rules import events, prompts, verbs
from rulewright.games.battleground.rules.ids import ENCHANTMENTS, FIRST_MAIN, MANA_ORB, SECOND_MAIN
from rulewright.games.battleground.rules.main_phase.casting import owed
from rulewright.games.battleground.rules.state import State, card_of, class_of, slot_of
from rulewright.games.battleground.words.names import (
    back_words,
    path_name,
    place_called,
    power_of,
    unit_called,
    unit_name,
)
from rulewright.kernel.event import Event, events_in
from rulewright.kernel.question import HIDDEN, Option, Question, Seat
from rulewright.kernel.words import Fill, Filled, card_name, lower_first, upper_first


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


def _prepared(view: State, option: Option) -> str:
    """What lies in a slot, for who may know it."""
    (slot, _) = verbs.CHARGE.of(option)
    return card_name(view, view.players[view.active].slots[slot].card)


FILLS: dict[str, Fill] = {
    "prepared": _prepared,
    "price": _price,
    "rank": lambda view, option: view.book.cards[view.faces[verbs.MUSTER.of(option)[0]]].rank,
    "unit_there": lambda view, option: unit_name(view, verbs.AT.of(option)[0]),
    "enchantment": _enchantment,
}


def power_label(view: State, option: Option) -> str:
    """The path, and the power that a token on it would bring."""
    (path,) = verbs.TOKEN.of(option)
    power = next_power(view, path)
    return f"{path_name(view, path)}: {power.name}" if power else path_name(view, path)


def next_power(view: State, path: int) -> Power | None:
    """The lowest empty power of the active player's path (BG-192)."""
    player = view.players[view.active]
    return next(iter(class_of(view, player).paths[path][player.paths[path] :]), None)


def _click_unit(view: State, option: Option) -> tuple[str, ...]:
    (field,) = verbs.AT.of(option)
    unit = view.board[field]
    return (f"card-{unit.card}",) if unit is not None else (f"field-{field}",)


def _main(view: State, question: Question) -> str:
    """What its button ends; powers that can be chosen are said, for nothing on the table shows them (BG-190), and where
    nothing but preparing is left, when orbs come back.
    """
    ends = "phase" if view.phase == FIRST_MAIN else "turn"
    player, can = view.players[question.seat], {option.verb for option in question.options}
    if verbs.TOKEN.name in can:
        powers = "a power" if player.tokens == 1 else f"{player.tokens} powers"
        return f"Choose {powers}, act, or end the {ends}"
    if can <= {verbs.PASS.verb, verbs.PREPARE.name} and (back := back_words(view, player)):
        return f"Little to do now: {back}"
    return f"Your move: act, or end the {ends}"


def _unit(view: State, question: Question) -> str:
    """Which unit acts (BG-116, BG-118, BG-212)."""
    name = f"the {unit_called(view, question.about)}"
    if question.prompt.key == prompts.WAVE.key:
        return f"What shall {name} do?"
    if question.prompt.key == prompts.SECOND.key:
        return f"{upper_first(name)} has advanced: attack or defend?"
    return f"One more action by Haste: shall {name} advance or attack?"


NOW = {
    MANA_ORB: "Mana Orb phase",
    ENCHANTMENTS: "Enchantments phase",
    FIRST_MAIN: "Before the battle",
    SECOND_MAIN: "After the battle",
}


def _respond(view: State, question: Question) -> str:
    """When in the turn it is."""
    return f"{NOW[view.phase]}: {lower_first(question.prompt.words)}" if view.phase in NOW else question.prompt.words


LABELS = {verbs.TOKEN.name: power_label}
QUESTIONS = {
    prompts.MAIN.key: _main,
    prompts.RESPOND.key: _respond,
    **{prompt.key: _unit for prompt in (prompts.WAVE, prompts.SECOND, prompts.HASTE)},
}
CLICKS = {verbs.AT.name: _click_unit}


def _attacks(view: State, event: Event, filled: Filled) -> str:
    """With all that went into the damage (BG-154 to BG-157, BG-221)."""
    args = event.args
    parts = [f"Attack {args['attack']}"]
    if args.get("defense") or args.get("threats"):
        parts.append(f"defense {args['defense']}")
        parts += [_counted(args["threats"], "threat")] if args["threats"] else []
    parts += [f"Chill {args['chill']}"] if args["chill"] else []
    total = ", ".join([*parts, f"{args['n']} damage"])
    return _SAID[event.kind].format_map({**filled, "sum": total})


def _counted(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def _tracker(view: State, event: Event, filled: Filled) -> str:
    """Whether orbs come back, and since when they were away (BG-056, BG-060)."""
    if not event.args["orbs"]:
        return f"{filled['seat']} gets no orbs back this turn."
    s = "" if event.args["orbs"] == 1 else "s"
    return _SAID[event.kind].format_map({**filled, "s": s, "sum": view.book.rules.track_steps})


def _experience(view: State, event: Event, filled: Filled) -> str:
    """Also why somebody begins with some (BG-R17)."""
    if event.clause == "BG-R17":
        return f"{filled['seat']} begins with {filled['n']} experience, to make up for the order of play."
    return _SAID[event.kind].format_map(filled)


def _power(view: State, event: Event, filled: Filled) -> str:
    """By the board of whose power it is."""
    power = power_of(view, Seat(event.args["seat"]), event.args["power"])
    return _SAID[event.kind].format_map({**filled, "power": power.name})


def _prepares(view: State, event: Event, filled: Filled) -> str:
    """By the name it then had, for who may know it; which kinds are upgraded everybody knows."""
    face = event.cards["card"].face
    name = filled["card"]
    if face != HIDDEN:
        name = view.book.cards[view.book.upgrades[face] if event.args["upgraded"] >> face & 1 else face].name
    return _SAID[event.kind].format_map({**filled, "card": name})


def _on_place(view: State, event: Event, filled: Filled) -> str:
    place = place_called(view, event.args["on"], event.args["place"])
    return _SAID[event.kind].format_map({**filled, "place": place})


def _plural(counted: str) -> Callable[[State, Event, Filled], str]:
    """'1 token', '2 tokens'."""

    def say(view: State, event: Event, filled: Filled) -> str:
        return _SAID[event.kind].format_map({**filled, "s": "" if event.args[counted] == 1 else "s"})

    return say


_SAID = {kind.name: kind.sentence for kind in events_in(events).values()}
SENTENCES = {
    **{kind.name: _attacks for kind in (events.attacks, events.attacks_hero)},
    **{kind.name: _power for kind in (events.power, events.uses, events.power_triggers)},
    **{kind.name: _prepares for kind in (events.prepares, events.replaces)},
    **{kind.name: _on_place for kind in (events.chooses_place, events.enchants_place)},
    **{kind.name: _plural("n") for kind in (events.enchantment, events.enchants, events.token_off)},
    events.tracker.name: _tracker,
    events.experience.name: _experience,
    events.level.name: _plural("tokens"),
}
