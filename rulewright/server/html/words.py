"""Things of a scene in words, for screen readers and searches."""

from rulewright.kernel.page.how_to_play import sign_name
from rulewright.kernel.page.scene import CardFront, Counter, Item, Mark, Piece, Pip, Zone


def sentence(*parts: str) -> str:
    """Parts as sentences for a screen reader."""
    return " ".join(part if part[-1] in ".!?" else part + "." for part in (p.strip() for p in parts) if part)


def counter_words(counter: Counter) -> str:
    """'Attack 3', 'Damage 4 of 10', and what it is made of."""
    words = f"{counter.label} {counter.value}" + (f" of {counter.most}" if counter.most else "")
    if len(counter.parts) > 1:
        words += " (" + ", ".join(f"{p.words} {p.value:+d}" for p in counter.parts) + ")"
    return words


def face_words(face: CardFront) -> str:
    """The whole card in words."""
    kind = face.kind + (f", {face.cost_label} {face.cost}" if face.cost else "")
    stats = ", ".join(counter_words(c) for c in face.corners if c)
    return sentence(face.name, kind, stats, "".join(run for run, _ in face.text), face.star, face.footnote)


def item_words(item: Item) -> str:
    """What a screen reader says of a thing on the table."""
    badges = ", ".join(badge.words for badge in item.badges)
    lines = (*item.lines, ", ".join(mark_words(mark) for mark in item.marks))
    if item.face is None:
        return sentence(item.words or "Hidden card", badges, *lines, item.note)
    return sentence(face_words(item.face), "Face-down" if item.closed else "", badges, *lines, item.note)


def mark_words(mark: Mark) -> str:
    far = f"{mark.value} of {mark.most}" if mark.most else "not yet"
    return f"player {mark.seat + 1} {'done' if mark.done else far}"


def zone_words(zone: Zone) -> str:
    size = zone.size
    held = f"{size} card{'' if size == 1 else 's'}" if not zone.plaque and zone.layout != "drawer" else ""
    counters = ", ".join([counter_words(c) for c in zone.counters] + [pip_words(pip) for pip in zone.pips])
    return sentence(zone.label, held, counters, ", ".join(b.words for b in zone.badges), zone.note)


def signs_of(piece: Piece) -> str:
    """The signs that stand on a piece, one a line: name, tab, what it says."""
    numbers = [(each.label, counter_words(each)) for each in (*piece.numbers, *([piece.guard] if piece.guard else []))]
    badges = [(sign_name(each.words), each.words) for each in (*piece.badges, *piece.traits)]
    return "\n".join([f"{name}\t{says}" for name, says in (*numbers, *badges)])


def pip_words(pip: Pip) -> str:
    """'2 white', 'white missing'."""
    if pip.hollow:
        return f"{pip.words} missing"
    return f"{pip.n + pip.more} {pip.words}" + (f", {pip.more} of it only this turn" if pip.more else "")
