"""Auras and enchants: on whom, when, how many, how long, what replaces them, and who may read them."""

from collections.abc import Sequence

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    finish,
    keys,
    main,
    main_phase,
    numbers,
    position,
    told,
    troop_at,
    turn,
    under,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.question import HIDDEN, SPECTATOR

TOUGH = custom("Tough", "R", "3/9")
KING = custom("Crown", "K", "1/20")


def aimed(state: State, spell: str) -> set[str]:
    """Squares offered as targets; none if the spell is not offered."""
    if f"cast {spell}" not in upto(main_phase, state).notations:
        return set()
    return {each.split()[1] for each in upto(main_phase, state, f"cast {spell}").notations if each[:2] == "at"}


def name_of(state: State, pile: Sequence[int], square: str) -> str:
    card = pile[troop_at(state, square)]
    return keys(state, [card])[0] if card >= 0 else ""


# -- Auras


@pytest.mark.rule("LC-166", "LC-168", "LC-R184")
def test_an_aura_is_cast_on_a_friend_and_stays() -> None:
    state = position(Side([Troop(TOUGH, "d4")], hand=["flame-blade"]), Side([Troop(TOUGH, "d6")]))
    assert aimed(state, "flame-blade") == {"d4", "e1"}
    finish(main, state, "cast flame-blade", "at-troop d4", "move d4-c4")
    for _ in range(2):
        finish(turn, state)
    aura = state.aura.index(max(state.aura))
    assert (state.at[aura] >= 0, keys(state, [max(state.aura)])) == (True, ["flame-blade"])
    state = position(Side([Troop(TOUGH, "d4")], hand=["flame-blade"]), Side([Troop(TOUGH, "d6")]))
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move d4-c4")
    assert (numbers(state, "c4"), state.players[0].nether) == ((5, 9), [])


@pytest.mark.rule("LC-167", "LC-173", "LC-175", "LC-188", "LC-196", "LC-R155", "LC-R156")
@pytest.mark.parametrize("spell", ["flame-blade", "healing-star", "immolation", "power-geyser", "searing-ray"])
def test_only_the_active_player_in_the_main_phase_with_nothing_pending(spell: str) -> None:
    """An aura, a channeled spell, a curse, an enchant and a sorcery."""

    def table() -> State:
        mine = Side([Troop(TOUGH, "d4")], hand=[spell, "spark", "deathbolt"], mana=9)
        return position(mine, Side([Troop(TOUGH, "d5")], hand=[spell, "spark", "deathbolt"], mana=9))

    assert f"cast {spell}" in upto(main_phase, table()).notations
    answered = upto(main_phase, table(), "cast spark", "at-troop d5")  # by the opponent, in response
    own = upto(main_phase, table(), "cast spark", "at-troop d5", "pass")  # by its caster, on top of it
    fight = upto(main_phase, table(), "attack d4xd5")  # by the defender in combat
    attacker = upto(main_phase, table(), "attack d4xd5", "pass")  # by the attacker in combat
    after = upto(main_phase, table(), "move d4-c4", "pass")  # in the opponent's turn
    early = upto(effects_phase, position(Side(hand=[spell, "spark"], mana=9), Side(), phase="effects"))
    for seat, asked in ((1, answered), (0, own), (1, fight), (0, attacker), (1, after), (0, early)):
        assert asked.seat == seat
        assert [each for each in asked.notations if each.startswith("cast")], asked.notations
        assert f"cast {spell}" not in asked.notations


@pytest.mark.rule("LC-168", "LC-176", "LC-215", "LC-004")
def test_what_lies_on_a_killed_troop_goes_to_its_owners_nethers() -> None:
    weak = Troop(
        custom("Weak", "R", "1/1"), "d5", aura="root-armor", curse="chill-touch", weapon="axe", armor="hide-armor"
    )
    state = position(Side([Troop(TOUGH, "a4")], hand=["flame-burst"]), Side([weak]))
    finish(main_phase, state, "cast flame-burst", "at-troop d5", "move a4-a5")
    assert who(state, "d5") == ""
    assert sorted(keys(state, state.players[1].nether)) == ["axe", "hide-armor", "root-armor"]
    assert sorted(keys(state, state.players[0].nether)) == ["chill-touch", "flame-burst"]


