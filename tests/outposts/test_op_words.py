"""Options, questions, events and cards in words: complete, distinct, and without giving anything away."""

import random

import pytest
from outposts_table import DRAFTED_CARDS, GAME, Post, Side, ask, find, play, position, told

from rulewright.games.outposts.page.card_fronts import KEYWORDS
from rulewright.games.outposts.page.coaching import first_times
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import OFFENSE, FactionId, GroupId, OutpostId, State, Target, card_of
from rulewright.games.outposts.words.card_text import card_text
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.question import NO_CARD, SPECTATOR, CardId, Face, Option, Prompt, Question, Seat
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.variant import Variant

RULEBOOK = load_rulebook(GAME.folder / "rulebook.md")
NAMES = ["Ann", "Bob", "Cid", "Dee"]


def labels(state: State, seat: int, options: list[Option]) -> list[str]:
    view = GAME.rules.view(state, seat)
    return [GAME.words.label(view, each) for each in options]


# -- questions


def test_questions_say_what_they_are_about() -> None:
    state = position(Side(outposts=[Post()], hand=["firebolt", "stone-wall"]), Side(reserve=["1/1/1"]))
    bolt, wall = find(state, 0, "firebolt"), find(state, 0, "stone-wall")
    view = GAME.rules.view(state, 0)

    def words(prompt: Prompt, about: int, *options: Option) -> str:
        view.players[0].mana = 3
        return str(GAME.words.ask_words(view, Question(Seat(0), options, prompt, CardId(about))))

    assert words(prompts.BOLT, bolt) == "Firebolt: Bolt 2 whom? It destroys Health 2 or less"
    assert words(prompts.BOLT, wall) == "Stone Wall: choose a creature to Bolt"
    assert words(prompts.PLACE, wall) == "Stone Wall: where does the upgrade go, open or face-down?"
    play, burn = verbs.PLAY(bolt), verbs.BURN(bolt)
    assert words(prompts.PLAY, -1, verbs.END, play, burn) == "3 mana: play cards, burn one for more, or go on"
    assert words(prompts.PLAY, -1, verbs.END, burn, verbs.CRYSTAL).endswith(
        ": burn one to pay for another, buy a Crystal, or go on"
    )
    view.players[0].hand = [wall]
    assert words(prompts.PLAY, -1, verbs.END, verbs.BURN(wall)) == "3 mana: nothing more to play, go on"
    assert words(prompts.ASSIGN, -1, verbs.HIT(4), verbs.HIT(0)) == "Distribute your remaining strength: 4 to deal"
    assert "destroy the Guard first" in words(prompts.ASSIGN, -1, verbs.KILL(bolt), verbs.HIT(0))
    view.packets = [[bolt] * 7, []]
    assert words(prompts.DRAFT, -1) == "Keep two for your deck; 5 go to your rival"
    view.packets[0] = [bolt] * 3
    assert words(prompts.DRAFT, -1).endswith("; the last goes back")
    assert words(prompts.SWAP_OUT, bolt) == "Which card leaves your deck for Firebolt?"
    assert words(prompts.SWAP_OUT, -1) == "Which card leaves your deck?"


# -- options


def test_labels_of_the_play_step_name_what_it_costs_and_gives() -> None:
    posts = [Post(open=["ossuary"])]
    side = Side(outposts=posts, hand=["kindling-imp", "tomb-titan", "stone-wall"], reserve=["mourner"], mana=8)
    state = position(side, Side())
    state.players[0].lost = 1
    asked = ask(play_cards, state)
    assert labels(state, 0, asked.options) == [
        "Go on",
        "Play Kindling Imp (1 mana)",
        "Burn Kindling Imp for 2 mana",
        "Play Tomb Titan (5 mana)",
        "Burn Tomb Titan for 1 mana",
        "Play Stone Wall (1 mana)",
        "Burn Stone Wall for 1 mana",
        "Sacrifice Mourner (Ember Legion, reserve) for 4 mana",  # 1, Offering 2, Ossuary 1
        "Buy a Mana Crystal (7 mana)",
    ]
    asked = ask(play_cards, state, f"play stone-wall#{find(state, 0, 'stone-wall')}")
    assert labels(state, 0, asked.options) == ["On Outpost 1, open", "On Outpost 1, face-down"]


