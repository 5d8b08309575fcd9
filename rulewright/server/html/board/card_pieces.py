"""Pieces that are small cards."""

from markupsafe import Markup

from rulewright.kernel.page.scene import Badge, Counter, Piece
from rulewright.server.html.cards import card_face
from rulewright.server.html.elements import classes, el, svg_icon
from rulewright.server.html.pictures import picture_address
from rulewright.server.html.words import counter_words, face_words, sentence, signs_of

WIDE, HIGH = 112, 100


def _stat(counter: Counter, left: float, right: float, class_: str) -> Markup:
    """A number in its corner; what it was printed as stands small beside it where it differs."""
    base = f"/{counter.base}" if counter.base is not None and counter.base != counter.value else ""
    shift = 0 if counter.base is None else counter.value - counter.base
    start = left + 17
    return el(
        "g",
        el("rect", x=f"{left:.0f}", y="19", width=f"{right - left:.0f}", height="28", rx="8", class_="stat"),
        svg_icon(counter.icon, left + 10, 33, 12, "sign"),
        el("text", str(counter.value), x=f"{start if base else (start + right - 3) / 2:.0f}", y="41",
           class_=classes("value", base and "first")),
        el("text", base, x=f"{right - 3:.0f}", y="42", class_="base") if base else None,
        class_=classes(class_, "down" if shift < 0 else "up" if shift > 0 else ""),
    )  # fmt: skip


def _guard(counter: Counter) -> Markup:
    """The number of a stance on a sign of its own."""
    return el(
        "g",
        svg_icon(counter.icon, 0, 31, 34, "sign"),
        el("text", str(counter.value), x="0", y="38", class_="value"),
        class_="center",
    )


def _chip(badge: Badge, x: float, y: float) -> Markup:
    wide = 36 if badge.n > 1 else 23
    number = el("text", str(badge.n), x=f"{x + 27:.0f}", y=f"{y + 16.5:.1f}", class_="n") if badge.n > 1 else None
    return el(
        "g",
        el("rect", x=f"{x:.0f}", y=f"{y:.0f}", width=wide, height="22", rx="11", class_="chip"),
        svg_icon(badge.icon, x + 11.5, y + 11, 14, "mini"),
        number,
    )


def _chips(badges: tuple[Badge, ...]) -> list[Markup]:
    """Rows of chips from the top left."""
    found: list[Markup] = []
    x, y = -49.0, -25.0
    for badge in badges[:6]:
        wide = 38 if badge.n > 1 else 25
        if x + wide > 30:
            x, y = -49.0, y + 23
        found.append(_chip(badge, x, y))
        x += wide
    return found


def _traits(traits: tuple[Badge, ...]) -> list[Markup]:
    found: list[Markup] = []
    for i, badge in enumerate(traits[:3]):
        y = -14 + 19 * i
        found.append(el("circle", cx="41", cy=y, r="9.5", class_="trait"))
        found.append(svg_icon(badge.icon, 41 if not badge.n else 37.5, y, 10, "traiticon"))
        if badge.n:
            found.append(el("text", str(badge.n), x="45.5", y=f"{y + 4:.0f}", class_="traitn"))
    return found


def _scape(piece: Piece) -> list[Markup]:
    """The picture of a small card."""
    face = piece.face
    if face and (at := picture_address(face.picture)):
        return [el("image", href=at, x="-51", y="-27", width="102", height="72", preserveAspectRatio="xMidYMid slice")]
    return [svg_icon(piece.icon, 0, -3, 36, "emblem")]


def tile_at(piece: Piece, x: float, y: float) -> Markup:
    """A small card: rim and arrow in its owner's colour, picture, name, numbers in the corners, states as chips."""
    face = piece.face
    left, right = (*piece.numbers, None, None)[:2] if len(piece.numbers) > 1 else (None, *piece.numbers, None)[:2]
    label = sentence(
        piece.label,
        ", ".join(counter_words(n) for n in (*piece.numbers, *([piece.guard] if piece.guard else []))),
        ", ".join(b.words for b in (*piece.badges, *piece.traits)),
        face_words(face) if face else "",
    )
    long = "longer" if len(piece.label) > 13 else "long" if len(piece.label) > 11 else ""
    return el(
        "g",
        el("path", d="M-12 -49L0 -60L12 -49Z", class_="facing", transform="rotate(180)" if piece.facing else None),
        el("rect", x="-56", y="-47", width=WIDE, height=HIGH, rx="12", class_="shadow"),
        el("rect", x="-56", y="-50", width=WIDE, height=HIGH, rx="12", class_="rim"),
        el("rect", x="-51", y="-45", width="102", height="90", rx="8", class_="paper"),
        *_scape(piece),
        el("text", piece.label, x="0", y="-31.5", class_=classes("name", long)),
        *_traits(piece.traits),
        el("rect", x="-51", y="-45", width="102", height="90", rx="8", class_="stance") if piece.guard else None,
        _stat(left, -51, -17 if left.base in (None, left.value) else -9, "left") if left else None,
        _stat(right, 17 if right.base in (None, right.value) else 9, 51, "right") if right else None,
        _guard(piece.guard) if piece.guard else None,
        *_chips(piece.badges),
        el("foreignObject", card_face(face), width="0", height="0", class_="whole") if face else None,
        id=piece.id,
        class_=classes("piece tile", face and f"hue-{face.hue}", piece.owner is not None and f"seat{piece.owner}",
                       piece.dim and "dim", piece.guard and "guarding"),
        transform=f"translate({x:.1f} {y:.1f})",
        data_ref=piece.id,
        data_cell=piece.cell,
        data_signs=signs_of(piece) or None,
        role="button",
        tabindex="-1",
        aria_label=label,
    )  # fmt: skip
