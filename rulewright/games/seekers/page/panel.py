"""One player's side of the table: resources, Equipment, effect Zone, piles."""

from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.state import Lasting, State, printed
from rulewright.games.seekers.words.names import effect_ref
from rulewright.kernel.page.scene import Badge, Counter, Item, Panel, Zone
from rulewright.kernel.question import HIDDEN, CardId, Seat


def card_item(view: State, card: CardId, words: str = "") -> Item:
    """A card as it lies there."""
    face = None if view.faces[card] == HIDDEN else card_front(view.book.cards[view.faces[card]])
    return Item(f"card-{card}", face, view.owner[card], words=words)


def _lasting(view: State, each: Lasting) -> Item:
    badges = []
    if each.moments:
        badges.append(Badge(_count(each.moments, "Moment"), "hourglass-half", "SK-177", each.moments))
    if each.charges:
        badges.append(Badge(_count(each.charges, "Charge"), "bolt", "SK-212", each.charges))
    if each.shield:
        badges.append(Badge(f"Shield {each.shield}", "shield-halved", "SK-207", each.shield))
    if each.down:
        face = None if view.faces[each.card] == HIDDEN else card_front(view.book.cards[view.faces[each.card]])
        return Item(effect_ref(each), face, each.seat, tuple(badges), closed=True, words="Face-down card")
    return Item(effect_ref(each), card_front(printed(view, each)), each.seat, tuple(badges))


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side: resources, Equipment, effect Zone, piles."""
    player = view.players[seat]
    if player.seeker < 0 or not view.units:
        seeker = view.book.cards[player.seeker].name if player.seeker >= 0 else ""
        return Panel(f"seat-{seat}", seat, name, title=seeker, hue="violet")
    unit, card = view.units[seat], view.book.cards[player.seeker]
    shields = sum(each.shield for each in player.zone)
    counters = [
        Counter("HP", unit.hp, "heart", base=unit.most, big=own),
        Counter("AP", player.ap, "bolt", big=own),
        Counter("MP", player.mp, "shoe-prints", big=own),
    ]
    if shields:
        counters.append(Counter("Shield", shields, "shield-halved"))
    if player.fatigue:
        counters.append(Counter("Fatigue", player.fatigue, "skull"))
    if not own:
        counters.append(Counter("In hand", len(player.hand), "hand"))
    gear = Zone(
        f"gear-{seat}",
        "Equipment",
        "chips",
        tuple(card_item(view, each) for each in player.equipment),
        owner=seat,
        icon="shield-halved",
        grow=0,
    )
    zone = Zone(
        f"effects-{seat}",
        "Effect Zone",
        "chips",
        tuple(_lasting(view, each) for each in player.zone),
        owner=seat,
        icon="hourglass-half",
        empty="None",
    )
    piles = (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
        Zone(
            f"discard-{seat}",
            "Discard",
            "pile",
            tuple(card_item(view, each) for each in player.discard),
            owner=seat,
            icon="trash-can",
        ),
        Zone(
            f"exile-{seat}",
            "Exile",
            "pile",
            tuple(card_item(view, each) for each in player.exile),
            owner=seat,
            icon="ban",
        ),
    )
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), ((gear,), (zone,)), piles, active=seat == view.active,
        out=player.out, title=card.name, icon="user", hue="violet",
    )  # fmt: skip
