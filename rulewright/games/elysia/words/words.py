"""Elysia in words: options, questions, events and cards as people read them, and their short notation."""

from collections.abc import Sequence

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, TERRAINS
from rulewright.games.elysia.cards.card import OVERLAYS, Card
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules.map import FIRST_VILLAGE, coordinates
from rulewright.games.elysia.rules.market import price
from rulewright.games.elysia.rules.state import BUY, State
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Option, Question, Seat

_OWN = {"play", "use", "drop", "pay", "give", "heal"}  # cards in the hand or in front of the player who is asked
_CARDS = _OWN | {"buy-offer"}
_PLACES = {"step", "teleport", "at"}
_PLAIN = {
    "finish": "Finish",
    "stop": "Stop here",
    "pay-stop": "Pay the toll and stop",
    "pass": "Pass",
    "no": "No",
    "yes": "Yes",
    "return": "Go back to the tile you came from",
    "reveal": "Show your hand without Walk for 1 Walk",
    "wild-walk": "Wild for 1 Walk",
    "wild-coin": "Wild for 1 Coin",
    "wild-draw": "Wild for a card",
    "wild-attack": "Wild for 1 Attack",
    "wild-defense": "Wild for 1 Defense",
    "wild-pay": "Pay a Wild",
    "begin": "Begin the fight",
    "storm": "Storm the gate",
    "fight": "Fight on",
    "end": "End the combat",
    "join-attackers": "Join the Attackers",
    "join-defenders": "Join the Defenders",
    "prince": "Pay for Merchant Prince",
    "advanced": "Make a check for the Advanced Market",
    "top": "Leave it on top",
    "bottom": "Put it on the bottom",
    "coin": "Take the Coin",
    "cured": "Return −1 Card Tokens",
    "wild": "Gain Wild",
    "done": "Done",
    "give-wild": "Offer a Wild",
    "want-wild": "Ask for a Wild",
    "want-card": "Ask for a card",
    "refuse": "Refuse",
    "agree": "Agree",
    "go-on": "Go on",
}


# -- notation


def notation(state: State, each: Option) -> str:
    """The option as it stands in a record; it never names a card that its player may not know."""
    verb, a = each.verb, each.a
    if verb in _CARDS:
        known = verb in _OWN or state.seen[a] == EVERYBODY
        text = f"{verb} {state.book.cards[state.faces[a]].key}#{a}" if known else f"{verb} #{a}"
        return f"{text} {each.b}" if verb == "heal" else text
    if verb in _PLACES:
        spot = coordinates(a)
        return f"{verb} {spot.q},{spot.r}"
    if verb == "buy":
        return f"buy {state.book.cards[a].key}"
    if verb == "character":
        return f"character {CHARACTERS[a].key}"
    if verb == "overlay":
        return f"overlay {OVERLAYS[a].lower()}"
    return verb if a < 0 else f"{verb} {a}"


# -- names


def place_name(place: int) -> str:
    """A place by its coordinates, as '(2,-1)'."""
    spot = coordinates(place)
    return f"({spot.q},{spot.r})"


def tile_name(tile: int) -> str:
    """'Village on Water', 'Forest', 'First Village'."""
    if tile == FIRST_VILLAGE:
        return TERRAINS[NO_TERRAIN]
    terrain = TERRAINS[tile & 7]
    return f"{OVERLAYS[tile >> 3]} on {terrain}" if tile >> 3 else terrain


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    face = view.faces[card]
    return "a face-down card" if face == HIDDEN else view.book.cards[face].name


def seat_name(view: State, seat: Seat) -> str:
    """A player by the Character, with the number where two are alike (RE-254)."""
    character = view.players[seat].character
    if character < 0:
        return f"Player {seat + 1}"
    name = CHARACTERS[character].name
    alike = sum(each.character == character for each in view.players)
    return f"{name} (player {seat + 1})" if alike > 1 else name


def npc_name(view: State, uid: int) -> str:
    """A Monster or Villain, numbered by its arrival where several of a kind stand on the map."""
    npc = next((each for each in view.npcs if each.uid == uid), None)
    if npc is None:
        return "an NPC"
    name = view.book.cards[npc.face].name
    alike = [each.uid for each in view.npcs if each.face == npc.face]
    return f"{name} {alike.index(uid) + 1}" if len(alike) > 1 else name


# -- options