def test_labels_of_prepare_and_attack() -> None:
    posts = [Post(3, defenders=["gate-warden"]), Post()]
    state = position(Side(outposts=[Post()], groups=[["free-lance"], ["hired-blade"]]), Side(outposts=posts))
    assert labels(state, 0, ask(prepare_for_war, state).options) == [
        "Go on",
        "Free Lance (group 1): to reserve",
        "Free Lance (group 1): attack in group 2 with Hired Blade",
        "Hired Blade (group 2): to reserve",
        "Hired Blade (group 2): attack in group 1 with Free Lance",
    ]
    assert labels(state, 0, ask(attack, state).options) == ["Skip the step", "Take the step"]
    aim = ask(attack, state, "take")
    assert labels(state, 0, aim.options) == [
        "Outpost 1 of the Stone Covenant (3 counters)",
        "Outpost 2 of the Stone Covenant (0 counters)",
    ]
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=posts[:1]))
    assert labels(state, 0, ask(attack, state, "take").options) == [
        "Destroy Gate Warden (Stone Covenant, guards Outpost 1, 2 damage)",
        "Nothing on the Outpost",
    ]


def test_plain_options_have_words() -> None:
    state = position(Side(), Side())
    spoken = {
        verbs.END: "Go on",
        verbs.SKIP: "Skip the step",
        verbs.TAKE: "Take the step",
        verbs.DECLINE: "Choose none",  # of targets: "No" answers no such question
        verbs.KEEP: "Keep it",
        verbs.REDRAW: "Draw a new hand",
        verbs.FINISH: "That is all",
        verbs.STAY_BACK: "Stay back",
    }
    for option, words in spoken.items():
        assert GAME.words.label(state, option) == words
        assert GAME.words.refs(state, option) == (f"button-{GAME.words.notation(state, option)}",)


def test_options_about_things_have_words() -> None:
    state = position(Side(groups=[["free-lance"]]), Side())
    card, first, second = find(state, 0, "free-lance"), OutpostId(0), OutpostId(1)
    rival, group = Seat(1), GroupId(0)
    state.targets = [Target(rival, OutpostId(2))]
    spoken = {
        verbs.PUT(first, 3): "3 on Outpost 1",
        verbs.MEND(second, 2): "2 off Outpost 2",
        verbs.SHARDS(0): "None",
        verbs.SHARDS(4): "4",
        verbs.FACTION(FactionId(2)): "Veil Syndicate",
        verbs.SEAT(rival): "Stone Covenant",
        verbs.ZONE(rival, OFFENSE): "The offense zone of the Stone Covenant",
        verbs.FIRST(card): "Free Lance first",
        verbs.STAY(card): "Free Lance: stay in offense",
        verbs.WOUND(card, 2): "2 damage on Free Lance",
        verbs.HIT(2): "2 on the Outpost",
        verbs.PUT_IN(card): "Put in Free Lance (2; 2/1/2)",
        verbs.TAKE_OUT(card): "Take out Free Lance (2; 2/1/2)",
        verbs.PICK(card, card, NO_CARD): "Free Lance (2; 2/1/2) and Free Lance (2; 2/1/2)",
        verbs.GUARD(card, second): "Free Lance (group 1): guard Outpost 2",
        verbs.JOIN(card, GroupId(1)): "Free Lance (group 1): attack in a new group",
        verbs.ASSAULT(group): "Group 1 (Free Lance) against Outpost 3 of the Stone Covenant",
        verbs.SPOIL(rival, Face(0)): "Cinder Whelp (cost 1) of the Stone Covenant",
    }
    for option, words in spoken.items():
        assert GAME.words.label(state, option) == words
        assert all(ref for ref in GAME.words.refs(state, option))


