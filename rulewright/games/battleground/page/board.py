"""The battleground as the page draws it: fields, unit cards, enchanted places, and what a closer look shows."""

from rulewright.games.battleground.page.card_fronts import MODIFIERS, SHAPE_ICONS, card_front, condition_badges
from rulewright.games.battleground.page.forecast import ATTACKS, Step, plan
from rulewright.games.battleground.page.previews import STAYS, aim_name, foretold, sum_clause, sum_now
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.battle.actions import reach_of, target_of, threats_to
from rulewright.games.battleground.rules.ground import HERO, NONE, Ground
from rulewright.games.battleground.rules.ids import ON_CROSSING, ON_LANE, ON_ROW, ON_UNITS, SHAPES, CrossingId, LaneId
from rulewright.games.battleground.rules.state import ActiveEnchantment, State, Unit, class_of, unit_of
from rulewright.games.battleground.rules.units.conditions import ally_side, tokens_on
from rulewright.games.battleground.rules.units.units import attack_of, modifier
from rulewright.games.battleground.words.names import field_name, place_name, seat_name, unit_name
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, Board, Cell, Counter, Drawing, Line, Overlay, Part, Piece, Spot
from rulewright.kernel.question import CardId, Seat

PLACES = {ON_CROSSING: "crossing", ON_ROW: "row", ON_LANE: "lane"}


def board(view: State, me: Seat, names: list[str]) -> Board:
    """Fields, units and enchanted places, seen from the viewer's end: the own home row is nearest (BG-016, BG-027)."""
    cells = _cells(view.book.ground, tuple([seats[0] if seats else None for seats in view.heroes]))
    side = view.players[me].side
    units = [_unit(view, unit, side) for unit in view.board if unit is not None]
    marks = [mark for seat in sorted(view.order) for each in view.players[seat].enchantments
             if (mark := _mark(view, seat, each)) is not None]  # fmt: skip
    return Board("lanes", cells, (*units, *marks), turned=side == 1, spots=_spots(view, side, names))


@remembered
def _cells(ground: Ground, first: tuple[Seat | None, ...]) -> tuple[Cell, ...]:
    """The fields; a home row is that of the first hero behind it."""
    homes = {field: seat for side, seat in enumerate(first) for field in ground.home[side]}
    return tuple(
        Cell(f"field-{field}", (ground.lane[field], ground.rows - 1 - ground.row[field]),
             f"Field {ground.names[field]}", "grass", mark=ground.names[field], owner=homes.get(field))
        for field in ground.fields
    )  # fmt: skip


def _spots(view: State, side: int, names: list[str]) -> tuple[Spot, ...]:
    """Intersections, rows and lanes to choose (BG-019, BG-016), and the heroes behind the far edges (BG-134)."""
    ground = view.book.ground
    last = ground.rows - 1
    spots: list[Spot] = []
    for edge, seats in enumerate(view.heroes):
        lives = [view.players[seat].life for seat in seats]
        left = max(0, min(lives))  # one fallen is enough (BG-266)
        life = Counter("Life", left, "heart", most=view.book.rules.max_life)
        each = [f"{names[seat]}, {class_of(view, view.players[seat]).name}" for seat in seats]
        who = each[0] if len(each) == 1 else " and ".join(f"{one} {n}" for one, n in zip(each, lives, strict=True))
        label = "Hero of " + " and ".join(names[seat] for seat in seats)
        at = last / 2, -1 if edge else ground.rows
        spots.append(Spot(f"hero-{seats[0]}", "end", at, label, who, seats[0], life))
    return (*spots, *_places(ground, side))


@remembered
def _places(ground: Ground, side: int) -> tuple[Spot, ...]:
    """Rows, lanes and intersections, seen from a side."""
    last = ground.rows - 1
    rim = -0.5 if side else ground.lanes - 0.5  # what a turned board has on the right
    foot = -0.5 if side else last + 0.5
    spots = [Spot(f"row-{y}", "row", (rim, last - y), f"Row {y + 1}", str(y + 1)) for y in range(ground.rows)]
    for x in range(ground.lanes):
        name = ground.lane_name(LaneId(x))
        spots.append(Spot(f"lane-{x}", "column", (x, foot), f"Lane {name}", name))
    for i, (x, y) in enumerate(ground.crossings):
        meeting = "/".join(ground.names[field] for field in ground.around[i][1])
        spots.append(Spot(f"crossing-{i}", "corner", (x - 0.5, last - y + 0.5), f"Intersection {meeting}"))
    return tuple(spots)


