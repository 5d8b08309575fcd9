"""The Map Deck, the Exploration Deck and the Encounter Deck as they are built (RE-059 to RE-072, RE-082)."""

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE
from rulewright.games.elysia.cards.pieces import IN_BOX
from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.events import ENCOUNTER, EXPLORATION, Cards
from rulewright.games.elysia.rules.state import TILE, State
from rulewright.games.elysia.rules.tunables import Rules
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table


def map_counts(rules: Rules, n: int) -> tuple[int, int, int]:
    """Terrain Tiles, Village Overlays and Ruins for so many players (RE-059 to RE-061)."""
    in_boxes = sum(IN_BOX) * (2 if n > 4 else 1)
    tiles = min(in_boxes, max(rules.min_terrain, rules.terrain_per_player * n))  # RE-R28
    ruins = rules.overlay_series[n - 1]  # the table, not the quick reference (RE-R29)
    first = rules.count_first_village + (n == 8 and rules.second_first_village_8p)  # RE-061, RE-R30
    return tiles, max(0, ruins - first), ruins


def build_map_deck(table: Table, state: State) -> None:
    """So many Terrain Tiles at random, Villages, Ruins, the Fortress in the Hero's Quest (RE-059 to RE-063, RE-093)."""
    rules, n, keys = state.book.rules, state.seats, state.book.keys
    copies = 2 if n > 4 else 1
    tiles = [keys[TERRAINS[terrain].lower()] for terrain, count in enumerate(IN_BOX) for _ in range(count * copies)]
    sleeves = add_cards(state, tiles, 0)
    table.shuffle(sleeves)
    wanted, villages, number = map_counts(rules, n)
    state.map_deck, state.box = sleeves[:wanted], sleeves[wanted:]
    second = n == 8 and rules.second_first_village_8p  # RE-R30
    pieces = [keys["village"]] * villages + [keys["ruins"]] * number
    if state.hero:
        pieces.append(keys["fortress"])
    if second:
        pieces.append(keys["first-village"])
    state.map_deck += add_cards(state, pieces, 0)
    state.left[TILE] = wanted + (1 if second else 0)
    state.left[VILLAGE], state.left[RUINS], state.left[FORTRESS] = villages, number, 1 if state.hero else 0
    table.shuffle(state.map_deck)  # RE-062
    table.tell(events.map_deck, tiles=state.left[TILE], villages=villages, ruins=number, fortress=state.left[FORTRESS])


def exploration_counts(rules: Rules, n: int) -> dict[str, int]:
    """Cards of the Exploration Deck for so many players (RE-064 to RE-071)."""
    return {
        "holy-sword": rules.holy_sword_copies,
        "legendary-teleportation-relic": rules.relic_copies,
        "climbing-gear": rules.gear_per_player * n,
        "raft": rules.raft_per_player * n,
        "scimitar": capped(rules.scimitar_per_player, rules.scimitar_cap_per_4, n),
        "prepare-for-war": rules.pfw_per_player * n,
        "treasure-chest": capped(rules.chest_per_player, rules.chest_cap_per_4, n),
        "encounter": rules.encounter_per_player * n,
    }


def build_exploration_deck(table: Table, state: State) -> None:
    """RE-064 to RE-072."""
    keys, counts = state.book.keys, exploration_counts(state.book.rules, state.seats)
    state.exploration = add_cards(state, [keys[key] for key, count in counts.items() for _ in range(count)], 0)
    table.shuffle(state.exploration)
    table.tell(events.deck, pile=EXPLORATION, n=Cards(len(state.exploration)))


def capped(each: int, cap: int, n: int) -> int:
    """So many a player, at most `cap` for every four: each box has its own cap (RE-068, RE-255)."""
    return sum(min(each * min(4, n - done), cap) for done in range(0, n, 4))


def build_encounter_deck(table: Table, state: State) -> None:
    """Villains' Name Cards, Events, Monsters; two boxes double what they hold (RE-082, RE-R70, RE-R133)."""
    rules, keys = state.book.rules, state.book.keys
    boxes = 2 if state.seats > 4 else 1
    event_cards = [face for face in keys.values() if state.book.cards[face].kind == "event"]
    while len(event_cards) > rules.events:
        event_cards.pop(table.below(len(event_cards)))
    faces = (
        event_cards + [keys["rat"]] * rules.rats + [keys["goblins"]] * rules.goblins + [keys["troll"]] * rules.trolls
    ) * boxes
    for villain in state.villains:
        if not villain.corrupted or rules.corrupted_in_encounter_deck:
            faces.append(state.book.name_card(villain.character))
    state.encounter = add_cards(state, faces, 0)
    table.shuffle(state.encounter)
    table.tell(events.deck.under("RE-082"), pile=ENCOUNTER, n=Cards(len(state.encounter)))
