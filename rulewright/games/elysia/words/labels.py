"""What stands on buttons, in questions and in the log where the declarations alone do not say enough."""

from collections.abc import Callable

from rulewright.games.elysia.cards import atoms
from rulewright.games.elysia.cards.atoms import NO_TERRAIN
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.buy.buying import may_buy
from rulewright.games.elysia.rules.buy.market import price
from rulewright.games.elysia.rules.places import PlaceId, is_village, terrain_of
from rulewright.games.elysia.rules.state import BUY, State
from rulewright.games.elysia.words.fight_results import fight_over
from rulewright.games.elysia.words.fight_sums import (
    attack_asked,
    damage_asked,
    defense_asked,
    fight_on_asked,
    join_asked,
)
from rulewright.games.elysia.words.names import npc_name, seat_called, tile_name, where_words
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


# -- the log
def _explores(view: State, event: Event, filled: Filled) -> str:
    gained = [f"{filled[key]} {key.capitalize()}" for key in ("walk", "coin") if event.args[key]]
    return f"{filled['seat']} plays {filled['card']}{': ' + ', '.join(gained) if gained else ''}."


def _exhausted(view: State, event: Event, filled: Filled) -> str:
    if event.args["seat"] >= 0:
        return f"{filled['seat']} is Exhausted, without cards in hand."
    return f"{filled['face']} {'are' if _many(filled) else 'is'} Exhausted."


def _many(filled: Filled) -> bool:
    return filled["face"].endswith("s")  # Goblins


def _stops(view: State, event: Event, filled: Filled) -> str:
    return f"{filled['seat']} stops {where_words(view.tiles[PlaceId(event.args['place'])])}{filled['toll']}."


def _strikes(view: State, event: Event, filled: Filled) -> str:
    """What each of several takes; one takes all of it (RE-191)."""
    shared = f": {filled['each']} each" if event.args["defenders"] > 1 else ""
    return f"The {filled['side']} strike for {filled['n']}{shared}."


def _combat(view: State, event: Event, filled: Filled) -> str:
    tile = view.tiles[PlaceId(event.args["place"])]
    first = f" The {filled['first']} strike first." if "first" in filled else ""  # older games did not tell it
    return f"Fight {where_words(tile)}: {filled['n']} take part.{first}"


WHY = {
    "RE-143": "walking on from Ruins",
    "RE-198": "beating a foe of Darkness",
    "RE-199": "doing so in a Village",
    "RE-200": "beating a Character of Light",
    "RE-212": "a Reward",
    "RE-241": "a Quest",
}
"""What a token is for, by the clause that gives it; an Event is told by itself, just before."""
TOKENS = {kind.name: kind.sentence for kind in (events.gains_light, events.gains_darkness, events.gains_wild,
                                                events.gains_minus)}  # fmt: skip


def _gains(view: State, event: Event, filled: Filled) -> str:
    said = TOKENS[event.kind].format_map(filled)
    return f"{said[:-1]} for {WHY[event.clause]}." if event.clause in WHY else said


def _left_alone(view: State, event: Event, filled: Filled) -> str:
    why = "damaged" if event.args["damaged"] else "no cards in hand"
    return f"{filled['seat']} is left alone, no fight: {why}."


def _check(view: State, event: Event, filled: Filled) -> str:
    """The card only says whether somebody comes: nobody gains it (RE-133, RE-134)."""
    if view.book.cards[event.cards["card"].face].kind == "encounter":
        return f"{filled['seat']} checks for an Encounter, and there is one."
    return f"{filled['seat']} checks for an Encounter: none. {filled['card']}, turned up for it, is laid aside."


def _quest(view: State, event: Event, filled: Filled) -> str:
    prize = view.book.cards[Face(event.args["face"])].prize
    return f"{filled['seat']} completes {filled['face']}{f': +{prize}' if prize else ''}."


SENTENCES: dict[str, Callable[[State, Event, Filled], str]] = {
    events.exhausted.name: _exhausted,
    events.explores.name: _explores,
    events.fight_over.name: fight_over,
    events.stops.name: _stops,
    events.strikes.name: _strikes,
    events.combat.name: _combat,
    events.left_alone.name: _left_alone,
    events.check.name: _check,
    events.quest.name: _quest,
    **dict.fromkeys(TOKENS, _gains),
    events.appears.name: lambda view, event, filled: (
        f"{filled['face']} {'appear' if _many(filled) else 'appears'} at {filled['place']}{filled['passed']}."
    ),
}