def _unit(view: State, unit: Unit, side: int) -> Piece:
    """A unit card: Attack, HP, stance, conditions and tokens (BG-009, BG-171, BG-176)."""
    card = view.book.cards[unit.face]
    badges = condition_badges(tokens_on(unit))
    for player in view.players:
        for each in player.enchantments:
            if n := each.marks.count(unit.card):
                words = f"{view.book.cards[each.face].name} {n}: {_does_anew(view, each)}"
                badges.append(Badge(words, SHAPE_ICONS[each.shape], "BG-200", n))
            elif each.card == unit.card:
                words = f"Bears an enchantment: {each.tokens} {SHAPES[each.shape]}"
                badges.append(Badge(words, SHAPE_ICONS[each.shape], "BG-200", each.tokens))
    threats = len(threats_to(view, unit, None)) if unit.defending else 0
    if threats:
        badges.append(Badge(f"Threatened by {threats}", "angles-down", "BG-160", threats))
    if unit.wait:
        badges.append(Badge("Waits for its first battle", "hourglass-half", "BG-178", unit.wait))
    numbers = []
    if unit.attack:
        numbers.append(
            Counter("Attack", attack_of(view, unit), "attack", base=card.attack, parts=_attack_parts(view, unit))
        )
    numbers.append(Counter("HP", unit.hp, "heart", base=card.hp))
    return Piece(
        f"card-{unit.card}", f"field-{unit.field}", card.name, "", unit.owner, tuple(numbers), tuple(badges),
        card_front(card), facing=int(ally_side(unit) != side), form="tile", traits=tuple(_traits(view, unit)),
        guard=_guard(view, unit) if unit.defending else None,
    )  # fmt: skip


def _does_anew(view: State, enchantment: ActiveEnchantment) -> str:
    """What an enchantment does in each Enchantments phase of its owner (BG-199)."""
    design = view.book.cards[enchantment.face].enchantment
    effects = "; ".join(atom.words() for atom in design.effects) if design else ""
    return f"{effects}, in its player's Enchantments phase"


def _attack_parts(view: State, unit: Unit) -> tuple[Part, ...]:
    more = attack_of(view, unit) - unit.attack
    return (Part("on its die", unit.attack), Part("standing", more)) if more else ()


def _traits(view: State, unit: Unit) -> list[Badge]:
    """Modifiers showing, printed or granted (BG-181 to BG-185)."""
    found = []
    for name, icon in MODIFIERS:
        n = modifier(view, unit, name)
        if n:
            title = "Pack Tactics" if name == "pack" else name.capitalize()
            counted = n if name in ("range", "shield") else 0
            found.append(Badge(f"{title} {n}" if counted else title, icon, "BG-181", counted))
    return found


def _guard(view: State, unit: Unit) -> Counter:
    """Its defense value before flanks (BG-155, BG-156)."""
    rules = view.book.rules
    shields = modifier(view, unit, "shield") * rules.shield_value
    parts = (Part("defending", rules.base_defense), *([Part("Shield", shields)] if shields else []))
    return Counter("Defending, defense", rules.base_defense + shields, "shield", parts=parts)


def _mark(view: State, seat: Seat, enchantment: ActiveEnchantment) -> Piece | None:
    """The token of an enchantment on an intersection, a row or a lane (BG-200)."""
    if enchantment.kind == ON_UNITS or enchantment.place < 0:
        return None
    card = view.book.cards[enchantment.face]
    label = f"{card.name} on {place_name(view, enchantment)}"
    shape, place = enchantment.shape, f"{PLACES[enchantment.kind]}-{enchantment.place}"
    tokens = Counter("Tokens", enchantment.tokens, "hourglass-half")
    return Piece(
        f"mark-{seat}-{shape}", place, label, SHAPE_ICONS[shape], seat, (tokens,), face=card_front(card)
    )  # fmt: skip


