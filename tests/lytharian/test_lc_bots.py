"""What bots think of positions, and that their thoughts stay within what is offered in every game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from lytharian_table import GAME, Side, Troop, custom, effects_phase, main_phase, position, under, upto, view

from rulewright.bots import bot_named
from rulewright.bots.chair import chair_of
from rulewright.games.lytharian.mind.hunch import idle
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Policy
from rulewright.testing.script import plain

TOUGH = custom("Tough", "R", "1/20")
KILLER = custom("Killer", "Q", "10/5")


@pytest.mark.parametrize("game", ["main", "duels", "pawns"])
def test_what_is_considered_and_guessed_is_always_offered(game: str) -> None:
    """Every question of a game, as the seat sees it: some options are considered, none is made up."""
    roll = Random(7).random
    asked = set()

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        asked.add(why.key)
        found = GAME.mind.consider(view(state, seat), seat, options)
        assert found
        assert all(each in options for each in found)
        guess: Option = GAME.mind.hunch(state, seat, options, roll())
        assert guess in options
        return guess if roll() < 0.5 else options[int(roll() * len(options))]

    for seed in range(3):
        assert playout(GAME, 2, seed, policy, under(game=game)).outcome is not None
    assert "main" in asked or "troop" in asked


def test_a_hurt_king_and_a_blow_that_waits_are_worth_something() -> None:
    def worth(hurt: int, at: str, active: int) -> float:
        state = position(Side([Troop("rognarr", "e1", hurt=hurt), Troop(TOUGH, "a1")]),
                         Side([Troop(KILLER, at), Troop("rognarr", "e8")]), active=active)  # fmt: skip
        return float(GAME.mind.value(state, SEATS[0]))

    assert worth(0, "a8", 0) > worth(5, "a8", 0)
    assert worth(5, "a8", 0) > worth(5, "e5", 1)  # the Queen reaches the King, and it is her turn
    assert worth(8, "e5", 1) < 0.1


def test_the_best_attack_and_the_way_to_it_are_considered_and_guessed() -> None:
    state = position(Side([Troop(KILLER, "e5"), Troop(TOUGH, "a1")]), Side([Troop("rognarr", "e8", hurt=9)]))
    asked = upto(main_phase, state)
    guess = GAME.mind.hunch(state, SEATS[0], asked.options, 0.5)
    assert (guess.verb, guess.a) == ("move", next(t for t in range(2) if state.role[t] == 1))
    found = GAME.mind.consider(view(state, 0), SEATS[0], asked.options)
    assert guess in found
    assert len(found) < len(asked.options) / 2


FRIEND = custom("Friend", "R", "5/9")


def considered(state: State, *answers: str) -> list[str]:
    """What the first player thinks of after these answers."""
    asked = upto(main_phase, state, *answers)
    found = GAME.mind.consider(view(state, 0), SEATS[0], asked.options)
    return [plain(state, each) for each in found]


def test_a_spell_is_aimed_at_those_it_is_for_whatever_else_is_in_hand() -> None:
    """Deathbolt and Healing Star may both be cast on anybody."""

    def table() -> State:
        mine = Side([Troop(FRIEND, "a1", hurt=3), Troop(TOUGH, "h1")], hand=["deathbolt", "healing-star"], mana=9)
        return position(mine, Side([Troop(KILLER, "c7"), Troop(TOUGH, "a8")]))

    bolt = considered(table(), "move h1-h2", "cast deathbolt")
    assert bolt[0] == "at-troop c7"
    assert "at-troop a1" not in bolt
    star = considered(table(), "move h1-h2", "pass", "cast healing-star")
    assert star[0] == "at-troop a1"
    assert "at-troop c7" not in star


def test_who_carries_no_damage_is_not_healed_while_another_does() -> None:
    """Neither by a Healing Star nor by what Siphon Health gives back, which may be for any friend."""
    hurt, whole = Troop(FRIEND, "a1", hurt=3), Troop(TOUGH, "h1")
    theirs = Side([Troop(KILLER, "c7"), Troop(TOUGH, "a8")])

    def table() -> State:
        return position(Side([whole, hurt], hand=["healing-star", "siphon-health"], mana=9), theirs)

    assert considered(table(), "move h1-h2", "cast healing-star") == ["at-troop a1"]
    assert considered(table(), "move h1-h2", "cast siphon-health", "at-troop c7") == ["at-second a1"]


@pytest.mark.parametrize(("hand", "worth"), [(["axe"], False), (["axe", "mace"], True)])
@pytest.mark.rule("LC-309")
def test_nothing_is_fetched_to_be_thrown_away_at_once(hand: list[str], worth: bool) -> None:
    """Seer takes a card and throws two away."""
    state = position(
        Side([Troop("elder-tikka", "c1")], hand=hand, deck=["fireball"] * 3, mana=3), Side([Troop(TOUGH, "a8")])
    )
    asked = upto(effects_phase, state)
    found = [plain(state, each) for each in GAME.mind.consider(view(state, 0), SEATS[0], asked.options)]
    assert any(each.startswith("effect c1") for each in found) == worth


def test_the_best_card_in_hand_is_not_thought_of_as_the_one_to_throw_away() -> None:
    """Of those that Seer leaves to choose from, the others (LC-309)."""
    mine = Side([Troop("elder-tikka", "c1")], hand=["axe", "mace"], deck=["fireball"] * 3, mana=3)
    state = position(mine, Side([Troop(TOUGH, "a8")]))
    asked = upto(effects_phase, state, "effect c1 seer", "take fireball")
    found = [plain(state, each) for each in GAME.mind.consider(view(state, 0), SEATS[0], asked.options)]
    assert sorted(found) == ["discard axe", "discard mace"]


def test_what_can_be_paid_melts_no_other_piece() -> None:
    mine = Side([Troop(FRIEND, "a1"), Troop(TOUGH, "h1")], hand=["mace", "dagger"], mana=3)
    state = position(mine, Side([Troop(TOUGH, "a8")]))
    assert considered(state, "move h1-h2", "attach mace", "at-troop a1") == ["pay"]


def test_as_much_mana_as_kills_is_thought_of() -> None:
    mine = Side([Troop(TOUGH, "h1")], hand=["fireball"], mana=12)
    state = position(mine, Side([Troop(KILLER, "c7"), Troop(TOUGH, "a8")]))
    assert considered(state, "move h1-h2", "cast fireball", "at-troop c7")[0] == "x 5"


def test_a_main_ability_is_not_for_friends() -> None:
    bowman = custom("Bowman", "P", "2/3", "Main: Bowshot 1")
    state = position(Side([Troop(bowman, "b2"), Troop(FRIEND, "b1"), Troop(TOUGH, "h1")]), Side([Troop(TOUGH, "a8")]))
    assert not any(each.startswith("main") for each in considered(state, "move h1-h2"))


@pytest.mark.rule("LC-R52")
def test_imagined_worlds_keep_what_let_a_player_act_in_a_window() -> None:
    """Who reveals a troop in a window was asked there, so a Fast Cast is in that hand."""
    hidden = Troop(custom("Hidden", "P", "1/9"), "d7", up=False)
    theirs = Side([hidden], hand=["gust", "mace"], deck=["plate-mail"] * 150, mana=1)
    state = position(Side([Troop(TOUGH, "h2")]), theirs)
    upto(main_phase, state, "move h2-h3", "reveal d7")
    for seed in range(30):
        world: State = copy_state(state)
        conceal(world, SEATS[0], Dice(seed))
        assert any(world.book.cards[world.faces[card]].type == "fast" for card in world.players[1].hand)


def test_who_is_idle_in_a_window_passes_it() -> None:
    """Playouts leave such questions out: the hunch must not have answered otherwise."""
    roll = Random(3).random
    spared = 0

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal spared
        if options[0] is verbs.PASS and idle(state, seat):
            spared += 1
            assert all(GAME.mind.hunch(state, seat, options, n / 10) is verbs.PASS for n in range(10))
        return options[int(roll() * len(options))]

    for seed in range(3):
        playout(GAME, 2, seed, policy)
    assert spared


def test_a_playout_that_goes_on_from_the_last_quiet_moment_ends_like_one_from_the_turns_start() -> None:
    match = Match(GAME, 2, 5, lineup=[{"army": "zuk-gar"}, {"army": "kevetni"}])
    luck = Random(11)
    later = 0
    for number in range(400):
        seat, question = next(iter(match.questions.items()))
        if number % 20 == 19:
            fork = match.imagine(seat, Dice(number))
            ends = []
            for whole in (False, False, True):
                if whole:
                    fork.later = None
                ends.append(fork.run(by_hunch(number), 2))
                later += fork.later is not None
            assert ends[0] == ends[1] == ends[2]
        match.answer(seat, luck.choice(question.options))
        if match.outcome:
            break
    assert later > 10


def by_hunch(seed: int) -> Policy:
    """The same luck for the same seed."""
    roll = Random(seed).random
    return lambda state, seat, options, why: GAME.mind.hunch(state, seat, options, roll())


def test_a_novice_that_is_behind_still_answers_a_check() -> None:
    """The Queen on e5 takes the King next turn, unless the own Queen threatens her from d4."""
    foes = [Troop(KILLER, "e5"), Troop("rognarr", "e8"), Troop(custom("More", "R", "5/8"), "a8")]
    mine = [Troop("rognarr", "e1", hurt=9), Troop(KILLER, "a1"), Troop(TOUGH, "a2")]
    match = Match(GAME, 2, 5, position=position(Side(mine), Side(foes)))
    assert match.question
    chair, novice = chair_of(match, match.question.seat), bot_named("novice")
    said = {GAME.words.label(match.state, novice.choose(chair, Dice(seed))) for seed in range(16)}
    assert said == {"Move Killer a1 to d4"}
