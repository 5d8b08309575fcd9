"""Who reads the log of Seekers knows every public number and place (SK-R07)."""

from typing import Any

import pytest
from seekers_table import GAME

from rulewright.games.seekers.cards.ailments import AILMENT_NAMES
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.event import Event
from rulewright.kernel.variant import Variant
from rulewright.testing.rebuild import Facts, rebuild


def public(state: State) -> Facts:
    players = []
    for player in state.players:
        zone = {
            each.born: {
                "card": each.card, "moments": each.moments, "charges": each.charges, "shield": each.shield,
                "down": each.down, "hex": each.hex, "unit": each.unit,
            }
            for each in player.zone
        }  # fmt: skip
        known = {
            "ap": player.ap, "mp": player.mp, "hand": len(player.hand), "deck": len(player.deck),
            "discard": sorted(player.discard), "exile": sorted(player.exile), "zone": zone,
            "equipment": {card: state.faces[card] for card in player.equipment}, "fatigue": player.fatigue,
            "channel": player.channel, "shard": player.shard, "seeker": player.seeker, "turns": player.turns,
        }  # fmt: skip
        players.append({"out": True} if player.out else {"out": False, **known})
    units = [
        {"seat": unit.seat, "face": unit.face, "hex": unit.hex, "hp": unit.hp, "stealth": unit.stealth,
         "fade": unit.fade, "ailments": {each.name: each.n for each in unit.ailments}}
        for unit in state.units
    ]  # fmt: skip
    stack = [(item.card, state.owner[item.card]) for item in state.stack if item.card >= 0]
    facts = {"players": players, "units": units, "stack": stack, "shard": state.shard, "over": False}
    if state.outcome is not None:
        over(facts)
    return facts


def over(facts: Facts) -> None:
    """The game ends in the middle of a resolution: nobody puts away what was on the Stack any more."""
    facts["over"], facts["stack"] = True, []
    for player in facts["players"]:
        player.pop("discard", None)


def take(facts: Facts, player: dict[str, Any], card: int) -> None:
    """A card leaves wherever it is known to lie; else it comes from the hand."""
    for other in facts["players"]:
        for born, lasting in list(other.get("zone", {}).items()):
            if lasting["card"] == card:
                del other["zone"][born]
                return
        if card in other.get("discard", []):
            other["discard"].remove(card)
            return
    player["hand"] -= 1


def put_away(facts: Facts, card: int) -> None:
    """Off the Stack into its owner's Discard."""
    if card >= 0:
        owner = next((owner for each, owner in facts["stack"] if each == card), None)
        if owner is not None:  # else its player is out
            facts["stack"].remove((card, owner))
            facts["players"][owner]["discard"] = sorted([*facts["players"][owner]["discard"], card])


def leave(facts: Facts, seat: int) -> None:
    """A player is out, with all units."""
    facts["players"][seat] = {"out": True}
    facts["stack"] = [(card, owner) for card, owner in facts["stack"] if owner != seat]
    for unit in facts["units"]:
        if unit["seat"] == seat:
            unit["hex"] = -1


def moment(facts: Facts, seat: int) -> None:
    """One Moment passes for a player: all counters that are theirs, at once (SK-177, SK-178, SK-R118)."""
    for unit in facts["units"]:
        if unit["seat"] == seat and unit["hex"] >= 0:
            unit["ailments"] = {name: n - 1 for name, n in unit["ailments"].items()}
            unit["fade"] = max(0, unit["fade"] - 1)
    for holder, player in enumerate(facts["players"]):
        for lasting in player.get("zone", {}).values():
            whose = facts["units"][lasting["unit"]]["seat"] if lasting["unit"] >= 0 else holder
            if whose == seat and lasting["moments"] and not lasting["down"]:
                lasting["moments"] -= 1
    player = facts["players"][seat]
    if not player["out"]:
        player["channel"] = max(0, player["channel"] - 1)