def test_health_that_is_left_stands_in_the_label() -> None:
    variant = Variant("tried", rules={"creature_damage_persists": "turn"})
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=[Post(defenders=["0/0/5"])]), variant=variant)
    state.wounds = {find(state, 1, "0/0/5"): 2}
    assert "3 damage" in GAME.words.label(state, verbs.KILL(find(state, 1, "0/0/5")))


def test_mirrored_factions_are_told_apart() -> None:
    state = position(Side(faction="ember"), Side(faction="ember"))
    assert [GAME.words.label(state, verbs.SEAT(Seat(seat))) for seat in (0, 1)] == [
        "Ember Legion (seat 1)",
        "Ember Legion (seat 2)",
    ]


# -- what nobody may know


@pytest.mark.rule("OP-R68", "OP-R69", "OP-R128", "OP-K07")
def test_face_down_upgrades_are_offered_unnamed_but_distinct() -> None:
    posts = [Post(open=["fire-pots"], closed=["tripwire", "stone-wall"])]
    state = position(Side(hand=["sabotage", "lantern-spy"]), Side(outposts=posts))
    asked = ask(play_cards, state, "play sabotage")
    trap, wall = find(state, 1, "tripwire"), find(state, 1, "stone-wall")
    assert asked.notations == ["target fire-pots", f"target #{trap}", f"target #{wall}"]
    assert labels(state, 0, asked.options) == [
        "Fire Pots (Stone Covenant, on Outpost 1, slot 1)",
        "a face-down card (Stone Covenant, on Outpost 1, slot 2)",
        "a face-down card (Stone Covenant, on Outpost 1, slot 3)",
    ]
    assert GAME.words.card_words(GAME.rules.view(state, 0), trap) == "A card that you may not look at."
    assert GAME.words.card_words(GAME.rules.view(state, 1), trap).startswith("Tripwire. Silver Upgrade, cost 1.")


