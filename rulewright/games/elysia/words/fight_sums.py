"""A strike in words: what it adds up to so far, and what is still needed (RE-190 to RE-193, RE-211)."""

from typing import NamedTuple

from rulewright.games.elysia.rules.combat.arithmetic import share, value
from rulewright.games.elysia.rules.combat.fighters import ATTACK, DEFENSE, Combat, Fighter, fighter_of
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Question
from rulewright.kernel.words import upper_first


def struck(combat: Combat) -> list[Fighter]:
    """Among whom the Attack is shared (RE-R93)."""
    return [each for each in combat.fighters if each.side != combat.striker and not each.exhausted]


def strike_total(view: State, combat: Combat) -> int:
    """The Attack values so far, added up (RE-190)."""
    side = [each for each in combat.fighters if each.side == combat.striker and not each.exhausted]
    return sum(value(view, combat, each, ATTACK) for each in side)


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
        return "enough to win" if among == len(found) else f"{' and '.join([each.name for each in beaten])} beaten"
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
    return f"{sum_}. {_may_play(view, question)}"


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
    lost = min(max(0, each - held), len(view.players[question.seat].hand))
    cards = f"{lost} card{'' if lost == 1 else 's'}"
    return f"Attack {each} against your Defense {held}: {cards} would be lost. {_may_play(view, question)}"


def _may_play(view: State, question: Question) -> str:
    """In few words: with the sum before them they have two lines. That one may pass stands on a button."""
    mine = fighter_of(view.combat, question.seat) if view.combat else None
    left = mine.left if mine else 0
    cards = "" if not left else "play one card" if left == 1 else f"play up to {left} cards"
    wild = "spend Wild" if view.players[question.seat].wild else ""
    return upper_first(" or ".join([way for way in (cards, wild) if way] or ["pass"]))
