"""Cards of Elysia as the page draws them: hues, icons, and texts with their keywords linked."""

import re
from functools import lru_cache

from rulewright.games.elysia.cards.card import Card, sections
from rulewright.games.elysia.cards.characters import CHARACTERS, Character
from rulewright.kernel.page.scene import Badge, CardFront, Counter, runs

HUES = {"start": "bronze", "market": "gold", "exploration": "violet", "encounter": "rose", "map": "moss",
        "main": "flame", "side": "sky"}  # fmt: skip
KINDS = {"item": "Item", "encounter": "Encounter", "monster": "Monster", "event": "Event", "name": "Villain",
         "quest": "Quest", "terrain": "Terrain", "overlay": "Overlay", "village_tile": "Tile"}  # fmt: skip
HOMES = {"start": "Starting Card", "market": "General Market", "exploration": "Exploration"}
HOME_ICONS = {"start": "star", "market": "store", "exploration": "gem", "encounter": "skull", "map": "map",
              "main": "trophy", "side": "flag"}  # fmt: skip
KEYWORDS = {
    "Exploration": "RE-012", "Attack": "RE-016", "Defense": "RE-017", "Walk": "RE-013", "Coin": "RE-013",
    "Draw": "RE-013", "Wild": "RE-048", "Leave Out": "RE-030", "Extra Play": "RE-R90", "−1 Card Token": "RE-051",
    "−1 Card Tokens": "RE-051", "Darkness": "RE-047", "Light": "RE-047", "Exhaust": "RE-042", "Exhausted": "RE-042",
    "Villain": "RE-216", "Ruins": "RE-140", "Village": "RE-158", "Cheaper": "RE-166",
}  # fmt: skip
WORD = re.compile(r"(" + "|".join(sorted(map(re.escape, KEYWORDS), key=len, reverse=True)) + r")(?!\w)")
CARD_ICONS = {
    "apple": "apple-whole", "small-belt-pouch": "sack-dollar", "adventurer": "person-hiking", "coin-purse": "coins",
    "dodge": "person-running", "bow-and-arrow": "bullseye", "weapons-training": "dumbbell",
    "counterstrike": "arrows-rotate", "claymore": "attack", "holy-sword": "cross",
    "legendary-teleportation-relic": "diamond-turn-right", "climbing-gear": "mountain", "raft": "sailboat",
    "scimitar": "moon", "prepare-for-war": "people-group", "treasure-chest": "box-open", "encounter": "question",
    "oath-shield": "shield", "march": "person-walking", "silver-ring": "ring", "longsword": "attack",
    "shield-wall": "user-shield", "reckless-charge": "hand-fist", "steppe-pony": "horse", "ride": "horse-head",
    "spoils": "coins", "horse-bow": "bullseye", "parthian-feint": "arrows-rotate", "physicians-kit": "kit-medical",
    "caravan": "signs-post", "papyrus": "scroll", "bronze-staff": "staff-snake", "ward": "shield-halved",
    "hidden-dagger": "user-secret", "slip-away": "wind", "cutpurse": "hand-holding-dollar", "stiletto": "feather",
    "ambush": "mask", "war-map": "map-location-dot", "forced-march": "person-walking", "tribute": "coins",
    "halberd": "gavel", "stratagem": "chess", "grapple-line": "link", "trailblaze": "compass", "salvage": "recycle",
    "pulse-bow": "crosshairs", "smoke-charge": "bomb", "rat": "cheese", "goblins": "people-group",
    "troll": "hand-fist", "sandstorm": "wind", "wildfire": "fire", "rockslide": "hill-rockslide", "flood": "water",
    "bandits-on-the-road": "people-robbery", "wandering-merchant": "store", "nikes-favour": "dove",
    "whisper-of-the-shadow": "ghost", "omen-over-the-ruins": "eye", "quiet-night": "bed", "algar": "shield",
    "tomyris": "horse-head", "imhotep": "staff-snake", "ravenna": "user-secret", "zhao-lin": "chess",
    "vega": "compass", "forest": "tree", "plains": "wheat-awn", "mountain": "mountain", "desert": "sun",
    "water": "water", "village": "house", "ruins": "dungeon", "fortress": "chess-rook", "first-village": "campground",
    "dark-lord": "moon", "merchant-prince": "crown", "huntsmaster": "paw", "become-the-hero": "dragon",
    "backstab": "user-secret", "healer": "hand-holding-medical", "cartographer": "map", "treasure-hunter": "box-open",
    "learn-a-spell": "hat-wizard", "huntsmaster-side": "paw", "pilgrim": "place-of-worship", "wanderer": "shoe-prints",
    "champion": "trophy", "guardian": "shield-halved",
}  # fmt: skip


def icon_of(card: Card) -> str:
    return CARD_ICONS.get(card.key, HOME_ICONS[card.home])


def character_icon(character: int) -> str:
    """The emblem of a Character, on the map and beside the player's name."""
    return CARD_ICONS.get(CHARACTERS[character].key, "user") if character >= 0 else "user"


def character_picture(character: int) -> str:
    """The picture of a Character."""
    return f"elysia/{CHARACTERS[character].key}" if character >= 0 else ""


def gain(card: Card) -> Counter | None:
    """What an Item mainly gives in the Exploration section: Walk, Coin or cards (RE-013)."""
    given = (("Walk", card.walk, "shoe-prints"), ("Coin", card.coin, "coins"), ("Draw", card.draw, "clone"))
    return next((Counter(label, n, icon) for label, n, icon in given if n), None)


@lru_cache(maxsize=1024)
def card_front(card: Card, cost: int | None = None) -> CardFront:
    """A card as it is drawn: Attack left, what it gives on the way in the middle, Defense right (RE-012)."""
    attack, defense = Counter("Attack", card.attack, "attack"), Counter("Defense", card.defense, "shield-halved")
    item = card.kind == "item"
    sold = item and card.home == "market"
    kind = f"{card.home.capitalize()} Quest" if card.kind == "quest" else KINDS[card.kind]
    if item:
        kind = HOMES.get(card.home, "Item")
    return CardFront(
        name=card.name,
        picture=f"elysia/{card.key}",
        kind=f"{kind}, level {card.level}" if card.level else kind,
        hue=HUES[card.home],
        icons=(icon_of(card), HOME_ICONS[card.home]),
        cost=str(card.cost if cost is None else cost) if sold else "",
        cost_label="Coin",
        text=runs(card.text, WORD, KEYWORDS),
        corners=(attack, gain(card), defense) if item or card.kind == "monster" else (None, None, None),
        symbol=Badge("Leave Out", "thumbtack", "RE-030") if card.leave_out else None,
        origin="" if card.origin == "rulebook" else card.origin,
    )  # fmt: skip


@lru_cache(maxsize=16)
def character_front(character: Character) -> CardFront:
    """A Character to choose: what it is like, and the Leave Out card it begins with (RE-026, RE-030)."""
    first = character.cards[0][1]
    deck = ", ".join(f"{n} {card.name}" if n > 1 else card.name for n, card in character.cards[1:])
    explore, attack, defense = sections(first)
    text = f"Leave Out: {first.name} ({explore}; {attack}; {defense}). Begins with {deck}."
    icons = (CARD_ICONS.get(character.key, "user"), "star")
    return CardFront(character.name, character.title.capitalize(), "sea", icons, text=runs(text, WORD, KEYWORDS),
                     picture=f"elysia/{character.key}")  # fmt: skip
