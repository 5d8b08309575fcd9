"""What newcomers stumbled over: where Coin is of use, what damaged means, who strikes first, what a check is."""

import pytest
from elysia_table import idle, told

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.page.coaching import first_times, undone
from rulewright.games.elysia.page.effects_shown import effects, news
from rulewright.games.elysia.page.fight import fight
from rulewright.games.elysia.page.hints import hint, obvious, role
from rulewright.games.elysia.page.map import drawing, standing
from rulewright.games.elysia.page.scene import scene
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.combat.fighters import ATTACKERS, DEFENDERS, DEFENSE, Combat, Fighter
from rulewright.games.elysia.rules.combat.starting import npc_fighter
from rulewright.games.elysia.rules.move.encounter import arrive
from rulewright.games.elysia.rules.places import place_of
from rulewright.games.elysia.rules.position import Foe, Side, position
from rulewright.games.elysia.rules.state import BUY, MOVE, State
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import EVERYBODY, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.variant import OFFICIAL
from rulewright.server.html.bars.answers import answers
from rulewright.server.tables.clicks import question_view
from rulewright.testing.script import Script

ME, RIVAL = Seat(0), Seat(1)
NAMES = ("Ada", "Basil")


def asks(state: State, prompt: Prompt, *options: Option) -> Question:
    return Question(ME, [*options] or [verbs.FINISH.answer], prompt)


@pytest.mark.rule("RE-158", "RE-165")
def test_coin_that_buys_nothing_here_is_warned_of_while_it_is_made_and_the_reason_is_said() -> None:
    state = position(Side(), Side("vega"), coin=3, walk=1, tiles={(1, 0): "plains"})
    play = asks(state, prompts.PLAY)
    assert ELYSIA.words.ask_words(state, play) == "1 Walk, 3 Coin, 5 Wild. To buy, walk to another Village."
    state.coin = 0
    assert "To buy" not in ELYSIA.words.ask_words(state, play)
    assert hint(state, play, verbs.WILD_COIN.answer) == "To buy, walk to another Village."
    state.part, state.wild_coin = MOVE, 2
    stop = verbs.STOP.answer
    move = asks(state, prompts.MOVE, stop)
    assert hint(state, move, stop) == "2 Coin buy nothing here: you can't buy where your turn began."
    assert undone(state, move) == "Your 2 Coin will be lost: you can't buy where your turn began."
    state.players[0].place = place_of(1, 0)
    assert undone(state, move) == "Your 2 Coin will be lost: this is no Village."


@pytest.mark.rule("RE-R62", "RE-155")
def test_who_is_damaged_reads_that_they_are_left_alone_on_ruins() -> None:
    state = position(Side(at=(1, 0), damaged=True), idle(), tiles={(1, 0): "ruins/plains"}, npcs=[("rat", (1, 0))])
    table = Script(state, [])
    arrive(table, state, moved=True)
    (args,) = told(table, "left_alone")
    event = Event("left_alone", "RE-R62", args, {})
    assert ELYSIA.words.event_words(state, event, NAMES) == "Ada is left alone, no fight: damaged."
    assert news(event, ME)
    assert not news(event, RIVAL)
    assert [key for key, _ in first_times(state, asks(state, prompts.PLAY))] == ["damaged", "wild"]
    assert "Damaged: no fights" in standing(state, place_of(1, 0))
    own = scene(state, ME, NAMES).own
    assert own is not None
    assert own.note.startswith("Oath-bound warrior. Strong in every fight.")
    assert "Leave Out: Oath Shield (Attack 1; Defense 1)." in own.note
    assert own.note.endswith("until their next turn.")


def duel_of_two(cycle: int = 0, joins: bool = False) -> State:
    state = position(Side(at=(1, 0)), Side("vega", at=(1, 0)), Side("ravenna", at=(1, 0)), tiles={(1, 0): "plains"})
    fighters = [Fighter(ATTACKERS, ME), Fighter(DEFENDERS, RIVAL)]
    fighters += [Fighter(DEFENDERS, Seat(2))] * joins
    state.combat = Combat(place_of(1, 0), ME, fighters, cycle=cycle)
    return state


