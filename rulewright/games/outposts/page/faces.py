"""How the cards of Outposts look: hue and symbol of the faction, icons, keyword links, values in their corners."""

import re
from functools import lru_cache

from rulewright.games.outposts.cards import TITLES
from rulewright.games.outposts.cards.card import CREATURE, KINDS, UPGRADE, Card
from rulewright.kernel.page.scene import Badge, CardFront, Counter, Part, runs

HUES = {
    "ember": "ember",
    "stone": "moss",
    "veil": "violet",
    "grave": "bone",
    "silver": "silver",
    "shard": "crystal",
}
SYMBOLS = {
    "ember": "fire-flame-curved",
    "stone": "archway",
    "veil": "mask",
    "grave": "skull",
    "silver": "coins",
    "shard": "gem",
}
KEYWORDS = {
    "Bolt": "OP-K01", "Strike": "OP-K02", "Backlash": "OP-K03", "Repair": "OP-K04", "Expel": "OP-K05",
    "Return": "OP-K06", "Dismantle": "OP-K07", "Erode": "OP-K08", "Pin": "OP-K09", "Shift": "OP-K10",
    "Draw": "OP-K11", "Gain": "OP-K11", "Swift": "OP-K12", "Rooted": "OP-K13", "Reckless": "OP-K13",
    "Pierce": "OP-K14", "Siege": "OP-K15", "Vanguard": "OP-K16", "Guard": "OP-K17", "Withdraw": "OP-K18",
    "Offering": "OP-K19", "Salvage": "OP-K19", "Arrival": "OP-K20", "Last Breath": "OP-K21", "Trap": "OP-K22",
    "While face-up": "OP-K23", "This turn": "OP-K25", "Until your next turn": "OP-K25",
}  # fmt: skip
WORD = re.compile(r"\b(" + "|".join(KEYWORDS) + r")\b( \d+)?")

# The first word of a name that stands here gives its icon.
ICONS = {
    "Whelp": "dragon", "Runner": "person-running", "Skirmisher": "person-hiking", "Lancer": "horse-head",
    "Zealot": "hands-praying", "Captain": "crown", "Brute": "hand-fist", "Breaker": "hammer",
    "Drake": "dragon", "Knight": "chess-knight", "Giant": "mountain", "Valka": "chess-queen",
    "Firebolt": "fire", "Scorch": "burst", "Cry": "drum", "Immolate": "fire-flame-simple", "Pots": "flask",
    "Beacon": "tower-observation", "Imp": "ghost", "Hound": "dog", "Ram": "truck-monster",
    "Behemoth": "volcano", "Backdraft": "explosion", "Flashover": "meteor", "Scorched": "dungeon",
    "Warden": "shield-halved", "Sentry": "eye", "Quarry": "person-digging", "Bearer": "shield",
    "Golem": "cubes", "Mason": "trowel-bricks", "Tortoise": "shield-virus", "Elder": "hat-wizard",
    "Colossus": "monument", "Mend": "trowel-bricks", "Hold": "people-group", "Landslide": "hill-rockslide",
    "Wall": "table-cells", "Holes": "road-spikes", "Watchtower": "tower-observation",
    "Foundations": "layer-group", "Keep": "chess-rook", "Mason's": "person-digging",
    "Orrun": "mountain-sun", "Earthen": "rotate", "Seal": "ring", "Counterweight": "weight-hanging",
    "Vault": "vault", "Cutpurse": "sack-dollar", "Spy": "user-secret", "Courier": "paper-plane",
    "Duelist": "khanda", "Walker": "shoe-prints", "Archer": "crosshairs", "Blade": "khanda",
    "Heron": "kiwi-bird", "Adept": "wand-magic-sparkles", "Regent": "crown", "Misdirect": "shuffle",
    "Whispers": "comment", "Sabotage": "bomb", "Vanish": "eye-slash", "Spikes": "road-spikes",
    "Gate": "dungeon", "Screen": "smog", "Swarm": "bug", "Broker": "handshake", "Thief": "user-ninja",
    "Prince": "masks-theater", "Pin": "thumbtack", "Erase": "wind", "Ambuscade": "user-ninja",
    "Novice": "bone", "Thrall": "skull", "Mourner": "person-praying", "Plague": "biohazard",
    "Husk": "splotch", "Hauler": "sack-xmark", "Shade": "ghost", "Reaper": "skull-crossbones",
    "Choirmaster": "music", "Titan": "monument", "Bargain": "scroll", "Drain": "droplet", "Exhume": "mound",
    "Reap": "skull-crossbones", "Ward": "shield-heart", "Ossuary": "bone", "Crow": "crow", "Levy": "skull",
    "Abbot": "book-skull", "Gravemind": "spider", "Tax": "scale-balanced", "Grave": "cross",
    "Well": "water", "Scout": "compass", "Squire": "user-shield", "Caravan": "route", "Lance": "horse",
    "Guard": "shield-halved", "Bounty": "bullseye", "Engineer": "wrench", "Quartermaster": "warehouse",
    "Sapper": "bomb", "Twins": "user-group", "Outrider": "horse", "Company": "people-group",
    "Champion": "trophy", "Payday": "coins", "March": "flag", "Arrow": "location-dot",
    "Pay": "trowel-bricks", "Contract": "scroll", "Recruiting": "users", "Tear": "gavel",
    "Bribe": "hand-holding-dollar", "Palisade": "road-barrier", "Tripwire": "link", "Reinforced": "dungeon",
    "Ballista": "crosshairs", "Depot": "store", "Office": "landmark", "Wisp": "wand-magic",
    "Shardling": "diamond", "Stalker": "cat", "Seer": "eye", "Leech": "worm", "Beast": "paw",
    "Elemental": "hurricane", "Heart": "heart", "Attunement": "yin-yang", "Surge": "bolt",
    "Refract": "clone", "Shatter": "heart-crack", "Fault": "hill-avalanche", "Chain": "cloud-bolt",
    "Coil": "magnet", "Battery": "radiation",
}  # fmt: skip
BY_KIND = ("paw", "wand-magic-sparkles", "building-columns")
ORIGINS = {"rulebook": "", "completed": "completed", "house": "house"}


