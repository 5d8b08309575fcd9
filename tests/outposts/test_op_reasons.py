"""Why not: for each thing that can't be used now the reason, with a clause that the rulebook has."""

import random
from collections.abc import Callable, Sequence

import pytest
from outposts_table import GAME, Asked, Post, Script, Side, find, position, rules

from rulewright.games.outposts.cards.atoms import Strike
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.effects import EFFECTS, Run
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.match import Match
from rulewright.kernel.question import NO_CARD, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table
from rulewright.kernel.words import Reason

RULEBOOK = load_rulebook(GAME.folder / "rulebook.md")


class Wonder(Script):
    """A table that looks, at the question beyond its answers, why a thing can't be used."""

    __slots__ = ("reason", "ref")
    reason: Reason
    ref: str

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if not self.answers:
            self.reason = GAME.words.why_not(GAME.rules.view(state, seat), Question(seat, options, why), self.ref)
        return super()._answer(state, seat, options, why)


def why(state: State, step: Callable[[Table, State], object], ref: str, *answers: str) -> tuple[str, str]:
    """(words, clause) for a thing at the question where the step stops after these answers."""
    table = Wonder(state, answers)
    table.ref = ref
    with pytest.raises(Asked):
        step(table, state)
    assert table.reason.clause in RULEBOOK
    return table.reason.words, table.reason.clause


def card(state: State, seat: int, name: str) -> str:
    return f"card-{find(state, seat, name)}"


def test_game_over_and_other_peoples_decisions() -> None:
    state = position(Side(), Side())
    assert GAME.words.why_not(state, None, "crystal").clause == "OP-070"
    state.outcome = Outcome((Seat(0),), "OP-168", "the only player with a face-up Outpost")
    assert GAME.words.why_not(state, None, "crystal") == ("The game is over.", "OP-168")


@pytest.mark.rule("OP-070", "OP-091", "OP-093", "OP-097", "OP-103", "OP-114", "OP-117", "OP-R62")
def test_reasons_in_the_play_step() -> None:
    full = [Post(open=["+1/+1"] * 3)]
    side = Side(
        outposts=full,
        hand=["pyrarch-valka", "misdirect", "stone-wall", "free-lance"],
        reserve=["1/1/1"],
        discard=["2/2/2"],
        mana=2,
    )
    state = position(side, Side(reserve=["3/3/3"], hand=["7/7/7"], outposts=[Post(closed=["tripwire"])]))
    assert why(state, play_cards, card(state, 0, "1/1/1")) == ("This is possible now: choose it.", "OP-098")
    state.players[0].burned_cards = state.players[0].burned_creatures = 3
    state.players[0].mana = 2
    expected = {
        card(state, 0, "pyrarch-valka"): ("Pyrarch Valka costs 6 mana; you have 3.", "OP-097"),
        card(state, 0, "misdirect"): ("Misdirect finds no target that it requires.", "OP-R62"),
        card(state, 0, "stone-wall"): ("None of your standing Outposts has room: at most 3 upgrades each.", "OP-103"),
        card(state, 0, "1/1/1"): ("You have destroyed 3 creatures for mana this turn; that is the limit.", "OP-093"),
        card(state, 0, "2/2/2"): ("2/2/2 lies in the discard pile; only an effect can use it.", "OP-021"),
        card(state, 0, "+1/+1"): ("+1/+1 lies on an Outpost and can't be moved or taken back.", "OP-114"),
        card(state, 1, "3/3/3"): ("3/3/3 is not yours: you may destroy only your own creatures for mana.", "OP-091"),
        card(state, 1, "7/7/7"): ("This card is hidden from you.", "OP-R128"),
        card(state, 1, "tripwire"): ("This card is hidden from you.", "OP-R128"),
        "crystal": ("A Mana Crystal costs 7 mana; you have 3.", "OP-117"),
        "discard-1": ("Discard piles are open to look at; nothing can be done with this one now.", "OP-R128"),
        "deck-0": ("Nobody may look into a deck.", "OP-R128"),
        "seat-1": ("Now: play cards, burn for mana, buy a Mana Crystal, or go on.", "OP-098"),
    }
    for ref, reason in expected.items():
        state.players[0].mana = 2  # and one of the Outpost
        assert why(state, play_cards, ref) == reason
    state.players[0].mana, state.seen[find(state, 1, "7/7/7")] = 2, 0xFFFF  # returned to hand, say: known to all
    assert why(state, play_cards, card(state, 1, "7/7/7")) == ("7/7/7 is in the hand of another player.", "OP-070")
    state.players[0].mana, state.seen[find(state, 1, "tripwire")] = 2, 0xFFFF  # looked at
    assert why(state, play_cards, card(state, 1, "tripwire"))[1] == "OP-K07"


