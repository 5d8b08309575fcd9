"""The board on the page: squares, castles, troops as chess figures with what is known of them (LC-013, LC-R13)."""

from typing import Literal

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import KING
from rulewright.games.lytharian.page.card_fronts import ROLE_ICONS, card_front
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.combat.fight_numbers import ability_name
from rulewright.games.lytharian.rules.combat.stats import att_of, def_of
from rulewright.games.lytharian.rules.ids import SquareId, TroopId
from rulewright.games.lytharian.rules.movement.reach import moves_of, strike_of, targets_of
from rulewright.games.lytharian.rules.state import MAIN, State
from rulewright.games.lytharian.rules.troops import everyone, powers_of, seat_of, to_use, troop_face, troops_of
from rulewright.games.lytharian.words.names import card_name, troop_name
from rulewright.games.lytharian.words.reasons import WAYS
from rulewright.kernel.page.part import MOST_REMEMBERED, remembered
from rulewright.kernel.page.scene import Badge, Board, Cell, Counter, Overlay, Part, Piece
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.words import listed

# What lies under a troop: a Weapon shows on the left, Armor on the right (LC-219); the others where there is room.
LEFT = (("weapon", "attack", "LC-217"), ("curse", "skull-crossbones", "LC-174"))
RIGHT = (("armor", "shield-halved", "LC-218"), ("aura", "sun", "LC-166"))
FACE_UP = Badge("Face up", "eye", "LC-065")


def board(view: State, viewer: Seat) -> Board:
    """Rank 8 on top for Player 1, turned for the other (LC-013, LC-R02)."""
    pieces = [_piece(view, troop, viewer) for troop in everyone(view) if view.at[troop] >= 0]
    cells, files, ranks = _ground(view.book)
    return Board("square", cells, tuple(pieces), (*_reach(view), *_check(view)), files, ranks, viewer != view.first)


