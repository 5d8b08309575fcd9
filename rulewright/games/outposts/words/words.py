"""Outposts in words: options, questions, events and cards as people read them, and their short notation."""

from collections.abc import Sequence

from rulewright.games.outposts.cards import FACTIONS, TITLES
from rulewright.games.outposts.cards.card import CREATURE, KINDS, SPELL, Card
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.play import cost_of, creature_mana, crystal_price
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import EVERYBODY, HIDDEN, CardId, Face, Option, Question, Seat

ZONES = ("defense", "reserve", "offense")
_OWN = {"play", "burn", "place", "in", "out", "pick", "discard", "guard", "reserve", "join", "sacrifice", "stay"}
_PLAIN = {
    "end": "Go on",
    "skip": "Skip the step",
    "take": "Take the step",
    "decline": "No",
    "keep": "Keep it",
    "redraw": "Draw a new hand",
    "finish": "That is all",
    "stay": "Stay back",
}


# -- notation: one line, unique in its question, never naming a card its player may not know


def notation(state: State, each: Option) -> str:
    """The option as it stands in a record."""
    verb, book = each.verb, state.book
    if verb == "faction":
        return f"faction {FACTIONS[each.a]}"
    if verb == "spoil":
        return f"spoil {each.a} {book.cards[each.b].key}"
    if verb == "pick":
        return " ".join(["pick", *(_noted(state, card, True) for card in (each.a, each.b, each.c) if card >= 0)])
    numbers = [n for n in (each.a, each.b, each.c) if n >= 0]
    if verb in _OWN or verb in ("target", "kill", "wound", "first"):
        if not numbers:
            return verb
        return " ".join([verb, _noted(state, each.a, verb in _OWN), *map(str, numbers[1:])])
    return " ".join([verb, *map(str, numbers)])


def _noted(state: State, card: CardId, own: bool) -> str:
    if own or state.seen[card] == EVERYBODY:
        return f"{state.book.cards[state.faces[card]].key}#{card}"
    return f"#{card}"


# -- names


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    return face_name(view, view.faces[card])


def face_name(view: State, face: Face) -> str:
    return "a face-down card" if face == HIDDEN else view.book.cards[face].name


def side(view: State, seat: Seat) -> str:
    """A player by faction; with mirrored factions by seat, too."""
    faction = view.players[seat].faction
    if faction < 0:
        return f"Player {seat + 1}"
    title = TITLES[FACTIONS[faction]]
    if sum(1 for player in view.players if player.faction == faction) > 1:
        return f"{title} (seat {seat + 1})"
    return title


def where(view: State, card: CardId) -> str:
    """Where a card lies, for telling equal cards apart."""
    for seat, player in enumerate(view.players):
        if card in player.reserve:
            return f"{side(view, seat)}, reserve"
        for i, outpost in enumerate(player.outposts):
            if card in outpost.defenders:
                return f"{side(view, seat)}, guards Outpost {i + 1}"
            if card in outpost.open or card in outpost.closed:
                slot = (outpost.open + outpost.closed).index(card) + 1  # closed ones are told apart by it (OP-R69)
                return f"{side(view, seat)}, on Outpost {i + 1}, slot {slot}"
        for i, group in enumerate(player.groups):
            if card in group:
                return f"{side(view, seat)}, group {i + 1}"
        if card in player.discard:
            return "discard pile"
        if card in player.hand:
            return "hand"
    return "deck"


def _placed(view: State, card: CardId) -> str:
    """An own creature and where it stands now: 'Gate Warden (Outpost 2)'."""
    player = view.players[view.owner[card]]
    for i, outpost in enumerate(player.outposts):
        if card in outpost.defenders:
            return f"{card_name(view, card)} (Outpost {i + 1})"
    for i, group in enumerate(player.groups):
        if card in group:
            return f"{card_name(view, card)} (group {i + 1})"
    return card_name(view, card)


def _mana(n: int) -> str:
    return f"{n} mana"


# -- options


