"""Answers as buttons: what going on and skipping mean where they are asked, and which answer is the usual one."""

from rulewright.games.outposts.page.hints import costs_somebody, gets_through, is_full, is_vain, planned
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.burn import creature_mana
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.state import State, card_of, limit_of
from rulewright.games.outposts.words.bolts import bolt_strength, destroys, wounds_stay
from rulewright.games.outposts.words.worth_burning import worth_burning
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import CardId, Option, Question
from rulewright.kernel.words import card_name

STEPS = {  # what taking and skipping a step is called
    prompts.TAKE_DRAW: ("Draw cards", "Draw none"),
    prompts.BEFORE_DRAW: ("Draw cards", "Draw none"),
    prompts.TAKE_PLAY: ("Play cards", "Play none"),
    prompts.ATTACK: ("Attack", "Don't attack"),
}
UNDEFENDED = Stop("undefended", "Before my strength hits an Outpost that nobody defends", on=False, group="Stop me")
ORDER = Stop("order", "Which assault comes first, where nobody defends", on=False, group="Stop me")
ENDS = {prompts.PLAY: "Done playing", prompts.PREPARE: "Done moving"}


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """What an option is on the page, and its name there."""
    prompt = question.prompt
    if prompt == prompts.ATTACK and option in (verbs.TAKE, verbs.SKIP) and is_vain(view, question):
        return ("idle", STEPS[prompt][0]) if option == verbs.TAKE else ("ready", STEPS[prompt][1])
    if prompt in STEPS and option in (verbs.TAKE, verbs.SKIP):
        return "ready" if option == verbs.TAKE else "", STEPS[prompt][option == verbs.SKIP]
    if option == verbs.END and prompt in ENDS:
        return "end", ENDS[prompt]
    if option.verb == verbs.HIT.name and option == max(question.options, key=hits):
        if option.a == 0:
            return "ready" if len(question.options) == 1 else "", "No damage"  # to let strength go is nobody's habit
        falls = ": it falls" if 0 < life_left(view) <= option.a else ""
        return "" if guard_to_kill(view, question) else "ready", f"All {option.a} on the Outpost{falls}"
    if option.verb == verbs.KILL.name and option == guard_to_kill(view, question):
        return "ready", ""
    if is_full(view, option):
        return "weigh", f"Join the full group {option.b + 1}"  # what it comes to is said first
    if option == verbs.DECLINE:
        return declining(view, question)
    if option.verb == verbs.TARGET.name:
        return bolted(view, question, option), by_name_alone(view, question, option)
    if option.verb == verbs.SACRIFICE.name:
        return "spare", by_name_alone(view, question, option)  # nobody's habit: it never keeps one from going on
    if option.verb == verbs.BURN.name and not worth_burning(view, question.seat, *verbs.BURN.of(option)):
        return "spare", ""
    if option == verbs.CRYSTAL and view.players[question.seat].crystals + 1 >= view.book.rules.crystals_to_win:
        return "wins", "Buy the last Mana Crystal and win"  # OP-169
    if option.verb == verbs.PLAY.name:
        return "ready", ""
    if prompt == prompts.AIM and option.verb == verbs.OUTPOST.name:
        return aimed(view, question, option)
    if option.verb == verbs.PICK.name:
        return "", f"Keep {' and '.join([card_name(view, card) for card in verbs.PICK.of(option) if card >= 0])}"
    return "", ""


def aimed(view: State, question: Question, option: Option) -> tuple[str, str]:
    """An Outpost as a target, with what gets through there: targets are compared before one is chosen (OP-151)."""
    called, plan = f"Outpost {option.b + 1}" if view.seats == 2 else "", planned(view, question, option)
    if plan is None:
        return "", called
    damage, words = gets_through(view, *plan)
    role = "weigh" if costs_somebody(view, question, option) else "" if damage else "idle"
    return role, f"{called}: {words}" if called else ""


def declining(view: State, question: Question) -> tuple[str, str]:
    """To Bolt nobody is the usual answer where only the own creatures could fall by it."""
    if not bolt_strength(view, question):
        return "decline", ""
    aims = [option for option in question.options if option.verb == verbs.TARGET.name]
    return "decline" if any(not bolted(view, question, option) for option in aims) else "", "Bolt nobody"


