"""A card in words, its fields as printed (SK-065)."""

from rulewright.games.seekers.cards.card import SHORT, Card


def type_line(card: Card) -> str:
    """What stands under the picture: type, damage type, speed (SK-065)."""
    if card.kind != "tactic":
        return card.kind.capitalize()
    kind = f"{card.type} " if card.type else ""
    return f"{kind}{card.form}, {card.speed}".capitalize()


def card_text(card: Card) -> str:
    """A card in one line, its fields as printed: title, cost, requirement, text, flavor, type, speed (SK-065)."""
    if card.kind == "seeker":
        stats = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.stats, strict=True))
        head = f"{card.life} Life, {stats}"
    else:
        needs = ", ".join(f"{short} {n}" for short, n in zip(SHORT, card.needs, strict=True) if n)
        head = ", ".join([f"{card.cost} AP"] * (card.kind == "tactic") + [f"needs {needs}"] * bool(needs))
    flavor = [f"\u201c{card.flavor}\u201d"] if card.flavor else []
    kind = type_line(card) + (f", {card.rarity}" if card.rarity else "")
    return " ".join([f"{card.name}.", *([f"{head}."] if head else []), card.text, *flavor, f"{kind}."])
