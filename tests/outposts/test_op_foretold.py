"""What an assault comes to is said before it is declared, and what it broke is said large."""

import pytest
from outposts_table import GAME, Post, Side, ask, drafted_card, play, position

from rulewright.games.outposts.page.answers import role
from rulewright.games.outposts.page.coaching import first_times, undone
from rulewright.games.outposts.page.events_shown import effects_shown
from rulewright.games.outposts.page.hints import hint, struck_down
from rulewright.games.outposts.page.scene import close_up, scene
from rulewright.games.outposts.page.zones import group_zones
from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import PREPARE, State, card_of
from rulewright.games.outposts.words.worth_burning import worth_burning
from rulewright.kernel.event import Event, event_of
from rulewright.kernel.question import Question, Seat
from rulewright.server.html.bars.answers import answers
from rulewright.server.html.bars.question_bar import marked_brings
from rulewright.server.tables.clicks import question_view

NAMES = ["Ann", "Bob"]


def aims(state: State) -> tuple[Question, State]:
    """The question for the first group's target, and the table as its player sees it."""
    asked = ask(attack, state, "take")
    return Question(Seat(0), list(asked.options), prompts.AIM), GAME.rules.view(state, Seat(0))


@pytest.mark.rule("OP-148", "OP-149", "OP-150", "OP-161")
def test_a_counter_strike_that_can_destroy_somebody_is_foretold_and_weighed() -> None:
    guarded, bare = Post(defenders=["3/2/4"]), Post(closed=["fire-pots"])
    question, view = aims(position(Side(groups=[["5/0/5", "2/0/2"]]), Side(outposts=[guarded, bare])))
    first, second = question.options
    assert hint(view, question, first) == ("Attack 7, Defense 2: 5 to deal. They strike back with 3: 2/0/2 may die.")
    assert role(view, question, first) == ("weigh", "Outpost 1: 5 damage")
    assert hint(view, question, second) == "Attack 7, Defense 0: 7 to deal. Face-down cards may change that."
    assert role(view, question, second) == ("", "Outpost 2: 7 damage")


@pytest.mark.rule("OP-067", "OP-138")
def test_where_one_group_has_one_target_it_is_foretold_before_the_attack() -> None:
    state = position(Side(groups=[["5/0/5"]]), Side(outposts=[Post(defenders=["6/2/4"])]))
    asked = ask(attack, state)
    question, view = Question(Seat(0), list(asked.options), prompts.ATTACK), GAME.rules.view(state, Seat(0))
    shown = question_view(GAME, view, question, ())
    assert shown is not None
    assert marked_brings(shown) == "Attack 5, Defense 2: 3 to deal. They strike back with 6: 5/0/5 may die."


@pytest.mark.rule("OP-067", "OP-151")
def test_an_attack_that_would_not_get_through_is_not_what_is_marked() -> None:
    state = position(Side(groups=[["2/0/5"]]), Side(outposts=[Post(defenders=["6/2/4"])]))
    asked = ask(attack, state)
    question, view = Question(Seat(0), list(asked.options), prompts.ATTACK), GAME.rules.view(state, Seat(0))
    shown = question_view(GAME, view, question, ())
    assert shown is not None
    found = answers(shown)
    assert found.primary is not None
    assert (found.primary.label, found.gold) == ("Don't attack", True)
    assert marked_brings(shown) == "Attack 2, Defense 2: nothing to deal. They strike back with 6: 2/0/5 may die."


@pytest.mark.rule("OP-K16")
def test_of_a_group_with_vanguard_only_that_is_said_to_fall() -> None:
    question, view = aims(
        position(
            Side(groups=[["salamander-knight", "cinder-whelp"]]), Side(outposts=[Post(defenders=["4/0/1"]), Post()])
        )
    )
    assert "4: Salamander Knight may die" in hint(view, question, question.options[0])


