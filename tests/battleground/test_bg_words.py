"""What is declared is complete: every verb has words, every event's sentence its arguments, every atom a function."""

from string import Formatter

import pytest
from battleground_table import (
    FIRST_MAIN,
    GAME,
    MANA_ORB,
    SECOND_MAIN,
    A,
    B,
    InPlay,
    Prepared,
    Side,
    Stands,
    battle_phase,
    find,
    main_options,
    unit_at,
    upto,
)

from rulewright.games.battleground.cards import atoms
from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.rules import EFFECTS, events, prompts, verbs
from rulewright.games.battleground.rules.ids import PhaseId
from rulewright.games.battleground.rules.position import position
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.words import WORDS
from rulewright.kernel.event import events_in
from rulewright.kernel.match import Match
from rulewright.kernel.question import Prompt, Question, Seat
from rulewright.kernel.verb import verbs_in

VERBS, EVENTS = verbs_in(verbs), events_in(events)
ATOMS = [
    kind for kind in vars(atoms).values() if isinstance(kind, type) and issubclass(kind, Atom) and kind is not Atom
]


def named(template: str) -> set[str]:
    """The words in braces."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", VERBS)
def test_every_verb_has_a_label_made_of_its_arguments_and_fills(name: str) -> None:
    verb = VERBS[name]
    assert verb.label or name in WORDS.labels
    templates = [verb.label, *(verb.click or ())]
    assert {word for template in templates for word in named(template)} <= {*verb.arg_names, *WORDS.fills}


@pytest.mark.parametrize("name", EVENTS)
def test_every_events_sentence_and_refs_name_only_its_arguments(name: str) -> None:
    event = EVENTS[name]
    own = {"s", "sum"} if name in WORDS.sentences else set()  # plurals and sums, which functions fill in
    assert named(event.sentence) <= {*event.args, *own}
    for part in event.about or ():
        assert part in event.args or (named(part) and named(part) <= set(event.args))


def test_every_entry_of_the_tables_belongs_to_something_declared() -> None:
    assert {*WORDS.labels, *WORDS.clicks, *WORDS.notations} <= set(VERBS)
    assert set(WORDS.sentences) <= set(EVENTS)
    assert set(WORDS.questions) <= {prompt.key for prompt in vars(prompts).values() if isinstance(prompt, Prompt)}
    used = {word for verb in VERBS.values() for part in (verb.label, *(verb.click or ())) for word in named(part)}
    assert set(WORDS.fills) <= used


@pytest.mark.parametrize("kind", ATOMS)
def test_every_atom_is_carried_out_and_says_itself(kind: type[Atom]) -> None:
    assert kind in EFFECTS
    assert kind(1).words() != kind.__name__


def log(match: Match, seat: Seat | None = None) -> list[str]:
    """The lines of the log as they read at the end, without clauses."""
    seen = [event.seen_by(seat) for _, event in match.log]
    view = match.game.rules.view(match.state, seat)
    return [GAME.words.event_words(view, event, ["Ada", "Bo"]) for event in seen if event]


def played(*sides: Side, answers: tuple[str, ...], phase: PhaseId = FIRST_MAIN) -> Match:
    """A position played on: these answers where they are offered, else the first option."""
    match = Match(GAME, 2, position=position(*sides, phase=phase))
    left = list(answers)
    while left:
        seat, question = next(iter(match.questions.items()))
        texts = [GAME.words.notation(match.state, option).partition("#")[0] for option in question.options]
        at = texts.index(left[0]) if left[0] in texts else 0
        left = left[1:] if left[0] in texts else left
        match.answer(seat, question.options[at])
    return match


def test_an_attack_says_who_where_and_what_went_into_the_damage() -> None:
    foe = Side("warlock", {"c3": Stands("abomination", defending=True), "a1": "imp"})
    match = played(Side(units={"c2": Stands("knight", chill=1, attack=4), "b3": "guard"}), foe,
                   answers=("attack b3", "attack c2"))  # fmt: skip
    lines = log(match)
    assert "Guard on b3 attacks Abomination on c3: Attack 1, defense 0, 1 threat, 1 damage." in lines
    assert "Knight on c2 attacks Abomination on c3: Attack 4, defense 0, 1 threat, Chill 1, 3 damage." in lines
    assert "Knight on c2 loses 1 Chill." in lines
    assert "Abomination on c3 takes 3 damage." in lines


@pytest.mark.rule("BG-122", "BG-123", "BG-124", "BG-126")
@pytest.mark.parametrize(
    ("mine", "foes", "foe", "words", "clause"),
    [
        ({"d4": "guard"}, {"e4": "hellhound"}, "e4", "first clockwise from its left: the hero ahead of it", "BG-124"),
        ({"b2": "archer"}, {"b3": "imp", "d2": "ghoul"}, "d2", "attacks whoever is nearest: Imp (b3)", "BG-123"),
        ({"b2": "guard"}, {"b4": "imp"}, "b4", "Imp (b4) is 2 fields away, and Guard (b2) reaches 1", "BG-122"),
        ({"b2": "cleric"}, {"b3": "imp"}, "b3", "Cleric (b2) has no Attack", "BG-132"),
    ],
)
def test_a_foe_that_is_clicked_says_why_it_is_not_attacked(
    mine: dict[str, str], foes: dict[str, str], foe: str, words: str, clause: str
) -> None:
    state = position(Side(units=mine), Side("warlock", foes))
    (here,) = mine
    options = upto(battle_phase, state).options
    question = Question(A, list(options), prompts.WAVE, unit_at(state, here).card)
    reason = WORDS.why_not(state, question, f"card-{unit_at(state, foe).card}")
    assert words in reason.words
    assert reason.clause == clause


def test_numbers_are_counted_as_people_count() -> None:
    sides = Side(hand=["consecrate"], pool="WW", units={"c2": "guard"}, step=2, track=["W", "", "WU"]), Side("warlock")
    lines = log(played(*sides, answers=("cast consecrate", "ix 2,2")))
    assert "Consecrate is cast on intersection b2/c2/b3/c3." in lines
    assert "Consecrate creates an enchantment with 2 circle tokens." in lines
    assert "Consecrate puts a circle token on intersection b2/c2/b3/c3." in lines
    later = Side(play=[InPlay("consecrate", 2, "ix 2,2")], experience=2, step=3, track=["W", "", ""])
    lines = log(played(later, Side("warlock"), answers=("pass", "pass", "pass"), phase=MANA_ORB))
    assert "Ada gets back 1 orb spent 3 turns ago." in lines
    assert "Consecrate has 1 circle token left." in lines
    assert "Ada reaches level 2: 1 power token." in lines


def test_spells_say_what_they_cost_and_whom_they_mean() -> None:
    lines = log(played(Side("warlock", hand=["withering-curse"], pool="P"), Side(units={"c3": "guard", "d3": "guard"}),
                       answers=("cast withering-curse", "at d3")))  # fmt: skip
    told = [
        "Ada pays 1 purple mana.",
        "Ada casts Withering Curse.",
        "Withering Curse targets Guard on d3.",
        "Withering Curse creates an enchantment with 2 circle tokens.",
        "Withering Curse puts 1 circle token on Guard on d3.",
    ]
    at = lines.index(told[0])
    assert lines[at : at + 5] == told


def test_lines_name_things_as_they_stood_then() -> None:
    """The Shadow Bolt that was prepared, the Guard that marched: upgraded and elsewhere by the end."""
    mine = Side("warlock", hand=["shadow-bolt", "terror"], pool="PR", paths=(0, 1, 0), tokens=1)
    match = played(mine, Side(), answers=("prepare shadow-bolt", "token malefice", "prepare terror", "slot 2"))
    assert "Ada prepares Shadow Bolt in slot 1." in log(match, A)
    assert "Ada upgrades Shadow Bolt to Shadow Lance." in log(match, A)
    assert "Ada prepares Nightmare in slot 2." in log(match, A)
    assert [line for line in log(match, B) if "prepares" in line] == [
        "Ada prepares a card in slot 1.", "Ada prepares a card in slot 2.",
    ]  # fmt: skip
    guard = Side(units={"c1": Stands("guard", hp=2)}, tokens=1)
    match = played(guard, Side("warlock"), answers=("pass", "advance c1", "defend c2", "token shield"))
    assert "Guard moves from c1 to c2." in log(match)
    assert "Guard on c2 becomes Shieldbearer: Attack 2, HP 2." in log(match)
    lance = Side("warlock", prepared=[Prepared("shadow-bolt")], pool="PR", paths=(0, 2, 0))
    back = played(lance, Side(units={"c3": "knight"}), answers=("cast shadow-bolt",))
    assert "Shadow Bolt returns to Ada's hand." in log(back)


@pytest.mark.rule("BG-R17")
def test_who_begins_with_experience_is_told_why() -> None:
    match = Match(GAME, 2, seed=3)
    while match.state.turn == 0:
        match.answer(*next((seat, question.options[0]) for seat, question in match.questions.items()))
    first = match.state.order[0]
    name = ["Ada", "Bo"][first]
    n = match.state.players[first].experience
    assert f"{name} begins with {n} experience, to make up for the order of play." in log(match)
    match.state.players[first].turns = 1
    said = dict(GAME.page.first_times(match.state, Question(first, [], prompts.MAIN)))
    powers = n // match.state.book.rules.exp_per_level
    counted = "a power" if powers == 1 else f"{powers} powers"
    assert said["head-start"] == (
        f"You go first, which is harder here, and so begin at level {powers + 1}, with {counted} to choose."
    )


def asked_in_main(state: State) -> Question:
    """What the active player is asked in this Main phase."""
    return Question(A, list(main_options(state, A)), prompts.MAIN)


@pytest.mark.rule("BG-058", "BG-060")
def test_who_has_spent_all_orbs_reads_when_the_next_are_back() -> None:
    mine = Side(hand=["knight"], prepared=["smite"], track=["SS", "W", ""], step=3, pool="S")
    state = position(mine, Side("warlock"))
    question = asked_in_main(state)
    knight, smite = find(state, A, "knight"), find(state, A, "smite")
    assert WORDS.ask_words(state, question) == "Little to do now: 2 orbs are back next turn"
    assert WORDS.why_not(state, question, f"card-{knight}").words.endswith("you have 1. 2 orbs are back next turn.")
    assert WORDS.why_not(state, question, f"card-{smite}").words.endswith("1 orb is back in 2 turns.")
    state = position(Side(hand=["guard"], track=["SS", "W", ""], step=3, pool="S"), Side("warlock"))
    assert WORDS.ask_words(state, asked_in_main(state)) == "Your move: act, or end the phase"


def reminded(mine: Side, phase: PhaseId) -> str:
    """What is said to who ends a Main phase with all of this left."""
    state = position(mine, Side("warlock"), phase=phase)
    return GAME.page.undone(state, asked_in_main(state))


@pytest.mark.rule("BG-R07", "BG-094")
def test_what_is_left_undone_is_called_by_what_it_is_now() -> None:
    assert reminded(Side(hand=["knight"], pool="SS", paths=(4, 0, 0)), FIRST_MAIN) == "You can still summon Crusader."
    waiting = Side(prepared=["smite"], pool="W")
    assert reminded(waiting, SECOND_MAIN) == "You can still charge Smite with white mana."
    assert reminded(waiting, FIRST_MAIN) == ""  # it can be charged after the battle as well


@pytest.mark.rule("BG-060", "BG-086")
def test_the_first_orbs_spent_and_the_first_spell_prepared_are_told_once() -> None:
    state = position(Side(prepared=["smite"], track=["W", "", ""], pool="W"), Side("warlock"))
    said = dict(GAME.page.first_times(state, Question(A, [], prompts.MAIN)))
    assert f"{state.book.rules.track_steps} turns later" in said["orbs-spent"]
    assert said["prepared"].startswith("Smite lies by your portrait")
    plain = position(Side(), Side("warlock"))
    assert [key for key, _ in GAME.page.first_times(plain, Question(A, [], prompts.MAIN))] == ["main"]
    begun = position(Side(units={"b1": "guard"}), Side("warlock"))
    assert [key for key, _ in GAME.page.first_times(begun, Question(A, [], prompts.MAIN))] == ["foretold"]
