"""Seekers in words: options, questions, events and cards as people read them, and their short notation."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.atoms import AILMENTS
from rulewright.games.seekers.cards.card import SHORT, Card
from rulewright.games.seekers.page.faces import type_line
from rulewright.games.seekers.rules.rolling import faces_of
from rulewright.games.seekers.rules.state import TRIGGER, Item, Lasting, State, printed
from rulewright.kernel.boards.hexes import DIRECTION_NAMES
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Option, Question, Seat

AILMENT_NAMES = (*AILMENTS, "Nightshade", "Numbroot", "Widow's Kiss", "Dreamlace", "Hexed")
_CARDS = {"play", "use", "activate", "pay", "drop", "exile", "return", "stash", "regain", "in", "out", "top", "bottom"}
_UNITS = {"at_enemy", "at_ally", "at_unit"}
_HEXES = {"to", "step", "start", "at_hex", "at_free_hex", "at_blast"}
_SEATS = {"seat", "at_seat"}
_AILMENTS = {"ailment", "hasten_ailment"}
_PLAIN = {
    "pass": "Pass",
    "go-on": "Go on",
    "stop": "Stop",
    "yes": "Yes",
    "no": "No",
    "walk": "Choose the path hex by hex",
    "channel": "Channel the Shard",
    "move": "Move",
    "power": "Use your Seeker's power",
    "hasten_fade": "Intangible",
}


def hex_name(state: State, hex: int) -> str:
    """A hex by its coordinates, as '(2,-1)'."""
    spot = state.book.map.board.hexes[hex]
    return f"({spot.q},{spot.r})"


# -- notation


def notation(state: State, each: Option) -> str:
    """The option as it stands in a record; it never names a card that its player may not know."""
    verb, a = each.verb, each.a
    if verb in _CARDS:
        own = verb in ("play", "use", "activate", "pay", "drop", "exile", "return", "stash", "in", "out")
        if own or state.seen[a] == EVERYBODY:
            return f"{verb} {state.book.cards[state.faces[a]].key}#{a}"
        return f"{verb} #{a}"
    if verb in _HEXES:
        spot = state.book.map.board.hexes[a]
        return f"{verb} {spot.q},{spot.r}"
    if verb == "direction":
        return f"direction {DIRECTION_NAMES[a]}"
    if verb in _AILMENTS:
        return f"{verb} {AILMENT_NAMES[a].lower().replace(' ', '-')}"
    return verb if a < 0 else f"{verb} {a}"


# -- names


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    face = view.faces[card]
    return "a face-down card" if face == HIDDEN else view.book.cards[face].name


def unit_name(view: State, unit: int) -> str:
    """A unit by its card, with its seat where two are alike."""
    if not 0 <= unit < len(view.units):
        return "nobody"
    who = view.units[unit]
    name = view.book.cards[who.face].name
    alike = sum(1 for other in view.units if other.face == who.face and other.hex >= 0)
    return f"{name} ({hex_name(view, who.hex)})" if alike > 1 and who.hex >= 0 else name


def _copy(view: State, card: CardId) -> str:
    """' (2)' for the second of several equal cards in the same place: they must be told apart."""
    player = view.players[view.owner[card]]
    zone = [lasting.card for lasting in player.zone]
    piles = (player.hand, player.deck, player.side, player.discard, player.equipment, player.exile, zone)
    pile = next((pile for pile in piles if card in pile), None)
    if pile is None:  # cards that are just being looked at
        lying = {each for pile in piles for each in pile}
        pile = [each for each, owner in enumerate(view.owner) if owner == view.owner[card] and each not in lying]
    return _nth(card, [each for each in pile if view.faces[each] == view.faces[card]])


def _nth(thing: int, alike: Sequence[int]) -> str:
    at = alike.index(thing)
    return f" ({at + 1})" if at else ""


def _stack_name(view: State, uid: int) -> str:
    items = {item.uid: item for item in (*view.stack, *view.waiting)}
    name = _item_name(view, items[uid])
    return name + _nth(uid, [each for each, item in items.items() if _item_name(view, item) == name])


def _item_name(view: State, item: Item) -> str:
    if item.kind == TRIGGER:
        return view.book.cards[item.face].name if item.face >= 0 else item.trigger.capitalize()
    return printed(view, item).name


def _zone_name(view: State, born: int) -> str:
    effects = {lasting.born: lasting for player in view.players for lasting in player.zone}
    name = _lasting_name(view, effects[born])
    return name + _nth(born, [each for each, lasting in effects.items() if _lasting_name(view, lasting) == name])


def _lasting_name(view: State, lasting: Lasting) -> str:
    return f"a face-down card of {seat_name(view, lasting.seat)}" if lasting.down else printed(view, lasting).name


def seat_name(view: State, seat: Seat) -> str:
    """A player by the Seeker, with the number where two are alike."""
    face = view.players[seat].seeker
    if face < 0:
        return f"Player {seat + 1}"
    name = view.book.cards[face].name
    return f"{name} (player {seat + 1})" if sum(each.seeker == face for each in view.players) > 1 else name


# -- options


def label(view: State, each: Option) -> str:
    """The option in words for a button."""
    verb, a = each.verb, each.a
    match verb:
        case "play":
            return f"Play {card_name(view, a)} ({_price(view, a)} AP){_copy(view, a)}"
        case "use":
            return f"Play {card_name(view, a)} from your effect Zone ({_price(view, a)} AP){_copy(view, a)}"
        case "activate":
            action = view.book.cards[view.faces[a]].action
            assert action is not None
            return f"{card_name(view, a)}: {action.name} ({action.cost} AP)"
        case "pay" | "drop":
            return f"Discard {card_name(view, a)}{_copy(view, a)}"
        case "exile":
            return f"Exile {card_name(view, a)}{_copy(view, a)}"
        case "return":
            return f"Send back {card_name(view, a)}{_copy(view, a)}"
        case "stash":
            return f"Put {card_name(view, a)} face down{_copy(view, a)}"
        case "regain":
            return f"Take back {card_name(view, a)}{_copy(view, a)}"
        case "in":
            return f"Bring in {card_name(view, a)}{_copy(view, a)}"
        case "out":
            return f"Take out {card_name(view, a)}{_copy(view, a)}"
        case "top" | "bottom":
            return f"{card_name(view, a)} to the {verb}{_copy(view, a)}"
        case "to" | "step":
            return f"To {hex_name(view, a)}"
        case "start" | "at_hex" | "at_free_hex" | "at_blast":
            return f"Hex {hex_name(view, a)}"
        case "direction":
            return DIRECTION_NAMES[a]
        case "at_stack" | "first":
            return _stack_name(view, a)
        case "at_zone" | "hasten_zone":
            return _zone_name(view, a)
        case "hasten_ailment" | "ailment":
            return AILMENT_NAMES[a]
        case "armory":
            from rulewright.games.seekers.cards.armories import ARMORIES

            return list(ARMORIES.values())[a].name
        case "team":
            return " and ".join(seat_name(view, seat) for seat, each in enumerate(view.players) if each.team == a)
    if verb in _UNITS:
        return unit_name(view, a)
    if verb in _SEATS:
        return seat_name(view, a)
    return _PLAIN[verb]


def _price(view: State, card: CardId) -> int:
    """What a card costs its owner now, wherever it would be played from (SK-126)."""
    from rulewright.games.seekers.rules.playing import Play, cost_of

    player = view.players[view.owner[card]]
    born = next((lasting.born for lasting in player.zone if lasting.card == card), -1)
    play = Play(view.faces[card], card=card, lasting=born, free=card in player.discard)
    return cost_of(view, view.owner[card], play)


def refs(view: State, each: Option) -> tuple[str, ...]:
    """The things an option touches, in the order one would click them."""
    verb, a = each.verb, each.a
    if verb in _CARDS:
        return (f"card-{a}",) if verb not in ("top", "bottom") else (f"card-{a}", f"button-{verb}")
    if verb in _HEXES:
        return (f"hex-{a}",)
    if verb in _UNITS:
        return (f"unit-{a}",)
    if verb in _SEATS:
        return (f"seat-{a}",)
    if verb in ("at_stack", "first"):
        return (f"stack-{a}",)
    if verb in ("at_zone", "hasten_zone"):
        effects = (lasting for player in view.players for lasting in player.zone if lasting.born == a)
        return tuple(map(effect_ref, effects))
    if verb == "move":
        return (f"unit-{view.active}",)
    if verb == "channel":
        return (f"hex-{view.book.map.shard}",)
    return (f"button-{verb}-{a}" if a >= 0 else f"button-{verb}",)


def effect_ref(lasting: Lasting) -> str:
    """A thing in an effect Zone: by its card if it can be played from there, else by its number."""
    playable = lasting.down or (lasting.charges and lasting.card >= 0)
    return f"card-{lasting.card}" if playable else f"effect-{lasting.born}"


def ask_words(view: State, question: Question) -> str:
    """The question in words, with the card or number it is about."""
    words = question.prompt.words
    if question.prompt.key in ("main", "priority"):
        player = view.players[question.seat]
        return f"{player.ap} AP, {player.mp} MP. {words}"
    if question.about >= 0:
        return f"{card_name(view, question.about)}: {words[0].lower()}{words[1:]}"
    return words


# -- cards


def card_text(card: Card) -> str:
    """A card in one line, its fields as printed: title, cost, requirement, text, flavor, type, speed (SK-065)."""
    if card.kind == "seeker":
        stats = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.stats, strict=True))
        head = f"{card.life} Life, {stats}"
    else:
        needs = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.needs, strict=True) if n)
        head = ", ".join([f"{card.cost} AP"] * (card.kind == "tactic") + [f"needs {needs}"] * bool(needs))
    flavor = [f"\u201c{card.flavor}\u201d"] if card.flavor else []
    kind = type_line(card) + (f", {card.rarity}" if card.rarity else "")
    return " ".join([f"{card.name}.", *([f"{head}."] if head else []), card.text, *flavor, f"{kind}."])


def card_words(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if view.faces[card] == HIDDEN:
        return "A card that you may not look at."
    return card_text(view.book.cards[view.faces[card]])


# -- events

_EVENTS = {
    "armory": "{seat} brings {face}.",
    "first_roll": "{seat} rolls {faces}: {n}.",
    "first": "{seat} acts first.",
    "equips": "{seat} puts on {card} for {target}.",
    "placed": "{unit} starts on {hex}.",
    "returns": "{seat} sends back {card}.",
    "turn": "Turn {n} of {seat}.",
    "gains": "{seat} gains {ap} AP and {mp} MP.",
    "loses_ap": "{seat} loses {n} AP.",
    "moment": "A Moment passes for {seat}.",
    "draws": "{seat} draws {card}.",
    "fatigue": "{seat}'s deck is empty: Fatigue {n}.",
    "loses_life": "{unit} loses {n} HP.",
    "discards": "{seat} discards {card}.",
    "exiles": "{seat} exiles {card}.",
    "regains": "{seat} takes back {card}.",
    "moves": "{unit} moves to {hex}.",
    "warps": "{unit} warps to {hex}.",
    "pushed": "{unit} is pushed to {hex}.",
    "collides": "{unit} collides: {faces}, {n} damage.",
    "plays": "{seat} plays {face} for {n} AP.",
    "triggers": "{face} triggers.",
    "resolves": "{face} resolves.",
    "fizzles": "{face} has no effect.",
    "effect": "{face}: its effect happens.",
    "ends": "{face} ends.",
    "rolls": "{dice}d6: {faces}, {n} in all.",
    "damage": "{unit} takes {n} damage.",
    "heals": "{unit} heals {n}.",
    "ails": "{unit} gets {ailment} {n}.",
    "well": "{unit} is rid of {ailment}.",
    "stealth": "{unit} gains Stealth.",
    "shields": "{seat} gains Shield {n}.",
    "fades": "{unit} becomes Intangible.",
    "stashes": "{seat} puts {card} face down.",
    "scries": "{seat} scries {n}.",
    "inspects": "{seat} inspects {other}.",
    "counters": "{seat} counters {face}.",
    "copies": "{seat} copies {face}.",
    "adds": "The damage grows by {n}.",
    "channels": "{seat} begins to channel the Shard: {n} Moments.",
    "delayed": "{seat}'s channeling is delayed: {n} Moments.",
    "stops": "{seat}'s channeling stops.",
    "channeled": "{seat} has channeled the Shard!",
    "summons": "{seat} creates {unit}.",
    "defeated": "{unit} is defeated.",
    "concedes": "{seat} concedes.",
    "won": "{seat} wins!",
    "drawn": "Nobody wins.",
}


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    """A line of the log as the viewer may read it."""
    fill: dict[str, str] = {}
    for key, n in event.args.items():
        if key in ("seat", "other"):
            fill[key] = names[n] if n >= 0 else "Nobody"
        elif key == "unit":
            fill[key] = unit_name(view, n)
        elif key in ("hex", "from_"):
            fill[key] = hex_name(view, n)
        elif key == "face":
            fill[key] = view.book.cards[n].name if n >= 0 else "An effect"
        elif key == "ailment":
            fill[key] = AILMENT_NAMES[n]
        elif key in ("faces", "again"):
            fill[key] = " ".join(map(str, faces_of(n))) or "no dice"
        else:
            fill[key] = str(n)
    for key, glimpse in event.cards.items():
        fill[key] = _glimpsed(view, glimpse)
    if event.kind == "gains":
        parts = [f"{event.args[key]} {key.upper()}" for key in ("ap", "mp") if event.args[key]]
        return f"{fill['seat']} gains {' and '.join(parts) or 'nothing'}."
    if event.kind == "damage" and event.args.get("absorbed"):
        return f"{fill['unit']} takes {fill['n']} damage, {fill['absorbed']} of it by Shields."
    if event.kind == "rolls" and event.args["again"]:
        return f"{fill['dice']}d6 twice: {fill['faces']}, {fill['n']} in all, not {fill['again']}."
    if event.kind == "triggers" and event.args["face"] < 0:
        return f"An effect on {fill['unit']} triggers."
    if event.args.get("action") and event.args.get("face", -1) >= 0:
        action = view.book.cards[event.args["face"]].action
        fill["face"] = action.name if action else fill["face"]
    return _EVENTS[event.kind].format(**fill)


def _glimpsed(view: State, glimpse: Glimpse) -> str:
    return "a card" if glimpse.face == HIDDEN else view.book.cards[glimpse.face].name


def event_refs(event: Event) -> tuple[str, ...]:
    """Things on the table that an event is about."""
    found = [f"card-{glimpse.id}" for glimpse in event.cards.values()]
    if event.args.get("unit", -1) >= 0:
        found.append(f"unit-{event.args['unit']}")
    if event.args.get("hex", -1) >= 0:
        found.append(f"hex-{event.args['hex']}")
    if not found and event.args.get("seat", -1) >= 0:
        found.append(f"seat-{event.args['seat']}")
    return tuple(found)