@pytest.mark.rule("OP-R128", "OP-R15", "OP-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_notation_and_labels_give_nothing_away_in_whole_games(seats: int) -> None:
    match = Match(GAME, seats, seed=seats, variant=Variant("tried", rules={"shard_rule": True, "starter_only": False}))
    dice = random.Random(seats)
    for number in range(700):
        if not match.questions:
            break
        seat, question = dice.choice(list(match.questions.items()))
        if number % 3 == 0:
            view, other = GAME.rules.view(match.state, seat), copy_state(match.state)
            GAME.rules.conceal(other, seat, Dice(number))
            written = [GAME.words.notation(match.state, each) for each in question.options]
            assert len(set(written)) == len(written)
            assert written == [GAME.words.notation(other, each) for each in question.options]
            imagined = GAME.rules.view(other, seat)
            for each in question.options:
                assert GAME.words.label(view, each) == GAME.words.label(imagined, each)
                assert GAME.words.refs(view, each)
            assert GAME.words.ask_words(view, question) == GAME.words.ask_words(imagined, question)
        match.answer(seat, GAME.mind.hunch(match.state, seat, question.options, dice.random()))
    for viewer in (*range(seats), SPECTATOR, None):
        view = GAME.rules.view(match.state, viewer)
        for _, event in match.log:
            seen = event.seen_by(viewer)
            if seen is not None:
                assert event.clause in RULEBOOK
                assert GAME.words.event_words(view, seen, NAMES).endswith((".", "!"))
                assert all(ref for ref in GAME.words.event_refs(seen))


# -- events


def test_event_lines_read_like_the_book() -> None:
    state = position(Side(), Side())

    def words(kind: str, **args: int) -> str:
        return str(GAME.words.event_words(state, Event(kind, "OP-001", args, {}), NAMES))

    assert words("totals", seat=0, attackers=5, defense=3, defenders=1, remaining=2) == (
        "Attacker's Strength 5, Defense 3, Defender's Strength 1: 2 to deal."
    )
    assert words("counters", seat=1, outpost=2, n=3, source=-1) == "3 damage on Bob's Outpost 3."
    assert words("drawn") == "Nobody wins."
    assert words("faction", seat=0, faction=1) == "Ann plays the Stone Covenant."
    assert words("aims", seat=0, group=0, other=1, outpost=2) == "Ann's group 1 goes for Bob's Outpost 3."


@pytest.mark.rule("OP-132")
def test_who_joins_the_offense_is_shown_in_the_group_it_joins() -> None:
    state = position(Side(groups=[["free-lance"], ["hired-blade"]]), Side())
    table = play(prepare_for_war, state, "join free-lance 1", "end")
    assert told(table, "to_offense") == [{"seat": 0, "card": "free-lance", "group": 0}]  # its old group is gone
    event = Event("to_offense", "OP-132", {"seat": 0, "card": 3, "group": 0}, {})
    assert GAME.words.event_refs(event) == ("card-3", "group-0-0")


# -- cards


@pytest.mark.rule("OP-001", "OP-007")
def test_card_in_one_line() -> None:
    by_key = {card.key: card for card in DRAFTED_CARDS}
    assert card_text(by_key["flame-lancer"]) == "Flame Lancer. Ember Legion Creature, cost 2, 2/0/2. Pierce 1."
    assert card_text(by_key["furnace-giant"]) == "Furnace Giant. Ember Legion Creature, cost 5, 5/1/5."
    assert card_text(by_key["firebolt"]) == "Firebolt. Ember Legion Spell, cost 1. Bolt 2."
    assert card_text(by_key["watchtower"]) == "Watchtower. Stone Covenant Upgrade, cost 2, +2 attack, +1 defense."


# -- for who is new


def test_every_keyword_of_a_card_is_said_in_a_plain_sentence() -> None:
    told = GAME.page.how_to_play
    words = dict(told.words)
    unsaid = {word for word in KEYWORDS if word not in words}
    assert unsaid == {"This turn", "Until your next turn"}  # the book says these as plainly
    assert all(len(said) <= 110 and "counters" not in said for said in words.values())


def test_how_one_begins_is_told_before_the_first_choices() -> None:
    match = Match(GAME, 2, seed=1)
    view = GAME.rules.view(match.state, Seat(0))
    ((_, draft),) = first_times(view, Question(Seat(0), [], prompts.DRAFT))
    assert draft.startswith("In all 6 Silver cards join the 30 of your faction. You begin with 1 or 2 mana")
    state = position(Side(outposts=[Post()], turns=1), Side(turns=0))
    view = GAME.rules.view(state, Seat(0))
    ((_, posts),) = first_times(view, Question(Seat(0), [], prompts.PLAY))
    assert posts == (
        "You play first and begin with 1 Outpost. Each turn one more arrives, up to 3; each gives 1 mana a turn."
    )
    view.players[0].turns = 2
    assert not first_times(view, Question(Seat(0), [], prompts.PLAY))
    assert all(len(line) <= 120 for line in (draft, posts, *GAME.page.first_lines.values()))


@pytest.mark.rule("OP-097")
def test_a_card_that_can_only_be_burned_says_what_playing_it_costs() -> None:
    state = position(Side(hand=["furnace-giant", "kindling-imp"], mana=2), Side())
    giant, imp = find(state, 0, "furnace-giant"), find(state, 0, "kindling-imp")
    question = Question(Seat(0), (verbs.END, verbs.BURN(giant), verbs.BURN(imp)), prompts.PLAY)
    price = cost_of(state, Seat(0), card_of(state, CardId(giant)))
    assert GAME.page.hint(state, question, verbs.BURN(giant)) == f"To play it costs {price} mana; you have 2."
    assert GAME.page.hint(state, question, verbs.BURN(imp)) == ""