@remembered
def _ground(book: Book) -> tuple[tuple[Cell, ...], tuple[str, ...], tuple[str, ...]]:
    """The squares, and the names of files and ranks."""
    size, names = book.board.width, book.board.names
    cells = [
        Cell(f"square-{i}", (i % size, size - 1 - i // size), names[i],
             *(("castle", "", "dungeon") if i in book.castle else ("plain", "", "")))
        for i in map(SquareId, range(size * size))
    ]  # fmt: skip
    files, ranks = [names[i][0] for i in range(size)], [names[i * size][1:] for i in reversed(range(size))]
    return tuple(cells), tuple(files), tuple(ranks)


def _check(view: State) -> tuple[Overlay, ...]:
    """The squares of Kings that could be attacked from where the other's troops stand (LC-128)."""
    if view.outcome is not None or view.book.rules.game != "main":
        return ()
    standing = [troop for troop in everyone(view) if view.at[troop] >= 0]
    aims = {other for troop in standing for other in targets_of(view, troop)}
    kings = [troop for troop in sorted(aims) if view.role[troop] == KING]
    return (
        (Overlay("check", "alarm", tuple([f"square-{view.at[king]}" for king in kings]), open=True),) if kings else ()
    )


def known(view: State, troop: TroopId) -> bool:
    """Whether the viewer knows the troop and all that it carries."""
    on = [pile[troop] for pile in (view.aura, view.curse, view.weapon, view.armor) if pile[troop] >= 0]
    return troop_face(view, troop) != HIDDEN and all(view.faces[card] != HIDDEN for card in on)


@remembered
def _made(book: Book) -> dict[tuple[object, ...], Piece]:
    """The troops that were drawn with this book, by all that they show."""
    return {}


def _piece(view: State, troop: TroopId, viewer: Seat) -> Piece:
    """A troop as the viewer knows it, made anew only where that changed."""
    faces, made = view.faces, _made(view.book)
    on = [
        faces[card] if (card := pile[troop]) >= 0 else None for pile in (view.weapon, view.armor, view.aura, view.curse)
    ]
    seat = seat_of(view, troop)
    banners = [faces[card] for card in view.players[seat].enchants]
    key = (
        troop, troop_face(view, troop), view.role[troop], view.at[troop], view.hurt[troop], view.up[troop],
        view.soul[troop], view.like[troop], seat == view.first, seat == viewer, *on, *banners,
    )  # fmt: skip
    if key not in made:
        if len(made) >= MOST_REMEMBERED:
            made.clear()
        made[key] = _piece_anew(view, troop, seat == viewer)
    return made[key]


def _piece_anew(view: State, troop: TroopId, mine: bool) -> Piece:
    face, role, seat = troop_face(view, troop), view.role[troop], seat_of(view, troop)
    if role < 0 and face != HIDDEN:  # in Battle Duels a role shows only with the face (LC-R265)
        role = view.book.cards[face].role
    numbers: tuple[Counter, ...] = ()
    if known(view, troop):
        lines: list[tuple[str, int, str]] = []
        walls: list[tuple[str, int, str]] = []
        att, whole = att_of(view, troop, True, lines), def_of(view, troop, True, walls)
        hurt = [Part("damage", -view.hurt[troop])] if view.hurt[troop] else []
        numbers = (
            Counter("Att", att, parts=tuple([Part(words, n) for words, n, _ in lines])),
            Counter("Def", whole - view.hurt[troop], most=whole,
                    parts=(*[Part(words, n) for words, n, _ in walls], *hurt)),
        )  # fmt: skip
    sleeping = asleep(view, troop) if mine else []
    return Piece(
        f"troop-{troop}", f"square-{view.at[troop]}", troop_name(view, troop),
        ROLE_ICONS[role] if role >= 0 else "user", seat, numbers, _badges(view, troop),
        None if face == HIDDEN else card_front(view.book.cards[face]), tone="light" if seat == view.first else "dark",
        picture="" if face == HIDDEN else f"lytharian/{view.book.cards[face].key}", signed=True,
        traits=(
            *([Badge(f"Face down: reveal it to use {listed(sleeping)}", "eye-slash", "LC-066")] if sleeping else []),
            *_strikes(view, troop),
        ),
    )  # fmt: skip


def _strikes(view: State, troop: TroopId) -> list[Badge]:
    """How it attacks, which for some is not how they move; in Battle Duels it does not matter (LC-126, LC-127)."""
    if view.role[troop] < 0 or view.duel is not None:
        return []
    role, way = ROLE_NAMES[view.role[troop]], WAYS[strike_of(view, troop)]
    return [Badge(f"{role}: attacks {way}, who stands next to it", ROLE_ICONS[view.role[troop]], "LC-125")]


def asleep(view: State, troop: TroopId) -> list[str]:
    """What an own troop could do if it lay open (LC-066, LC-067); a Healer needs no reveal (LC-069)."""
    if view.up[troop]:
        return []
    powers = powers_of(view, troop)
    keys = (*to_use(view, troop, view.book.effects), *to_use(view, troop, view.book.mains))
    return [
        ability_name(key, powers[key]).removeprefix("Effect: ").removeprefix("Main: ")
        for key in keys
        if not ABILITIES[key.partition(":")[0]].hidden
    ]


def _badges(view: State, troop: TroopId) -> tuple[Badge, ...]:
    """Damage as a die, whether it lies open, and on its sides what is attached."""
    found: list[Badge] = []
    hurt = view.hurt[troop]
    if hurt:  # its number only where no Def says what is left
        shown = 0 if known(view, troop) else hurt
        found.append(Badge(f"{hurt} damage taken: it is off the Def", "droplet", "LC-138", shown))
    if view.up[troop]:
        found.append(FACE_UP)
    piles = {"weapon": view.weapon, "armor": view.armor, "aura": view.aura, "curse": view.curse}
    sides: tuple[tuple[Literal["left", "right"], tuple[tuple[str, str, str], ...]], ...]
    sides = (("left", LEFT), ("right", RIGHT))
    for side, signs in sides:
        on = [
            Badge(f"{what.capitalize()}: {card_name(view, piles[what][troop])}", icon, clause, side=side)
            for what, icon, clause in signs
            if piles[what][troop] >= 0
        ]
        if len(on) > 1:
            on = [Badge("; ".join([each.words for each in on]), "layer-group", "LC-219", len(on), side)]
        found += on
    return tuple(found)


def _reach(view: State) -> tuple[Overlay, ...]:
    """Where the active player's troops may go, as far as the viewer knows them."""
    if view.outcome is not None or view.duel is not None or view.phase != MAIN:
        return ()
    if view.moves >= view.book.rules.moves_per_turn:
        return ()
    return tuple([
        Overlay(f"troop-{troop}", "reach", tuple([f"square-{end}" for end in ends]))
        for troop in troops_of(view, view.active) if known(view, troop) and (ends := moves_of(view, troop))
    ])  # fmt: skip
