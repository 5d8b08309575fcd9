"""Armories: what a player brings, whether it is legal and why not."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rulewright.games.seekers.cards.armories import Armory
from rulewright.games.seekers.cards.card import ATTRIBUTES, Card
from rulewright.games.seekers.rules.book import Book
from rulewright.kernel.errors import ImpossibleSetup, nearest

RARITIES = ("common", "uncommon", "rare", "epic", "legendary")
COPY_CLAUSES = ("SK-036", "SK-037", "SK-038", "SK-039", "SK-040")
SLOTS = ("weapon", "armor", "trinket")


def errors(book: Book, armory: Armory) -> list[str]:
    """Everything that is wrong, each with its clause; empty if the Armory is legal."""
    known, rules = {card.key: card for card in book.cards}, book.rules
    keys = dict.fromkeys([armory.seeker, *armory.equipment, *armory.tactics, *armory.side])
    found = [f"there is no card '{key}'.{nearest(key, list(known))}" for key in keys if key and key not in known]
    if not armory.seeker:
        found.append("an Armory has one Seeker, and this one none (SK-033)")
    seeker = known.get(armory.seeker)
    if seeker and seeker.kind != "seeker":
        found.append(f"{seeker.name} is not a Seeker (SK-033)")
    equipment = [known[key] for key in armory.equipment if key in known]
    if len(equipment) == len(armory.equipment) and sorted(card.kind for card in equipment) != sorted(SLOTS):
        found.append("an Armory has one Weapon, one Armor and one Trinket (SK-034)")
    if seeker and seeker.kind == "seeker":
        for card in equipment:
            found += [f"{seeker.name} can't equip {card.name}: {lack} (SK-051)" for lack in lacking(seeker, card)]
    if len(armory.tactics) != rules.deck_size:
        found.append(f"{len(armory.tactics)} Tactics; it needs exactly {rules.deck_size} (SK-035)")
    found += [f"{card.name} is not a Tactic (SK-035)" for card in _wrong(known, armory.tactics, "tactic")]
    counts = Counter(key for key in (armory.seeker, *armory.equipment, *armory.tactics) if key in known)  # SK-R14
    for key, n in sorted(counts.items()):
        most = copies_allowed(book, known[key])
        if n > most:
            clause = COPY_CLAUSES[RARITIES.index(known[key].rarity)]
            found.append(f"{known[key].name}: {n} copies of a {known[key].rarity} card, at most {most} ({clause})")
    legends = sum(n for key, n in counts.items() if known[key].rarity == "legendary")  # SK-R15
    if legends > rules.legendary_max:
        found.append(f"{legends} Legendary cards, at most {rules.legendary_max} (SK-041)")
    if armory.side and len(armory.side) != rules.sideboard_size:
        found.append(f"a Sideboard has {rules.sideboard_size} cards or none, not {len(armory.side)} (SK-042, SK-R19)")
    found += [f"{card.name} can't lie in a Sideboard (SK-043)" for card in _wrong(known, armory.side, *SLOTS, "tactic")]
    return found


def _wrong(known: Mapping[str, Card], keys: Sequence[str], *kinds: str) -> list[Card]:
    """The cards, each once, that are of none of these kinds."""
    return [known[key] for key in sorted(set(keys)) if key in known and known[key].kind not in kinds]


def copies_allowed(book: Book, card: Card) -> int:
    """How many copies of a title an Armory may hold (SK-036 to SK-040); without a rarity there is no limit."""
    return book.rules.copy_limits[RARITIES.index(card.rarity)] if card.rarity else 1 + book.rules.deck_size


def fitted(book: Book, armory: Armory) -> Armory:
    """A preconstructed Armory under a variant's limits: surplus copies go, titles of its own fill the deck up."""
    if not errors(book, armory):
        return armory
    known, rules = {card.key: card for card in book.cards}, book.rules
    wanted = Counter(armory.tactics)
    most = {key: copies_allowed(book, known[key]) for key in wanted}
    legends = rules.legendary_max - sum(known[key].rarity == "legendary" for key in (armory.seeker, *armory.equipment))
    tactics: list[str] = []

    def add(keys: Sequence[str]) -> None:
        for key in keys:
            legend = known[key].rarity == "legendary"
            if len(tactics) < rules.deck_size and tactics.count(key) < most[key]:
                if not legend or sum(known[each].rarity == "legendary" for each in tactics) < legends:
                    tactics.append(key)

    for n in range(
        max([0, *wanted.values(), *most.values()])
    ):  # first of each title one, then of each the second, and so on
        add([key for key in wanted if wanted[key] > n])
    for _ in range(max(most.values(), default=0)):
        add(list(wanted))
    side = tuple(armory.side[i % len(armory.side)] for i in range(rules.sideboard_size)) if armory.side else ()
    fit = Armory(armory.name, armory.seeker, armory.equipment, tuple(tactics), side)
    wrong = errors(book, fit)
    if wrong:
        raise ImpossibleSetup(f"{armory.name} does not fit this variant: " + "; ".join(wrong))
    return fit


def lacking(seeker: Card, card: Card) -> list[str]:
    """Which attributes fall short of a requirement (SK-R17)."""
    stats = zip(ATTRIBUTES, seeker.stats, card.needs, strict=True)
    return [f"needs {name} {need}, has {have}" for name, have, need in stats if have < need]