@pytest.mark.rule("OP-161", "OP-164")
def test_of_several_who_could_fall_it_is_said_how_many() -> None:
    group = ["ash-skirmisher", "cinder-whelp", "cinder-whelp"]
    question, view = aims(position(Side(groups=[group]), Side(outposts=[Post(defenders=["2/0/2"]), Post()])))
    assert GAME.words.ask_words(view, question) == "Group 1 (Attack 7): attack which Outpost?"
    told = hint(view, question, question.options[0])
    assert told.endswith("They strike back with 2: at most 2 of Ash Skirmisher and 2 × Cinder Whelp may die.")
    enough, _ = aims(position(Side(groups=[group]), Side(outposts=[Post(defenders=["3/0/2"]), Post()])))
    view = GAME.rules.view(position(Side(groups=[group]), Side(outposts=[Post(defenders=["3/0/2"]), Post()])), Seat(0))
    assert hint(view, enough, enough.options[0]).endswith("Ash Skirmisher and 2 × Cinder Whelp may die.")


@pytest.mark.rule("OP-K16", "OP-161")
def test_behind_a_vanguard_others_may_fall_with_what_is_left_of_the_strength() -> None:
    side = Side(groups=[["salamander-knight", "cinder-whelp"]])
    view = GAME.rules.view(position(side, Side()), Seat(0))
    group = view.players[0].groups[0]
    assert [struck_down(view, group, n).most for n in (3, 4, 5)] == [0, 1, 2]


@pytest.mark.rule("OP-151")
def test_a_target_at_which_nothing_gets_through_says_so() -> None:
    question, view = aims(position(Side(groups=[["2/0/5"]]), Side(outposts=[Post(defenders=["0/3/4"]), Post()])))
    assert role(view, question, question.options[0]) == ("idle", "Outpost 1: no damage")


def bolting(*rivals: str, own: str = "1/1/9") -> tuple[Question, State]:
    """The question of a Last Breath: Bolt 2."""
    state = position(Side(hand=["pyre-zealot"], reserve=[own]), Side(reserve=list(rivals)))
    view = GAME.rules.view(state, Seat(0))
    aimed = [verbs.TARGET(card) for player in view.players for card in player.reserve]
    return Question(Seat(0), [verbs.DECLINE, *aimed], prompts.BOLT, view.players[0].hand[0]), view


@pytest.mark.rule("OP-K01", "OP-156")
def test_a_bolt_that_does_nothing_says_so_before_and_is_no_offer() -> None:
    question, view = bolting("oathstone-knight")
    none, own, knight = question.options
    assert hint(view, question, knight) == "Bolt 2 does nothing to Oathstone Knight: its Health is 5."
    assert role(view, question, knight) == ("idle", "Oathstone Knight")
    assert role(view, question, own) == ("idle", "1/1/9 (yours)")
    assert role(view, question, none) == ("", "Bolt nobody")
    shown = question_view(GAME, view, question, ())
    assert shown is not None
    found = answers(shown)
    assert found.primary is not None
    assert (found.primary.label, found.gold) == ("Bolt nobody", True)


@pytest.mark.rule("OP-K01")
def test_whom_a_bolt_destroys_is_said_and_who_is_one_s_own_is_no_reason_to_bolt() -> None:
    question, view = bolting("1/1/2", "1/1/1")
    assert hint(view, question, question.options[2]) == "Bolt 2 destroys 1/1/2."
    assert role(view, question, question.options[2]) == ("", "1/1/2")
    assert role(view, question, verbs.DECLINE)[0] == "decline"
    question, view = bolting("1/1/3", own="1/1/1")
    assert role(view, question, question.options[1]) == ("spare", "1/1/1 (yours)")
    assert role(view, question, verbs.DECLINE)[0] == ""


