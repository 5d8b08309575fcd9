"""Armies and decks: what is legal in each game and mode, and the ready-made ones (LC-034 to LC-050, LC-341)."""

from collections import Counter

from rulewright.games.lytharian.cards.armies import ARMIES, DUEL_PLACES, NOT_IN_DUELS, PAWNS, Army
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import PAWN, Card
from rulewright.games.lytharian.rules.book import Book
from rulewright.kernel.errors import ImpossibleSetup, nearest
from rulewright.kernel.question import Face

OPPOSITES = (("fire", "water"), ("air", "earth"))  # LC-045, LC-R22


def slots(book: Book) -> tuple[int, ...]:
    """How many of each role make an army in this game (LC-034, LC-349, LC-367)."""
    rules = book.rules
    if rules.game == "duels":
        return rules.duel_troops
    if rules.game == "pawns":
        return (0, 0, 0, 0, 0, rules.pawnwars_pawns)
    return rules.army_slots


def deck_least(book: Book) -> int:
    """LC-042, LC-350, LC-368, LC-R260."""
    rules = book.rules
    if rules.mode == "chaos":
        return rules.chaos_deck_min
    return rules.duel_deck_min if rules.game == "duels" else rules.deck_min


def errors(book: Book, army: Army) -> list[str]:
    """Everything that is wrong, each with its clause; empty if army and deck are legal."""
    known = {card.key: card for card in book.cards}
    keys = dict.fromkeys([*army.troops, *army.deck])
    found = [f"there is no card '{key}'.{nearest(key, list(known))}" for key in keys if key not in known]
    troops = [known[key] for key in army.troops if key in known]
    deck = [known[key] for key in army.deck if key in known]
    found += [f"{card.name} is not a troop (LC-034)" for card in _once(troops) if card.kind != "troop"]
    found += [f"{card.name} is a troop, not a deck card (LC-042)" for card in _once(deck) if card.kind == "troop"]
    troops = [card for card in troops if card.kind == "troop"]
    deck = [card for card in deck if card.kind != "troop"]
    if len(troops) == len(army.troops):
        found += _slot_errors(book, troops)
    found += troop_copies(book, troops)
    found += _deck_errors(book, deck, troops)
    return found


def _once(cards: list[Card]) -> list[Card]:
    return list({card.key: card for card in cards}.values())


def _slot_errors(book: Book, troops: list[Card]) -> list[str]:
    """LC-034; Chaos keeps the slots, because setup needs them, unless a switch says otherwise (LC-343, LC-R260)."""
    wanted = slots(book)
    clause = {"main": "LC-034", "duels": "LC-349", "pawns": "LC-367"}[book.rules.game]
    if book.rules.mode == "chaos" and not book.rules.chaos_keep_slots:
        total = sum(wanted)
        kings = sum(card.role == 0 for card in troops)
        found = [] if len(troops) == total else [f"{len(troops)} troops; it needs {total} (LC-R260)"]
        return found + ([] if kings == wanted[0] else [f"{kings} Kings; it needs {wanted[0]} (LC-R260)"])
    counts = Counter(card.role for card in troops)
    return [f"{counts[role]} {ROLE_NAMES[role]}{'s' * (counts[role] != 1)}; an army needs exactly {n} ({clause})"
            for role, n in enumerate(wanted) if counts[role] != n]  # fmt: skip


def troop_copies(book: Book, troops: list[Card]) -> list[str]:
    """Copies, Unique troops, Good with Evil (LC-035 to LC-038, LC-342, LC-R19, LC-R20)."""
    rules = book.rules
    if rules.mode == "chaos":
        return []  # LC-344
    found = []
    for key, n in Counter(card.key for card in troops).items():
        card = next(each for each in troops if each.key == key)
        if card.unique and n > rules.max_unique:
            found.append(f"{card.name} is Unique: {n} copies, at most {rules.max_unique} (LC-036)")
        elif n > rules.max_same_pawn and (card.role == PAWN or rules.mode == "maelstorm"):
            clause = "LC-342" if rules.mode == "maelstorm" else "LC-035"
            found.append(f"{card.name}: {n} copies, at most {rules.max_same_pawn} ({clause})")
    sides = {card.alignment for card in troops}
    if rules.mode == "standard" and {"good", "evil"} <= sides:
        found.append("Good and Evil troops can't be in one army (LC-037)")
    return found


def alignment(troops: list[Card]) -> str:
    """Good, Evil or Neutral, for the deck (LC-039, LC-R21)."""
    sides = {card.alignment for card in troops}
    return "good" if "good" in sides else "evil" if "evil" in sides else "neutral"


