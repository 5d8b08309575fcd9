"""Questions, and lines of the log where the sentence of `rules/events.py` is not enough."""

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.abilities.effect_worth import idle, only_hurts_own
from rulewright.games.lytharian.rules.ids import ABILITY_KEYS
from rulewright.games.lytharian.rules.state import ATT, PANTHER, State
from rulewright.games.lytharian.words.names import card_name, square_name, troop_name, troop_notation, used_name
from rulewright.games.lytharian.words.pending import attack, pending
from rulewright.kernel.event import Event
from rulewright.kernel.question import Question
from rulewright.kernel.words import Filled, lower_first, upper_first


def _with_mana(view: State, question: Question, words: str = "") -> str:
    player = view.players[question.seat]
    more = f" and {player.pool} of a spell" if player.pool else ""
    words = words or question.prompt.words
    if question.prompt in (prompts.RESPOND, prompts.FIGHT) and view.stack:
        return f"{pending(view, question.seat)}: answer?"
    if question.prompt == prompts.FIGHT and view.fight:
        words = f"{attack(view, view.fight, question.seat)}: cast?"
    return f"{player.mana} mana{more}. {words}"


ACTS = (
    (verbs.MOVE.name, "move"), (verbs.ATTACK.name, "attack"), (verbs.MAIN_ABILITY.name, "use an ability"),
    (verbs.CAST.name, "cast"), (verbs.ATTACH.name, "equip"), (verbs.CHARGE.verb, "charge"),
)  # fmt: skip


def _main(view: State, question: Question) -> str:
    """What can still be done, and no more than that."""
    offered = {option.verb for option in question.options if not idle(view, question.seat, option)}
    acts = [words for verb, words in ACTS if verb in offered]
    if not acts:
        return _with_mana(view, question, "Nothing is left to do: end your turn")
    if verbs.END.verb in offered and len(acts) <= MOST_NAMED:
        acts.append("end your turn")
    *before, last = acts
    said = f"{', '.join(before)} or {last}" if before else last
    return _with_mana(view, question, f"{upper_first(said)}?")


def _alarm(view: State, question: Question) -> str:
    told = attack(view, view.fight, question.seat) if view.fight else "An attack is declared"
    return f"{told}: reveal troops?"


def _about(view: State, question: Question) -> str:
    """With the card or troop, as far as who is asked knows it."""
    about = question.about
    if about < 0:
        return question.prompt.words
    knows = view.seen[about] & (1 << question.seat)
    if about >= len(view.at):
        name = card_name(view, about) if knows else "a card"
    elif knows or view.copy[about] >= 0:
        name = troop_name(view, about)
    else:
        name = f"the troop on {troop_notation(view, about)}"
    words = question.prompt.words
    if question.prompt == prompts.SECOND:
        heals = knows and about >= len(view.at) and view.book.cards[view.faces[about]].aim.second != "near_enemy"
        words = "whom does it heal?" if heals else "which enemy next to it, too?"
    return f"{upper_first(name)}: {words if question.prompt in NAMED_FIRST else lower_first(words)}"


def _effects(view: State, question: Question) -> str:
    """By name what there is to use, as long as that is a line."""
    seat, named = question.seat, dict[str, None]()
    useful = [option for option in question.options if option is not verbs.DONE and option.verb != verbs.REVEAL.name]
    useful = [option for option in useful if not idle(view, seat, option)] or useful
    for option in useful:
        if option.verb == verbs.EFFECT.name:
            named[used_name(view, option.a, option.b)] = None
        elif option.verb == verbs.LASTING.name:
            named[card_name(view, option.a)] = None
        elif option.verb in (verbs.HIDDEN_HEAL.name, verbs.PRIME.verb):
            named["Healer, unseen"] = None
    if not useful:
        return "Reveal a troop to use its effect, or end Effects?"
    if not named:
        return "Charge your obelisk, or end Effects?"
    said = " and ".join(named) if len(named) <= MOST_NAMED else f"{len(named)} effects"
    if all(only_hurts_own(view, seat, option) for option in useful):
        return f"{said} could only hurt your own: end Effects?"
    return f"{said}: use {'it' if len(named) == 1 else 'them'}, or end Effects?"


def _harness(view: State, question: Question) -> str:
    """What is paid for; which spell makes up for what the mana lacks, where one must."""
    if question.options[0] is verbs.NONE:
        return _about(view, question)
    return f"{upper_first(card_name(view, question.about))}: which spell goes to the Nether to pay for it?"


def _share(view: State, question: Question) -> str:
    """Which troop heals stays open while nobody has seen it (LC-R36): then it is called by its ability."""
    if question.about >= 0:
        return _about(view, question)
    return f"{ABILITIES['effect_prime_healer'].name.removeprefix('Effect: ')}: {lower_first(question.prompt.words)}"


