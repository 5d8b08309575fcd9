"""Terms: Characters, NPCs, Name Cards, figures, Leave Out cards, tiles and Overlays, Exhaustion."""

from typing import Any

import pytest
from elysia_table import (
    FIRST,
    Foe,
    Side,
    arena,
    at,
    begun,
    duel,
    fighting,
    find,
    finish,
    idle,
    kinds,
    move,
    names,
    npcs,
    place_of,
    play,
    play_cards,
    position,
    ruled,
    seen_by,
    striking,
    tile,
    told,
    turn,
    upto,
)

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.cards.card import OVERLAYS
from rulewright.games.elysia.cards.characters import CHARACTERS, NAME_CARDS
from rulewright.games.elysia.rules.buy.buying import buy
from rulewright.games.elysia.rules.combat.starting import start_fight
from rulewright.games.elysia.rules.move.encounter import encounter_check
from rulewright.games.elysia.rules.state import MOVE
from rulewright.games.elysia.rules.turn import discard_and_draw
from rulewright.kernel.errors import ImpossiblePosition

PLAINS = {(1, 0): "plains"}


# -- Characters


@pytest.mark.rule("RE-022", "RE-023", "RE-087")
def test_players_monsters_and_villains_fight_and_only_players_are_asked() -> None:
    state = position(
        Side(at=(1, 0), wild=0), idle(), tiles=PLAINS, npcs=[("rat", (1, 0)), ("vega", (1, 0))],
        villains=[Foe("vega", deck=("trailblaze",) * 5)],
    )  # fmt: skip
    combat = arena(state, ["npc 1", "npc 2"], [0])
    state.villains[0].hand = state.villains[0].deck
    state.villains[0].deck = []
    table = finish(striking(combat), state, "pass")
    assert told(table, "strikes")[0]["n"] == 1 + 1 + 2  # Rat, the Villain's card, its Wild
    assert {seat for seat, _, _ in table.asked} == {0}  # nobody plays for an NPC
    for key, card in state.book.keys.items():
        assert state.book.cards[card].is_character == (state.book.cards[card].kind in ("monster", "name")), key


@pytest.mark.rule("RE-024", "RE-026")
def test_six_playable_characters_each_with_ten_cards_one_leave_out_and_a_name_card() -> None:
    assert len(CHARACTERS) == len(NAME_CARDS) == 6
    for number, (character, name) in enumerate(zip(CHARACTERS, NAME_CARDS, strict=True)):
        assert sum(copies for copies, _ in character.cards) == 10
        assert [copies for copies, card in character.cards if card.leave_out] == [1]
        assert (name.key, name.character) == (character.key, number)
        assert all(card.kind == "item" and not card.cost for _, card in character.cards)
    state = begun(6)  # in play: deck and hand of one's own, a figure on the map
    for player in state.players:
        own = {card.key for _, card in CHARACTERS[player.character].cards}
        assert len(player.hand + player.deck) == 10
        assert set(names(state, player.hand + player.deck)) == own
        assert player.place == place_of(0, 0)


@pytest.mark.rule("RE-025", "RE-161", "RE-R164")
def test_the_character_deck_is_all_a_character_has_wherever_it_lies() -> None:
    village = {(1, 0): "village/water"}
    state = position(
        Side(at=(1, 0), hand=("march",), deck=("march",), played=("longsword",), front=("oath-shield",)),
        Side("vega", at=(1, 0), hand=("salvage",), deck=()), tiles=village, coin=2, started=(0, 0),
        variant=ruled(trading=True),
    )  # fmt: skip

    def owned(seat: int) -> list[str]:
        return sorted(state.book.cards[face].key for face in state.players[seat].owned)

    assert owned(0) == ["longsword", "march", "march", "oath-shield"]
    play(buy, state, "buy apple", "trade 1", "give march", "done", "done", "agree", "finish")
    assert owned(0) == ["apple", "longsword", "march", "oath-shield"]
    assert owned(1) == ["march", "salvage"]


@pytest.mark.rule("RE-027", "RE-029")
def test_a_name_card_in_the_encounter_deck_brings_the_villains_figure_to_that_tile() -> None:
    state = begun(2, "algar", "tomyris", villain_names="vega")
    assert names(state, state.encounter).count("vega") == 1
    state = position(
        Side(at=(1, 0), damaged=True), idle(), tiles=PLAINS, exploration=("encounter",), encounter=("vega",),
        villains=[Foe("vega")],
    )  # fmt: skip
    play(encounter_check, state)
    assert npcs(state) == [("vega", (1, 0))]
    assert [at(state, seat) for seat in (0, 1)] == [(1, 0), (0, 0)]


@pytest.mark.rule("RE-028")
def test_everybody_sees_whether_a_character_is_damaged() -> None:
    state = position(Side(hand=(), deck=("march",) * 4), Side("vega"))
    upto(turn, state)
    assert [seen_by(state, seat).players[0].damaged for seat in (0, 1)] == [True, True]


# -- Leave Out cards


