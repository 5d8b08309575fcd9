"""Who reads the log of Battleground knows every public number and place: the events of random games add up."""

from typing import Any

import pytest
from battleground_table import GAME, rules

from rulewright.games.battleground.rules.ids import ON_UNITS
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.units.conditions import tokens_on
from rulewright.kernel.event import Event
from rulewright.kernel.variant import Variant
from rulewright.testing.rebuild import Facts, rebuild


def public(state: State) -> Facts:
    """What lies open (BG-R140), read from the state."""
    players = [
        {
            "klass": p.klass, "life": p.life, "experience": p.experience, "tokens": p.tokens, "turns": p.turns,
            "placed": sum(p.paths), "used": sorted(p.powers_used), "pool": list(p.pool), "track": list(p.track),
            "step": p.step, "mana": list(p.mana), "spells": len(p.spells), "units": sorted(p.units),
            "locked": sorted(p.locked), "away": sorted(p.away), "play": sorted(each.card for each in p.play),
            "slots": [None if slot.card < 0 else list(slot.charges) for slot in p.slots],
            "enchantments": {
                each.shape: {"card": each.card, "face": each.face, "tokens": each.tokens, "marks": sorted(each.marks),
                             "on": (each.kind, each.place) if each.kind != ON_UNITS else ()}
                for each in p.enchantments
            },
        }
        for p in state.players
    ]  # fmt: skip
    units = {
        unit.card: {"face": unit.face, "owner": unit.owner, "field": unit.field, "attack": unit.attack, "hp": unit.hp,
                    "defending": unit.defending, "wait": unit.wait, "conditions": list(tokens_on(unit).values())}
        for unit in state.board if unit is not None
    }  # fmt: skip
    winners = list(state.outcome.winners) if state.outcome else []
    laid = {
        (seat, i): slot.card
        for seat, player in enumerate(state.players)
        for i, slot in enumerate(player.slots)
        if slot.card >= 0
    }
    return {"players": players, "units": units, "laid": laid, "winners": winners}