NAMED_FIRST = (prompts.DISABLE, prompts.PANTHER)  # their words begin with the name of an ability
MOST_NAMED = 2  # effects, in a question; acts beside the end of the turn
WITH_MANA = (prompts.WINDOW, prompts.RESPOND, prompts.FIGHT, prompts.PRECOMBAT)
ABOUT_SOMETHING = (
    prompts.TARGET, prompts.SECOND, prompts.AMOUNT, prompts.ELEMENT, prompts.DIRECTION,
    prompts.STEP, prompts.REPLACE, prompts.HOST, prompts.REVIVE, prompts.REVIVE_AT, prompts.SACRIFICE, prompts.BEAR,
    prompts.REFORGE, prompts.DISABLE, prompts.CHOICE, prompts.PANTHER, prompts.SEARCH, prompts.DISCARD,
)  # fmt: skip
QUESTIONS = {
    **{prompt.key: _with_mana for prompt in WITH_MANA},
    **{prompt.key: _about for prompt in ABOUT_SOMETHING},
    prompts.MAIN.key: _main,
    prompts.ALARM.key: _alarm,
    prompts.EFFECTS.key: _effects,
    prompts.HARNESS.key: _harness,
    prompts.SHARE.key: _share,
}


def _mana(view: State, event: Event, filled: Filled) -> str:
    n = event.args["n"]
    return f"{filled['seat']} {'gains' if n > 0 else 'loses'} {abs(n)} mana: {filled['now']}."


def _reveals(view: State, event: Event, filled: Filled) -> str:
    at = _on(event, filled)
    if event.clause in ("LC-070", "LC-071"):
        return f"A Scout has seen {filled['card']}{at}: it is revealed."  # which one is not said (LC-R36)
    return f"{filled['seat']} reveals {filled['card']}{at}."


def _on(event: Event, filled: Filled) -> str:
    """Where it stood then; in a duel troops are revealed before they stand anywhere."""
    return f" on {filled['square']}" if event.args["square"] >= 0 else ""


def _announces(view: State, event: Event, filled: Filled) -> str:
    args = event.args
    if args["card"] >= 0:
        words = f"{filled['seat']} uses {filled['card']}"
    else:
        x = f" {args['n']}" if ABILITIES[ABILITY_KEYS[args["ability"]]].numbered else ""
        whose = f" of {filled['troop']}" if args["troop"] >= 0 else ", unseen"
        words = f"{filled['seat']} uses {used_name(view, args['troop'], args['ability'])}{x}{whose}"
    return words + (f" on {filled['target']}." if args["target"] >= 0 else ".")


def _casts(view: State, event: Event, filled: Filled) -> str:
    """With X, what is paid, and every target."""
    args = event.args
    x = f", X {args['x']}," if args["x"] else ""
    paid = f" ({args['harnessed']} of it paid with a spell)" if args["harnessed"] else ""
    aims = [filled[key] for key in ("troop", "second", "aim", "item", "target") if args[key] >= 0]
    on = f" on {' and '.join(aims)}" if aims else ""
    return f"{filled['seat']} casts {filled['card']}{x} for {args['n']} mana{paid}{on}."


def _protects(view: State, event: Event, filled: Filled) -> str:
    until = "this turn" if event.args["whole_turn"] else "in this combat"
    return f"{event.args['n']} damage to {filled['troop']} will be prevented {until}."


def _dies(view: State, event: Event, filled: Filled) -> str:
    credit = f": {event.args['n']} power for {filled['by']}" if event.args["by"] >= 0 else ""
    return f"{filled['card']}{_on(event, filled)} is killed{credit}."


def _chooses(view: State, event: Event, filled: Filled) -> str:
    n, troop = event.args["n"], upper_first(filled["troop"])
    match ABILITY_KEYS[event.args["ability"]]:
        case "mobility":
            return f"{troop} uses Mobility for {'more Att' if n == ATT else 'less damage'}."
        case "druid_forms":
            return f"{troop} takes the form of a {'Panther' if n == PANTHER else 'Treant'}."
        case "berserk":
            return f"{troop} goes berserk for +{n} Att."
    return f"{troop} protects." if n else f"{troop} does not protect."


def _scores(view: State, event: Event, filled: Filled) -> str:
    n = event.args["n"]
    return f"{upper_first(filled['troop'])} of {filled['seat']} is through: {n} point{'s' * (n != 1)} in all."


def _moves(view: State, event: Event, filled: Filled) -> str:
    """Its name alone: the squares are said, and where it stands now is neither."""
    name = filled["troop"]
    if (at := view.at[event.args["troop"]]) >= 0:
        name = name.removesuffix(f" {square_name(view, at)}")
    return f"{name} {'moves' if event.kind == events.moves.name else 'is moved'} {filled['start']}-{filled['square']}."


SENTENCES = {
    events.moves.name: _moves, events.displaced.name: _moves,
    events.mana.name: _mana, events.reveals.name: _reveals, events.announces.name: _announces,
    events.casts.name: _casts, events.protects.name: _protects, events.dies.name: _dies,
    events.chooses.name: _chooses, events.scores.name: _scores,
}  # fmt: skip
