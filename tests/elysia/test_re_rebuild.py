"""Who reads the log of Elysia knows where every figure stands, and what everybody has."""

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.rules.book import Book, make_book
from rulewright.games.elysia.rules.places import CENTRE, FIRST_VILLAGE, NOWHERE, make_tile, terrain_of
from rulewright.games.elysia.rules.setup.start import starting_deck
from rulewright.games.elysia.rules.state import Player, State
from rulewright.kernel.event import Event
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.testing.rebuild import Facts, rebuild

DECKS = ("exploration", "encounter")


def player_facts(player: Player) -> Facts:
    return {
        "character": player.character, "place": player.place, "net": player.net, "wild": player.wild,
        "minus": player.minus, "damaged": player.damaged, "hand": len(player.hand), "deck": len(player.deck),
        "pile": len(player.discard) + len(player.played), "front": sorted(player.front), "owned": sorted(player.owned),
        "hunt": player.hunt, "placed": player.placed, "villages": sorted(player.villages), "ended": player.ended,
        "done": list(player.done), "stranded": player.stranded, "out": player.out,
    }  # fmt: skip


def public(state: State) -> Facts:
    return {
        "players": [player_facts(player) for player in state.players],
        "tiles": dict(state.tiles),
        "npcs": {npc.uid: [npc.face, npc.place] for npc in state.npcs},
        "villains": [villain.wild for villain in state.villains],
        "stock": list(state.stock),
        "left": list(state.left),
        "decks": {"exploration": [len(state.exploration), len(state.exploration_discard)],
                  "encounter": [len(state.encounter), len(state.encounter_discard)]},
        "offer": sorted(state.offer),
        "gate": state.gate,
        "winners": list(state.outcome.winners) if state.outcome else [],
    }  # fmt: skip


