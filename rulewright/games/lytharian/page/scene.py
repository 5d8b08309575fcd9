"""How Lytharian Chess lies on the table, and what events look like there. No rules here."""

from collections.abc import Sequence

from rulewright.games.lytharian.page.board import board
from rulewright.games.lytharian.page.card_fronts import card_front, card_item
from rulewright.games.lytharian.page.combat_preview import fighting
from rulewright.games.lytharian.page.panels import choosing, panel, reserve
from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.ids import OTHER, SEATS
from rulewright.games.lytharian.rules.state import ABILITY, PHASES, SETUP, SPELL, Item, State
from rulewright.games.lytharian.words.names import item_name, stack_ref, troop_name
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import YOU, Arrow, Badge, CardFront, Scene, Zone
from rulewright.kernel.page.scene import Item as Shown
from rulewright.kernel.question import SPECTATOR, Seat


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; who watches sees it from seat 0's side."""
    me = SEATS[0] if viewer is None or viewer == SPECTATOR else viewer
    started = bool(view.faces)
    hand = Zone(f"hand-{me}", "Hand", "fan", tuple([card_item(view, c) for c in view.players[me].hand]), owner=me)
    stack = tuple([_on_stack(view, item, names) for item in reversed(view.stack)])
    queue = Zone("stack", "Stack", "column", stack, empty="" if view.fight else "Nothing is pending")
    troops = reserve(view, me, "grid") if started and choosing(view) else None
    return Scene(
        headline=_headline(view, names),
        rivals=(panel(view, OTHER[me], names[OTHER[me]], False),),
        own=panel(view, me, names[me], True),
        hand=hand if started else None,
        board=board(view, me) if started and troops is None else None,
        middle=(troops,) if troops else (),
        queue=queue if started else None,
        phases=PHASES[1:] if view.phase != SETUP and view.duel is None else (),
        phase=view.phase - 1,
        arrows=tuple([
            Arrow(stack_ref(view, item.uid), end, "aim", f"seat-{item.seat}", item.seat)
            for item in view.stack if (end := _end(view, item))
        ]),
        preview=fighting(view),
    )  # fmt: skip


def _headline(view: State, names: Sequence[str]) -> str:
    if not view.faces:
        return "Choose your army"
    if view.phase == SETUP:
        return "Place your troops"
    if view.duel is not None:
        who = names[view.duel.attacker]
        return f"Round {view.duel.round}: {'you attack' if who == YOU else f'{who} attacks'}"
    return f"{names[view.active]}: {PHASES[view.phase]}"


# -- the stack


def _on_stack(view: State, item: Item, names: Sequence[str]) -> Shown:
    """Something announced: what it is, whose, and at what."""
    if item.kind == ABILITY:
        face = CardFront(item_name(view, item), "Ability", "violet", icon="bolt")
    else:
        face = card_front(view.book.cards[item.face])
    lines = [f"{'Cast' if item.kind == SPELL else 'Used'} by {names[item.seat]}" + (f", X {item.x}" if item.x else "")]
    if _end(view, item).startswith("troop-"):
        lines.append(f"at {troop_name(view, item.target)}")
    badges = (Badge("Countered", "ban", "LC-159"),) if item.countered else ()
    return Shown(stack_ref(view, item.uid), face, item.seat, badges, lines=tuple(lines))


def _end(view: State, item: Item) -> str:
    """What a spell is aimed at, by its id."""
    if item.kind != SPELL:
        return ""
    if item.target >= 0:
        return f"troop-{item.target}"
    if item.at_seat >= 0:
        return f"seat-{item.at_seat}"
    if item.at_item >= 0:
        return stack_ref(view, item.at_item)
    return f"card-{item.at_card}" if item.at_card >= 0 else ""


def effects(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: damage and healing float, dice fall; the rest glows."""
    args = event.args
    match event.kind:
        case events.damage.name | events.heals.name:
            kind = "hit" if event.kind == events.damage.name else "heal"
            return [{"k": kind, "ref": f"troop-{args['troop']}", "n": args["n"]}]
        case events.dies.name:
            return [{"k": "death", "ref": f"troop-{args['card']}"}]
        case events.attacks.name:
            return [{"k": "blow", "ref": f"troop-{args['troop']}", "to": f"troop-{args['other']}"}]
        case events.prevented.name | events.shields.name:
            return [{"k": "block", "ref": f"troop-{args['troop']}", "n": args["n"]}]
        case events.unhurt.name:
            return [{"k": "block", "ref": f"troop-{args['troop']}"}]
        case events.reveals.name:
            return [{"k": "flip", "ref": f"troop-{args['card']}"}]
        case events.draws.name:
            return [{"k": "draw", "ref": f"deck-{args['seat']}"}]
        case events.rams.name:
            return [{"k": "dice", "ref": f"troop-{args['troop']}", "faces": [args["n"]]}]
        case events.won.name:
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
    return None