@pytest.mark.rule("RE-179")
def test_whether_to_fight_on_is_not_asked_before_the_first_blow_unless_somebody_has_joined() -> None:
    question = Question(ME, [verbs.FIGHT.answer, verbs.END.answer], prompts.END_COMBAT)
    assert obvious(duel_of_two(), question) == ("end_combat", verbs.FIGHT.answer)
    assert obvious(duel_of_two(cycle=1), question) is None
    assert obvious(duel_of_two(joins=True), question) is None
    beast = position(Side(at=(1, 0)), idle(), tiles={(1, 0): "plains"}, npcs=[("rat", (1, 0))])
    foes = [npc_fighter(npc, DEFENDERS) for npc in beast.npcs]
    beast.combat = Combat(place_of(1, 0), ME, [*foes, Fighter(ATTACKERS, ME)], cycle=0)
    assert obvious(beast, question) is None  # the Rat has struck


@pytest.mark.rule("RE-226", "RE-240")
def test_no_prize_is_asked_about_when_the_hunt_is_won() -> None:
    question = Question(ME, [verbs.NO.answer, verbs.YES.answer], prompts.PRIZE)
    assert obvious(position(Side(hunt=13), Side("vega")), question) is None
    assert obvious(position(Side(hunt=14), Side("vega")), question) == ("prize", verbs.NO.answer)


@pytest.mark.rule("RE-177")
def test_who_strikes_first_is_said_and_players_go_by_their_names() -> None:
    shown = fight(duel_of_two(cycle=-1), ME, (*NAMES, "Cleo"))
    assert shown is not None
    assert (shown.title, shown.sum) == ("Fight on the Plains", "The Attackers strike first. But who joins?")
    assert [each.name for row in shown.rows for each in row] == ["You", "Basil (Vega)"]
    state = duel_of_two()
    event = Event("combat", "RE-174", {"place": place_of(1, 0), "n": 2, "first": 1}, {})
    assert ELYSIA.words.event_words(state, event, NAMES) == (
        "Fight on the Plains: 2 take part. The Defenders strike first."
    )
    label = ELYSIA.words.label(state, verbs.TARGET_PLAYER(RIVAL))
    assert label == "Attack player 2 (Vega)"  # whose number the table replaces by a name
    joining = Question(Seat(2), [verbs.PASS.answer], prompts.JOIN)
    assert ELYSIA.words.ask_words(state, joining) == ("Player 1, 5 cards against player 2, 5 cards. Join a side?")
    assert role(state, joining, verbs.JOIN_ATTACKERS.answer) == ("", "Fight beside player 1")


@pytest.mark.rule("RE-193")
def test_of_several_cards_to_discard_it_is_said_which_one_is_asked_for() -> None:
    state = duel_of_two()
    assert state.combat is not None
    mine = state.combat.fighters[0]
    state.combat.striker, state.combat.step, state.combat.each = DEFENDERS, DEFENSE, 2
    question = Question(ME, [*verbs.DROP.each(state.players[0].hand)], prompts.DAMAGE)
    said = []
    for mine.struck in (2, 1):
        said.append(ELYSIA.words.ask_words(state, question))
    assert said == [f"2 Attack left over. Choose a card to discard, {n} of 2" for n in (1, 2)]


@pytest.mark.rule("RE-042", "RE-R99")
def test_when_both_run_out_of_cards_one_line_says_so() -> None:
    state = duel_of_two()
    args = dict.fromkeys(events.fight_over.args, 0) | {
        "seat": 0, "place": place_of(1, 0), "end": events.WON, "foe": -1, "rival": 1, "foes": 1, "item": -1,
        "quest": -1, "wild": 2, "had": 3, "exhausted": 1,
    }  # fmt: skip
    event = Event("fight_over", "RE-196", args, {})
    said = ELYSIA.words.event_words(state, event, NAMES)
    assert said.startswith("Ada and Basil run out of cards together: +2 Wild. Exhausted: the next turn begins damaged")
    (moment,) = effects(state, event) or []
    assert moment["words"] == "Player 1 and player 2: both Exhausted"  # as the table names them
    quest = Event("quest", "RE-239", {"seat": 0, "face": state.book.keys["cartographer"]}, {})
    assert ELYSIA.words.event_words(state, quest, NAMES) == "Ada completes Cartographer: +2 Wild."
    assert news(quest, ME)