@pytest.mark.rule("LC-169", "LC-170", "LC-R185")
def test_a_second_aura_replaces_the_first_when_it_resolves() -> None:
    mine = Side([Troop(TOUGH, "d4", aura="root-armor")], hand=["flame-blade"], mana=2)
    state = position(mine, Side([Troop(TOUGH, "d6")], hand=["quench"], mana=2))
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move d4-c4")
    assert (name_of(state, state.aura, "c4"), numbers(state, "c4")) == ("flame-blade", (5, 9))
    assert keys(state, state.players[0].nether) == ["root-armor"]
    state = position(mine, Side([Troop(TOUGH, "d6")], hand=["quench"], mana=2))
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "cast quench", "move d4-c4")
    assert (name_of(state, state.aura, "c4"), keys(state, state.players[0].nether)) == ("root-armor", ["flame-blade"])


@pytest.mark.rule("LC-R135", "LC-170")
def test_losing_the_aura_that_kept_a_troop_alive_kills_it() -> None:
    dying = Troop(custom("Weak", "R", "1/3"), "d4", hurt=4, aura="stoneskin")
    state = position(Side([dying, Troop("cave-bear", "a3")], hand=["flame-blade"]), Side())
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move a3-a4")
    assert (who(state, "d4"), sorted(keys(state, state.players[0].nether))) == ("", ["flame-blade", "stoneskin"])
    assert keys(state, state.players[0].crypt) == ["weak"]


@pytest.mark.rule("LC-171", "LC-186", "LC-219", "LC-R14")
def test_names_on_a_face_down_troop_can_be_read_by_everybody() -> None:
    loaded = Troop(TOUGH, "d4", up=False, aura="root-armor", curse="chill-touch", weapon="axe", armor="hide-armor")
    state = position(Side([loaded]), Side())
    troop = troop_at(state, "d4")
    for seat in (1, SPECTATOR):
        seen = view(state, seat)
        assert seen.faces[troop] == HIDDEN
        cards = [pile[troop] for pile in (seen.aura, seen.curse, seen.weapon, seen.armor)]
        assert [seen.book.cards[seen.faces[card]].name for card in cards] == [
            "Root Armor", "Chill Touch", "Axe", "Hide Armor",
        ]  # fmt: skip
    state = position(Side([Troop(TOUGH, "d4", up=False)], hand=["root-armor"]), Side())
    finish(main_phase, state, "cast root-armor", "at-troop d4", "move d4-c4")
    card = state.aura[troop_at(state, "c4")]
    assert view(state, 1).faces[card] == state.faces[card]


# -- Enchants


@pytest.mark.rule("LC-187", "LC-189", "LC-R59", "LC-R60")
def test_an_enchant_works_for_its_controller_every_turn_from_the_next_on() -> None:
    state = position(Side([Troop(TOUGH, "a4")], hand=["power-geyser"], mana=3), Side([Troop(KING, "h7")]))
    finish(main, state, "cast power-geyser", "move a4-a5")
    assert (keys(state, state.players[0].enchants), state.players[0].mana) == (["power-geyser"], 0)
    theirs = state.players[1].mana
    finish(turn, state, "move h7-h6")
    assert (state.players[0].mana, state.players[1].mana) == (0, theirs + 1)
    finish(turn, state, "use power-geyser", "move a5-a6")
    assert state.players[0].mana == 2
    finish(turn, state, "move h6-h5")
    finish(turn, state, "use power-geyser", "move a6-a5")
    assert state.players[0].mana == 4


@pytest.mark.rule("LC-187")
def test_a_static_enchant_helps_its_own_army_only() -> None:
    knight = custom("Rider", "KN", "3/5")
    state = position(
        Side([Troop(knight, "d4"), Troop(TOUGH, "a4")], enchants=["banner-of-embers"]), Side([Troop(knight, "d6")])
    )
    assert (numbers(state, "d4"), numbers(state, "a4"), numbers(state, "d6")) == ((4, 6), (3, 9), (3, 5))


@pytest.mark.rule("LC-190", "LC-192", "LC-193", "LC-R190", "LC-D28")
def test_a_fourth_enchant_replaces_one_of_three_when_it_resolves() -> None:
    three = ["power-geyser", "storm-front", "war-drums"]
    mine = Side([Troop(TOUGH, "a4")], hand=["sanctuary"], mana=3, enchants=three)
    state = position(mine, Side())
    asked = upto(main_phase, state, "cast sanctuary")
    assert (asked.why.key, asked.notations) == ("replace", [f"replace {key}" for key in three])
    state = position(mine, Side())
    finish(main_phase, state, "cast sanctuary", "replace storm-front", "move a4-a5")
    assert keys(state, state.players[0].enchants) == ["power-geyser", "war-drums", "sanctuary"]
    assert keys(state, state.players[0].nether) == ["storm-front"]
    state = position(mine, Side([Troop(KING, "h7")], hand=["quench"], mana=2))
    finish(main_phase, state, "cast sanctuary", "cast quench", "move a4-a5")
    assert keys(state, state.players[0].enchants) == three
    assert keys(state, state.players[0].nether) == ["sanctuary"]


