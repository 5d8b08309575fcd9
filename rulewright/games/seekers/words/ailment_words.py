"""Ailments and Intangible in words: what each does to who has it (SK-234 to SK-262, SK-267 to SK-270)."""

import re

from rulewright.games.seekers.cards.ailments import AILMENTS, POISONS
from rulewright.games.seekers.rules.state import Ailment
from rulewright.games.seekers.rules.tunables import Rules
from rulewright.games.seekers.words.shard_words import moments_last

GIVEN = re.compile(rf"\b({'|'.join(name for name in AILMENTS if name != 'Poison')}) (\d+)")  # a Poison says itself


def ailment_does(rules: Rules, name: str, n: int) -> str:
    """What an Ailment does, in a few words."""
    if name in POISONS:
        return POISONS[name]
    return {
        "Bleed": f"{n} damage after each move and each physical card",
        "Blind": f"sees only {rules.blind_range} hexes far",
        "Burn": f"{n} fire damage when its turn begins",
        "Daze": "can't move, play cards or use effects until it is hurt",
        "Fear": "can't go nearer to who frightened it",
        "Frozen": "can't move or play physical cards and items",
        "Root": "can't move",
        "Shocked": f"{rules.shocked_dice}d6 damage for each item it uses, {rules.shocked_ap_loss} AP less each turn",
        "Slow": f"each hex costs {rules.slow_extra} more",
        "Stun": "can't move, play cards or use effects",
    }.get(name, "")


def ailment_words(rules: Rules, each: Ailment, own_turn: bool) -> str:
    """'Root 2: can't move (until its next turn ends)'; `own_turn`: it is the turn of who plays the unit (SK-178)."""
    does = ailment_does(rules, each.name, each.n)
    lasts = moments_last(rules, each.n, own_turn, "its")
    return f"{each.name} {each.n}{f': {does}' if does else ''} ({lasts})"


def intangible_words(rules: Rules, n: int, own_turn: bool) -> str:
    """'Intangible 2: nobody can aim at it or hurt it, ...' (SK-268 to SK-270)."""
    lasts = moments_last(rules, n, own_turn, "its")
    return f"Intangible {n}: nobody can aim at it or hurt it, nor can it hurt others ({lasts})"


def ailments_named(rules: Rules, text: str) -> str:
    """What the Ailments do that a card's text applies: 'Fear 2: can't go nearer to who frightened it.'"""
    found = dict.fromkeys(GIVEN.findall(text))
    return " ".join(f"{name} {n}: {ailment_does(rules, name, int(n))}." for name, n in found)
