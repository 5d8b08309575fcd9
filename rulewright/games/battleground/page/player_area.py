"""A player's area as the page draws it: trackers, the orb wheel, prepared spells, play area, power board."""

from rulewright.games.battleground.cards.mana import KINDS
from rulewright.games.battleground.page.card_fronts import HUES, ICONS, SHAPE_ICONS, card_front, pip, power_front
from rulewright.games.battleground.rules.book import Klass
from rulewright.games.battleground.rules.heroes import level
from rulewright.games.battleground.rules.ids import SHAPES, PathId
from rulewright.games.battleground.rules.main_phase.casting import fully_charged
from rulewright.games.battleground.rules.state import (
    ActiveEnchantment,
    PlayedCard,
    Player,
    Slot,
    State,
    card_of,
    class_of,
    hand_of,
    perks_of,
)
from rulewright.games.battleground.words.names import place_name
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, Counter, Item, Panel, Pip, Wheel, Zone, laid_card
from rulewright.kernel.question import HIDDEN, CardId, Seat

READY = Badge("Ready", "check", "BG-103")
PLACED = Badge("Token placed", "certificate", "BG-193")
USED = Badge("Used this turn", "check", "BG-R100")


def card_item(
    view: State, card: CardId, badges: tuple[Badge, ...] = (), closed: bool = False, words: str = "Card"
) -> Item:
    """A card as the viewer knows it, upgrades counted."""
    front = None if view.faces[card] == HIDDEN else card_front(card_of(view, card))
    return laid_card(front, card, view.owner[card], badges, words, "", closed)


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's area (BG-043)."""
    player = view.players[seat]
    if player.klass < 0:
        return Panel(f"seat-{seat}", seat, name)
    klass, rules = class_of(view, player), view.book.rules
    title = f"{klass.name}, level {level(view, player)}" if view.turn else klass.name
    if not view.turn:
        return Panel(f"seat-{seat}", seat, name, title=title, icon=ICONS[klass.key], hue=HUES[klass.key],
                     picture=f"battleground/class/{klass.key}")  # fmt: skip
    since = player.experience % rules.exp_per_level
    counters = (
        Counter("Life", max(0, player.life), "heart", big=True),
        Counter("Experience", since, "star", most=rules.exp_per_level),
        Counter("Power tokens", player.tokens, "certificate", big=bool(player.tokens)),
        Counter("Prepared spells", sum(slot.card >= 0 for slot in player.slots), "eye-slash", brief=True),
    )
    slots = tuple(_slot(view, seat, i, slot, own) for i, slot in enumerate(player.slots))
    return Panel(
        f"seat-{seat}", seat, name, counters, (slots, (powers(view, seat), *_in_play(view, seat, player))),
        _piles(view, seat, player, own), active=seat == view.active, title=title, icon=ICONS[klass.key],
        hue=HUES[klass.key], wheel=wheel(view, seat, own), picture=f"battleground/class/{klass.key}",
    )  # fmt: skip


def wheel(view: State, seat: Seat, own: bool) -> Wheel:
    """The cooldown track: spent orbs lie on the tracker's step and come back when it returns there (BG-052, BG-058)."""
    player, steps = view.players[seat], view.book.rules.track_steps
    klass = class_of(view, player)
    track = tuple(
        tuple(pip(kind, player.track[step * 5 + kind]) for kind in KINDS if player.track[step * 5 + kind])
        for step in range(steps)
    )
    known = [kind for kind in KINDS if klass.orbs[kind] or player.pool[kind] or player.mana[kind]
             or any(player.track[kind::5])]  # fmt: skip
    pool = tuple(
        pip(kind, player.pool[kind], id=f"mana-{kind}" if own else "", more=player.mana[kind]) for kind in known
    )
    note = f"Spent orbs lie on the step of the tracker and are back after {steps} own turns."
    return Wheel(
        f"wheel-{seat}", "Orb track", track, player.step, max(0, player.turns - player.step) // steps, pool, note
    )


