"""Lytharian Chess in words: options, questions, events and cards as people read them, and their short notation."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import ROLE_LETTERS, Card
from rulewright.games.lytharian.rules.state import ABILITY, SPELL, Item, State, seat_of, troop_face
from rulewright.games.lytharian.rules.tally import ability_name
from rulewright.kernel.boards.squares import DIRECTION_NAMES
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Option, Question

KEYS = tuple(ABILITIES)
ELEMENTS = ("fire", "death")
_OWN_CARDS = {"cast", "attach", "harness", "reforge", "discard", "take", "replace"}
_TROOPS = {"at_troop", "at_second", "at_gear_of", "reveal", "protect", "no_protect", "revive", "send", "place",
           "first_resupply", "first_sustenance"}  # fmt: skip
_PLAIN = {
    "pass": "Pass", "done": "Close the Effects Phase", "end": "End your turn", "skip": "Skip the draw",
    "stop": "Stop", "none": "None", "charge": "Charge your obelisk", "keep": "Leave them as they are",
    "swap": "They change places", "pay": "Pay and attach it", "hidden_prime": "Prime Healer, unseen",
    "yes": "Yes", "no": "No", "make_room": "Discard down and draw",
}  # fmt: skip


def square_name(state: State, square: int) -> str:
    return state.book.board.names[square] if square >= 0 else "off the board"


# -- notation


def troop_notation(state: State, troop: int) -> str:
    """A troop by its square: nobody learns its name from it."""
    return square_name(state, state.at[troop]) if state.at[troop] >= 0 else f"t{troop}"


def notation(state: State, each: Option) -> str:
    """The option as it stands in a record; a face-down troop is called by its square."""
    verb, a, b = each.verb, each.a, each.b
    match verb:
        case "move":
            return f"move {troop_notation(state, a)}-{square_name(state, b)}"
        case "attack":
            return f"attack {troop_notation(state, a)}x{troop_notation(state, b)}"
        case "effect" | "main":
            return f"{verb} {troop_notation(state, a)} {KEYS[b].partition('_')[2].replace('_', '-')}"
        case "lasting":
            return f"use {state.book.cards[state.faces[a]].key}#{a}" + (f" {b}" if b else "")
        case "hidden_heal":
            return f"hidden-heal {troop_notation(state, a)} {b}"
        case "step":
            return f"to {square_name(state, a)}"
        case "way":
            return f"way {DIRECTION_NAMES[a]}"
        case "x" | "seat" | "at_seat":
            return f"{verb.replace('_', '-')} {a}"
        case "at_stack":
            return f"at-stack {a}"
        case "at_card":
            return f"at-card {state.book.cards[state.faces[a]].key}#{a}"
        case "element":
            return f"element {ELEMENTS[a]}"
        case "mobility":
            return f"mobility {('', 'att', 'protection')[b]}"
        case "form":
            return f"form {('', 'panther', 'treant')[b]}"
        case "berserk":
            return f"berserk {b}"
        case "disable":
            return f"disable {list(state.book.powers[troop_face(state, a)])[b].replace('_', '-').replace(':', '-')}"
        case "copy":
            return f"copy {state.book.cards[a].key}"
        case "army":
            return f"army {list(ARMIES)[a]}"
        case "stay" | "swap":
            return f"{verb} {troop_notation(state, a)}"
        case "send" | "place":
            return f"{verb} {state.book.cards[state.faces[a]].key}#{a}"
    if verb in _OWN_CARDS:
        return f"{verb} {state.book.cards[state.faces[a]].key}#{a}"
    if verb in _TROOPS:
        return f"{verb.replace('_', '-')} {troop_notation(state, a)}"
    return verb.replace("_", "-")


# -- names


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a deck card."""
    face = view.faces[card]
    return "a hidden card" if face == HIDDEN else view.book.cards[face].name


def troop_name(view: State, troop: int) -> str:
    """What the viewer may call a troop: its name and square, or its role and square."""
    if troop < 0 or troop >= len(view.at):
        return "nobody"
    at = f" {square_name(view, view.at[troop])}" if view.at[troop] >= 0 else ""
    face = troop_face(view, troop)
    if face == HIDDEN:
        role = ROLE_NAMES[view.role[troop]] if view.role[troop] >= 0 else "troop"
        return f"the face-down {role}{at}"
    return f"{view.book.cards[face].name}{at}"