@pytest.mark.rule("LC-190", "LC-R289")
def test_with_a_free_space_nothing_is_replaced() -> None:
    state = position(
        Side([Troop(TOUGH, "a4")], hand=["sanctuary"], mana=3, enchants=["power-geyser", "war-drums"]), Side()
    )
    table = finish(main_phase, state, "cast sanctuary", "move a4-a5")
    assert keys(state, state.players[0].enchants) == ["power-geyser", "war-drums", "sanctuary"]
    assert "replace" not in [key for _, key, _ in table.asked]
    small = position(
        Side([Troop(TOUGH, "a4")], hand=["sanctuary"], mana=3, enchants=["power-geyser"]), Side(),
        variant=under(max_enchants=1),
    )  # fmt: skip
    finish(main_phase, small, "cast sanctuary", "move a4-a5")
    assert keys(small, small.players[0].enchants) == ["sanctuary"]


@pytest.mark.rule("LC-191", "LC-R189", "LC-R191")
def test_nobody_has_two_enchants_of_one_name_but_both_may_have_it() -> None:
    mine = Side([Troop(TOUGH, "a4")], hand=["power-geyser"], mana=9, enchants=["power-geyser"])
    assert "cast power-geyser" not in upto(main_phase, position(mine, Side())).notations
    state = position(
        Side([Troop(TOUGH, "a4")], hand=["power-geyser"], mana=3), Side([Troop(KING, "h7")], enchants=["power-geyser"])
    )
    finish(main_phase, state, "cast power-geyser", "move a4-a5")
    assert [keys(state, player.enchants) for player in state.players] == [["power-geyser"]] * 2


@pytest.mark.rule("LC-158", "LC-168")
def test_an_aura_whose_troop_dies_before_it_resolves_goes_to_the_nether() -> None:
    frail = custom("Frail", "R", "1/1")
    mine = Side([Troop(frail, "d4"), Troop(TOUGH, "a4")], hand=["root-armor"], mana=5)
    state = position(mine, Side([Troop(KING, "h7")], hand=["spark"], mana=5))
    table = duel(main_phase, state, "cast root-armor", "at-troop d4", "cast spark", "at-troop d4", "move a4-a5", "end")
    assert (who(state, "d4"), keys(state, state.players[0].nether)) == ("", ["root-armor"])
    assert [args["card"] for args in told(table, "fizzles")] == ["root-armor"]


@pytest.mark.rule("LC-190", "LC-191")
def test_where_no_enchant_may_be_in_play_one_that_resolves_goes_to_the_nether() -> None:
    mine = Side([Troop(TOUGH, "a4")], hand=["power-geyser"], mana=9)
    state = position(mine, Side([Troop(KING, "h7")]), variant=under(max_enchants=0))
    finish(main_phase, state, "cast power-geyser", "move a4-a5")
    assert (state.players[0].enchants, keys(state, state.players[0].nether)) == ([], ["power-geyser"])


@pytest.mark.rule("LC-189", "LC-240")
def test_a_permanent_works_until_it_is_removed() -> None:
    """Every permanent is an aura, a curse or an enchant; Spell Purge removes any of them and no other spell stays."""
    state = position(
        Side([Troop(TOUGH, "a4")], hand=["spell-purge"], mana=2),
        Side([Troop(TOUGH, "d6", aura="root-armor", curse="chill-touch")], enchants=["war-drums"]),
    )
    assert aimed(state, "spell-purge") == {"root-armor", "chill-touch", "war-drums"}
    assert numbers(state, "d6") == (3 - 2 + 1, 9 + 1 + 1)
    finish(main_phase, state, "cast spell-purge", "at-card war-drums", "move a4-a5")
    assert (numbers(state, "d6"), keys(state, state.players[1].nether)) == ((1, 10), ["war-drums"])
    assert {card.type for card in state.book.cards if card.kind == "spell" and card.permanent} == {
        "aura", "curse", "enchant",
    }  # fmt: skip