def label(view: State, each: Option) -> str:
    """The option in words for a button."""
    verb, a, b = each.verb, each.a, each.b
    rules = view.book.rules
    match verb:
        case "faction":
            return TITLES[FACTIONS[a]]
        case "shards":
            return "None" if a == 0 else str(a)
        case "in":
            return f"Put in {_described(view, a)}"
        case "out":
            return f"Take out {_described(view, a)}"
        case "pick":
            return " and ".join(_described(view, card) for card in (a, b, each.c) if card >= 0)
        case "put":
            return f"{b} on Outpost {a + 1}"
        case "mend":
            return f"{b} off Outpost {a + 1}"
        case "play":
            card = view.book.cards[view.faces[a]]
            return f"Play {card.name} ({_mana(cost_of(view, view.active, card))})"
        case "burn":
            card = view.book.cards[view.faces[a]]
            return f"Burn {card.name} for {_mana(rules.burn_card_mana + card.salvage)}"
        case "sacrifice":
            card = view.book.cards[view.faces[a]]
            return f"Sacrifice {card.name} ({where(view, a)}) for {_mana(creature_mana(view, view.owner[a], a))}"
        case "crystal":
            return f"Buy a Mana Crystal ({_mana(crystal_price(view, view.active))})"
        case "place":
            return f"On Outpost {b + 1}, {'face-down' if each.c else 'open'}"
        case "outpost":
            counters = view.players[a].outposts[b].counters
            return f"Outpost {b + 1} of the {side(view, a)} ({counters} counters)"
        case "seat":
            return side(view, a)
        case "zone":
            return f"The {ZONES[b]} zone of the {side(view, a)}"
        case "guard":
            return f"{_placed(view, a)}: guard Outpost {b + 1}"
        case "reserve":
            return f"{_placed(view, a)}: to reserve"
        case "join":
            groups = view.players[view.owner[a]].groups
            if b >= len(groups) or not groups[b]:
                return f"{_placed(view, a)}: attack in a new group"
            with_ = ", ".join(card_name(view, card) for card in groups[b])
            return f"{_placed(view, a)}: attack in group {b + 1} with {with_}"
        case "assault":
            owner, outpost = view.targets[a]
            names = ", ".join(card_name(view, card) for card in view.players[view.active].groups[a])
            return f"Group {a + 1} ({names}) against Outpost {outpost + 1} of the {side(view, owner)}"
        case "kill":
            card = view.book.cards[view.faces[a]]
            return f"Destroy {card.name} ({where(view, a)}, {health_left(view, a)} damage)"
        case "wound":
            return f"{b} damage on {card_name(view, a)}"
        case "hit":
            return "Nothing on the Outpost" if a == 0 else f"{a} on the Outpost"
        case "target" | "discard":
            return f"{card_name(view, a)} ({where(view, a)})"
        case "first":
            return f"{card_name(view, a)} first"
        case "stay" if a >= 0:
            return f"{card_name(view, a)}: stay in offense"
        case "spoil":
            card = view.book.cards[b]
            return f"{card.name} (cost {card.cost}) of the {side(view, a)}"
    return _PLAIN[verb]


def _described(view: State, card: CardId) -> str:
    printed = view.book.cards[view.faces[card]]
    return f"{printed.name} ({printed.cost}; {_values(printed) or KINDS[printed.kind]})"


def refs(view: State, each: Option) -> tuple[str, ...]:
    """The things an option touches, in the order one would click them."""
    verb, a, b = each.verb, each.a, each.b
    match verb:
        case "play" | "target" | "kill" | "wound" | "first" | "discard" | "in" | "out":
            return (f"card-{a}",)
        case "burn":
            return (f"card-{a}", f"discard-{view.owner[a]}")
        case "sacrifice":
            return (f"card-{a}", f"discard-{view.owner[a]}")
        case "pick":
            return tuple(f"card-{card}" for card in (a, b, each.c) if card >= 0)
        case "crystal":
            return ("crystal",)
        case "place":
            return (f"outpost-{view.owner[a]}-{b}", f"button-{'closed' if each.c else 'open'}")
        case "guard":
            return (f"card-{a}", f"outpost-{view.owner[a]}-{b}")
        case "reserve":
            return (f"card-{a}", f"reserve-{view.owner[a]}")
        case "join":
            groups = view.players[view.owner[a]].groups
            new = b >= len(groups) or not groups[b]
            return (f"card-{a}", f"group-{view.owner[a]}-{'new' if new else b}")
        case "outpost":
            return (f"outpost-{a}-{b}",)
        case "put" | "mend":
            return (f"button-{verb}-{a}-{b}",)
        case "seat":
            return (f"seat-{a}",)
        case "zone":
            return (f"seat-{a}", f"button-{ZONES[b]}")
        case "assault":
            return (f"group-{view.active}-{a}",)
        case "hit":
            return (f"button-hit-{a}",)
        case "stay" if a >= 0:
            return (f"button-stay-{a}",)
    return (f"button-{notation(view, each).replace(' ', '-').replace('#', '-')}",)


# -- questions


def ask_words(view: State, question: Question) -> str:
    """The question in words, with the card or number it is about."""
    words = question.prompt.words
    about = f"{card_name(view, question.about)}: " if question.about >= 0 else ""
    key = question.prompt.key
    if key == "draft":
        n = view.book.rules.silver_pick
        return f"Keep {('one', 'two', 'three')[n - 1]} of these Silver cards; the rest is passed on"
    if key == "play":
        return f"You have {_mana(view.players[question.seat].mana)}. {words}"
    if key == "assign":
        left = max((each.a for each in question.options if each.verb == "hit"), default=0)
        return f"{words}: {left} to deal" if left else f"{words}: destroy the Guard first, or deal no damage"
    if key == "swap_out" and question.about >= 0:
        return f"Which card leaves your deck for {card_name(view, question.about)}?"
    return about + words[0].lower() + words[1:] if about else words


# -- cards


def _values(card: Card) -> str:
    if card.kind == CREATURE:
        return f"{card.attack}/{card.defense}/{card.health}"
    if card.kind == SPELL:
        return ""
    bonus = [f"+{n} {what}" for n, what in ((card.attack, "attack"), (card.defense, "defense")) if n]
    return ", ".join(bonus)