def _slot(view: State, seat: Seat, i: int, slot: Slot, own: bool) -> Zone:
    """A preparation slot: its spell face down, its charges open; its owner sees what it owes (BG-013, BG-101)."""
    label, id = f"Slot {i + 1}", f"slot-{seat}-{i}"
    if slot.card < 0:
        return Zone(
            id,
            label,
            owner=seat,
            plaque=True,
            empty="Free",
            note="A spell can be prepared here, face down, and charged turn by turn.",
        )
    pips: list[Pip] = [pip(kind, slot.charges[kind]) for kind in KINDS if slot.charges[kind]]
    badges: tuple[Badge, ...] = ()
    if view.faces[slot.card] != HIDDEN:
        design = card_of(view, slot.card)
        pips += [pip(kind, n - slot.charges[kind], hollow=True) for kind, n in design.pay if n > slot.charges[kind]]
        badges = (READY,) if fully_charged(design, slot) else ()
        label = design.name
    item = card_item(view, slot.card, closed=True, words="Prepared spell")
    return Zone(id, label, items=(item,), owner=seat, plaque=True, badges=badges, pips=tuple(pips))


def _in_play(view: State, seat: Seat, player: Player) -> list[Zone]:
    """Enchantments with their tokens, each with its card; then what else lies in the play area (BG-080, BG-200)."""
    played = {each.card: each for each in player.play}
    zones = []
    for enchantment in player.enchantments:
        zones.append(_enchantment(view, seat, enchantment, played.pop(enchantment.card, None)))
    rest = tuple(_played(view, seat, each) for each in played.values())
    if rest:
        zones.append(Zone(f"play-{seat}", "In play", "chips", rest, owner=seat, grow=0))
    return zones


def _played(view: State, seat: Seat, played: PlayedCard) -> Item:
    card = view.book.cards[played.face]
    badges = (Badge("Aura", "sun", "BG-195"),) if card.aura else ()
    return laid_card(card_front(card), played.card, seat, badges)


def _enchantment(view: State, seat: Seat, enchantment: ActiveEnchantment, played: PlayedCard | None) -> Zone:
    card = view.book.cards[enchantment.face]
    tokens = Counter(f"{SHAPES[enchantment.shape]} tokens", enchantment.tokens, SHAPE_ICONS[enchantment.shape])
    items = (_played(view, seat, played),) if played else ()
    left = f"{enchantment.tokens} token{'s' * (enchantment.tokens != 1)} left"
    note = f"{card.name} on {place_name(view, enchantment)}, {left}. {card.text}"
    return Zone(f"shape-{seat}-{enchantment.shape}", card.name, "chips", items, (tokens,), owner=seat, grow=0,
                note=note, icon=SHAPE_ICONS[enchantment.shape])  # fmt: skip


def powers(view: State, seat: Seat) -> Zone:
    """The class power board: its paths as tracks, opened as cards to read and to spend tokens on (BG-005, BG-192)."""
    player = view.players[seat]
    usable = perks_of(view, player).active
    used = tuple([power for power in player.powers_used if power in usable])
    return _power_board(class_of(view, player), seat, tuple(player.paths), used)


@remembered
def _power_board(klass: Klass, seat: Seat, progress: tuple[int, ...], used: tuple[int, ...]) -> Zone:
    tracks, paths = [], []
    for path, line in enumerate(klass.paths):
        name, placed = klass.path_names[path], progress[path]
        tracks.append(Counter(f"{name} path", placed, "", most=len(line)))
        items = []
        for i, power in enumerate(line):
            id = klass.power_id(PathId(path), i)
            badges = (USED,) if id in used else (PLACED,) if i < placed else ()
            front = power_front(power, klass.key, name, i)
            items.append(Item(f"power-{seat}-{id}", front, seat, badges, dim=i > placed))
        paths.append(Zone(f"path-{seat}-{path}", name, "row", tuple(items), owner=seat))
    return Zone(f"powers-{seat}", "Powers", "drawer", counters=tuple(tracks), zones=tuple(paths), owner=seat,
                icon="certificate", grow=0)  # fmt: skip


def _piles(view: State, seat: Seat, player: Player, own: bool) -> tuple[Zone, ...]:
    """A rival's hand, cards the board has not given yet, dead units on their way back (BG-042, BG-046, BG-139)."""
    found = []
    if not own:
        hand = tuple(card_item(view, card, words="Card in hand") for card in hand_of(player))
        found.append(Zone(f"hand-{seat}", "Hand", "pile", hand, owner=seat, icon="hand"))
    locked = tuple(card_item(view, card) for card in player.locked)
    if locked:
        found.append(
            Zone(
                f"locked-{seat}",
                "Locked",
                "pile",
                locked,
                owner=seat,
                icon="lock",
                note="Cards that nobody has yet: powers of the board bring them into the hand.",
            )
        )
    away = tuple(card_item(view, card) for card in player.away)
    if away:
        found.append(Zone(f"away-{seat}", "Coming back", "pile", away, owner=seat, icon="hourglass-half"))
    return tuple(found)