def icons_of(card: Card) -> tuple[str, ...]:
    """The icon its name asks for, and behind it the sign of what it is."""
    main = next((ICONS[word] for word in reversed(card.name.replace(",", "").split()) if word in ICONS), "")
    main = main or next(
        (ICONS[word] for word in card.name.replace(",", "").split() if word in ICONS), BY_KIND[card.kind]
    )
    return main, SYMBOLS[card.faction]


def value(label: str, icon: str, now: int, printed: int, parts: tuple[Part, ...] = ()) -> Counter:
    return Counter(label, now, icon, base=printed, parts=parts)


@lru_cache(maxsize=4096)
def face_of(card: Card, attack: int | None = None, defense: int | None = None, cost: int | None = None) -> CardFront:
    """A card's face; `attack`, `defense` and `cost` are the values in force where they are not the printed ones."""
    corners: tuple[Counter | None, Counter | None, Counter | None] = (None, None, None)
    if card.kind == CREATURE:  # OP-003 to OP-005
        corners = (
            value("Attack", "khanda", card.attack if attack is None else attack, card.attack),
            value("Defense", "shield-halved", card.defense if defense is None else defense, card.defense),
            value("Health", "heart", card.health, card.health),
        )
    elif card.kind == UPGRADE and (card.attack or card.defense):  # OP-010
        corners = (
            Counter("Attack bonus", card.attack, "khanda", most=0) if card.attack else None,
            Counter("Defense bonus", card.defense, "shield-halved", most=0) if card.defense else None,
            None,
        )
    return CardFront(
        name=card.name,
        kind=KINDS[card.kind],
        hue=HUES[card.faction],
        icons=icons_of(card),
        cost=str(card.cost if cost is None else cost),
        cost_label="mana cost",
        text=runs(card.text, WORD, KEYWORDS),
        corners=corners,
        symbol=Badge(TITLES[card.faction], SYMBOLS[card.faction]),
        star="In the starter deck" if card.starred else "",
        origin=ORIGINS[card.origin],
        footnote=TITLES[card.faction],
    )


PLANS = {
    "ember": ("Fire", "Race: the highest Attack, Siege against walls, Bolts against blockers. Almost no Defense."),
    "stone": ("Earth", "Hold: Guards, walls and repairs; win late by attrition or crystals. Low Attack."),
    "veil": ("Mist", "Trick: strike and be home again, Expel guards, set Traps, draw cards. Thin bodies."),
    "grave": ("Death", "Sacrifice: creatures are fuel for great turns of mana; the fallen come back. Small bodies."),
}
PLAN_ICONS = {"ember": "volcano", "stone": "chess-rook", "veil": "masks-theater", "grave": "skull-crossbones"}


def faction_face(faction: str) -> CardFront:
    """A faction as a card, for the choice at the start."""
    kind, plan = PLANS[faction]
    return CardFront(
        TITLES[faction], kind, HUES[faction], (PLAN_ICONS[faction], SYMBOLS[faction]), text=runs(plan, WORD, KEYWORDS)
    )