def _deck_errors(book: Book, deck: list[Card], troops: list[Card]) -> list[str]:
    """LC-042 to LC-050; Arcane and Neutral spells and equipment fit every army (LC-049, LC-R23, LC-R24)."""
    rules, found = book.rules, []
    if len(deck) < deck_least(book):
        clause = {"main": "LC-042", "duels": "LC-350", "pawns": "LC-368"}[rules.game]
        found.append(f"{len(deck)} cards in the deck; at least {deck_least(book)} ({clause})")
    if rules.deck_max and len(deck) > rules.deck_max:
        found.append(f"{len(deck)} cards in the deck; at most {rules.deck_max} (LC-R25)")
    if rules.mode == "chaos":
        return found
    for key, n in Counter(card.key for card in deck).items():
        card = next(each for each in deck if each.key == key)
        most = rules.max_unique if card.unique else rules.deck_max_copies  # LC-R26
        if n > most:
            found.append(f"{card.name}: {n} copies, at most {most} ({'LC-044' if card.unique else 'LC-043'})")
    if rules.mode == "maelstorm":
        return found  # LC-R259
    elements = {card.element for card in deck if card.kind == "spell"}
    if rules.opposite_pairs:
        for one, other in OPPOSITES:
            if one in elements and other in elements:
                found.append(f"{one.capitalize()} and {other.capitalize()} spells are opposites (LC-045)")
    side = alignment(troops)
    if side == "good" and "death" in elements:
        found.append("a Good army's deck has no Death spells (LC-046)")
    if side == "evil" and "life" in elements:
        found.append("an Evil army's deck has no Life spells (LC-047)")
    if side == "neutral" and {"life", "death"} <= elements:
        found.append("a Neutral army's deck has Life or Death spells, never both (LC-048)")
    return found


def power_score(cards: list[Card]) -> int:
    """LC-040."""
    return sum(card.power for card in cards)


def ready_made(book: Book, key: str) -> Army:
    """The faction's army for this game: sixteen troops, seven for Battle Duels, or sixteen Pawns; made to fit."""
    army = ARMIES[key]
    if book.rules.game == "duels":
        deck = tuple(key for key in army.deck if key not in NOT_IN_DUELS)
        army = Army(army.name, tuple(army.troops[i] for i in DUEL_PLACES), deck)
    elif book.rules.game == "pawns":
        army = Army(army.name, PAWNS[key], army.deck)
    return army if not errors(book, army) else _fitted(book, army)


def _fitted(book: Book, army: Army) -> Army:
    """A ready-made army under a variant's numbers: surplus cards go, others that are legal fill it up."""
    known = {card.key: card for card in book.cards}
    sides = {known[key].alignment for key in army.troops} | {"neutral"}
    troops: list[str] = []
    for role, n in enumerate(slots(book)):
        own = [key for key in army.troops if known[key].role == role]
        more = [card.key for card in book.cards if card.role == role and card.alignment in sides]
        mine: list[str] = []
        for key in [*own, *more, *more]:
            if len(mine) < n and not troop_copies(book, [known[each] for each in [*troops, *mine, key]]):
                mine.append(key)
        troops += mine
    deck: list[str] = []
    rules, least = book.rules, deck_least(book)
    for key in [*army.deck, *(list(dict.fromkeys(army.deck)) * 5)]:
        full = len(deck) >= max(least, len(army.deck)) or (rules.deck_max and len(deck) >= rules.deck_max)
        most = rules.max_unique if known[key].unique else rules.deck_max_copies
        if not full and (rules.mode == "chaos" or deck.count(key) < most):
            deck.append(key)
    fit = Army(army.name, tuple(troops), tuple(deck))
    wrong = errors(book, fit)
    if wrong:
        raise ImpossibleSetup(f"{army.name} does not fit this variant: " + "; ".join(wrong))
    return fit


def ready_faces(book: Book, key: str) -> tuple[Face, ...]:
    """A ready-made army as faces: troops in the order of their slots, then the deck."""
    if key not in book.ready:
        book.ready[key] = faces_of(book, ready_made(book, key))
    return book.ready[key]


def ready_score(book: Book, key: str) -> int:
    """A ready-made army's power score."""
    if key not in book.scores:
        faces = ready_faces(book, key)[: sum(slots(book))]
        book.scores[key] = power_score([book.cards[face] for face in faces])
    return book.scores[key]


def faces_of(book: Book, army: Army) -> tuple[Face, ...]:
    """Troops in the order of their slots, then the deck."""
    troops = [book.face(key) for key in army.troops]
    troops.sort(key=lambda face: book.cards[face].role)  # stable: the owner's order within a role
    return (*troops, *(book.face(key) for key in army.deck))
