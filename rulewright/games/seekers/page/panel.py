"""One player's side of the table: resources, Equipment, effect Zone, piles."""

from dataclasses import replace

from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.state import Lasting, State, printed
from rulewright.games.seekers.words.names import effect_ref
from rulewright.kernel.page.scene import Badge, Counter, Item, Panel, Zone, laid_card
from rulewright.kernel.question import HIDDEN, CardId, Seat


def card_item(view: State, card: CardId, words: str = "") -> Item:
    """A card as it lies there."""
    face = None if view.faces[card] == HIDDEN else card_front(view.book.cards[view.faces[card]])
    return laid_card(face, card, view.owner[card], (), words)


def _cards(view: State, cards: list[CardId]) -> tuple[Item, ...]:
    return tuple(card_item(view, card) for card in cards)


def _lasting(view: State, each: Lasting) -> Item:
    counters = (
        (each.moments, f"{each.moments} Moment{'s' * (each.moments > 1)}", "hourglass-half", "SK-177"),
        (each.charges, f"{each.charges} Charge{'s' * (each.charges > 1)}", "bolt", "SK-212"),
        (each.shield, f"Shield {each.shield}", "shield-halved", "SK-207"),
    )
    badges = tuple(Badge(words, icon, clause, n) for n, words, icon, clause in counters if n)
    if each.down:
        return Item(
            effect_ref(each), card_item(view, each.card).face, each.seat, badges, closed=True, words="Face-down card"
        )
    return Item(effect_ref(each), card_front(printed(view, each), of=view.book.cards[each.face].key), each.seat, badges)


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side: resources, Equipment, effect Zone, piles."""
    player = view.players[seat]
    if player.seeker < 0 or not view.units:
        seeker = view.book.cards[player.seeker].name if player.seeker >= 0 else ""
        picture = f"seekers/{view.book.cards[player.seeker].key}" if player.seeker >= 0 else ""
        return Panel(f"seat-{seat}", seat, name, title=seeker, hue="violet", picture=picture)
    unit, card = view.units[seat], view.book.cards[player.seeker]
    shard = " · has the Shard" if player.shard else " · channels the Shard" if player.channel else ""
    shields = sum(each.shield for each in player.zone)
    counters = [
        Counter("Life", max(0, unit.hp), "heart", base=unit.most, big=own),
        Counter("AP", player.ap, "bolt", big=own),
        Counter("MP", player.mp, "move", big=own),
    ]
    if shields:
        counters.append(Counter("Shield", shields, "shield-halved"))
    if unit.fade:
        counters.append(Counter("Intangible", unit.fade, "wind"))
    if player.fatigue:
        counters.append(Counter("Fatigue", player.fatigue, "skull"))
    if not own:
        counters.append(Counter("In hand", len(player.hand), "hand"))
    piles = (
        Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
        Zone(f"discard-{seat}", "Discard", "pile", _cards(view, player.discard), owner=seat, icon="trash-can"),
        Zone(f"exile-{seat}", "Exile", "pile", _cards(view, player.exile), owner=seat, icon="ban"),
    )
    worn, effects = _cards(view, player.equipment), tuple(_lasting(view, each) for each in player.zone)
    power = Item(f"power-{seat}", replace(card_front(card), corners=(None, None, None)), seat)  # its Life is above
    own_card = Zone(f"powers-{seat}", "Power", "chips", (power,), owner=seat, icon="star", grow=0)
    gear = Zone(f"gear-{seat}", "Equipment", "chips", worn, owner=seat, icon="shield-halved", grow=0)
    zone = Zone(f"effects-{seat}", "Effect Zone", "chips", effects, owner=seat, icon="hourglass-half", empty="None")
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), ((own_card, gear), (zone,)), piles, active=seat == view.active,
        out=player.out, title=card.name + shard, icon="user", hue="violet", picture=f"seekers/{card.key}",
    )  # fmt: skip
