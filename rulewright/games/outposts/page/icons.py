"""Hues, symbols and icons: how factions and cards are told apart at a glance."""

from rulewright.games.outposts.cards.card import Card

HUES = {
    "ember": "ember", "stone": "moss", "veil": "violet", "grave": "bone", "silver": "silver", "shard": "crystal",
}  # fmt: skip
SYMBOLS = {
    "ember": "fire-flame-curved", "stone": "archway", "veil": "mask", "grave": "skull", "silver": "coins",
    "shard": "gem",
}  # fmt: skip

# The last word of a name that stands here gives its icon.
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
    "Duelist": "attack", "Walker": "shoe-prints", "Archer": "crosshairs", "Blade": "attack",
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


def icons_of(card: Card) -> tuple[str, ...]:
    """The icon that the last word of its name asks for which has one, and behind it the sign of what it is."""
    words = reversed(card.name.replace(",", "").split())
    return next((ICONS[word] for word in words if word in ICONS), BY_KIND[card.kind]), SYMBOLS[card.faction]
