"""The ready-made armies as each game and variant uses them."""

from rulewright.games.lytharian.cards.armies import ARMIES, DUEL_PLACES, PAWNS, Army
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.setup.army_rules import deck_least, errors, power_score, slots, troop_copies
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.question import Face


def ready_made(book: Book, key: str) -> Army:
    """The faction's army for this game: sixteen troops, seven for Battle Duels, or sixteen Pawns; made to fit."""
    army = ARMIES[key]
    if book.rules.game == "duels":
        army = Army(army.name, tuple(army.troops[i] for i in DUEL_PLACES), army.deck)
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
        more = [
            card.key for card in book.cards if card.kind == "troop" and card.role == role and card.alignment in sides
        ]
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
    return (*in_order(book, list(army.troops)), *(book.face(key) for key in army.deck))


def in_order(book: Book, troops: list[str]) -> list[Face]:
    """Faces in the order of the slots: King, Queen, Rooks, Knights, Bishops, Pawns."""
    faces = [book.face(key) for key in troops]
    return sorted(faces, key=lambda face: book.cards[face].role)  # stable: the owner's order within a role
