"""What stands on buttons, in questions and in the log where the declarations alone do not say enough."""

from collections.abc import Callable

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.places import is_village, terrain_of
from rulewright.games.elysia.rules.state import BUY, State
from rulewright.games.elysia.words.fight_results import fight_over
from rulewright.games.elysia.words.fight_sums import attack_asked, defense_asked, fight_on_asked
from rulewright.games.elysia.words.names import tile_name
from rulewright.kernel.event import Event
from rulewright.kernel.question import Face, Option, Question, Seat
from rulewright.kernel.words import Fill, Filled, card_name, face_name, lower_first


def price_now(view: State, face: Face, seat: Seat) -> int:
    """What a card of the General Market costs a player where the figure stands (RE-166)."""
    return price(view, face, terrain_of(view.tiles[view.players[seat].place]) if view.part == BUY else NO_TERRAIN)


# -- buttons
def _going(view: State, option: Option) -> str:
    (place,) = verbs.STEP.of(option)
    return f"To {tile_name(view.tiles[place])}" if place in view.tiles else "Explore"


def _stop(view: State, option: Option) -> str:
    if not view.due:
        return verbs.STOP.label
    village = is_village(view.tiles[view.players[view.active].place])
    return "Stop unpaid, go back next turn" if village else f"Pay {view.due} Walk and stop here"


FILLS: dict[str, Fill] = {
    "price": lambda view, option: price_now(view, *verbs.BUY.of(option), view.active),
    "cost": lambda view, option: view.book.cards[view.faces[option.a]].cost,
    "tile": lambda view, option: tile_name(view.tiles[option.a]),
    "going": _going,
}
LABELS: dict[str, Callable[[State, Option], str]] = {
    verbs.PASS.name: lambda view, _: "Stay out" if view.combat and view.combat.cycle < 0 else verbs.PASS.label,
    verbs.STOP.name: _stop,
}


# -- questions, with the numbers they are about
def _resources(view: State, question: Question) -> str:
    return f"{view.walk} Walk, {view.coin + view.wild_coin} Coin, {view.players[question.seat].wild} Wild."


def _struck(view: State, question: Question) -> str:
    return f"{view.combat.each if view.combat else 0} Attack strikes you."


def _offered(view: State, question: Question) -> str:
    given = [card_name(view, card) for card in view.giving]
    given += [f"{view.giving_wild} Wild"] * bool(view.giving_wild)
    cards, wild = view.asking
    wanted = [f"{cards} of your cards"] * bool(cards) + [f"{wild} Wild"] * bool(wild)
    return f"{', '.join(given) or 'nothing'} for {', '.join(wanted) or 'nothing'}."


_BEFORE: dict[str, Callable[[State, Question], str]] = {
    prompts.PLAY.key: _resources,
    prompts.BUY.key: _resources,
    prompts.OPENING.key: lambda view, _: f"{view.coin} Coin.",
    prompts.MOVE.key: lambda view, _: f"{view.walk} Walk{f', {view.due} of it to stay or go on' if view.due else ''}.",
    prompts.DAMAGE.key: _struck,
    prompts.ACCEPT.key: _offered,
}
"""What is said before a prompt's own words."""


def _question(view: State, question: Question) -> str:
    return f"{_BEFORE[question.prompt.key](view, question)} {question.prompt.words}"


_ATOMS: dict[str, type[atoms.Atom]] = {
    prompts.CURE.key: atoms.Cure,
    prompts.COIN_OR_CURE.key: atoms.CoinOrCure,
    prompts.SCOUT.key: atoms.Scout,
    prompts.MERCHANT.key: atoms.Merchant,
    prompts.WHISPER.key: atoms.Whisper,
    prompts.OMEN.key: atoms.Omen,
    prompts.QUIET.key: atoms.QuietNight,
    prompts.BANDITS.key: atoms.Bandits,
}
"""Questions that the text of a card puts, by the atom that asks."""


def _source(view: State, question: Question) -> tuple[str, atoms.Atom]:
    """The card or Event that asks, and the part of its text that does."""
    kind = _ATOMS[question.prompt.key]
    found = [(card.name, atom) for card in view.book.cards for atom in (*card.explore, *card.effects)
             if isinstance(atom, kind)]  # fmt: skip
    names = " or ".join(dict.fromkeys(name for name, _ in found))
    return names, found[0][1]


def _of_card(view: State, question: Question) -> str:
    """The card whose text asks is named, an offer with its numbers."""
    name, atom = _source(view, question)
    words = lower_first(question.prompt.words)
    if isinstance(atom, atoms.Whisper):
        words = f"gain {atom.n} Darkness to draw {atom.cards} cards?"
    elif isinstance(atom, atoms.CoinOrCure):
        words = f"take {atom.n} Coin, or return a −1 Card Token"
    elif isinstance(atom, atoms.QuietNight):
        words = f"return all your −1 Card Tokens, or gain {atom.n} Wild"
    elif isinstance(atom, atoms.Scout):
        words = f"leave {card_name(view, question.about)} on top of the Map Deck, or put it on the bottom"
    elif isinstance(atom, atoms.Merchant):
        words = f"{_resources(view, question)} Buy one card here, or not"
    return f"{name}: {words}"


def _discard_for(view: State, question: Question) -> str:
    """The card played last in this fight asks for it (RE-186)."""
    fighters = view.combat.fighters if view.combat else []
    played = [each.played[-1] for each in fighters if each.seat == question.seat and each.played]
    return f"{face_name(view, played[0])}: {lower_first(question.prompt.words)}" if played else question.prompt.words


QUESTIONS = {
    **dict.fromkeys(_BEFORE, _question),
    **dict.fromkeys(_ATOMS, _of_card),
    prompts.DISCARD_FOR.key: _discard_for,
    prompts.ATTACK.key: attack_asked,
    prompts.DEFENSE.key: defense_asked,
    prompts.END_COMBAT.key: fight_on_asked,
}


# -- the log
def _explores(view: State, event: Event, filled: Filled) -> str:
    gained = [f"{filled[key]} {key.capitalize()}" for key in ("walk", "coin") if event.args[key]]
    return f"{filled['seat']} plays {filled['card']}{': ' + ', '.join(gained) if gained else ''}."


def _exhausted(view: State, event: Event, filled: Filled) -> str:
    if event.args["seat"] >= 0:
        return f"{filled['seat']} is Exhausted."
    return f"{filled['face']} {'are' if _many(filled) else 'is'} Exhausted."


def _many(filled: Filled) -> bool:
    return filled["face"].endswith("s")  # Goblins


def _strikes(view: State, event: Event, filled: Filled) -> str:
    """What each of several takes; one takes all of it (RE-191)."""
    shared = f": {filled['each']} to each of {filled['defenders']}" if event.args["defenders"] > 1 else ""
    return f"The {filled['side']} attack for {filled['n']}{shared}."


SENTENCES: dict[str, Callable[[State, Event, Filled], str]] = {
    events.exhausted.name: _exhausted,
    events.explores.name: _explores,
    events.fight_over.name: fight_over,
    events.strikes.name: _strikes,
    events.appears.name: lambda view, event, filled: (
        f"{filled['face']} {'appear' if _many(filled) else 'appears'} at {filled['place']}{filled['passed']}."
    ),
}