def test_the_one_foe_who_can_be_fought_is_the_primary_answer_not_a_wild_for_a_card() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles={(1, 0): "plains"}, npcs=[("troll", (1, 0))])
    options = [verbs.NO.answer, verbs.WILD_DRAW.answer, verbs.TARGET_NPC(state.npcs[0].uid)]
    view = question_view(ELYSIA, state, asks(state, prompts.TARGET, *options), ())
    assert view is not None
    primary = answers(view).primary
    assert primary is not None
    assert primary.label == "Attack Troll"


@pytest.mark.rule("RE-133")
def test_a_check_that_brings_nobody_is_not_told_as_a_find() -> None:
    state = position(Side(), idle())
    cards = {key: ELYSIA.words.event_words(state, _check(state, key), NAMES) for key in ("raft", "encounter")}
    assert cards["raft"] == "Ada checks for an Encounter: none. Raft, turned up for it, is laid aside."
    assert cards["encounter"] == "Ada checks for an Encounter, and there is one."


def _check(state: State, key: str) -> Event:
    return Event("check", "RE-133", {"seat": 0}, {"card": Glimpse(CardId(0), state.book.keys[key], EVERYBODY)})


def test_ways_are_drawn_only_where_a_place_is_asked_for() -> None:
    state = position(Side(), Side("vega"), tiles={(1, 0): "plains"}, walk=2)
    place = f"hex-{place_of(1, 0)}"
    drawn = drawing(state, ME, place)
    assert drawn is not None
    assert drawn.lines
    state.part = BUY
    drawn = drawing(state, ME, place)
    assert drawn is not None
    assert not drawn.lines
    assert drawn.words == "Plains: 1 Walk."
    state.part = MOVE
    figure = drawing(state, ME, "figure-0")
    assert figure is not None
    reach = scene(state, ME, NAMES).board.overlays[0]  # type: ignore[union-attr]
    assert not set(figure.overlays[0].cells) & set(reach.cells)  # no distance twice on a place


@pytest.mark.rule("RE-215", "RE-217", "RE-219")
def test_a_villain_on_a_tile_says_how_strong_it_is_and_what_it_brings() -> None:
    state = position(Side(), idle(), tiles={(1, 0): "plains"}, npcs=[("ravenna", (1, 0))], villains=[Foe("ravenna")])
    rules = state.book.rules
    assert standing(state, place_of(1, 0)) == (
        f"Ravenna: Villain, level 3. Fights with {rules.villain_hand} cards, each +2. "
        f"Beaten: 3 levels, {rules.reward_light} Light, {rules.villain_prize} Item Card."
    )


def test_pieces_of_the_map_say_what_they_ask_and_quests_the_number_in_force() -> None:
    chapters = dict(ELYSIA.page.gallery(ELYSIA.rules.book(OFFICIAL)))
    said = {front.name: "".join([words for words, _ in front.text]) for front in chapters["Map"]}
    assert all(words != f"{name}." for name, words in said.items())
    assert said["Mountain"].startswith("1 Walk to come, 1 more to stay")
    queue = scene(position(Side(), Side("vega")), ME, NAMES).queue
    assert queue is not None
    hunt = next(item.face for item in queue.items if item.face and item.face.name == "Huntsmaster")
    assert "".join([words for words, _ in hunt.text]).startswith("Beat foes of 14 levels in all:")


def test_what_nobody_can_pay_is_dim_in_the_market() -> None:
    state = position(Side(wild=0), Side("vega"), coin=4)
    state.part = BUY
    market = next(zone for zone in scene(state, ME, NAMES).middle if zone.id == "market")
    dim = {item.face.name for item in market.zones[0].items if item.face and item.dim}
    assert dim == {"Claymore", "Counterstrike"}
