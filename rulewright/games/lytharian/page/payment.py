"""What an answer takes from the hand beside mana, said before: a spell to harness, equipment to reforge."""

from rulewright.games.lytharian.cards.card import X_COST
from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.casting.castable import affordable, funds, harness_value, least
from rulewright.games.lytharian.rules.equipment import bearers, melted_first
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.words import WORDS
from rulewright.games.lytharian.words.names import card_name
from rulewright.kernel.question import NO_CARD, CardId, Option, Question, Seat


def given_up(view: State, question: Question, option: Option) -> list[CardId]:
    """The cards of which one is put away if this is answered; none where the mana is enough (LC-205, LC-220)."""
    seat, key, about = question.seat, question.prompt.key, CardId(question.about)
    if option.verb == verbs.CAST.name:
        return _harnessed(view, seat, CardId(option.a))
    if option.verb == verbs.ATTACH.name:
        each = CardId(option.a)
        found = [melted_first(view, seat, each, troop) for troop in bearers(view, seat, each)]
        return sorted({card for cards in found for card in cards}) if all(found) else []
    if about not in view.players[seat].hand:
        return []
    if key == prompts.BEAR.key:
        return melted_first(view, seat, about, verbs.AT_TROOP.of(option)[0])
    if key == prompts.TARGET.key:
        return _payers(view, seat, about, least(view, seat, view.book.cards[view.faces[about]], option))
    if key == prompts.AMOUNT.key:  # the most that can be spent is what there is, with what the target changes
        return _payers(view, seat, about, option.a + funds(view, seat, about) - len(question.options))
    return []


def is_news(view: State, question: Question, option: Option) -> bool:
    """Whether it costs a card, and that was not said already of what is being cast or attached."""
    if not given_up(view, question, option):
        return False
    about = CardId(question.about)
    if about not in view.players[question.seat].hand:
        return True
    begun = verbs.ATTACH(about) if question.prompt.key == prompts.BEAR.key else verbs.CAST(about)
    return not given_up(view, question._replace(prompt=prompts.MAIN, about=NO_CARD), begun)


def _harnessed(view: State, seat: Seat, each: CardId) -> list[CardId]:
    """Of a cast, whatever it is cast on."""
    card, player = view.book.cards[view.faces[each]], view.players[seat]
    cheapest = 1 if card.cost == X_COST else card.cost
    if 0 <= cheapest <= player.mana + player.pool and card.type != "curse":
        return []
    aims = [verbs.NONE] if card.aim.kind == "none" else affordable(view, seat, each, card)
    return _payers(view, seat, each, min([least(view, seat, card, aim) for aim in aims], default=0))


def _payers(view: State, seat: Seat, each: CardId, cost: int) -> list[CardId]:
    """The spells that make up for what the mana lacks."""
    player = view.players[seat]
    short = cost - player.mana - player.pool
    return [card for card in player.hand if card != each and harness_value(view, card) >= short] if short > 0 else []


def payment(view: State, question: Question, option: Option) -> str:
    """The same in a sentence."""
    cards, mana = given_up(view, question, option), view.players[question.seat].mana
    if not cards:
        return ""
    equips = option.verb == verbs.ATTACH.name or question.prompt.key == prompts.BEAR.key
    worn = view.weapon + view.armor
    if all(card in worn for card in cards):
        which = " or ".join([card_name(view, card) for card in cards])
        return f"{which} makes room for it and goes to the Nether."
    if len(cards) == 1:
        return f"You have {mana} mana: {card_name(view, cards[0])} pays {_worth(view, cards[0])}, from hand to Nether."
    if len(cards) > MOST_NAMED:
        return f"You have {mana} mana: another {'piece' if equips else 'spell'} pays. You then choose which."
    which = " or ".join([f"{card_name(view, card)} ({_worth(view, card)})" for card in cards])
    return f"You have {mana} mana: {which} pays. You then choose which."


MOST_NAMED = 2  # cards of which one pays, in a sentence


def _worth(view: State, card: CardId) -> int:
    """What a card gives when it is put away for another one."""
    return harness_value(view, card) or view.book.cards[view.faces[card]].reforge


def label_with_payment(view: State, question: Question, option: Option) -> str:
    """A spell, or an amount for one, with how it is paid if the mana is not enough: 'Fireball (3: 1 and a spell)'."""
    if option.verb not in (verbs.CAST.name, verbs.AMOUNT.name) or not given_up(view, question, option):
        return ""
    mana, words = view.players[question.seat].mana + view.players[question.seat].pool, WORDS.label(view, option)
    paid = f"{mana} and a spell" if mana else "with a spell"
    if option.verb == verbs.AMOUNT.name:
        return f"{words}: {paid}"
    price = view.book.cards[view.faces[option.a]].price
    return words.replace(f"({price})", f"({price}: {paid})")
