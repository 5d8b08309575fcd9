"""Bolts in words: whom one destroys, said before it is aimed and where it does nothing (OP-K01, OP-156)."""

from collections.abc import Iterator, Sequence

from rulewright.games.outposts.cards.atoms import Atom, Bolt, Conditional
from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.kernel.question import HIDDEN, CardId, Question
from rulewright.kernel.words import card_name


def bolt_strength(view: State, question: Question) -> int:
    """How strong the Bolt is that is being aimed; 0 if none is, or if its card has several."""
    if question.prompt != prompts.BOLT or question.about < 0 or view.faces[question.about] == HIDDEN:
        return 0
    strengths = {bolt.n for bolt in bolts_of(card_of(view, question.about))}
    return strengths.pop() if len(strengths) == 1 else 0


def bolts_of(card: Card) -> Iterator[Bolt]:
    for atoms in (card.effects, card.arrival, card.last_breath, card.trap):
        yield from _bolts_in(atoms)


def _bolts_in(atoms: Sequence[Atom]) -> Iterator[Bolt]:
    for atom in atoms:
        if isinstance(atom, Bolt):
            yield atom
        if isinstance(atom, Conditional) and atom.then:
            yield from _bolts_in((atom.then,))


def wounds_stay(view: State) -> bool:
    """By a switch; officially damage below the Health is not kept."""
    return view.book.rules.creature_damage_persists != "never"


def destroys(view: State, n: int, card: CardId) -> bool:
    return n >= health_left(view, card)


def bolt_comes_to(view: State, n: int, card: CardId) -> str:
    """What a Bolt of this strength does to a creature; Defense is of no matter to it."""
    name, health = card_name(view, card), health_left(view, card)
    if destroys(view, n, card):
        return f"Bolt {n} destroys {name}."
    if wounds_stay(view):
        return f"Bolt {n} leaves {name} {health - n} Health."
    return f"Bolt {n} does nothing to {name}: its Health is {health}."


def bolt_asks(view: State, question: Question) -> str:
    """Whom to Bolt, and how much Health it takes away."""
    n = bolt_strength(view, question)
    name = f"{card_name(view, question.about)}: " if question.about >= 0 else ""
    if not n:
        return f"{name}choose a creature to Bolt" if name else question.prompt.words
    if wounds_stay(view):
        return f"{name}Bolt {n} whom?"
    return f"{name}Bolt {n} whom? It destroys Health {n} or less"