def bolted(view: State, question: Question, option: Option) -> str:
    """A target that a Bolt does nothing to, or an own one, is no reason to Bolt."""
    if is_idle_bolt(view, question, option):
        return "idle"
    return "spare" if bolt_strength(view, question) and view.owner[option.a] == question.seat else ""


def is_idle_bolt(view: State, question: Question, option: Option) -> bool:
    """Whether a Bolt would do nothing to this target (OP-156)."""
    n = bolt_strength(view, question)
    return bool(n) and not wounds_stay(view) and not destroys(view, n, *verbs.TARGET.of(option))


def by_name_alone(view: State, question: Question, option: Option) -> str:
    """A card by its name, where no other that is offered has the same; an own one among the others' says so."""
    same = [other for other in question.options if other.verb == option.verb]
    names = [card_name(view, CardId(other.a)) for other in same]
    name = card_name(view, CardId(option.a))
    if names.count(name) > 1:
        return ""
    if option.verb == verbs.SACRIFICE.name:
        return f"Sacrifice {name} for {creature_mana(view, question.seat, CardId(option.a))} mana"
    mixed = len({view.owner[other.a] == question.seat for other in same}) > 1
    return f"{name} (yours)" if mixed and view.owner[option.a] == question.seat else name


def strikes(view: State, question: Question, option: Option) -> bool:
    """An Outpost that is attacked (OP-138), or the next assault on one."""
    at_outpost = question.prompt in (prompts.AIM, prompts.STRIKE) and option.verb == verbs.OUTPOST.name
    return at_outpost or option.verb == verbs.ASSAULT.name


def aim(view: State, question: Question, option: Option) -> tuple[str, ...]:
    """A creature is played into the Reserve: there it can be dropped."""
    if option.verb != verbs.PLAY.name or not card_of(view, CardId(option.a)).health:
        return ()
    return (f"card-{option.a}", f"reserve-{question.seat}")


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """All of the strength goes on an Outpost that nobody defends (OP-153); such assaults come in the order of their
    groups, each at an Outpost of its own, if nobody in them does more than strike (OP-145).
    """
    if question.prompt == prompts.NEXT and all(is_plain(view, option) for option in question.options):
        targets = {view.targets[option.a] for option in question.options}
        return (ORDER.key, question.options[0]) if len(targets) == len(question.options) else None
    if question.prompt == prompts.ASSIGN and all(option.verb == verbs.HIT.name for option in question.options):
        return UNDEFENDED.key, max(question.options, key=hits)
    return None


def is_plain(view: State, option: Option) -> bool:
    """Whether an assault meets nobody and nothing hidden, and those who strike have no words of their own."""
    if option.verb != verbs.ASSAULT.name:
        return False
    (group,) = verbs.ASSAULT.of(option)
    target = view.targets[group]
    post = view.players[target.owner].outposts[target.outpost] if target else None
    bare = post is not None and not (post.defenders or post.open or post.closed)
    return bare and not any(card_of(view, card).text for card in view.players[view.active].groups[group])


def guard_to_kill(view: State, question: Question) -> Option | None:
    """The toughest guard that can be destroyed with what the fall of its Outpost leaves over (OP-153), or at all where
    a Guard has to fall before the Outpost can be hit (OP-K17).
    """
    assault = view.assault
    if question.prompt != prompts.ASSIGN or assault is None:
        return None
    most = max(map(hits, question.options))
    kills = [option for option in question.options if option.verb == verbs.KILL.name]
    fitting = [
        option for option in kills if not most or health_left(view, *verbs.KILL.of(option)) <= most - life_left(view)
    ]
    return max(fitting, key=lambda option: health_left(view, *verbs.KILL.of(option)), default=None)


def life_left(view: State) -> int:
    """What the Outpost that is assaulted can still take; 0 where none is."""
    if view.assault is None:
        return 0
    outpost = view.players[view.assault.defender].outposts[view.assault.outpost]
    return limit_of(view, outpost) - outpost.counters


def hits(option: Option) -> int:
    return option.a if option.verb == verbs.HIT.name else -1