def card_text(card: Card) -> str:
    """A card in one line: name, type, cost, values, text."""
    values = _values(card)
    facts = f"{TITLES[card.faction]} {KINDS[card.kind]}, cost {card.cost}" + (f", {values}" if values else "")
    return f"{card.name}. {facts}.{' ' + card.text if card.text else ''}"


def card_words(view: State, card: CardId) -> str:
    """A card of the match in words."""
    if view.faces[card] == HIDDEN:
        return "A card that you may not look at."
    return card_text(view.book.cards[view.faces[card]])


# -- events

_EVENTS = {
    "faction": "{seat} plays the {faction}.",
    "shards": "{seat} takes {n} Shard cards.",
    "deck": "{seat} brings a deck of {n} cards.",
    "keeps": "{seat} keeps {card}.",
    "first": "{seat} begins.",
    "gains": "{seat} gains Outpost {outpost}.",
    "turn": "Round {n}: {seat}'s turn.",
    "draws": "{seat} draws {card}.",
    "reshuffles": "{seat} shuffles {n} discards into a new deck.",
    "counters": "{n} damage on {seat}'s Outpost {outpost}.",
    "repairs": "{seat} repairs {n} on Outpost {outpost}.",
    "destroyed": "{seat}'s Outpost {outpost} is destroyed!",
    "regroups": "{card} regroups.",
    "dismantled": "{seat}'s {card} is discarded.",
    "mana": "{seat} gains {n} mana.",
    "plays": "{seat} plays {card}.",
    "casts": "{seat} casts {card}.",
    "builds": "{seat} builds {card} on Outpost {outpost}.",
    "hides": "{seat} puts {card} face-down on Outpost {outpost}.",
    "discards": "{seat} discards {card}.",
    "buys": "{seat} buys Mana Crystal number {n}.",
    "dies": "{seat}'s {card} is destroyed.",
    "wounded": "{seat}'s {card} takes {n} damage.",
    "last_breath": "{card}'s Last Breath.",
    "bolts": "{source} bolts {target} for {n}.",
    "to_reserve": "{seat}'s {card} goes to reserve.",
    "to_defense": "{seat}'s {card} guards Outpost {outpost}.",
    "to_offense": "{seat}'s {card} joins the offense.",
    "pinned": "{seat}'s {card} is pinned.",
    "returned": "{card} returns to {seat}'s hand.",
    "eroded": "{seat} loses {card} from the deck.",
    "looks": "{seat} looks at {card}.",
    "raised": "{card} rises into {seat}'s reserve.",
    "regained": "{seat} takes {card} back from the discard pile.",
    "takes": "{seat} takes {card} from the deck.",
    "aims": "{seat}'s group {group} goes for {other}'s Outpost {outpost}.",
    "assaults": "{seat}'s group {group} assaults {other}'s Outpost {outpost}.",
    "flips": "{seat}'s {card} is turned face-up.",
    "trap": "{seat}'s Trap: {card}.",
    "totals": "Attacker's Strength {a}, Defense {d}, Defender's Strength {s}: {left} to deal.",
    "no_target": "{seat}'s group {group} finds its target gone.",
    "concedes": "{seat} concedes.",
    "out": "{seat} is out of the game.",
    "won": "{seat} wins!",
    "drawn": "Nobody wins.",
    "spoils": "{seat} takes {face} from {other}'s deck.",
}


def event_words(view: State, event: Event, names: Sequence[str]) -> str:
    """A line of the log as the viewer may read it."""
    args, fill = event.args, dict[str, str]()
    for key, n in args.items():
        if key in ("seat", "other"):
            fill[key] = names[n] if n >= 0 else "Nobody"
        elif key in ("outpost", "group"):
            fill[key] = str(n + 1)
        elif key == "faction":
            fill[key] = TITLES[FACTIONS[n]]
        elif key == "face":
            fill[key] = view.book.cards[n].name
        else:
            fill[key] = str(n)
    for key, glimpse in event.cards.items():
        fill[key] = _glimpsed(view, glimpse)
    if event.kind == "totals":
        fill["left"] = str(max(0, args["a"] - args["d"]))
    if event.kind == "bolts" and "source" not in event.cards:
        fill["source"] = "An effect"
    return _EVENTS[event.kind].format(**fill)


def _glimpsed(view: State, glimpse: Glimpse) -> str:
    return "a card" if glimpse.face == HIDDEN else view.book.cards[glimpse.face].name


def event_refs(event: Event) -> tuple[str, ...]:
    """Things on the table that an event is about."""
    found = [f"card-{glimpse.id}" for glimpse in event.cards.values()]
    args = event.args
    if "outpost" in args and args["outpost"] >= 0:
        owner = args.get("other", args.get("seat", -1))
        found.append(f"outpost-{owner}-{args['outpost']}")
    elif not found and args.get("seat", -1) >= 0:
        found.append(f"seat-{args['seat']}")
    return tuple(found)