def drawing(view: State, viewer: Seat | None, ref: str) -> Drawing | None:
    """Of a unit whom it would hit and why so hard, or where it would go; of a place the fields it touches."""
    kind, _, rest = ref.partition("-")
    numbers = [int(n) for n in rest.split("-") if n.isdecimal()]
    ground = view.book.ground
    if not numbers:
        return None
    if kind == "card":
        unit = unit_of(view, CardId(numbers[0]))
        return _of_unit(view, unit, ref) if unit is not None else None
    if kind == "crossing" and numbers[0] < len(ground.crossings):
        return _touched(view, ref, CrossingId(numbers[0]))
    if kind == "mark" and len(numbers) == 2 and numbers[0] < view.seats:
        each = next((e for e in view.players[numbers[0]].enchantments if e.shape == numbers[1]), None)
        return _of_mark(view, ref, each) if each is not None else None
    return None


def _touched(view: State, ref: str, i: CrossingId) -> Drawing:
    near = view.book.ground.around[i][1]
    fields = ", ".join(field_name(view, field) for field in near)
    return Drawing((Overlay(ref, "reach", tuple(f"field-{field}" for field in near)),),
                   words=f"Fields at range 1 of this intersection: {fields}.", clause="BG-031",
                   sum=f"At range 1: {fields}")  # fmt: skip


def _of_mark(view: State, ref: str, enchantment: ActiveEnchantment) -> Drawing | None:
    ground = view.book.ground
    kind, place = enchantment.kind, enchantment.place
    if kind == ON_UNITS:
        return None
    fields = (
        ground.around[place][1] if kind == ON_CROSSING else (ground.in_row if kind == ON_ROW else ground.in_lane)[place]
    )
    card = view.book.cards[enchantment.face]
    tokens = f"{enchantment.tokens} token{'s' * (enchantment.tokens != 1)} left"
    return Drawing((Overlay(ref, "sight", tuple(f"field-{field}" for field in fields)),),
                   words=f"{card.name}, {tokens}.", clause="BG-200", sum=card.text)  # fmt: skip


def _of_unit(view: State, unit: Unit, ref: str) -> Drawing:
    """Its reach, its blow and its way as things stand; who would flank its target is marked with what that costs."""
    ground, here = view.book.ground, f"field-{unit.field}"
    found, name = plan(view, unit), unit_name(view, unit.field)
    within = ground.search[ally_side(unit)][unit.field][reach_of(view, unit)] if unit.attack else ()
    overlays = [Overlay(ref, "reach", tuple(f"field-{field}" for field in within if field >= 0))]
    lines: list[Line] = []
    step = foretold(view, unit)
    if found.attack is not None:
        hit = found.attack
        if hit.target != HERO:
            lines.append(Line("strike", (here, f"field-{hit.target}")))
        if hit.threats:
            loss = tuple(f"-{view.book.rules.flank_loss}" for _ in hit.threats)
            overlays.append(Overlay(ref, "threat", tuple(f"field-{field}" for field in hit.threats), loss))
        same = step is None or (step.kind in ATTACKS and step.aim == hit.target)
        words = f"{name} {'would' if same else 'could'} hit {aim_name(view, unit, hit)}{'' if same else ' now'}."
        also = "" if same or step is None else f"\nForetold: {_does(view, step)}, for others act before it."
        return Drawing(tuple(overlays), tuple(lines), words, sum_clause(hit), f"{words}\n{sum_now(view, hit)}{also}")
    also = f" Foretold: {_does(view, step)}." if step is not None and step.kind != events.moves.name else ""
    if found.advance != NONE:
        lines.append(Line("way", (here, f"field-{found.advance}")))
        words = f"{name} has no target; it can advance to {field_name(view, found.advance)}.{also}"
        return Drawing(tuple(overlays), tuple(lines), words, "BG-149", words)
    why = STAYS.get(found.kept, "it is kept") if target_of(view, unit) == NONE else ""
    words = f"{name} has no target and can't advance: {why}.{also}"
    return Drawing(tuple(overlays), tuple(lines), words, found.kept, words)


def _does(view: State, step: Step) -> str:
    """What a unit does in the battle foretold."""
    match step.kind:
        case events.defends.name:
            return "it defends"
        case events.skips.name:
            return "it is stunned and does nothing"
        case events.moves.name:
            return f"it goes to {field_name(view, step.field)} first"
        case events.attacks_hero.name:
            return f"it hits {seat_name(view, step.seat)}"
    return f"it hits {unit_name(view, step.aim) if view.board[step.aim] else 'another'}"