@pytest.mark.rule("RE-030", "RE-R120", "RE-D26")
def test_a_leave_out_card_stays_in_front_once_played() -> None:
    state = position(Side("tomyris", hand=("steppe-pony", "ride"), wild=0), idle())
    asked = upto(play_cards, state, "play steppe-pony")
    player = state.players[0]
    assert (state.walk, names(state, player.front), player.played) == (1, ["steppe-pony"], [])
    assert asked.notations == ["finish", "play ride"]  # that was its use in this part
    play(turn, state, "use steppe-pony", "finish", "stop", "done")
    assert names(state, player.front) == ["steppe-pony"]


@pytest.mark.rule("RE-030")
def test_a_leave_out_card_is_used_once_in_each_part_that_comes_round() -> None:
    state = position(Side(at=(1, 0), hand=("march",) * 4, front=("oath-shield",), wild=0), idle(), tiles=PLAINS,
                     npcs=[("troll", (1, 0))])  # fmt: skip
    assert "use oath-shield" not in upto(play_cards, state, "use oath-shield").notations
    state.players[0].used = 1
    table = duel(
        fighting(arena(state, ["npc 1"], [0])), state,
        "use oath-shield", "drop march", "drop march", "drop march", "use oath-shield", "use oath-shield",
    )  # fmt: skip
    assert [args["n"] for args in told(table, "defends")] == [1, 1]
    assert [args["n"] for args in told(table, "attacks")] == [1]
    for _, key, offered in table.asked:  # once used, not again in the same step
        assert key in ("attack", "defense", "damage")
        assert offered.count("use oath-shield") <= 1


@pytest.mark.rule("RE-R121", "RE-R122")
def test_a_leave_out_card_takes_up_the_one_play_and_is_no_hand_card() -> None:
    def after_its_use(**rules: Any) -> list[str]:
        state = position(
            Side(hand=("march", "ride"), front=("oath-shield",), wild=0), Side("vega", wild=1), variant=ruled(**rules)
        )
        return upto(striking(arena(state, [0], [1])), state, "use oath-shield").notations

    assert "wild-defense" in after_its_use()  # nothing is left to the attacker: the defender is asked
    assert after_its_use(leave_out_takes_play=False) == ["pass", "play march", "play ride"]
    state = position(Side(hand=("march",), front=("oath-shield",)), Side("vega"))
    asked = upto(lambda table, state: discard_and_draw(table, state, FIRST), state)
    assert asked.notations == ["done", "drop march", "wild-draw"]
    state = position(Side(hand=(), front=("oath-shield",)), Side("vega"), active=1)
    assert finish(start_fight, state).asked == []  # one without hand cards can't be targeted


@pytest.mark.rule("RE-R123", "RE-R16")
def test_a_leave_out_card_in_hand_is_a_hand_card_like_any_other() -> None:
    state = position(Side("tomyris", hand=("steppe-pony", "spoils"), deck=(), wild=0), idle())
    assert "reveal" not in upto(play_cards, state).notations  # its Walk counts while it is in hand
    play(turn, state, "finish", "drop steppe-pony", "done")
    player = state.players[0]
    assert (sorted(names(state, player.hand)), player.front) == (["spoils", "steppe-pony"], [])  # drawn again
    state = position(Side("tomyris", hand=("spoils",), front=("steppe-pony",)), idle())
    assert "reveal" in upto(play_cards, state).notations  # and does not in front


@pytest.mark.rule("RE-030")
def test_only_a_leave_out_card_can_lie_in_front() -> None:
    with pytest.raises(ImpossiblePosition, match="no Leave Out card"):
        position(Side(front=("march",)), idle())


# -- tiles and Overlays


@pytest.mark.rule("RE-031", "RE-032", "RE-035")
def test_five_terrains_and_three_overlays_make_the_map_deck() -> None:
    assert TERRAINS[:5] == ("Forest", "Plains", "Mountain", "Desert", "Water")
    assert OVERLAYS[1:] == ("Village", "Ruins", "Fortress")
    state = begun(4, scenario="hero")
    assert set(names(state, state.map_deck)) == {
        "forest", "plains", "mountain", "desert", "water", "village", "ruins", "fortress"}  # fmt: skip
    assert {state.book.cards[state.faces[card]].kind for card in state.map_deck} == {"terrain", "overlay"}


@pytest.mark.rule("RE-033")
def test_an_overlay_changes_what_happens_on_the_tile_and_leaves_the_terrain() -> None:
    def told_at(here: str) -> list[str]:
        state = position(
            Side(hand=("march", "longsword"), deck=()), idle(), tiles={(1, 0): here}, encounter=("rat",)
        )  # fmt: skip
        return kinds(finish(turn, state, "play march", "finish", "step 1,0"), "check", "combat")

    assert told_at("plains") == ["check"]
    assert told_at("ruins/plains") == ["combat"]
    state = position(Side(hand=("march", "silver-ring"), deck=()), idle(), tiles={(1, 0): "village/forest"})
    offered = upto(turn, state, "play silver-ring", "play march", "finish", "step 1,0", "stop").notations
    assert "buy apple" in offered
    assert tile(state, 1, 0) == "village/forest"
    assert "buy coin-purse" not in offered