def _numbered(view: State, troop: int) -> str:
    """A troop off the board, told apart from its twins."""
    same = [
        t
        for t in range(len(view.at))
        if view.faces[t] == view.faces[troop] and seat_of(view, t) == seat_of(view, troop)
    ]
    number = same.index(troop) if troop in same else 0
    return troop_name(view, troop) + (f" ({number + 1})" if number and view.at[troop] < 0 else "")


def item_name(view: State, item: Item) -> str:
    """A thing on the stack."""
    if item.kind == ABILITY:
        name = ability_name(item.power, item.x)
        return f"{name} of {troop_name(view, item.card)}" if item.card >= 0 else name
    return view.book.cards[item.face].name


def stack_ref(view: State, uid: int) -> str:
    """A thing on the stack by its id on the table: a spell keeps its card's, an effect has one of its own."""
    for item in view.stack:
        if item.uid == uid and item.kind == SPELL:
            return f"card-{item.card}"
    return f"stack-{uid}"


def seat_name(view: State, seat: int) -> str:
    return f"Player {seat + 1}"


# -- options


def label(view: State, each: Option) -> str:
    """The option in words for a button."""
    verb, a, b = each.verb, each.a, each.b
    match verb:
        case "move":
            return f"Move {troop_name(view, a)} to {square_name(view, b)}"
        case "attack":
            return f"{troop_name(view, a)} attacks {troop_name(view, b)}"
        case "effect" | "main":
            return f"{troop_name(view, a)}: {ABILITIES[KEYS[b]].name.partition(': ')[2] or ABILITIES[KEYS[b]].name}"
        case "lasting":
            return f"Use {card_name(view, a)}{_copy(view, a)}" + (f" (effect {b + 1})" if b else "")
        case "hidden_heal":
            return f"Heal {troop_name(view, a)} by {b}, unseen"
        case "cast":
            return f"Cast {card_name(view, a)} ({view.book.cards[view.faces[a]].price}){_copy(view, a)}"
        case "attach":
            return f"Attach {card_name(view, a)} ({view.book.cards[view.faces[a]].cost}){_copy(view, a)}"
        case "harness":
            return f"Harness {card_name(view, a)} for {_worth(view, a)}{_copy(view, a)}"
        case "reforge":
            return f"Reforge {card_name(view, a)} for {view.book.cards[view.faces[a]].reforge}{_copy(view, a)}"
        case "discard":
            return f"Discard {card_name(view, a)}{_copy(view, a)}"
        case "take":
            return f"Take {card_name(view, a)}{_copy(view, a)}"
        case "replace":
            return f"Replace {card_name(view, a)}"
        case "reveal":
            return f"Reveal {troop_name(view, a)}"
        case "protect":
            return f"{troop_name(view, a)} protects: prevent D3"
        case "no_protect":
            return f"{troop_name(view, a)} does not protect"
        case "step":
            return f"To {square_name(view, a)}"
        case "way":
            return DIRECTION_NAMES[a]
        case "x":
            return f"{a} mana"
        case "seat" | "at_seat":
            return seat_name(view, a)
        case "at_stack":
            return next(
                (f"{item_name(view, item)} (number {item.uid})" for item in view.stack if item.uid == a), f"number {a}"
            )
        case "at_card":
            return f"{card_name(view, a)} {_place_of(view, a)}"
        case "at_gear_of":
            return f"Equipment of {troop_name(view, a)}"
        case "element":
            return f"{ELEMENTS[a].capitalize()} damage"
        case "mobility":
            return ("", "Mobility: more Att", "Mobility: less damage")[b]
        case "form":
            return ("", "Panther", "Treant")[b]
        case "berserk":
            return f"Berserk: {b} damage for +{b} Att"
        case "disable":
            powers = view.book.powers[troop_face(view, a)]
            power = list(powers)[b]
            return f"Disable {ability_name(power, powers[power])}"
        case "copy":
            return f"Become {view.book.cards[a].name}"
        case "army":
            return list(ARMIES.values())[a].name
        case "stay" | "swap":
            return f"The {ROLE_NAMES[view.role[a]]}s {'stay' if verb == 'stay' else 'change places'}"
        case "send":
            return f"Send {_numbered(view, a)}"
        case "place":
            return f"{_numbered(view, a)}" if view.at[a] < 0 else troop_name(view, a)
        case "revive":
            return f"{_numbered(view, a)} returns"
        case "first_resupply" | "first_sustenance":
            return f"{verb[6:].capitalize()} of {_numbered(view, a)}"
    if verb in _TROOPS:
        return troop_name(view, a)
    return _PLAIN[verb]


def _worth(view: State, card: CardId) -> int:
    return view.book.rules.harness_values[view.book.cards[view.faces[card]].quality - 1]


