"""Whom a spell, effect or piece of equipment is for: every target with what it would bring, and the fitting X."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.card import KING, PAWN, Card
from rulewright.games.lytharian.mind.appraisal import ROOT, Force
from rulewright.games.lytharian.mind.purpose import HARM, HELP, pending, strength_of
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.combat.fight_numbers import foreseen
from rulewright.games.lytharian.rules.combat.stats import life_of
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.state import Fight, State
from rulewright.games.lytharian.rules.troops import army, seat_of
from rulewright.kernel.question import Option, Seat


def margins(state: State, fight: Fight, seat: Seat) -> tuple[int, int]:
    """What the enemy's troop will have left after the blows, and what ours will."""
    mine = 0 if seat_of(state, fight.attacker) == seat else 1
    pair = fight.pair
    left = [life_of(state, pair[side]) - foreseen(state, fight, side) for side in (0, 1)]
    return left[1 - mine], left[mine]


def ranked_targets(state: State, seat: Seat, options: Sequence[Option], force: Force) -> list[Option]:
    """The targets that make sense, the best first; all of them if none does."""
    aim, n = pending(state, seat), strength_of(state, seat)
    card = state.announcing
    spell: Card | None = state.book.cards[state.faces[card]] if card >= 2 * state.n else None
    if options[0].verb == verbs.AT_SECOND.name and spell is not None and spell.purpose == "life drain":
        aim, n, spell = HELP, spell.effects[-1].n, None  # the second target of Siphon Health is whom it heals
    mends = aim == HELP and (spell is None or spell.purpose == "heal" or spell.type == "enchant")
    hurt_only = mends and any(state.hurt[each.a] for each in options if (each.a >= state.n) == (seat == 1))
    scored: list[tuple[float, int, Option]] = []
    for i, each in enumerate(options):
        friend = (each.a >= state.n) == (seat == 1)
        if not aim & (HELP if friend else HARM) or (hurt_only and not state.hurt[each.a]):
            continue
        score = _help(state, force, spell, each.a, n) if friend else _harm(state, force, spell, each.a, n)
        if state.fight is not None and each.a in state.fight.pair:
            score += 20
        scored.append((-score, i, each))
    scored.sort()
    return [each for _, _, each in scored] or list(options)


def _harm(state: State, force: Force, spell: Card | None, troop: int, n: int) -> float:
    worth = min(force.worth[troop], 25.0)
    if spell is not None and spell.type == "curse":
        return 0.1 * worth + 0.3 * force.life[troop] - (2.0 if state.curse[troop] >= 0 else 0.0)
    return force.loss(troop, n) + 0.05 * worth


def _help(state: State, force: Force, spell: Card | None, troop: int, n: int) -> float:
    worth, hurt = min(force.worth[troop], 25.0), state.hurt[troop]
    if spell is None or spell.purpose == "heal" or spell.type == "enchant":
        back, life = min(n, hurt), force.life[troop]
        if state.role[troop] == KING:
            return ROOT[min(63, life + back)] - ROOT[min(63, life)]
        return (0.6 + 0.03 * worth) * back
    if spell.kind == "armor" or (spell.type == "aura" and spell.defense):
        taken = state.armor[troop] >= 0 if spell.kind == "armor" else state.aura[troop] >= 0
        more = spell.defense
        life = force.life[troop]
        king = state.role[troop] == KING
        gain = ROOT[min(63, life + more)] - ROOT[min(63, life)] if king else 0.6 * more + 0.1 * worth
        return gain - (4.0 if taken else 0.0)
    taken = state.weapon[troop] >= 0 if spell.kind == "weapon" else spell.type == "aura" and state.aura[troop] >= 0
    small = 1.0 if state.role[troop] == PAWN else 0.0
    return 0.1 * worth - small - (4.0 if taken else 0.0) + 0.05 * hurt


def fitting_amounts(state: State, seat: Seat, most: int) -> list[int]:
    """The Xs worth a thought, the best first: what kills, what saves, what heals all of it, and everything."""
    aim = pending(state, seat)
    found: list[int] = []
    if state.fight is not None:
        need, spare = margins(state, state.fight, seat)
        found.append(need if aim == HARM else 1 - spare)
    elif aim == HARM:
        force = Force(state)
        lives = [(min(force.worth[t], 25.0), force.life[t]) for t in army(state, OTHER[seat])
                 if state.at[t] >= 0 and state.up[t]]  # fmt: skip
        found += [life for _, life in sorted(lives, reverse=True) if life <= most][:2]
    elif aim == HELP:
        found.append(max([state.hurt[t] for t in army(state, seat) if state.at[t] >= 0], default=0))
    fit = [n for n in found if 1 <= n <= most]
    return list(dict.fromkeys([*fit, most, *([(most + 1) // 2] if not fit else [])]))
