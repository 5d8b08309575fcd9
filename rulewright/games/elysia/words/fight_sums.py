"""A strike in words: what it adds up to so far, and what is still needed (RE-190 to RE-193, RE-211)."""

from typing import NamedTuple

from rulewright.games.elysia.rules.combat.arithmetic import first_side, share, value
from rulewright.games.elysia.rules.combat.fighters import (
    ATTACK,
    ATTACKERS,
    DEFENDERS,
    DEFENSE,
    Combat,
    Fighter,
    fighter_of,
)
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.names import SIDES
from rulewright.kernel.question import Question
from rulewright.kernel.words import listed, upper_first


def struck(combat: Combat) -> list[Fighter]:
    """Among whom the Attack is shared (RE-R93)."""
    return [each for each in combat.fighters if each.side != combat.striker and not each.exhausted]


def strike_total(view: State, combat: Combat) -> int:
    """The Attack values so far, added up (RE-190)."""
    side = [each for each in combat.fighters if each.side == combat.striker and not each.exhausted]
    return sum(value(view, combat, each, ATTACK) for each in side)


ENOUGH = "enough to win"


class Need(NamedTuple):
    """A Monster that is struck: its Defense, and how much more Attack in all would exceed it (RE-211)."""

    name: str
    defense: int
    more: int


def needs(view: State, combat: Combat, total: int) -> list[Need]:
    """Of every Monster that is struck by so much in all; of players and Villains nobody knows it beforehand."""
    among = len(struck(combat))
    found = []
    for each in struck(combat):
        if each.npc >= 0 and each.villain < 0:
            defense, more = value(view, combat, each, DEFENSE), 0
            while share(view, total + more, among) <= defense:
                more += 1
            found.append(Need(view.book.cards[each.face].name, defense, more))
    return found


def comes_to(found: list[Need], among: int) -> str:
    """'2 more to win'; of several that are struck who falls, and what the next takes."""
    beaten, left = [each for each in found if not each.more], [each for each in found if each.more]
    if not left:
        return ENOUGH if among == len(found) else f"{' and '.join([each.name for each in beaten])} beaten"
    least = min(left, key=lambda each: each.more)
    if among == 1:
        return f"{least.more} more to win"
    falls = f"{' and '.join([each.name for each in beaten])} beaten, " if beaten else ""
    return f"{falls}{least.more} more to beat {least.name}"


def attack_words(view: State, combat: Combat) -> str:
    """'Attack 4 against Defense 5: 2 more to win'; shared among several, what strikes each."""
    total, among = strike_total(view, combat), len(struck(combat))
    rounded = f", rounded {view.book.rules.rounding}" if among > 1 and total % among else ""
    said = f"Attack {total}" if among <= 1 else f"Attack {total} ÷ {among} = {share(view, total, among)} each{rounded}"
    found = needs(view, combat, total)
    if not found:
        return said
    defense = " and ".join([str(n) for n in sorted({each.defense for each in found})])
    return f"{said} against Defense {defense}: {comes_to(found, among)}"


def attack_asked(view: State, question: Question) -> str:
    """What is needed now, and what may be played for it: one card a strike, Wild without limit (RE-187, RE-R87)."""
    combat = view.combat
    sum_ = attack_words(view, combat) if combat else "Your Attack"
    if combat and not needs(view, combat, 0):
        sum_ += ": each point that is not defended costs them a card"
    return f"{sum_}. {'Nothing more is needed' if sum_.endswith(ENOUGH) else _may_play(view, question)}"


def fight_on_asked(view: State, question: Question) -> str:
    """That a strike would begin anew, and against what (RE-179)."""
    found = needs(view, view.combat, 0) if view.combat else []
    defense = " and ".join([str(n) for n in sorted({each.defense for each in found})])
    return f"{question.prompt.words} A new strike, against Defense {defense}" if found else question.prompt.words


def defense_asked(view: State, question: Question) -> str:
    """How much is left over now, and what may be played against it."""
    combat = view.combat
    each, mine = combat.each if combat else 0, fighter_of(combat, question.seat) if combat else None
    held = value(view, combat, mine, DEFENSE) if combat and mine else 0
    lost = would_lose(max(0, each - held), len(view.players[question.seat].hand))
    more = _may_play(view, question) if each > held else "Nothing more is needed"
    return f"Attack {each} against your Defense {held}: {lost}. {more}"


def would_lose(over: int, hand: int) -> str:
    """What an Attack that is left over would cost: a card for each point, with the last one the fight (RE-042)."""
    if not over:
        return "costs no card"
    if over < hand:
        return f"would cost {over} card{'' if over == 1 else 's'}"
    cards = ["no card is left", "would cost the last card"][hand] if hand < 2 else f"would cost all {hand} cards"
    return f"{cards}, Exhausted"


def loses(over: int, hand: int) -> str:
    """The same where nothing can be done about it any more."""
    return would_lose(over, hand).replace("would cost", "costs")


def damage_asked(view: State, question: Question) -> str:
    """Which of how many cards is to be chosen (RE-193)."""
    combat = view.combat
    mine = fighter_of(combat, question.seat) if combat else None
    if combat is None or mine is None:
        return question.prompt.words
    over = combat.each - value(view, combat, mine, DEFENSE)
    nth = f", {over - mine.struck + 1} of {over}" if over > 1 else ""
    return f"{over} Attack left over. {question.prompt.words}{nth}"


def join_asked(view: State, question: Question) -> str:
    """Who fights whom, with their strength (RE-176)."""
    if view.combat is None:
        return question.prompt.words
    sides = [listed([_strong(view, each) for each in view.combat.fighters if each.side == side])
             for side in (ATTACKERS, DEFENDERS)]  # fmt: skip
    return upper_first(f"{' against '.join(sides)}. Join a side?")


def _strong(view: State, fighter: Fighter) -> str:
    """'Rat (Attack 1, Defense 1)', 'player 2, 4 cards', by the number that the table replaces by a name."""
    if fighter.seat >= 0:
        hand = len(view.players[fighter.seat].hand)
        return f"player {fighter.seat + 1}, {hand} card{'' if hand == 1 else 's'}"
    card = view.book.cards[fighter.face]
    if fighter.villain >= 0:
        return f"{card.name} ({view.book.rules.villain_hand} cards, each +{view.villains[fighter.villain].wild})"
    return f"{card.name} (Attack {card.attack}, Defense {card.defense})"


def strikes_first(view: State, combat: Combat) -> str:
    """Who strikes first (RE-177)."""
    return f"The {SIDES[first_side(view, combat)]} strike first"


def _may_play(view: State, question: Question) -> str:
    """In few words: with the sum before them they have two lines. That one may pass stands on a button."""
    mine = fighter_of(view.combat, question.seat) if view.combat else None
    left = mine.left if mine else 0
    cards = "" if not left else "play one card" if left == 1 else f"play up to {left} cards"
    wild = "spend Wild" if view.players[question.seat].wild else ""
    return upper_first(" or ".join([way for way in (cards, wild) if way] or ["pass"]))