@pytest.mark.rule("OP-102", "OP-103", "OP-032", "OP-035")
def test_reasons_where_an_upgrade_goes() -> None:
    posts = [Post(open=["+1/+1"] * 3), Post(), Post(standing=False)]
    state = position(Side(outposts=posts, hand=["stone-wall"]), Side(outposts=[Post(), Post(standing=False)]))
    answers = ("play stone-wall",)
    assert why(state, play_cards, "outpost-0-0", *answers) == ("This Outpost has 3 upgrades already.", "OP-103")
    assert why(state, play_cards, "outpost-0-2", *answers) == ("This Outpost is destroyed, for good.", "OP-032")
    assert why(state, play_cards, "outpost-1-0", *answers) == ("This is not your Outpost.", "OP-102")
    assert why(state, play_cards, "outpost-1-1", *answers)[1] == "OP-035"
    assert why(state, play_cards, "outpost-1-2", *answers) == ("There is no such Outpost.", "OP-037")
    assert why(state, play_cards, "crystal", *answers)[1] == "OP-118"


def mustered() -> State:
    """An Outpost full of pinned defenders, a pinned and two free creatures in the Reserve."""
    reserve = ["free-lance", "shield-bearer", "2/2/2", "4/4/4"]
    side = Side(outposts=[Post(defenders=["1/1/1"] * 3)], reserve=reserve, hand=["firebolt"], pinned=["2/2/2"])
    state = position(side, Side(reserve=["3/3/3"]))
    state.players[0].pinned += state.players[0].outposts[0].defenders
    return state


@pytest.mark.rule("OP-K09", "OP-K13")
def test_why_a_pinned_or_rooted_creature_gets_no_order() -> None:
    state = mustered()
    assert why(state, prepare_for_war, card(state, 0, "2/2/2"))[1] == "OP-K09"
    assert why(state, prepare_for_war, card(state, 0, "shield-bearer"))[1] == "OP-K13"
    stuck = position(Side(outposts=[Post(standing=False)], reserve=["shield-bearer", "2/2/2"]), Side(), Side())
    assert why(stuck, prepare_for_war, card(stuck, 0, "shield-bearer"))[1] == "OP-K13"


@pytest.mark.rule("OP-070")
def test_why_what_is_not_ones_own_creature_gets_no_order() -> None:
    state = mustered()
    assert why(state, prepare_for_war, card(state, 1, "3/3/3")) == ("3/3/3 is not yours to move.", "OP-070")
    assert why(state, prepare_for_war, card(state, 0, "firebolt"))[1] == "OP-070"


@pytest.mark.rule("OP-127", "OP-128")
def test_why_an_outpost_takes_no_more_defenders() -> None:
    state = mustered()
    assert why(state, prepare_for_war, "outpost-0-0") == ("At most 3 creatures defend one Outpost.", "OP-128")
    assert why(state, prepare_for_war, "outpost-1-0") == ("This is not your Outpost.", "OP-127")


@pytest.mark.rule("OP-100", "OP-125", "OP-131")
def test_why_a_creature_gets_no_order_now() -> None:
    state = mustered()
    ordered = why(state, prepare_for_war, card(state, 0, "free-lance"), "join free-lance 0")
    assert ordered == ("Free Lance has had its order; take it back with undo.", "OP-125")
    late = position(Side(reserve=["free-lance", "2/2/2"]), Side(), variant=rules(summoning_delay=True))
    late.players[0].fresh = [find(late, 0, "free-lance")]
    assert why(late, prepare_for_war, card(late, 0, "free-lance"))[1] == "OP-100"
    still = position(Side(reserve=["free-lance", "2/2/2"]), Side(), variant=rules(moves_per_creature=0))
    question = Question(Seat(0), [verbs.END], prompts.PREPARE)
    assert GAME.words.why_not(still, question, card(still, 0, "free-lance")).clause == "OP-131"


POSTS = [Post(defenders=["gate-warden", "9/0/9"]), Post(defenders=["5/5/5"])]
GROUP = ["8/0/8", "salamander-knight", "argent-champion"]
TARGET = ("take", "outpost 1 0")


def assault() -> State:
    return position(Side(groups=[GROUP], reserve=["1/1/1"]), Side(outposts=POSTS), Side(outposts=[Post()]))


@pytest.mark.rule("OP-138")
def test_why_ones_own_outpost_is_no_target() -> None:
    assert why(assault(), attack, "outpost-0-0", "take") == ("Only Outposts of opponents can be attacked.", "OP-138")


@pytest.mark.rule("OP-153", "OP-K17")
@pytest.mark.parametrize(
    ("ref", "clause"), [("outpost-1-0", "OP-K17"), ("outpost-1-1", "OP-153"), ("outpost-2-0", "OP-153")]
)
def test_why_strength_goes_to_no_outpost(ref: str, clause: str) -> None:
    assert why(assault(), attack, ref, *TARGET)[1] == clause