class Reader:
    """What each event does to the facts."""

    def __init__(self, book: Book, side: list[int]) -> None:
        self.book, self.side = book, side
        self.turned = dict.fromkeys(DECKS, 0)  # cards passed before a reshuffle in the midst of a search
        self.shown: list[tuple[int, int, int]] = []  # in a trade: seat, card, face
        self.names: list[int] = []  # faces of the Villains, in order

    def __call__(self, facts: Facts, event: Event) -> None:
        args = event.args
        player = facts["players"][args["seat"]] if args.get("seat", -1) >= 0 else {}
        getattr(self, f"on_{event.kind}", lambda *_: None)(facts, player, args, event)

    def from_hand(self, player: Facts, event: Event) -> None:
        """A card is played: a Leave Out card lies in front from then on (RE-R120)."""
        glimpse = event.cards["card"]
        if glimpse.id in player["front"]:
            return
        player["hand"] -= 1
        if self.book.cards[glimpse.face].leave_out:
            player["front"] = sorted([*player["front"], glimpse.id])
        else:
            player["pile"] += 1

    def passed(self, facts: Facts, pile: int, n: int, found: int = 1) -> None:
        """A search passed so many cards, and took what it found."""
        deck = facts["decks"][DECKS[pile]]
        since = n - self.turned[DECKS[pile]]
        self.turned[DECKS[pile]] = 0
        deck[0] -= since + found
        deck[1] += since

    # -- setup
    def on_plays_as(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        card = self.book.cards[args["face"]]
        player["character"] = card.character
        faces = starting_deck(_Opened(self.book), card.character)  # type: ignore[arg-type]
        player["owned"], player["deck"] = sorted(faces), len(faces)

    def on_begins_with(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["deck"] -= 1
        player["hand"] += 1

    def on_villain(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["villains"].append(args["n"])
        self.names.append(args["face"])

    def on_map_deck(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["left"] = [args["tiles"], args["villages"], args["ruins"], args["fortress"]]

    def on_deck(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["decks"][DECKS[args["pile"]]] = [args["n"], 0]

    def on_market(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["stock"] = [args["n"]] * len(self.book.market)

    # -- cards
    def on_draws(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["deck"] -= 1
        player["hand"] += 1

    def on_recreates(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["pile"] -= args["n"] - player["deck"]
        player["deck"] = args["n"]

    def on_discards(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        if args["card"] in player["front"]:
            player["front"].remove(args["card"])
        else:
            player["hand"] -= 1
        player["pile"] += 1

    def on_explores(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.from_hand(player, event)

    on_attacks = on_defends = on_pays = on_explores

    def on_heals(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.from_hand(player, event)
        facts["players"][args["other"]]["damaged"] = False

    def gain(self, player: Facts, event: Event) -> None:
        player["pile"] += 1
        player["owned"] = sorted([*player["owned"], event.cards["card"].face])

    def on_buys(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.gain(player, event)
        if args["card"] in facts["offer"]:
            facts["offer"].remove(args["card"])
        else:
            facts["stock"][self.book.market.index(event.cards["card"].face)] -= 1
        if event.clause in ("RE-158", "RE-246"):
            player["villages"] = sorted({*player["villages"], player["place"]})

    def on_gains_card(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.gain(player, event)
        self.passed(facts, 0, args["passed"])

    def on_on_offer(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["offer"] = sorted([*facts["offer"], args["card"]])
        self.passed(facts, 0, args["passed"])

    def on_offer_ends(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["decks"]["exploration"][1] += args["n"]
        facts["offer"] = []

    def on_shows(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.shown.append((args["seat"], args["card"], event.cards["card"].face))

    def on_offers(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.shown = []

    def on_trades(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        other = facts["players"][args["other"]]
        for seat, _, face in self.shown:
            giver, taker = (player, other) if seat == args["seat"] else (other, player)
            giver["hand"] -= 1
            taker["hand"] += 1
            giver["owned"].remove(face)
            taker["owned"] = sorted([*taker["owned"], face])
        player["wild"] += args["takes"] - args["gives"]
        other["wild"] += args["gives"] - args["takes"]

    def on_reshuffles(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        name = DECKS[args["pile"]]
        deck, pile = facts["decks"][name]
        self.turned[name] = deck
        facts["decks"][name] = [args["n"], deck + pile - args["n"]]  # an Event being resolved is in neither

    def on_finds_nothing(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.passed(facts, args["pile"], args["passed"], found=0)

    def on_check(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        self.turned["exploration"] = 0
        deck = facts["decks"]["exploration"]
        deck[0], deck[1] = deck[0] - 1, deck[1] + 1

    # -- tokens and portraits
    def on_gains_light(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["net"] += args["n"]

    def on_gains_darkness(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["net"] -= args["n"]

    def on_gains_wild(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["wild"] += args["n"]

    def on_spends_wild(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["wild"] -= args["n"]

    def on_gains_minus(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["minus"] += args["n"]

    def on_returns_minus(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["minus"] -= args["n"]

    def on_damaged(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["damaged"] = True

    def on_undamaged(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["damaged"] = False

    def on_loses_life(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["wild"] = args["n"]

    def on_leaves(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player.update(place=NOWHERE, hand=0, deck=0, pile=0, front=[], owned=[], out=True)

    # -- the map
    def on_places_tile(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        terrain = self.book.cards[event.cards["card"].face].terrain
        facts["tiles"][args["place"]] = make_tile(terrain)
        facts["left"][0] -= 1
        player["placed"] += terrain != NO_TERRAIN

    def on_places_overlay(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        overlay = self.book.cards[event.cards["card"].face].overlay
        facts["tiles"][args["place"]] = make_tile(terrain_of(facts["tiles"][args["place"]]), overlay)
        facts["left"][overlay] -= 1

    def on_moves(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["place"] = args["place"]

    def on_joins(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        if player["place"] != args["place"]:
            player["place"], player["stranded"] = args["place"], NOWHERE

    def on_goes_back(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["place"] = args["place"]
        player["stranded"] = NOWHERE

    def on_teleports(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["place"] = args["place"]
        self.on_stops(facts, player, args, event)

    def on_stops(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["ended"] |= 1 << terrain_of(facts["tiles"][args["place"]]) & 0b11111

    def on_strands(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["stranded"] = args["back"]

    def on_encounter(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        deck = facts["decks"]["encounter"]
        self.turned["encounter"] = 0
        is_event = self.book.cards[event.cards["card"].face].kind == "event"
        deck[0] -= 1 if is_event or event.clause == "RE-234" else 0
        deck[1] += 1 if is_event else 0

    def on_appears(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["npcs"][args["npc"]] = [args["face"], args["place"]]
        self.passed(facts, 1, args["passed"])

    def on_fortress(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["npcs"][args["npc"]] = [args["face"], args["place"]]
        facts["villains"][self.names.index(args["face"])] = args["n"]

    def on_exhausted(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        if args["seat"] < 0:
            face, _ = facts["npcs"].pop(args["npc"])
            corrupted = self.book.rules.scenario == "hero" and face == self.names[0]
            facts["decks"]["encounter"][1] += 0 if corrupted else 1  # its card (RE-205)

    def on_gate(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["gate"] = args["n"]

    # -- quests and the end
    def on_hunts(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["hunt"] = args["total"]

    def on_quest(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        player["done"][self.side.index(args["face"])] += 1

    def on_wins(self, facts: Facts, player: Facts, args: Any, event: Event) -> None:
        facts["winners"].append(args["seat"])


class _Opened:
    """As much of a state as `starting_deck` looks at."""

    def __init__(self, book: Book) -> None:
        self.book = book


def reading(variant: Variant) -> tuple[Callable[[State], Facts], Callable[[Facts, Event], None]]:
    """The facts of the open box, and a reader who begins anew with each game."""
    readers: list[Reader] = []

    def start(view: State) -> Facts:
        readers[:] = [Reader(make_book(variant), list(view.side))]
        facts = public(view)
        assert facts["tiles"] == {CENTRE: FIRST_VILLAGE}
        return facts

    def apply(facts: Facts, event: Event) -> None:
        readers[0](facts, event)

    return start, apply


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "seats"),
    [({}, (2, 3, 4, 5, 8)), ({"scenario": "hero"}, (1, 2, 4)), ({"trading": True, "advanced_market": True}, (2, 3))],
    ids=["destiny", "hero", "trading and offers"],
)
def test_the_log_tells_all(rules: dict[str, Any], seats: tuple[int, ...]) -> None:
    variant = Variant("rebuilt", rules) if rules else OFFICIAL
    start, apply = reading(variant)
    rebuild(ELYSIA, start, apply, public, seats=seats, variant=variant)