def _copy(view: State, card: CardId) -> str:
    """' (2)' for the second of several equal cards in the same place."""
    player = view.players[view.owner[card]]
    for pile in (player.hand, player.deck, player.enchants, view.curse):
        if card in pile:
            same = [each for each in pile if each >= 0 and view.faces[each] == view.faces[card]]
            at = same.index(card)
            return f" ({at + 1})" if at else ""
    return ""


def _place_of(view: State, card: CardId) -> str:
    for pile in (view.aura, view.curse, view.weapon, view.armor):
        if card in pile:
            return f"on {troop_notation(view, pile.index(card))}"  # its bearer may be unknown
    for seat, player in enumerate(view.players):
        if card in player.enchants:
            return f"of {seat_name(view, seat)}"
    return ""


def refs(view: State, each: Option) -> tuple[str, ...]:
    """The things an option touches, in the order one would click them."""
    verb, a, b = each.verb, each.a, each.b
    match verb:
        case "move":
            return (f"troop-{a}", f"square-{b}")
        case "attack":
            return (f"troop-{a}", f"troop-{b}")
        case "effect" | "main":
            return (f"troop-{a}", f"button-{verb}-{b}")
        case "reveal":
            return (f"troop-{a}", "button-reveal")
        case "hidden_heal":
            return (f"troop-{a}", f"button-heal-{b}")
        case "lasting":
            return (f"card-{a}",) if not b else (f"card-{a}", f"button-lasting-{b}")
        case "step":
            return (f"square-{a}",)
        case "at_stack":
            return (stack_ref(view, a),)
        case "seat" | "at_seat":
            return (f"seat-{a}",)
        case "mobility" | "form" | "berserk" | "disable":
            return (f"button-{verb}-{b}",)
        case "protect" | "no_protect" | "first_resupply" | "first_sustenance":
            return (f"troop-{a}", f"button-{verb}")
    if verb in _TROOPS:
        return (f"troop-{a}",)
    if verb in _OWN_CARDS or verb == "at_card":
        return (f"card-{a}",)
    return (f"button-{verb}-{a}" if a >= 0 else f"button-{verb}",)


def ask_words(view: State, question: Question) -> str:
    """The question in words, with the card or troop it is about."""
    words = question.prompt.words
    if question.prompt.key == "sides":  # LC-R17
        mine = range(question.seat * view.n, question.seat * view.n + view.n)
        pair = [troop for troop in mine if view.role[troop] == view.role[question.about]]
        return f"{' and '.join([troop_name(view, t) for t in pair])}: {words[0].lower()}{words[1:]}"
    if question.prompt.key in ("main", "window", "respond", "fight", "precombat") and view.players:
        player = view.players[question.seat]
        more = f" and {player.pool} harnessed" if player.pool else ""
        return f"{player.mana} mana{more}. {words}"
    if question.about >= 0:
        about = question.about
        knows = view.seen[about] & (1 << question.seat)
        if about < len(view.at):
            name = (
                troop_name(view, about)
                if knows or view.copy[about] >= 0
                else f"the troop on {troop_notation(view, about)}"
            )
        else:
            name = card_name(view, about) if knows else "a card"
        return f"{name[0].upper()}{name[1:]}: {words[0].lower()}{words[1:]}"
    return words


# -- cards


def card_text(card: Card) -> str:
    """A card in one line: name, numbers, text, type line."""
    if card.kind == "troop":
        head = f"{ROLE_LETTERS[card.role]} {card.att}/{card.defense}, power {card.power}."
    else:
        head = f"Cost {card.price}."
    flavor = f" \u201c{card.flavor}\u201d" if card.flavor else ""
    return f"{card.name}. {head} {card.text}{flavor} {card.line}."