@pytest.mark.rule("OP-153")
@pytest.mark.parametrize("name", ["8/0/8", "1/1/1"])
def test_why_strength_goes_to_no_creature_of_ones_own(name: str) -> None:
    state = assault()
    assert why(state, attack, card(state, 0, name), *TARGET)[1] == "OP-153"


@pytest.mark.rule("OP-155", "OP-018")
def test_why_a_defender_is_not_hit() -> None:
    state = position(Side(groups=[["salamander-knight"]]), Side(outposts=POSTS))
    assert why(state, attack, card(state, 1, "9/0/9"), *TARGET) == (
        "9/0/9 has Health 9: you can't assign that much to it now.",
        "OP-155",
    )
    assert why(state, attack, card(state, 1, "5/5/5"), *TARGET)[1] == "OP-018"


@pytest.mark.rule("OP-161", "OP-K16")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("8/0/8", ("A Vanguard shields 8/0/8: it must be destroyed first.", "OP-K16")),
        ("1/1/1", ("Defender's Strength goes to the attacking group only.", "OP-161")),
    ],
)
def test_why_the_defender_does_not_hit_an_attacker(name: str, reason: tuple[str, str]) -> None:
    state = position(Side(groups=[GROUP], reserve=["1/1/1"]), Side(outposts=POSTS))
    assert why(state, attack, card(state, 0, name), *TARGET, "hit 0") == reason


@pytest.mark.rule("OP-164")
def test_why_the_defenders_strength_does_not_suffice() -> None:
    state = position(Side(groups=[["2/0/2", "8/0/8"]]), Side(outposts=[Post(defenders=["3/20/9"])]))
    assert why(state, attack, card(state, 0, "8/0/8"), "take") == (
        "Your Defender's Strength does not reach 8/0/8's Health.",
        "OP-164",
    )


@pytest.mark.rule("OP-K16", "OP-K17")
def test_who_is_already_marked_for_destruction_shields_nobody() -> None:
    posts = [Post(defenders=["gate-warden", "0/0/9", "0/0/1"])]
    state = position(Side(groups=[["6/0/6"]]), Side(outposts=posts))
    words, clause = why(state, attack, "outpost-1-0", "take", "kill gate-warden")
    assert (words, clause) == ("Now: distribute your remaining strength.", "OP-153")
    group = ["salamander-knight", "0/0/1", "0/0/8"]
    state = position(Side(groups=[group]), Side(outposts=[Post(defenders=["5/9/9"])]))
    assert why(state, attack, card(state, 0, "0/0/8"), "take")[1] == "OP-164"  # the Vanguard's 4 of 5 are spent


@pytest.mark.rule("OP-138")
def test_reasons_for_protection_and_strikes() -> None:
    protected = rules(first_round_protection=True)
    state = position(Side(groups=[["1/1/1"]]), Side(turns=1), Side(), variant=protected)
    assert why(state, attack, "outpost-1-0", "take") == ("Players are protected before their second turn.", "OP-138")
    state = position(Side(), Side())

    def strike(table: Table, state: State) -> None:
        EFFECTS.carry_out(Run(table, state, Seat(0), NO_CARD), Strike(2))

    assert why(state, strike, "outpost-0-0")[1] == "OP-138"
    assert why(state, strike, card(state, 0, "0/0/1"))[1] == "OP-R128"


def test_questions_end_the_sentence_they_stand_in() -> None:
    state = position(Side(reserve=["1/1/1"]), Side())
    for prompt in (prompts.TRAPS, prompts.BOLT):
        question = Question(Seat(0), [verbs.FIRST(CardId(0))], prompt)
        reason = GAME.words.why_not(state, question, card(state, 0, "1/1/1"))
        assert reason.words.endswith("?" if prompt.words.endswith("?") else ".")
        assert not reason.words.endswith("?.")
        assert reason.clause == prompt.clause


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_on_the_table_has_a_reason_in_whole_games(seats: int) -> None:
    match, dice = Match(GAME, seats, seed=seats + 7), random.Random(seats)
    clauses: set[str] = set()
    for number in range(500):
        if not match.questions:
            break
        seat, question = dice.choice(list(match.questions.items()))
        if number % 9 == 0:
            view = GAME.rules.view(match.state, seat)
            refs = [f"card-{each}" for each in range(0, len(view.faces), 3)]
            refs += [f"outpost-{each}-{post}" for each in range(seats) for post in range(3)]
            refs += ["crystal", "deck-0", "discard-1", "nothing", "seat-1", "reserve-0", "card-99999", "card-x"]
            for ref in refs:
                reason = GAME.words.why_not(view, question, ref)
                assert reason.words.endswith((".", "?"))
                clauses.add(reason.clause)
        match.answer(seat, GAME.mind.hunch(match.state, seat, question.options, dice.random()))
    assert {clause for clause in clauses if clause not in RULEBOOK} == set()
