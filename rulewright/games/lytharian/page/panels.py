"""What lies in front of each player: mana counter, obelisk, enchants, cards on troops, deck, nether and crypt."""

from dataclasses import replace

from rulewright.games.lytharian.cards.card import KING, Card
from rulewright.games.lytharian.page.card_fronts import card_item, troop_item
from rulewright.games.lytharian.rules.state import SETUP, State
from rulewright.games.lytharian.rules.troops import army, controller, troop_face
from rulewright.games.lytharian.words.names import square_name
from rulewright.kernel.page.scene import Badge, Counter, Item, Layout, Panel, Zone
from rulewright.kernel.question import HIDDEN, Seat

FOUGHT = Badge("Has fought", "check", "LC-361")


def choosing(view: State) -> bool:
    """Whether nobody stands on the board yet in a round of Battle Duels (LC-361)."""
    return view.duel is not None and max(view.board) < 0


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side (LC-001, LC-003)."""
    if not view.faces:
        return Panel(f"seat-{seat}", seat, name, icon="chess-king", hue="bronze")
    player, rules, king = view.players[seat], view.book.rules, _leader(view, seat)
    counters = [Counter("Mana", player.mana, "mana", most=rules.mana_max)]
    if rules.game == "duels":  # the obelisk die counts rounds (LC-357)
        counters.append(Counter("Rounds won", player.points, "trophy", most=rules.duel_wins))
    else:
        counters.append(Counter("Obelisk", player.obelisk, "obelisk", most=rules.obelisk_max))
    if player.pool:
        counters.append(Counter("From a spell", player.pool, "wind"))
    if rules.game == "pawns":
        counters.append(Counter("Points", player.points, "trophy", big=True))
    enchants = Zone(
        f"enchants-{seat}", "Enchants", "chips", tuple([card_item(view, card) for card in player.enchants]), owner=seat,
        icon="hat-wizard", room=max(0, rules.max_enchants - len(player.enchants)),
    )  # fmt: skip
    rows = ((enchants, *_on_troops(view, seat)),) if not choosing(view) else ()
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), rows, _piles(view, seat, own),
        active=seat == view.active and view.outcome is None and view.phase != SETUP,
        title=f"{king.faction or 'Army'}, power {player.aps}" if king else f"Hidden army, power {player.aps}",
        icon="chess-king", hue="gold" if seat == view.first else "silver",
        picture=f"lytharian/{king.key}" if king else "",
    )  # fmt: skip


def _leader(view: State, seat: Seat) -> Card | None:
    """The player's King, as far as the viewer knows who that is."""
    for troop in army(view, seat):
        face = troop_face(view, troop)
        if face != HIDDEN and view.book.cards[face].role == KING:
            return view.book.cards[face]
    return None


def _on_troops(view: State, seat: Seat) -> list[Zone]:
    """Auras, curses and equipment that the player controls, each with the square of its bearer."""
    found: list[Item] = []
    for pile in (view.weapon, view.armor, view.aura, view.curse):
        for troop, card in enumerate(pile):
            if card >= 0 and controller(view, card) == seat:
                found.append(card_item(view, card, note=f"on {square_name(view, view.at[troop])}"))
    return [Zone(f"attached-{seat}", "On troops", "chips", tuple(found), owner=seat, icon="link")] if found else []


def reserve(view: State, seat: Seat, layout: Layout) -> Zone | None:
    """Troops that stand nowhere: before they are sent, and after they fought, in Battle Duels (LC-353)."""
    if view.duel is None:
        return None
    crypt, fought = view.players[seat].crypt, view.duel.fought
    off = [t for t in army(view, seat) if view.at[t] < 0 and t not in crypt]
    items = [(troop_item(view, t), t in fought) for t in off]
    shown = [replace(item, dim=True, badges=(FOUGHT,)) if done else item for item, done in items]
    title = "Your troops, one a round" if layout == "grid" else "Troops"
    return Zone(f"reserve-{seat}", title, layout, tuple(shown), owner=seat, icon="chess") if off else None


def _piles(view: State, seat: Seat, own: bool) -> tuple[Zone, ...]:
    """Deck, hand of the other, nether and crypt, the last two face up (LC-005, LC-006)."""
    player = view.players[seat]
    seen = sorted([card for card in player.deck if view.faces[card] != HIDDEN], key=lambda card: view.faces[card])
    piles = [
        Zone(f"deck-{seat}", "Deck", "pile", tuple([card_item(view, card) for card in seen]), owner=seat,
             size=len(player.deck)),
        Zone(f"nether-{seat}", "Nether", "pile", tuple([card_item(view, card) for card in reversed(player.nether)]),
             owner=seat),
        Zone(f"crypt-{seat}", "Crypt", "pile", tuple([troop_item(view, troop) for troop in reversed(player.crypt)]),
             owner=seat),
    ]  # fmt: skip
    if not own:
        hand = tuple([card_item(view, card) for card in player.hand])
        piles.insert(0, Zone(f"hand-{seat}", "Hand", "pile", hand, owner=seat))
    elif not choosing(view) and (off := reserve(view, seat, "pile")):
        piles.append(off)
    return tuple(piles)
