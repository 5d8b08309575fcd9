"""What the templates of verbs and prompts leave open: prices, copies, what is clicked, what there is to spend."""

from rulewright.games.seekers.cards.atoms.stack import Counter
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import NO_LASTING, UPKEEP
from rulewright.games.seekers.rules.playing.requirements import Play, cost_of
from rulewright.games.seekers.rules.shard import can_channel
from rulewright.games.seekers.rules.state import State, each_card, printed
from rulewright.games.seekers.rules.verbs import PLAY, START
from rulewright.games.seekers.words.aims import pending
from rulewright.games.seekers.words.names import nth
from rulewright.games.seekers.words.shard_words import moments_last
from rulewright.kernel.question import Option, Question
from rulewright.kernel.words import Fill, card_name, lower_first


def copy(view: State, option: Option) -> str:
    """' (the second)' for the second of several equal cards in the same place: they must be told apart."""
    (card,) = PLAY.of(option)
    player = view.players[view.owner[card]]
    zone = [lasting.card for lasting in player.zone]
    piles = (player.hand, player.deck, player.side, player.discard, player.equipment, player.exile, zone)
    pile = next((pile for pile in piles if card in pile), None)
    if pile is None:  # cards that are just being looked at
        lying = {each for pile in piles for each in pile}
        pile = [each for each, owner in each_card(view.owner) if owner == view.owner[card] and each not in lying]
    return nth(card, [each for each in pile if view.faces[each] == view.faces[card]])


def price(view: State, option: Option) -> int:
    """What a card costs its owner now, wherever it would be played from (SK-126)."""
    (card,) = PLAY.of(option)
    player = view.players[view.owner[card]]
    born = next((lasting.born for lasting in player.zone if lasting.card == card), NO_LASTING)
    play = Play(view.faces[card], card=card, lasting=born, free=card in player.discard)
    return cost_of(view, view.owner[card], play)


def _action(view: State, option: Option) -> Card:
    action = view.book.cards[view.faces[option.a]].action
    assert action is not None
    return action


def with_resources(view: State, question: Question) -> str:
    """Who has priority reads what there is to spend; who may answer, what there is to answer."""
    if question.prompt == prompts.PRIORITY and view.stack:
        return f"{pending(view, question.seat)}: answer?"
    player = view.players[question.seat]
    words = question.prompt.words
    if can_channel(view, question.seat):
        words = "Channel the Shard, move, play, or end"
    if question.prompt == prompts.MAIN and prompts.MOVING not in question.options:  # rooted, frozen, stunned
        words = words.replace("Move, play", "Play").replace(" move,", "")
    return f"{player.ap} AP, {player.mp} MP. {words}"


FILLS: dict[str, Fill] = {
    "copy": copy,
    "price": price,
    "action": lambda view, option: _action(view, option).name,
    "action_cost": lambda view, option: _action(view, option).cost,
    "shard_cost": lambda view, option: view.book.rules.shard_cost_ap,
    "mover": lambda view, option: f"unit-{view.active}",  # clicked to move
    "shard": lambda view, option: f"hex-{view.book.map.shard}",  # clicked to channel
}


def _still_to_go(view: State, question: Question) -> str:
    """How long it takes now, in Moments and in turns (SK-192)."""
    n, rules = view.players[question.seat].channel, view.book.rules
    if view.phase == UPKEEP and view.active == question.seat:  # its Moment may have passed or not: Burn comes before it
        lasts = ""
    else:
        lasts = f", {moments_last(rules, n, view.active == question.seat)}"
    return f"You were hurt: {n} Moment{'s' * (n != 1)} to the Shard now{lasts}. {question.prompt.words}"


def _amplify(view: State, question: Question) -> str:
    """What Amplifying costs and what it gives (SK-211)."""
    card = view.book.cards[view.faces[question.about]] if question.about >= 0 else None
    if card is None:
        return question.prompt.words
    if card.amplify is None:
        return f"{card.name}: {lower_first(question.prompt.words)}"
    does = lower_first(card.amplify.does()).replace("{type}", card.type or "physical")
    return f"{card.name}: {card.amplify.cost_words()} to Amplify it? Then {does} instead"


def _start(view: State, question: Question) -> str:
    """How far it is from each of them to the Shard."""
    gaps = view.book.map.board.gap[view.book.map.shard]
    away = sorted({gaps[START.of(option)[0]] for option in question.options})
    far = f"{away[0]}" if len(away) == 1 else f"{away[0]} to {away[-1]}"
    return f"The Shard is {far} hexes away. {question.prompt.words}"


def _plain(view: State, question: Question) -> str:
    """With the name of the card it is about."""
    if question.about < 0:
        return question.prompt.words
    return f"{card_name(view, question.about)}: {lower_first(question.prompt.words)}"


def _asking(question: Question) -> str:
    """The name of the card that asks: it may have left the Stack, but stands in the question."""
    return question.prompt.words.partition(": ")[0]


def _tax(view: State, question: Question) -> str:
    """How much it costs, and for which card (SK-217)."""
    if not (n := tax(view, question)):
        return _plain(view, question)
    own = [item for item in view.stack if item.seat == question.seat]
    card = printed(view, own[0]).name if len(own) == 1 else "your card"
    return f"{_asking(question)}: pay {n} AP to keep {card} from being Countered?"


def tax(view: State, question: Question) -> int:
    """What the card that asks wants to be paid."""
    asking = [card for card in view.book.cards if card.name == _asking(question)]
    return max([atom.n for card in asking for atom in card.effects if isinstance(atom, Counter)], default=0)


def _free_spell(view: State, question: Question) -> str:
    """A Seeker's own power is called so: nobody has read its name on a card in hand."""
    source, colon, asks = _plain(view, question).partition(": ")
    powers = [when.name for when in view.book.cards[view.players[question.seat].seeker].whens]
    return f"{source}, your power: {asks}" if source in powers else source + colon + asks


QUESTIONS = {
    prompts.FREE_SPELL.key: _free_spell,
    prompts.TAX.key: _tax,
    prompts.START.key: _start,
    prompts.AMPLIFY.key: _amplify,
    prompts.MAIN.key: with_resources,
    prompts.PRIORITY.key: with_resources,
    prompts.KEEP_CHANNELING.key: _still_to_go,
}
