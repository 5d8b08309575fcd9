"""What an answer would come to, said before it is given: of an assault what is left to deal and who strikes back."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from rulewright.games.outposts.cards.atoms import Bolt
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.assault import legal_targets
from rulewright.games.outposts.rules.attack.strength import Totals, take_totals
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.effects.run import all_creatures
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.state import Assault, GroupId, State, Target, card_of, limit_of
from rulewright.games.outposts.words.bolts import bolt_comes_to, bolt_strength, destroys, wounds_stay
from rulewright.kernel.copying import copy_state
from rulewright.kernel.question import CardId, Option, Question, Seat
from rulewright.kernel.words import card_name, counted, listed


def hint(view: State, question: Question, option: Option) -> str:
    """For a target, for the assault that comes next (OP-148 to OP-164), or for whom a Bolt goes (OP-K01)."""
    if is_full(view, option):
        return f"Only {view.book.rules.attackers_per_group} of a group attack: one of them has to leave it."
    if option.verb == verbs.TARGET.name and (n := bolt_strength(view, question)):
        return bolt_comes_to(view, n, *verbs.TARGET.of(option))
    if option.verb == verbs.PLAY.name:
        return bolt_in_hand(view, question.seat, *verbs.PLAY.of(option))
    if option.verb == verbs.BURN.name:
        return too_dear(view, question.seat, *verbs.BURN.of(option))
    keeps_peace = question.prompt == prompts.ATTACK and option == verbs.SKIP and is_vain(view, question)
    plan = planned(view, question, verbs.TAKE if keeps_peace else option)
    if plan is None:
        return ""
    totals, lost = foreseen(view, *plan)
    left, defense = totals.remaining, totals.defense
    siege = f", {totals.siege} more by Siege" if left and totals.siege else ""  # OP-K15
    words = [f"Attack {totals.attackers}, Defense {defense}: {left or 'nothing'} to deal{siege}."]
    if totals.defenders:
        words.append(f"They strike back with {totals.defenders}{lost.words(view)}.")
    _, target = plan
    if view.players[target.owner].outposts[target.outpost].closed:
        words.append("Face-down cards may change that.")
    return " ".join(words)


def too_dear(view: State, seat: Seat, card: CardId) -> str:
    """Why a card of the hand can only be burned now."""
    price, mana = cost_of(view, seat, card_of(view, card)), view.players[seat].mana
    return f"To play it costs {price} mana; you have {mana}." if price > mana else ""


def is_full(view: State, option: Option) -> bool:
    """Whether it is a group that has as many as may attack (OP-133): one has to leave before the step ends (OP-136)."""
    if option.verb != verbs.JOIN.name:
        return False
    card, group = verbs.JOIN.of(option)
    groups = view.players[view.owner[card]].groups
    return group < len(groups) and len(groups[group]) >= view.book.rules.attackers_per_group


def is_vain(view: State, question: Question) -> bool:
    """Whether the one assault that there could be would not get through: then to keep the peace is what is usual."""
    plan = planned(view, question, verbs.TAKE)
    return plan is not None and not foreseen(view, *plan)[0].remaining


def costs_somebody(view: State, question: Question, option: Option) -> bool:
    """Whether the counter-strike can destroy an attacker: then it is read before it is done."""
    plan = planned(view, question, option)
    return plan is not None and bool(foreseen(view, *plan)[1].most)


def bolt_in_hand(view: State, seat: Seat, card: CardId) -> str:
    """Whom of the others a Spell that bolts one creature could destroy."""
    strengths = [bolt.n for bolt in card_of(view, card).effects if isinstance(bolt, Bolt) and bolt.who == "any"]
    if not strengths or wounds_stay(view):
        return ""
    n, rivals = strengths[0], [other for other in all_creatures(view) if view.owner[other] != seat]
    fall = [card_name(view, other) for other in rivals if destroys(view, n, other)]
    return f"Bolt {n} could destroy {listed(counted(fall))}." if fall else f"No rival creature has Health {n} or less."


class Losses(NamedTuple):
    """Whom a counter-strike could destroy, and how many of them at most: it is distributed among them (OP-161)."""

    cards: list[CardId]
    most: int

    def words(self, view: State) -> str:
        """How a sentence on the counter-strike ends."""
        names = listed(counted([card_name(view, card) for card in self.cards]))
        if not self.most:
            return ""
        return f": {names} may die" if self.most == len(self.cards) else f": at most {self.most} of {names} may die"


def struck_down(view: State, group: Sequence[CardId], strength: int) -> Losses:
    """Whom of a group so much Strength could destroy: all its Vanguards before anybody else (OP-161, OP-K16)."""
    vanguards = [card for card in group if card_of(view, card).vanguard]
    first = vanguards or group
    left = strength - sum(health_left(view, card) for card in first)
    found, most = [card for card in first if health_left(view, card) <= strength], affordable(view, first, strength)
    if vanguards and left > 0:
        others = [card for card in group if card not in vanguards]
        found += [card for card in others if health_left(view, card) <= left]
        most += affordable(view, others, left)
    return Losses(found, most)


def affordable(view: State, cards: Sequence[CardId], strength: int) -> int:
    """How many of them so much Strength destroys: the weakest first."""
    totals = accumulate(sorted(health_left(view, card) for card in cards))
    return sum(total <= strength for total in totals)


def foreseen(view: State, group: GroupId, target: Target) -> tuple[Totals, Losses]:
    """The totals as they stand now, and whom the counter-strike could destroy."""
    then = copy_state(view)
    then.assault = Assault(view.active, group, *target)
    then.assaults += 1
    totals = take_totals(then)
    return totals, struck_down(view, view.players[view.active].groups[group], totals.defenders)


class Foretold(NamedTuple):
    """What an assault would do to the Outpost: how much, and in words."""

    damage: int
    words: str


def gets_through(view: State, group: GroupId, target: Target) -> Foretold:
    """What an assault would do to the Outpost, in two words: '3 damage'; and that it falls, where nobody who has to be
    destroyed first (OP-K17) and nothing face-down stands in the way.
    """
    totals, _ = foreseen(view, group, target)
    damage = totals.remaining + totals.siege if totals.remaining else 0
    outpost = view.players[target.owner].outposts[target.outpost]
    shielded = outpost.closed or any(card_of(view, card).guard for card in outpost.defenders)
    falls = not shielded and damage >= limit_of(view, outpost) - outpost.counters
    return Foretold(damage, f"{damage or 'no'} damage{', it falls' if falls else ''}")


def planned(view: State, question: Question, option: Option) -> tuple[GroupId, Target] | None:
    """The group and the Outpost that an answer is about."""
    if question.prompt == prompts.AIM and option.verb == verbs.OUTPOST.name:
        group = GroupId(len(view.targets))
        aimed = group < len(view.players[view.active].groups)  # by a switch one aims anew later on (OP-144)
        return (group, Target(*verbs.OUTPOST.of(option))) if aimed else None
    if question.prompt == prompts.ATTACK and option == verbs.TAKE and len(view.players[view.active].groups) == 1:
        targets = legal_targets(view, view.active)  # with one of both nothing more is asked
        return (GroupId(0), Target(*verbs.OUTPOST.of(targets[0]))) if len(targets) == 1 else None
    if option.verb == verbs.ASSAULT.name:
        (group,) = verbs.ASSAULT.of(option)
        target = view.targets[group]
        return (group, target) if target else None
    return None