@pytest.mark.rule("RE-034")
def test_overlays_are_placed_in_the_move_part() -> None:
    state = position(Side(), idle(), map_deck=("ruins", "plains"), walk=1)
    assert told(finish(move, state, "step 1,0"), "places_overlay")
    assert (state.part, tile(state, 1, 0)) == (MOVE, "ruins/plains")
    state = position(Side(), idle(), map_deck=("village",), tiles={(q, 0): "plains" for q in range(1, 6)})
    assert told(finish(move, state, "overlay village", "at 5,0"), "places_overlay")
    assert (state.part, tile(state, 5, 0)) == (MOVE, "village/plains")


# -- decks of the table


@pytest.mark.rule("RE-036", "RE-037", "RE-038")
def test_what_each_deck_consists_of() -> None:
    state = begun(4, villains=2)
    homes = {key: state.book.cards[face].home for key, face in state.book.keys.items()}
    market = {state.book.cards[face].key for face in state.book.market}
    exploration = {key for key, home in homes.items() if home == "exploration"}
    assert set(names(state, state.exploration)) == exploration
    assert not market & exploration
    items = {key for key in exploration if state.book.cards[state.book.keys[key]].kind == "item"}
    starting = {card.key for each in CHARACTERS for _, card in each.cards}
    every = {card.key for card in state.book.cards if card.kind == "item"}
    assert every == items | market | starting
    villains = {CHARACTERS[each.character].key for each in state.villains}
    events = {card.key for card in state.book.cards if card.kind == "event"}
    assert len(villains) == 2
    assert set(names(state, state.encounter)) == {"rat", "goblins", "troll"} | events | villains


@pytest.mark.rule("RE-038", "RE-R22")
def test_general_market_cards_are_sold_in_every_village() -> None:
    for here in ("village/forest", "village/desert", "first-village"):
        state = position(Side(at=(2, 0)), idle(), tiles={(2, 0): here}, coin=20, started=(0, 0))
        offered = {each for each in upto(buy, state).notations if each.startswith("buy ")}
        assert offered == {f"buy {state.book.cards[face].key}" for face in state.book.market}
        assert len(offered) == 9


@pytest.mark.rule("RE-039")
def test_an_encounter_card_brings_a_monster_and_an_item_card_does_not() -> None:
    for top, found in (("encounter", [("rat", (1, 0))]), ("raft", [])):
        state = position(Side(at=(1, 0), damaged=True), idle(), tiles=PLAINS, exploration=(top,), encounter=("rat",))
        play(encounter_check, state)
        assert npcs(state) == found


# -- Exhaustion


@pytest.mark.rule("RE-042", "RE-R97", "RE-R98")
def test_a_character_without_cards_in_hand_is_exhausted() -> None:
    state = position(Side(hand=("march",), wild=0), Side("vega", hand=("salvage", "salvage"), wild=0))
    table = duel(fighting(arena(state, [0], [1])), state, "fight", "play march", "drop salvage")
    assert [args["seat"] for args in told(table, "exhausted")] == [0]  # by playing the last card
    state = position(Side(hand=("march",) * 2, wild=0), Side("vega", hand=("salvage",), wild=0))
    table = duel(fighting(arena(state, [0], [1])), state, "fight", "play march")
    assert [args["seat"] for args in told(table, "exhausted")] == [1]  # by losing it


@pytest.mark.rule("RE-043", "RE-R93", "RE-R101")
def test_the_exhausted_can_not_be_targeted() -> None:
    state = position(
        Side(hand=("longsword",) * 3, deck=(), wild=0), Side("vega", hand=("salvage",), wild=0),
        Side("ravenna", hand=("slip-away",) * 6, wild=0),
    )  # fmt: skip
    table = duel(
        fighting(arena(state, [0], [1, 2])), state, "fight", "play longsword", "drop slip-away", "drop slip-away",
        "fight", "play longsword", "drop slip-away", "drop slip-away", "drop slip-away", "end",
    )  # fmt: skip
    strikes = [args for args in told(table, "strikes") if args["side"] == 0]
    assert [(args["defenders"], args["each"]) for args in strikes] == [(2, 2), (1, 3)]
    state.players[0].hand = [find(state, 0, "longsword")]
    state.fought = False
    assert "target-player 1" not in upto(start_fight, state).notations


@pytest.mark.rule("RE-R121")
def test_where_leave_out_takes_no_play_only_another_card_takes_it() -> None:
    def after(card: str) -> list[str]:
        state = position(
            Side(hand=("march", "ride", "oath-shield"), wild=0), Side("vega", wild=1),
            variant=ruled(leave_out_takes_play=False),
        )  # fmt: skip
        return upto(striking(arena(state, [0], [1])), state, f"play {card}").notations

    assert after("oath-shield") == ["pass", "play march", "play ride"]
    assert "wild-defense" in after("march")  # nothing is left to the attacker: the defender is asked