def label(view: State, each: Option) -> str:
    """The option in words for a button."""
    verb, a = each.verb, each.a
    match verb:
        case "play":
            return f"Play {card_name(view, a)}"
        case "use":
            return f"Use {card_name(view, a)}"
        case "drop":
            return f"Discard {card_name(view, a)}"
        case "pay":
            return f"Play {card_name(view, a)} for Walk"
        case "give":
            return f"Offer {card_name(view, a)}"
        case "heal":
            return f"{card_name(view, a)} for {seat_name(view, each.b)}"
        case "buy-offer":
            return f"Buy {card_name(view, a)} ({view.book.cards[view.faces[a]].cost} Coin)"
        case "buy":
            terrain = view.tiles[view.players[view.active].place] & 7 if view.part == BUY else NO_TERRAIN
            return f"Buy {view.book.cards[a].name} ({price(view, a, terrain)} Coin)"
        case "step":
            if a in view.tiles:
                return f"To {tile_name(view.tiles[a])} {place_name(a)}"
            return f"Explore {place_name(a)}"
        case "teleport":
            return f"Teleport to {tile_name(view.tiles[a])} {place_name(a)}"
        case "at":
            return f"{tile_name(view.tiles[a])} {place_name(a)}"
        case "overlay":
            return f"Place {OVERLAYS[a]}"
        case "character":
            return CHARACTERS[a].name
        case "target-player":
            return f"Attack {seat_name(view, a)}"
        case "target-npc":
            return f"Attack {npc_name(view, a)}"
        case "trade":
            return f"Offer {seat_name(view, a)} a trade"
        case "pass" if view.combat is not None and view.combat.cycle < 0:
            return "Stay out"
        case "stop" if view.due:
            village = view.tiles[view.players[view.active].place]
            return "Stop here, stranded" if village >> 3 == 1 else f"Pay {view.due} Walk and stop here"
    return _PLAIN[verb]


def refs(view: State, each: Option) -> tuple[str, ...]:
    """The things an option touches, in the order one would click them."""
    verb, a = each.verb, each.a
    if verb == "heal":
        return (f"card-{a}", f"figure-{each.b}")
    if verb in _CARDS:
        return (f"card-{a}",)
    if verb in _PLACES:
        return (f"hex-{a}",) if verb != "teleport" else ("button-teleport", f"hex-{a}")
    if verb == "buy":
        return (f"market-{a}",)
    if verb == "target-npc":
        return (f"npc-{a}",)
    if verb == "target-player":
        return (f"figure-{a}",)
    if verb == "trade":
        return ("button-trade", f"figure-{a}")
    return (f"button-{verb}-{a}" if a >= 0 else f"button-{verb}",)


def ask_words(view: State, question: Question) -> str:
    """The question in words, with the numbers it is about."""
    key, words = question.prompt.key, question.prompt.words
    player = view.players[question.seat]
    if key in ("play", "buy", "merchant"):
        return f"{view.walk} Walk, {view.coin + view.wild_coin} Coin, {player.wild} Wild. {words}"
    if key == "opening":
        return f"{view.coin} Coin. {words}"
    if key == "move":
        due = f", {view.due} of it due here" if view.due else ""
        return f"{view.walk} Walk{due}. {words}"
    if key in ("defense", "damage") and view.combat is not None:
        return f"{view.combat.each} Attack strikes you. {words}"
    if key == "accept":
        wild = f"{view.giving_wild} Wild"
        given = [card_name(view, card) for card in view.giving] + ([wild] if view.giving_wild else [])
        wanted = [f"{view.asking[0]} of your cards"] * bool(view.asking[0])
        wanted += [f"{view.asking[1]} Wild"] * bool(view.asking[1])
        return f"{', '.join(given) or 'nothing'} for {', '.join(wanted) or 'nothing'}. {words}"
    if question.about >= 0:
        return f"{card_name(view, question.about)}: {words[0].lower()}{words[1:]}"
    return words


# -- cards


def card_text(card: Card) -> str:
    """A card in one line."""
    kinds = {"item": "Item", "encounter": "Encounter Card", "monster": "Monster", "event": "Event",
             "name": "Name Card", "quest": f"{card.home.capitalize()} Quest", "terrain": "Terrain Tile",
             "overlay": "Overlay", "village_tile": "Tile without terrain"}  # fmt: skip
    cost = f" {card.cost} Coin." if card.kind == "item" and card.home != "start" else ""
    return f"{card.name}. {kinds[card.kind]}.{cost} {card.text}"


