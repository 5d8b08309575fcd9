"""What an assault would come to, said before it is declared: what is left to deal, and who strikes back."""

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.assault import legal_targets
from rulewright.games.outposts.rules.attack.strength import Totals, take_totals
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import Assault, GroupId, State, Target, card_of
from rulewright.kernel.copying import copy_state
from rulewright.kernel.question import Option, Question
from rulewright.kernel.words import card_name, listed


def hint(view: State, question: Question, option: Option) -> str:
    """For a target, or for the assault that comes next (OP-148 to OP-164)."""
    if is_full(view, option):
        return f"Only {view.book.rules.attackers_per_group} of a group attack: one of them has to leave it."
    plan = planned(view, question, option)
    if plan is None:
        return ""
    totals, lost = foreseen(view, *plan)
    left, defense = totals.remaining, totals.defense
    siege = f", {totals.siege} more by Siege" if left and totals.siege else ""  # OP-K15
    words = [f"Attack {totals.attackers}, Defense {defense}: {left or 'nothing'} to deal{siege}."]
    if totals.defenders:
        words.append(f"They strike back with {totals.defenders}{f': {listed(lost)} may die' if lost else ''}.")
    _, target = plan
    if view.players[target.owner].outposts[target.outpost].closed:
        words.append("Face-down cards may change that.")
    return " ".join(words)


def is_full(view: State, option: Option) -> bool:
    """Whether it is a group that has as many as may attack (OP-133): one has to leave before the step ends (OP-136)."""
    if option.verb != verbs.JOIN.name:
        return False
    card, group = verbs.JOIN.of(option)
    groups = view.players[view.owner[card]].groups
    return group < len(groups) and len(groups[group]) >= view.book.rules.attackers_per_group


def costs_somebody(view: State, question: Question, option: Option) -> bool:
    """Whether the counter-strike can destroy an attacker: then it is read before it is done."""
    plan = planned(view, question, option)
    return plan is not None and bool(foreseen(view, *plan)[1])


def foreseen(view: State, group: GroupId, target: Target) -> tuple[Totals, list[str]]:
    """The totals as they stand now, and whom the counter-strike could destroy, Vanguard first (OP-161, OP-K16)."""
    then = copy_state(view)
    then.assault = Assault(view.active, group, *target)
    then.assaults += 1
    totals, attackers = take_totals(then), view.players[view.active].groups[group]
    first = [card for card in attackers if card_of(view, card).vanguard] or attackers
    fragile = [card for card in first if health_left(view, card) <= totals.defenders]
    return totals, list(dict.fromkeys(card_name(view, card) for card in fragile))


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