class Reader:
    """Follows the log with the box and the rules in force at hand, and never looks at the state."""

    def __init__(self, variant: Variant) -> None:
        self.book: Any = GAME.rules.book(variant)

    def apply(self, facts: Facts, event: Event) -> None:
        args = event.args
        player = facts["players"][args["seat"]] if args.get("seat", -1) >= 0 else {}
        unit = facts["units"].get(args.get("card"), {})
        match event.kind:
            case "class":
                self._take_class(facts, player, args["seat"], args["klass"])
            case "turn":
                player["turns"] = args["n"]
                for each in facts["players"]:
                    each["used"] = []
            case "tracker":
                step = player["step"] = args["n"] - 1
                for kind in range(5):
                    player["pool"][kind] += player["track"][step * 5 + kind]
                    player["track"][step * 5 + kind] = 0
            case "pays":
                player["mana"][args["mana"]] -= args["tokens"]
                player["pool"][args["mana"]] -= args["n"] - args["tokens"]
                player["track"][player["step"] * 5 + args["mana"]] += args["n"] - args["tokens"]
            case "gains_orb":
                player["pool"][args["mana"]] += 1
            case "gains_mana":
                player["mana"][args["mana"]] += 1
            case "loses_mana":
                player["mana"][args["mana"]] -= args["n"]
            case "experience":
                player["experience"] += args["n"]
            case "level":
                player["tokens"] += args["tokens"]
            case "power":
                player["tokens"] -= 1
                player["placed"] += 1
            case "uses":
                player["used"] = sorted([*player["used"], args["power"]])
            case "power_triggers" if args["first"]:
                player["used"] = sorted([*player["used"], args["power"]])
            case "loses_life":
                player["life"] -= args["n"]
            case "heals_hero":
                player["life"] += args["n"]
            case "won":
                facts["winners"].append(args["seat"])
            case "takes":
                player["locked"].remove(args["card"])
                self._to_hand(player, args["card"], args["face"])
            case "returns":
                for pile in ("play", "away"):
                    if args["card"] in player[pile]:
                        player[pile].remove(args["card"])
                self._to_hand(player, args["card"], args["face"])
            case "casts":
                player["play"] = sorted([*player["play"], args["card"]])
                if args["prepared"]:
                    self._empty_slot(facts, args["seat"], event)
                else:
                    player["spells"] -= 1
            case "prepares":
                player["spells"] -= 1
                player["slots"][args["slot"]] = [0] * 5
                facts["laid"][args["seat"], args["slot"]] = args["card"]
            case "replaces":
                player["slots"][args["slot"]] = [0] * 5
                facts["laid"][args["seat"], args["slot"]] = args["card"]
            case "charges":
                player["slots"][args["slot"]][args["mana"]] += 1
            case "summons":
                self._summon(facts, player, event)
            case "dies":
                del facts["units"][args["card"]]
                for each in facts["players"]:
                    for enchantment in each["enchantments"].values():
                        enchantment["marks"] = [card for card in enchantment["marks"] if card != args["card"]]
                if self.book.rules.dead_unit_to:
                    owner = facts["players"][unit["owner"]]
                    owner["away"] = sorted([*owner["away"], args["card"]])
            case _:
                self._on_units(facts, player, unit, event)

    def _take_class(self, facts: Facts, player: Facts, seat: int, klass: int) -> None:
        """The Start block is open to all: cards are numbered in its order, later editions after everybody's."""
        made = self.book.classes[klass]
        player["klass"], player["pool"] = klass, list(made.orbs)
        card = sum(len(each["locked"]) + len(each["units"]) + each["spells"] for each in facts["players"])
        for face in made.kinds:
            design = self.book.cards[face]
            assert design.edition == 1, "follow `_add_later_editions` here, too"
            for _ in range(design.copies):
                if face not in made.hand:
                    player["locked"].append(card)
                elif design.kind == "spell":
                    player["spells"] += 1
                else:
                    player["units"].append(card)
                card += 1

    def _to_hand(self, player: Facts, card: int, face: int) -> None:
        if self.book.cards[face].kind == "spell":
            player["spells"] += 1
        else:
            player["units"] = sorted([*player["units"], card])

    def _empty_slot(self, facts: Facts, seat: int, event: Event) -> None:
        slot = next(slot for (who, slot), card in facts["laid"].items() if (who, card) == (seat, event.args["card"]))
        facts["players"][seat]["slots"][slot] = None
        del facts["laid"][seat, slot]

    def _summon(self, facts: Facts, player: Facts, event: Event) -> None:
        card, face = event.args["card"], event.args["face"]
        (player["play"] if card in player["play"] else player["units"]).remove(card)
        design = self.book.cards[face]
        facts["units"][card] = {
            "face": face, "owner": event.args["seat"], "field": event.args["field"], "attack": design.attack,
            "hp": design.hp, "defending": False, "wait": self.book.rules.summon_delay, "conditions": [0] * 7,
        }  # fmt: skip

    def _on_units(self, facts: Facts, player: Facts, unit: Facts, event: Event) -> None:
        args = event.args
        enchanted = player.get("enchantments", {})
        match event.kind:
            case "enchantment":
                enchanted[args["shape"]] = {"card": args["card"], "face": args["face"], "tokens": args["n"],
                                            "marks": [], "on": ()}  # fmt: skip
            case "enchants":
                mine = enchanted[args["shape"]]
                mine["marks"] = sorted([*mine["marks"], *[args["card"]] * args["n"]])
            case "enchants_place":
                enchanted[args["shape"]]["on"] = args["on"], args["place"]
            case "unenchants":
                mine = enchanted[args["shape"]]
                mine["marks"] = [card for card in mine["marks"] if card != args["card"]]
            case "token_off":
                enchanted[args["shape"]]["tokens"] = args["n"]
            case "ends":
                del enchanted[args["shape"]]
            case "upgrades":
                pass  # what it does to units on the battleground is told for each
            case "becomes":
                unit |= {"face": args["other"], "attack": args["attack"], "hp": args["hp"]}
                for each in facts["players"][unit["owner"]]["enchantments"].values():
                    each["face"] = args["other"] if each["card"] == args["card"] else each["face"]
            case "moves":
                assert unit["field"] == args["start"]
                unit["field"] = args["field"]
            case "defends":
                unit["defending"] = True
            case "rises":
                unit["defending"] = False
            case "waits":
                unit["wait"] -= 1
            case "damage":
                unit["hp"] -= args["n"]
            case "heals" | "gains_hp":
                unit["hp"] += args["n"]
            case "gains_attack":
                unit["attack"] += args["n"]
            case "condition":
                unit["conditions"][args["condition"]] += args["n"]
            case "discards":
                unit["conditions"][args["condition"]] -= args["n"]


SWITCHED = rules(
    mirror_classes=True, dead_unit_to=1, turnover_duration=2, summon_delay=1, respond_cast_returns="same_turn",
    unnumbered_enchantment="once", optional_advance=True, target_choice="controller", exp_hero_hit=1, exp_denial=1,
    battle_scope="all_units", haste_before_exp=False, antimagic_discard="phase_end", spell_slots=3,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("variant", [Variant(), SWITCHED], ids=["official", "switched"])
def test_the_log_tells_all(variant: Variant) -> None:
    rebuild(GAME, public, Reader(variant).apply, public, variant=variant)