def card_words(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if view.faces[card] == HIDDEN:
        return "A card that you may not look at."
    return card_text(view.book.cards[view.faces[card]])


# -- events

_EVENTS = {
    "first": "{seat} begins.",
    "plays_as": "{seat} plays {face}.",
    "villain": "{face} is a Villain.",
    "turn": "Round {n}: {seat}'s turn.",
    "undamaged": "{seat} is undamaged again.",
    "damaged": "{seat} is damaged.",
    "draws": "{seat} draws {card}.",
    "recreates": "{seat} shuffles {n} cards into a new deck.",
    "discards": "{seat} discards {card}.",
    "gains_card": "{seat} gains {card}.",
    "gains_light": "{seat} gains {n} Light.",
    "gains_darkness": "{seat} gains {n} Darkness.",
    "gains_wild": "{seat} gains {n} Wild.",
    "spends_wild": "{seat} spends {n} Wild.",
    "gains_minus": "{seat} gains {n} −1 Card.",
    "returns_minus": "{seat} returns {n} −1 Card.",
    "wins": "{seat} wins!",
    "nobody_wins": "Nobody wins.",
    "loses_life": "{seat} loses a life; {n} left.",
    "leaves": "{seat} leaves the game.",
    "concedes": "{seat} concedes.",
    "quest": "{seat} completes {face}.",
    "check": "Encounter Check of {seat}: {card}.",
    "encounter": "{seat} meets {card}.",
    "appears": "{face} appears at {place}.",
    "fortress": "The Fortress: {face}, the Corrupted Hero, awaits you at {place} with {n} Wild.",
    "skips": "{card} has no effect.",
    "buys": "{seat} buys {card} for {n} Coin.",
    "on_offer": "On offer: {card}.",
    "pays_prince": "{seat} pays {n} Coin as Merchant Prince.",
    "explores": "{seat} plays {card}.",
    "scouts": "{seat} looks at {card} on the Map Deck.",
    "sinks": "{seat} puts {card} under the Map Deck.",
    "reveals": "{seat} shows {card}.",
    "free_walk": "{seat} gains {n} Walk.",
    "heals": "{seat} gives {other} {card}.",
    "offers": "{seat} offers {other} a trade.",
    "shows": "{seat} shows {card}.",
    "terms": "{seat} offers {n} Wild and asks for {cards} cards and {wild} Wild.",
    "refuses": "No trade with {seat}.",
    "trades": "{seat} and {other} trade.",
    "places_tile": "{seat} finds {card} at {place}.",
    "places_overlay": "{card} at {place}.",
    "moves": "{seat} moves to {place}.",
    "teleports": "{seat} teleports to {place}.",
    "goes_back": "{seat} goes back to {place}.",
    "stops": "{seat} stops at {place}.",
    "joins": "{seat} joins the {side}.",
    "pays": "{seat} plays {card} to get there.",
    "combat": "A fight at {place}: {n} Characters.",
    "standoff": "A stand-off at {place}.",
    "ends_combat": "{seat} ends the combat.",
    "strikes": "The {side} attack for {n}: {each} to each of {defenders}.",
    "attacks": "{seat} attacks with {card}: {n}.",
    "defends": "{seat} defends with {card}: {n}.",
    "villain_attacks": "{face} attacks with {card}: {n}.",
    "villain_defends": "{face} defends with {card}: {n}.",
    "villain_loses": "{face} loses {card}.",
    "exhausted": "{who} is Exhausted.",
}


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    """A line of the log as the viewer may read it."""
    fill: dict[str, str] = {}
    for key, n in event.args.items():
        if key in ("seat", "other"):
            fill[key] = names[n] if n >= 0 else "Nobody"
        elif key == "place":
            fill[key] = place_name(n)
        elif key == "face":
            fill[key] = view.book.cards[n].name if n >= 0 else "Nobody"
        elif key == "side":
            fill[key] = ("Attackers", "Defenders")[n]
        else:
            fill[key] = str(n)
    for key, glimpse in event.cards.items():
        fill[key] = _glimpsed(view, glimpse)
    if event.kind == "exhausted":
        fill["who"] = fill["seat"] if event.args["seat"] >= 0 else fill["face"]
    if event.kind == "explores":
        gained = [f"{event.args[key]} {key.capitalize()}" for key in ("walk", "coin") if event.args[key]]
        return f"{fill['seat']} plays {fill['card']}{': ' + ', '.join(gained) if gained else ''}."
    return _EVENTS[event.kind].format(**fill)


def _glimpsed(view: State, glimpse: Glimpse) -> str:
    return "a card" if glimpse.face == HIDDEN else view.book.cards[glimpse.face].name


def event_refs(event: Event) -> tuple[str, ...]:
    """Things on the table that an event is about."""
    found = [f"card-{glimpse.id}" for glimpse in event.cards.values()]
    if event.args.get("npc", -1) >= 0:
        found.append(f"npc-{event.args['npc']}")
    if event.args.get("place", -1) >= 0:
        found.append(f"hex-{event.args['place']}")
    if event.args.get("seat", -1) >= 0:
        found.append(f"figure-{event.args['seat']}")
    return tuple(found)
