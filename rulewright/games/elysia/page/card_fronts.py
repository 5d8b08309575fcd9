"""Cards of Elysia as the page draws them: hues, and texts with their keywords linked."""

import re

from rulewright.games.elysia.cards.card import Card, sections
from rulewright.games.elysia.cards.characters import CHARACTERS, Character
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, CardFront, Counter, runs

HUES = {"start": "bronze", "market": "gold", "exploration": "violet", "encounter": "rose", "map": "moss",
        "main": "flame", "side": "sky"}  # fmt: skip
KINDS = {"item": "Item", "encounter": "Encounter", "monster": "Monster", "event": "Event", "name": "Villain",
         "quest": "Quest", "terrain": "Terrain", "overlay": "Overlay", "village_tile": "Tile"}  # fmt: skip
HOMES = {"start": "Starting Card", "market": "General Market", "exploration": "Exploration"}
KEYWORDS = {
    "Exploration": "RE-012", "Exploration Deck": "RE-036",
    "Attack": "RE-016", "Defense": "RE-017", "Walk": "RE-013", "Coin": "RE-013",
    "Draw": "RE-117", "Wild": "RE-048", "Leave Out": "RE-030", "Extra Play": "RE-187", "−1 Card Token": "RE-051",
    "−1 Card Tokens": "RE-051", "Darkness": "RE-047", "Light": "RE-047", "Exhaust": "RE-042", "Exhausted": "RE-042",
    "Villain": "RE-216", "Ruins": "RE-140", "Village": "RE-158", "Cheaper": "RE-166",
}  # fmt: skip
WORD = re.compile(r"(" + "|".join(sorted(map(re.escape, KEYWORDS), key=len, reverse=True)) + r")(?!\w)")


def character_picture(character: int) -> str:
    """The picture of a Character."""
    return f"elysia/{CHARACTERS[character].key}" if character >= 0 else ""


def gain(card: Card) -> Counter | None:
    """What an Item mainly gives in the Exploration section: Walk, Coin or cards (RE-013)."""
    given = (("Walk", card.walk, "walk"), ("Coin", card.coin, "coins"), ("Draw", card.draw, "clone"))
    return next((Counter(label, n, icon) for label, n, icon in given if n), None)


PLAIN = re.compile(r"(Exploration: (\w+ \d+|–)|(Attack|Defense): (\d+|–))\.( |$)|Attack \d+, Defense \d+\. ")
SHOWN = re.compile(r"\b((?:Attack|Defense): )\d+, |(Exploration: )(?:Walk|Coin|Draw) \d+, (?!or )")


def told_in_words(card: Card) -> str:
    """What an Item or a Monster does besides the numbers in its corners."""
    return SHOWN.sub(lambda found: found[1] or found[2], PLAIN.sub("", card.text)).strip()


@remembered
def card_front(card: Card, cost: int | None = None, whole: bool = False, text: str = "") -> CardFront:
    """A card as it is drawn: Attack left, what it gives on the way in the middle, Defense right (RE-012).

    Its text leaves out what stands in the corners, unless the `whole` is wanted, as in print; or it is another `text`.
    """
    attack, defense = Counter("Attack", card.attack, "attack"), Counter("Defense", card.defense, "shield-halved")
    item = card.kind == "item"
    sold = item and (card.home == "market" or card.cost > 0)  # what is found is sold in the offer (RE-248)
    kind = f"{card.home.capitalize()} Quest" if card.kind == "quest" else KINDS[card.kind]
    if item:
        kind = HOMES.get(card.home, "Item")
    cornered = item or card.kind == "monster"
    return CardFront(
        name=card.name,
        picture=f"elysia/{card.key}",
        kind=f"{kind}, level {card.level}" if card.level else kind,
        hue=HUES[card.home],
        cost=str(card.cost if cost is None else cost) if sold else "",
        cost_label="price",
        text=runs(text or (told_in_words(card) if cornered and not whole else card.text), WORD, KEYWORDS),
        corners=(attack, gain(card), defense) if cornered else (None, None, None),
        symbol=Badge("Leave Out", "thumbtack", "RE-030") if card.leave_out else None,
    )  # fmt: skip


def first_card(first: Card) -> str:
    """'Oath Shield (Attack 1; Defense 1).': a Leave Out card without what it does not have."""
    explore, attack, defense = sections(first)
    found = [explore] if explore != "–" else []
    found += [f"{name} {n}" for name, n in (("Attack", attack), ("Defense", defense)) if n != "0"]
    return f"{first.name} ({'; '.join(found).replace(' 0, +', ' +')})."


@remembered
def character_front(character: Character) -> CardFront:
    """A Character to choose: what it is like, and the Leave Out card it begins with (RE-026, RE-030)."""
    first = character.cards[0][1]
    deck = ", ".join(f"{n} {card.name}" if n > 1 else card.name for n, card in character.cards[1:])
    text = f"Leave Out: {first_card(first)} Begins with {deck}."
    return CardFront(character.name, character.title.capitalize(), "sea", text=runs(text, WORD, KEYWORDS),
                     picture=f"elysia/{character.key}")  # fmt: skip
