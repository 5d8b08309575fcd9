"""Armories: what a player brings, whether it is legal and why not, and its text form to share."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.seekers.book import Book
from rulewright.games.seekers.cards.card import ATTRIBUTES, Card
from rulewright.kernel.errors import MalformedRecord, UnknownName

RARITIES = ("common", "uncommon", "rare", "epic", "legendary")
SLOTS = ("weapon", "armor", "trinket")


@dataclass(frozen=True)
class Armory:
    """A Seeker, three Equipment, fifty Tactics and perhaps a Sideboard, by card key (SK-032)."""

    name: str
    seeker: str
    equipment: tuple[str, ...]
    tactics: tuple[str, ...]
    side: tuple[str, ...] = ()


def errors(book: Book, armory: Armory) -> list[str]:
    """Everything that is wrong, each with its clause; empty if the Armory is legal."""
    known = {card.key: card for card in book.cards}
    keys = [armory.seeker, *armory.equipment, *armory.tactics, *armory.side]
    unknown = sorted({key for key in keys if key not in known})
    if unknown:
        return [f"there is no card {', '.join(unknown)}"]
    rules, found = book.rules, []
    seeker = known[armory.seeker]
    if seeker.kind != "seeker":
        found.append(f"{seeker.name} is not a Seeker (SK-033)")
    slots = [known[key].kind for key in armory.equipment]
    if sorted(slots) != sorted(SLOTS):
        found.append("an Armory has one Weapon, one Armor and one Trinket (SK-034)")
    for key in armory.equipment:
        found += [
            f"{seeker.name} can't equip {known[key].name}: {lack} (SK-051)" for lack in lacking(seeker, known[key])
        ]
    if len(armory.tactics) != rules.deck_size:
        found.append(f"{len(armory.tactics)} Tactics; it needs exactly {rules.deck_size} (SK-035)")
    found += [
        f"{known[key].name} is not a Tactic (SK-035)"
        for key in sorted(set(armory.tactics))
        if known[key].kind != "tactic"
    ]
    counts = Counter([armory.seeker, *armory.equipment, *armory.tactics])
    for key, n in sorted(counts.items()):
        rarity = known[key].rarity
        if rarity and n > rules.copy_limits[RARITIES.index(rarity)]:
            most = rules.copy_limits[RARITIES.index(rarity)]
            found.append(f"{known[key].name}: {n} copies of a {rarity} card, at most {most} (SK-036 to SK-040)")
    legends = sum(n for key, n in counts.items() if known[key].rarity == "legendary")
    if legends > rules.legendary_max:
        found.append(f"{legends} Legendary cards, at most {rules.legendary_max} (SK-041)")
    if armory.side and len(armory.side) != rules.sideboard_size:
        found.append(f"a Sideboard has {rules.sideboard_size} cards or none, not {len(armory.side)} (SK-042, SK-R19)")
    found += [
        f"{known[key].name} can't lie in a Sideboard (SK-043)"
        for key in sorted(set(armory.side))
        if known[key].kind not in (*SLOTS, "tactic")
    ]
    return found


def lacking(seeker: Card, card: Card) -> list[str]:
    """Which attributes fall short of a requirement (SK-R17)."""
    return [
        f"needs {name} {need}, has {have}"
        for name, have, need in zip(ATTRIBUTES, seeker.stats, card.needs, strict=True)
        if have < need
    ]


def to_text(armory: Armory) -> str:
    """The text form to share: one line a card."""
    lines = [f"# {armory.name}", f"seeker: {armory.seeker}"]
    lines += [f"equipment: {key}" for key in armory.equipment]
    for title, cards in (("tactics", armory.tactics), ("sideboard", armory.side)):
        if cards:
            lines.append("")
            lines.append(f"{title}:")
            lines += [f"{n} {key}" for key, n in Counter(cards).items()]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Armory:
    """Read the text form; the error says which line is wrong."""
    name, seeker = "Armory", ""
    equipment: list[str] = []
    piles: dict[str, list[str]] = {"tactics": [], "sideboard": []}
    pile: list[str] | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            name = line[1:].strip() or name
        elif line.startswith("seeker:"):
            seeker = line[7:].strip()
        elif line.startswith("equipment:"):
            equipment.append(line[10:].strip())
        elif line.rstrip(":") in piles and line.endswith(":"):
            pile = piles[line[:-1]]
        else:
            n, _, key = line.partition(" ")
            if pile is None or not n.isdecimal() or not key or int(n) > 60:
                raise MalformedRecord(
                    f"line {number}: '{line[:60]}' is not '<copies> <card>' under 'tactics:' or 'sideboard:'"
                )
            pile += [key.strip()] * int(n)
    if not seeker:
        raise MalformedRecord("the Armory names no Seeker: write 'seeker: <card>'")
    return Armory(name, seeker, tuple(equipment), tuple(piles["tactics"]), tuple(piles["sideboard"]))


def faces(book: Book, keys: Sequence[str]) -> tuple[int, ...]:
    """Card numbers by key; unknown ones are refused."""
    try:
        return tuple(book.face(key) for key in keys)
    except UnknownName:
        raise