def apply(facts: Facts, event: Event) -> None:
    args, kind = event.args, event.kind
    seat, at = args.get("seat", -1), args.get("unit", -1)
    unit = facts["units"][at] if 0 <= at < len(facts["units"]) else {}
    player = facts["players"][seat] if seat >= 0 else {}
    gone = player.get("out", False)  # conceded in the middle of something: what they still put down leaves at once
    if gone:
        player = {"hand": 0, "zone": {}, "discard": [], "exile": [], "deck": 0, "ap": 0, "mp": 0}  # no longer looked at
    card = args.get("card", -1)
    if unit and facts["players"][unit["seat"]]["out"]:
        unit = {"seat": unit["seat"], "ailments": {}, "hp": 0}  # so do their units
    match kind:
        case "armory":
            player.update(seeker=args["face"], deck=args["n"])
        case "wears":
            player["equipment"][card] = event.cards["card"].face
        case "equips":
            player["equipment"][card] = event.cards["card"].face
        case "begins":
            player["ap"], player["mp"] = args["ap"], 0
            facts["units"].append({"seat": seat, "face": player["seeker"], "hex": -1, "hp": args["n"],
                                   "stealth": False, "fade": 0, "ailments": {}})  # fmt: skip
        case "placed":
            unit["hex"] = args["hex"]
        case "returns":
            player["hand"] -= 1
            player["deck"] += 1
        case "draws":
            player["hand"] += 1
            player["deck"] -= 1
        case "turn":
            player["turns"] = args["n"]
        case "gains":
            player["ap"] += args["ap"]
            player["mp"] += args["mp"]
        case "loses_ap" | "pays":
            player["ap"] -= args["n"]
        case "loses_mp":
            player["mp"] -= args["n"]
        case "moment":
            moment(facts, seat)
        case "fatigue":
            player["fatigue"] = args["n"]
        case "discards":
            player["hand"] -= 1
            player["discard"] = sorted([*player["discard"], card])
        case "exiles":
            player["hand"] -= 1
            player["exile"] = sorted([*player["exile"], card])
        case "regains":
            player["discard"].remove(card)
            player["hand"] += 1
        case "stashes":
            player["hand"] -= 1
            player["zone"][args["born"]] = {"card": card, "moments": 0, "charges": 0, "shield": 0, "down": True,
                                            "hex": -1, "unit": -1}  # fmt: skip
        case "moves" | "warps" | "pushed" | "pulled":
            unit["hex"] = args["hex"]
            if kind == "moves" and "mp" in args:
                mover = facts["players"][unit["seat"]]
                mover.update({key: mover[key] - args[key] for key in ("mp", "ap") if key in mover})
        case "plays":
            player["ap"] -= args["n"]
            if card >= 0 and not gone:
                take(facts, player, card)
                facts["stack"].append((card, seat))
        case "resolves" | "fizzles" | "counters":
            put_away(facts, card)
        case "stays":
            if card >= 0:
                for other in facts["players"]:
                    if card in other.get("discard", []):
                        other["discard"].remove(card)
            keys = ("card", "moments", "charges", "shield", "hex", "unit")
            player["zone"][args["born"]] = {**{key: args.get(key, -1) for key in keys}, "down": False}
        case "ends":
            player["zone"].pop(args["born"], None)
            if card >= 0:
                player["discard"] = sorted([*player["discard"], card])
        case "hastened":
            player["zone"][args["born"]]["moments"] = args["n"]
        case "eased":
            unit["ailments"][AILMENT_NAMES[args["ailment"]]] = args["n"]
        case "damage":
            unit["hp"] -= args["n"] - args["absorbed"]
        case "absorbs":
            player["zone"][args["born"]]["shield"] = args["now"]
        case "loses_life":
            unit["hp"] -= args["n"]
        case "heals":
            unit["hp"] += args["n"]
        case "ails":
            unit["ailments"][AILMENT_NAMES[args["ailment"]]] = args["now"]
        case "well":
            unit["ailments"].pop(AILMENT_NAMES[args["ailment"]], None)
        case "stealth" | "seen":
            unit["stealth"] = kind == "stealth"
        case "fades":
            unit["fade"] = args["n"]
        case "solid":
            unit["fade"] = 0
        case "summons":
            facts["units"].append({"seat": seat, "face": args["face"], "hex": args["hex"], "hp": args["n"],
                                   "stealth": False, "fade": 0, "ailments": {}})  # fmt: skip
        case "defeated":
            unit["hex"] = -1
            if args["unit"] < len(facts["players"]):
                leave(facts, args["unit"])
        case "concedes":
            leave(facts, seat)
            teams = [i % 2 if len(facts["players"]) == 4 else i for i in range(len(facts["players"]))]
            if len({team for team, each in zip(teams, facts["players"], strict=True) if not each["out"]}) == 1:
                over(facts)
        case "won" | "drawn":
            over(facts)
        case "channels":
            player["channel"] = args["n"]
            player["ap"] -= args["ap"]
        case "delayed":
            player["channel"] = args["n"]
        case "stops":
            player["channel"] = 0
        case "channeled":
            player["channel"], player["shard"], facts["shard"] = 0, True, False


@pytest.mark.slow
@pytest.mark.rule("SK-R07", "SK-180")
@pytest.mark.parametrize("board", ["crypt", "forge", "hollow"])
def test_the_log_tells_all_that_is_open(board: str) -> None:
    rebuild(GAME, public, apply, public, variant=Variant(board, {"map": board}))
