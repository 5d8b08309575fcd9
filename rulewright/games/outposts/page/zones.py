"""Zones on the table: Outposts with their guards and upgrades, the reserve, the attacking groups."""

from rulewright.games.outposts.page.cards_on_table import creature, defender, item
from rulewright.games.outposts.rules.attack.strength import attack_in_group, defense_totals
from rulewright.games.outposts.rules.state import ATTACK, PREPARE, Outpost, OutpostId, State, card_of, limit_of
from rulewright.kernel.page.scene import YOU, Badge, Counter, Part, Zone
from rulewright.kernel.question import CardId, Seat

UNDER_ATTACK = Badge("Under attack", "burst", "OP-147")


def totals(view: State, seat: Seat, outpost: Outpost) -> tuple[Counter, ...]:
    """Defense and Defender's Strength of an Outpost as it stands, with what they are made of (OP-149, OP-150)."""
    strength, defense = defense_totals(view, seat, outpost)
    cards = [card_of(view, card) for card in (*outpost.defenders, *outpost.open)]
    guard = [Part(card.name, card.defense) for card in cards if card.defense]
    strike = [Part(card.name, card.attack) for card in cards if card.attack]
    rules = view.book.rules
    for parts, own, total in (
        (guard, rules.outpost_base_defense, defense),
        (strike, rules.outpost_base_attack, strength),
    ):
        if own:
            parts.insert(0, Part("the Outpost itself", own))
        if rest := total - sum(part.value for part in parts):
            parts.append(Part("bonuses", rest))
    return (
        Counter("Defense", defense, "shield-halved", parts=tuple(guard)),
        Counter("Defender's Strength", strength, "attack", parts=tuple(strike)),
    )


def outpost_zone(view: State, seat: Seat, index: OutpostId) -> Zone:
    """An Outpost: what is left of it, its upgrades, and beside it the creatures that guard it (OP-015)."""
    outpost = view.players[seat].outposts[index]
    limit = limit_of(view, outpost)
    left = max(0, limit - outpost.counters)
    if not outpost.standing:
        return Zone(
            f"outpost-{seat}-{index}", f"Outpost {index + 1}", owner=seat, icon="house-chimney", dim=True, plaque=True,
            badges=(Badge("Destroyed", "explosion", "OP-023"),), note="Destroyed for good.",  # OP-032
            items=tuple(item(view, card) for card in outpost.defenders),  # survivors, until it is said where they go
        )  # fmt: skip
    upgrades = [item(view, card) for card in outpost.open]
    upgrades += [item(view, card, closed=True, words="Face-down upgrade") for card in outpost.closed]
    assault = view.assault
    targeted = [UNDER_ATTACK] if assault and (assault.defender, assault.outpost) == (seat, index) else []
    targeted += [
        Badge(f"Group {group + 1} attacks", "attack", "OP-138")
        for group, target in enumerate(view.targets)
        if target == (seat, index) and group in view.waiting
    ]
    shelf = (Zone(f"upgrades-{seat}-{index}", "Upgrades", "chips", tuple(upgrades), owner=seat),) if upgrades else ()
    return Zone(
        f"outpost-{seat}-{index}", f"Outpost {index + 1}", owner=seat, icon="chess-rook", plaque=True, zones=shelf,
        items=tuple(defender(view, seat, outpost, card) for card in outpost.defenders), badges=tuple(targeted),
        counters=(Counter("Life left", left, "heart", most=limit), *totals(view, seat, outpost)),
        room=max(view.book.rules.defenders_per_outpost - len(outpost.defenders), 0),
    )  # fmt: skip


def strength(view: State, group: list[CardId]) -> Counter:
    """Attacker's Strength of a group as it stands (OP-148)."""
    parts = tuple(Part(card_of(view, card).name, attack_in_group(view, card, group)) for card in group)
    return Counter("Attacker's Strength", sum(part.value for part in parts), "attack", parts=parts)


def group_zones(view: State, seat: Seat, own: bool) -> list[Zone]:
    """The attacking groups, and room for a new one while one prepares for war (OP-132)."""
    found = []
    most = view.book.rules.attackers_per_group
    active = view.active == seat and view.step == ATTACK
    for index, group in enumerate(view.players[seat].groups):
        aimed: tuple[Badge, ...] = ()
        if active and index < len(view.targets) and (target := view.targets[index]):
            aimed = (Badge(f"to Outpost {target.outpost + 1}", "crosshairs", "OP-138"),)
        members = tuple(creature(view, seat, card, attack_in_group(view, card, group)) for card in group)
        many = len(group) > most  # for a while, as they are moved: so it can't attack (OP-136)
        full = ", full" if own and len(group) == most and not active else ""  # who plays one more should know before
        if members:
            found.append(Zone(
                f"group-{seat}-{index}", f"Group {index + 1}{full}", items=members, owner=seat, icon="attack", grow=0,
                counters=() if many else (strength(view, group),),
                badges=(Badge("Too many", "triangle-exclamation", "OP-133"),) if many else aimed,
            ))  # fmt: skip
    if own and view.active == seat and view.step == PREPARE:
        empty = f"Up to {most} attack together"
        found.append(Zone(f"group-{seat}-new", "New group", owner=seat, icon="plus", empty=empty, grow=0))
    return found


def front(view: State, seat: Seat, own: bool, name: str) -> tuple[Zone, ...]:
    """Between the Outposts and the enemy: the reserve and the attacking groups."""
    player, yours = view.players[seat], own and name == YOU
    whose = "Your Reserve" if yours else "Reserve" if own else "Their Reserve"  # own: at the lower end
    reserve = Zone(
        f"reserve-{seat}", whose, owner=seat, icon="tents", grow=2,
        items=tuple(creature(view, seat, card) for card in player.reserve),
        empty="Your creatures arrive here" if yours else "Nobody",
    )  # fmt: skip
    return (reserve, *group_zones(view, seat, own))
