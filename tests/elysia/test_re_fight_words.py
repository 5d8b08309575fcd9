"""A fight in words: what is needed to win, how many may be played, which answer is marked, and the way to a Monster."""

import pytest
from elysia_table import arena, fighting, idle, upto

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.page.fight import fight
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS, DEFENDERS, DEFENSE, Combat, Fighter
from rulewright.games.elysia.rules.combat.starting import npc_fighter
from rulewright.games.elysia.rules.places import place_of
from rulewright.games.elysia.rules.position import Side, position
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Question, Seat
from rulewright.server.html.bars.answers import answers
from rulewright.server.tables.clicks import question_view


def against(monster: str, *played: str, wild: int = 0) -> State:
    """A fight with one Monster, in the hero's Attack step."""
    state = position(Side(at=(2, 0), wild=5, hand=("longsword", "march")), Side(character="vega"),
                     tiles={(2, 0): "plains"}, npcs=[(monster, (2, 0))])  # fmt: skip
    faces = [state.book.keys[key] for key in played]
    mine = Fighter(ATTACKERS, Seat(0), played=faces, dropped=[0] * len(faces), wild=wild, left=1 - len(faces))
    foes = [npc_fighter(npc, DEFENDERS) for npc in state.npcs]
    state.combat = Combat(place_of(2, 0), Seat(0), [*foes, mine], cycle=0)
    return state


@pytest.mark.rule("RE-211", "RE-187", "RE-E11.2")
def test_question_and_panel_say_what_is_needed_to_win_and_that_one_card_is_played_in_a_strike() -> None:
    question = Question(Seat(0), [verbs.PASS.answer], prompts.ATTACK)
    state = against("troll")
    card = state.book.cards[state.book.keys["troll"]]
    assert ELYSIA.words.ask_words(state, question) == (
        f"Attack 0 against Defense {card.defense}: {card.defense + 1} more to win. Play one card or spend Wild"
    )
    sword = state.book.cards[state.book.keys["longsword"]].attack
    equal = against("troll", "longsword", wild=card.defense - sword)
    assert ELYSIA.words.ask_words(equal, question) == (
        f"Attack {card.defense} against Defense {card.defense}: 1 more to win. Spend Wild"
    )
    shown = fight(equal, Seat(0))
    assert shown is not None
    assert shown.sum == f"Attack {card.defense} against Defense {card.defense}: 1 more to win"
    more = fight(against("troll", "longsword", wild=card.defense - sword + 1), Seat(0))
    assert more is not None
    assert more.sum.endswith("enough to win")


@pytest.mark.rule("RE-191", "RE-211")
def test_beside_a_player_a_beaten_monster_is_no_win() -> None:
    state = against("rat", "longsword")
    assert state.combat is not None
    state.combat.fighters.append(Fighter(DEFENDERS, Seat(1)))
    shown = fight(state, Seat(0))
    assert shown is not None
    assert shown.sum == "Attack 3 ÷ 2 = 2 each, rounded up against Defense 1: Rat beaten"


@pytest.mark.rule("RE-179", "RE-187")
def test_what_defended_is_no_attack_when_it_is_asked_whether_to_fight_on() -> None:
    state = position(Side(at=(1, 0), wild=0, hand=("claymore", "march", "march")), idle(),
                     tiles={(1, 0): "plains"}, npcs=[("rat", (1, 0))])  # fmt: skip
    asked = upto(fighting(arena(state, [0], ["npc 1"])), state, "play claymore")
    assert asked.why == prompts.END_COMBAT
    shown = fight(state, Seat(0))
    assert shown is not None
    mine = next(each for row in shown.rows for each in row if each.owner == Seat(0))
    assert mine.items == ()
    assert shown.sum == "Attack 0 against Defense 1: 2 more to win"
    question = Question(Seat(0), list(asked.options), asked.why)
    assert ELYSIA.words.ask_words(state, question) == "Fight on or end the combat? A new strike, against Defense 1"


@pytest.mark.rule("RE-192", "RE-193")
def test_who_defends_is_told_how_many_cards_would_go() -> None:
    state = against("troll")
    assert state.combat is not None
    state.combat.striker, state.combat.step, state.combat.each = DEFENDERS, DEFENSE, 4
    question = Question(Seat(0), [verbs.PASS.answer], prompts.DEFENSE)
    assert ELYSIA.words.ask_words(state, question) == (
        "Attack 4 against your Defense 0: would cost all 2 cards, Exhausted. Play one card or spend Wild"
    )  # of 4, but there are no more than 2 in hand
    state.combat.each = 1
    assert "Defense 0: would cost 1 card. Play" in ELYSIA.words.ask_words(state, question)
    state.combat.each = 0
    assert ELYSIA.words.ask_words(state, question).endswith("costs no card. Nothing more is needed")


def test_passing_is_marked_only_where_wild_would_change_nothing() -> None:
    options = [verbs.PASS.answer, verbs.WILD_ATTACK.answer, verbs.WILD_DRAW.answer]

    def marked(state: State) -> bool:
        found = question_view(ELYSIA, state, Question(Seat(0), options, prompts.ATTACK), ())
        assert found is not None
        return answers(found).gold

    assert not marked(against("rat"))
    assert not marked(against("rat", wild=1))  # one short
    assert marked(against("rat", wild=2))
    assert not marked(against("troll", wild=1))  # with the five that are left it can be done


@pytest.mark.rule("RE-121", "RE-123")
def test_who_clicks_a_monster_on_another_tile_is_told_about_the_way_there() -> None:
    state = position(Side(at=(0, 0), wild=1), Side(character="vega"), tiles={(1, 0): "plains", (2, 0): "plains"},
                     npcs=[("rat", (1, 0)), ("troll", (2, 0))])  # fmt: skip
    rat, troll = (f"npc-{npc.uid}" for npc in state.npcs)
    play, move = (Question(Seat(0), [verbs.FINISH.answer], prompt) for prompt in (prompts.PLAY, prompts.MOVE))
    assert "Start walking" in ELYSIA.words.why_not(state, play, rat).words
    state.walk = 2
    assert "One step at a time" in ELYSIA.words.why_not(state, move, troll).words
    state.walk = 0
    assert "A Wild gives 1" in ELYSIA.words.why_not(state, move, rat).words