def card_words(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if card < len(view.at) and view.copy[card] >= 0:
        return card_text(view.book.cards[view.copy[card]])
    if view.faces[card] == HIDDEN:
        if card < len(view.at):
            return f"{troop_name(view, card)[0].upper()}{troop_name(view, card)[1:]}: you may not look at it."
        return "A card that you may not look at."
    return card_text(view.book.cards[view.faces[card]])


# -- events

_EVENTS = {
    "power": "{seat}'s army has a power score of {n}.",
    "first": "{seat} goes first, with {n} bonus mana.",
    "rolls_off": "They roll {a} and {b}.",
    "shuffles": "{seat} shuffles; the deck is cut.",
    "turn": "Turn {n}: {seat}.",
    "mana": "{seat} gains {n} mana: {now}.",
    "charges": "{seat} charges the obelisk to {n}.",
    "draws": "{seat} draws {card}.",
    "empty": "{seat}'s deck is empty.",
    "discards": "{seat} discards {card}.",
    "harnesses": "{seat} harnesses {card} for {n} mana.",
    "casts": "{seat} casts {card} for {n}.",
    "refuses": "{troop} can't be targeted by that.",
    "shatters": "{troop} shatters the spell.",
    "countered": "{card} is countered.",
    "resolves": "{card} resolves.",
    "fizzles": "{card} has lost its target.",
    "effect_lost": "The effect has lost its target.",
    "announces": "{seat} uses an effect.",
    "attaches": "{card} is attached to {troop}.",
    "states_price": "{card} costs only {n} on {troop}: its owner says so truthfully.",
    "enchants": "{card} is in play for {seat}.",
    "leaves": "{card} goes to the nether.",
    "reforges": "{seat} reforges {card}.",
    "takes": "{seat} takes {card} from the deck.",
    "redirects": "{seat} takes control of {card}.",
    "protects": "{troop} has {n} prevention.",
    "prevented": "{n} damage to {troop} is prevented.",
    "damage": "{troop} takes {n} damage.",
    "unhurt": "{troop} takes no damage: that is enough to resist it.",
    "heals": "{n} damage is removed from {troop}.",
    "grows": "{troop} gains +{n}/+{n}.",
    "dies": "{card} is killed.",
    "returns": "{card} returns on {square}.",
    "reveals": "{seat} reveals {card}.",
    "hides": "{troop} is face down again.",
    "moves": "{troop} moves {start}-{square}.",
    "moves_like": "{troop} moves like another this turn.",
    "displaced": "{troop} is moved {start}-{square}.",
    "occupies": "{troop} takes {square}.",
    "rides_back": "{troop} returns to {square}.",
    "promotes": "The Pawn becomes {face}.",
    "scores": "{seat}'s Pawn is through: {n} points.",
    "attacks": "{troop} attacks {other}.",
    "negates": "The abilities of {troop} are negated.",
    "disables": "An ability of {troop} is disabled.",
    "rams": "{troop} rams for +{n} Att.",
    "chooses": "{seat} chooses.",
    "attacks_first": "{seat} attacks first.",
    "round": "Round {n}: {seat} attacks.",
    "sends": "{seat} sends {card}.",
    "round_won": "{seat} wins the round.",
    "round_tied": "The round is a tie.",
    "concedes": "{seat} concedes.",
    "won": "{seat} wins!",
}


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    """A line of the log as the viewer may read it."""
    fill: dict[str, str] = {}
    for key, n in event.args.items():
        if key == "seat":
            fill[key] = names[n] if n >= 0 else "Nobody"
        elif key in ("troop", "other"):
            fill[key] = troop_name(view, n)
        elif key in ("square", "start"):
            fill[key] = square_name(view, n)
        elif key == "face":
            fill[key] = view.book.cards[n].name
        else:
            fill[key] = str(n)
    for key, glimpse in event.cards.items():
        fill[key] = _glimpsed(view, glimpse)
    words = _EVENTS[event.kind]
    if event.kind == "mana" and event.args["n"] < 0:
        words = f"{{seat}} loses {-event.args['n']} mana: {{now}}."
    elif event.kind == "reveals" and event.clause in ("LC-070", "LC-071"):
        words = "A Scout has seen {card}: it is revealed."  # which one is not said (LC-R36)
    elif event.kind == "announces":
        if event.args["card"] >= 0:
            words = "{seat} uses {card}."
        elif event.args["troop"] >= 0:
            words = "{seat} uses an ability of {troop}."
    line = words.format(**fill)
    return line[0].upper() + line[1:]


def _glimpsed(view: State, glimpse: Glimpse) -> str:
    if glimpse.face == HIDDEN:
        return "a face-down troop" if glimpse.id < len(view.at) else "a card"
    return view.book.cards[glimpse.face].name


def event_refs(event: Event) -> tuple[str, ...]:
    """Things on the table that an event is about."""
    troops = event.kind in ("reveals", "dies", "returns", "sends")
    found = [f"{'troop' if troops else 'card'}-{glimpse.id}" for glimpse in event.cards.values()]
    for key in ("troop", "other"):
        if event.args.get(key, -1) >= 0:
            found.append(f"troop-{event.args[key]}")
    if event.args.get("square", -1) >= 0:
        found.append(f"square-{event.args['square']}")
    if not found and event.args.get("seat", -1) >= 0:
        found.append(f"seat-{event.args['seat']}")
    return tuple(found)