@pytest.mark.rule("OP-K01")
def test_a_spell_says_before_it_is_played_whom_it_could_destroy() -> None:
    state = position(Side(hand=["firebolt"], reserve=["1/1/1"]), Side(reserve=["1/1/2", "1/1/2", "1/1/3"]))
    view = GAME.rules.view(state, Seat(0))
    cast = verbs.PLAY(view.players[0].hand[0])
    question = Question(Seat(0), [verbs.END, cast], prompts.PLAY)
    assert hint(view, question, cast) == "Bolt 2 could destroy 2 × 1/1/2."
    view.players[1].reserve = []
    assert hint(view, question, cast) == "No rival creature has Health 2 or less."


@pytest.mark.rule("OP-156")
def test_a_bolt_without_effect_is_told_with_its_reason() -> None:
    state = position(Side(hand=["firebolt"], mana=1), Side(reserve=["1/1/5"]))
    (target,), (source,) = state.players[1].reserve, state.players[0].hand
    bolts = event_of(events.bolts, {"seat": 0, "other": 1, "target": target, "n": 2, "source": source},
                     state.faces, state.seen)  # fmt: skip
    said = GAME.words.event_words(state, bolts, ["Ann", "Bob"])
    assert said == "Firebolt bolts Bob's 1/1/5 for 2: that does nothing, its Health is 5."
    moment, block = effects_shown(state, bolts) or []
    assert (moment["words"], block["k"]) == ("Bolt 2 does nothing to 1/1/5: its Health is 5", "block")


@pytest.mark.rule("OP-096", "OP-091")
def test_with_nothing_left_to_buy_going_on_is_marked_and_no_sacrifice_or_burning_tempts() -> None:
    state = position(Side(hand=["cinder-whelp"], reserve=["ash-skirmisher"], crystals=0), Side())
    view = GAME.rules.view(state, Seat(0))
    player = view.players[0]
    options = [verbs.END, verbs.BURN(player.hand[0]), verbs.SACRIFICE(player.reserve[0])]
    shown = question_view(GAME, view, Question(Seat(0), options, prompts.PLAY), ())
    assert shown is not None
    found = answers(shown)
    assert found.primary is not None
    assert (found.primary.label, found.gold) == ("Done playing", True)
    assert [choice.role for choice in shown.choices] == ["end", "spare", "spare"]
    assert shown.choices[2].label == "Sacrifice Ash Skirmisher for 1 mana"


@pytest.mark.rule("OP-090", "OP-093")
def test_burning_is_worth_it_where_it_pays_for_a_card() -> None:
    state = position(Side(hand=["cinder-whelp", "torch-runner", "furnace-giant"]), Side())
    view = GAME.rules.view(state, Seat(0))
    first, second, third = view.players[0].hand
    assert worth_burning(view, Seat(0), first)
    assert worth_burning(view, Seat(0), third)
    view.players[0].hand = [second, third]
    view.players[0].burned_cards = view.book.rules.burn_cards_max
    assert not worth_burning(view, Seat(0), second)


@pytest.mark.rule("OP-083")
def test_a_new_outpost_is_said_large() -> None:
    state = position(Side(outposts=[Post()]), Side())
    told = effects_shown(state, Event("gains", "OP-083", {"seat": 0, "outpost": 1}, {}))
    assert told
    assert told[0]["words"] == "Outpost 2 of the Ember Legion is built: 1 more mana each turn"


@pytest.mark.rule("OP-157")
def test_what_an_undefended_outpost_loses_is_said_large_with_who_broke_it() -> None:
    state = position(Side(groups=[["6/0/6"]]), Side(outposts=[Post(), Post()]))
    table = play(attack, state, "take", "outpost 1 0", "hit 6")
    told = [Event(kind, clause, args, {}) for kind, clause, args in table.events if kind in ("assaults", "counters")]
    shown = [each for event in told for each in effects_shown(state, event) or []]
    assert [each["k"] for each in shown] == ["moment", "moment", "hit"]
    assert shown[0]["words"] == "The Ember Legion assaults Outpost 1 of the Stone Covenant"
    assert shown[1]["words"] == "Outpost 1 of the Stone Covenant takes 6 damage"


