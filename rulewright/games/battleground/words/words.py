"""Battleground in words: options, questions, events and cards as people read them, and their short notation."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import CONDITIONS, LETTERS, MANA
from rulewright.games.battleground.cards.boards import BOARDS, Power
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.state import SHAPES, Enchanted, State, card_of, face_now, unit_of
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Option, Question, Seat

_CARDS = {"cast", "prepare", "muster", "summon"}
_ACTIONS = {"attack", "defend", "advance"}
_PLAIN = {"pass": "Pass", "stop": "No more targets", "hold": "Hold it back", "move": "Move"}


def field_name(view: State, field: int) -> str:
    return view.book.ground.names[field]


def crossing_name(view: State, i: int) -> str:
    """As the reference writes it: ix(2,2)."""
    x, y = view.book.ground.crossings[i]
    return f"ix({x},{y})"


def power_of(view: State, seat: Seat, number: int) -> Power:
    return view.book.classes[view.players[seat].klass].power(number)


def next_power(view: State, seat: Seat, path: int) -> Power | None:
    """The power that a token on this path would bring."""
    player = view.players[seat]
    powers = view.book.classes[player.klass].paths[path]
    placed = player.paths[path]
    return powers[placed] if placed < len(powers) else None


# -- notation


def notation(state: State, each: Option) -> str:
    """The option as it stands in a record."""
    verb, a, ground = each.verb, each.a, state.book.ground
    if verb in _CARDS:
        return f"{verb} {state.book.cards[state.faces[a]].key}#{a}"
    if verb in _ACTIONS:
        unit = unit_of(state, a)
        return f"{verb} {ground.names[unit.field] if unit else a}"
    match verb:
        case "at" | "field":
            return f"{verb} {ground.names[a]}"
        case "crossing":
            x, y = ground.crossings[a]
            return f"ix {x},{y}"
        case "row":
            return f"row {a + 1}"
        case "lane":
            return f"lane {ground.lane_name(a)}"
        case "slot":
            return f"slot {a + 1}"
        case "charge":
            return f"charge {a + 1} {LETTERS[each.b]}"
        case "clause":
            return f"clause {SHAPES[a]}"
        case "class":
            return f"class {BOARDS[a].key}"
        case "token":
            names = state.book.classes[state.players[state.active].klass].path_names
            return f"token {names[a].lower()}"
        case "use":
            return f"use {power_of(state, state.active, a).key}"
    return verb if a < 0 else f"{verb} {a}"


# -- names


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    return "a hidden card" if view.faces[card] == HIDDEN else card_of(view, card).name


def unit_name(view: State, field: int) -> str:
    """A unit by its card and field."""
    unit = view.board[field]
    return "nobody" if unit is None else f"{view.book.cards[unit.face].name} ({field_name(view, field)})"


def seat_name(view: State, seat: Seat) -> str:
    """A player by the class, with the number where two are alike."""
    klass = view.players[seat].klass
    if klass < 0:
        return f"Player {seat + 1}"
    name = BOARDS[klass].name
    return f"{name} (player {seat + 1})" if sum(each.klass == klass for each in view.players) > 1 else name


def place_name(view: State, enchanted: Enchanted) -> str:
    """What an enchantment lies on."""
    match enchanted.kind:
        case 1:
            return crossing_name(view, enchanted.place)
        case 2:
            return f"row {enchanted.place + 1}"
        case 3:
            return f"lane {view.book.ground.lane_name(enchanted.place)}"
    units = [unit for unit in view.board if unit is not None and unit.card in enchanted.marks]
    return ", ".join(unit_name(view, unit.field) for unit in units) or "nobody"


# -- options


def label(view: State, each: Option) -> str:
    """The option in words for a button."""
    verb, a = each.verb, each.a
    match verb:
        case "cast":
            return f"Cast {card_name(view, a)} ({_price(view, a)})"
        case "prepare":
            return f"Prepare {card_name(view, a)}"
        case "muster":
            return f"Summon {card_name(view, a)} ({view.book.cards[view.faces[a]].rank} summoning)"
        case "summon":
            return f"Summon {card_name(view, a)}"
        case "attack":
            return f"{_acting(view, a)}: attack"
        case "defend":
            return f"{_acting(view, a)}: defend"
        case "advance":
            return f"{_acting(view, a)}: advance"
        case "at":
            return unit_name(view, a)
        case "field":
            return f"Field {field_name(view, a)}"
        case "hero":
            return f"The hero of {seat_name(view, a)}" if a < view.seats else "The enemy hero"
        case "crossing":
            return f"Intersection {crossing_name(view, a)}"
        case "row":
            return f"Row {a + 1}"
        case "lane":
            return f"Lane {view.book.ground.lane_name(a)}"
        case "slot":
            return f"Slot {a + 1}"
        case "charge":
            return f"Charge slot {a + 1} with {MANA[each.b]} mana"
        case "clause":
            enchanted = next((e for e in view.players[view.active].enchantments if e.shape == a), None)
            name = view.book.cards[enchanted.face].name if enchanted else "Enchantment"
            return f"{name} ({SHAPES[a]})"
        case "class":
            return BOARDS[a].name
        case "token":
            power = next_power(view, view.active, a)
            path = view.book.classes[view.players[view.active].klass].path_names[a]
            return f"{path}: {power.name}" if power else path
        case "use":
            return power_of(view, view.active, a).name
    return _PLAIN[verb]


def _acting(view: State, card: CardId) -> str:
    unit = unit_of(view, card)
    return unit_name(view, unit.field) if unit else card_name(view, card)


def _price(view: State, card: CardId) -> str:
    """What the owner still has to pay for it (BG-079)."""
    from rulewright.games.battleground.rules.casting import owed

    player, design = view.players[view.owner[card]], card_of(view, card)
    for slot in player.slots:
        if slot.card == card:
            return "".join(LETTERS[kind] * n for kind, n in owed(design, slot)) or "charged"
    return design.price


def refs(view: State, each: Option) -> tuple[str, ...]:
    """The things an option touches, in the order one would click them."""
    verb, a = each.verb, each.a
    if verb in _ACTIONS:
        return (f"card-{a}", f"button-{verb}")
    match verb:
        case "cast" | "muster" | "summon":
            return (f"card-{a}",) if verb == "summon" else (f"card-{a}", f"button-{verb}")
        case "prepare":
            return (f"card-{a}", "button-prepare")
        case "at":
            unit = view.board[a]
            return (f"card-{unit.card}",) if unit is not None else (f"field-{a}",)
        case "field" | "row" | "lane" | "crossing":
            return (f"{verb}-{a}",)
        case "hero":
            return (f"seat-{a}",)
        case "slot":
            return (f"slot-{view.active}-{a}",)
        case "charge":
            return (f"slot-{view.active}-{a}", f"mana-{each.b}")
        case "clause":
            return (f"shape-{view.active}-{a}",)
        case "class":
            return (f"button-class-{a}",)
        case "token":
            klass = view.book.classes[view.players[view.active].klass]
            return (f"power-{view.active}-{a * klass.depth + view.players[view.active].paths[a]}",)
        case "use":
            return (f"power-{view.active}-{a}",)
    return (f"button-{verb}",)


def ask_words(view: State, question: Question) -> str:
    """The question in words, with the card it is about."""
    words = question.prompt.words
    if question.about >= 0 and view.faces[question.about] != HIDDEN:
        unit = unit_of(view, question.about)
        name = unit_name(view, unit.field) if unit else card_name(view, question.about)
        return f"{name}: {words[0].lower()}{words[1:]}"
    return words


# -- cards


def card_text(card: Card) -> str:
    """A card in one line: name, cost, type, values, modifiers, text (BG-071, BG-171)."""
    head = [f"{card.name}."]
    if card.kind == "spell":
        head.append(f"Spell, cost {card.price}. {card.type}.")
    else:
        head.append(f"Unit, rank {card.rank}. {card.type}.")
    if card.kind == "unit" or card.summons_itself:
        values = [f"Attack {card.attack or '-'}", f"HP {card.hp or '-'}", *card.modifiers]
        head.append(", ".join(values) + ".")
    return " ".join([*head, card.text]).strip()


def card_words(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if view.faces[card] == HIDDEN:
        return "A card that you may not look at."
    return card_text(view.book.cards[face_now(view, card)])


# -- events

_EVENTS = {
    "rolls": "{seat} rolls {n}.",
    "first": "{seat} begins.",
    "class": "{seat} plays the {klass}.",
    "turn": "Turn {n} of {seat}.",
    "phase": "{phase} phase.",
    "tracker": "{seat}'s tracker moves to step {n}; {orbs} orbs come back.",
    "gains_orb": "{seat} gains a {mana} orb.",
    "gains_mana": "{seat} gains 1 {mana} mana.",
    "experience": "{seat} gains {n} experience.",
    "level": "{seat} reaches level {n}: {tokens} power token.",
    "power": "{seat} places a power token on {power}.",
    "uses": "{seat} uses {power}.",
    "takes": "{seat} takes {card}.",
    "upgrades": "{seat} upgrades {face} to {other}.",
    "casts": "{seat} casts {face}.",
    "prepares": "{seat} prepares {card} in slot {slot}.",
    "replaces": "{seat} prepares {card} in slot {slot} and takes back what lay there.",
    "charges": "{seat} puts a {mana} charge on slot {slot}.",
    "returns": "{card} returns to {seat}'s hand.",
    "summons": "{seat} summons {face} on {field}.",
    "enchantment": "{face} creates an enchantment with {n} tokens ({shape}).",
    "enchants": "{face} enchants ({shape}).",
    "unenchants": "{card} loses the tokens of {face} ({shape}).",
    "clause": "The enchantment of {face} is resolved.",
    "token_off": "{face} has {n} tokens left.",
    "ends": "The enchantment of {face} ends.",
    "triggers": "{face}: its effect happens.",
    "wave": "Wave {n}.",
    "attacks": "{face} attacks {other}: Attack {attack}, {n} damage.",
    "attacks_hero": "{face} attacks {seat}: {n} damage.",
    "no_target": "{face} on {field} finds nobody to attack.",
    "moves": "{face} moves from {start} to {field}.",
    "stays": "{face} stays on {field}.",
    "defends": "{face} on {field} defends.",
    "skips": "{face} on {field} is stunned.",
    "damage": "{face} takes {n} damage.",
    "heals": "{face} heals {n}.",
    "gains": "{face} gains {attack} Attack and {hp} HP.",
    "condition": "{face} gets {n} {condition}.",
    "discards": "{face} loses {n} {condition}.",
    "dies": "{face} on {field} dies.",
    "loses_life": "{seat} loses {n} life.",
    "heals_hero": "{seat} heals {n}.",
    "concedes": "{seat} concedes.",
    "won": "{seat} wins!",
    "drawn": "Nobody wins.",
}


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    """A line of the log as the viewer may read it."""
    fill: dict[str, str] = {}
    for key, n in event.args.items():
        if key == "seat":
            fill[key] = names[n] if n >= 0 else "Nobody"
        elif key in ("field", "start", "aim"):
            fill[key] = field_name(view, n) if n >= 0 else "nowhere"
        elif key in ("face", "other"):
            fill[key] = view.book.cards[n].name if n >= 0 else "A power"
        elif key == "condition":
            fill[key] = CONDITIONS[n].capitalize()
        elif key == "mana":
            fill[key] = MANA[n]
        elif key == "shape":
            fill[key] = SHAPES[n]
        elif key == "slot":
            fill[key] = str(n + 1)
        elif key == "klass":
            fill[key] = BOARDS[n].name
        elif key == "power":
            fill[key] = power_of(view, event.args["seat"], n).name
        else:
            fill[key] = str(n)
    if event.kind == "phase":
        from rulewright.games.battleground.rules.state import PHASES

        fill["phase"] = PHASES[event.args["n"]]
    for key, glimpse in event.cards.items():
        fill[key] = _glimpsed(view, glimpse)
    words = _EVENTS[event.kind].format(**fill)
    if event.kind == "attacks" and (event.args["defense"] or event.args["threats"]):
        flank = f", {event.args['threats']} threats" if event.args["threats"] else ""
        words = words.replace(", ", f", defense {event.args['defense']}{flank}, ", 1)
    return words


def _glimpsed(view: State, glimpse: Glimpse) -> str:
    """A card by its own kind; as upgraded, if its owner has that upgrade by now."""
    if glimpse.face == HIDDEN:
        return "a card"
    better = view.players[view.owner[glimpse.id]].better
    face = view.book.up[glimpse.face] if better >> glimpse.face & 1 else glimpse.face
    return view.book.cards[face].name


def event_refs(event: Event) -> tuple[str, ...]:
    """Things on the table that an event is about."""
    found = [f"card-{glimpse.id}" for glimpse in event.cards.values()]
    if event.args.get("field", -1) >= 0:
        found.append(f"field-{event.args['field']}")
    if "slot" in event.args:
        found.append(f"slot-{event.args['seat']}-{event.args['slot']}")
    if event.args.get("seat", -1) >= 0 and (not found or event.kind == "attacks_hero"):
        found.append(f"seat-{event.args['seat']}")
    return tuple(found)
