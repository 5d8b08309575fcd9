"""What newcomers stumbled over: where Coin is of use, what damaged means, who strikes first, what a check is."""

import pytest
from elysia_table import idle, told

from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.cards.atoms import PLAINS
from rulewright.games.elysia.page.card_fronts import card_front
from rulewright.games.elysia.page.coaching import first_times, undone
from rulewright.games.elysia.page.effects_shown import effects, news
from rulewright.games.elysia.page.fight import fight
from rulewright.games.elysia.page.hints import hint, obvious, role
from rulewright.games.elysia.page.map import drawing, standing
from rulewright.games.elysia.page.scene import scene
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.book import make_book
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


@pytest.mark.rule("RE-143", "RE-241")
def test_a_token_says_what_it_is_for_and_what_comes_on_the_way_is_news() -> None:
    state = position(Side(), Side("vega"))
    gained = {"seat": 0, "n": 1}
    passing = Event("gains_darkness", "RE-143", gained, {})
    assert ELYSIA.words.event_words(state, passing, NAMES) == "Ada gains 1 Darkness for walking on from Ruins."
    prize = Event("gains_wild", "RE-241", gained, {})
    assert ELYSIA.words.event_words(state, prize, NAMES) == "Ada gains 1 Wild for a Quest."
    plain = Event("gains_wild", "RE-077", gained, {})
    assert ELYSIA.words.event_words(state, plain, NAMES) == "Ada gains 1 Wild."
    assert [news(passing, seat) for seat in (ME, RIVAL)] == [True, False]
    assert not news(prize, ME)  # the Quest itself is
    appears = Event("appears", "RE-140", {"npc": 1, "face": state.book.keys["troll"], "place": 0, "passed": 0}, {})
    assert all(news(appears, seat) for seat in (ME, RIVAL))  # whoever walked there


@pytest.mark.rule("RE-143")
def test_what_walking_on_from_ruins_brings_is_said_before_the_step() -> None:
    state = position(Side(at=(1, 0)), Side("vega"), walk=2, tiles={(1, 0): "ruins/plains", (2, 0): "plains"})
    state.part, state.ruin = MOVE, True
    step = verbs.STEP(place_of(2, 0))
    move = asks(state, prompts.MOVE, verbs.STOP.answer, step)
    assert ELYSIA.words.ask_words(state, move) == "2 Walk. Walk on and gain 1 Darkness, or stop"
    assert hint(state, move, step) == "Walking on from Ruins brings 1 Darkness."
    assert "ruins" in dict(first_times(state, move))
    state.ruin = False
    assert ELYSIA.words.ask_words(state, move) == "2 Walk. Take a step, or stop"
    assert hint(state, move, step) == ""


@pytest.mark.rule("RE-030", "RE-115")
def test_a_card_that_does_nothing_on_the_way_is_idle_there_and_stands_last() -> None:
    hand = ("claymore", "march", "oath-shield")
    state = position(Side(hand=hand, front=("oath-shield",)), Side("vega", front=("steppe-pony",)))
    (claymore, march, shield), (front,), (pony,) = (
        state.players[0].hand, state.players[0].front, state.players[1].front,
    )  # fmt: skip
    asked = asks(state, prompts.PLAY)
    idle_ones = [verbs.USE(front), verbs.PLAY(claymore)]
    useful = [verbs.USE(pony), verbs.PLAY(march), verbs.PLAY(shield)]  # which then lies in front
    assert [role(state, asked, option)[0] for option in (*idle_ones, *useful)] == ["idle"] * 2 + [""] * 3
    assert all(hint(state, asked, option).startswith("It gives nothing on the way") for option in idle_ones)
    assert role(state, asks(state, prompts.ATTACK), verbs.USE(front))[0] == ""


@pytest.mark.rule("RE-179", "RE-151")
def test_a_fight_that_is_broken_off_says_who_began_it_and_an_attack_on_a_player_is_shown() -> None:
    state = duel_of_two()
    attack = Event("combat", "RE-174", {"place": place_of(1, 0), "n": 2, "first": 0}, {})
    (moment,) = effects(state, attack) or []
    assert moment["words"] == "Player 1: an attack on player 2"
    args = dict.fromkeys(events.fight_over.args, 0) | {
        "place": place_of(1, 0), "end": events.UNDECIDED, "foe": -1, "foes": 1, "item": -1, "quest": -1,
        "left": 5, "had": 5,
    }  # fmt: skip

    def said(seat: Seat, rival: Seat) -> str:
        event = Event("fight_over", "RE-196", args | {"seat": seat, "rival": rival}, {})
        return ELYSIA.words.event_words(state, event, NAMES)

    assert said(ME, RIVAL) == "Ada breaks off the fight against Basil. All 5 cards left."
    assert said(RIVAL, ME) == "Ada attacks Basil, but breaks off the fight. All 5 cards left."
    assert state.combat is not None
    state.combat.step = DEFENSE  # a stand-off, after the last strike
    assert said(ME, RIVAL).startswith("Ada's fight against Basil is undecided.")


@pytest.mark.rule("RE-166")
def test_a_village_says_what_is_cheaper_in_it() -> None:
    state = position(Side(at=(1, 0)), Side("vega"), tiles={(1, 0): "plains", (2, 0): "village/plains"})
    village, first = (drawing(state, ME, f"hex-{place_of(q, 0)}") for q in (2, 0))
    assert village is not None
    assert first is not None
    cheap = [card.name for card in state.book.cards if card.home == "market" and card.cheaper == PLAINS]
    assert cheap
    assert f"Village on Plains (cheaper there: {', '.join(cheap)})" in village.words
    assert "First Village (nothing is cheaper there)" in first.words


def test_rounds_are_counted_down_only_near_the_last_one() -> None:
    state = position(Side(), Side("vega"))
    last = state.book.rules.max_rounds
    heads = []
    for state.round in (1, last):
        heads.append(scene(state, ME, NAMES).headline)
    assert heads == ["Round 1, Ada: Play", f"Round {last} of {last}, Ada: Play"]


@pytest.mark.rule("RE-036")
def test_in_the_name_of_a_deck_exploration_is_not_the_way_to_play_a_card() -> None:
    book = make_book(OFFICIAL)
    front = card_front(book.cards[book.keys["treasure-hunter"]])
    assert "Exploration Deck" in [words for words, clause in front.text if clause]