@pytest.mark.rule("OP-151", "OP-157", "OP-K17")
def test_every_target_says_what_gets_through_there_and_whether_it_falls() -> None:
    posts = [Post(counters=6), Post(counters=8, closed=["fire-pots"]), Post(counters=9, defenders=["toll-guard"])]
    question, view = aims(position(Side(groups=[["3/0/5", "1/0/5"]]), Side(outposts=posts)))
    shown = close_up(view, question, scene(view, Seat(0), NAMES))
    (rival,) = shown.rivals
    outposts = [zone for row in rival.rows for zone in row if zone.plaque]
    told = [[(badge.words, badge.n) for badge in zone.badges] for zone in outposts]
    assert told == [[("4 damage, it falls", 4)], [("4 damage", 4)], [("2 damage", 2)]]
    assert [role(view, question, option)[1].partition(": ")[2] for option in question.options] == [
        words for ((words, _),) in told
    ]
    asked_for_more = Question(Seat(0), [verbs.SKIP, verbs.TAKE], prompts.ATTACK)
    assert close_up(view, asked_for_more, scene(view, Seat(0), NAMES)) == scene(view, Seat(0), NAMES)


@pytest.mark.rule("OP-133", "OP-136")
def test_a_group_says_that_it_is_full_and_with_too_many_no_strength() -> None:
    state = position(Side(groups=[["1/1/1"] * 3, ["1/1/1"] * 3, ["1/1/1"]], reserve=["2/2/2"]), Side())
    state.step, mine = PREPARE, state.players[0]
    mine.groups[1].append(mine.reserve.pop())
    full, many, small, new = group_zones(state, Seat(0), True)
    assert (full.label, small.label) == ("Group 1, full", "Group 3")
    assert ([badge.words for badge in many.badges], many.counters) == (["Too many"], ())
    assert new.empty == "Up to 3 attack together"
    ((_, line),) = first_times(state, Question(Seat(0), [], prompts.PREPARE))
    assert "up to 3 attack together, up to 3 guard one Outpost" in line
    assert len(line) <= 120


@pytest.mark.rule("OP-K13", "OP-151")
def test_nobody_is_reminded_of_an_attack_that_gets_through_nowhere_or_of_a_guard_who_may_not() -> None:
    def reminder(*reserve: str) -> str:
        state = position(Side(outposts=[Post()], reserve=reserve), Side(outposts=[Post(open=["+0/+3"])]))
        asked = ask(prepare_for_war, state)
        return undone(state, Question(Seat(0), list(asked.options), prompts.PREPARE))

    assert drafted_card("cinder-whelp").reckless
    assert reminder("cinder-whelp") == ""
    assert reminder("cinder-whelp", "1/0/1") == "1/0/1 could still guard."
    assert reminder("cinder-whelp", "cinder-whelp") == "Cinder Whelp could still attack."
    assert reminder("4/0/1") == "4/0/1 could still attack or guard."


@pytest.mark.rule("OP-091", "OP-093")
def test_what_only_a_sacrifice_could_pay_for_is_said_and_going_on_is_marked() -> None:
    state = position(Side(hand=["furnace-giant", "forge-brute"], reserve=["1/1/1"], mana=1), Side())
    view = GAME.rules.view(state, Seat(0))
    giant, brute = view.players[0].hand
    sacrifice = verbs.SACRIFICE(view.players[0].reserve[0])
    question = Question(Seat(0), [verbs.END, verbs.BURN(giant), verbs.BURN(brute), sacrifice], prompts.PLAY)
    assert cost_of(view, Seat(0), card_of(view, brute)) == 3
    assert GAME.words.ask_words(view, question) == "1 mana: too little, unless you sacrifice creatures"
    shown = question_view(GAME, view, question, ())
    assert shown is not None
    assert answers(shown).gold
    view.players[0].mana = 2
    assert GAME.words.ask_words(view, question) == "2 mana: burn one to pay for another, or go on"
