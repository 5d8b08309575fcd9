"""What stands on buttons and in questions where the declarations alone do not say enough."""

from collections.abc import Callable

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.buy.buying import may_buy
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.places import is_village, terrain_of
from rulewright.games.elysia.rules.state import BUY, State
from rulewright.games.elysia.words.fight_sums import (
    attack_asked,
    damage_asked,
    defense_asked,
    fight_on_asked,
    join_asked,
)
from rulewright.games.elysia.words.names import npc_name, seat_called, tile_name
from rulewright.kernel.question import Face, Option, Question, Seat
from rulewright.kernel.words import Fill, card_name, face_name, lower_first


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
    verbs.TARGET_PLAYER.name: lambda view, option: f"Attack {seat_called(view, option.a)}",
    verbs.TRADE.name: lambda view, option: f"Offer {seat_called(view, option.a)} a trade",
}


# -- questions, with the numbers they are about
def _resources(view: State, question: Question) -> str:
    return f"{view.walk} Walk, {view.coin + view.wild_coin} Coin, {view.players[question.seat].wild} Wild."


def _to_play(view: State, question: Question) -> str:
    """What there is to spend, and that Coin is of no use here, instead of what everybody knows by then."""
    return f"{_resources(view, question)} {coin_warning(view, question.seat) or question.prompt.words}"


def coin_warning(view: State, seat: Seat, more: int = 0) -> str:
    """Coin is of use elsewhere alone: said while it is made, or before (RE-158, RE-165)."""
    if not view.coin + view.wild_coin + more or may_buy(view, seat):
        return ""
    return f"To buy, walk to {'another' if is_village(view.tiles[view.players[seat].place]) else 'a'} Village."


def why_no_buying(view: State, seat: Seat) -> str:
    """Why nothing can be bought where the figure stands; "" if it can (RE-138, RE-158, RE-165)."""
    place = view.players[seat].place
    if may_buy(view, seat):
        return ""
    if not is_village(view.tiles[place]):
        return "this is no Village"
    if npc := next((npc for npc in view.npcs if npc.place == place), None):
        return f"{npc_name(view, npc.uid)} must be beaten first"
    return "you can't buy where your turn began"


def ruins_token(view: State) -> str:
    """What walking on from Ruins brings (RE-143)."""
    return "1 Darkness" if view.book.rules.ruin_pass_token == "darkness" else "1 −1 Card Token"


def _walking(view: State, question: Question) -> str:
    if view.due > view.walk:
        return f"{view.walk} Walk, {view.due} needed to stay."
    return f"{view.walk} Walk{f', {view.due} of it to stay or go on' if view.due else ''}."


def _offered(view: State, question: Question) -> str:
    given = [card_name(view, card) for card in view.giving]
    given += [f"{view.giving_wild} Wild"] * bool(view.giving_wild)
    cards, wild = view.asking
    wanted = [f"{cards} of your cards"] * bool(cards) + [f"{wild} Wild"] * bool(wild)
    return f"{', '.join(given) or 'nothing'} for {', '.join(wanted) or 'nothing'}."


_BEFORE: dict[str, Callable[[State, Question], str]] = {
    prompts.BUY.key: _resources,
    prompts.OPENING.key: lambda view, _: f"{view.coin} Coin.",
    prompts.ACCEPT.key: _offered,
}
"""What is said before a prompt's own words."""


def _to_walk(view: State, question: Question) -> str:
    """What is left to walk with; on Ruins also what going on brings (RE-143)."""
    words = f"Walk on and gain {ruins_token(view)}, or stop" if view.ruin else question.prompt.words
    return f"{_walking(view, question)} {words}"


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
    prompts.PLAY.key: _to_play,
    prompts.MOVE.key: _to_walk,
    prompts.ATTACK.key: attack_asked,
    prompts.DEFENSE.key: defense_asked,
    prompts.DAMAGE.key: damage_asked,
    prompts.JOIN.key: join_asked,
    prompts.END_COMBAT.key: fight_on_asked,
}
